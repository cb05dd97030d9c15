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
    [yes] Desfazes a última jogada.
   *[no] { PLAYER($player) } desfaz a última jogada.
}

## Typed actions

ambiguous = «{ $typed }» pode querer dizer várias ações, por exemplo: { $examples }.
not-understood = Não há aqui nenhuma ação «{ $typed }»; podes escrever, por exemplo: { $examples }.

## A card explained

fact-copies = exemplares
fact-vp = pontos
fact-cell = posição
fact-slots = espaços
origin-rulebook = do livro de regras
origin-public = de outras fontes públicas
origin-deduced = deduzido
origin-reconstructed = reconstruído: palpite nosso
either = { $one } ou { $other }
none = nenhum
