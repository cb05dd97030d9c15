# Lumeria: what a person reads at the table. CARD names a unit in a case, PLAYER a player; the “case” number says whether
# a unit’s name is one or many, for the verb that goes with it.

title = Лумерія

## Options

option-south = Фракція Півдня, який має перше місце (M1).
option-north = Фракція Півночі, яка має друге місце (M1).
option-mirror = Обидві сторони можуть мати ту саму фракцію (M1).
option-board = Ігрове поле (M1).
option-scenario = За що дають очки (M20, M23).
option-round_limit = Останній раунд гри, якщо доти ніхто не переміг (M22).

choice-random = За жеребом
choice-slavs = Слов’яни
choice-vikings = Вікінги
choice-greeks = Греки
choice-romans = Римляни
choice-lumeria = Лумерія
choice-three-hills = Три пагорби
choice-sacred-hill = Священний пагорб (наш, не з книги правил)

## Zones

zone-field = Поле
zone-stack = Стоси
zone-defeated = Розбиті загони

## Actions, as a person types them

action-begin = починає { $side ->
    [south] Південь
   *[north] Північ
}
action-recruit = найняти { CARD($unit, case: "acc") }
action-choose = вибрати { $field }
action-go = перейти на { $field }
action-attack = атакувати { $field }
action-fortify = укріпитися
action-aim = прицілитися
action-march = марш
action-salvo = залп
action-pray = покликати божество
action-spare = не кликати
action-reroll = перекинути { $dice }
action-fortune = фортуна
action-keep = залишити результат
action-renew = відновити { $manoeuvre ->
    [march] марш
    [salvo] залп
   *[fortune] фортуну
}
action-stop = досить
action-pass = пас

## What is to be decided

prompt-beginning = Хто буде Першим гравцем у першому раунді?
prompt-recruitment = Який загін ви наймаєте? Можна також вибрати «пас».
prompt-placing = На яку клітинку найму він іде?
prompt-manoeuvre = Оголосіть марш чи залп або виберіть «пас».
prompt-marching = Який загін марширує? Після першого можна вибрати «досить».
prompt-marching-on = Куди він марширує?
prompt-shooting = Який загін дальнього бою стріляє? Після першого можна вибрати «досить».
prompt-shooting-at = У якого ворога він стріляє?
prompt-activation = Який загін ви активуєте?
prompt-first-action = Що робить загін: іде, атакує, укріплюється чи прицілюється?
prompt-second-action = Що загін робить далі? Можна також вибрати «досить».
prompt-aimed = У якого ворога він цілиться?
prompt-thor = Чи кличете ви Тора, щоб кинути на один кубик більше?
prompt-svetovit = Чи кличете ви Світовида, щоб ця атака мала −1 до влучання?
prompt-rolled = Залишаєте результат чи кидаєте ще раз?
prompt-renewal = Який маневр ви відновлюєте?
prompt-skirmish = Куди загін переходить після атаки? Можна також вибрати «досить».
prompt-athena = Котрий із ваших загонів має перемістити Афіна? Можна також вибрати «не кликати».
prompt-athena-to = Куди Афіна його переміщує?
prompt-over = Гру закінчено.

## Why something cannot be done

reason-not_now = Зараз треба вирішити щось інше.
reason-game_is_over = Гру закінчено.
reason-no_such_field = На цьому полі немає такої клітинки.
reason-not_in_stack = У ваших стосах немає такого загону.
reason-too_expensive = На цей загін вам не вистачає золота.
reason-no_recruitment_field = Це не клітинка найму вашої сторони.
reason-recruitment_field_taken = На цій клітинці найму вже лежить карта.
reason-no_free_recruitment_field = Жодна з ваших клітинок найму не вільна.
reason-token_spent = Жетона цього маневру немає на місці.
reason-nothing_can_march = Жоден із ваших загонів не може рухатися.
reason-nothing_can_shoot = Жоден із ваших загонів дальнього бою не має цілі.
reason-no_own_unit = На цій клітинці немає вашого загону.
reason-already_activated = Цей загін у цьому раунді вже активовано.
reason-has_marched = Цей загін уже марширував.
reason-has_shot = Цей загін уже стріляв у цьому залпі.
reason-cannot_move = Цей загін не може рухатися: з усіх боків карти або край поля.
reason-field_taken = На цій клітинці вже стоїть загін.
reason-out_of_reach = Загін не може дістатися на цю клітинку.
reason-no_target = Цьому загонові нема кого атакувати.
reason-no_enemy = На цій клітинці немає ворожого загону.
reason-not_adjacent = У ближньому бою атакують лише сусідню клітинку.
reason-no_line_of_fire = Цей ворог надто далеко, не на прямій лінії або за іншою картою.
reason-not_ranged = Це може робити лише загін дальнього бою.
reason-aim_comes_first = Прицілювання може бути лише першою дією.
reason-no_action_yet = Активація — це щонайменше одна дія.
reason-attack_must_follow = Загін, який прицілився, мусить атакувати.
reason-same_action_twice = Жодної дії загін не виконує двічі.
reason-nobody_has_marched = У марші бере участь щонайменше один загін.
reason-nobody_has_shot = У залпі бере участь щонайменше один загін.
reason-nothing_to_aim_at = Цьому загонові нема в кого цілитися.
reason-unit_of_athena = Афіна переміщує інший загін, а не щойно активований.
reason-no_mars = Ви не можете покликати Марса.
reason-too_few_misses = Стільки кубиків не схибило.
reason-place_not_empty = На цьому місці вже лежить жетон.

