# Reports: what games there are, what came of many games, whether a record is valid, how fast the rules are.

## A game

game = { $name }  { $title }, { $fewest }–{ $most } lugares
game-of-all = { $name }  { $title }, { $seats } lugares
game-bots = bots que jogam: { $bots }

## Many games

played = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { NUMBER($each, minimumFractionDigits: 1, maximumFractionDigits: 1) } decisões por partida, { NUMBER($speed, maximumFractionDigits: 0) } decisões por segundo
ended-so = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %: { $ending }
won = { $player }: vitórias { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %, pontos { NUMBER($mean, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($deviation, minimumFractionDigits: 2, maximumFractionDigits: 2) }

## A record

valid = O registo é válido: a distribuição corresponde ao valor selado { $commitment }… e { $entries ->
    [one] a sua única entrada cumpre
   *[other] as suas { $entries } entradas cumprem
} as regras.
not-ended = O jogo não foi jogado até ao fim.
standing = { $place }.º lugar, { $player }: { $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
}

## Speed

bench-title = decisões por segundo
bench-median = mediana
bench-lowest = mínimo
bench-highest = máximo
bench-speed = { NUMBER($speed, maximumFractionDigits: 0) }
bench-openspiel = OpenSpiel { $game }, { $dealer ->
    [usual] distribuição habitual
   *[other] distribuição rápida
}
bench-ours = { $game }, { $seats } lugares, { $threads ->
    [one] { $threads } fio de execução
   *[other] { $threads } fios de execução
}
bench-times = { NUMBER($factor, minimumFractionDigits: 1, maximumFractionDigits: 1) } × { $other }
bench-times-one-thread = { NUMBER($factor, minimumFractionDigits: 2, maximumFractionDigits: 2) } × um só fio de execução
bench-no-openspiel = O OpenSpiel não está instalado; instala-se com `pip install iacta[bench]`.
