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