## What happens

event-stacked = { $you ->
    [yes] Ви кладете { CARD($card, case: "acc") } у свої стоси.
   *[no] { PLAYER($player) } кладе { CARD($card, case: "acc") } у свої стоси.
}
event-set_up = { $you ->
    [yes] Ви ставите { CARD($card, case: "acc") } на { $cell }.
   *[no] { PLAYER($player) } ставить { CARD($card, case: "acc") } на { $cell }.
}
event-rolls_level = { $amount ->
    [1] Нічия, тож обоє кидають ще раз.
    [one] Нічия { $amount } раз поспіль, тож обоє кидають ще раз.
    [few] Нічия { $amount } рази поспіль, тож обоє кидають ще раз.
   *[many] Нічия { $amount } разів поспіль, тож обоє кидають ще раз.
}
event-rolled_first = { $you ->
    [yes] Ви викидаєте { $one } і { $two }, разом { $amount }.
   *[no] { PLAYER($player) } викидає { $one } і { $two }, разом { $amount }.
}
event-begins = { $you ->
    [yes] Починаєте ви.
   *[no] { PLAYER($player) } починає.
}
event-round_begins = { $you ->
    [yes] Починається раунд { $amount }; роль Першого гравця дістається вам.
   *[no] Починається раунд { $amount }; роль Першого гравця дістається { PLAYER($player, case: "dat") }.
}
event-income = { $you ->
    [yes] Ви отримуєте { $amount ->
        [one] { $amount } золотий
        [few] { $amount } золоті
       *[many] { $amount } золотих
    } доходу.
   *[no] { PLAYER($player) } отримує { $amount ->
        [one] { $amount } золотий
        [few] { $amount } золоті
       *[many] { $amount } золотих
    } доходу.
}
event-recruited = { $you ->
    [yes] Ви наймаєте { CARD($card, case: "acc") } на { $cell }.
   *[no] { PLAYER($player) } наймає { CARD($card, case: "acc") } на { $cell }.
}
event-passed = { $you ->
    [yes] Ви пасуєте.
   *[no] { PLAYER($player) } пасує.
}
event-marches = { $you ->
    [yes] Ви оголошуєте марш.
   *[no] { PLAYER($player) } оголошує марш.
}
event-shoots = { $you ->
    [yes] Ви оголошуєте залп.
   *[no] { PLAYER($player) } оголошує залп.
}
event-marched = { CARD($card) } { CARD($card, case: "number") ->
    [singular] марширує
   *[plural] марширують
} на { $cell }.
event-moved = { CARD($card) } { CARD($card, case: "number") ->
    [singular] переходить
   *[plural] переходять
} на { $cell }.
event-ran = { CARD($card) } { CARD($card, case: "number") ->
    [singular] перебігає
   *[plural] перебігають
} на { $cell }.
event-fortified = { CARD($card) } { CARD($card, case: "number") ->
    [singular] укріплюється
   *[plural] укріплюються
} на { $cell }.
event-aimed = { CARD($card) } { CARD($card, case: "number") ->
    [singular] прицілюється
   *[plural] прицілюються
}.
event-compensated = { $you ->
    [yes] Ви отримуєте { $amount ->
        [one] { $amount } золотий
        [few] { $amount } золоті
       *[many] { $amount } золотих
    } відшкодування.
   *[no] { PLAYER($player) } отримує { $amount ->
        [one] { $amount } золотий
        [few] { $amount } золоті
       *[many] { $amount } золотих
    } відшкодування.
}
event-token_moved = { $you ->
    [yes] Ваш жетон доходить до поділки { $amount } на шкалі відновлення.
   *[no] Жетон { PLAYER($player, case: "gen") } доходить до поділки { $amount } на шкалі відновлення.
}
event-renewed = { $you ->
    [yes] { $manoeuvre ->
        [march] Ваш марш
        [salvo] Ваш залп
       *[fortune] Вашу фортуну
    } відновлено.
   *[no] { $manoeuvre ->
        [march] Марш
        [salvo] Залп
       *[fortune] Фортуну
    } { PLAYER($player, case: "gen") } відновлено.
}
event-skirmished = { CARD($card) } { CARD($card, case: "number") ->
    [singular] відходить
   *[plural] відходять
} після наскоку на { $cell }.
event-athena = Афіна переміщує { CARD($card, case: "acc") } на { $cell }.
event-healed = { CARD($card) } на { $cell } { CARD($card, case: "number") ->
    [singular] регенерує й позбувається
   *[plural] регенерують і позбуваються
} рани.
event-scored = { $you ->
    [yes] Ви отримуєте { $amount } ПО за пагорби.
   *[no] { PLAYER($player) } отримує { $amount } ПО за пагорби.
}
event-stepped_forward = { CARD($card) } { CARD($card, case: "number") ->
    [singular] ступає вперед
   *[plural] ступають уперед
} на { $cell }.
event-tied = Нічия.
event-defeats_counted = { $you ->
    [yes] На вашому рахунку { $amount ->
        [one] { $amount } розбитий ворожий загін
        [few] { $amount } розбиті ворожі загони
       *[many] { $amount } розбитих ворожих загонів
    }.
   *[no] На рахунку { PLAYER($player, case: "gen") } { $amount ->
        [one] { $amount } розбитий ворожий загін
        [few] { $amount } розбиті ворожі загони
       *[many] { $amount } розбитих ворожих загонів
    }.
}
event-costs_counted = { $you ->
    [yes] Ваші загони на полі коштують { $amount ->
        [one] { $amount } золотий
        [few] { $amount } золоті
       *[many] { $amount } золотих
    }.
   *[no] Загони { PLAYER($player, case: "gen") } на полі коштують { $amount ->
        [one] { $amount } золотий
        [few] { $amount } золоті
       *[many] { $amount } золотих
    }.
}
event-dice_level = { $amount ->
    [1] Влучань в обох порівну, тож обоє кидають ще раз.
    [one] Влучань в обох порівну { $amount } раз поспіль, тож обоє кидають ще раз.
    [few] Влучань в обох порівну { $amount } рази поспіль, тож обоє кидають ще раз.
   *[many] Влучань в обох порівну { $amount } разів поспіль, тож обоє кидають ще раз.
}
event-hits_counted = { $you ->
    [yes] Ви маєте { $amount ->
        [one] { $amount } влучання
        [few] { $amount } влучання
       *[many] { $amount } влучань
    }:
   *[no] { PLAYER($player) } має { $amount ->
        [one] { $amount } влучання
        [few] { $amount } влучання
       *[many] { $amount } влучань
    }:
}
event-tie_dice = { $amount ->
    [0] {" "}кубиків немає
   *[other] {" "}{ $faces }
}
event-coin_thrown = Вирішує один кубик: випало { $amount }.
event-game_over = { $you ->
    [yes] Ви перемагаєте в грі.
   *[no] { PLAYER($player) } перемагає в грі.
}

