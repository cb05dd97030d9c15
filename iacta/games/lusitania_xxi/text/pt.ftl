# Lusitania XXI: every word a person reads at the table.
# A card's name is its label; .acc is the card as the object of a sentence, .gen with “de” in front (also “por baixo de”).

title = Lusitania XXI

## Options

option-laurus = Jogar com a expansão Laurus (X3).
option-virtus = Jogar com a expansão Virtus (X3).
option-first = O lugar à mesa que recebe o Julius Caesar e começa, contado a partir de 0; -1 para sortear (X32).
option-exclusive_colours = Não há dois exércitos da mesma cor (X7, X32).
option-turn_limit = Turnos de cada jogador ao fim dos quais se encerra um jogo que não acaba (X31).

## Colours and provinces

colour-blue = azul
province-blue = Aquitania
colour-red = vermelho
province-red = Britannia
colour-yellow = amarelo
province-yellow = Tarraconensis
colour-green = verde
province-green = Helvetia
colour-white = branco
colour-black = preto

## Cards

card-unknown = carta
    .acc = uma carta
    .gen = de uma carta
card-blue-1 = Legionário I da Aquitania
    .acc = o Legionário I da Aquitania
    .gen = do Legionário I da Aquitania
card-blue-2 = Legionário II da Aquitania
    .acc = o Legionário II da Aquitania
    .gen = do Legionário II da Aquitania
card-blue-3 = Legionário III da Aquitania
    .acc = o Legionário III da Aquitania
    .gen = do Legionário III da Aquitania
card-blue-4 = Legionário IV da Aquitania
    .acc = o Legionário IV da Aquitania
    .gen = do Legionário IV da Aquitania
card-blue-5 = Legionário V da Aquitania
    .acc = o Legionário V da Aquitania
    .gen = do Legionário V da Aquitania
card-red-1 = Legionário I da Britannia
    .acc = o Legionário I da Britannia
    .gen = do Legionário I da Britannia
card-red-2 = Legionário II da Britannia
    .acc = o Legionário II da Britannia
    .gen = do Legionário II da Britannia
card-red-3 = Legionário III da Britannia
    .acc = o Legionário III da Britannia
    .gen = do Legionário III da Britannia
card-red-4 = Legionário IV da Britannia
    .acc = o Legionário IV da Britannia
    .gen = do Legionário IV da Britannia
card-red-5 = Legionário V da Britannia
    .acc = o Legionário V da Britannia
    .gen = do Legionário V da Britannia
card-yellow-1 = Legionário I da Tarraconensis
    .acc = o Legionário I da Tarraconensis
    .gen = do Legionário I da Tarraconensis
card-yellow-2 = Legionário II da Tarraconensis
    .acc = o Legionário II da Tarraconensis
    .gen = do Legionário II da Tarraconensis
card-yellow-3 = Legionário III da Tarraconensis
    .acc = o Legionário III da Tarraconensis
    .gen = do Legionário III da Tarraconensis
card-yellow-4 = Legionário IV da Tarraconensis
    .acc = o Legionário IV da Tarraconensis
    .gen = do Legionário IV da Tarraconensis
card-yellow-5 = Legionário V da Tarraconensis
    .acc = o Legionário V da Tarraconensis
    .gen = do Legionário V da Tarraconensis
card-green-1 = Legionário I da Helvetia
    .acc = o Legionário I da Helvetia
    .gen = do Legionário I da Helvetia
card-green-2 = Legionário II da Helvetia
    .acc = o Legionário II da Helvetia
    .gen = do Legionário II da Helvetia
card-green-3 = Legionário III da Helvetia
    .acc = o Legionário III da Helvetia
    .gen = do Legionário III da Helvetia
card-green-4 = Legionário IV da Helvetia
    .acc = o Legionário IV da Helvetia
    .gen = do Legionário IV da Helvetia
card-green-5 = Legionário V da Helvetia
    .acc = o Legionário V da Helvetia
    .gen = do Legionário V da Helvetia
card-mercenary-1 = Mercenário I
    .acc = o Mercenário I
    .gen = do Mercenário I
card-mercenary-2 = Mercenário II
    .acc = o Mercenário II
    .gen = do Mercenário II
card-mercenary-3 = Mercenário III
    .acc = o Mercenário III
    .gen = do Mercenário III
card-mercenary-4 = Mercenário IV
    .acc = o Mercenário IV
    .gen = do Mercenário IV
card-mercenary-5 = Mercenário V
    .acc = o Mercenário V
    .gen = do Mercenário V
card-mercenary-6 = Mercenário VI
    .acc = o Mercenário VI
    .gen = do Mercenário VI
card-cook = Cozinheira
    .acc = uma Cozinheira
    .gen = da Cozinheira
