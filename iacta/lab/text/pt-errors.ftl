# What can be wrong in an arena.

## Bots

too-few-bots = Uma arena precisa de pelo menos dois bots.
bot-named-twice = O bot { $bot } é indicado duas vezes.
where-in-the-arena = distribuição { $deal }, partida { $game }, lugar { $seat }
bot-broke = O bot { $bot } falhou ({ $where }): { $why }
bot-chose-the-illegal = O bot { $bot } escolheu o que não é permitido ({ $where }): { $action }

## The file of an arena

results-no-file = { $path } não é um ficheiro.
results-in-use = Outra arena está a escrever em { $path }.
results-no-json = isto não é uma linha de JSON; o ficheiro está danificado
results-no-object = uma linha deste ficheiro é um objeto JSON
results-other-format = isto não é o ficheiro de uma arena no formato { $format }
results-first-line = à primeira linha falta alguma coisa, ou diz coisas a mais
results-of-others = o ficheiro é de outra competição: { $key } é { $there } lá e { $here } aqui
results-of-more-games = o ficheiro é para { $there } partidas de cada par, mais do que as { $here } pedidas
results-no-games = este número de partidas não pode estar aqui: { $games }
results-no-encounter = isto não é uma distribuição entre dois bots: falta alguma coisa, ou diz coisas a mais
results-no-pair = { $bots } não é um par desta competição
results-no-deal = não há nenhuma distribuição { $deal }: vão de 0 a { $last }
results-no-places = estas não são as posições de todos os lugares em todas as partidas de uma distribuição
results-no-thinking = estas não são as decisões e os tempos de dois bots
results-twice = a distribuição { $deal } deste par já está no ficheiro

## Sealed choices

nothing-sealed = { $game } não começa com uma decisão secreta de dois lugares.
exploit-number = { $option } vai de { $least } a { $most }; foi dado: { $number }.
