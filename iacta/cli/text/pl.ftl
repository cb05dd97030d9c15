# The command line: its help, found by the names of commands and parameters, and what it says while it works.

## The form of a page

usage = Użycie:
usage-options = opcje
arguments = Argumenty
options = Opcje
commands = Polecenia
example = Przykład: { $command }
with-default = { $help } [domyślnie: { $value }]
with-variable = { $help } [zmienna: { $variable }]

## What stands for a value

value-command = polecenie
value-game = gra
value-card = karta
value-record = zapis
value-file = plik
value-number = liczba
value-seconds = sekundy
value-options = opcje
value-players = gracze
value-names = imiona
value-mode = tryb
value-language = język
value-position = pozycja

## Commands

about-iacta = Cyfrowy stół do gier: graj, badaj rozgrywki i sprawdzaj ich zapisy. Zacznij od `iacta play`.
about-games = Wypisz gry, liczbę miejsc przy stole, opcje i boty, które w nie grają.
about-rules = Pokaż zasady gry, opowiedziane naszymi słowami i ponumerowane.
about-cards = Pokaż, jak działają karty, która zasada o tym mówi i skąd pochodzi każda liczba.
about-play = Usiądź do stołu w terminalu: przeciw botom albo z innymi przy jednej klawiaturze.
about-simulate = Rozegraj wiele gier między botami i podsumuj wyniki.
about-arena = Niech boty spotkają się parami na tych samych rozdaniach, z zamianą miejsc; pokaż, kto kogo wyprzedza.
about-exploit = Zmierz, ile mógłby wygrać ktoś, kto wie, jak przeszukiwanie wybiera w tajemnicy.
about-replay = Opowiedz zapisaną grę od początku, oczami widza.
about-position = Pokaż pozycję zapisaną w jednej linii: planszę, kto decyduje, co można zrobić i z jakimi szansami.
about-verify = Sprawdź zapis gry: czy rozdanie zgadza się z zapieczętowanym skrótem, każda akcja z zasadami, a koniec z przebiegiem.
about-warm = Skompiluj z góry zasady wszystkich gier albo jednej, aby później wszystko ruszało od razu.
about-bench = Zmierz szybkość zasad, a dla porównania także OpenSpiel, jeśli jest zainstalowany.

## Parameters

help-help = Pokaż tę pomoc i zakończ.
help-lang = Język: en, pl, pt albo uk.
help-version = Wypisz wersję.
help-as-json = Wypisz jeden obiekt JSON.
help-game = Gra pod nazwą, którą podaje `iacta games`.
help-play-game = Gra pod nazwą, którą podaje `iacta games`; domyślnie lusitania-xxi.
help-card = Karta; jeśli jej nie podasz, wszystkie.
help-file = Zapis gry utworzony przez `iacta play`.
help-seats = Liczba miejsc przy stole.
help-play-seats = Liczba miejsc przy stole; domyślnie 2.
help-options = Opcje gry: nazwa albo nazwa=wartość, oddzielone przecinkami.
help-bots = Jeden bot dla wszystkich miejsc albo po jednym na miejsce, oddzielone przecinkami.
help-play-bots = Kto siedzi na pozostałych miejscach: random, greedy, search-1, search-2, search-3, search-4 albo human; jeden dla wszystkich albo po jednym na miejsce, oddzielone przecinkami; domyślnie greedy. `iacta games` mówi, jak silny jest każdy.
help-arena-bots = Boty, co najmniej dwa, oddzielone przecinkami.
help-names = Imiona graczy, oddzielone przecinkami.
help-games-names = Wypisz tylko nazwy gier, po jednej w wierszu.
help-short = Zamiast pełnych zasad jedna strona o tym, jak grać.
help-plain = Sam tekst, wiersz po wierszu, wygodny dla czytnika ekranu.
help-save = Zapisuj grę w tym pliku po każdej decyzji.
help-arena-save = Zapisuj w tym pliku każde ukończone rozdanie; to samo polecenie, uruchomione jeszcze raz, podejmie pracę tam, gdzie ją przerwano.
help-resume = Wznów grę zapisaną w tym pliku.
help-cards = Własny plik kart.
help-cards-file = Własny plik kart.
help-replay-cards = Plik kart, którymi grano, jeśli były inne niż nasze.
help-verify-cards = Plik kart, którymi grano, jeśli były inne niż nasze.
help-text = Pozycja w takiej postaci, w jakiej wypisuje ją `iacta replay --position`; wszystkie jej części, w cudzysłowie albo bez.
help-position = Wypisz tylko pozycję po tylu wpisach, jeśli gra ma pozycje zapisywane tekstem.
help-games = Liczba gier.
help-arena-games = Liczba gier każdej pary, zaokrąglona w górę do pełnych rozdań.
help-markets = Liczba rozdań, każde przy swojej pierwszej tajnej decyzji.
help-searches = Ile przeszukiwań wybiera przy każdym rozdaniu.
help-iterations = Ile iteracji trwa przeszukiwanie.
help-deals = Na ilu rozdaniach tego, co ukryte, każda para wyborów jest grana do końca.
help-seed = Ziarno losowości: ta sama liczba daje te same wyniki.
help-threads = Liczba wątków; domyślnie po jednym na rdzeń.
help-mode = compiled albo checked (sprawdzany jest każdy indeks).
help-seconds = Jak długo trwa każdy pomiar.
help-install-completion = Włącz w powłoce uzupełnianie poleceń.
help-show-completion = Wypisz to, co zainstalowałoby --install-completion.

## While it works

progress-games = { $total ->
    [one] { $total } gra
    [few] { $total } gry
   *[other] { $total } gier
}
progress-markets = { $total ->
    [one] { $total } decyzja
    [few] { $total } decyzje
    [many] { $total } decyzji
   *[other] { $total } decyzji
}
progress-compiling = Kompilacja
compiled = Skompilowano zasady: { $games } ({ $mode }).
completion-installed = Uzupełnianie dla powłoki { $shell } zapisano w { $path }; zadziała w każdym terminalu otwartym od tej chwili.
