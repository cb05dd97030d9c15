# Lusitania (2019): the table in the browser.

## Cards, hands and soldiers

page-face-down = carta virada para baixo
page-points = { $points ->
    [1] { $points } ponto
   *[other] { $points } pontos
}
page-either = { $one } ou { $other }
page-room-for = espaço para { $pieces }
page-carries = com { $pieces }
page-known-to = conhecida por { $players }
page-known-to-all = conhecida por todos
page-your-hand = A tua mão
page-hand-of = Mão: { $player }
page-in-hand = Mão { $place }: { $card }
page-cell = Soldado { $cell }: { $card }
page-empty = nenhuma carta

## The middle of the table

page-standing = Pontos
page-centre = Campo de treino e pilhas
page-pile = Pilha de bisca: { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
page-second-pile = Segunda pilha de bisca: { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
page-on-top = No topo: { CARD($card) }.
page-discard = Pilha de descarte: { $count ->
    [1] { $count } carta
   *[other] { $count } cartas
}
page-look = Ver as cartas
page-last-six = Últimas seis

## Mars, Commander and Musician

page-mars-used = já usado
page-mars-unused = por usar, 1 ponto
page-perhaps-musician = talvez o Músico

## Actions, on buttons

page-action-replenish = Renovar o campo com o Comandante
page-action-trade = Trocar { CARD($card, case: "acc") } por { CARD($other, case: "acc") }
page-action-recruit = Recrutar { CARD($card, case: "acc") }
page-action-equip = Colocar { CARD($card, case: "acc") } por baixo { CARD($other, case: "gen") }
page-action-caesar = Jogar o Julius Caesar: ficar com o Comandante
page-action-senator = Enviar o Senador a { $player }
page-action-mars = Virar o Deus Marte: descartar a mão e biscar três cartas

# What can be done with a thing that was chosen; “left” is where the next click goes.
page-way-trade = { $left ->
    [hand] dar por ela uma carta da mão
   *[other] trocá-la por uma carta do campo de treino
}
page-way-recruit = { $left ->
    [hand] recrutar um soldado da mão
   *[other] recrutá-la para o exército
}
page-way-equip = { $left ->
    [hand] pôr-lhe por baixo equipamento da mão
   *[other] colocá-la por baixo de um soldado
}
page-way-caesar = { $left ->
    [hand] ficar com ele jogando o Julius Caesar
   *[other] jogá-la para ficar com o Comandante
}
page-way-senator = { $left ->
    [hand] enviar o Senador para lá
   *[other] enviá-la à mão de outro jogador
}
