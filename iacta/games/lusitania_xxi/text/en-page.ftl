# Lusitania XXI: the table in the browser.

## Cards, hands and soldiers

page-face-down = face-down card
page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-either = { $one } or { $other }
page-room-for = room for { $pieces }
page-carries = carries { $pieces }
page-known-to = known to { $players }
page-known-to-all = known to all
page-your-hand = Your hand
page-hand-of = Hand of { PLAYER($player) }
page-in-hand = Hand { $place }: { $card }
page-cell = Cell { $cell }: { $card }
page-empty = empty

## The middle of the table

page-standing = Points
page-centre = Training camp, piles, Laurus and Virtus
page-pile = Draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-second-pile = Second draw pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-on-top = On top: { CARD($card) }.
page-discard = Discard pile: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
page-look = Look through it
page-last-turn = Last turn
page-open = open
page-won = won by { PLAYER($player) }

## Beside and under the legion

page-dismissed = Dismissed cards: { $count }
page-doubled = Virtus 6: a second { $piece } has room here
page-burdened = Virtus 10: two more pieces have room here
page-in-use = in use

## Actions, on buttons

page-action-exchange = Give { CARD($card, case: "acc") } for { CARD($other, case: "acc") }
page-action-recruit = Recruit { CARD($card, case: "acc") }
page-action-equip = Lay { CARD($card, case: "acc") } under { CARD($other, case: "gen") }
page-action-dismiss = Dismiss { CARD($card, case: "acc") }
page-action-dismiss_two = Dismiss { CARD($card, case: "acc") } and { CARD($other, case: "acc") }
page-action-use = Use { CARD($card, case: "gen") } in cell { $cell }
page-action-end = End turn
page-action-enough = Enough
page-action-redraw = Redraw hand { $hands }
page-action-station = Move Auxilia to cell { $cell ->
    [i] I
    [ii] II
    [iii] III
    [iv] IV
    [v] V
    [vi] VI
   *[vii] VII
}
page-action-give = Give { CARD($card, case: "acc") }
page-action-discard = Discard { CARD($card, case: "acc") }
page-action-take = Take { CARD($kind, case: "acc") }
page-action-heal = Heal { CARD($card, case: "acc") }
page-action-rob = Rob { CARD($card, case: "gen") }
page-action-remove = Remove { CARD($piece, case: "acc") }
page-action-double = Double { CARD($piece, case: "gen") } under { CARD($card, case: "gen") }
page-action-burden = Lay Virtus 10 under { CARD($card, case: "gen") }

# What can be done with a thing that was chosen; “left” is where the next click goes.
page-way-exchange = { $left ->
    [hand] give a hand card for it
   *[other] exchange it for a card in the camp
}
page-way-recruit = { $left ->
    [hand] recruit a soldier from your hand
   *[other] recruit it into your legion
}
page-way-equip = { $left ->
    [hand] lay equipment from your hand under it
   *[other] lay it under a soldier
}
page-way-dismiss = { $left ->
    [hand] dismiss a hand card
   *[other] dismiss it
}
page-way-dismiss_two = dismiss it with another card
page-way-redraw = redraw it, with others if you like
page-way-double = { $left ->
    [legion] choose the soldier that carries it
   *[other] choose a piece under this soldier
}
