# Lutetia: what a person reads at the table. CARD names a card in a case, PLAYER a player.

title = Лютеція

## Options

option-round_limit = Кількість раундів, після якої гра закінчується, хай скільки карт лишилося в колодах (T19).

## Zones

zone-slot = Ринок
zone-bid = Карти дій
zone-owned = Карти
zone-attached = Підмайстри
zone-gone = Поза грою
zone-characters = Персонажі
zone-places = Локації
zone-box = Відкладені базари

## Money

money = { $amount ->
    [one] { $amount } сестерцій
    [few] { $amount } сестерції
    [many] { $amount } сестерціїв
   *[other] { $amount } сестерція
}

## Actions, as a person types them

action-bid = поставити на { $slots }
action-bid_and_earn = поставити на { $slot } та взяти дохід
action-earn = взяти подвійний дохід
action-bribe = покласти { $amount } { $side ->
    [left] ліворуч
   *[right] праворуч
}
action-ready = готово
action-support = підтримати гравця { $seat }
action-pass = пас
action-attach = приєднати до { $artisan ->
    [brewer] пивовара
    [baker] пекаря
    [druid] друїда
   *[blacksmith] коваля
}

## What is to be decided

prompt-bids = Таємно виберіть дві карти дій: щоб зробити ставки на лоти або взяти дохід.
prompt-bribes = Покладіть гроші на одну зі своїх закритих карт або виберіть «готово».
prompt-legions = Вилучіть легіон із гри, щоб збільшити чиюсь пропозицію за цю карту на 2, або виберіть «пас».
prompt-apprentice = До якого з ваших ремісників приєднується підмайстер?
prompt-over = Гру закінчено.

## Why something cannot be done

reason-not_now = Зараз треба вирішити щось інше.
reason-game_is_over = Гру закінчено.
reason-slot_not_in_play = За такої кількості гравців цього лота немає.
reason-not_enough_cash = У вас немає стільки вільних грошей.
reason-no_bidder = Цей гравець не ставив на цю карту.
reason-no_such_artisan = У вас немає такого ремісника.

## What happens

event-round_begins = Починається раунд { $amount }.
event-turned_up = Новий лот { $cell }: { CARD($card) }.
event-laid = { $you ->
    [yes] Ви кладете долілиць { $cell ->
        [left] ліворуч
       *[right] праворуч
    } { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } кладе долілиць { $cell ->
        [left] ліворуч
       *[right] праворуч
    } { CARD($card, case: "acc") }.
}
event-bribed = { $you ->
    [yes] Ви кладете { money } на свою { $cell ->
        [left] ліву
       *[right] праву
    } карту.
   *[no] { PLAYER($player) } кладе { money } на свою { $cell ->
        [left] ліву
       *[right] праву
    } карту.
}
event-ready = { $you ->
    [yes] Ви кажете «готово».
   *[no] { PLAYER($player) } каже «готово».
}
event-revealed = { $you ->
    [yes] Ви відкриваєте { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } відкриває { CARD($card, case: "acc") }.
}
event-income = { $you ->
    [yes] Ви отримуєте { money } доходу.
   *[no] { PLAYER($player) } отримує { money } доходу.
}
event-bribe_lost = { $you ->
    [yes] Ваш хабар ({ money }) іде до банку.
   *[no] Хабар { PLAYER($player, case: "gen") } ({ money }) іде до банку.
}
event-legion_played = { $you ->
    [yes] Ви вилучаєте з гри { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } вилучає з гри { CARD($card, case: "acc") }.
}
event-supported = { $other_you ->
    [yes] Ваша пропозиція зростає до { $amount }.
   *[no] Пропозиція { PLAYER($other, case: "gen") } зростає до { $amount }.
}
event-passed = { $you ->
    [yes] Ви пасуєте.
   *[no] { PLAYER($player) } пасує.
}
event-compensated = { $you ->
    [yes] { $amount ->
        [0] Ви отримуєте 1 сестерцій відшкодування за лот { $cell }.
       *[other] Ви забираєте назад { money } та отримуєте ще 1 сестерцій відшкодування за лот { $cell }.
    }
   *[no] { $amount ->
        [0] { PLAYER($player) } отримує 1 сестерцій відшкодування за лот { $cell }.
       *[other] { PLAYER($player) } забирає назад { money } та отримує ще 1 сестерцій відшкодування за лот { $cell }.
    }
}
event-tied = Найвищі пропозиції однакові, тож { CARD($card, case: "gen") } не отримує ніхто: карта виходить із гри.
event-bought = { $you ->
    [yes] Ви купуєте { CARD($card, case: "acc") } за { money }.
   *[no] { PLAYER($player) } купує { CARD($card, case: "acc") } за { money }.
}
event-could_not_pay = { $you ->
    [yes] Ви не можете заплатити за { CARD($card, case: "acc") }: карта виходить із гри.
   *[no] { PLAYER($player) } не може заплатити за { CARD($card, case: "acc") }: карта виходить із гри.
}
event-coins_taken = { $you ->
    [yes] Ви забираєте з карти { money }.
   *[no] { PLAYER($player) } забирає з карти { money }.
}
event-coins_lost = { $amount ->
    [one] До банку з карти йде { $amount } сестерцій.
    [few] До банку з карти йдуть { $amount } сестерції.
    [many] До банку з карти йде { $amount } сестерціїв.
   *[other] До банку з карти йде { $amount } сестерція.
}
event-earned = { $you ->
    [yes] { CARD($card) } приносить вам { money }.
   *[no] { CARD($card) } приносить { money } { PLAYER($player, case: "dat") }.
}
event-apprenticed = { $you ->
    [yes] Ваш підмайстер приєднується до { $cell ->
        [beer] пивовара
        [bread] пекаря
        [elixir] друїда
       *[gladius] коваля
    }.
   *[no] Підмайстер { PLAYER($player, case: "gen") } приєднується до { $cell ->
        [beer] пивовара
        [bread] пекаря
        [elixir] друїда
       *[gladius] коваля
    }.
}
event-risen = На лот { $cell } ставок немає: тепер на карті { money }.
event-taken_back = Усі забирають свої карти дій.
event-game_over = Гра закінчується.

## How a game ends

ending-characters = Карт персонажів не вистачає на ще один раунд.
ending-places = Карт локацій не вистачає на ще один раунд.
ending-both_decks = Ні карт персонажів, ні карт локацій не вистачає на ще один раунд.
ending-round_limit = Зіграно останній раунд.
