# Lusitania XXI: every word a person reads at the table.
# A card's name is its label; .acc is the card as the object of a sentence, .gen after “of” or “under”.

title = Lusitania XXI

## Options

option-laurus = Play with the expansion Laurus (X3).
option-virtus = Play with the expansion Virtus (X3).
option-first = The seat that gets Caesar and starts, counted from 0; -1 for a random one (X32).
option-exclusive_colours = No two legions of one colour (X7, X32).
option-turn_limit = Turns a seat after which an endless game ends (X31).

## Colours and provinces

colour-blue = blue
province-blue = Aquitania
colour-red = red
province-red = Britannia
colour-yellow = yellow
province-yellow = Tarraconensis
colour-green = green
province-green = Helvetia
colour-white = white
colour-black = black

## Cards

card-unknown = card
    .acc = a card
    .gen = a card
card-blue-1 = Legionary I of Aquitania
    .acc = Legionary I of Aquitania
    .gen = Legionary I of Aquitania
card-blue-2 = Legionary II of Aquitania
    .acc = Legionary II of Aquitania
    .gen = Legionary II of Aquitania
card-blue-3 = Legionary III of Aquitania
    .acc = Legionary III of Aquitania
    .gen = Legionary III of Aquitania
card-blue-4 = Legionary IV of Aquitania
    .acc = Legionary IV of Aquitania
    .gen = Legionary IV of Aquitania
card-blue-5 = Legionary V of Aquitania
    .acc = Legionary V of Aquitania
    .gen = Legionary V of Aquitania
card-red-1 = Legionary I of Britannia
    .acc = Legionary I of Britannia
    .gen = Legionary I of Britannia
card-red-2 = Legionary II of Britannia
    .acc = Legionary II of Britannia
    .gen = Legionary II of Britannia
card-red-3 = Legionary III of Britannia
    .acc = Legionary III of Britannia
    .gen = Legionary III of Britannia
card-red-4 = Legionary IV of Britannia
    .acc = Legionary IV of Britannia
    .gen = Legionary IV of Britannia
card-red-5 = Legionary V of Britannia
    .acc = Legionary V of Britannia
    .gen = Legionary V of Britannia
card-yellow-1 = Legionary I of Tarraconensis
    .acc = Legionary I of Tarraconensis
    .gen = Legionary I of Tarraconensis
card-yellow-2 = Legionary II of Tarraconensis
    .acc = Legionary II of Tarraconensis
    .gen = Legionary II of Tarraconensis
card-yellow-3 = Legionary III of Tarraconensis
    .acc = Legionary III of Tarraconensis
    .gen = Legionary III of Tarraconensis
card-yellow-4 = Legionary IV of Tarraconensis
    .acc = Legionary IV of Tarraconensis
    .gen = Legionary IV of Tarraconensis
card-yellow-5 = Legionary V of Tarraconensis
    .acc = Legionary V of Tarraconensis
    .gen = Legionary V of Tarraconensis
card-green-1 = Legionary I of Helvetia
    .acc = Legionary I of Helvetia
    .gen = Legionary I of Helvetia
card-green-2 = Legionary II of Helvetia
    .acc = Legionary II of Helvetia
    .gen = Legionary II of Helvetia
card-green-3 = Legionary III of Helvetia
    .acc = Legionary III of Helvetia
    .gen = Legionary III of Helvetia
card-green-4 = Legionary IV of Helvetia
    .acc = Legionary IV of Helvetia
    .gen = Legionary IV of Helvetia
card-green-5 = Legionary V of Helvetia
    .acc = Legionary V of Helvetia
    .gen = Legionary V of Helvetia
card-mercenary-1 = Mercenary I
    .acc = Mercenary I
    .gen = Mercenary I
card-mercenary-2 = Mercenary II
    .acc = Mercenary II
    .gen = Mercenary II
card-mercenary-3 = Mercenary III
    .acc = Mercenary III
    .gen = Mercenary III
card-mercenary-4 = Mercenary IV
    .acc = Mercenary IV
    .gen = Mercenary IV
card-mercenary-5 = Mercenary V
    .acc = Mercenary V
    .gen = Mercenary V
