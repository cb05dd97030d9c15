# What can be wrong in a card file of Lusitania XXI.

cards-total = за книжкою правил карт { $group ->
    [soldiers] воїнів
    [equipment] спорядження
    [visitors] гостей
    [mars] бога Марса
    [laurus] «Лаурус»
   *[virtus] «Віртус»
} — { $due }, а вказано: { $total }
cards-sum = карт { $group ->
    [soldiers] воїнів
    [equipment] спорядження
    [visitors] гостей
    [mars] бога Марса
    [laurus] «Лаурус»
   *[virtus] «Віртус»
} — { $copies }, а в коробці їх { $due }
cards-colours = { $card }: кольори (colours) мають бути такі: { $due }
cards-cell = { $card }: комірка (cell) має бути { $due }, а не { $cell } (X7)
cards-slots-of-no-soldier = { $card } має символи спорядження, але спорядження мають лише воїни (X8)
cards-slots-of-the-cook = кухарка має символи спорядження, але спорядження вона не носить (X8)
cards-no-slots = { $card } не має символів спорядження, але їх має кожен воїн, крім кухарки (X8)
cards-too-many-slots = { $card }: символів спорядження — { $slots }, але воїн має їх щонайбільше { $most }
cards-slot-twice = { $equipment } надруковано на карті { $card } двічі (X24)
cards-slot-choice = вибирають між двома видами спорядження, а не так, як у { $slot }
cards-no-such-equipment = спорядження { $equipment } немає
