# Lusitania XXI: every word a person reads at the table.
# A card's name is its label; .acc is the card as the object of a sentence, .gen after “of” or “under”.

title = Лузітанія XXI

## Options

option-laurus = Грати з доповненням «Лаурус» (X3).
option-virtus = Грати з доповненням «Віртус» (X3).
option-first = Місце за столом, яке отримує Цезаря й починає гру, рахуючи від 0; -1 — випадкове (X32).
option-exclusive_colours = Жодні два легіони не можуть бути одного кольору (X7, X32).
option-turn_limit = Кількість ходів на кожне місце, після якої нескінченна гра завершується (X31).

## Colours and provinces

colour-blue = блакитний
province-blue = Аквітанія
colour-red = червоний
province-red = Британія
colour-yellow = жовтий
province-yellow = Тарраконська Іспанія
colour-green = зелений
province-green = Гельветія
colour-white = білий
colour-black = чорний

## Cards

card-unknown = Карта
    .acc = карту
    .gen = карти
card-blue-1 = Легіонер I з Аквітанії
    .acc = легіонера I з Аквітанії
    .gen = легіонера I з Аквітанії
card-blue-2 = Легіонер II з Аквітанії
    .acc = легіонера II з Аквітанії
    .gen = легіонера II з Аквітанії
card-blue-3 = Легіонер III з Аквітанії
    .acc = легіонера III з Аквітанії
    .gen = легіонера III з Аквітанії
card-blue-4 = Легіонер IV з Аквітанії
    .acc = легіонера IV з Аквітанії
    .gen = легіонера IV з Аквітанії
card-blue-5 = Легіонер V з Аквітанії
    .acc = легіонера V з Аквітанії
    .gen = легіонера V з Аквітанії
card-red-1 = Легіонер I з Британії
    .acc = легіонера I з Британії
    .gen = легіонера I з Британії
card-red-2 = Легіонер II з Британії
    .acc = легіонера II з Британії
    .gen = легіонера II з Британії
card-red-3 = Легіонер III з Британії
    .acc = легіонера III з Британії
    .gen = легіонера III з Британії
card-red-4 = Легіонер IV з Британії
    .acc = легіонера IV з Британії
    .gen = легіонера IV з Британії
card-red-5 = Легіонер V з Британії
    .acc = легіонера V з Британії
    .gen = легіонера V з Британії
card-yellow-1 = Легіонер I з Тарраконської Іспанії
    .acc = легіонера I з Тарраконської Іспанії
    .gen = легіонера I з Тарраконської Іспанії
card-yellow-2 = Легіонер II з Тарраконської Іспанії
    .acc = легіонера II з Тарраконської Іспанії
    .gen = легіонера II з Тарраконської Іспанії
card-yellow-3 = Легіонер III з Тарраконської Іспанії
    .acc = легіонера III з Тарраконської Іспанії
    .gen = легіонера III з Тарраконської Іспанії
card-yellow-4 = Легіонер IV з Тарраконської Іспанії
    .acc = легіонера IV з Тарраконської Іспанії
    .gen = легіонера IV з Тарраконської Іспанії
card-yellow-5 = Легіонер V з Тарраконської Іспанії
    .acc = легіонера V з Тарраконської Іспанії
    .gen = легіонера V з Тарраконської Іспанії
card-green-1 = Легіонер I з Гельветії
    .acc = легіонера I з Гельветії
    .gen = легіонера I з Гельветії
card-green-2 = Легіонер II з Гельветії
    .acc = легіонера II з Гельветії
    .gen = легіонера II з Гельветії
card-green-3 = Легіонер III з Гельветії
    .acc = легіонера III з Гельветії
    .gen = легіонера III з Гельветії
card-green-4 = Легіонер IV з Гельветії
    .acc = легіонера IV з Гельветії
    .gen = легіонера IV з Гельветії
card-green-5 = Легіонер V з Гельветії
    .acc = легіонера V з Гельветії
    .gen = легіонера V з Гельветії
card-mercenary-1 = Найманець-варвар I
    .acc = найманця-варвара I
    .gen = найманця-варвара I
card-mercenary-2 = Найманець-варвар II
    .acc = найманця-варвара II
    .gen = найманця-варвара II
card-mercenary-3 = Найманець-варвар III
    .acc = найманця-варвара III
    .gen = найманця-варвара III
card-mercenary-4 = Найманець-варвар IV
    .acc = найманця-варвара IV
    .gen = найманця-варвара IV
card-mercenary-5 = Найманець-варвар V
    .acc = найманця-варвара V
    .gen = найманця-варвара V
card-mercenary-6 = Найманець-варвар VI
    .acc = найманця-варвара VI
    .gen = найманця-варвара VI
card-cook = Кухарка
    .acc = кухарку
    .gen = кухарки
