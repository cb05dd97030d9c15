# Lumeria in the terminal.

## Commands

command-board = поле
about-board = ігрове поле: пагорби, табори, клітинки найму й загони

## The table

of-rounds = раунд { $number }/{ $last }
first-player = Перший гравець: { $player }
stage-recruitment = найм
stage-first = перші маневри
stage-activations = активації
stage-last = останні маневри
side-south = Південь
side-north = Північ
deity-svetovit = Світовид
deity-thor = Тор
deity-athena = Афіна
deity-mars = Марс
token-march = Марш
token-salvo = Залп
token-fortune = Фортуна
activations-left = активувати: { $count }
units-defeated = розбиті
board-key = ∩ пагорб   ⌂ табір   ↑ ↓ найм   1/2 рани   + укріплений   − виснажений   ✓ активований
help-board = На полі ▲ — загони Півдня, ▼ — загони Півночі; 1/2 — одна рана з двох, від яких загін розбито; ✓ — активований, + — укріплений, − — виснажений, * — той, що діє. Клітинка, яку можна вибрати, показує свою назву; × — ворог, якого можна атакувати або якого атакують. Коли бракує місця, замість назви стоїть •.
help-ground = ∩ — пагорб, ∩2 — священний пагорб, ⌂ — табір, ↑ і ↓ — клітинки найму Півдня й Півночі.
help-sides = Поруч із полем ● — жетон на своєму місці, ○ — уже використаний; ↻2/6 — жетон на шкалі відновлення, +1 — ще один, що чекає; ◎2 — золото або ціна, 3×… — скільки залишилося в стосі, †2×… — розбиті загони. ▶ — хто вирішує, ★ — Перший гравець.

## What is asked

attack-now = Атака: { $attacker }, ціль: { $target }. Кидок: { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
}{ $extra }, влучання на { $least }+{ $because }.
attack-rolled = Випало { $faces }, { $hits ->
    [0] жодного влучання.
    [one] { $hits } влучання.
    [few] { $hits } влучання.
   *[many] { $hits } влучань.
}
attack-dice = { $dice ->
    [one] { $dice } кубик
    [few] { $dice } кубики
   *[many] { $dice } кубиків
}{ $extra }, { $least }+{ $because }
attack-odds = влучання { $hit } %, розгром { $defeat } %{ $push ->
    [0] {""}
   *[other] , відкидання { $push } %
}

## Told

round-line = Раунд { $number } з { $last }, { $stage }. Перший гравець: { $player }. Сценарій: { $scenario }.
not-begun-line = Перший раунд ще не почався. Сценарій: { $scenario }.
board-line = Поле — від { $first } до { $last }; ряд 1 належить Півдню.
hills-line = Пагорби: { $fields }.
sacred-line = Священний пагорб, 2 ПО: { $fields }.
camps-line = Табори: { $fields }.
recruitment-line = Клітинки найму, { $side }: { $fields }.
gold = золото: { $amount }
token-ready = жетон на місці
token-used = жетон використано
tokens-ready = жетони на своїх місцях
track-line = шкала відновлення: { $space } з { $last }{ $waiting ->
    [0] {""}
    [one] , чекає { $waiting } жетон
    [few] , чекають { $waiting } жетони
   *[many] , чекає { $waiting } жетонів
}
stacks = стоси
stack-part = { $unit }, ціна { $cost }, залишилося { $count }
wounds-of = рани: { $wounds } з { $toughness }
is-activated = після активації
is-fortified = укріплення
is-exhausted = виснаження
is-acting = у дії
on-hill = на пагорбі
on-sacred-hill = на священному пагорбі
