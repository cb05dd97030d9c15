# The table in words.

## Asking

points = { $points } ПО
you = Ви

## Both Lusitanias: the table; objectives and what is dismissed or aside only in XXI

last-turn = ОСТАННІЙ ХІД
seen = відома
known-to = відома гравцям: { $players }
hand-line = Рука { $place }: { $card }
camp-line = Табір { $place }: { $card }
holds = { $player } має на руці: { $cards }
no-objectives = У цій грі немає ні «Лауруса», ні «Віртуса».
empty = порожньо
cell-line = Комірка { $cell }: { $card }
carries = має: { $pieces }
room-for = вільні символи: { $pieces }
seat-line = { $player }: { $points }, звільнено карт: { $dismissed }
objective-open = { $card }: ще не здобуто. { $effect }
objective-owned = { $card }: здобуто ({ $player }). { $effect }
pile-line = Колода: { $size ->
    [one] { $size } карта
    [few] { $size } карти
   *[other] { $size } карт
}.
pile-second-line = Друга колода: { $size ->
    [one] { $size } карта
    [few] { $size } карти
   *[other] { $size } карт
}.
discard-line = Скид: { $cards }
dismissed-line = { $player } — звільнено карт: { $count }.

## Lusitania (2019)

field-line = Плац { $place }: { $card }
last-six = ОСТАННІ ШІСТЬ
from-last-six = можливо, музикант: рука { $places }
mars-used = використано
mars-unused = не використано, 1 ПО

## Lutetia: what is asked and typed

ask-bribes = Ви маєте { $money }. Кладіть хабарі скільки завгодно разів або введіть «{ $ready }»; інші можуть відповісти.
ask-legions = Пропозиції за лот { $slot }, { $card }. { $offers }. Ваш легіон може додати 2 до однієї з них; або введіть «{ $passing }».
offer = { $player }: { $offer }
offer-with-legions = { $player }: { $offer } ({ $legions ->
    [one] { $legions } легіон
    [few] { $legions } легіони
   *[many] { $legions } легіонів
})

## Lutetia: the table

last-round = ОСТАННІЙ РАУНД
gone = Вилучено з гри

## Lutetia: in words

is-ready = готово
has-passed = пас
face-down = закрита
coins-on-it = { $amount ->
    [one] на ній лежить { $amount } сестерцій
    [few] на ній лежать { $amount } сестерції
   *[many] на ній лежить { $amount } сестерціїв
}
does-legion = { $points } ПО або +2 до пропозиції
does-apprentice = приєднується до ремісника й дає ще один ресурс
does-field = приносить 1 сестерцій за кожен ваш { $resource }
does-mill = римський вплив, 1 ПО за кожен { $resource }
does-bakery = римський вплив, { $points } ПО і ще 1 за кожну карту родини «{ $resource }»
does-tavern = приносить { $money ->
    [one] { $money } сестерцій
    [few] { $money } сестерції
   *[many] { $money } сестерціїв
} і ще 1 за кожне { $resource }
does-statue = { $points } ПО і ще 1 за кожну локацію з римським впливом
does-bazaar = { $points } ПО, потрібно: { $wants }
lies-left = ліва карта: { $card }{ $stake ->
    [0] {""}
   *[other] {", хабар"} { $stake }
}
lies-right = права карта: { $card }{ $stake ->
    [0] {""}
   *[other] {", хабар"} { $stake }
}
cards-owned = карти
apprentice-waits = Підмайстер без ремісника
apprentices-of = { $count ->
    [one] { $count } підмайстер
    [few] { $count } підмайстри
   *[many] { $count } підмайстрів
}: { $resource }
decks-line = Раунд { $number }. Колоди: { $characters ->
    [one] { $characters } персонаж
    [few] { $characters } персонажі
   *[many] { $characters } персонажів
}, { $places ->
    [one] { $places } локація
    [few] { $places } локації
   *[many] { $places } локацій
}.
aside-line = { $count ->
    [one] { $count } базар відкладено
    [few] { $count } базари відкладено
   *[many] { $count } базарів відкладено
} наосліп.
gone-line = { gone }: { $cards }
which-player = Який гравець? Введіть номер від 1 до { $last }.

## Any table

chosen = вибір зроблено
