# Lusitania (2019): the table in the browser.

## Cards, hands and soldiers

page-face-down = zakryta karta
page-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
page-either = { $one } lub { $other }
page-room-for = wolne sloty: { $pieces }
page-carries = nosi: { $pieces }
page-known-to = kartę znają też: { $players }
page-known-to-all = znana wszystkim
page-your-hand = Twoja ręka
page-hand-of = Ręka: { $player }
page-in-hand = Ręka { $place }: { $card }
page-cell = Żołnierz { $cell }: { $card }
page-empty = pusto

## The middle of the table

page-standing = Punkty
page-centre = Plac ćwiczeń, talia i stos odrzuconych
page-pile = Talia: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
page-second-pile = Druga talia: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
page-on-top = Na wierzchu: { CARD($card) }.
page-discard = Stos odrzuconych: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } kart
}
page-look = Przejrzyj
page-last-six = Ostatnie sześć

## Mars, Commander and Musician

page-mars-used = użyty
page-mars-unused = nieużyty, 1 punkt
page-perhaps-musician = to może być muzyk

## Actions, on buttons

page-action-replenish = Odnów plac ćwiczeń, używając dowódcy
page-action-trade = Wymień { CARD($card, case: "acc") } na { CARD($other, case: "acc") }
page-action-recruit = Zwerbuj { CARD($card, case: "acc") }
page-action-equip = Wyposaż { CARD($other, case: "acc") }: { CARD($card) }
page-action-caesar = Zagraj Juliusza Cezara: weź dowódcę
page-action-senator = Poślij senatora: { $player }
page-action-mars = Odwróć Marsa: odrzuć rękę i dobierz trzy karty

# What can be done with a thing that was chosen; “left” is where the next click goes.
page-way-trade = { $left ->
    [hand] oddaj za nią kartę z ręki
   *[other] wymień na kartę z placu
}
page-way-recruit = { $left ->
    [hand] zwerbuj żołnierza z ręki
   *[other] zwerbuj do armii
}
page-way-equip = { $left ->
    [hand] podłóż tu ekwipunek z ręki
   *[other] podłóż pod żołnierza
}
page-way-caesar = { $left ->
    [hand] przejmij, zagrywając Juliusza Cezara
   *[other] zagraj, aby wziąć dowódcę
}
page-way-senator = { $left ->
    [hand] poślij tam senatora
   *[other] poślij do ręki innego gracza
}
