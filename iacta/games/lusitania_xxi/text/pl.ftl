# Lusitania XXI: every word a person reads at the table.
# A card's name is its label; .acc is the card as the object of a sentence, .gen after „używać”.
# Auxilia are a plural noun: sentences about any card put the label where no verb has to agree with it.

title = Lusitania XXI

## Options

option-laurus = Gra z dodatkiem Laurus (X3).
option-virtus = Gra z dodatkiem Virtus (X3).
option-first = Miejsce przy stole, które dostaje Cezara i zaczyna, liczone od 0; -1 oznacza losowe (X32).
option-exclusive_colours = Żadne dwa legiony nie mają tego samego koloru (X7, X32).
option-turn_limit = Liczba tur na gracza, po której gra się kończy, choćby nikt nie miał 21 punktów (X31).

## Colours and provinces

colour-blue = niebieski
province-blue = Akwitania
colour-red = czerwony
province-red = Brytania
colour-yellow = żółty
province-yellow = Hispania
colour-green = zielony
province-green = Helwecja
colour-white = biały
colour-black = czarny

## Cards

card-unknown = Karta
    .acc = kartę
    .gen = karty
card-blue-1 = Legionista I z Akwitanii
    .acc = legionistę I z Akwitanii
    .gen = legionisty I z Akwitanii
card-blue-2 = Legionista II z Akwitanii
    .acc = legionistę II z Akwitanii
    .gen = legionisty II z Akwitanii
card-blue-3 = Legionista III z Akwitanii
    .acc = legionistę III z Akwitanii
    .gen = legionisty III z Akwitanii
card-blue-4 = Legionista IV z Akwitanii
    .acc = legionistę IV z Akwitanii
    .gen = legionisty IV z Akwitanii
card-blue-5 = Legionista V z Akwitanii
    .acc = legionistę V z Akwitanii
    .gen = legionisty V z Akwitanii
card-red-1 = Legionista I z Brytanii
    .acc = legionistę I z Brytanii
    .gen = legionisty I z Brytanii
card-red-2 = Legionista II z Brytanii
    .acc = legionistę II z Brytanii
    .gen = legionisty II z Brytanii
card-red-3 = Legionista III z Brytanii
    .acc = legionistę III z Brytanii
    .gen = legionisty III z Brytanii
card-red-4 = Legionista IV z Brytanii
    .acc = legionistę IV z Brytanii
    .gen = legionisty IV z Brytanii
card-red-5 = Legionista V z Brytanii
    .acc = legionistę V z Brytanii
    .gen = legionisty V z Brytanii
card-yellow-1 = Legionista I z Hispanii
    .acc = legionistę I z Hispanii
    .gen = legionisty I z Hispanii
card-yellow-2 = Legionista II z Hispanii
    .acc = legionistę II z Hispanii
    .gen = legionisty II z Hispanii
card-yellow-3 = Legionista III z Hispanii
    .acc = legionistę III z Hispanii
    .gen = legionisty III z Hispanii
card-yellow-4 = Legionista IV z Hispanii
    .acc = legionistę IV z Hispanii
    .gen = legionisty IV z Hispanii
card-yellow-5 = Legionista V z Hispanii
    .acc = legionistę V z Hispanii
    .gen = legionisty V z Hispanii
card-green-1 = Legionista I z Helwecji
    .acc = legionistę I z Helwecji
    .gen = legionisty I z Helwecji
card-green-2 = Legionista II z Helwecji
    .acc = legionistę II z Helwecji
    .gen = legionisty II z Helwecji
card-green-3 = Legionista III z Helwecji
    .acc = legionistę III z Helwecji
    .gen = legionisty III z Helwecji
card-green-4 = Legionista IV z Helwecji
    .acc = legionistę IV z Helwecji
    .gen = legionisty IV z Helwecji
card-green-5 = Legionista V z Helwecji
    .acc = legionistę V z Helwecji
    .gen = legionisty V z Helwecji
card-mercenary-1 = Najemnik I
    .acc = najemnika I
    .gen = najemnika I
card-mercenary-2 = Najemnik II
    .acc = najemnika II
    .gen = najemnika II
card-mercenary-3 = Najemnik III
    .acc = najemnika III
    .gen = najemnika III
card-mercenary-4 = Najemnik IV
    .acc = najemnika IV
    .gen = najemnika IV
card-mercenary-5 = Najemnik V
    .acc = najemnika V
    .gen = najemnika V
card-mercenary-6 = Najemnik VI
    .acc = najemnika VI
    .gen = najemnika VI