card-mercenary-6 = Mercenary VI
    .acc = Mercenary VI
    .gen = Mercenary VI
card-cook = Cook
    .acc = a cook
    .gen = the cook
card-gunner = Gunner
    .acc = a gunner
    .gen = the gunner
card-shield = Shield
    .acc = a shield
    .gen = a shield
card-sword = Sword
    .acc = a sword
    .gen = a sword
card-axe = Axe
    .acc = an axe
    .gen = an axe
card-spear = Spear
    .acc = a spear
    .gen = a spear
card-horse = Horse
    .acc = a horse
    .gen = a horse
card-bow = Bow
    .acc = a bow
    .gen = a bow
card-stone = Stone
    .acc = a stone
    .gen = a stone
card-auxilia = Auxilia
    .acc = Auxilia
    .gen = Auxilia
card-senator = Senator
    .acc = a Senator
    .gen = the Senator
card-cleopatra = Cleopatra
    .acc = Cleopatra
    .gen = Cleopatra
card-inspector = Inspector
    .acc = an Inspector
    .gen = the Inspector
card-doctor = Doctor
    .acc = a Doctor
    .gen = the Doctor
card-commander = Commander
    .acc = a Commander
    .gen = the Commander
card-caesar = Caesar
    .acc = Caesar
    .gen = Caesar
card-laurus-1 = Laurus 1
    .acc = Laurus 1
    .gen = Laurus 1
card-laurus-2 = Laurus 2
    .acc = Laurus 2
    .gen = Laurus 2
card-laurus-3 = Laurus 3
    .acc = Laurus 3
    .gen = Laurus 3
card-laurus-4 = Laurus 4
    .acc = Laurus 4
    .gen = Laurus 4
card-laurus-5 = Laurus 5
    .acc = Laurus 5
    .gen = Laurus 5
card-virtus-6 = Virtus 6
    .acc = Virtus 6
    .gen = Virtus 6
card-virtus-7 = Virtus 7
    .acc = Virtus 7
    .gen = Virtus 7
card-virtus-8 = Virtus 8
    .acc = Virtus 8
    .gen = Virtus 8
card-virtus-9 = Virtus 9
    .acc = Virtus 9
    .gen = Virtus 9
card-virtus-10 = Virtus 10
    .acc = Virtus 10
    .gen = Virtus 10

## What the cards do

effect-legionary = A soldier of a province. Your first legionary fixes the colour of your legion; no other legion may have it (X7).
effect-mercenary = A soldier of any legion; at most two stand in one (X7).
effect-cook = A soldier for cell VI. She carries no equipment (X7, X8).
effect-gunner = A soldier for cell VII, with stone or spear (X7, X8).
effect-equipment = Lies under a soldier that has a free slot for it, and counts its points there (X8).
effect-auxilia = Worth a point in any cell. Use it to move it to an empty cell I to VII, where it closes the cell (X14).
effect-senator = With each other player in turn: take a card of theirs at random, then give one of yours (X15).
effect-cleopatra = Discard a piece of equipment from another legion (X18).
effect-inspector = Discard a hand card, then take any card of the discard pile (X16).
effect-doctor = Put one or two of your dismissed cards on the discard pile (X17).
effect-commander = Discard one, two or three hand cards and draw as many (X13).
effect-caesar = Replace the whole camp; then Caesar goes to the player on your right (X12).
effect-laurus-1 = A point for the first legion with a stone, a bow and a horse (X19).
effect-laurus-2 = A point for the first legion with two pairs of equal equipment (X20).
effect-laurus-3 = A point for the first legion with four kinds of equipment (X21).
effect-laurus-4 = A point for the first legion whose cells I to IV are held by soldiers or Auxilia (X22).
effect-laurus-5 = A point for the first legion whose cells V to VII are held by soldiers or Auxilia (X23).
effect-virtus-6 = For the first legion with a stone, an axe and a horse: choose a piece; its soldier may carry a second one of that kind (X24).
effect-virtus-7 = For the first legion with a sword, a spear and a shield: you may have three mercenaries (X25).
effect-virtus-8 = For the first legion with a sword, an axe and a bow: when you dismiss, you may dismiss two cards and draw two (X26).
effect-virtus-9 = For the first legion with soldiers in three cells in a row: when you exchange, you may exchange two cards (X27).
effect-virtus-10 = For the first legion with a cook and a fully equipped gunner: choose a soldier; it may carry two more pieces of kinds not printed on it (X28).

