# What can be wrong in a card file of Lumeria, in its options, and in a position written as text.

## Options

same-faction = Обидві сторони мають ту саму фракцію; для цього потрібен параметр mirror (M1).

## Card files

cards-how-many = таблиць [[{ $key }]] має бути від { $fewest } до { $most }, а не { $number }
cards-name-twice = назву { $name } вказано двічі
cards-unknown-name = { $fact } не може бути { $name }; є такі: { $known }
cards-long-range = long_range не може бути меншим за range (M16)
cards-plain-name = назва на зразок { $name } не годиться для параметра: уживайте малі латинські літери, цифри й дефіси, але не слово «random»
cards-board-size = поле має від { $fewest } до { $rows } рядів однакової довжини, у кожному — від { $least } до { $columns } клітинок, розділених пробілами
cards-board-symbol = { $symbol } — не клітинка: клітинка — це R, c, H або .
cards-board-recruitment = { $board }: клітинки найму мають бути в першому й останньому рядах і більше ніде (M4)
cards-board-start = start має назвати різні клітинки, спільних для обох сторін серед них бути не може; клітинок потрібно: { $due } (M1)
cards-board-sacred = { $field } — не пагорб, тож священною бути не може (M23)
cards-no-such-field = поле { $board } не має клітинки { $field }
cards-units-of-faction = { $faction }: загонів — { $units }, а фракція має їх { $due } (M1)
cards-faction-start = { $faction }: загонів у start має бути { $due } (M1)
cards-no-start-unit = { $faction }: для початку замало копій { $card } (M1)
cards-title = назва на зразок { $title } не годиться: у ній має бути від 1 до { $most } друкованих знаків, серед них літера, і жодного зайвого пробілу
cards-title-of-the-box = { $card } уже має назву кожною мовою: title мають лише власні загони, від { $first } до { $last }
cards-title-twice = назву { $title } вже має інший загін

## Positions as a line of text

position-no-key = { $part } — не частина позиції: кожну пишуть як ключ=значення.
position-key-before-side = { $key } належить стороні й має стояти після south= чи north=.
position-unknown-key = У позиції не буває { $key }.
position-key-twice = { $key } вказано двічі.
position-missing-key = У позиції бракує { $key }.
position-key-not-here = У фазі { $phase } для { $key } немає місця.
position-number = { $key } — число від { $low } до { $high }, а не { $value }.
position-name = { $key } не може бути { $value }; є такі: { $known }.
position-field = { $key } називає клітинку поля, а не { $value }.
position-tokens = { $side }: жетонів маневрів забагато або замало; ті, що не на своєму місці, лежать на шкалі або поруч із нею (M18).
position-too-many = { $side }: стільки копій { $unit } немає.
position-unit = { $unit } — не загін на клітинці; його пишуть так: c3:bies/2+!.
position-field-twice = На { $field } два загони.
position-no-unit = { $key } — це { $field }, але загону потрібної сторони там немає.
position-faces = faces має показати { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
}.
position-nothing-to-do = У цій позиції нічого не можна зробити.
position-not-asked = У цій позиції ніхто не вирішує того, про що питає фаза { $phase }.
