# Lusitania XXI: the table in the browser.

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
page-cell = Posição { $cell }: { $card }
page-empty = nenhuma carta

## The middle of the table

page-standing = Pontos
page-centre = Campo de treino, pilhas, Laurus e Virtus
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
page-last-turn = Último turno
page-open = por conquistar
page-won = já conquistada: { $player }

## Beside and under the legion

page-dismissed = Cartas dispensadas: { $count }
page-doubled = Virtus 6: espaço para mais um equipamento igual ({ $piece })
page-burdened = Virtus 10: espaço para mais dois equipamentos
page-in-use = em uso

## Actions, on buttons

page-action-exchange = Trocar { CARD($card, case: "acc") } por { CARD($other, case: "acc") }
page-action-recruit = Recrutar { CARD($card, case: "acc") }
page-action-equip = Colocar { CARD($card, case: "acc") } por baixo { CARD($other, case: "gen") }
page-action-dismiss = Dispensar { CARD($card, case: "acc") }
page-action-dismiss_two = Dispensar { CARD($card, case: "acc") } e { CARD($other, case: "acc") }
page-action-use = Usar a carta da posição { $cell }: { CARD($card) }
page-action-end = Terminar turno
page-action-enough = Basta
page-action-redraw = Substituir da mão: { $hands }
page-action-station = Mover a Auxilia para a posição { $cell ->
    [i] I
    [ii] II
    [iii] III
    [iv] IV
    [v] V
    [vi] VI
   *[vii] VII
}
page-action-give = Entregar { CARD($card, case: "acc") }
page-action-discard = Descartar { CARD($card, case: "acc") }
page-action-take = Recuperar { CARD($kind, case: "acc") }
page-action-heal = Curar { CARD($card, case: "acc") }
page-action-rob = Assaltar: { CARD($card) }
page-action-remove = Remover { CARD($piece, case: "acc") }
page-action-double = Duplicar { CARD($piece, case: "acc") }: { CARD($card) }
page-action-burden = Colocar a Virtus 10 por baixo { CARD($card, case: "gen") }

# What can be done with a thing that was chosen; “left” is where the next click goes.
page-way-exchange = { $left ->
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
page-way-dismiss = { $left ->
    [hand] dispensar uma carta da mão
   *[other] dispensá-la
}
page-way-dismiss_two = dispensá-la com outra carta
page-way-redraw = substituí-la, sozinha ou com outras
page-way-double = { $left ->
    [legion] escolher o soldado que o leva
   *[other] escolher uma peça por baixo deste soldado
}
