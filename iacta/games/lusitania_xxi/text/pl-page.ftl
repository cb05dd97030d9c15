# Lusitania XXI: the table in the browser.

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
page-cell = Pole { $cell }: { $card }
page-empty = pusto

## The middle of the table

page-standing = Punkty
page-centre = Obóz szkoleniowy, talia, stos odrzuconych, Laurus i Virtus
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
page-last-turn = Ostatnia tura
page-open = do zdobycia
page-won = kartę ma { $player }

## Beside and under the legion

page-dismissed = Odprawione karty: { $count }
page-doubled = Virtus 6: miejsce na drugą taką kartę ({ $piece })
page-burdened = Virtus 10: miejsce na dwie kolejne karty ekwipunku
page-in-use = w użyciu

## Actions, on buttons

page-action-exchange = Wymień { CARD($card, case: "acc") } na { CARD($other, case: "acc") }
page-action-recruit = Zwerbuj { CARD($card, case: "acc") }
page-action-equip = Wyposaż { CARD($other, case: "acc") }: { CARD($card) }
page-action-dismiss = Odpraw { CARD($card, case: "acc") }
page-action-dismiss_two = Odpraw { CARD($card, case: "acc") } i { CARD($other, case: "acc") }
page-action-use = Użyj { CARD($card, case: "gen") } z pola { $cell }
page-action-end = Zakończ turę
page-action-enough = Wystarczy
page-action-redraw = Zastąp nowymi: ręka { $hands }
page-action-station = Przenieś auxilia na pole { $cell ->
    [i] I
    [ii] II
    [iii] III
    [iv] IV
    [v] V
    [vi] VI
   *[vii] VII
}
page-action-give = Daj { CARD($card, case: "acc") }
page-action-discard = Odrzuć { CARD($card, case: "acc") }
page-action-take = Weź { CARD($kind, case: "acc") }
page-action-heal = Ulecz { CARD($card, case: "acc") }
page-action-rob = Okradnij { CARD($card, case: "acc") }
page-action-remove = Zabierz { CARD($piece, case: "acc") }
page-action-double = Podwój { CARD($piece, case: "acc") }: { CARD($card) }
page-action-burden = Połóż Virtus 10: { CARD($card) }

# What can be done with a thing that was chosen; “left” is where the next click goes.
page-way-exchange = { $left ->
    [hand] oddaj za nią kartę z ręki
   *[other] wymień na kartę z obozu
}
page-way-recruit = { $left ->
    [hand] zwerbuj żołnierza z ręki
   *[other] zwerbuj do legionu
}
page-way-equip = { $left ->
    [hand] podłóż tu ekwipunek z ręki
   *[other] podłóż pod żołnierza
}
page-way-dismiss = { $left ->
    [hand] odpraw kartę z ręki
   *[other] odpraw
}
page-way-dismiss_two = odpraw razem z inną kartą
page-way-redraw = zastąp nową, samą albo z innymi
page-way-double = { $left ->
    [legion] wskaż żołnierza, który go nosi
   *[other] wskaż ekwipunek pod tym żołnierzem
}
