# Lutetia: what a person reads at the table. CARD names a card in a case, PLAYER a player.

title = Lutecja

## Options

option-round_limit = Liczba rund, po której gra się kończy, choćby w taliach zostały jeszcze karty (T19).

## Zones

zone-slot = Karty na sprzedaż
zone-bid = Karty akcji
zone-owned = Kupione karty
zone-attached = Czeladnicy
zone-gone = Usunięte z gry
zone-characters = Postacie
zone-places = Miejsca
zone-box = Odłożone bazary

## Money, by itself; a sentence that puts one coin in another case says so itself

money = { $amount ->
    [one] { $amount } sestercja
    [few] { $amount } sestercje
   *[many] { $amount } sestercji
}

## Actions, as a person types them

action-bid = licytuj { $slots }
action-bid_and_earn = licytuj { $slot } z dochodem
action-earn = podwójny dochód
action-bribe = łapówka po { $side ->
    [left] lewej
   *[right] prawej
} { $amount }
action-ready = gotowe
action-support = legion dla gracza { $seat }
action-pass = pas
action-attach = dodaj do { $artisan ->
    [brewer] piwowara
    [baker] piekarza
    [druid] druida
   *[blacksmith] kowala
}

## What is to be decided

prompt-bids = Wybierz w tajemnicy dwie karty akcji: licytujesz nimi karty na sprzedaż albo pobierasz dochód.
prompt-bribes = Połóż łapówkę na jednej ze swoich zakrytych kart albo wybierz „gotowe”.
prompt-legions = Usuń z gry legion, aby podbić o 2 czyjąś ofertę za tę kartę, albo wybierz „pas”.
prompt-apprentice = Do którego ze swoich rzemieślników dodajesz czeladnika?
prompt-over = Gra już się skończyła.

## Why something cannot be done

reason-not_now = Teraz pora na inną decyzję.
reason-game_is_over = Gra już się skończyła.
reason-slot_not_in_play = Przy tej liczbie graczy nie używa się tego żetonu.
reason-not_enough_cash = Nie masz tyle gotówki.
reason-no_bidder = Ten gracz nie licytuje tej karty.
reason-no_such_artisan = Nie masz takiego rzemieślnika.

## What happens; only action cards are laid, so “zakrytą” agrees with all of them

event-round_begins = Zaczyna się runda { $amount }.
event-turned_up = Na sprzedaż pod żetonem { $cell }: { CARD($card) }.
event-laid = { $you ->
    [yes] Kładziesz po { $cell ->
        [left] lewej
       *[right] prawej
    } zakrytą { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } kładzie po { $cell ->
        [left] lewej
       *[right] prawej
    } zakrytą { CARD($card, case: "acc") }.
}
event-bribed = { $you ->
    [yes] Kładziesz
   *[no] { PLAYER($player) } kładzie
} { $amount ->
    [one] { $amount } sestercję
   *[other] { money }
} na swojej { $cell ->
    [left] lewej
   *[right] prawej
} karcie.
event-ready = { $you ->
    [yes] Zgłaszasz gotowość.
   *[no] { PLAYER($player) } zgłasza gotowość.
}
event-revealed = { $you ->
    [yes] Odkrywasz { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } odkrywa { CARD($card, case: "acc") }.
}
event-income = { $you ->
    [yes] Pobierasz dochód: { money }.
   *[no] { PLAYER($player) } pobiera dochód: { money }.
}
event-bribe_lost = { $you ->
    [yes] Bank zabiera twoją łapówkę: { money }.
   *[no] Bank zabiera łapówkę { PLAYER($player, case: "gen") }: { money }.
}
event-legion_played = { $you ->
    [yes] Usuwasz z gry { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } usuwa z gry { CARD($card, case: "acc") }.
}
event-supported = { $other_you ->
    [yes] Dzięki temu twoja oferta rośnie do { $amount }.
   *[no] Dzięki temu oferta { PLAYER($other, case: "gen") } rośnie do { $amount }.
}
event-passed = { $you ->
    [yes] Pasujesz.
   *[no] { PLAYER($player) } pasuje.
}
event-compensated = { $you ->
    [yes] { $amount ->
        [0] Otrzymujesz
        [1] Odzyskujesz 1 sestercję i otrzymujesz
       *[other] Odzyskujesz { money } i otrzymujesz
    }
   *[no] { $amount ->
        [0] { PLAYER($player) } otrzymuje
        [1] { PLAYER($player) } odzyskuje 1 sestercję i otrzymuje
       *[other] { PLAYER($player) } odzyskuje { money } i otrzymuje
    }
} 1 sestercję odszkodowania za kartę { $cell }.
event-tied = Najwyższe oferty są równe, więc nikt nie dostaje { CARD($card, case: "gen") }: karta zostaje usunięta z gry.
event-bought = { $you ->
    [yes] Kupujesz
   *[no] { PLAYER($player) } kupuje
} { CARD($card, case: "acc") } za { $amount ->
    [one] { $amount } sestercję
   *[other] { money }
}.
event-could_not_pay = { $you ->
    [yes] Nie możesz zapłacić za { CARD($card, case: "acc") }: karta zostaje usunięta z gry.
   *[no] { PLAYER($player) } nie może zapłacić za { CARD($card, case: "acc") }: karta zostaje usunięta z gry.
}
event-coins_taken = { $you ->
    [yes] Razem z kartą zabierasz
   *[no] { PLAYER($player) } zabiera razem z kartą
} { $amount ->
    [one] { $amount } sestercję
   *[other] { money }
}.
event-coins_lost = { $amount ->
    [one] Do banku trafia { $amount } leżąca na niej sestercja.
    [few] Do banku trafiają { $amount } leżące na niej sestercje.
   *[many] Do banku trafia { $amount } leżących na niej sestercji.
}
event-earned = { CARD($card) }: { $you ->
    [yes] bierzesz
   *[no] { PLAYER($player) } bierze
} z banku { $amount ->
    [one] { $amount } sestercję
   *[other] { money }
}.
event-apprenticed = { $you ->
    [yes] Twój czeladnik dołącza do { $cell ->
        [beer] piwowara
        [bread] piekarza
        [elixir] druida
       *[gladius] kowala
    }.
   *[no] Czeladnik { PLAYER($player, case: "gen") } dołącza do { $cell ->
        [beer] piwowara
        [bread] piekarza
        [elixir] druida
       *[gladius] kowala
    }.
}
event-risen = Nikt nie licytował karty { $cell }: { $amount ->
    [few] leżą
   *[other] leży
} na niej teraz { money }.
event-taken_back = Wszyscy zabierają swoje karty akcji.
event-game_over = Koniec gry.

## How a game ends

ending-characters = Zabrakło kart postaci na kolejną rundę.
ending-places = Zabrakło kart miejsc na kolejną rundę.
ending-both_decks = Zabrakło kart postaci i kart miejsc na kolejną rundę.
ending-round_limit = Rozegrano ostatnią rundę.
