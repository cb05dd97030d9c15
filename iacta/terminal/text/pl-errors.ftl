# What can be wrong with a position that is asked for.

## Positions as a line of text

no-positions = { $game }: w tej grze nie zapisuje się pozycji tekstem.
no-such-entry = Zapis nie ma wpisu { $entry }; wpisy mają numery od 0 do { $last }.
no-position-at-the-end = Po tym wpisie partia jest skończona, a koniec nie jest pozycją.
