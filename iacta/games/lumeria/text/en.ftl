# Lumeria: what a person reads at the table. CARD names a unit in a case, PLAYER a player; the “case” number says whether
# a unit’s name is one or many, for the verb that goes with it.

title = Lumeria

## Options

option-south = The faction of South, who has the first seat (M1).
option-north = The faction of North, who has the second seat (M1).
option-mirror = Whether both sides may have the same faction (M1).
option-board = The board (M1).
option-scenario = What brings points (M20, M23).
option-round_limit = The last round of the game, if nobody has won before (M22).

choice-random = At random
choice-slavs = Slavs
choice-vikings = Vikings
choice-greeks = Greeks
choice-romans = Romans
choice-lumeria = Lumeria
choice-three-hills = Three Hills
choice-sacred-hill = Sacred Hill (our own, not from the rulebook)

## Zones

zone-field = Board
zone-stack = Stacks
zone-defeated = Defeated units

## Actions, as a person types them

action-begin = { $side ->
    [south] South
   *[north] North
} begins
action-recruit = recruit { CARD($unit, case: "acc") }
action-choose = choose { $field }
action-go = go to { $field }
action-attack = attack { $field }
action-fortify = fortify
action-aim = aim
action-march = march
action-salvo = salvo
action-pray = call the god
action-spare = do not call the god
action-reroll = reroll { $dice }
action-fortune = fortune
action-keep = keep the roll
action-renew = renew { $manoeuvre ->
    [march] March
    [salvo] Salvo
   *[fortune] Fortune
}
action-stop = stop
action-pass = pass

## What is to be decided

prompt-beginning = Who is First Player in the first round?
prompt-recruitment = Which unit do you recruit, or do you “pass”?
prompt-placing = To which recruitment field does it go?
prompt-manoeuvre = Do you declare a March or a Salvo, or do you “pass”?
prompt-marching = Which unit marches? After the first one you may “stop”.
prompt-marching-on = Where does it march?
prompt-shooting = Which ranged unit shoots? After the first one you may “stop”.
prompt-shooting-at = Which enemy does it shoot at?
prompt-activation = Which unit do you activate?
prompt-first-action = What does the unit do: go, attack, fortify or aim?
prompt-second-action = What does the unit do next, or does it “stop”?
prompt-aimed = Which enemy does it aim at?
prompt-thor = Do you call Thor for one more die?
prompt-svetovit = Do you call Svetovit to make this attack harder by 1?
prompt-rolled = Do you keep the roll, or roll again?
prompt-renewal = Which manoeuvre do you renew?
prompt-skirmish = Where does the unit move after its attack, or does it “stop”?
prompt-athena = Which unit does Athena move? You may also choose “do not call the god”.
prompt-athena-to = Where does Athena move it?
prompt-over = The game is over.

## Why something cannot be done

reason-not_now = Not now: there is something else to decide first.
reason-game_is_over = The game is over.
reason-no_such_field = There is no such field on this board.
reason-not_in_stack = You have no such unit in your stacks.
reason-too_expensive = You do not have enough gold for this unit.
reason-no_recruitment_field = That is not a recruitment field of your side.
reason-recruitment_field_taken = A card lies on that recruitment field.
reason-no_free_recruitment_field = None of your recruitment fields is free.
reason-token_spent = The token of this manoeuvre is not on its place.
reason-nothing_can_march = None of your units can move.
reason-nothing_can_shoot = None of your ranged units has a target.
reason-no_own_unit = There is no unit of yours on that field.
reason-already_activated = This unit has already been activated in this round.
reason-has_marched = This unit has already marched.
reason-has_shot = This unit has already shot in this Salvo.
reason-cannot_move = This unit cannot move: there is a card or the edge on every side.
reason-field_taken = There is a unit on that field.
reason-out_of_reach = The unit cannot get to that field.
reason-no_target = This unit has nobody to attack.
reason-no_enemy = There is no enemy unit on that field.
reason-not_adjacent = A melee attack only reaches an adjacent field.
reason-no_line_of_fire = That enemy is too far away, not in a straight line, or behind another card.
reason-not_ranged = Only a ranged unit can do this.
reason-aim_comes_first = Aim can only be the first action.
reason-no_action_yet = An activation needs at least one action.
reason-attack_must_follow = A unit that has aimed must attack.
reason-same_action_twice = A unit cannot do the same action twice.
reason-nobody_has_marched = At least one unit must march.
reason-nobody_has_shot = At least one unit must shoot.
reason-nothing_to_aim_at = This unit has no target to aim at.
reason-unit_of_athena = Athena moves another unit, not the one just activated.
reason-no_mars = You cannot call Mars.
reason-too_few_misses = Fewer dice than that have missed.
reason-place_not_empty = There is a token on that place already.