card-gunner = Балістарій
    .acc = балістарія
    .gen = балістарія
card-shield = Щит
    .acc = щит
    .gen = щита
card-sword = Меч
    .acc = меч
    .gen = меча
card-axe = Сокира
    .acc = сокиру
    .gen = сокири
card-spear = Спис
    .acc = спис
    .gen = списа
card-horse = Кінь
    .acc = коня
    .gen = коня
card-bow = Лук зі стрілами
    .acc = лук зі стрілами
    .gen = лука зі стрілами
card-stone = Камінь
    .acc = камінь
    .gen = каменя
card-auxilia = Ауксиліарії
    .acc = ауксиліаріїв
    .gen = ауксиліаріїв
card-senator = Сенатор
    .acc = сенатора
    .gen = сенатора
card-cleopatra = Клеопатра
    .acc = Клеопатру
    .gen = Клеопатри
card-inspector = Інспектор
    .acc = інспектора
    .gen = інспектора
card-doctor = Лікар
    .acc = лікаря
    .gen = лікаря
card-commander = Полководець
    .acc = полководця
    .gen = полководця
card-caesar = Цезар
    .acc = Цезаря
    .gen = Цезаря
card-laurus-1 = Лаурус 1
    .acc = карту «Лаурус 1»
    .gen = карти «Лаурус 1»
card-laurus-2 = Лаурус 2
    .acc = карту «Лаурус 2»
    .gen = карти «Лаурус 2»
card-laurus-3 = Лаурус 3
    .acc = карту «Лаурус 3»
    .gen = карти «Лаурус 3»
card-laurus-4 = Лаурус 4
    .acc = карту «Лаурус 4»
    .gen = карти «Лаурус 4»
card-laurus-5 = Лаурус 5
    .acc = карту «Лаурус 5»
    .gen = карти «Лаурус 5»
card-virtus-6 = Віртус 6
    .acc = карту «Віртус 6»
    .gen = карти «Віртус 6»
card-virtus-7 = Віртус 7
    .acc = карту «Віртус 7»
    .gen = карти «Віртус 7»
card-virtus-8 = Віртус 8
    .acc = карту «Віртус 8»
    .gen = карти «Віртус 8»
card-virtus-9 = Віртус 9
    .acc = карту «Віртус 9»
    .gen = карти «Віртус 9»
card-virtus-10 = Віртус 10
    .acc = карту «Віртус 10»
    .gen = карти «Віртус 10»

## What the cards do

effect-legionary = Воїн із провінції. Перший легіонер визначає колір вашого легіону; жоден інший легіон не може мати цього кольору (X7).
effect-mercenary = Воїн для будь-якого легіону; в одному легіоні їх щонайбільше двоє (X7).
effect-cook = Воїн для комірки VI. Спорядження не носить (X7, X8).
effect-gunner = Воїн для комірки VII, з каменем або списом (X7, X8).
effect-equipment = Лежить під воїном, який має для нього вільний символ, і дає там свої ПО (X8).
effect-auxilia = Дають 1 ПО в будь-якій комірці. Активуйте їх, щоб перемістити в порожню комірку I–VII і закрити її для воїнів (X14).
effect-senator = З кожним іншим гравцем по черзі: візьміть навмання одну його карту, а тоді віддайте одну зі своїх (X15).
effect-cleopatra = Скиньте карту спорядження з чужого легіону (X18).
effect-inspector = Скиньте карту з руки, а тоді візьміть зі скиду будь-яку карту (X16).
effect-doctor = Покладіть у скид одну або дві свої звільнені карти (X17).
effect-commander = Скиньте одну, дві або три карти з руки й візьміть із колоди стільки ж (X13).
effect-caesar = Замініть увесь табір; після цього Цезар переходить до гравця праворуч від вас (X12).
effect-laurus-1 = 1 ПО для першого легіону, у якому є камінь, лук зі стрілами й кінь (X19).
effect-laurus-2 = 1 ПО для першого легіону, у якому є дві пари однакового спорядження (X20).
effect-laurus-3 = 1 ПО для першого легіону, у якому є чотири типи спорядження (X21).
effect-laurus-4 = 1 ПО для першого легіону, у якому комірки I–IV зайняті воїнами або ауксиліаріями (X22).
effect-laurus-5 = 1 ПО для першого легіону, у якому комірки V–VII зайняті воїнами або ауксиліаріями (X23).
effect-virtus-6 = Для першого легіону з каменем, сокирою та конем: виберіть карту спорядження; її воїн може мати ще одну того самого типу (X24).
effect-virtus-7 = Для першого легіону з мечем, списом і щитом: у вас може бути троє найманців-варварів (X25).
effect-virtus-8 = Для першого легіону з мечем, сокирою та луком зі стрілами: під час звільнення можете звільнити дві карти й узяти дві з колоди (X26).
effect-virtus-9 = Для першого легіону з воїнами в трьох комірках поспіль: під час обміну можете обміняти дві карти (X27).
effect-virtus-10 = Для першого легіону з кухаркою та повністю спорядженим балістарієм: виберіть воїна; він може мати ще дві карти спорядження тих типів, яких немає на його карті (X28).

