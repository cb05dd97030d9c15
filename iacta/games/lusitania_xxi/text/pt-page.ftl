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