## What happens

event-stacked = { $you ->
    [yes] You have { CARD($card, case: "acc") } in your stacks.
   *[no] { PLAYER($player) } has { CARD($card, case: "acc") } in the stacks.
}
event-set_up = { $you ->
    [yes] You put { CARD($card, case: "acc") } on { $cell }.
   *[no] { PLAYER($player) } puts { CARD($card, case: "acc") } on { $cell }.
}
event-rolls_level = { $amount ->
    [one] The rolls are level, and both roll again.
   *[other] The rolls are level { $amount } times in a row, and both roll again.
}
event-rolled_first = { $you ->
    [yes] You roll { $one } and { $two }, together { $amount }.
   *[no] { PLAYER($player) } rolls { $one } and { $two }, together { $amount }.
}
event-begins = { $you ->
    [yes] You will go first.
   *[no] { PLAYER($player) } will go first.
}
event-round_begins = { $you ->
    [yes] Round { $amount } begins; you are First Player.
   *[no] Round { $amount } begins; { PLAYER($player) } is First Player.
}
event-income = { $you ->
    [yes] You take { $amount } gold.
   *[no] { PLAYER($player) } takes { $amount } gold.
}
event-recruited = { $you ->
    [yes] You recruit { CARD($card, case: "acc") } on { $cell }.
   *[no] { PLAYER($player) } recruits { CARD($card, case: "acc") } on { $cell }.
}
event-passed = { $you ->
    [yes] You pass.
   *[no] { PLAYER($player) } passes.
}
event-marches = { $you ->
    [yes] You declare a March.
   *[no] { PLAYER($player) } declares a March.
}
event-shoots = { $you ->
    [yes] You declare a Salvo.
   *[no] { PLAYER($player) } declares a Salvo.
}
event-marched = { CARD($card) } { CARD($card, case: "number") ->
    [one] marches
   *[many] march
} to { $cell }.
event-moved = { CARD($card) } { CARD($card, case: "number") ->
    [one] moves
   *[many] move
} to { $cell }.
event-ran = { CARD($card) } { CARD($card, case: "number") ->
    [one] runs
   *[many] run
} to { $cell }.
event-fortified = { CARD($card) } { CARD($card, case: "number") ->
    [one] fortifies
   *[many] fortify
} on { $cell }.
event-aimed = { CARD($card) } { CARD($card, case: "number") ->
    [one] aims
   *[many] aim
}.
event-compensated = { $you ->
    [yes] You take { $amount } gold in compensation.
   *[no] { PLAYER($player) } takes { $amount } gold in compensation.
}
event-token_moved = { $you ->
    [yes] Your token moves to { $amount } on the renewal track.
   *[no] { PLAYER($player, case: "gen") } token moves to { $amount } on the renewal track.
}
event-renewed = { $you ->
    [yes] Your { $manoeuvre ->
        [march] March
        [salvo] Salvo
       *[fortune] Fortune
    } is renewed.
   *[no] { PLAYER($player, case: "gen") } { $manoeuvre ->
        [march] March
        [salvo] Salvo
       *[fortune] Fortune
    } is renewed.
}
event-skirmished = { CARD($card) } { CARD($card, case: "number") ->
    [one] skirmishes and moves
   *[many] skirmish and move
} to { $cell }.
event-athena = Athena moves { CARD($card, case: "acc") } to { $cell }.
event-healed = { CARD($card) } on { $cell } { CARD($card, case: "number") ->
    [one] regenerates and loses
   *[many] regenerate and lose
} a wound.
event-scored = { $you ->
    [yes] You score { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } on the hills.
   *[no] { PLAYER($player) } scores { $amount ->
        [one] { $amount } point
       *[other] { $amount } points
    } on the hills.
}
event-stepped_forward = { CARD($card) } { CARD($card, case: "number") ->
    [one] steps
   *[many] step
} forward to { $cell }.
event-tied = It is a tie.
event-defeats_counted = { $you ->
    [yes] You have defeated { $amount ->
        [one] { $amount } enemy unit
       *[other] { $amount } enemy units
    }.
   *[no] { PLAYER($player) } has defeated { $amount ->
        [one] { $amount } enemy unit
       *[other] { $amount } enemy units
    }.
}
event-costs_counted = { $you ->
    [yes] Your units on the board cost { $amount } gold.
   *[no] { PLAYER($player, case: "gen") } units on the board cost { $amount } gold.
}
event-dice_level = { $amount ->
    [one] Both roll the same number of hits, and roll again.
   *[other] Both roll the same number of hits { $amount } times, and roll again.
}
event-hits_counted = { $you ->
    [yes] You roll { $amount ->
        [one] { $amount } hit
       *[other] { $amount } hits
    }:
   *[no] { PLAYER($player) } rolls { $amount ->
        [one] { $amount } hit
       *[other] { $amount } hits
    }:
}
event-tie_dice = { $amount ->
    [0] {" "}no dice
   *[other] {" "}{ $faces }
}
event-coin_thrown = One die decides, and it shows { $amount }.
event-game_over = { $you ->
    [yes] You win the game.
   *[no] { PLAYER($player) } wins the game.
}

