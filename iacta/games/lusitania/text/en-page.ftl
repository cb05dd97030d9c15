# Lusitania (2019): the table in the browser.

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
page-cell = Soldier { $cell }: { $card }
page-empty = empty

## The middle of the table

page-standing = Points
page-centre = Training field and piles
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
page-last-six = Last six

## Mars, Commander and Musician

page-mars-used = used
page-mars-unused = not used, 1 point
page-perhaps-musician = may be the Musician

## Actions, on buttons

page-action-replenish = Replenish the field with the Commander
page-action-trade = Give { CARD($card, case: "acc") } for { CARD($other, case: "acc") }
page-action-recruit = Recruit { CARD($card, case: "acc") }
page-action-equip = Lay { CARD($card, case: "acc") } under { CARD($other, case: "gen") }
page-action-caesar = Play Julius Caesar: take the Commander
page-action-senator = Send the Senator to { $player }
page-action-mars = Turn Mars over: discard your hand and draw three

# What can be done with a thing that was chosen; “left” is where the next click goes.
page-way-trade = { $left ->
    [hand] give a hand card for it
   *[other] exchange it for a card on the field
}
page-way-recruit = { $left ->
    [hand] recruit a soldier from your hand
   *[other] recruit it into your army
}
page-way-equip = { $left ->
    [hand] lay equipment from your hand under it
   *[other] lay it under a soldier
}
page-way-caesar = { $left ->
    [hand] take it by playing Julius Caesar
   *[other] play it to take the Commander
}
page-way-senator = { $left ->
    [hand] look there with the Senator
   *[other] send it to another player’s hand
}
