# Lutetia: the table in the browser.

## The market

page-round = Runda { $number }
page-last-round = Ostatnia runda
page-characters-left = Postacie w talii: { $count }
page-places-left = Miejsca w talii: { $count }
page-bazaars-aside = Bazary odłożone w ciemno: { $count }
page-empty = puste
page-coins = { $amount ->
    [one] leży na niej { $amount } sestercja
    [few] leżą na niej { $amount } sestercje
   *[many] leży na niej { $amount } sestercji
}
page-your-bid = licytujesz tę kartę
page-bids-here = licytują: { $players }
page-contested = właśnie sprzedawana
page-bank = Bank

## The seats

page-seats = Gracze
page-cash = Gotówka: { $amount }
page-chosen = wybór dokonany
page-ready = gotowe
page-passed = pas
page-left-card = lewa karta: { $card }
page-right-card = prawa karta: { $card }
page-bribe = łapówka { $amount }
page-face-down = zakryta
page-apprentices = { $count ->
    [one] w tym { $count } czeladnik
    [few] w tym { $count } czeladnicy
   *[many] w tym { $count } czeladników
}
page-points-for = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
page-leads = prowadzi o { $points }
page-behind = traci { $points }
page-apprentice-waits = Czeladnik bez rzemieślnika
page-show-cards = Wszystkie karty: { $player }
page-no-cards = jeszcze bez kart
page-you = Ty

## Your action cards

page-hand = Twoje karty akcji
page-sealed = Twój tajny wybór: { $pair }
page-change = Możesz go zmienić, dopóki nie wybierze ostatni gracz.
page-binding-bids = Wszyscy inni już wybrali: karty zostaną od razu wyłożone i już się nie zmienią.
page-laid = Twoje karty na stole

## A contest

page-offer = oferuje { $amount }
page-legions-played = { $count ->
    [one] { $count } legion
    [few] { $count } legiony
   *[many] { $count } legionów
}
page-your-legions = Twoje legiony: { $count }

## The last reveal

page-news = Co się sprzedaje i co ostatnio sprzedano
page-ledger = Runda { $number }: co sprzedano
page-ledger-now = Runda { $number }: trwa sprzedaż
page-ledger-none = Gdy wszyscy będą gotowi, karty akcji zostaną odkryte. Tu będzie widać, kto ile zapłacił i co do kogo wróciło.
page-paid = płaci { $amount }
page-returned = { $amount ->
    [0] +1
   *[other] zwrot { $amount } + 1
}
page-tied = remis
page-could-not-pay = nie może zapłacić
page-risen = nikt nie licytował
page-bluff = stracona łapówka: { $amount }

## What a button says

page-action-bribe = Połóż { $amount } na { $side ->
    [left] lewej
   *[right] prawej
} karcie
page-action-ready = Gotowe
page-action-pass = Pas
page-action-support = Legion dla { PLAYER($player, case: "gen") }
page-action-attach = Dodaj do { $artisan ->
    [brewer] piwowara
    [baker] piekarza
    [druid] druida
   *[blacksmith] kowala
}

# What can be done with a thing that was chosen; “left” is where the next click goes.
page-way-bid = wybierz drugą kartę na sprzedaż
page-way-bid_and_earn = { $left ->
    [income] drugą kartą pobierz dochód
   *[other] wybierz kartę na sprzedaż
}
page-way-earn = pobierz dochód jeszcze raz
page-way-bribe = { $left ->
    [amount] { $card ->
        [income] wskaż, ile na niej położyć; łapówka na karcie dochodu zawsze przepada
       *[other] wskaż, ile na niej położyć
    }
   *[other] połóż pieniądze na swojej karcie
}
page-way-support = { $left ->
    [legion] wesprzyj tego gracza legionem
   *[other] wskaż, kogo wesprze twój legion
}

## The players of the guide's examples

page-example-first = Liwia
page-example-second = Markus
page-example-third = Tytus
page-example-fourth = Gajusz
page-example-helps = +{ $amount } dla
page-bids-open = Oferty odkryte!
