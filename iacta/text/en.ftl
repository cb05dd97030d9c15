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

ambiguous = “{ $typed }” can mean several actions, for example: { $examples }.
not-understood = “{ $typed }” is no action here; you can type, for example: { $examples }.

## A card explained

fact-copies = copies
fact-vp = points
fact-cell = cell
fact-slots = slots
fact-numeral = numeral
fact-seats = fewest players
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
bot-greedy = greedy
bot-search-1 = level 1
bot-search-2 = level 2
bot-search-3 = level 3
bot-search-4 = level 4
event-bot-failed = { PLAYER($player) } ({ $bot }) could not think; “{ $instead }” decided instead.
hints-wins = The best first, with the chance to win:
hints-beats = The best first, with how many of the others it beats:
hint-wins = wins { $chance } %
hint-beats = beats { $chance } %
hint-rough = Little was thought: the chances are a guess.
