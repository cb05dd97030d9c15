# Lusitania XXI: what a person reads at the table. CARD names a card in a case, PLAYER a player.

title = Lusitania XXI

## Options

option-laurus = Play with the expansion Laurus (X3).
option-virtus = Play with the expansion Virtus (X3).
option-first = The seat that gets Caesar and starts: 0 for Player 1, 1 for Player 2 and so on; -1 for a random one (X32).
option-exclusive_colours = No two legions may have the same colour (X7, X32).
option-turn_limit = Turns per seat after which an endless game is stopped (X31).

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
action-take = take { CARD($kind, case: "acc") }
action-heal = heal { $dismissed }
action-rob = rob player { $seat } at { $cell }
action-remove = remove { CARD($piece, case: "acc") }
action-double = double { CARD($piece, case: "acc") } at { $cell }
action-burden = burden { $cell }

## What is to be decided

prompt-turn = Exchange, recruit or dismiss; or use a card in cell 0 or 8 first.
prompt-after-acting = Use a card in cell 0 or 8, or end your turn.
prompt-second-exchange = Exchange a second card, or say “enough”.
prompt-commander = Which hand cards do you redraw?
prompt-auxilia = To which cell does Auxilia move?
prompt-senator = Which card do you give for the one you took?
prompt-inspector-discards = Which hand card do you discard for the Inspector?
prompt-inspector-takes = Which card of the discard pile do you take?
prompt-doctor = Which dismissed card does the Doctor heal?
prompt-doctor-again = Heal a second dismissed card, or say “enough”.
prompt-cleopatra = Whose soldier does Cleopatra rob?
prompt-cleopatra-takes = Which piece does Cleopatra take?
prompt-virtus-6 = Under which piece of equipment does Virtus 6 lie?
prompt-virtus-10 = Under which soldier does Virtus 10 lie?
prompt-over = The game is over.

## Why something cannot be done

reason-not_now = Not now: there is something else to decide first.
reason-finish_first = First decide what you are being asked.
reason-game_is_over = The game is over.
reason-no_card_there = There is no card in that place of your hand.
reason-camp_place_empty = There is no card in that place of the camp.
reason-same_place_twice = The second exchange takes another hand card and another camp card.
reason-already_acted = You have already carried out this turn’s mandatory action.
reason-must_act = You must exchange, recruit or dismiss before you end your turn.
reason-cell_taken = The cell of that soldier’s numeral is taken.
reason-wrong_colour = Your legionaries are of another colour.
reason-colour_of_another = Another legion has legionaries of that colour.
reason-too_many_mercenaries = You already have as many mercenaries as you may.
reason-ends_taken = Your cells 0 and 8 are both taken.
reason-equipment_needs_soldier = Equipment is laid under a soldier: say which.
reason-not_equipment = That card is not equipment.
reason-no_soldier_there = There is no soldier in that cell.
reason-no_room = That soldier has no free slot for that piece.
reason-mars_stays = A Mars card cannot be dismissed.
reason-one_at_a_time = Only Virtus 8 lets you dismiss two at once.
reason-free_action_used = You have already used this turn’s free action.
reason-nothing_to_use = There is no card in that cell.
reason-no_effect = A card whose effect is impossible cannot be used.
reason-cell_not_empty = Auxilia can only move to an empty cell.
reason-not_in_discard = There is no such card in the discard pile.
reason-no_dismissed_card = You have no dismissed card in that place.
reason-chosen_already = You have chosen that card already.
reason-own_legion = Cleopatra only visits other legions.
reason-no_equipment_there = There is no such equipment there.
reason-no_piece_to_double = You have no such piece in that cell.
reason-nobody_to_choose = There is no soldier in that cell to choose.

## What happens

