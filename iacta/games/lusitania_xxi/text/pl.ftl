# Lusitania XXI: what a person reads at the table. CARD names a card in a case, PLAYER a player.

title = Lusitania XXI

## Options

option-laurus = Gra z dodatkiem Laurus (X3).
option-virtus = Gra z dodatkiem Virtus (X3).
option-first = Miejsce, które dostaje Cezara i zaczyna: 0 to gracz 1, 1 to gracz 2 i tak dalej; -1 oznacza losowe (X32).
option-exclusive_colours = Żadne dwa legiony nie mają tego samego koloru (X7, X32).
option-turn_limit = Liczba tur na gracza, po której gra się kończy, choćby nikt nie miał 21 punktów (X31).

## Zones

zone-hand = Ręka
zone-camp = Obóz szkoleniowy
zone-legion = Legion
zone-gear = Ekwipunek
zone-dismissed = Odprawione
zone-aside = Odłożone na bok
zone-discard = Stos odrzuconych
zone-pile = Talia
zone-objective = Laurus i Virtus
zone-prize = Zdobyte

## Actions, as a person types them

action-exchange = wymień { $hand } na { $camp }
action-recruit = zwerbuj { $hand }
action-equip = połóż { $hand } pod { $cell }
action-dismiss = odpraw { $hand }
action-dismiss_two = odpraw { $hands }
action-use = użyj { $cell }
action-end = zakończ turę
action-enough = wystarczy
action-redraw = zastąp { $hands }
action-station = przenieś na { $cell }
action-give = daj { $hand }
action-discard = odrzuć { $hand }
action-take = weź { CARD($kind, case: "acc") }
action-heal = ulecz { $dismissed }
action-rob = okradnij gracza { $seat } na { $cell }
action-remove = zabierz { CARD($piece, case: "acc") }
action-double = podwój { CARD($piece, case: "acc") } pod { $cell }
action-burden = obciąż { $cell }

## What is to be decided

prompt-turn = Wymień, zwerbuj albo odpraw kartę; możesz też najpierw użyć karty z pola 0 lub 8.
prompt-after-acting = Użyj karty z pola 0 lub 8 albo zakończ turę.
prompt-second-exchange = Wymień drugą kartę albo wybierz „wystarczy”.
prompt-commander = Które karty z ręki zastępujesz nowymi?
prompt-auxilia = Na które pole przenosisz auxilia?
prompt-senator = Którą kartę dajesz w zamian za wziętą?
prompt-inspector-discards = Którą kartę z ręki odrzucasz, używając inspektora?
prompt-inspector-takes = Którą kartę bierzesz ze stosu odrzuconych?
prompt-doctor = Którą odprawioną kartę leczy medyk?
prompt-doctor-again = Ulecz drugą odprawioną kartę albo wybierz „wystarczy”.
prompt-cleopatra = Czyjego żołnierza okrada Kleopatra?
prompt-cleopatra-takes = Którą kartę ekwipunku zabiera Kleopatra?
prompt-virtus-6 = Pod którą kartą ekwipunku kładziesz Virtus 6?
prompt-virtus-10 = Pod którym żołnierzem kładziesz Virtus 10?
prompt-over = Gra już się skończyła.

## Why something cannot be done

reason-not_now = Teraz pora na inną decyzję.
reason-finish_first = Najpierw podejmij decyzję, która teraz na ciebie czeka.
reason-game_is_over = Gra już się skończyła.
reason-no_card_there = W tym miejscu na ręce nie masz karty.
reason-camp_place_empty = W tym miejscu obozu nie ma karty.
reason-same_place_twice = Druga wymiana wymaga innej karty z ręki i innej karty z obozu.
reason-already_acted = Obowiązkowa akcja tej tury jest już wykonana.
reason-must_act = Zanim zakończysz turę, musisz wymienić, zwerbować albo odprawić kartę.
reason-cell_taken = Pole o numerze tego żołnierza jest zajęte.
reason-wrong_colour = Twoi legioniści są innego koloru.
reason-colour_of_another = Legionistów tego koloru ma już inny legion.
reason-too_many_mercenaries = Masz już tylu najemników, ilu wolno.
reason-ends_taken = Oba twoje pola, 0 i 8, są zajęte.
reason-equipment_needs_soldier = Ekwipunek kładzie się pod żołnierzem: wskaż, pod którym.
reason-not_equipment = Ta karta nie jest ekwipunkiem.
reason-no_soldier_there = Na tym polu nie ma żołnierza.
reason-no_room = Ten żołnierz nie ma wolnego slotu na ten ekwipunek.
reason-mars_stays = Karty Marsa nie można odprawić.
reason-one_at_a_time = Tylko Virtus 8 pozwala odprawić dwie karty naraz.
reason-free_action_used = Darmowa akcja tej tury jest już wykorzystana.
reason-nothing_to_use = Na tym polu nie ma karty.
reason-no_effect = Nie można użyć karty, która nie może zadziałać.
reason-cell_not_empty = Auxilia można przenieść tylko na puste pole.
reason-not_in_discard = Na stosie odrzuconych nie ma takiej karty.
reason-no_dismissed_card = W tym miejscu nie masz odprawionej karty.
reason-chosen_already = Ta karta jest już wybrana.
reason-own_legion = Kleopatra okrada tylko cudze legiony.
reason-no_equipment_there = Nie ma tam takiego ekwipunku.
reason-no_piece_to_double = Na tym polu nie masz takiego ekwipunku.
reason-nobody_to_choose = Na tym polu nie ma żołnierza, którego można by wybrać.

## What happens

