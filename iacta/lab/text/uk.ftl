# Reports: what games there are, what came of many games, whether a record is valid, how fast the rules are.

## A game

game = { $name }  { $title }, місць: { $fewest }–{ $most }
game-of-all = { $name }  { $title }, місць: { $seats }
game-bots = боти: { $bots }

## Many games

played = { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[other] { $games } ігор
}, рішень на гру: { NUMBER($each, minimumFractionDigits: 1, maximumFractionDigits: 1) }, рішень за секунду: { NUMBER($speed, maximumFractionDigits: 0) }
ended-so = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %: { $ending }
won = { $player }: перемоги { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %, ПО { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($deviation, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## A record

valid = Запис гри достовірний: роздача відповідає запечатаному значенню { $commitment }…, а { $entries ->
    [one] { $entries } пункт запису відповідає
    [few] усі { $entries } пункти запису відповідають
   *[other] усі { $entries } пунктів запису відповідають
} правилам.
not-ended = Гру не дограно до кінця.
standing = { $place }. { $player }: { $points } ПО

## Speed

bench-title = рішень за секунду
bench-median = медіана
bench-lowest = найменше
bench-highest = найбільше
bench-speed = { NUMBER($speed, maximumFractionDigits: 0) }
bench-openspiel = OpenSpiel { $game }, { $dealer ->
    [usual] звичайна роздача
   *[other] швидка роздача
}
bench-ours = { $game }, місць: { $seats }, { $threads ->
    [one] { $threads } потік
    [few] { $threads } потоки
   *[other] { $threads } потоків
}
bench-times = { NUMBER($factor, minimumFractionDigits: 1, maximumFractionDigits: 1) } × { $other }
bench-times-one-thread = { NUMBER($factor, minimumFractionDigits: 2, maximumFractionDigits: 2) } × один потік
bench-no-openspiel = OpenSpiel не встановлено; його додає `pip install iacta[bench]`.
