# Lusitania XXI: what a person reads at the table. CARD names a card in a case, PLAYER a player.

title = Лузітанія XXI

## Options

option-laurus = Грати з доповненням «Лаурус» (X3).
option-virtus = Грати з доповненням «Віртус» (X3).
option-first = Місце, яке отримує Цезаря й починає гру: 0 — гравець 1, 1 — гравець 2 і так далі; -1 — випадкове (X32).
option-exclusive_colours = Жодні два легіони не можуть бути одного кольору (X7, X32).
option-turn_limit = Кількість ходів кожного гравця, після якої нескінченну гру зупиняють (X31).

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
action-rob = пограбувати гравця { $seat } у { $cell }
action-remove = забрати { CARD($piece, case: "acc") }
action-double = подвоїти { CARD($piece, case: "acc") } у { $cell }
action-burden = навантажити { $cell }

## What is to be decided

prompt-turn = Обміняйте, найміть або звільніть карту; перед цим можна активувати карту в комірці 0 або 8.
prompt-after-acting = Активуйте карту в комірці 0 чи 8 або завершіть хід.
prompt-second-exchange = Обміняйте другу карту або виберіть «досить».
prompt-commander = Які карти з руки ви замінюєте?
prompt-auxilia = У яку комірку переміщуються ауксиліарії?
prompt-senator = Яку карту ви віддаєте замість узятої?
prompt-inspector-discards = Яку карту з руки ви скидаєте для інспектора?
prompt-inspector-takes = Яку карту ви берете зі скиду?
prompt-doctor = Яку звільнену карту лікує лікар?
prompt-doctor-again = Вилікуйте другу звільнену карту або виберіть «досить».
prompt-cleopatra = Чийого воїна грабує Клеопатра?
prompt-cleopatra-takes = Яку карту спорядження забирає Клеопатра?
prompt-virtus-6 = Під яку карту спорядження ви підкладаєте карту «Віртус 6»?
prompt-virtus-10 = Під якого воїна ви підкладаєте карту «Віртус 10»?
prompt-over = Гру закінчено.

## Why something cannot be done

reason-not_now = Зараз треба вирішити щось інше.
reason-finish_first = Спершу вирішіть те, про що вас зараз питають.
reason-game_is_over = Гру закінчено.
reason-no_card_there = На цьому місці у вас на руці немає карти.
reason-camp_place_empty = На цьому місці в таборі немає карти.
reason-same_place_twice = Для другого обміну потрібні інша карта з руки та інша карта з табору.
reason-already_acted = Обов’язкову дію цього ходу ви вже виконали.
reason-must_act = Перш ніж завершити хід, треба виконати обмін, наймання або звільнення.
reason-cell_taken = Комірку з числом цього воїна вже зайнято.
reason-wrong_colour = Ваші легіонери іншого кольору.
reason-colour_of_another = Легіонери цього кольору вже є в іншому легіоні.
reason-too_many_mercenaries = Більше найманців-варварів у вашому легіоні бути не може.
reason-ends_taken = Обидві ваші крайні комірки, 0 і 8, зайняті.
reason-equipment_needs_soldier = Спорядження підкладають під воїна: вкажіть, під якого.
reason-not_equipment = Ця карта — не спорядження.
reason-no_soldier_there = У цій комірці немає воїна.
reason-no_room = У цього воїна немає вільного символу для такого спорядження.
reason-mars_stays = Карту бога Марса не можна звільнити.
reason-one_at_a_time = Звільнити відразу дві карти дозволяє лише карта «Віртус 8».
reason-free_action_used = Додаткову дію цього ходу ви вже виконали.
reason-nothing_to_use = У цій комірці немає карти.
reason-no_effect = Не можна активувати карту, ефект якої неможливо застосувати.
reason-cell_not_empty = Ауксиліаріїв можна перемістити лише в порожню комірку.
reason-not_in_discard = Такої карти у скиді немає.
reason-no_dismissed_card = На цьому місці у вас немає звільненої карти.
reason-chosen_already = Цю карту ви вже вибрали.
reason-own_legion = Клеопатра навідується лише до чужих легіонів.
reason-no_equipment_there = Такого спорядження там немає.
reason-no_piece_to_double = У цій комірці вашого легіону немає такого спорядження.
reason-nobody_to_choose = У цій комірці немає воїна, якого можна вибрати.

## What happens

