# Lumeria in words.

## The table

stage-recruiting = rekrutacja
stage-first_manoeuvres = pierwsze manewry
stage-activations = aktywacje
stage-last_manoeuvres = ostatnie manewry
side-south = Południe
side-north = Północ
deity-svetovit = Świętowit
deity-thor = Thor
deity-athena = Atena
deity-mars = Mars
token-march = Marsz
token-salvo = Salwa
token-fortune = Fortuna
activations-left = do aktywacji: { $count }
units-defeated = pokonane

## What is asked

attack-now = Atak: { $attacker }, cel: { $target }. Rzut: { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[many] { $dice } kości
}{ $extra }, trafienie na { $least }+{ $because }.
attack-rolled = Wypadło { $faces }, { $hits ->
    [0] bez trafienia.
    [one] { $hits } trafienie.
    [few] { $hits } trafienia.
   *[many] { $hits } trafień.
}
attack-dice = { $dice ->
    [one] { $dice } kość
    [few] { $dice } kości
   *[many] { $dice } kości
}{ $extra }, { $least }+{ $because }
attack-odds = trafienie { $hit }%, pokonanie { $defeat }%{ $push ->
    [0] {""}
   *[other] , odepchnięcie { $push }%
}

## Told

round-line = Runda { $number } z { $last }, { $stage }. Pierwszy Gracz: { $player }. Scenariusz: { $scenario }.
not-begun-line = Pierwsza runda jeszcze się nie zaczęła. Scenariusz: { $scenario }.
board-line = Plansza sięga od { $first } do { $last }; Południe ma rząd 1.
hills-line = Wzgórza: { $fields }.
sacred-line = Święte wzgórze, 2 punkty: { $fields }.
camps-line = Obozy: { $fields }.
recruitment-line = Pola rekrutacji, { $side }: { $fields }.
gold = złoto: { $amount }
token-ready = w gotowości
token-used = zużyty
tokens-ready = żetony na swoich miejscach
track-line = tor odnowy: { $space } z { $last }{ $waiting ->
    [0] {""}
    [one] , czeka { $waiting } żeton
    [few] , czekają { $waiting } żetony
   *[many] , czeka { $waiting } żetonów
}
stacks = stosy
stack-part = { $unit }, koszt { $cost }, pozostało { $count }
wounds-of = rany: { $wounds } z { $toughness }
is-activated = po aktywacji
is-fortified = umocnienie
is-exhausted = wyczerpanie
is-acting = w akcji
on-hill = na wzgórzu
on-sacred-hill = na świętym wzgórzu
