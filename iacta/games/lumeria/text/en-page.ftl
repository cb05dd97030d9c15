# Lumeria: the table in the browser.

## The board

page-empty = empty
page-hill = { $points ->
    [one] hill, { $points } point
   *[other] hill, { $points } points
}
page-hill-taken = { $you ->
    [yes] The hill is yours: { CARD($card) }.
   *[no] { PLAYER($player) } takes the hill: { CARD($card) }.
}
page-camp = camp
page-recruitment = { $side ->
    [south] recruitment field of South
   *[north] recruitment field of North
}
page-unit = { $side ->
    [south] { CARD($card) } of South
   *[north] { CARD($card) } of North
}
page-wounds = wounds { $wounds } of { $toughness }
page-attack = { $type ->
    [ranged] ranged attack with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
   *[melee] melee attack with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
}
page-activated = activated
page-exhausted = exhausted
page-fortified = fortified
page-can-choose = can be chosen
page-can-go = within reach
page-can-run = a run, which exhausts the unit
page-run-exhausts = Moving again exhausts it.

## The chances of an attack

page-needs = { $dice ->
    [one] { $dice } die, hits on { $least }+
   *[other] { $dice } dice, hit on { $least }+
}
page-hit = hit
page-defeat = defeat
page-push = push
page-percent = { $percent }%
page-chance-hit = hit { $percent }%
page-chance-defeat = defeat { $percent }%
page-chance-push = push { $percent }%

## The dice

page-last-attack = The last attack
page-no-attack = The dice of an attack are shown here, with the number they needed and why.
page-against = against
page-faces = rolled: { $faces }
page-because = because: { $because }
page-extra-dice = one more die: { $because }
page-thor-helped = one more die: Thor
page-svetovit-helped = −1 to hit: Svetovit
page-mars-helped = rolled again with Mars
page-fortune-helped = rolled again with Fortune
page-outcome-missed = No hit
page-outcome-wounded = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
page-outcome-pushed = { $wounds ->
    [one] { $wounds } wound, pushed to { $field }
   *[other] { $wounds } wounds, pushed to { $field }
}
page-outcome-defeated = Defeated

## The sides

page-own-side = Your side
page-side-south = South
page-side-north = North
page-first-player = First Player: { $player }
page-points = Points: { $points } of { $goal }
page-gold = Gold: { $amount }
page-activations = Activations left: { $count }
page-march = March
page-salvo = Salvo
page-fortune = Fortune
page-god-svetovit = Svetovit
page-god-thor = Thor
page-god-athena = Athena
page-god-mars = Mars
page-token-ready = { $token }: ready
page-token-spent = { $token }: spent
page-about-march = Up to 2 of your units move 1 field each, before or after the activations (M7).
page-about-salvo = Up to 2 of your ranged units attack with 1 die each, before or after the activations (M8).
page-about-fortune = Roll all dice of an attack in your activation again, once (M17).
page-about-svetovit = When your unit is attacked, before the roll: −1 to hit. Once a round (M14).
page-about-thor = When your unit attacks in melee in its activation, before the roll: one more die. Once a round (M14).
page-about-athena = After your activation: one other unit of yours moves 1 field. Once a round (M14).
page-about-mars = After your attack roll in an activation: roll as many of the missed dice again as you like. Once a round (M14).
page-track = { $space ->
    [-1] Renewal track: empty
   *[other] Renewal track: token on { $space } of { $last }
}{ $beside ->
    [0] { "" }
   *[other] , { $beside } waiting beside it
}
page-stack = { CARD($card) }: { $left } in the stack, cost { $cost }
page-nobody-lost = nobody defeated yet

## The round

page-round = Round { $number } of { $last }
page-last-round = Last round
page-stage-beginning = Who begins?
page-stage-recruiting = Recruitment
page-stage-first_manoeuvres = Manoeuvres
page-stage-activations = Activations
page-stage-last_manoeuvres = Manoeuvres

## What a button says

page-action-begin = { $side ->
    [south] South begins
   *[north] North begins
}
page-action-recruit = Recruit { CARD($unit, case: "acc") }
page-action-choose = Choose { CARD($card, case: "acc") } on { $field }
page-action-go = { $exhausts ->
    [yes] Run to { $field }: the unit will be exhausted
   *[no] Go to { $field }
}
page-action-attack = Attack { CARD($card, case: "acc") } on { $field }: hit { $hit }%, defeat { $defeat }%
page-action-fortify = Fortify
page-action-aim = Aim
page-action-march = March
page-action-salvo = Salvo
page-action-pray = { $phase ->
    [thor] Yes, call Thor
   *[svetovit] Yes, call Svetovit
}
page-action-spare = { $phase ->
    [athena] Nobody moves
   *[other] No
}
page-action-reroll = Mars: reroll { $dice }
page-action-fortune = Fortune: reroll all
page-action-keep = Keep the roll
page-action-renew = { $manoeuvre ->
    [march] Renew March
    [salvo] Renew Salvo
   *[fortune] Renew Fortune
}
page-action-stop = Stop
page-action-pass = Pass
