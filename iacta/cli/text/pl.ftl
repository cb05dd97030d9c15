# The command line: its help, found by the names of commands and parameters, and what it says while it works.

## The form of a page

usage = Użycie:
usage-options = opcje
arguments = Argumenty
options = Opcje
commands = Polecenia
example = Przykład: { $command }
with-default = { $help } [domyślnie: { $value }]

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

## Commands

about-iacta = Cyfrowy stół do gry: graj, badaj i sprawdzaj gry. Zacznij od `iacta play`.
about-games = Wypisz gry, ich miejsca i opcje.
about-rules = Pokaż zasady gry, naszymi słowami, z numerem każdego punktu.
about-cards = Pokaż, co robią karty, który punkt zasad o tym mówi i skąd pochodzi każda liczba.
about-play = Usiądź do stołu w terminalu: przeciw botom albo z innymi przy jednej klawiaturze.
about-simulate = Rozegraj wiele gier między botami i powiedz, co z nich wynikło.
about-replay = Opowiedz zapisaną grę jeszcze raz, tak jak widział ją widz.
about-verify = Sprawdź zapis gry: rozdanie z zapieczętowaną wartością, każdą akcję z zasadami, koniec.
about-warm = Skompiluj raz zasady wszystkich gier, aby później wszystko ruszało od razu.
about-bench = Zmierz szybkość zasad, a obok OpenSpiel, jeśli jest zainstalowany.

## Parameters

help-help = Pokaż tę pomoc i zakończ.
help-lang = Język: en, pl, pt albo uk.
help-as-json = Wypisz jeden obiekt JSON.
help-game = Gra, tak jak nazywa ją `iacta games`.
help-play-game = Gra, tak jak nazywa ją `iacta games`; jeśli jej nie podasz, lusitania-xxi.
help-card = Karta; bez niej wszystkie.
help-file = Zapis gry, taki, jaki tworzy `iacta play`.
help-seats = Ile miejsc gra.
help-play-seats = Ile miejsc gra; jeśli nie podasz, 2.
help-options = Opcje gry: nazwa albo nazwa=wartość, po przecinkach.
help-bots = Jeden bot dla wszystkich miejsc albo po jednym na miejsce, po przecinkach.
help-play-bots = Kto siedzi na pozostałych miejscach: greedy, random albo human; jeden dla wszystkich albo po jednym, po przecinkach.
help-names = Imiona graczy, po przecinkach.
help-plain = Same wiersze tekstu, wygodne dla czytnika ekranu.
help-save = Zapisuj grę w tym pliku po każdej decyzji.
help-resume = Graj dalej w grę zapisaną w tym pliku.
help-cards = Własny plik kart.
help-cards-file = Własny plik kart.
help-replay-cards = Plik kart, którymi grano, jeśli nie naszymi.
help-verify-cards = Plik kart, którymi grano, jeśli nie naszymi.
help-games = Ile gier.
help-seed = Liczba, z której można powtórzyć wyniki.
help-threads = Ile wątków; domyślnie po jednym na rdzeń.
help-mode = compiled albo checked (sprawdzany jest każdy indeks).
help-seconds = Jak długo trwa każdy pomiar.
help-install-completion = Naucz powłokę uzupełniania poleceń.
help-show-completion = Wypisz to, co zainstalowałoby --install-completion.

## While it works

progress-games = { $total ->
    [one] { $total } gra
    [few] { $total } gry
   *[other] { $total } gier
}
progress-compiling = Kompilacja
compiled = Skompilowano zasady: { $games } ({ $mode }).