## Zones

zone-hand = Рука
zone-camp = Тренувальний табір
zone-legion = Легіон
zone-gear = Спорядження
zone-dismissed = Звільнені карти
zone-aside = Відкладена карта
zone-discard = Скид
zone-pile = Колода
zone-objective = «Лаурус» і «Віртус»
zone-prize = Здобуті карти

## Actions, as a person types them

action-exchange = обміняти { $hand } на { $camp }
action-recruit = найняти { $hand }
action-equip = підкласти { $hand } під { $cell }
action-dismiss = звільнити { $hand }
action-dismiss_two = звільнити { $hands }
action-use = активувати { $cell }
action-end = завершити хід
action-enough = досить
action-redraw = замінити { $hands }
action-station = перемістити в { $cell }
action-give = віддати { $hand }
action-discard = скинути { $hand }
action-take = взяти { CARD($kind, case: "acc") }
action-heal = вилікувати { $dismissed }
action-rob = пограбувати { $seat } у { $cell }
action-remove = забрати { CARD($piece, case: "acc") }
action-double = подвоїти { CARD($piece, case: "acc") } у { $cell }
action-burden = навантажити { $cell }

## What is to be decided

prompt-turn = Обміняйте, найміть або звільніть карту; перед цим можна активувати карту в комірці 0 або 8.
prompt-after-acting = Активуйте карту в комірці 0 або 8 чи завершіть хід.
prompt-second-exchange = Обміняйте другу карту або скажіть «досить».
prompt-commander = Які карти з руки ви замінюєте?
prompt-auxilia = У яку комірку переміщуються ауксиліарії?
prompt-senator = Яку карту ви віддаєте замість узятої?
prompt-inspector-discards = Яку карту з руки ви скидаєте для інспектора?
prompt-inspector-takes = Яку карту ви берете зі скиду?
prompt-doctor = Яку звільнену карту вилікує лікар?
prompt-doctor-again = Вилікуйте другу звільнену карту або скажіть «досить».
prompt-cleopatra = Чийого воїна грабує Клеопатра?
prompt-cleopatra-takes = Яку карту спорядження забирає Клеопатра?
prompt-virtus-6 = Під яку карту спорядження ви підкладаєте карту «Віртус 6»?
prompt-virtus-10 = Під якого воїна ви підкладаєте карту «Віртус 10»?
prompt-over = Гру закінчено.

## Why something cannot be done

reason-not_now = Зараз треба вирішити щось інше.
reason-finish_first = Щоб хід тривав далі, спершу треба зробити інший вибір.
reason-game_is_over = Гру закінчено.
reason-no_card_there = На цьому місці вашої руки немає карти.
reason-camp_place_empty = На цьому місці табору немає карти.
reason-same_place_twice = Для другого обміну потрібні інша карта з руки та інша карта з табору.
reason-already_acted = Обов’язкову дію цього ходу ви вже виконали.
reason-must_act = Перш ніж завершити хід, треба виконати обмін, наймання або звільнення.
reason-cell_taken = Комірку з числом цього воїна вже зайнято.
reason-wrong_colour = Ваші легіонери іншого кольору.
reason-colour_of_another = Легіонери цього кольору вже є в іншому легіоні.
reason-too_many_mercenaries = У вас уже стільки найманців-варварів, скільки дозволено.
reason-ends_taken = Обидві ваші крайні комірки, 0 і 8, зайняті.
reason-equipment_needs_soldier = Спорядження підкладають під воїна: скажіть, під якого.
reason-not_equipment = Ця карта — не спорядження.
reason-no_soldier_there = У цій комірці немає воїна.
reason-no_room = У цього воїна немає вільного місця для такого спорядження.
reason-mars_stays = Карту бога Марса не можна звільнити.
reason-one_at_a_time = Звільнити відразу дві карти дозволяє лише карта «Віртус 8».
reason-free_action_used = Додаткову дію цього ходу ви вже виконали.
reason-nothing_to_use = У цій комірці немає карти.
reason-no_effect = Не можна активувати карту, ефект якої неможливий.
reason-cell_not_empty = Ауксиліарії переміщуються лише в порожню комірку.
reason-not_in_discard = Такої карти у скиді немає.
reason-no_dismissed_card = На цьому місці у вас немає звільненої карти.
reason-chosen_already = Цю карту ви вже вибрали.
reason-own_legion = Клеопатра навідується лише до чужих легіонів.
reason-no_equipment_there = Такого спорядження там немає.
reason-nobody_to_choose = У цій комірці немає воїна, якого можна вибрати.

