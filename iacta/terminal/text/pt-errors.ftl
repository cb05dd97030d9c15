# What can be wrong with a position that is asked for.

## Positions as a line of text

no-positions = { $game } não tem posições escritas como texto.
no-such-entry = O registo não tem a entrada { $entry }; vão de 0 a { $last }.
no-position-at-the-end = Depois dessa entrada a partida está terminada, e o fim não é uma posição.
