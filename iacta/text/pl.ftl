# Words that all games share.

## Players: by number or by name, as the label and inside a sentence

player = Gracz { $number }
    .nom = Gracz { $number }
    .acc = gracza { $number }
    .gen = gracza { $number }
    .dat = graczowi { $number }
named = { $name }
    .nom = { $name }
    .acc = gracza { $name }
    .gen = gracza { $name }
    .dat = graczowi { $name }

## What happens

undo = { $you ->
    [yes] Cofasz ostatni ruch.
   *[no] { PLAYER($player) } cofa ostatni ruch.
}

## Typed actions

ambiguous = „{ $typed }” może oznaczać kilka akcji, na przykład: { $examples }.
not-understood = Nie ma tu akcji „{ $typed }”; możesz wpisać na przykład: { $examples }.

## A card explained

fact-copies = sztuk
fact-vp = punkty
fact-cell = pole
fact-slots = sloty
fact-numeral = numer
fact-seats = od ilu graczy
fact-cost = koszt
fact-resources = zasoby
fact-talent = talent
fact-money = sestercje
fact-wants = wymaga
fact-toughness = wytrzymałość
fact-move = ruch
fact-attack = kości ataku
fact-type = typ ataku
fact-ability = zdolność
fact-faction = frakcja
origin-rulebook = z instrukcji
origin-public = z innych publicznych źródeł
origin-deduced = wywnioskowane
origin-reconstructed = odtworzone: nasze przypuszczenie
either = { $one } albo { $other }
none = brak

## Bots and hints

bot-random = losowy
bot-greedy = łatwy
bot-search-1 = średni
bot-search-2 = trudny
bot-search-3 = ekspert
bot-search-4 = mistrz
event-bot-failed = { PLAYER($player) } ({ $bot }): bot nie zdołał pomyśleć i zamiast niego zdecydował bot „{ $instead }”.
hints-wins = Najlepsze najpierw, z szansą na wygraną:
hints-beats = Najlepsze najpierw (odsetek rywali, którzy zostają z tyłu):
hint-wins = wygrana { $chance }%
hint-beats = wyprzedza { $chance }% rywali
hint-reason-wins = od razu wygrywa partię
hint-reason-brings = daje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
hint-reason-costs = kosztuje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
hint-reason-leads-to = do twojej następnej tury przybywa średnio { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
hint-reason-keeps = { CARD($card) } nie trafia do { PLAYER($player, case: "gen") }
hint-rough = Namysł był krótki: szanse to przypuszczenie.
