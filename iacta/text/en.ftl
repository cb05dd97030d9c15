# Words that all games share.

## Players: by number or by name, as the label and inside a sentence

player = Player { $number }
    .nom = Player { $number }
    .acc = Player { $number }
    .gen = Player { $number }’s
    .dat = Player { $number }
named = { $name }
    .nom = { $name }
    .acc = { $name }
    .gen = { $name }’s
    .dat = { $name }

## What happens

undo = { $you ->
    [yes] You take the last step back.
   *[no] { PLAYER($player) } takes the last step back.
}

## Typed actions

# Type more of the action, or its number.
ambiguous = “{ $typed }” can mean several actions, for example: { $examples }.
# `actions` lists everything you may do; `help` explains what you can type.
not-understood = “{ $typed }” is not an action here; you can type, for example: { $examples }.

## A card explained

fact-copies = copies
fact-vp = points
fact-cell = cell
fact-slots = slots
fact-numeral = numeral
fact-seats = minimum players
fact-cost = cost
fact-resources = resources
fact-talent = talent
fact-money = sesterces
fact-wants = asks for
fact-toughness = toughness
fact-move = move
fact-attack = attack dice
fact-type = type of attack
fact-ability = ability
fact-faction = faction
origin-rulebook = from the rulebook
origin-public = from other public sources
origin-deduced = deduced
origin-reconstructed = reconstructed: our guess
either = { $one } or { $other }
none = none

## Bots and hints

bot-random = random
bot-greedy = easy
bot-search-1 = medium
bot-search-2 = hard
bot-search-3 = expert
bot-search-4 = master
event-bot-failed = { PLAYER($player) } ({ $bot }) could not decide; “{ $instead }” decided instead.
hints-wins = The best actions first, with the chance to win:
hints-beats = The best actions first, with how many of the others you beat:
hint-wins = wins { $chance }%
hint-beats = beats { $chance }%
hint-reason-wins = wins the match at once
hint-reason-brings = brings { $points ->
    [0.5] { $points } point
    [one] { $points } point
   *[other] { $points } points
}
hint-reason-costs = costs { $points ->
    [0.5] { $points } point
    [one] { $points } point
   *[other] { $points } points
}
hint-reason-leads-to = about { $points ->
    [0.5] { $points } point
    [one] { $points } point
   *[other] { $points } points
} more by your next turn
hint-reason-keeps = keeps { CARD($card, case: "acc") } from { PLAYER($player, case: "acc") }
hint-rough = There was little time to think: the chances are a guess.