event-dealt = { $you ->
    [yes] Dostajesz { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } dostaje { CARD($card, case: "acc") }.
}
event-turned_up = Nowa karta w obozie: { CARD($card) }.
event-objective_shown = Karta { CARD($card) } trafia na środek stołu.
event-turn_begins = { $you ->
    [yes] Zaczyna się twoja tura.
   *[no] Zaczyna się tura { PLAYER($player, case: "gen") }.
}
event-taken = { $you ->
    [yes] Bierzesz z obozu { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } bierze z obozu { CARD($card, case: "acc") }.
}
event-given = { $you ->
    [yes] Kładziesz w obozie { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } kładzie w obozie { CARD($card, case: "acc") }.
}
event-recruited = { $you ->
    [yes] Werbujesz { CARD($card, case: "acc") } na pole { $cell }.
   *[no] { PLAYER($player) } werbuje { CARD($card, case: "acc") } na pole { $cell }.
}
event-equipped = { $you ->
    [yes] Kładziesz { CARD($card, case: "acc") } pod żołnierzem na polu { $cell }.
   *[no] { PLAYER($player) } kładzie { CARD($card, case: "acc") } pod żołnierzem na polu { $cell }.
}
event-dismissed = { $you ->
    [yes] Odprawiasz { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } odprawia { CARD($card, case: "acc") }.
}
event-drawn = { $you ->
    [yes] Dobierasz { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } dobiera { CARD($card, case: "acc") }.
}
event-cleared = Obóz opuszcza karta z trójki: { CARD($card) }.
event-discarded = { $zone ->
    [camp] { $you ->
        [yes] Odrzucasz z obozu { CARD($card, case: "acc") }.
       *[no] { PLAYER($player) } odrzuca z obozu { CARD($card, case: "acc") }.
    }
    [legion] { $you ->
        [yes] Po użyciu odrzucasz ze swojego legionu { CARD($card, case: "acc") }.
       *[no] { PLAYER($player) } po użyciu odrzuca ze swojego legionu { CARD($card, case: "acc") }.
    }
   *[hand] { $you ->
        [yes] Odrzucasz z ręki { CARD($card, case: "acc") }.
       *[no] { PLAYER($player) } odrzuca z ręki { CARD($card, case: "acc") }.
    }
}
event-used = { $you ->
    [yes] Używasz { CARD($card, case: "gen") }.
   *[no] { PLAYER($player) } używa { CARD($card, case: "gen") }.
}
event-caesar_passed = { $other_you ->
    [yes] { $you ->
        [yes] Cezar wraca do ciebie.
       *[no] Cezar przechodzi do ciebie.
    }
   *[no] Cezar przechodzi do { PLAYER($other, case: "gen") }.
}
event-stationed = { $you ->
    [yes] Przenosisz auxilia na pole { $cell }.
   *[no] { PLAYER($player) } przenosi auxilia na pole { $cell }.
}
event-stolen = { $you ->
    [yes] Twój senator bierze { CARD($card, case: "acc") } od { PLAYER($other, case: "gen") }.
   *[no] { $other_you ->
        [yes] Senator { PLAYER($player, case: "gen") } bierze od ciebie { CARD($card, case: "acc") }.
       *[no] Senator { PLAYER($player, case: "gen") } bierze { CARD($card, case: "acc") } od { PLAYER($other, case: "gen") }.
    }
}
event-handed = { $you ->
    [yes] Dajesz { CARD($card, case: "acc") } { PLAYER($other, case: "dat") }.
   *[no] { $other_you ->
        [yes] { PLAYER($player) } daje ci { CARD($card, case: "acc") }.
       *[no] { PLAYER($player) } daje { CARD($card, case: "acc") } { PLAYER($other, case: "dat") }.
    }
}
event-joined = { $you ->
    [yes] Bierzesz { CARD($card, case: "acc") } na rękę.
   *[no] { PLAYER($player) } bierze { CARD($card, case: "acc") } na rękę.
}
event-inspected = { $you ->
    [yes] Bierzesz ze stosu odrzuconych { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } bierze ze stosu odrzuconych { CARD($card, case: "acc") }.
}
event-healed = { $you ->
    [yes] Twój medyk odkłada { CARD($card, case: "acc") } na stos odrzuconych.
   *[no] Medyk { PLAYER($player, case: "gen") } odkłada { CARD($card, case: "acc") } na stos odrzuconych.
}
event-robbed = { $you ->
    [yes] Twoja Kleopatra odrzuca { CARD($card, case: "acc") } z legionu { PLAYER($other, case: "gen") }.
   *[no] { $other_you ->
        [yes] Kleopatra { PLAYER($player, case: "gen") } odrzuca { CARD($card, case: "acc") } z twojego legionu.
       *[no] Kleopatra { PLAYER($player, case: "gen") } odrzuca { CARD($card, case: "acc") } z legionu { PLAYER($other, case: "gen") }.
    }
}
event-objective_taken = { $you ->
    [yes] Zdobywasz kartę { CARD($card) }.
   *[no] { PLAYER($player) } zdobywa kartę { CARD($card) }.
}
event-doubled = { $you ->
    [yes] Kładziesz Virtus 6 pod kartą ekwipunku na polu { $cell }.
   *[no] { PLAYER($player) } kładzie Virtus 6 pod kartą ekwipunku na polu { $cell }.
}
event-burdened = { $you ->
    [yes] Kładziesz Virtus 10 pod żołnierzem na polu { $cell }.
   *[no] { PLAYER($player) } kładzie Virtus 10 pod żołnierzem na polu { $cell }.
}
event-shuffled = Odrzucone karty po przetasowaniu tworzą drugą talię.
event-pile_ended = Talia jest już pusta: to ostatnia tura.
event-game_over = Koniec gry.

## How a game ends

ending-twenty_one = Jeden z legionów osiągnął 21 punktów.
ending-pile = Talia wyczerpała się po raz drugi.
ending-turn_limit = Osiągnięto limit tur.
