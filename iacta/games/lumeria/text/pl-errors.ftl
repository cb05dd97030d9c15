# What can be wrong in a card file of Lumeria, in its options, and in a position written as text.

## Options

same-faction = Obie strony mają tę samą frakcję, a do tego potrzebna jest opcja mirror (M1).

## Card files

cards-how-many = tabel [[{ $key }]] musi być od { $fewest } do { $most }, a jest: { $number }
cards-name-twice = nazwa { $name } jest podana dwa razy
cards-unknown-name = { $fact } nie może mieć wartości { $name }; do wyboru: { $known }
cards-long-range = long_range nie może być mniejsze niż range (M16)
cards-plain-name = nazwa { $name } nie może być opcją: użyj małych liter bez znaków diakrytycznych, cyfr i łączników, ale nie słowa „random”
cards-board-size = plansza ma od { $fewest } do { $rows } rzędów równej długości, a w każdym od { $least } do { $columns } pól rozdzielonych spacjami
cards-board-symbol = { $symbol } nie oznacza pola: pola to R, c, H i .
cards-board-recruitment = { $board } musi mieć pola rekrutacji w pierwszym i w ostatnim rzędzie, i tylko tam (M4)
cards-board-start = w start trzeba wymienić różne pola w liczbie { $due }, a żadne nie może przypaść obu stronom (M1)
cards-board-sacred = { $field } nie jest wzgórzem, więc nie może być święte (M23)
cards-no-such-field = na planszy { $board } nie ma pola { $field }
cards-units-of-faction = { $faction }: liczba jednostek to { $units }, a frakcja ma ich { $due } (M1)
cards-faction-start = { $faction }: w start trzeba wymienić jednostki w liczbie { $due } (M1)
cards-no-start-unit = { $faction }: za mało jednostek { $card }, aby od nich zacząć (M1)
cards-title = tytuł { $title } się nie nadaje: musi mieć od 1 do { $most } znaków drukowalnych, w tym literę, i żadnych zbędnych spacji
cards-title-of-the-box = { $card } ma już nazwę w każdym języku: tytuł mają tylko własne jednostki, od { $first } do { $last }
cards-title-twice = tytuł { $title } ma już inna jednostka

## Positions as a line of text

position-no-key = { $part } nie jest częścią pozycji: każdą zapisuje się jako klucz=wartość.
position-key-before-side = { $key } opisuje stronę, więc musi stać po south= albo north=.
position-unknown-key = Pozycja nie ma klucza { $key }.
position-key-twice = Klucz { $key } podano dwa razy.
position-missing-key = W pozycji brakuje klucza { $key }.
position-key-not-here = W fazie { $phase } nie ma miejsca na klucz { $key }.
position-number = { $key } to liczba od { $low } do { $high }, podano: { $value }.
position-name = { $key } nie może mieć wartości { $value }; do wyboru: { $known }.
position-field = { $key } wskazuje pole planszy, podano: { $value }.
position-tokens = Żetonów manewrów jest za dużo albo za mało ({ $side }): żeton, którego nie ma na jego miejscu, leży na torze odnowy albo obok (M18).
position-too-many = { $side } nie ma tylu jednostek { $unit }.
position-unit = { $unit } nie opisuje jednostki na polu; pisze się na przykład c3:bies/2+!.
position-field-twice = Na polu { $field } są dwie jednostki.
position-no-unit = { $key } to { $field }, ale nie ma tam jednostki właściwej strony.
position-faces = faces musi podawać wyniki wszystkich kości; ich liczba: { $dice }.
position-nothing-to-do = W tej pozycji nic nie można zrobić.
position-not-asked = W tej pozycji nikt nie podejmuje decyzji fazy { $phase }.
