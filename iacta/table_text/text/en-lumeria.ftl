# Lumeria in words.

## The table

stage-recruiting = recruitment
stage-first_manoeuvres = first manoeuvres
stage-activations = activations
stage-last_manoeuvres = last manoeuvres
side-south = South
side-north = North
deity-svetovit = Svetovit
deity-thor = Thor
deity-athena = Athena
deity-mars = Mars
token-march = March
token-salvo = Salvo
token-fortune = Fortune
activations-left = { $count } to activate
units-defeated = defeated

## What is asked

attack-now = { $attacker } against { $target }: { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}{ $extra }, hits on { $least }+{ $because }.
attack-rolled = { $hits ->
    [0] Rolled { $faces }: no hit.
    [one] Rolled { $faces }: { $hits } hit.
   *[other] Rolled { $faces }: { $hits } hits.
}
attack-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}{ $extra }, { $least }+{ $because }
attack-odds = hit { $hit }%, defeat { $defeat }%{ $push ->
    [0] {""}
   *[other] , push { $push }%
}

## Told

round-line = Round { $number } of { $last }, { $stage }. First Player: { $player }. Scenario: { $scenario }.
not-begun-line = The first round has not begun. Scenario: { $scenario }.
board-line = The board goes from { $first } to { $last }; South’s side has row 1.
hills-line = Hills: { $fields }.
sacred-line = Sacred hill, 2 points: { $fields }.
camps-line = Camps: { $fields }.
recruitment-line = Recruitment fields, { $side }: { $fields }.
gold = { $amount } gold
token-ready = ready
token-used = used
tokens-ready = tokens on their places
track-line = renewal track: { $space } of { $last }{ $waiting ->
    [0] {""}
    [one] , { $waiting } token waits
   *[other] , { $waiting } tokens wait
}
stacks = stacks
stack-part = { $unit }, cost { $cost }, { $count } left
wounds-of = wounds { $wounds } of { $toughness }
is-activated = activated
is-fortified = fortified
is-exhausted = exhausted
is-acting = acting now
on-hill = on a hill
on-sacred-hill = on the sacred hill