## Zones

zone-hand = Hand
zone-camp = Training camp
zone-legion = Legion
zone-gear = Equipment
zone-dismissed = Dismissed
zone-aside = Set aside
zone-discard = Discard pile
zone-pile = Draw pile
zone-objective = Laurus and Virtus
zone-prize = Won

## Actions, as a person types them

action-exchange = exchange { $hand } for { $camp }
action-recruit = recruit { $hand }
action-equip = equip { $hand } under { $cell }
action-dismiss = dismiss { $hand }
action-dismiss_two = dismiss { $hands }
action-use = use { $cell }
action-end = end turn
action-enough = enough
action-redraw = redraw { $hands }
action-station = station at { $cell }
action-give = give { $hand }
action-discard = discard { $hand }
action-take = take { CARD($kind) }
action-heal = heal { $dismissed }
action-rob = rob { $seat } at { $cell }
action-remove = remove { CARD($piece) }
action-double = double { CARD($piece) } at { $cell }
action-burden = burden { $cell }

## What is to be decided

prompt-turn = Exchange, recruit or dismiss; or use a card in cell 0 or 8 first.
prompt-after-acting = Use a card in cell 0 or 8, or end your turn.
prompt-second-exchange = Exchange a second card, or say that one is enough.
prompt-commander = Which hand cards do you redraw?
prompt-auxilia = To which cell does Auxilia move?
prompt-senator = Which card do you give for the one you took?
prompt-inspector-discards = Which hand card do you discard for the Inspector?
prompt-inspector-takes = Which card of the discard pile do you take?
prompt-doctor = Which dismissed card does the Doctor heal?
prompt-doctor-again = Heal a second dismissed card, or say that one is enough.
prompt-cleopatra = Whose soldier does Cleopatra rob?
prompt-cleopatra-takes = Which piece does Cleopatra take?
prompt-virtus-6 = Under which piece of equipment does Virtus 6 lie?
prompt-virtus-10 = Under which soldier does Virtus 10 lie?
prompt-over = The game is over.

## Why something cannot be done

reason-not_now = This is not what is to be decided now.
reason-finish_first = Something else is to be chosen before the turn goes on.
reason-game_is_over = The game is over.
reason-no_card_there = There is no card in that place of your hand.
reason-camp_place_empty = There is no card in that place of the camp.
reason-same_place_twice = The second exchange takes another hand card and another camp card.
reason-already_acted = You have done this turn's mandatory action.
reason-must_act = You must exchange, recruit or dismiss before you end your turn.
reason-cell_taken = The cell of that soldier's numeral is taken.
reason-wrong_colour = Your legionaries are of another colour.
reason-colour_of_another = Another legion has legionaries of that colour.
reason-too_many_mercenaries = You have as many mercenaries as you may.
reason-ends_taken = Your cells 0 and 8 are both taken.
reason-equipment_needs_soldier = Equipment is laid under a soldier: say which.
reason-not_equipment = That card is not equipment.
reason-no_soldier_there = There is no soldier in that cell.
reason-no_room = That soldier has no free room for that piece.
reason-mars_stays = A Mars card cannot be dismissed.
reason-one_at_a_time = Only Virtus 8 lets you dismiss two at once.
reason-free_action_used = You have used this turn's free action.
reason-nothing_to_use = There is no card in that cell.
reason-no_effect = A card whose effect is impossible cannot be used.
reason-cell_not_empty = Auxilia moves to an empty cell.
reason-not_in_discard = No such card lies in the discard pile.
reason-no_dismissed_card = You have no dismissed card in that place.
reason-chosen_already = You have chosen that card already.
reason-own_legion = Cleopatra visits another legion.
reason-no_equipment_there = There is no such equipment there.
reason-nobody_to_choose = There is no soldier in that cell to choose.

## What happens

