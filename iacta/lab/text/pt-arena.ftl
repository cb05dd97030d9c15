# `iacta arena`: its report.

arena-played = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $deals ->
    [one] { $deals } distribuição
   *[other] { $deals } distribuições
} por par, { NUMBER($each, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisões por partida
arena-pair = par
arena-duels = duelos ganhos
arena-interval = intervalo de 95 %
arena-games = partidas
arena-bot = bot
arena-rating = classificação
arena-mean = reflexão ms
arena-p99 = 99 % até ms
arena-decisions = decisões por partida
arena-of-pair = { $first } à frente de { $second }
arena-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-from-to = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) }–{ NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
arena-count = { $count }
arena-rated = { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } ± { NUMBER($deviation, minimumFractionDigits: 1, maximumFractionDigits: 1) }
arena-milliseconds = { NUMBER($time, minimumFractionDigits: 2, maximumFractionDigits: 2) }
arena-per-game = { NUMBER($decisions, minimumFractionDigits: 1, maximumFractionDigits: 1) }
