# Lumeria: what a person reads at the table. CARD names a unit in a case, PLAYER a player; the “case” number says whether
# a unit’s name is one or many, for the verb that goes with it.

title = Lumeria

## Options

option-south = Frakcja Południa, które zajmuje pierwsze miejsce przy stole (M1).
option-north = Frakcja Północy, która zajmuje drugie miejsce przy stole (M1).
option-mirror = Obie strony mogą mieć tę samą frakcję (M1).
option-board = Plansza (M1).
option-scenario = Scenariusz, czyli za co zdobywa się punkty (M20, M23).
option-round_limit = Ostatnia runda gry, jeśli wcześniej nikt nie wygra (M22).

choice-random = Losowo
choice-slavs = Słowianie
choice-vikings = Wikingowie
choice-greeks = Grecy
choice-romans = Rzymianie
choice-lumeria = Lumeria
choice-three-hills = Trzy wzgórza
choice-sacred-hill = Święte wzgórze (nasze, spoza instrukcji)

## Zones

zone-field = Plansza
zone-stack = Stosy
zone-defeated = Pokonane jednostki

## Actions, as a person types them

action-begin = zaczyna { $side ->
    [south] Południe
   *[north] Północ
}
action-recruit = rekrutuj { CARD($unit, case: "acc") }
action-choose = wybierz { $field }
action-go = idź na { $field }
action-attack = atakuj { $field }
action-fortify = umocnienie
action-aim = celowanie
action-march = marsz
action-salvo = salwa
action-pray = wezwij boga
action-spare = nie wzywaj boga
action-reroll = przerzuć { $dice }
action-fortune = fortuna
action-keep = uznaj rzut
action-renew = odnów { $manoeuvre ->
    [march] marsz
    [salvo] salwę
   *[fortune] fortunę
}
action-stop = zakończ
action-pass = pas

## What is to be decided

prompt-beginning = Kto zostanie Pierwszym Graczem w pierwszej rundzie?
prompt-recruitment = Którą jednostkę rekrutujesz? Możesz też wybrać „pas”.
prompt-placing = Na które pole rekrutacji idzie?
prompt-manoeuvre = Zadeklaruj marsz lub salwę albo wybierz „pas”.
prompt-marching = Która jednostka maszeruje? Po pierwszej możesz wybrać „zakończ”.
prompt-marching-on = Na które pole maszeruje?
prompt-shooting = Która jednostka z atakiem dystansowym strzela? Po pierwszej możesz wybrać „zakończ”.
prompt-shooting-at = Do której jednostki przeciwnika strzela?
prompt-activation = Którą jednostkę aktywujesz?
prompt-first-action = Jaką akcję wykonuje jednostka: ruch, atak, umocnienie czy celowanie?
prompt-second-action = Jaka jest druga akcja jednostki? Możesz też wybrać „zakończ”.
prompt-aimed = W którą jednostkę przeciwnika celuje?
prompt-thor = Czy wzywasz Thora, aby rzucić jedną dodatkową kością?
prompt-svetovit = Czy wzywasz Świętowita, aby ten atak otrzymał −1 do trafienia?
prompt-rolled = Uznajesz wynik rzutu czy przerzucasz kości?
prompt-renewal = Który manewr odnawiasz?
prompt-skirmish = Na które pole przechodzi jednostka po ataku? Możesz też wybrać „zakończ”.
prompt-athena = Którą jednostkę porusza Atena? Możesz też wybrać „nie wzywaj boga”.
prompt-athena-to = Na które pole przesuwa ją Atena?
prompt-over = Gra już się skończyła.

## Why something cannot be done

reason-not_now = Teraz pora na inną decyzję.
reason-game_is_over = Gra już się skończyła.
reason-no_such_field = Na tej planszy nie ma takiego pola.
reason-not_in_stack = W twoich stosach nie ma takiej jednostki.
reason-too_expensive = Masz za mało złota na tę jednostkę.
reason-no_recruitment_field = To nie jest pole rekrutacji po twojej stronie planszy.
reason-recruitment_field_taken = To pole rekrutacji jest zajęte.
reason-no_free_recruitment_field = Wszystkie twoje pola rekrutacji są zajęte.
reason-token_spent = Żetonu tego manewru nie ma na jego miejscu.
reason-nothing_can_march = Żadna z twoich jednostek nie może się poruszyć.
reason-nothing_can_shoot = Żadna z twoich jednostek z atakiem dystansowym nie ma celu.
reason-no_own_unit = Na tym polu nie ma twojej jednostki.
reason-already_activated = Ta jednostka została już aktywowana w tej rundzie.
reason-has_marched = Ta jednostka już maszerowała.
reason-has_shot = Ta jednostka już strzelała w tej salwie.
reason-cannot_move = Ta jednostka nie może się poruszyć: z każdej strony ma kartę albo krawędź planszy.
reason-field_taken = Na tym polu stoi jednostka.
reason-out_of_reach = Jednostka nie może dotrzeć na to pole.
reason-no_target = Ta jednostka nie ma kogo zaatakować.
reason-no_enemy = Na tym polu nie ma jednostki przeciwnika.
reason-not_adjacent = Wręcz można zaatakować tylko sąsiadującą jednostkę.
reason-no_line_of_fire = Cel jest za daleko, nie w linii prostej albo za inną kartą.
reason-not_ranged = Może to zrobić tylko jednostka z atakiem dystansowym.
reason-aim_comes_first = Celowanie może być tylko pierwszą akcją.
reason-no_action_yet = Aktywacja to co najmniej jedna akcja.
reason-attack_must_follow = Po celowaniu jednostka musi zaatakować.
reason-same_action_twice = Nie wolno dwukrotnie wykonać tej samej akcji.
reason-nobody_has_marched = W marszu bierze udział co najmniej jedna jednostka.
reason-nobody_has_shot = W salwie bierze udział co najmniej jedna jednostka.
reason-nothing_to_aim_at = Ta jednostka nie ma celu, w który mogłaby wycelować.
reason-unit_of_athena = Atena porusza inną jednostkę niż ta, którą właśnie aktywowano.
reason-no_mars = Nie możesz wezwać Marsa.
reason-too_few_misses = Nie chybiło aż tyle kości.
reason-place_not_empty = Na tym miejscu leży już żeton.

