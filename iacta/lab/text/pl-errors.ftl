# What can be wrong in an arena.

## Bots

too-few-bots = Na arenie muszą się spotkać co najmniej dwa boty.
bot-named-twice = Bot { $bot } jest podany dwa razy.
where-in-the-arena = rozdanie { $deal }, gra { $game }, miejsce { $seat }
bot-broke = Bot { $bot } zawiódł ({ $where }): { $why }
bot-chose-the-illegal = Bot { $bot } wybrał niedozwoloną akcję ({ $where }): { $action }

## The file of an arena

results-no-file = { $path } nie jest plikiem.
results-in-use = Do pliku { $path } zapisuje już inna arena.
results-no-json = to nie jest wiersz w formacie JSON; plik jest uszkodzony
results-no-object = wiersz tego pliku to obiekt JSON
results-other-format = to nie jest plik areny w formacie { $format }
results-first-line = w pierwszym wierszu czegoś brakuje albo jest w nim coś zbędnego
results-of-others = to plik innych zawodów: { $key } to tam { $there }, a tutaj { $here }
results-of-more-games = plik przewiduje więcej gier na parę ({ $there }), niż podano ({ $here })
results-no-games = taka liczba gier nie może tu stać: { $games }
results-no-encounter = to nie jest rozdanie między dwoma botami: czegoś brakuje albo jest coś zbędnego
results-no-pair = { $bots } to nie jest para z tych zawodów
results-no-deal = nie ma rozdania { $deal }: są od 0 do { $last }
results-no-places = to nie są lokaty wszystkich miejsc we wszystkich grach rozdania
results-no-thinking = to nie są decyzje i czasy dwóch botów
results-twice = rozdanie { $deal } tej pary jest już w pliku

## Sealed choices

nothing-sealed = { $game } nie zaczyna się od tajnej decyzji dwóch miejsc.
exploit-number = { $option } może wynosić od { $least } do { $most }, podano: { $number }.