card-gunner = Artilheiro
    .acc = um Artilheiro
    .gen = do Artilheiro
card-shield = Escudo
    .acc = um escudo
    .gen = do escudo
card-sword = Espada
    .acc = uma espada
    .gen = da espada
card-axe = Machado
    .acc = um machado
    .gen = do machado
card-spear = Lança
    .acc = uma lança
    .gen = da lança
card-horse = Cavalo
    .acc = um cavalo
    .gen = do cavalo
card-bow = Arco e flecha
    .acc = um arco e flecha
    .gen = do arco e flecha
card-stone = Pedregulho
    .acc = um pedregulho
    .gen = do pedregulho
card-auxilia = Auxilia
    .acc = uma Auxilia
    .gen = da Auxilia
card-senator = Senador
    .acc = um Senador
    .gen = do Senador
card-cleopatra = Cleopatra
    .acc = uma Cleopatra
    .gen = da Cleopatra
card-inspector = Inspetor
    .acc = um Inspetor
    .gen = do Inspetor
card-doctor = Médico
    .acc = um Médico
    .gen = do Médico
card-commander = Comandante
    .acc = um Comandante
    .gen = do Comandante
card-caesar = Julius Caesar
    .acc = o Julius Caesar
    .gen = do Julius Caesar
card-laurus-1 = Laurus 1
    .acc = a Laurus 1
    .gen = da Laurus 1
card-laurus-2 = Laurus 2
    .acc = a Laurus 2
    .gen = da Laurus 2
card-laurus-3 = Laurus 3
    .acc = a Laurus 3
    .gen = da Laurus 3
card-laurus-4 = Laurus 4
    .acc = a Laurus 4
    .gen = da Laurus 4
card-laurus-5 = Laurus 5
    .acc = a Laurus 5
    .gen = da Laurus 5
card-virtus-6 = Virtus 6
    .acc = a Virtus 6
    .gen = da Virtus 6
card-virtus-7 = Virtus 7
    .acc = a Virtus 7
    .gen = da Virtus 7
card-virtus-8 = Virtus 8
    .acc = a Virtus 8
    .gen = da Virtus 8
card-virtus-9 = Virtus 9
    .acc = a Virtus 9
    .gen = da Virtus 9
card-virtus-10 = Virtus 10
    .acc = a Virtus 10
    .gen = da Virtus 10

## What the cards do

effect-legionary = Soldado de uma província. O teu primeiro Legionário define a cor do teu exército; nenhum outro exército a pode ter (X7).
effect-mercenary = Soldado para qualquer exército; cada exército tem no máximo dois (X7).
effect-cook = Soldado para a posição VI. Não carrega equipamento (X7, X8).
effect-gunner = Soldado para a posição VII, com pedregulho ou lança (X7, X8).
effect-equipment = Fica por baixo de um soldado que tenha um espaço livre para o seu tipo e conta aí os seus pontos (X8).
effect-auxilia = Vale um ponto em qualquer posição. Usa-a para a mover para uma posição vazia de I a VII, que fica ocupada (X14).
effect-senator = Com cada um dos outros jogadores, à vez: tira-lhe uma carta ao acaso e depois entrega-lhe uma das tuas (X15).
effect-cleopatra = Descarta um equipamento de outro exército (X18).
effect-inspector = Descarta uma carta da mão e depois recupera uma carta qualquer da pilha de descarte (X16).
effect-doctor = Passa uma ou duas das tuas cartas dispensadas para a pilha de descarte (X17).
effect-commander = Descarta uma, duas ou três cartas da mão e bisca outras tantas (X13).
effect-caesar = Substitui todo o campo de treino; depois, o Julius Caesar passa para o jogador à tua direita (X12).
effect-laurus-1 = Um ponto para o primeiro exército com um pedregulho, um arco e flecha e um cavalo (X19).
effect-laurus-2 = Um ponto para o primeiro exército com dois pares de equipamentos iguais (X20).
effect-laurus-3 = Um ponto para o primeiro exército com quatro tipos de equipamento (X21).
effect-laurus-4 = Um ponto para o primeiro exército com as posições I a IV ocupadas por soldados ou Auxilia (X22).
effect-laurus-5 = Um ponto para o primeiro exército com as posições V a VII ocupadas por soldados ou Auxilia (X23).
effect-virtus-6 = Para o primeiro exército com um pedregulho, um machado e um cavalo: escolhe um equipamento; o soldado que o tem pode carregar um segundo do mesmo tipo (X24).
effect-virtus-7 = Para o primeiro exército com uma espada, uma lança e um escudo: podes ter três Mercenários (X25).
effect-virtus-8 = Para o primeiro exército com uma espada, um machado e um arco e flecha: ao dispensar, podes dispensar duas cartas e biscar duas (X26).
effect-virtus-9 = Para o primeiro exército com soldados em três posições seguidas: ao trocar, podes trocar duas cartas (X27).
effect-virtus-10 = Para o primeiro exército com uma Cozinheira e um Artilheiro com o equipamento completo: escolhe um soldado; esse soldado pode carregar mais dois equipamentos de tipos que não tenha impressos (X28).