card-cook = Kucharka
    .acc = kucharkę
    .gen = kucharki
card-gunner = Balistariusz
    .acc = balistariusza
    .gen = balistariusza
card-shield = Tarcza
    .acc = tarczę
    .gen = tarczy
card-sword = Miecz
    .acc = miecz
    .gen = miecza
card-axe = Topór
    .acc = topór
    .gen = topora
card-spear = Włócznia
    .acc = włócznię
    .gen = włóczni
card-horse = Koń
    .acc = konia
    .gen = konia
card-bow = Łuk
    .acc = łuk
    .gen = łuku
card-stone = Kamień
    .acc = kamień
    .gen = kamienia
card-auxilia = Auxilia
    .acc = auxilia
    .gen = auxiliów
card-senator = Senator
    .acc = senatora
    .gen = senatora
card-cleopatra = Kleopatra
    .acc = Kleopatrę
    .gen = Kleopatry
card-inspector = Inspektor
    .acc = inspektora
    .gen = inspektora
card-doctor = Medyk
    .acc = medyka
    .gen = medyka
card-commander = Dowódca
    .acc = dowódcę
    .gen = dowódcy
card-caesar = Cezar
    .acc = Cezara
    .gen = Cezara
card-laurus-1 = Laurus 1
    .acc = Laurus 1
    .gen = Laurus 1
card-laurus-2 = Laurus 2
    .acc = Laurus 2
    .gen = Laurus 2
card-laurus-3 = Laurus 3
    .acc = Laurus 3
    .gen = Laurus 3
card-laurus-4 = Laurus 4
    .acc = Laurus 4
    .gen = Laurus 4
card-laurus-5 = Laurus 5
    .acc = Laurus 5
    .gen = Laurus 5
card-virtus-6 = Virtus 6
    .acc = Virtus 6
    .gen = Virtus 6
card-virtus-7 = Virtus 7
    .acc = Virtus 7
    .gen = Virtus 7
card-virtus-8 = Virtus 8
    .acc = Virtus 8
    .gen = Virtus 8
card-virtus-9 = Virtus 9
    .acc = Virtus 9
    .gen = Virtus 9
card-virtus-10 = Virtus 10
    .acc = Virtus 10
    .gen = Virtus 10

## What the cards do

effect-legionary = Żołnierz jednej z prowincji. Pierwszy legionista wyznacza kolor twojego legionu; żaden inny legion nie może go mieć (X7).
effect-mercenary = Żołnierz do każdego legionu; w jednym może stać najwyżej dwóch (X7).
effect-cook = Żołnierz na pole VI. Nie nosi ekwipunku (X7, X8).
effect-gunner = Żołnierz na pole VII, z kamieniem albo włócznią (X7, X8).
effect-equipment = Leży pod żołnierzem, który ma wolny slot na ten rodzaj ekwipunku, i tam daje swoje punkty (X8).
effect-auxilia = Dają punkt na każdym polu. Użyte, przechodzą na puste pole od I do VII i zamykają je dla żołnierzy (X14).
effect-senator = Z każdym z pozostałych graczy po kolei: weź losową kartę z jego ręki, potem daj mu jedną ze swoich (X15).
effect-cleopatra = Odrzuć kartę ekwipunku z innego legionu (X18).
effect-inspector = Odrzuć kartę z ręki, potem weź dowolną kartę ze stosu odrzuconych (X16).
effect-doctor = Odłóż jedną lub dwie swoje odprawione karty na stos odrzuconych (X17).
effect-commander = Odrzuć jedną, dwie lub trzy karty z ręki i dobierz tyle samo (X13).
effect-caesar = Odrzuć cały obóz i odkryj nowy; potem Cezar przechodzi do gracza po twojej prawej (X12).
effect-laurus-1 = Punkt dla pierwszego legionu, który ma kamień, łuk i konia (X19).
effect-laurus-2 = Punkt dla pierwszego legionu, który ma dwie pary jednakowego ekwipunku (X20).
effect-laurus-3 = Punkt dla pierwszego legionu, który ma cztery rodzaje ekwipunku (X21).
effect-laurus-4 = Punkt dla pierwszego legionu, w którym pola od I do IV zajmują żołnierze lub auxilia (X22).
effect-laurus-5 = Punkt dla pierwszego legionu, w którym pola od V do VII zajmują żołnierze lub auxilia (X23).
effect-virtus-6 = Dla pierwszego legionu, który ma kamień, topór i konia: wybierz kartę ekwipunku; jej żołnierz może nosić drugą tego samego rodzaju (X24).
effect-virtus-7 = Dla pierwszego legionu, który ma miecz, włócznię i tarczę: możesz mieć trzech najemników (X25).
effect-virtus-8 = Dla pierwszego legionu, który ma miecz, topór i łuk: gdy odprawiasz, możesz odprawić dwie karty i dobrać dwie (X26).
effect-virtus-9 = Dla pierwszego legionu z żołnierzami na trzech kolejnych polach: gdy wymieniasz, możesz wymienić dwie karty (X27).
effect-virtus-10 = Dla pierwszego legionu z kucharką i w pełni wyposażonym balistariuszem: wybierz żołnierza; może nosić jeszcze dwie karty ekwipunku, ale tylko takich rodzajów, których nie ma na nim nadrukowanych (X28).

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
action-redraw = dobierz za { $hands }
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

