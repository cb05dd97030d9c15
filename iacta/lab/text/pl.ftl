# Reports: what games there are, what came of many games, whether a record is valid, how fast the rules are.

## A game

game = { $name }  { $title }, miejsc: { $fewest }–{ $most }
game-of-all = { $name }  { $title }, miejsc: { $seats }
game-bots = boty: { $bots }

## Many games

played = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[other] { $games } gier
}, średnio { NUMBER($each, minimumFractionDigits: 1, maximumFractionDigits: 1) } decyzji w grze, { NUMBER($speed, maximumFractionDigits: 0) } decyzji na sekundę
ended-so = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%: { $ending }
won = { $player }: wygrane { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%, punkty { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($deviation, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## A record

valid = Zapis gry jest prawidłowy: rozdanie zgadza się z zapieczętowanym skrótem { $commitment }…, a { $entries ->
    [one] jego { $entries } wpis jest zgodny
    [few] wszystkie { $entries } wpisy są zgodne
   *[other] wszystkie wpisy ({ $entries }) są zgodne
} z zasadami.
not-ended = Gry nie dokończono.
standing = { $place }. { $player }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}

## Speed

bench-title = decyzje na sekundę
bench-median = mediana
bench-lowest = najmniej
bench-highest = najwięcej
bench-speed = { NUMBER($speed, maximumFractionDigits: 0) }
bench-openspiel = OpenSpiel { $game }, { $dealer ->
    [usual] zwykłe rozdawanie
   *[other] szybkie rozdawanie
}
bench-ours = { $game }, miejsc: { $seats }, { $threads ->
    [one] { $threads } wątek
    [few] { $threads } wątki
   *[other] { $threads } wątków
}
bench-times = { NUMBER($factor, minimumFractionDigits: 1, maximumFractionDigits: 1) } × { $other }
bench-times-one-thread = { NUMBER($factor, minimumFractionDigits: 2, maximumFractionDigits: 2) } × jeden wątek
bench-no-openspiel = OpenSpiel nie jest zainstalowany; można go dodać tak: `pip install iacta[bench]`.