## What happens

event-dealt = { $you ->
    [yes] Ви отримуєте { CARD($card, case: "acc") }.
   *[no] { $player } отримує { CARD($card, case: "acc") }.
}
event-turned_up = У табір викладено { CARD($card, case: "acc") }.
event-objective_shown = На стіл викладено { CARD($card, case: "acc") }.
event-turn_begins = { $you ->
    [yes] Починається ваш хід.
   *[no] { $player } починає хід.
}
event-taken = { $you ->
    [yes] Ви берете з табору { CARD($card, case: "acc") }.
   *[no] { $player } бере з табору { CARD($card, case: "acc") }.
}
event-given = { $you ->
    [yes] Ви кладете в табір { CARD($card, case: "acc") }.
   *[no] { $player } кладе в табір { CARD($card, case: "acc") }.
}
event-recruited = { $you ->
    [yes] Ви наймаєте в комірку { $cell } { CARD($card, case: "acc") }.
   *[no] { $player } наймає в комірку { $cell } { CARD($card, case: "acc") }.
}
event-equipped = { $you ->
    [yes] Ви підкладаєте { CARD($card, case: "acc") } під воїна в комірці { $cell }.
   *[no] { $player } підкладає { CARD($card, case: "acc") } під воїна в комірці { $cell }.
}
event-dismissed = { $you ->
    [yes] Ви звільняєте { CARD($card, case: "acc") }.
   *[no] { $player } звільняє { CARD($card, case: "acc") }.
}
event-drawn = { $you ->
    [yes] Ви берете з колоди { CARD($card, case: "acc") }.
   *[no] { $player } бере з колоди { CARD($card, case: "acc") }.
}
event-cleared = Три однакові: з табору скинуто { CARD($card, case: "acc") }.
event-discarded = { $you ->
    [yes] Ви скидаєте { CARD($card, case: "acc") }.
   *[no] { $player } скидає { CARD($card, case: "acc") }.
}
event-used = { $you ->
    [yes] Ви активуєте { CARD($card, case: "acc") }.
   *[no] { $player } активує { CARD($card, case: "acc") }.
}
event-caesar_passed = Цезар переходить до гравця { $other }.
event-stationed = { $you ->
    [yes] Ви переміщуєте ауксиліаріїв у комірку { $cell }.
   *[no] { $player } переміщує ауксиліаріїв у комірку { $cell }.
}
event-stolen = { $you ->
    [yes] Ваш сенатор бере з руки гравця { $other } { CARD($card, case: "acc") }.
   *[no] Сенатор гравця { $player } бере з руки гравця { $other } { CARD($card, case: "acc") }.
}
event-handed = { $you ->
    [yes] Ви віддаєте { CARD($card, case: "acc") } гравцеві { $other }.
   *[no] { $player } віддає { CARD($card, case: "acc") } гравцеві { $other }.
}
event-joined = { $you ->
    [yes] Ви берете { CARD($card, case: "acc") } на руку.
   *[no] { $player } бере { CARD($card, case: "acc") } на руку.
}
event-inspected = { $you ->
    [yes] Ви берете зі скиду { CARD($card, case: "acc") }.
   *[no] { $player } бере зі скиду { CARD($card, case: "acc") }.
}
event-healed = { $you ->
    [yes] Ваш лікар кладе у скид { CARD($card, case: "acc") }.
   *[no] Лікар гравця { $player } кладе у скид { CARD($card, case: "acc") }.
}
event-robbed = { $you ->
    [yes] Ваша Клеопатра скидає з легіону гравця { $other } { CARD($card, case: "acc") }.
   *[no] Клеопатра гравця { $player } скидає з легіону гравця { $other } { CARD($card, case: "acc") }.
}
event-objective_taken = { $you ->
    [yes] Ви здобуваєте { CARD($card, case: "acc") }.
   *[no] { $player } здобуває { CARD($card, case: "acc") }.
}
event-doubled = { $you ->
    [yes] Ви підкладаєте карту «Віртус 6» під спорядження в комірці { $cell }.
   *[no] { $player } підкладає карту «Віртус 6» під спорядження в комірці { $cell }.
}
event-burdened = { $you ->
    [yes] Ви підкладаєте карту «Віртус 10» під воїна в комірці { $cell }.
   *[no] { $player } підкладає карту «Віртус 10» під воїна в комірці { $cell }.
}
event-shuffled = Скид перетасовано: тепер це друга колода.
event-pile_ended = Колода вичерпується: цей хід останній.
event-game_over = Гру закінчено.

## How a game ends

ending-twenty_one = Один із легіонів має щонайменше 21 ПО.
ending-pile = Колода вичерпалася вдруге.
ending-turn_limit = Досягнуто межі ходів.
