# What goes wrong.

## How errors are put together

at-line = wiersz { $line }: { $sentence }
by-clause = { $sentence } ({ $clause })
quoted = „{ $text }”
written = „{ $text }”
too-long-to-write = liczba zbyt długa, by ją zapisać
either-number = { $before } albo { $last }
the-card-file = plik
one-of-tables = jedna z tabel { $key }
part-of-table = { $table }, { $key }
a-huge-number = ogromna liczba
a-list = lista
a-table = tabela
a-date = data

## What there is

no-such-language = Nie ma języka { $name }; do wyboru: { $known }.
no-such-game = Nie ma gry { $name }; do wyboru: { $known }.
no-such-bot = Nie ma bota { $name }; do wyboru: { $known }.
no-such-mode = Nie ma trybu { $name }; do wyboru: { $known }.
no-such-card = { $game }: nie ma karty { $card }; wszystkie wypisze `iacta cards { $name }`.

## Options and seats

wrong-number-of-seats = { $game }: miejsc przy stole może być od { $fewest } do { $most }, podano: { $seats }.
no-such-option = { $game }: nie ma opcji { $name }; do wyboru: { $known }.
no-options = { $game }: nie ma opcji { $name }; ta gra nie ma żadnych opcji.
not-a-switch = Opcja { $option } jest włączona albo wyłączona (on albo off, true albo false), podano: { $value }.
not-in-range = Opcja { $option } to liczba od { $low } do { $high }, podano: { $value }.
number-missing = Opcji { $option } brakuje liczby: napisz { $option }= i liczbę od { $low } do { $high }.
no-first-seat = Nie ma miejsca { $seat }: miejsca mają tu numery od 0 do { $last }, licząc od 0.
given-twice = Opcję { $name } podano dwa razy.
not-a-setting = Opcja { $name } to on, off albo liczba, podano: { $value }.
options-and-words = Opcje podaje się z ich nazwami, a słowa jako listę.
too-many-words = Każdy gracz może podać jedno słowo: najwyżej { $most }, podano: { $words }.
secret-is-not-bytes = Sekret gry ma { $due ->
    [one] { $due } bajt
    [few] { $due } bajty
   *[other] { $due } bajtów
}, a podano coś innego.
secret-of-another-length = Sekret gry ma { $due ->
    [one] { $due } bajt
    [few] { $due } bajty
   *[other] { $due } bajtów
}, a nie { $length }.
no-name-or-word = Nazwa lub słowo to tekst do wydruku, najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[other] { $most } znaków
}, podano: { $text }.

## Players at a table

players-for-seats = Miejsc jest { $seats }, a graczy podano { $players }: podaj jednego, { $others } albo { $seats }.
players-for-other-seats = Miejsc jest { $seats }, a graczy podano { $players }.
nobody-called = Nikt taki jak { $name } nie może tu usiąść; do wyboru: { $known }.
no-players-name = Imię gracza to tekst do wydruku, najwyżej { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[other] { $most } znaków
}.
same-name-twice = Dwóch graczy ma to samo imię.
resumed-keeps-its-table = Wznowiona gra zachowuje swoje miejsca, opcje, boty i imiona: pomiń te opcje.
saved-other-game = Zapisana gra to { $saved }, a nie { $game }.

## Many games

number-of-games = Liczba gier może wynosić od 1 do { $most }, podano: { $games }.
number-of-threads = Liczba wątków może wynosić od 1 do { $most }, podano: { $threads }.
no-seed = Ziarno losowości to liczba całkowita od 0 do { $last }, podano: { $seed }.
bots-for-seats = Miejsc jest { $seats }: podaj jednego bota dla wszystkich albo po jednym na miejsce; podano: { $named }.
no-measurement = Pomiar trwa dłużej niż 0, a krócej niż { $most } s, podano: { $seconds }.

## Actions

no-such-action = { $action } nie jest akcją tej gry.
no-such-action-id = { $action } nie jest akcją tej gry: akcje mają numery od 0 do { $last }.
no-such-seat = Przy tym stole nie ma miejsca { $seat }: miejsca mają numery od 0 do { $last }.
no-such-place = Na tym stole nie ma miejsca o nazwie { $name }.
nothing-begins-with = Żadna akcja miejsca { $seat } nie zaczyna się od { $what }.
no-version = Numer wersji to liczba całkowita, podano: { $version }.
no-consent = Zgodę podaje się jako listę miejsc, podano: { $consent }.

## Turns

match-is-over = Gra jest skończona.
not-your-turn = To nie twoja kolej.
turn-of-others = To nie kolej miejsca { $seat }: stół czeka na { $count ->
    [one] miejsce { $others }
   *[other] miejsca { $others }
}.
stale-version = Gra ma już wersję { $now }, a to dotyczyło wersji { $version }.
too-many-events = W tym kroku zdarzyłoby się więcej, niż dopuszcza gra { $game }; najwięcej zdarzeń: { $most }.

## Taking back

undo-after-the-end = Gra jest skończona; niczego nie można cofnąć.
nothing-to-undo = Nie ma czego cofnąć.
undo-of-sealed-choices = Czekają tajne wybory; niczego nie można cofnąć, dopóki nie zostaną odkryte.
undo-needs-everybody = Można to cofnąć tylko za zgodą wszystkich.

## Records of matches

