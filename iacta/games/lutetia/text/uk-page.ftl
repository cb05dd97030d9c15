# Lutetia: the table in the browser.

## The market

page-round = Раунд { $number }
page-last-round = Останній раунд
page-characters-left = Персонажі в колоді: { $count }
page-places-left = Локації в колоді: { $count }
page-bazaars-aside = Базари, відкладені наосліп: { $count }
page-empty = порожньо
page-coins = { $amount ->
    [one] на ній лежить { $amount } сестерцій
    [few] на ній лежать { $amount } сестерції
   *[many] на ній лежить { $amount } сестерціїв
}
page-your-bid = ви ставите на цю карту
page-bids-here = ставлять: { $players }
page-contested = продається зараз
page-bank = Банк

## The seats

page-seats = Гравці
page-cash = Гроші: { $amount }
page-chosen = вибір зроблено
page-ready = готово
page-passed = пас
page-left-card = ліва карта: { $card }
page-right-card = права карта: { $card }
page-bribe = хабар { $amount }
page-face-down = закрита
page-apprentices = { $count ->
    [one] разом із { $count } підмайстром
   *[other] разом із { $count } підмайстрами
}
page-points-for = { $points } ПО
page-leads = веде на { $points }
page-behind = відстає на { $points }
page-apprentice-waits = Підмайстер без ремісника
page-show-cards = Усі карти: { $player }
page-no-cards = карт ще немає
page-you = Ви

## Your action cards

page-hand = Ваші карти дій
page-sealed = Ваш таємний вибір: { $pair }
page-change = Його можна змінити, доки не вибере останній гравець.
page-binding-bids = Ваш вибір останній: карти одразу викладають, і змінити їх уже не можна.
page-laid = Ваші карти на столі

## A contest

page-offer = пропонує { $amount }
page-legions-played = { $count ->
    [one] { $count } легіон
    [few] { $count } легіони
   *[many] { $count } легіонів
}
page-your-legions = Ваші легіони: { $count }

## The last reveal

page-news = Що продається і що продано востаннє
page-ledger = Раунд { $number }: що продано
page-ledger-now = Раунд { $number }: триває продаж
page-ledger-none = Коли всі будуть готові, карти дій відкриють. Тут буде видно, хто скільки заплатив і що кому повернулося.
page-paid = платить { $amount }
page-returned = { $amount ->
    [0] +1
   *[other] повернуто { $amount } + 1
}
page-tied = нічия
page-could-not-pay = не може заплатити
page-risen = ставок немає
page-bluff = втрачено хабар { $amount }

## What a button says

page-action-bribe = Покласти { $amount } на { $side ->
    [left] ліву
   *[right] праву
} карту
page-action-ready = Готово
page-action-pass = Пас
page-action-support = Легіон для { PLAYER($player, case: "gen") }
page-action-attach = Приєднати до { $artisan ->
    [brewer] пивовара
    [baker] пекаря
    [druid] друїда
   *[blacksmith] коваля
}

# What can be done with a thing that was chosen; “left” is where the next click goes.
page-way-bid = вибрати другий лот
page-way-bid_and_earn = { $left ->
    [income] другою картою взяти дохід
   *[other] вибрати лот
}
page-way-earn = взяти дохід ще раз
page-way-bribe = { $left ->
    [amount] { $card ->
        [income] вказати, скільки на неї покласти; хабар на карті доходу завжди пропадає
       *[other] вказати, скільки на неї покласти
    }
   *[other] покласти гроші на свою карту
}
page-way-support = { $left ->
    [legion] підтримати цього гравця легіоном
   *[other] вибрати, кого підтримає ваш легіон
}

## The players of the guide's examples

page-example-first = Лівія
page-example-second = Марк
page-example-third = Тит
page-example-fourth = Гай
page-example-helps = +{ $amount } для
page-bids-open = Ставки відкрито!