## What happens

event-stacked = { $you ->
    [yes] Układasz w stosie { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } układa w stosie { CARD($card, case: "acc") }.
}
event-set_up = { $you ->
    [yes] Rozstawiasz { CARD($card, case: "acc") } na { $cell }.
   *[no] { PLAYER($player) } rozstawia { CARD($card, case: "acc") } na { $cell }.
}
event-rolls_level = { $amount ->
    [one] Jest remis, więc obaj gracze rzucają ponownie.
   *[other] Remis pada { $amount } razy z rzędu, więc obaj gracze rzucają ponownie.
}
event-rolled_first = { $you ->
    [yes] Wyrzucasz { $one } i { $two }, razem { $amount }.
   *[no] { PLAYER($player) } wyrzuca { $one } i { $two }, razem { $amount }.
}
event-begins = { $you ->
    [yes] Rozpoczynasz rozgrywkę.
   *[no] { PLAYER($player) } rozpoczyna rozgrywkę.
}
event-round_begins = { $you ->
    [yes] Zaczyna się runda { $amount }; jesteś Pierwszym Graczem.
   *[no] Zaczyna się runda { $amount }; Pierwszym Graczem jest { PLAYER($player) }.
}
event-income = { $you ->
    [yes] Pobierasz { $amount } złota.
   *[no] { PLAYER($player) } pobiera { $amount } złota.
}
event-recruited = { $you ->
    [yes] Rekrutujesz { CARD($card, case: "acc") } na { $cell }.
   *[no] { PLAYER($player) } rekrutuje { CARD($card, case: "acc") } na { $cell }.
}
event-passed = { $you ->
    [yes] Pasujesz.
   *[no] { PLAYER($player) } pasuje.
}
event-marches = { $you ->
    [yes] Deklarujesz marsz.
   *[no] { PLAYER($player) } deklaruje marsz.
}
event-shoots = { $you ->
    [yes] Deklarujesz salwę.
   *[no] { PLAYER($player) } deklaruje salwę.
}
event-marched = { CARD($card) } { CARD($card, case: "number") ->
    [one] maszeruje
   *[many] maszerują
} na { $cell }.
event-moved = { CARD($card) } { CARD($card, case: "number") ->
    [one] przechodzi
   *[many] przechodzą
} na { $cell }.
event-ran = { CARD($card) } { CARD($card, case: "number") ->
    [one] biegnie
   *[many] biegną
} na { $cell }.
event-fortified = { CARD($card) } { CARD($card, case: "number") ->
    [one] umacnia się
   *[many] umacniają się
} na { $cell }.
event-aimed = { CARD($card) } { CARD($card, case: "number") ->
    [one] celuje
   *[many] celują
}.
event-compensated = { $you ->
    [yes] Otrzymujesz { $amount } złota rekompensaty.
   *[no] { PLAYER($player) } otrzymuje { $amount } złota rekompensaty.
}
event-token_moved = { $you ->
    [yes] Twój żeton przesuwa się na pole { $amount } toru odnowy.
   *[no] Żeton { PLAYER($player, case: "gen") } przesuwa się na pole { $amount } toru odnowy.
}
event-renewed = { $you ->
    [yes] Odnawiasz { $manoeuvre ->
        [march] marsz
        [salvo] salwę
       *[fortune] fortunę
    }.
   *[no] { PLAYER($player) } odnawia { $manoeuvre ->
        [march] marsz
        [salvo] salwę
       *[fortune] fortunę
    }.
}
event-skirmished = { CARD($card) } po ataku { CARD($card, case: "number") ->
    [one] przechodzi
   *[many] przechodzą
} na { $cell }.
event-athena = Atena przesuwa { CARD($card, case: "acc") } na { $cell }.
event-healed = { CARD($card) } na { $cell } { CARD($card, case: "number") ->
    [one] regeneruje się i traci
   *[many] regenerują się i tracą
} jedną ranę.
event-scored = { $you ->
    [yes] Zdobywasz
   *[no] { PLAYER($player) } zdobywa
} { $amount ->
    [one] { $amount } punkt
    [few] { $amount } punkty
   *[many] { $amount } punktów
} za wzgórza.
event-stepped_forward = { CARD($card) } { CARD($card, case: "number") ->
    [one] przesuwa się
   *[many] przesuwają się
} do przodu, na { $cell }.
event-tied = Jest remis.
event-defeats_counted = { $you ->
    [yes] Jednostki przeciwnika pokonane przez ciebie: { $amount }.
   *[no] Jednostki przeciwnika pokonane przez { PLAYER($player, case: "acc") }: { $amount }.
}
event-costs_counted = { $you ->
    [yes] Wspólny koszt twoich jednostek na planszy: { $amount }.
   *[no] Wspólny koszt jednostek { PLAYER($player, case: "gen") } na planszy: { $amount }.
}
event-dice_level = { $amount ->
    [one] Obaj gracze uzyskują tyle samo trafień i rzucają ponownie.
   *[other] Obaj gracze { $amount } razy uzyskują tyle samo trafień i rzucają ponownie.
}
event-hits_counted = { $you ->
    [yes] Uzyskujesz
   *[no] { PLAYER($player) } uzyskuje
} { $amount ->
    [one] { $amount } trafienie
    [few] { $amount } trafienia
   *[many] { $amount } trafień
}:
event-tie_dice = { $amount ->
    [0] {" "}brak kości
   *[other] {" "}{ $faces }
}
event-coin_thrown = Rozstrzyga jedna kość, na której wypada { $amount }.
event-game_over = { $you ->
    [yes] Wygrywasz grę.
   *[no] { PLAYER($player) } wygrywa grę.
}

