# Lusitania (2019): what a person reads at the table. CARD names a card in a case, PLAYER a player.

title = Lusitania (2019)

## Options

option-first = The seat that gets the Commander and starts: 0 for Player 1, 1 for Player 2 and so on; -1 for a random one (L1).
option-turn_limit = Turns per seat after which an endless game is stopped (L17).

## Zones

zone-hand = Hand
zone-field = Training field
zone-army = Army
zone-gear = Equipment
zone-commander = Commander
zone-discard = Discard pile
zone-pile = Draw pile

## Actions, as a person types them

action-replenish = replenish
action-trade = trade { $hand } for { $field }
action-recruit = recruit { $hand }
action-equip = equip { $hand } under { $numeral }
action-caesar = caesar { $hand }
action-senator = senator { $hand } from player { $seat }
action-mars = mars

## What is to be decided

prompt-turn = Trade, recruit or play a special card; with the Commander you may replenish the field first.
prompt-after-replenishing = Trade, recruit or play a special card.
prompt-over = The game is over.

## Why something cannot be done

reason-not_now = Not now: there is something else to decide first.
reason-game_is_over = The game is over.
reason-no_commander = You do not hold the Commander.
reason-already_replenished = You have already used the Commander this turn.
reason-equipment_needs_soldier = Equipment is laid under a soldier: say which.
reason-special_card = That card is played, not recruited.
reason-musician_stays = The Musician can only be traded.
reason-numeral_taken = Your army already has a soldier with that numeral.
reason-wrong_colour = Your legionaries are of another colour.
reason-colour_of_another = Another army has legionaries of that colour.
reason-too_many_mercenaries = You already have two mercenaries.
reason-doctor_there = You already have a doctor.
reason-gunner_there = You already have a gunner.
reason-not_equipment = That card is not equipment.
reason-no_soldier_there = Your army has no soldier with that numeral.
reason-no_room = That soldier has no free slot for that piece.
reason-not_caesar = That card is not Julius Caesar.
reason-not_senator = That card is not a Senator.
reason-own_hand = A Senator only takes cards from other players.
reason-no_such_seat = Nobody sits there.
reason-mars_used = You have already used your Mars card.

## What happens

event-dealt = { $you ->
    [yes] You are dealt { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } is dealt { CARD($card, case: "acc") }.
}
event-turned_up = New on the field: { CARD($card) }.
event-turn_begins = { $you ->
    [yes] Your turn begins.
   *[no] { PLAYER($player, case: "gen") } turn begins.
}
event-taken = { $you ->
    [yes] You take { CARD($card, case: "acc") } from the field.
   *[no] { PLAYER($player) } takes { CARD($card, case: "acc") } from the field.
}
event-given = { $you ->
    [yes] You put { CARD($card, case: "acc") } on the field.
   *[no] { PLAYER($player) } puts { CARD($card, case: "acc") } on the field.
}
event-recruited = { $you ->
    [yes] You recruit { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } recruits { CARD($card, case: "acc") }.
}
event-equipped = { $you ->
    [yes] You lay { CARD($card, case: "acc") } under your soldier { $cell }.
   *[no] { PLAYER($player) } lays { CARD($card, case: "acc") } under their soldier { $cell }.
}
event-drawn = { $you ->
    [yes] You draw { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } draws { CARD($card, case: "acc") }.
}
event-played = { $you ->
    [yes] You play { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } plays { CARD($card, case: "acc") }.
}
event-discarded = { $zone ->
    [field] { $you ->
        [yes] You discard { CARD($card, case: "acc") } from the field.
       *[no] { PLAYER($player) } discards { CARD($card, case: "acc") } from the field.
    }
   *[hand] { $you ->
        [yes] You discard { CARD($card, case: "acc") } from your hand.
       *[no] { PLAYER($player) } discards { CARD($card, case: "acc") } from their hand.
    }
}
event-commander_taken = { $you ->
    [yes] You take { CARD($card, case: "acc") } from { PLAYER($other, case: "acc") }.
   *[no] { $other_you ->
        [yes] { PLAYER($player) } takes { CARD($card, case: "acc") } from you.
       *[no] { PLAYER($player) } takes { CARD($card, case: "acc") } from { PLAYER($other, case: "acc") }.
    }
}
event-commander_passed = { $you ->
    [yes] You pass { CARD($card, case: "acc") } to { PLAYER($other, case: "acc") }.
   *[no] { $other_you ->
        [yes] { PLAYER($player) } passes { CARD($card, case: "acc") } to you.
       *[no] { PLAYER($player) } passes { CARD($card, case: "acc") } to { PLAYER($other, case: "acc") }.
    }
}
event-stolen = { $you ->
    [yes] Your Senator takes { CARD($card, case: "acc") } from { PLAYER($other, case: "acc") }.
   *[no] { $other_you ->
        [yes] { PLAYER($player, case: "gen") } Senator takes { CARD($card, case: "acc") } from you.
       *[no] { PLAYER($player, case: "gen") } Senator takes { CARD($card, case: "acc") } from { PLAYER($other, case: "acc") }.
    }
}
event-mars_turned = { $you ->
    [yes] You turn { CARD($card, case: "acc") } grey side up.
   *[no] { PLAYER($player) } turns { CARD($card, case: "acc") } grey side up.
}
event-shuffled = The discard pile is shuffled into a second pile.
event-pile_ended = The pile runs out for the last time.
event-game_over = The game is over.

## How a game ends

ending-twenty = An army is worth 20 points.
ending-musician = The Musician has appeared on the training field.
ending-pile = The pile has run out for the second time.
ending-turn_limit = The turn limit has been reached.