## An attack, told in one line: “Bies attacks Berserkers: 1 3 5, hits on 4+, one wound, pushed to D5”. Each of these but the
## first goes on with the line and begins with what parts it from the words before.

event-attacks = { CARD($card) } { CARD($card, case: "number") ->
    [one] attacks
   *[many] attack
} { CARD($enemy, case: "acc") }:
event-extra_dice = {" "}(+1 die: { $extra })
event-thor = {" "}(+1 die: Thor)
event-svetovit = {" "}(−1 to hit: Svetovit)
event-die = {" "}{ $amount }
event-mars = { $amount ->
    [one] , one die rolled again with Mars:
   *[other] , { $amount } dice rolled again with Mars:
}
event-fortune = , rolled again with Fortune:
event-rerolled = {" "}{ $amount }
event-hits_on = { $modifier ->
    [none] , hits on { $least }+
   *[other] , hits on { $least }+ ({ $modifier })
}
event-missed = , no hit
event-wounded = { $amount ->
    [1] , one wound
    [2] , two wounds
    [3] , three wounds
   *[other] , { $amount } wounds
}
event-crushed = , one more by crush
event-pushed = , pushed to { $cell }
event-defeated = , defeated

## What makes it easier or harder to hit, and what gives another die; inside the line of an attack

modifier-aim = aim +1
modifier-exhausted = exhausted +1
modifier-surrounded = surrounded +1
modifier-javelins = javelins +1
modifier-fortified = fortified −1
modifier-bastion = bastion −1
modifier-armour = armour −1
modifier-shield-wall = shield wall −1
modifier-phalanx = phalanx −1
modifier-cover = cover −1
modifier-testudo = testudo −1
modifier-svetovit = Svetovit −1

extra-horde = horde
extra-axes = axes
extra-rage = rage
extra-charge = charge
extra-thor = Thor

## How a game ends

ending-hills = One side has reached the goal with points from the hills.
ending-both_defeats = Both sides have reached the goal; more enemy units defeated decide.
ending-both_costs = Both sides have reached the goal; the more expensive units on the board decide.
ending-both_dice = Both sides have reached the goal; the dice decide.
ending-limit = The last round has been played; more points decide.
ending-limit_defeats = The last round has been played and points are equal; more enemy units defeated decide.
ending-limit_costs = The last round has been played and points are equal; the more expensive units on the board decide.
ending-limit_dice = The last round has been played and points are equal; the dice decide.
