# `iacta arena`: its report.

arena-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $deals ->
    [one] { $deals } deal
   *[other] { $deals } deals
} for each pair, { NUMBER($each, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisions a game
arena-pair = pair
arena-duels = duels won
arena-interval = 95% interval
arena-games = games
arena-bot = bot
arena-rating = rating
arena-mean = thinking ms
arena-p99 = 99% within ms
arena-decisions = decisions a game
arena-of-pair = { $first } over { $second }
arena-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-from-to = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-count = { $count }
arena-rated = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-milliseconds = { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-per-game = { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) }
