# Reports: what games there are, what came of many games, whether a record is valid, how fast the rules are.

## A game

game = { $name }  { $title }, { $fewest }–{ $most } seats
game-of-all = { $name }  { $title }, { $seats } seats
game-bots = bots: { $bots }

## Many games

played = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { NUMBER($each, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisions each, { NUMBER($speed, maximumFractionDigits: 0) } decisions per second
ended-so = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%: { $ending }
won = { $player }: wins { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%, points { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($deviation, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## A record

valid = The record is valid: the deal matches the commitment { $commitment }…, and { $entries ->
    [one] its { $entries } entry follows
   *[other] all { $entries } entries follow
} the rules.
not-ended = The game was not played to its end.
standing = { $place }. { $player }: { $points ->
    [1] { $points } point
   *[other] { $points } points
}

## Speed

bench-title = decisions per second
bench-median = median
bench-lowest = lowest
bench-highest = highest
bench-speed = { NUMBER($speed, maximumFractionDigits: 0) }
bench-openspiel = OpenSpiel { $game }, { $dealer ->
    [usual] default dealer
   *[other] fast dealer
}
bench-ours = { $game }, { $seats } seats, { $threads ->
    [one] { $threads } thread
   *[other] { $threads } threads
}
bench-times = { NUMBER($factor, minimumFractionDigits: 1, maximumFractionDigits: 1) } × { $other }
bench-times-one-thread = { NUMBER($factor, minimumFractionDigits: 2, maximumFractionDigits: 2) } × one thread
bench-no-openspiel = OpenSpiel is not installed; install it with `pip install iacta[bench]`.
