# Lumeria in the terminal.

## Commands

command-board = board
about-board = the board: hills, camps, recruitment fields and units

## The table

of-rounds = round { $number }/{ $last }
first-player = First Player: { $player }
board-key = ∩ hill   ⌂ camp   ↑ ↓ recruitment   1/2 wounds   + fortified   − exhausted   ✓ activated
help-board = On the board, ▲ are South’s units and ▼ North’s; 1/2 is one wound of the two that defeat a unit; ✓ is activated, + fortified, − exhausted, * acts. A field that can be chosen shows its name; × marks an enemy that can be attacked or is being attacked. Where space is short, • stands for the name.
help-ground = ∩ is a hill, ∩2 the sacred hill, ⌂ a camp, ↑ and ↓ are the recruitment fields of South and North.
help-sides = Beside the board, ● is a token on its place and ○ one that was used; ↻2/6 is the token on the renewal track and +1 another that waits; ◎2 is gold or a cost, 3×… what is left in a stack, †2×… the defeated units. ▶ is to decide, ★ is First Player.