prompt-turn = Wymień, zwerbuj albo odpraw kartę; przedtem możesz użyć karty z pola 0 lub 8.
prompt-after-acting = Użyj karty z pola 0 lub 8 albo zakończ turę.
prompt-second-exchange = Wymień drugą kartę albo powiedz, że jedna wystarczy.
prompt-commander = Za które karty z ręki dobierasz nowe?
prompt-auxilia = Na które pole przenosisz auxilia?
prompt-senator = Którą kartę dajesz w zamian za wziętą?
prompt-inspector-discards = Którą kartę z ręki odrzucasz dla inspektora?
prompt-inspector-takes = Którą kartę bierzesz ze stosu odrzuconych?
prompt-doctor = Którą odprawioną kartę leczy medyk?
prompt-doctor-again = Ulecz drugą odprawioną kartę albo powiedz, że jedna wystarczy.
prompt-cleopatra = Czyjego żołnierza okrada Kleopatra?
prompt-cleopatra-takes = Którą kartę ekwipunku zabiera Kleopatra?
prompt-virtus-6 = Pod którą kartą ekwipunku kładziesz Virtus 6?
prompt-virtus-10 = Pod którym żołnierzem kładziesz Virtus 10?
prompt-over = Gra jest skończona.

## Why something cannot be done

reason-not_now = Teraz jest do podjęcia inna decyzja.
reason-finish_first = Zanim tura potoczy się dalej, trzeba dokonać innego wyboru.
reason-game_is_over = Gra jest skończona.
reason-no_card_there = W tym miejscu na ręce nie masz karty.
reason-camp_place_empty = W tym miejscu obozu nie ma karty.
reason-same_place_twice = Druga wymiana wymaga innej karty z ręki i innej karty z obozu.
reason-already_acted = Obowiązkowa akcja tej tury jest już wykonana.
reason-must_act = Zanim zakończysz turę, musisz wymienić, zwerbować albo odprawić kartę.
reason-cell_taken = Pole o numerze tego żołnierza jest zajęte.
reason-wrong_colour = Twoi legioniści są innego koloru.
reason-colour_of_another = Legionistów tego koloru ma już inny legion.
reason-too_many_mercenaries = Masz już tylu najemników, ilu wolno.
reason-ends_taken = Twoje pola 0 i 8 są zajęte.
reason-equipment_needs_soldier = Ekwipunek kładzie się pod żołnierzem: powiedz, pod którym.
reason-not_equipment = Ta karta nie jest ekwipunkiem.
reason-no_soldier_there = Na tym polu nie ma żołnierza.
reason-no_room = Ten żołnierz nie ma wolnego miejsca na ten ekwipunek.
reason-mars_stays = Karty Marsa nie można odprawić.
reason-one_at_a_time = Tylko Virtus 8 pozwala odprawić dwie karty naraz.
reason-free_action_used = Darmowa akcja tej tury jest już wykorzystana.
reason-nothing_to_use = Na tym polu nie ma karty.
reason-no_effect = Nie można użyć karty, której działanie jest niemożliwe.
reason-cell_not_empty = Auxilia przechodzą na puste pole.
reason-not_in_discard = Na stosie odrzuconych nie ma takiej karty.
reason-no_dismissed_card = W tym miejscu nie masz odprawionej karty.
reason-chosen_already = Ta karta jest już wybrana.
reason-own_legion = Kleopatra odwiedza cudzy legion.
reason-no_equipment_there = Nie ma tam takiego ekwipunku.
reason-nobody_to_choose = Na tym polu nie ma żołnierza do wyboru.

## What happens

