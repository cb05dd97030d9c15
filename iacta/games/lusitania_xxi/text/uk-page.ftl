# Lusitania XXI: the table in the browser.

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
page-cell = Комірка { $cell }: { $card }
page-empty = порожньо

## The middle of the table

page-standing = Очки
page-centre = Тренувальний табір, колода, скид, «Лаурус» і «Віртус»
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
page-last-turn = Останній хід
page-open = ще не здобуто
page-won = здобуто ({ $player })

## Beside and under the legion

page-dismissed = Звільнено карт: { $count }
page-doubled = «Віртус 6»: місце для другої такої карти ({ $piece })
page-burdened = «Віртус 10»: місце ще для двох карт спорядження
page-in-use = діє зараз

## Actions, on buttons

page-action-exchange = Обміняти { CARD($card, case: "acc") } на { CARD($other, case: "acc") }
page-action-recruit = Найняти { CARD($card, case: "acc") }
page-action-equip = Підкласти { CARD($card, case: "acc") } під { CARD($other, case: "acc") }
page-action-dismiss = Звільнити { CARD($card, case: "acc") }
page-action-dismiss_two = Звільнити { CARD($card, case: "acc") } і { CARD($other, case: "acc") }
page-action-use = Активувати { CARD($card, case: "acc") } в комірці { $cell }
page-action-end = Завершити хід
page-action-enough = Досить
page-action-redraw = Замінити карти на руці: { $hands }
page-action-station = Перемістити ауксиліаріїв у комірку { $cell ->
    [i] I
    [ii] II
    [iii] III
    [iv] IV
    [v] V
    [vi] VI
   *[vii] VII
}
page-action-give = Віддати { CARD($card, case: "acc") }
page-action-discard = Скинути { CARD($card, case: "acc") }
page-action-take = Взяти { CARD($kind, case: "acc") }
page-action-heal = Вилікувати { CARD($card, case: "acc") }
page-action-rob = Пограбувати { CARD($card, case: "acc") }
page-action-remove = Забрати { CARD($piece, case: "acc") }
page-action-double = Подвоїти { CARD($piece, case: "acc") }: { CARD($card) }
page-action-burden = Підкласти «Віртус 10» під { CARD($card, case: "acc") }

# What can be done with a thing that was chosen; “left” is where the next click goes.
page-way-exchange = { $left ->
    [hand] віддати за неї карту з руки
   *[other] обміняти на карту з табору
}
page-way-recruit = { $left ->
    [hand] найняти солдата з руки
   *[other] найняти до легіону
}
page-way-equip = { $left ->
    [hand] підкласти сюди спорядження з руки
   *[other] підкласти під солдата
}
page-way-dismiss = { $left ->
    [hand] звільнити карту з руки
   *[other] звільнити
}
page-way-dismiss_two = звільнити разом з іншою картою
page-way-redraw = замінити, саму або разом з іншими
page-way-double = { $left ->
    [legion] вибрати солдата, що його носить
   *[other] вибрати спорядження цього солдата
}
