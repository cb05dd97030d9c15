# The table in words.

## Asking

points = { $points } { $count ->
    [-0.5] point
    [0.5] point
    [1] point
   *[other] points
}
you = You

## Both Lusitanias: the table; objectives and what is dismissed or aside only in XXI

last-turn = LAST TURN
seen = seen
known-to = known to { $players }
hand-line = Hand { $place }: { $card }
camp-line = Camp { $place }: { $card }
holds = { $player } holds: { $cards }
no-objectives = Laurus and Virtus are not in this game.
empty = empty
cell-line = Cell { $cell }: { $card }
carries = carries { $pieces }
room-for = room for { $pieces }
seat-line = { $player }: { $points }, dismissed cards: { $dismissed }
objective-open = { $card }: open. { $effect }
objective-owned = { $card }: won by { $player }. { $effect }
pile-line = Draw pile: { $size ->
    [one] { $size } card
   *[other] { $size } cards
}.
pile-second-line = Second draw pile: { $size ->
    [one] { $size } card
   *[other] { $size } cards
}.
discard-line = Discard pile: { $cards }
dismissed-line = { $player }, dismissed cards: { $count }.

## Lusitania (2019)

field-line = Field { $place }: { $card }
last-six = LAST SIX
from-last-six = possibly the Musician: hand { $places }
mars-used = used
mars-unused = not used, 1 point

## Lutetia: what is asked and typed

ask-bribes = You have { $money }. Bribe as often as you like or say “{ $ready }”; the others may answer.
ask-legions = Offers for { $slot }, { $card }. { $offers }. Your Legion can add 2 to one of them; or say “{ $passing }”.
offer = { $player }: { $offer }
offer-with-legions = { $player }: { $offer } ({ $legions ->
    [one] { $legions } Legion
   *[other] { $legions } Legions
})

## Lutetia: the table

last-round = LAST ROUND
gone = Out of the game

## Lutetia: in words

is-ready = ready
has-passed = has passed
face-down = face down
coins-on-it = { $amount ->
    [one] { $amount } sestertius lies on it
   *[other] { $amount } sesterces lie on it
}
does-legion = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, or 2 more for an offer
does-apprentice = joins an artisan and brings one more resource
does-field = pays 1 sestertius for each { $resource } you have
does-mill = Roman influence, 1 point for each { $resource }
does-bakery = Roman influence, { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and 1 more for each card of the { $resource } family
does-tavern = pays { $money ->
    [one] { $money } sestertius
   *[other] { $money } sesterces
}, and 1 more for each { $resource }
does-statue = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, and 1 more for each place with Roman influence
does-bazaar = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, asks for { $wants }
lies-left = left card: { $card }{ $stake ->
    [0] {""}
   *[other] {", bribe"} { $stake }
}
lies-right = right card: { $card }{ $stake ->
    [0] {""}
   *[other] {", bribe"} { $stake }
}
cards-owned = cards
apprentice-waits = Apprentice without an artisan
apprentices-of = { $count ->
    [one] { $count } apprentice
   *[other] { $count } apprentices
} for { $resource }
decks-line = Round { $number }. Decks: { $characters ->
    [one] { $characters } character
   *[other] { $characters } characters
}, { $places ->
    [one] { $places } place
   *[other] { $places } places
}.
aside-line = { $count ->
    [one] { $count } Bazaar was
   *[other] { $count } Bazaars were
} put aside unseen.
gone-line = { gone }: { $cards }
which-player = Which player? Say a number from 1 to { $last }.

## Any table

chosen = has chosen