record-folder = { $path } to folder, a nie zapis gry.
record-missing = Nie ma zapisu gry { $path }.
record-no-file = { $path } nie jest plikiem.
record-too-large = { $path } jest za duży na zapis gry: ma ponad { $most } MiB.
record-no-utf8 = { $path } nie jest zapisem gry: to nie jest tekst w kodowaniu UTF-8.
record-no-text = zapis gry to tekst
record-empty = zapis gry jest pusty
record-line-too-long = ten wiersz jest za długi jak na zapis gry
record-changed = ten wiersz albo któryś przed nim został zmieniony: nie zgadza się jego suma kontrolna
record-cut-off = zapis gry jest tu urwany: brakuje ostatniego wiersza, który mówi, jak się skończyło
record-no-json = to nie jest wiersz w formacie JSON; zapis gry jest urwany albo uszkodzony
record-no-object = wiersz zapisu gry to obiekt JSON
record-lacks = w pierwszym wierszu nie ma poprawnego pola { $key }
record-lacks-options = pierwszy wiersz nie wymienia każdej opcji gry
record-first-line = pierwszemu wierszowi czegoś brakuje albo mówi za dużo
record-last-line = ostatni wiersz nie mówi ani o końcu, ani o tym, że gra trwa, albo mówi za dużo
record-no-entry = to nie jest wpis z gry: ani zagranie, ani tajne wybory, ani cofnięcie
record-other-entry = tu powinien być wpis { $entry }
record-other-format = to nie jest zapis gry Iacta w formacie { $format }
record-other-rules = to gra według wersji { $version } zasad, a te zasady mają wersję { $now }
record-other-cards = grano innymi kartami: podaj plik kart, którymi grano
record-of-no-match = z tego nie da się rozdać gry: { $why }
record-not-done = tego nie można było zrobić: { $why }
record-sealed-entry = wpis z tajnymi wyborami podaje akcję każdego miejsca
record-sealed-or-not = wybory są tu tajne, a nie powinny być, albo na odwrót
record-sealed-missing = brakuje tajnego wyboru
record-undo = cofnięcie wymienia miejsca, które się zgodziły
record-still-running = gra jeszcze trwała, więc jej sekret nie jest ujawniony i nie można jej odtworzyć
record-unreadable-secret = nie można odczytać sekretu
record-other-secret = sekret nie pasuje do zapieczętowanej wartości z pierwszego wiersza
record-not-waiting = te wybory nie mogły czekać
record-waiting-not-done = czekającego wyboru nie można było dokonać: { $why }
record-ran-on = zapis mówi, że gra trwała, ale nie tak, jak jest napisane
record-other-end = zapisane akcje prowadzą do innego końca
record-no-seating = pierwszy wiersz nie mówi, kto gdzie siedzi
record-wrong-seating = tak nie można usiąść: { $why }

## Card files

cards-folder = { $path } to folder, a nie plik kart
cards-missing = nie ma pliku kart { $path }
cards-no-file = { $path } nie jest plikiem
cards-unreadable = nie można odczytać pliku kart { $path }: { $why }
cards-too-large = plik kart jest większy niż 1 MiB
cards-binary = plik kart jest binarny, a nie tekstowy
cards-no-text = plik kart nie jest tekstem w kodowaniu UTF-8
cards-line-too-long = wiersz ma więcej niż { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[other] { $most } znaków
}
cards-no-toml = to nie jest TOML: { $why }
cards-beyond-measure = to nie jest plik kart: jest w nim liczba albo lista ponad wszelką miarę
cards-unknown-key = { $table }: nieznany klucz { $key }
cards-missing-key = { $table }: brakuje klucza { $key }
cards-no-number = { $table }: { $key } musi być liczbą całkowitą, a jest: { $value }
cards-no-string = { $table }: { $key } musi być tekstem, a jest: { $value }
cards-no-strings = { $table }: { $key } musi być listą tekstów
cards-no-table = { $table }: { $key } musi być tabelą
cards-no-tables = { $table }: { $key } musi być listą tabel, każda pod [[{ $key }]]
cards-other-game = to plik dla gry { $game }, a nie dla { $due }
cards-no-name = karta nie ma nazwy
cards-no-such-card = w tej grze nie ma karty { $card }
cards-card-twice = karta { $card } jest podana dwa razy
cards-card-missing = plik kończy się bez karty { $card }
cards-total = według instrukcji suma { $group } to { $due }, a podano: { $total }
cards-sum = egzemplarzy w grupie { $group } jest { $copies }, a w pudełku: { $due }
cards-copies = { $card }: copies musi być liczbą od 0 do { $most }, a jest: { $copies }
cards-fixed-copies = { $card }: podano tyle egzemplarzy: { $copies }, a w pudełku jest ich { $due }
cards-vp = { $card }: vp musi wynosić { $due }, a wynosi { $vp }
cards-fact-without-origin = { $card }: { $fact } nie ma podanego pochodzenia
cards-no-such-origin = nie ma pochodzenia { $origin }; do wyboru: { $known }
cards-no-such-clause = nie ma punktu zasad { $clause }: są od { $first } do { $last }

## The command line

no-such-command = Nie ma polecenia { $name }; do wyboru: { $known }.
no-command = Podaj polecenie: { $known }.
too-many-arguments = { $command } nie przyjmuje aż tylu słów: { $extra }.
unknown-flag = { $command } nie ma opcji { $option }; wszystkie wypisze `{ $command } --help`.
flag-without-value = Opcja { $option } wymaga wartości.
flag-with-value = Opcja { $option } nie przyjmuje wartości.
argument-missing = { $command } wymaga podania: <{ $argument }>; więcej powie `{ $command } --help`.
no-whole-number = Opcja { $option } to liczba całkowita.
no-number = Opcja { $option } to liczba.
nowhere-to-print = Nie ma gdzie pisać: standardowe wyjście jest zamknięte.
not-delivered = Nie udało się przekazać tego, co wypisano: odbiorca zamknął potok.
system-error = { $what }: { $why }.
the-output = Wyjście
