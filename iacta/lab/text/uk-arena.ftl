# `iacta arena`: its report.

arena-played = { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[other] { $games } ігор
}, { $deals ->
    [one] { $deals } роздача
    [few] { $deals } роздачі
   *[other] { $deals } роздач
} на пару, рішень на гру: { NUMBER($each, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-pair = пара
arena-duels = виграні дуелі
arena-interval = інтервал 95 %
arena-games = ігри
arena-bot = бот
arena-rating = рейтинг
arena-mean = роздум, мс
arena-p99 = 99 % до, мс
arena-decisions = рішень на гру
arena-of-pair = { $first } вище за { $second }
arena-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-from-to = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-count = { $count }
arena-rated = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-milliseconds = { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-per-game = { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) }