event-dealt = { $you ->
    [yes] You are dealt { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } is dealt { CARD($card, case: "acc") }.
}
event-turned_up = New in the camp: { CARD($card) }.
event-objective_shown = { CARD($card) } is laid out.
event-turn_begins = { $you ->
    [yes] Your turn begins.
   *[no] { PLAYER($player, case: "gen") } turn begins.
}
event-taken = { $you ->
    [yes] You take { CARD($card, case: "acc") } from the camp.
   *[no] { PLAYER($player) } takes { CARD($card, case: "acc") } from the camp.
}
event-given = { $you ->
    [yes] You put { CARD($card, case: "acc") } in the camp.
   *[no] { PLAYER($player) } puts { CARD($card, case: "acc") } in the camp.
}
event-recruited = { $you ->
    [yes] You recruit { CARD($card, case: "acc") } for cell { $cell }.
   *[no] { PLAYER($player) } recruits { CARD($card, case: "acc") } for cell { $cell }.
}
event-equipped = { $you ->
    [yes] You lay { CARD($card, case: "acc") } under the soldier in cell { $cell }.
   *[no] { PLAYER($player) } lays { CARD($card, case: "acc") } under the soldier in cell { $cell }.
}
event-dismissed = { $you ->
    [yes] You dismiss { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } dismisses { CARD($card, case: "acc") }.
}
event-drawn = { $you ->
    [yes] You draw { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } draws { CARD($card, case: "acc") }.
}
event-cleared = One of three alike leaves the camp: { CARD($card) }.
event-discarded = { $zone ->
    [camp] { $you ->
        [yes] You discard { CARD($card, case: "acc") } from the camp.
       *[no] { PLAYER($player) } discards { CARD($card, case: "acc") } from the camp.
    }
    [legion] { $you ->
        [yes] You discard { CARD($card, case: "gen") } from your legion after use.
       *[no] { PLAYER($player) } discards { CARD($card, case: "gen") } from their legion after use.
    }
   *[hand] { $you ->
        [yes] You discard { CARD($card, case: "acc") } from your hand.
       *[no] { PLAYER($player) } discards { CARD($card, case: "acc") } from their hand.
    }
}
event-used = { $you ->
    [yes] You use { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } uses { CARD($card, case: "acc") }.
}
event-caesar_passed = { $other_you ->
    [yes] { $you ->
        [yes] Caesar comes back to you.
       *[no] Caesar comes to you.
    }
   *[no] Caesar goes to { PLAYER($other, case: "acc") }.
}
event-stationed = { $you ->
    [yes] You move Auxilia to cell { $cell }.
   *[no] { PLAYER($player) } moves Auxilia to cell { $cell }.
}
event-stolen = { $you ->
    [yes] Your Senator takes { CARD($card, case: "acc") } from { PLAYER($other, case: "acc") }.
   *[no] { $other_you ->
        [yes] { PLAYER($player, case: "gen") } Senator takes { CARD($card, case: "acc") } from you.
       *[no] { PLAYER($player, case: "gen") } Senator takes { CARD($card, case: "acc") } from { PLAYER($other, case: "acc") }.
    }
}
event-handed = { $you ->
    [yes] You give { CARD($card, case: "acc") } to { PLAYER($other, case: "acc") }.
   *[no] { $other_you ->
        [yes] { PLAYER($player) } gives you { CARD($card, case: "acc") }.
       *[no] { PLAYER($player) } gives { CARD($card, case: "acc") } to { PLAYER($other, case: "acc") }.
    }
}
event-joined = { $you ->
    [yes] You take { CARD($card, case: "acc") } into your hand.
   *[no] { PLAYER($player) } takes { CARD($card, case: "acc") } into their hand.
}
event-inspected = { $you ->
    [yes] You take { CARD($card, case: "acc") } from the discard pile.
   *[no] { PLAYER($player) } takes { CARD($card, case: "acc") } from the discard pile.
}
event-healed = { $you ->
    [yes] Your Doctor puts { CARD($card, case: "acc") } on the discard pile.
   *[no] { PLAYER($player, case: "gen") } Doctor puts { CARD($card, case: "acc") } on the discard pile.
}
event-robbed = { $you ->
    [yes] Your Cleopatra discards { CARD($card, case: "acc") } from { PLAYER($other, case: "gen") } legion.
   *[no] { $other_you ->
        [yes] { PLAYER($player, case: "gen") } Cleopatra discards { CARD($card, case: "acc") } from your legion.
       *[no] { PLAYER($player, case: "gen") } Cleopatra discards { CARD($card, case: "acc") } from { PLAYER($other, case: "gen") } legion.
    }
}
event-objective_taken = { $you ->
    [yes] You win { CARD($card) }.
   *[no] { PLAYER($player) } wins { CARD($card) }.
}
event-doubled = { $you ->
    [yes] You lay Virtus 6 under a piece in cell { $cell }.
   *[no] { PLAYER($player) } lays Virtus 6 under a piece in cell { $cell }.
}
event-burdened = { $you ->
    [yes] You lay Virtus 10 under the soldier in cell { $cell }.
   *[no] { PLAYER($player) } lays Virtus 10 under the soldier in cell { $cell }.
}
event-shuffled = The discard pile is shuffled into a second pile.
event-pile_ended = The pile runs out: this turn is the last.
event-game_over = The game is over.

## How a game ends

ending-twenty_one = A legion has reached 21 points.
ending-pile = The pile has run out for the second time.
ending-turn_limit = The turn limit has been reached.
