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

## The seats

page-seats = Gracze
page-cash = Gotówka: { $amount }
page-chosen = wybór dokonany
page-ready = gotowe
page-passed = pas
page-deciding = decyduje
page-left = lewa
page-right = prawa
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
page-apprentice-waits = Czeladnik bez rzemieślnika
page-show-cards = Wszystkie karty: { $player }
page-no-cards = jeszcze bez kart
page-close = Zamknij
page-you = Ty

## Your action cards

page-hand = Twoje karty akcji
page-income = Dochód
page-sealed = Twój tajny wybór: { $pair }
page-change = Możesz go zmienić, dopóki nie wybierze ostatni gracz.
page-laid = Twoje karty na stole

## A contest

page-offers = Oferty
page-offer = oferuje { $amount }
page-legions-played = { $count ->
    [one] { $count } legion
    [few] { $count } legiony
   *[many] { $count } legionów
}
page-support = Legion dla { PLAYER($player, case: "gen") }
page-support-me = Legion dla siebie
page-your-legions = Twoje legiony: { $count }
page-no-legions = Nikt nie zagrał tu legionu.

## The last reveal

page-ledger = Runda { $number }: co sprzedano
page-ledger-now = Runda { $number }: trwa sprzedaż
page-ledger-none = Gdy wszyscy będą gotowi, karty akcji zostaną odkryte. Tu będzie widać, kto ile zapłacił i co do kogo wróciło.
page-nobody = nikt
page-paid = płaci { $amount }
page-returned = zwrot { $amount }
page-tied = remis: karta usunięta z gry
page-could-not-pay = nie może zapłacić: karta usunięta z gry
page-risen = nikt nie licytował
page-bluff = stracona łapówka: { $amount }
