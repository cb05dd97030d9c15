# Lumeria: the table in the browser.

## The board

page-empty = puste
page-hill = { $points ->
    [one] wzgórze, { $points } punkt
    [few] wzgórze, { $points } punkty
   *[many] wzgórze, { $points } punktów
}
page-hill-taken = { $you ->
    [yes] Zdobywasz wzgórze: { CARD($card) }.
   *[no] { PLAYER($player) } zdobywa wzgórze: { CARD($card) }.
}
page-camp = obóz
page-recruitment = { $side ->
    [south] pole rekrutacji Południa
   *[north] pole rekrutacji Północy
}
page-unit = { $side ->
    [south] { CARD($card) } (Południe)
   *[north] { CARD($card) } (Północ)
}
page-wounds = rany: { $wounds } z { $toughness }
page-attack = { $type ->
    [ranged] atak dystansowy, kości: { $dice }
   *[melee] atak wręcz, kości: { $dice }
}
page-activated = po aktywacji
page-exhausted = wyczerpanie
page-fortified = umocnienie
page-can-choose = można wybrać
page-can-go = w zasięgu ruchu
page-can-run = bieg, który wyczerpuje jednostkę
page-run-exhausts = Kolejny ruch ją wyczerpie.

## The chances of an attack

page-needs = { $dice ->
    [one] { $dice } kość, trafia na { $least }+
    [few] { $dice } kości, trafiają na { $least }+
   *[many] { $dice } kości, trafiają na { $least }+
}
page-hit = trafienie
page-defeat = pokonanie
page-push = odepchnięcie
page-percent = { $percent }%
page-chance-hit = trafienie { $percent }%
page-chance-defeat = pokonanie { $percent }%
page-chance-push = odepchnięcie { $percent }%

## The dice

page-last-attack = Ostatni atak
page-no-attack = Tu leżą kości ataku, a obok to, co musiały pokazać i dlaczego.
page-against = przeciw
page-faces = wynik: { $faces }
page-because = bo: { $because }
page-extra-dice = dodatkowa kość: { $because }
page-thor-helped = dodatkowa kość: Thor
page-svetovit-helped = −1 do trafienia: Świętowit
page-mars-helped = przerzut dzięki Marsowi
page-fortune-helped = przerzut dzięki fortunie
page-outcome-missed = Bez trafienia
page-outcome-wounded = { $wounds ->
    [one] { $wounds } rana
    [few] { $wounds } rany
   *[many] { $wounds } ran
}
page-outcome-pushed = { $wounds ->
    [one] { $wounds } rana, odepchnięcie na { $field }
    [few] { $wounds } rany, odepchnięcie na { $field }
   *[many] { $wounds } ran, odepchnięcie na { $field }
}
page-outcome-defeated = Pokonanie

## The sides

page-own-side = Twoja strona
page-side-south = Południe
page-side-north = Północ
page-first-player = Pierwszy Gracz: { $player }
page-points = Punkty: { $points } z { $goal }
page-gold = Złoto: { $amount }
page-activations = Pozostałe aktywacje: { $count }
page-march = Marsz
page-salvo = Salwa
page-fortune = Fortuna
page-god-svetovit = Świętowit
page-god-thor = Thor
page-god-athena = Atena
page-god-mars = Mars
page-token-ready = { $token }: żeton na miejscu
page-token-spent = { $token }: żeton zużyty
page-about-march = Do 2 twoich jednostek porusza się, każda o 1 pole, przed aktywacjami lub po nich (M7).
page-about-salvo = Do 2 twoich jednostek dystansowych atakuje, każda 1 kością, przed aktywacjami lub po nich (M8).
page-about-fortune = Raz przerzucasz wszystkie kości ataku w swojej aktywacji (M17).
page-about-svetovit = Gdy twoja jednostka jest atakowana, przed rzutem: −1 do trafienia. Raz na rundę (M14).
page-about-thor = Gdy twoja jednostka w swojej aktywacji atakuje wręcz, przed rzutem: dodatkowa kość. Raz na rundę (M14).
page-about-athena = Po twojej aktywacji inna twoja jednostka porusza się o 1 pole. Raz na rundę (M14).
page-about-mars = Po rzucie ataku w swojej aktywacji przerzucasz dowolnie wiele kości, które nie trafiły. Raz na rundę (M14).
page-track = { $space ->
    [-1] Tor odnowy: pusty
   *[other] Tor odnowy: żeton na polu { $space } z { $last }
}{ $beside ->
    [0] { "" }
   *[other] , obok czeka: { $beside }
}
page-stack = { CARD($card) }: w stosie { $left }, koszt { $cost }
page-nobody-lost = nikt jeszcze nie poległ

## The round

page-round = Runda { $number } z { $last }
page-last-round = Ostatnia runda
page-stage-beginning = Kto zaczyna?
page-stage-recruiting = Rekrutacja
page-stage-first_manoeuvres = Manewry
page-stage-activations = Aktywacje
page-stage-last_manoeuvres = Manewry

## What a button says

page-action-begin = { $side ->
    [south] Zaczyna Południe
   *[north] Zaczyna Północ
}
page-action-recruit = Rekrutuj { CARD($unit, case: "acc") }
page-action-choose = Wybierz { CARD($card, case: "acc") } na { $field }
page-action-go = { $exhausts ->
    [yes] Biegnij na { $field }: jednostka będzie wyczerpana
   *[no] Idź na { $field }
}
page-action-attack = Atakuj { CARD($card, case: "acc") } na { $field }: trafienie { $hit }%, pokonanie { $defeat }%
page-action-fortify = Umocnienie
page-action-aim = Celowanie
page-action-march = Marsz
page-action-salvo = Salwa
page-action-pray = { $phase ->
    [thor] Tak, wezwij Thora
   *[svetovit] Tak, wezwij Świętowita
}
page-action-spare = { $phase ->
    [athena] Nikt się nie rusza
   *[other] Nie
}
page-action-reroll = Mars: przerzuć { $dice }
page-action-fortune = Fortuna: przerzuć wszystkie
page-action-keep = Uznaj rzut
page-action-renew = { $manoeuvre ->
    [march] Odnów marsz
    [salvo] Odnów salwę
   *[fortune] Odnów fortunę
}
page-action-stop = Zakończ
page-action-pass = Pas
