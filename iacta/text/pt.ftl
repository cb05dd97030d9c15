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

bot-random = ao acaso
bot-greedy = ganancioso
bot-search-1 = nível 1
bot-search-2 = nível 2
bot-search-3 = nível 3
bot-search-4 = nível 4
event-bot-failed = { PLAYER($player) } ({ $bot }): o bot não conseguiu pensar e, em vez dele, decidiu o bot «{ $instead }».
hints-wins = As melhores primeiro, com a probabilidade de ganhar:
hints-beats = As melhores primeiro, com quantos dos outros superam:
hint-wins = ganha { $chance } %
hint-beats = supera { $chance } %
hint-rough = Pensou-se pouco: as probabilidades são um palpite.
