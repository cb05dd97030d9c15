# Lusitania (2019): the table in the browser.

## Cards, hands and soldiers

page-face-down = закрита карта
page-points = { $points } ПО
page-either = { $one } або { $other }
page-room-for = вільні символи: { $pieces }
page-carries = має: { $pieces }
page-known-to = відома гравцям: { $players }
page-known-to-all = відома всім
page-your-hand = Ваша рука
page-hand-of = Рука: { $player }
page-in-hand = Рука { $place }: { $card }
page-cell = Воїн { $cell }: { $card }
page-empty = порожньо

## The middle of the table

page-standing = Очки
page-centre = Тренувальний плац, колода і скид
page-pile = Колода: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
page-second-pile = Друга колода: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
page-on-top = Згори: { CARD($card) }.
page-discard = Скид: { $count ->
    [one] { $count } карта
    [few] { $count } карти
   *[other] { $count } карт
}
page-look = Переглянути
page-last-six = Останні шість

## Mars, Commander and Musician

page-mars-used = використано
page-mars-unused = не використано, 1 ПО
page-perhaps-musician = можливо, музикант

## Actions, on buttons

page-action-replenish = Оновити плац за допомогою полководця
page-action-trade = Обміняти { CARD($card, case: "acc") } на { CARD($other, case: "acc") }
page-action-recruit = Найняти { CARD($card, case: "acc") }
page-action-equip = Підкласти { CARD($card, case: "acc") } під { CARD($other, case: "acc") }
page-action-caesar = Зіграти Юлія Цезаря: забрати полководця
page-action-senator = Послати сенатора: { $player }
page-action-mars = Перевернути Марса: скинути руку і взяти три карти

# What can be done with a thing that was chosen; “left” is where the next click goes.
page-way-trade = { $left ->
    [hand] віддати за неї карту з руки
   *[other] обміняти на карту з плацу
}
page-way-recruit = { $left ->
    [hand] найняти солдата з руки
   *[other] найняти до армії
}
page-way-equip = { $left ->
    [hand] підкласти сюди спорядження з руки
   *[other] підкласти під солдата
}
page-way-caesar = { $left ->
    [hand] забрати, зігравши Юлія Цезаря
   *[other] зіграти, щоб забрати полководця
}
page-way-senator = { $left ->
    [hand] послати туди сенатора
   *[other] послати до руки іншого гравця
}