## An attack, told in one line: “Біс атакує берсерків: 1 3 5, влучання на 4+, одна рана, відкинуто на D5”. Each of these but
## the first goes on with the line and begins with what parts it from the words before.

event-attacks = { CARD($card) } { CARD($card, case: "number") ->
    [singular] атакує
   *[plural] атакують
} { CARD($enemy, case: "acc") }:
event-extra_dice = {" "}(+1 кубик: { $extra })
event-thor = {" "}(+1 кубик: Тор)
event-svetovit = {" "}(−1 до влучання: Світовид)
event-die = {" "}{ $amount }
event-mars = { $amount ->
    [one] , з Марсом перекинуто { $amount } кубик:
    [few] , з Марсом перекинуто { $amount } кубики:
   *[many] , з Марсом перекинуто { $amount } кубиків:
}
event-fortune = , з фортуною перекинуто все:
event-rerolled = {" "}{ $amount }
event-hits_on = { $modifier ->
    [none] , влучання на { $least }+
   *[other] , влучання на { $least }+ ({ $modifier })
}
event-missed = , промах
event-wounded = { $amount ->
    [1] , одна рана
    [2] , дві рани
    [3] , три рани
    [one] , { $amount } рана
    [few] , { $amount } рани
   *[many] , { $amount } ран
}
event-crushed = , ще одна від розтрощення
event-pushed = , відкинуто на { $cell }
event-defeated = , розбито

## What makes it easier or harder to hit, and what gives another die; inside the line of an attack

modifier-aim = приціл +1
modifier-exhausted = виснаження +1
modifier-surrounded = оточення +1
modifier-javelins = дротики +1
modifier-fortified = укріплення −1
modifier-bastion = бастіон −1
modifier-armour = обладунок −1
modifier-shield-wall = стіна щитів −1
modifier-phalanx = фаланга −1
modifier-cover = укриття −1
modifier-testudo = черепаха −1
modifier-svetovit = Світовид −1

extra-horde = орда
extra-axes = сокири
extra-rage = лють
extra-charge = натиск
extra-thor = Тор

## How a game ends

ending-hills = Одна зі сторін набрала потрібні очки на пагорбах.
ending-both_defeats = Обидві сторони набрали потрібні очки; вирішує кількість розбитих ворожих загонів.
ending-both_costs = Обидві сторони набрали потрібні очки; вирішує ціна загонів на полі.
ending-both_dice = Обидві сторони набрали потрібні очки; вирішують кубики.
ending-limit = Зіграно останній раунд; вирішують очки.
ending-limit_defeats = Зіграно останній раунд, очок порівну; вирішує кількість розбитих ворожих загонів.
ending-limit_costs = Зіграно останній раунд, очок порівну; вирішує ціна загонів на полі.
ending-limit_dice = Зіграно останній раунд, очок порівну; вирішують кубики.