event-dealt = { $you ->
    [yes] You are dealt { CARD($card, case: "acc") }.
   *[no] { $player } is dealt { CARD($card, case: "acc") }.
}
event-turned_up = { CARD($card, case: "nom") } is turned up in the camp.
event-objective_shown = { CARD($card) } is laid out.
event-turn_begins = { $you ->
    [yes] Your turn begins.
   *[no] { $player }’s turn begins.
}
event-taken = { $you ->
    [yes] You take { CARD($card, case: "acc") } from the camp.
   *[no] { $player } takes { CARD($card, case: "acc") } from the camp.
}
event-given = { $you ->
    [yes] You put { CARD($card, case: "acc") } in the camp.
   *[no] { $player } puts { CARD($card, case: "acc") } in the camp.
}
event-recruited = { $you ->
    [yes] You recruit { CARD($card, case: "acc") } for cell { $cell }.
   *[no] { $player } recruits { CARD($card, case: "acc") } for cell { $cell }.
}
event-equipped = { $you ->
    [yes] You lay { CARD($card, case: "acc") } under the soldier in cell { $cell }.
   *[no] { $player } lays { CARD($card, case: "acc") } under the soldier in cell { $cell }.
}
event-dismissed = { $you ->
    [yes] You dismiss { CARD($card, case: "acc") }.
   *[no] { $player } dismisses { CARD($card, case: "acc") }.
}
event-drawn = { $you ->
    [yes] You draw { CARD($card, case: "acc") }.
   *[no] { $player } draws { CARD($card, case: "acc") }.
}
event-cleared = Three alike: { CARD($card) } leaves the camp.
event-discarded = { $you ->
    [yes] You discard { CARD($card, case: "acc") }.
   *[no] { $player } discards { CARD($card, case: "acc") }.
}
event-used = { $you ->
    [yes] You use { CARD($card, case: "acc") }.
   *[no] { $player } uses { CARD($card, case: "acc") }.
}
event-caesar_passed = Caesar goes to { $other }.
event-stationed = { $you ->
    [yes] You move Auxilia to cell { $cell }.
   *[no] { $player } moves Auxilia to cell { $cell }.
}
event-stolen = { $you ->
    [yes] Your Senator takes { CARD($card, case: "acc") } from { $other }.
   *[no] { $player }’s Senator takes { CARD($card, case: "acc") } from { $other }.
}
event-handed = { $you ->
    [yes] You give { $other } { CARD($card, case: "acc") }.
   *[no] { $player } gives { $other } { CARD($card, case: "acc") }.
}
event-joined = { $you ->
    [yes] You put { CARD($card, case: "acc") } into your hand.
   *[no] { $player } puts { CARD($card, case: "acc") } into the hand.
}
event-inspected = { $you ->
    [yes] You take { CARD($card, case: "acc") } from the discard pile.
   *[no] { $player } takes { CARD($card, case: "acc") } from the discard pile.
}
event-healed = { $you ->
    [yes] Your Doctor puts { CARD($card, case: "acc") } on the discard pile.
   *[no] { $player }’s Doctor puts { CARD($card, case: "acc") } on the discard pile.
}
event-robbed = { $you ->
    [yes] Your Cleopatra discards { CARD($card, case: "acc") } of { $other }.
   *[no] { $player }’s Cleopatra discards { CARD($card, case: "acc") } of { $other }.
}
event-objective_taken = { $you ->
    [yes] You win { CARD($card) }.
   *[no] { $player } wins { CARD($card) }.
}
event-doubled = { $you ->
    [yes] You lay Virtus 6 under a piece in cell { $cell }.
   *[no] { $player } lays Virtus 6 under a piece in cell { $cell }.
}
event-burdened = { $you ->
    [yes] You lay Virtus 10 under the soldier in cell { $cell }.
   *[no] { $player } lays Virtus 10 under the soldier in cell { $cell }.
}
event-shuffled = The discard pile is shuffled into a second pile.
event-pile_ended = The pile runs out: this turn is the last.
event-game_over = The game is over.

## How a game ends

ending-twenty_one = A legion has reached 21 points.
ending-pile = The pile has run out for the second time.
ending-turn_limit = The turn limit has been reached.
