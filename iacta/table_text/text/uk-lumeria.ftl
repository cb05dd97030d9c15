# Lumeria in words.

## The table

stage-recruiting = найм
stage-first_manoeuvres = перші маневри
stage-activations = активації
stage-last_manoeuvres = останні маневри
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
attack-odds = влучання { $hit } %, розгром { $defeat } %{ $push ->
    [0] {""}
   *[other] , відкидання { $push } %
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
