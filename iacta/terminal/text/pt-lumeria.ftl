# Lumeria in the terminal.

## Commands

command-board = tabuleiro
about-board = o tabuleiro: colinas, acampamentos, casas de recrutamento e unidades

## The table

of-rounds = ronda { $number }/{ $last }
first-player = Primeiro Jogador: { $player }
board-key = ∩ colina  ⌂ acampamento  ↑ ↓ recrutamento  1/2 feridas  + fortificada  − exausta  ✓ ativada
help-board = No tabuleiro, ▲ são as unidades do Sul e ▼ as do Norte; 1/2 é uma ferida das duas que derrotam a unidade; ✓ é ativada, + fortificada, − exausta, * a que age. Uma casa que se pode escolher mostra o seu nome; × marca um inimigo que pode ser atacado ou está a sê-lo. Quando falta espaço, • está em vez do nome.
help-ground = ∩ é uma colina, ∩2 a colina sagrada, ⌂ um acampamento, ↑ e ↓ são as casas de recrutamento do Sul e do Norte.
help-sides = Ao lado do tabuleiro, ● é uma ficha no seu lugar e ○ uma já usada; ↻2/6 é a ficha no trilho de renovação e +1 outra que espera; ◎2 é ouro ou um custo, 3×… o que resta numa pilha, †2×… as unidades derrotadas. ▶ é quem decide, ★ é o Primeiro Jogador.
