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