event-dealt = { $you ->
    [yes] Ви отримуєте { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } отримує { CARD($card, case: "acc") }.
}
event-turned_up = Нова карта в таборі: { CARD($card) }.
event-objective_shown = На стіл викладають { CARD($card, case: "acc") }.
event-turn_begins = { $you ->
    [yes] Починається ваш хід.
   *[no] Починається хід { PLAYER($player, case: "gen") }.
}
event-taken = { $you ->
    [yes] Ви берете з табору { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } бере з табору { CARD($card, case: "acc") }.
}
event-given = { $you ->
    [yes] Ви кладете в табір { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } кладе в табір { CARD($card, case: "acc") }.
}
event-recruited = { $you ->
    [yes] Ви наймаєте { CARD($card, case: "acc") } до комірки { $cell }.
   *[no] { PLAYER($player) } наймає { CARD($card, case: "acc") } до комірки { $cell }.
}
event-equipped = { $you ->
    [yes] Ви підкладаєте { CARD($card, case: "acc") } під воїна в комірці { $cell }.
   *[no] { PLAYER($player) } підкладає { CARD($card, case: "acc") } під воїна в комірці { $cell }.
}
event-dismissed = { $you ->
    [yes] Ви звільняєте { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } звільняє { CARD($card, case: "acc") }.
}
event-drawn = { $you ->
    [yes] Ви берете з колоди { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } бере з колоди { CARD($card, case: "acc") }.
}
event-cleared = Із табору у скид іде одна з трьох карт одного типу чи кольору: { CARD($card) }.
event-discarded = { $zone ->
    [camp] { $you ->
        [yes] Ви скидаєте з табору { CARD($card, case: "acc") }.
       *[no] { PLAYER($player) } скидає з табору { CARD($card, case: "acc") }.
    }
    [legion] { $you ->
        [yes] Після активації ви скидаєте зі свого легіону { CARD($card, case: "acc") }.
       *[no] { PLAYER($player) } після активації скидає зі свого легіону { CARD($card, case: "acc") }.
    }
   *[hand] { $you ->
        [yes] Ви скидаєте з руки { CARD($card, case: "acc") }.
       *[no] { PLAYER($player) } скидає з руки { CARD($card, case: "acc") }.
    }
}
event-used = { $you ->
    [yes] Ви активуєте { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } активує { CARD($card, case: "acc") }.
}
event-caesar_passed = { $other_you ->
    [yes] { $you ->
        [yes] Цезар повертається до вас.
       *[no] Цезар переходить до вас.
    }
   *[no] Цезар переходить до { PLAYER($other, case: "gen") }.
}
event-stationed = { $you ->
    [yes] Ви переміщуєте ауксиліаріїв у комірку { $cell }.
   *[no] { PLAYER($player) } переміщує ауксиліаріїв у комірку { $cell }.
}
event-stolen = { $you ->
    [yes] Ваш сенатор бере { CARD($card, case: "acc") } з руки { PLAYER($other, case: "gen") }.
   *[no] { $other_you ->
        [yes] Сенатор { PLAYER($player, case: "gen") } бере { CARD($card, case: "acc") } з вашої руки.
       *[no] Сенатор { PLAYER($player, case: "gen") } бере { CARD($card, case: "acc") } з руки { PLAYER($other, case: "gen") }.
    }
}
event-handed = { $you ->
    [yes] Ви віддаєте { CARD($card, case: "acc") } { PLAYER($other, case: "dat") }.
   *[no] { $other_you ->
        [yes] { PLAYER($player) } віддає вам { CARD($card, case: "acc") }.
       *[no] { PLAYER($player) } віддає { CARD($card, case: "acc") } { PLAYER($other, case: "dat") }.
    }
}
event-joined = { $you ->
    [yes] Ви берете на руку { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } бере на руку { CARD($card, case: "acc") }.
}
event-inspected = { $you ->
    [yes] Ви берете зі скиду { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } бере зі скиду { CARD($card, case: "acc") }.
}
event-healed = { $you ->
    [yes] Ваш лікар кладе у скид { CARD($card, case: "acc") }.
   *[no] Лікар { PLAYER($player, case: "gen") } кладе у скид { CARD($card, case: "acc") }.
}
event-robbed = { $you ->
    [yes] Ваша Клеопатра скидає { CARD($card, case: "acc") } з легіону { PLAYER($other, case: "gen") }.
   *[no] { $other_you ->
        [yes] Клеопатра { PLAYER($player, case: "gen") } скидає { CARD($card, case: "acc") } з вашого легіону.
       *[no] Клеопатра { PLAYER($player, case: "gen") } скидає { CARD($card, case: "acc") } з легіону { PLAYER($other, case: "gen") }.
    }
}
event-objective_taken = { $you ->
    [yes] Ви здобуваєте { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } здобуває { CARD($card, case: "acc") }.
}
event-doubled = { $you ->
    [yes] Ви підкладаєте карту «Віртус 6» під спорядження в комірці { $cell }.
   *[no] { PLAYER($player) } підкладає карту «Віртус 6» під спорядження в комірці { $cell }.
}
event-burdened = { $you ->
    [yes] Ви підкладаєте карту «Віртус 10» під воїна в комірці { $cell }.
   *[no] { PLAYER($player) } підкладає карту «Віртус 10» під воїна в комірці { $cell }.
}
event-shuffled = Скид перетасовують, і він стає другою колодою.
event-pile_ended = Колода вичерпується: цей хід останній.
event-game_over = Гра закінчується.

## How a game ends

ending-twenty_one = Один із легіонів має щонайменше 21 ПО.
ending-pile = Колода вичерпалася вдруге.
ending-turn_limit = Досягнуто граничної кількості ходів.