## Zones

zone-hand = Mão
zone-camp = Campo de treino
zone-legion = Exército
zone-gear = Equipamento
zone-dismissed = Dispensadas
zone-aside = À parte
zone-discard = Pilha de descarte
zone-pile = Pilha de bisca
zone-objective = Laurus e Virtus
zone-prize = Conquistadas

## Actions, as a person types them

action-exchange = trocar { $hand } por { $camp }
action-recruit = recrutar { $hand }
action-equip = equipar { $hand } em { $cell }
action-dismiss = dispensar { $hand }
action-dismiss_two = dispensar { $hands }
action-use = usar { $cell }
action-end = terminar turno
action-enough = basta
action-redraw = substituir { $hands }
action-station = mover para { $cell }
action-give = entregar { $hand }
action-discard = descartar { $hand }
action-take = recuperar { CARD($kind) }
action-heal = curar { $dismissed }
action-rob = assaltar { $seat } em { $cell }
action-remove = remover { CARD($piece) }
action-double = duplicar { CARD($piece) } em { $cell }
action-burden = sobrecarregar { $cell }

## What is to be decided

prompt-turn = Troca, recruta ou dispensa; ou usa antes uma carta da posição 0 ou 8.
prompt-after-acting = Usa uma carta da posição 0 ou 8 ou termina o turno.
prompt-second-exchange = Troca uma segunda carta ou diz «basta».
prompt-commander = Que cartas da mão queres substituir?
prompt-auxilia = Para que posição vai a Auxilia?
prompt-senator = Que carta entregas em troca da que tiraste?
prompt-inspector-discards = Que carta da mão descartas para usar o Inspetor?
prompt-inspector-takes = Que carta da pilha de descarte queres recuperar?
prompt-doctor = Que carta dispensada é que o Médico cura?
prompt-doctor-again = Cura uma segunda carta dispensada ou diz «basta».
prompt-cleopatra = Que soldado é que a Cleopatra assalta?
prompt-cleopatra-takes = Que equipamento é que a Cleopatra remove?
prompt-virtus-6 = Por baixo de que equipamento fica a Virtus 6?
prompt-virtus-10 = Por baixo de que soldado fica a Virtus 10?
prompt-over = O jogo terminou.

## Why something cannot be done

reason-not_now = Não é isso que há para decidir agora.
reason-finish_first = Há outra escolha a fazer antes de o turno continuar.
reason-game_is_over = O jogo já terminou.
reason-no_card_there = Não há nenhuma carta nesse lugar da tua mão.
reason-camp_place_empty = Não há nenhuma carta nesse lugar do campo de treino.
reason-same_place_twice = A segunda troca faz-se com outra carta da mão e outra carta do campo de treino.
reason-already_acted = Já executaste a ação obrigatória deste turno.
reason-must_act = Tens de trocar, recrutar ou dispensar antes de terminares o turno.
reason-cell_taken = A posição com o numeral desse soldado já está ocupada.
reason-wrong_colour = Os teus Legionários são de outra cor.
reason-colour_of_another = Outro exército já tem Legionários dessa cor.
reason-too_many_mercenaries = Já tens todos os Mercenários que podes ter.
reason-ends_taken = As tuas posições 0 e 8 estão ambas ocupadas.
reason-equipment_needs_soldier = O equipamento coloca-se por baixo de um soldado: diz qual.
reason-not_equipment = Essa carta não é um equipamento.
reason-no_soldier_there = Não há nenhum soldado nessa posição.
reason-no_room = Esse soldado não tem espaço livre para esse equipamento.
reason-mars_stays = Não se pode dispensar uma carta Deus Marte.
reason-one_at_a_time = Só a Virtus 8 te deixa dispensar duas cartas de uma vez.
reason-free_action_used = Já usaste a ação livre deste turno.
reason-nothing_to_use = Não há nenhuma carta nessa posição.
reason-no_effect = Não se pode usar uma carta cujo efeito é impossível.
reason-cell_not_empty = A Auxilia só pode ir para uma posição vazia.
reason-not_in_discard = Não há nenhuma carta dessas na pilha de descarte.
reason-no_dismissed_card = Não tens nenhuma carta dispensada nesse lugar.
reason-chosen_already = Já escolheste essa carta.
reason-own_legion = A Cleopatra só visita outros exércitos.
reason-no_equipment_there = Não há aí nenhum equipamento desses.
reason-nobody_to_choose = Nessa posição não há nenhum soldado para escolher.