## An attack, told in one line: „Bies atakuje Berserkerów: 1 3 5, trafienie na 4+, jedna rana, odepchnięcie na D5”. Each of
## these but the first goes on with the line and begins with what parts it from the words before.

event-attacks = { CARD($card) } { CARD($card, case: "number") ->
    [one] atakuje
   *[many] atakują
} { CARD($enemy, case: "acc") }:
event-extra_dice = {" "}(+1 kość: { $extra })
event-thor = {" "}(+1 kość: Thor)
event-svetovit = {" "}(−1 do trafienia: Świętowit)
event-die = {" "}{ $amount }
event-mars = { $amount ->
    [one] , przerzut jednej kości dzięki Marsowi:
   *[other] , przerzut { $amount } kości dzięki Marsowi:
}
event-fortune = , przerzut dzięki fortunie:
event-rerolled = {" "}{ $amount }
event-hits_on = { $modifier ->
    [none] , trafienie na { $least }+
   *[other] , trafienie na { $least }+ ({ $modifier })
}
event-missed = , brak trafienia
event-wounded = { $amount ->
    [1] , jedna rana
    [2] , dwie rany
    [3] , trzy rany
    [few] , { $amount } rany
   *[many] , { $amount } ran
}
event-crushed = , jeszcze jedna za zmiażdżenie
event-pushed = , odepchnięcie na { $cell }
event-defeated = , jednostka pokonana

## What makes it easier or harder to hit, and what gives another die; inside the line of an attack

modifier-aim = celowanie +1
modifier-exhausted = wyczerpanie +1
modifier-surrounded = osaczenie +1
modifier-javelins = oszczepy +1
modifier-fortified = umocnienie −1
modifier-bastion = bastion −1
modifier-armour = pancerz −1
modifier-shield-wall = mur tarcz −1
modifier-phalanx = falanga −1
modifier-cover = osłona −1
modifier-testudo = testudo −1
modifier-svetovit = Świętowit −1

extra-horde = horda
extra-axes = topory
extra-rage = szał
extra-charge = szarża
extra-thor = Thor

## How a game ends

ending-hills = Jedna ze stron zdobyła za wzgórza wymaganą liczbę punktów.
ending-both_defeats = Obie strony zdobyły wymaganą liczbę punktów; rozstrzygnęła liczba pokonanych jednostek przeciwnika.
ending-both_costs = Obie strony zdobyły wymaganą liczbę punktów; rozstrzygnął wyższy wspólny koszt jednostek na planszy.
ending-both_dice = Obie strony zdobyły wymaganą liczbę punktów; rozstrzygnęły kości.
ending-limit = Rozegrano ostatnią rundę; rozstrzygnęły punkty.
ending-limit_defeats = Ostatnia runda zakończyła się równą liczbą punktów; rozstrzygnęła liczba pokonanych jednostek przeciwnika.
ending-limit_costs = Ostatnia runda zakończyła się równą liczbą punktów; rozstrzygnął wyższy wspólny koszt jednostek na planszy.
ending-limit_dice = Ostatnia runda zakończyła się równą liczbą punktów; rozstrzygnęły kości.
