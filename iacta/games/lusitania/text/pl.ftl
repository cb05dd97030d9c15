# Lusitania (2019): what a person reads at the table. CARD names a card in a case, PLAYER a player.

title = Lusitania (2019)

## Options

option-first = Miejsce przy stole, które dostaje dowódcę i zaczyna, liczone od 0; -1 oznacza losowe (L1).
option-turn_limit = Liczba tur na gracza, po której gra się kończy, choćby nikt nie miał 20 punktów (L17).

## Zones

zone-hand = Ręka
zone-field = Plac ćwiczeń
zone-army = Armia
zone-gear = Ekwipunek
zone-commander = Dowódca
zone-discard = Stos odrzuconych
zone-pile = Talia

## Actions, as a person types them

action-replenish = odnów plac
action-trade = wymień { $hand } na { $field }
action-recruit = zwerbuj { $hand }
action-equip = połóż { $hand } pod { $numeral }
action-caesar = cezar { $hand }
action-senator = senator { $hand } od gracza { $seat }
action-mars = mars

## What is to be decided

prompt-turn = Wymień lub zwerbuj kartę albo zagraj specjalną; jeśli masz dowódcę, możesz najpierw odnowić plac ćwiczeń.
prompt-after-replenishing = Wymień lub zwerbuj kartę albo zagraj specjalną.
prompt-over = Gra już się skończyła.

## Why something cannot be done

reason-not_now = Teraz pora na inną decyzję.
reason-game_is_over = Gra już się skończyła.
reason-no_commander = Nie masz dowódcy.
reason-already_replenished = W tej turze dowódca jest już użyty.
reason-equipment_needs_soldier = Ekwipunek kładzie się pod żołnierzem: wskaż, pod którym.
reason-special_card = Tę kartę się zagrywa, a nie werbuje.
reason-musician_stays = Muzyka można tylko wymienić.
reason-numeral_taken = W twojej armii jest już żołnierz z tym numerem.
reason-wrong_colour = Twoi legioniści są innego koloru.
reason-colour_of_another = Legionistów tego koloru ma już inna armia.
reason-too_many_mercenaries = Masz już dwóch najemników.
reason-doctor_there = Masz już medyka.
reason-gunner_there = Masz już balistariusza.
reason-not_equipment = Ta karta nie jest ekwipunkiem.
reason-no_soldier_there = W twojej armii nie ma żołnierza z tym numerem.
reason-no_room = Ten żołnierz nie ma wolnego slotu na ten ekwipunek.
reason-not_caesar = Ta karta to nie Juliusz Cezar.
reason-not_senator = Ta karta to nie senator.
reason-own_hand = Senator bierze kartę od innego gracza.
reason-no_such_seat = Nikt tam nie siedzi.
reason-mars_used = Twoja karta Marsa jest już użyta.

## What happens

event-dealt = { $you ->
    [yes] Dostajesz { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } dostaje { CARD($card, case: "acc") }.
}
event-turned_up = Nowa karta na placu: { CARD($card) }.
event-turn_begins = { $you ->
    [yes] Zaczyna się twoja tura.
   *[no] Zaczyna się tura { PLAYER($player, case: "gen") }.
}
event-taken = { $you ->
    [yes] Bierzesz z placu { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } bierze z placu { CARD($card, case: "acc") }.
}
event-given = { $you ->
    [yes] Kładziesz na placu { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } kładzie na placu { CARD($card, case: "acc") }.
}
event-recruited = { $you ->
    [yes] Werbujesz { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } werbuje { CARD($card, case: "acc") }.
}
event-equipped = { $you ->
    [yes] Kładziesz { CARD($card, case: "acc") } pod swoim żołnierzem { $cell }.
   *[no] { PLAYER($player) } kładzie { CARD($card, case: "acc") } pod swoim żołnierzem { $cell }.
}
event-drawn = { $you ->
    [yes] Dobierasz { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } dobiera { CARD($card, case: "acc") }.
}
event-played = { $you ->
    [yes] Zagrywasz { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } zagrywa { CARD($card, case: "acc") }.
}
event-discarded = { $zone ->
    [field] { $you ->
        [yes] Odrzucasz z placu { CARD($card, case: "acc") }.
       *[no] { PLAYER($player) } odrzuca z placu { CARD($card, case: "acc") }.
    }
   *[hand] { $you ->
        [yes] Odrzucasz z ręki { CARD($card, case: "acc") }.
       *[no] { PLAYER($player) } odrzuca z ręki { CARD($card, case: "acc") }.
    }
}
event-commander_taken = { $you ->
    [yes] Zabierasz { CARD($card, case: "acc") } { PLAYER($other, case: "dat") }.
   *[no] { $other_you ->
        [yes] { PLAYER($player) } zabiera ci { CARD($card, case: "acc") }.
       *[no] { PLAYER($player) } zabiera { CARD($card, case: "acc") } { PLAYER($other, case: "dat") }.
    }
}
event-commander_passed = { $you ->
    [yes] Przekazujesz { CARD($card, case: "acc") } { PLAYER($other, case: "dat") }.
   *[no] { $other_you ->
        [yes] { PLAYER($player) } przekazuje ci { CARD($card, case: "acc") }.
       *[no] { PLAYER($player) } przekazuje { CARD($card, case: "acc") } { PLAYER($other, case: "dat") }.
    }
}
event-stolen = { $you ->
    [yes] Twój senator bierze { CARD($card, case: "acc") } od { PLAYER($other, case: "gen") }.
   *[no] { $other_you ->
        [yes] Senator { PLAYER($player, case: "gen") } bierze od ciebie { CARD($card, case: "acc") }.
       *[no] Senator { PLAYER($player, case: "gen") } bierze { CARD($card, case: "acc") } od { PLAYER($other, case: "gen") }.
    }
}
event-mars_turned = { $you ->
    [yes] Odwracasz { CARD($card, case: "acc") } na szarą stronę.
   *[no] { PLAYER($player) } odwraca { CARD($card, case: "acc") } na szarą stronę.
}
event-shuffled = Odrzucone karty po przetasowaniu tworzą drugą talię.
event-pile_ended = Talia wyczerpuje się po raz ostatni.
event-game_over = Koniec gry.

## How a game ends

ending-twenty = Jedna z armii osiągnęła 20 punktów.
ending-musician = Na placu ćwiczeń pojawił się muzyk.
ending-pile = Talia wyczerpała się po raz drugi.
ending-turn_limit = Osiągnięto limit tur.
