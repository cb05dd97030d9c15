# What can be wrong in a card file of Lusitania XXI.

cards-total = o livro de regras conta { $due } { $group ->
    [soldiers] soldados
    [equipment] equipamentos
    [visitors] visitantes
    [mars] cartas Deus Marte
    [laurus] cartas Laurus
   *[virtus] cartas Virtus
}, e não { $total }
cards-sum = { $group ->
    [soldiers] os soldados
    [equipment] os equipamentos
    [visitors] os visitantes
    [mars] as cartas Deus Marte
    [laurus] as cartas Laurus
   *[virtus] as cartas Virtus
} são { $copies }, mas a caixa tem { $due }
cards-colours = { $card }: as cores (colours) têm de ser { $due }
cards-cell = { $card }: a posição (cell) tem de ser { $due }, e não { $cell } (X7)
cards-slots-of-no-soldier = { $card } tem espaços, mas só os soldados levam equipamento (X8)
cards-slots-of-the-cook = a Cozinheira tem espaços, mas não leva equipamento (X8)
cards-no-slots = { $card } não tem espaços, mas todos os soldados têm, exceto a Cozinheira (X8)
cards-too-many-slots = { $card } tem { $slots } espaços, mas um soldado tem { $most } no máximo
cards-slot-twice = { $equipment } aparece duas vezes na carta { $card } (X24)
cards-slot-choice = escolhe-se entre dois tipos de equipamento, e não como em { $slot }
cards-no-such-equipment = não há nenhum equipamento { $equipment }
