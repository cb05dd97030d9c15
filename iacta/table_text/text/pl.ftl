# The table in words.

## Asking

points = { $points } { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
you = Ty

## Both Lusitanias: the table; objectives and what is dismissed or aside only in XXI

last-turn = OSTATNIA TURA
seen = znana
known-to = kartę znają też: { $players }
hand-line = Ręka { $place }: { $card }
camp-line = Obóz { $place }: { $card }
holds = { $player } ma na ręce: { $cards }
no-objectives = W tej grze nie ma kart Laurus ani Virtus.
empty = pusto
cell-line = Pole { $cell }: { $card }
carries = nosi: { $pieces }
room-for = wolne sloty: { $pieces }
seat-line = { $player }: { $points }, odprawione karty: { $dismissed }
objective-open = { $card }: do zdobycia. { $effect }
objective-owned = { $card }: kartę ma { $player }. { $effect }
pile-line = Talia: { $size ->
    [one] { $size } karta
    [few] { $size } karty
   *[other] { $size } kart
}.
pile-second-line = Druga talia: { $size ->
    [one] { $size } karta
    [few] { $size } karty
   *[other] { $size } kart
}.
discard-line = Stos odrzuconych: { $cards }
dismissed-line = { $player }, odprawione karty: { $count }.

## Lusitania (2019)

field-line = Plac { $place }: { $card }
last-six = OSTATNIE SZEŚĆ
from-last-six = może to muzyk: ręka { $places }
mars-used = użyty
mars-unused = nieużyty, 1 punkt

## Lutetia: what is asked and typed

ask-bribes = Twoja gotówka: { $money }. Dokładaj łapówki, ile razy chcesz, albo wpisz „{ $ready }”; inni mogą odpowiedzieć.
ask-legions = Oferty za kartę { $slot } ({ $card }). { $offers }. Zagraj legion, aby podbić jedną z nich o 2, albo wpisz „{ $passing }”.
offer = { $player }: { $offer }
offer-with-legions = { $player }: { $offer } ({ $legions ->
    [one] { $legions } legion
    [few] { $legions } legiony
   *[many] { $legions } legionów
})

## Lutetia: the table

last-round = OSTATNIA RUNDA
gone = Usunięte z gry

## Lutetia: in words

is-ready = gotowość
has-passed = pas
face-down = zakryta
coins-on-it = { $amount ->
    [one] leży na niej { $amount } sestercja
    [few] leżą na niej { $amount } sestercje
   *[many] leży na niej { $amount } sestercji
}
does-legion = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} albo podbicie oferty o 2
does-apprentice = dołącza do rzemieślnika i daje jeszcze jeden zasób
does-field = przynosi 1 sestercję za każdy twój { $resource }
does-mill = wpływy rzymskie, 1 punkt za każdy { $resource }
does-bakery = wpływy rzymskie, { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} i jeszcze 1 za każdą kartę rodziny: { $resource }
does-tavern = przynosi { $money ->
    [one] { $money } sestercję
    [few] { $money } sestercje
   *[many] { $money } sestercji
} i jeszcze 1 za każde { $resource }
does-statue = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} i jeszcze 1 za każde miejsce z wpływami rzymskimi
does-bazaar = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, wymaga: { $wants }
lies-left = lewa karta: { $card }{ $stake ->
    [0] {""}
   *[other] {", łapówka"} { $stake }
}
lies-right = prawa karta: { $card }{ $stake ->
    [0] {""}
   *[other] {", łapówka"} { $stake }
}
cards-owned = karty
apprentice-waits = Czeladnik bez rzemieślnika
apprentices-of = { $count ->
    [one] { $count } czeladnik
    [few] { $count } czeladnicy
   *[many] { $count } czeladników
}: { $resource }
decks-line = Runda { $number }. Talie: { $characters ->
    [one] { $characters } postać
    [few] { $characters } postacie
   *[many] { $characters } postaci
}, { $places ->
    [one] { $places } miejsce
    [few] { $places } miejsca
   *[many] { $places } miejsc
}.
aside-line = { $count ->
    [one] { $count } bazar odłożono w ciemno.
    [few] { $count } bazary odłożono w ciemno.
   *[many] { $count } bazarów odłożono w ciemno.
}
gone-line = { gone }: { $cards }
which-player = Który gracz? Podaj numer od 1 do { $last }.

## Any table

chosen = już po wyborze
