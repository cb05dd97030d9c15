# Words that all games share.

## Players: by number or by name, as the label and inside a sentence

player = Jogador { $number }
    .nom = O jogador { $number }
    .acc = o jogador { $number }
    .gen = do jogador { $number }
    .dat = ao jogador { $number }
named = { $name }
    .nom = { $name }
    .acc = { $name }
    .gen = de { $name }
    .dat = a { $name }

## What happens

undo = { $you ->
    [yes] Anulas a última jogada.
   *[no] { PLAYER($player) } anula a última jogada.
}

## Typed actions

ambiguous = «{ $typed }» pode corresponder a várias ações, por exemplo: { $examples }.
not-understood = Aqui não há nenhuma ação «{ $typed }»; podes escrever, por exemplo: { $examples }.

## A card explained

fact-copies = exemplares
fact-vp = pontos
fact-cell = posição
fact-slots = espaços
fact-numeral = numeral
fact-seats = mínimo de jogadores
fact-cost = custo
fact-resources = recursos
fact-talent = talento
fact-money = sestércios
fact-wants = pede
fact-toughness = resistência
fact-move = movimento
fact-attack = dados de ataque
fact-type = tipo de ataque
fact-ability = habilidade
fact-faction = fação
origin-rulebook = do livro de regras
origin-public = de outras fontes públicas
origin-deduced = deduzido
origin-reconstructed = reconstituído: palpite nosso
either = { $one } ou { $other }
none = nada

## Bots and hints

bot-random = aleatório
bot-greedy = fácil
bot-search-1 = médio
bot-search-2 = difícil
bot-search-3 = especialista
bot-search-4 = mestre
event-bot-failed = { PLAYER($player) } ({ $bot }): o bot não conseguiu pensar e, em vez dele, decidiu o bot «{ $instead }».
hints-wins = As melhores primeiro, com a probabilidade de ganhar:
hints-beats = As melhores primeiro, com quantos dos outros superam:
hint-wins = ganha { $chance } %
hint-beats = supera { $chance } % dos adversários
hint-reason-wins = ganha logo a partida
hint-reason-brings = dá { $points ->
    [0.5] { $points } ponto
    [1] { $points } ponto
   *[other] { $points } pontos
}
hint-reason-costs = custa { $points ->
    [0.5] { $points } ponto
    [1] { $points } ponto
   *[other] { $points } pontos
}
hint-reason-leads-to = até à tua próxima vez dá em média { $points ->
    [0.5] { $points } ponto
    [1] { $points } ponto
   *[other] { $points } pontos
}
hint-reason-keeps = não deixa { CARD($card, case: "acc") } a { PLAYER($player, case: "acc") }
hint-rough = Pensou-se pouco: as probabilidades são um palpite.
