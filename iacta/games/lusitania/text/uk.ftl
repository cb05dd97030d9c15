# Lusitania (2019): what a person reads at the table. CARD names a card in a case, PLAYER a player.

title = Лузітанія (2019)

## Options

option-first = Місце, яке отримує полководця й починає гру: 0 — гравець 1, 1 — гравець 2 і так далі; -1 — випадкове (L1).
option-turn_limit = Кількість ходів кожного гравця, після якої нескінченну гру зупиняють (L17).

## Zones

zone-hand = Рука
zone-field = Тренувальний плац
zone-army = Армія
zone-gear = Спорядження
zone-commander = Полководець
zone-discard = Скид
zone-pile = Колода

## Actions, as a person types them

action-replenish = оновити плац
action-trade = обміняти { $hand } на { $field }
action-recruit = найняти { $hand }
action-equip = підкласти { $hand } під { $numeral }
action-caesar = цезар { $hand }
action-senator = сенатор { $hand } до гравця { $seat }
action-mars = марс

## What is to be decided

prompt-turn = Обміняйте, найміть або зіграйте спеціальну карту; якщо полководець у вас, спершу можна оновити плац.
prompt-after-replenishing = Обміняйте, найміть або зіграйте спеціальну карту.
prompt-over = Гру закінчено.

## Why something cannot be done

reason-not_now = Зараз треба вирішити щось інше.
reason-game_is_over = Гру закінчено.
reason-no_commander = Полководець не у вас.
reason-already_replenished = Цього ходу ви вже скористалися полководцем.
reason-equipment_needs_soldier = Спорядження підкладають під воїна: вкажіть, під якого.
reason-special_card = Цю карту грають, а не наймають.
reason-musician_stays = Музиканта можна лише обміняти.
reason-numeral_taken = Воїн із таким числом у вашій армії вже є.
reason-wrong_colour = Ваші легіонери іншого кольору.
reason-colour_of_another = Легіонери цього кольору вже є в іншій армії.
reason-too_many_mercenaries = У вас уже двоє найманців-варварів.
reason-doctor_there = У вас уже є лікар.
reason-gunner_there = У вас уже є балістарій.
reason-not_equipment = Ця карта — не спорядження.
reason-no_soldier_there = У вашій армії немає воїна з таким числом.
reason-no_room = У цього воїна немає вільного символу для такого спорядження.
reason-not_caesar = Ця карта — не Юлій Цезар.
reason-not_senator = Ця карта — не сенатор.
reason-own_hand = Сенатор бере карту лише в іншого гравця.
reason-no_such_seat = Там ніхто не сидить.
reason-mars_used = Своєю картою Марса ви вже скористалися.

## What happens

event-dealt = { $you ->
    [yes] Ви отримуєте { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } отримує { CARD($card, case: "acc") }.
}
event-turned_up = Нова карта на плацу: { CARD($card) }.
event-turn_begins = { $you ->
    [yes] Починається ваш хід.
   *[no] Починається хід { PLAYER($player, case: "gen") }.
}
event-taken = { $you ->
    [yes] Ви берете з плацу { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } бере з плацу { CARD($card, case: "acc") }.
}
event-given = { $you ->
    [yes] Ви кладете на плац { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } кладе на плац { CARD($card, case: "acc") }.
}
event-recruited = { $you ->
    [yes] Ви наймаєте { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } наймає { CARD($card, case: "acc") }.
}
event-equipped = { $you ->
    [yes] Ви підкладаєте { CARD($card, case: "acc") } під свого воїна { $cell }.
   *[no] { PLAYER($player) } підкладає { CARD($card, case: "acc") } під свого воїна { $cell }.
}
event-drawn = { $you ->
    [yes] Ви берете з колоди { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } бере з колоди { CARD($card, case: "acc") }.
}
event-played = { $you ->
    [yes] Ви граєте карту { CARD($card, case: "gen") }.
   *[no] { PLAYER($player) } грає карту { CARD($card, case: "gen") }.
}
event-discarded = { $zone ->
    [field] { $you ->
        [yes] Ви скидаєте з плацу { CARD($card, case: "acc") }.
       *[no] { PLAYER($player) } скидає з плацу { CARD($card, case: "acc") }.
    }
   *[hand] { $you ->
        [yes] Ви скидаєте з руки { CARD($card, case: "acc") }.
       *[no] { PLAYER($player) } скидає з руки { CARD($card, case: "acc") }.
    }
}
event-commander_taken = { $you ->
    [yes] Ви забираєте { CARD($card, case: "acc") } у { PLAYER($other, case: "gen") }.
   *[no] { $other_you ->
        [yes] { PLAYER($player) } забирає { CARD($card, case: "acc") } у вас.
       *[no] { PLAYER($player) } забирає { CARD($card, case: "acc") } у { PLAYER($other, case: "gen") }.
    }
}
event-commander_passed = { $you ->
    [yes] Ви передаєте { CARD($card, case: "acc") } { PLAYER($other, case: "dat") }.
   *[no] { $other_you ->
        [yes] { PLAYER($player) } передає { CARD($card, case: "acc") } вам.
       *[no] { PLAYER($player) } передає { CARD($card, case: "acc") } { PLAYER($other, case: "dat") }.
    }
}
event-stolen = { $you ->
    [yes] Ваш сенатор бере { CARD($card, case: "acc") } з руки { PLAYER($other, case: "gen") }.
   *[no] { $other_you ->
        [yes] Сенатор { PLAYER($player, case: "gen") } бере { CARD($card, case: "acc") } з вашої руки.
       *[no] Сенатор { PLAYER($player, case: "gen") } бере { CARD($card, case: "acc") } з руки { PLAYER($other, case: "gen") }.
    }
}
event-mars_turned = { $you ->
    [yes] Ви перевертаєте { CARD($card, case: "acc") } сірим боком догори.
   *[no] { PLAYER($player) } перевертає { CARD($card, case: "acc") } сірим боком догори.
}
event-shuffled = Скид перетасовують, і він стає другою колодою.
event-pile_ended = Колода вичерпується востаннє.
event-game_over = Гра закінчується.

## How a game ends

ending-twenty = Одна з армій має щонайменше 20 ПО.
ending-musician = На плацу з’явився музикант.
ending-pile = Колода вичерпалася вдруге.
ending-turn_limit = Досягнуто граничної кількості ходів.
