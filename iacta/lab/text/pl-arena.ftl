# `iacta arena`: its report.

arena-played = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[other] { $games } gier
}, { $deals ->
    [one] { $deals } rozdanie
    [few] { $deals } rozdania
   *[other] { $deals } rozdań
} na parę, średnio { NUMBER($each, minimumFractionDigits: 1, maximumFractionDigits: 1) } decyzji w grze
arena-pair = para
arena-duels = wygrane pojedynki
arena-interval = przedział 95%
arena-games = gry
arena-bot = bot
arena-rating = ranking
arena-mean = namysł ms
arena-p99 = 99% do ms
arena-decisions = decyzje w grze
arena-of-pair = { $first } przed { $second }
arena-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-from-to = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
arena-count = { $count }
arena-rated = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-milliseconds = { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-per-game = { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) }