## What happens

event-dealt = { $you ->
    [yes] Recebes { CARD($card, case: "acc") }.
   *[no] { $player } recebe { CARD($card, case: "acc") }.
}
event-turned_up = Revela-se { CARD($card, case: "acc") } no campo de treino.
event-objective_shown = Fica à vista { CARD($card, case: "acc") }.
event-turn_begins = { $you ->
    [yes] Começa o teu turno.
   *[no] Começa o turno de { $player }.
}
event-taken = { $you ->
    [yes] Tiras { CARD($card, case: "acc") } do campo de treino.
   *[no] { $player } tira { CARD($card, case: "acc") } do campo de treino.
}
event-given = { $you ->
    [yes] Colocas { CARD($card, case: "acc") } no campo de treino.
   *[no] { $player } coloca { CARD($card, case: "acc") } no campo de treino.
}
event-recruited = { $you ->
    [yes] Recrutas { CARD($card, case: "acc") } para a posição { $cell }.
   *[no] { $player } recruta { CARD($card, case: "acc") } para a posição { $cell }.
}
event-equipped = { $you ->
    [yes] Colocas { CARD($card, case: "acc") } por baixo do soldado da posição { $cell }.
   *[no] { $player } coloca { CARD($card, case: "acc") } por baixo do soldado da posição { $cell }.
}
event-dismissed = { $you ->
    [yes] Dispensas { CARD($card, case: "acc") }.
   *[no] { $player } dispensa { CARD($card, case: "acc") }.
}
event-drawn = { $you ->
    [yes] Biscas { CARD($card, case: "acc") }.
   *[no] { $player } bisca { CARD($card, case: "acc") }.
}
event-cleared = Três iguais: { CARD($card, case: "acc") } sai do campo de treino.
event-discarded = { $you ->
    [yes] Descartas { CARD($card, case: "acc") }.
   *[no] { $player } descarta { CARD($card, case: "acc") }.
}
event-used = { $you ->
    [yes] Usas { CARD($card, case: "acc") }.
   *[no] { $player } usa { CARD($card, case: "acc") }.
}
event-caesar_passed = O Julius Caesar passa para { $other }.
event-stationed = { $you ->
    [yes] Moves a Auxilia para a posição { $cell }.
   *[no] { $player } move a Auxilia para a posição { $cell }.
}
event-stolen = { $you ->
    [yes] O teu Senador tira { CARD($card, case: "acc") } a { $other }.
   *[no] O Senador de { $player } tira { CARD($card, case: "acc") } a { $other }.
}
event-handed = { $you ->
    [yes] Entregas { CARD($card, case: "acc") } a { $other }.
   *[no] { $player } entrega { CARD($card, case: "acc") } a { $other }.
}
event-joined = { $you ->
    [yes] Juntas { CARD($card, case: "acc") } à tua mão.
   *[no] { $player } junta { CARD($card, case: "acc") } à sua mão.
}
event-inspected = { $you ->
    [yes] Recuperas { CARD($card, case: "acc") } da pilha de descarte.
   *[no] { $player } recupera { CARD($card, case: "acc") } da pilha de descarte.
}
event-healed = { $you ->
    [yes] O teu Médico passa { CARD($card, case: "acc") } para a pilha de descarte.
   *[no] O Médico de { $player } passa { CARD($card, case: "acc") } para a pilha de descarte.
}
event-robbed = { $you ->
    [yes] A tua Cleopatra descarta { CARD($card, case: "acc") } de { $other }.
   *[no] A Cleopatra de { $player } descarta { CARD($card, case: "acc") } de { $other }.
}
event-objective_taken = { $you ->
    [yes] Conquistas { CARD($card, case: "acc") }.
   *[no] { $player } conquista { CARD($card, case: "acc") }.
}
event-doubled = { $you ->
    [yes] Colocas a Virtus 6 por baixo de um equipamento na posição { $cell }.
   *[no] { $player } coloca a Virtus 6 por baixo de um equipamento na posição { $cell }.
}
event-burdened = { $you ->
    [yes] Colocas a Virtus 10 por baixo do soldado da posição { $cell }.
   *[no] { $player } coloca a Virtus 10 por baixo do soldado da posição { $cell }.
}
event-shuffled = A pilha de descarte é baralhada e forma a segunda pilha de bisca.
event-pile_ended = A pilha de bisca esgota-se: este turno é o último.
event-game_over = O jogo termina.

## How a game ends

ending-twenty_one = Um exército chegou aos 21 pontos.
ending-pile = A pilha de bisca esgotou-se pela segunda vez.
ending-turn_limit = O limite de turnos foi atingido.
