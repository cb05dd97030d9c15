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

## The seats

page-seats = Гравці
page-cash = Гроші: { $amount }
page-chosen = вибір зроблено
page-ready = готово
page-passed = пас
page-deciding = вирішує
page-left = ліва
page-right = права
page-left-card = ліва карта: { $card }
page-right-card = права карта: { $card }
page-bribe = хабар { $amount }
page-face-down = закрита
page-apprentices = { $count ->
    [one] разом із { $count } підмайстром
   *[other] разом із { $count } підмайстрами
}
page-points-for = { $points } ПО
page-apprentice-waits = Підмайстер без ремісника
page-show-cards = Усі карти: { $player }
page-no-cards = карт ще немає
page-close = Закрити
page-you = Ви

## Your action cards

page-hand = Ваші карти дій
page-income = Дохід
page-sealed = Ваш таємний вибір: { $pair }
page-change = Його можна змінити, доки не вибере останній гравець.
page-laid = Ваші карти на столі

## A contest

page-offers = Пропозиції
page-offer = пропонує { $amount }
page-legions-played = { $count ->
    [one] { $count } легіон
    [few] { $count } легіони
   *[many] { $count } легіонів
}
page-support = Легіон для { PLAYER($player, case: "gen") }
page-support-me = Легіон для себе
page-your-legions = Ваші легіони: { $count }
page-no-legions = Тут ще ніхто не зіграв легіона.

## The last reveal

page-ledger = Раунд { $number }: що продано
page-ledger-now = Раунд { $number }: триває продаж
page-ledger-none = Коли всі будуть готові, карти дій відкриють. Тут буде видно, хто скільки заплатив і що кому повернулося.
page-nobody = ніхто
page-paid = платить { $amount }
page-returned = повернуто { $amount }
page-tied = нічия: карта виходить із гри
page-could-not-pay = не може заплатити: карта виходить із гри
page-risen = ставок немає
page-bluff = втрачено хабар { $amount }
