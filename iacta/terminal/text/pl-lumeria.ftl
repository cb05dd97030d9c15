# Lumeria in the terminal.

## Commands

command-board = plansza
about-board = plansza: wzgórza, obozy, pola rekrutacji i jednostki

## The table

of-rounds = runda { $number }/{ $last }
first-player = Pierwszy Gracz: { $player }
board-key = ∩ wzgórze   ⌂ obóz   ↑ ↓ rekrutacja   1/2 rany   + umocnienie   − wyczerpanie   ✓ aktywacja
help-board = Na planszy ▲ to jednostki Południa, a ▼ Północy; 1/2 to jedna rana z dwóch, które pokonują jednostkę; ✓ oznacza jednostkę aktywowaną, + umocnioną, − wyczerpaną, * tę, która działa. Pole, które można wybrać, pokazuje swoją nazwę; × oznacza wroga, którego można zaatakować lub który jest atakowany. Gdy brakuje miejsca, zamiast nazwy stoi •.
help-ground = ∩ to wzgórze, ∩2 święte wzgórze, ⌂ obóz, a ↑ i ↓ to pola rekrutacji Południa i Północy.
help-sides = Obok planszy ● to żeton na swoim miejscu, a ○ żeton zużyty; ↻2/6 to żeton na torze odnowy, a +1 jeszcze jeden, który czeka; ◎2 to złoto albo koszt, 3×… to liczba jednostek w stosie, a †2×… pokonane jednostki. ▶ wskazuje, kto decyduje, a ★ Pierwszego Gracza.