event-dealt = { $you ->
    [yes] Dostajesz { CARD($card, case: "acc") }.
   *[no] { $player } dostaje { CARD($card, case: "acc") }.
}
event-turned_up = Nowa karta w obozie: { CARD($card) }.
event-objective_shown = Karta { CARD($card) } trafia na środek stołu.
event-turn_begins = { $you ->
    [yes] Zaczyna się twoja tura.
   *[no] Zaczyna się tura gracza { $player }.
}
event-taken = { $you ->
    [yes] Bierzesz z obozu { CARD($card, case: "acc") }.
   *[no] { $player } bierze z obozu { CARD($card, case: "acc") }.
}
event-given = { $you ->
    [yes] Kładziesz w obozie { CARD($card, case: "acc") }.
   *[no] { $player } kładzie w obozie { CARD($card, case: "acc") }.
}
event-recruited = { $you ->
    [yes] Werbujesz { CARD($card, case: "acc") } na pole { $cell }.
   *[no] { $player } werbuje { CARD($card, case: "acc") } na pole { $cell }.
}
event-equipped = { $you ->
    [yes] Kładziesz { CARD($card, case: "acc") } pod żołnierzem na polu { $cell }.
   *[no] { $player } kładzie { CARD($card, case: "acc") } pod żołnierzem na polu { $cell }.
}
event-dismissed = { $you ->
    [yes] Odprawiasz { CARD($card, case: "acc") }.
   *[no] { $player } odprawia { CARD($card, case: "acc") }.
}
event-drawn = { $you ->
    [yes] Dobierasz { CARD($card, case: "acc") }.
   *[no] { $player } dobiera { CARD($card, case: "acc") }.
}
event-cleared = Trójka: { CARD($card) } opuszcza obóz.
event-discarded = { $you ->
    [yes] Odrzucasz { CARD($card, case: "acc") }.
   *[no] { $player } odrzuca { CARD($card, case: "acc") }.
}
event-used = { $you ->
    [yes] Używasz { CARD($card, case: "gen") }.
   *[no] { $player } używa { CARD($card, case: "gen") }.
}
event-caesar_passed = Cezar przechodzi do gracza { $other }.
event-stationed = { $you ->
    [yes] Przenosisz auxilia na pole { $cell }.
   *[no] { $player } przenosi auxilia na pole { $cell }.
}
event-stolen = { $you ->
    [yes] Twój senator bierze { CARD($card, case: "acc") } od gracza { $other }.
   *[no] Senator gracza { $player } bierze { CARD($card, case: "acc") } od gracza { $other }.
}
event-handed = { $you ->
    [yes] Dajesz { CARD($card, case: "acc") } graczowi { $other }.
   *[no] { $player } daje { CARD($card, case: "acc") } graczowi { $other }.
}
event-joined = { $you ->
    [yes] Bierzesz { CARD($card, case: "acc") } na rękę.
   *[no] { $player } bierze { CARD($card, case: "acc") } na rękę.
}
event-inspected = { $you ->
    [yes] Bierzesz ze stosu odrzuconych { CARD($card, case: "acc") }.
   *[no] { $player } bierze ze stosu odrzuconych { CARD($card, case: "acc") }.
}
event-healed = { $you ->
    [yes] Twój medyk odkłada { CARD($card, case: "acc") } na stos odrzuconych.
   *[no] Medyk gracza { $player } odkłada { CARD($card, case: "acc") } na stos odrzuconych.
}
event-robbed = { $you ->
    [yes] Twoja Kleopatra odrzuca { CARD($card, case: "acc") } z legionu gracza { $other }.
   *[no] Kleopatra gracza { $player } odrzuca { CARD($card, case: "acc") } z legionu gracza { $other }.
}
event-objective_taken = { $you ->
    [yes] Zdobywasz kartę { CARD($card) }.
   *[no] { $player } zdobywa kartę { CARD($card) }.
}
event-doubled = { $you ->
    [yes] Kładziesz Virtus 6 pod kartą ekwipunku na polu { $cell }.
   *[no] { $player } kładzie Virtus 6 pod kartą ekwipunku na polu { $cell }.
}
event-burdened = { $you ->
    [yes] Kładziesz Virtus 10 pod żołnierzem na polu { $cell }.
   *[no] { $player } kładzie Virtus 10 pod żołnierzem na polu { $cell }.
}
event-shuffled = Odrzucone karty po przetasowaniu tworzą drugą talię.
event-pile_ended = Talia się kończy: to ostatnia tura.
event-game_over = Koniec gry.

## How a game ends

ending-twenty_one = Jeden z legionów ma już 21 punktów.
ending-pile = Talia skończyła się po raz drugi.
ending-turn_limit = Limit tur został osiągnięty.
