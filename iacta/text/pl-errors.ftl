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
not-so-many-seats = { $game }: miejsc przy stole musi być dokładnie { $due }, podano: { $seats }.
no-such-option = { $game }: nie ma opcji { $name }; do wyboru: { $known }.
no-options = { $game }: nie ma opcji { $name }; ta gra nie ma żadnych opcji.
not-a-switch = Opcja { $option } jest włączona albo wyłączona (on albo off, true albo false), podano: { $value }.
not-in-range = Opcja { $option } to liczba od { $low } do { $high }, podano: { $value }.
no-such-choice = Opcja { $option } ma jedną z wartości { $known }, podano: { $value }.
number-missing = Opcji { $option } brakuje liczby: napisz { $option }= i liczbę od { $low } do { $high }.
no-first-seat = Nie ma miejsca { $seat }: miejsca mają tu numery od 0 do { $last }, bo liczy się je od zera.
given-twice = Opcję { $name } podano dwa razy.
not-a-setting = Opcja { $name } to on, off, liczba albo nazwa, podano: { $value }.
options-and-words = Opcje podaje się jako nazwy z wartościami, a słowa jako listę.
too-many-words = Każdy gracz może podać jedno słowo, więc razem najwyżej { $most }, podano: { $words }.
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
no-name-or-word = Nazwa lub słowo składa się ze znaków drukowalnych i ma ich najwyżej { $most }, podano: { $text }.

## Players at a table

players-for-seats = Miejsc jest { $seats }, a graczy podano { $players }: podaj { $others ->
    [1] jednego albo { $seats }
   *[other] jednego, { $others } albo { $seats }
}.
players-for-other-seats = Miejsc jest { $seats }, a graczy podano { $players }.
nobody-called = Nikt taki jak { $name } nie może tu usiąść; do wyboru: { $known }.
no-players-name = Imię gracza składa się ze znaków drukowalnych i ma ich najwyżej { $most }.
same-name-twice = Dwóch graczy ma to samo imię.
resumed-keeps-its-table = Wznowiona gra zachowuje swoje miejsca, opcje, boty i imiona: pomiń te opcje.
saved-other-game = W zapisie jest gra { $saved }, a nie { $game }.

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
nothing-to-do-with = Miejsce { $seat } nie może nic zrobić z { $what }.
no-version = Numer wersji to liczba całkowita, podano: { $version }.
no-consent = Zgodę podaje się jako listę miejsc, podano: { $consent }.

## Turns

match-is-over = Gra już się skończyła.
not-your-turn = To nie twoja kolej.
turn-of-others = To nie kolej miejsca { $seat }: stół czeka na { $count ->
    [one] miejsce { $others }
   *[other] miejsca { $others }
}.
stale-version = Gra jest w wersji { $now }, a to dotyczyło wersji { $version }.
too-many-events = W tym kroku byłoby więcej zdarzeń, niż dopuszcza gra { $game }; może ich być najwyżej { $most }.

## Taking back

undo-after-the-end = Gra już się skończyła; niczego nie można cofnąć.
nothing-to-undo = Nie ma czego cofnąć.
undo-of-sealed-choices = Tajne wybory czekają na odkrycie; do tego czasu niczego nie można cofnąć.
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
record-cut-off = zapis gry jest tu urwany: brakuje ostatniego wiersza, który mówi, jak gra się skończyła
record-no-json = to nie jest wiersz w formacie JSON; zapis gry jest urwany albo uszkodzony
record-no-object = wiersz zapisu gry to obiekt JSON
record-lacks = w pierwszym wierszu nie ma poprawnego pola { $key }
record-lacks-options = pierwszy wiersz nie wymienia wszystkich opcji gry
record-first-line = w pierwszym wierszu czegoś brakuje albo jest w nim coś zbędnego
record-last-line = ostatni wiersz nie mówi ani o końcu gry, ani o tym, że gra trwa, albo jest w nim coś zbędnego
record-no-entry = to nie jest wpis z gry: ani zagranie, ani tajne wybory, ani cofnięcie
record-other-entry = tu powinien być wpis { $entry }
record-other-format = to nie jest zapis gry z programu Iacta w formacie { $format }
record-other-rules = grano według wersji { $version } zasad, a obecna wersja to { $now }
record-other-cards = grano innymi kartami: podaj plik kart, którymi grano
record-of-no-match = na tej podstawie nie da się rozdać kart: { $why }
record-not-done = tego nie można było zrobić: { $why }
record-sealed-entry = wpis z tajnymi wyborami podaje akcję każdego miejsca
record-sealed-or-not = wybory są tu tajne, a nie powinny być, albo na odwrót
record-sealed-missing = brakuje tajnego wyboru
record-undo = cofnięcie wymienia miejsca, które się na nie zgodziły
record-still-running = gra jeszcze trwała, więc jej sekret nie jest ujawniony i nie można jej odtworzyć
record-unreadable-secret = nie można odczytać sekretu
record-other-secret = sekret nie pasuje do zapieczętowanego skrótu z pierwszego wiersza
record-not-waiting = takie wybory nie mogły czekać na odkrycie
record-waiting-not-done = wyboru, który czeka na odkrycie, nie można było dokonać: { $why }
record-ran-on = ostatni wiersz mówi, że gra trwa, ale z wpisów wynika co innego
record-other-end = zapisane akcje prowadzą do innego końca
record-no-seating = pierwszy wiersz nie mówi, kto gdzie siedzi
record-wrong-seating = tak nie można usiąść do stołu: { $why }

## Card files

cards-folder = { $path } to folder, a nie plik kart
cards-missing = nie ma pliku kart { $path }
cards-no-file = { $path } nie jest plikiem
cards-unreadable = nie można odczytać pliku kart { $path }: { $why }
cards-too-large = plik kart jest większy niż 1 MiB
cards-binary = plik kart jest binarny, a nie tekstowy
cards-no-text = plik kart nie jest tekstem w kodowaniu UTF-8
cards-too-many-dots = wiersz ma więcej kropek poza tekstami niż { $most }
cards-line-too-long = wiersz ma więcej niż { $most ->
    [one] { $most } znak
    [few] { $most } znaki
   *[other] { $most } znaków
}
cards-no-toml = to nie jest TOML: { $why }
cards-beyond-measure = to nie jest plik kart: jest w nim liczba albo lista przekraczająca wszelką miarę
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
cards-total = według instrukcji grupa { $group } liczy { $due }, a podano: { $total }
cards-sum = egzemplarzy w grupie { $group } jest { $copies }, a w pudełku: { $due }
cards-copies = { $card }: copies musi być liczbą od 0 do { $most }, a jest: { $copies }
cards-fixed-copies = { $card }: egzemplarzy jest { $copies }, a w pudełku: { $due }
cards-vp = { $card }: vp musi wynosić { $due }, a wynosi { $vp }
cards-range = { $card }: { $fact } musi być liczbą od { $least } do { $most }, a jest: { $number }
cards-fact-without-origin = { $card }: { $fact } nie ma podanego pochodzenia
cards-no-such-origin = nie ma pochodzenia { $origin }; do wyboru: { $known }
cards-no-such-clause = nie ma zasady { $clause }; są zasady od { $first } do { $last }

## The command line

no-such-command = Nie ma polecenia { $name }; do wyboru: { $known }.
no-duration = { $value } to nie czas: napisz 30m, 12h, 7d albo 4w.
most-out-of-range = Opcja --most przyjmuje wartości od { $low } do { $high }, a nie { $value }.
file-is-there = { $path } już istnieje i nie zostanie nadpisany.
ban-too-wide = { $who } zablokowałoby ten komputer albo dużą część Internetu; dodaj --yes, jeśli tego właśnie chcesz.
no-such-stage = Nie ma etapu { $name }; do wyboru: { $known }.
no-reason = Powód to jeden wiersz, najwyżej { $most } znaków.
too-many-arguments = { $command } nie przyjmuje aż tylu słów: { $extra }.
unknown-flag = { $command } nie ma opcji { $option }; wszystkie wypisze `{ $command } --help`.
flag-without-value = Opcja { $option } wymaga wartości.
flag-with-value = Opcja { $option } nie przyjmuje wartości.
argument-missing = { $command } wymaga podania: <{ $argument }>; więcej powie `{ $command } --help`.
no-whole-number = Opcja { $option } to liczba całkowita.
path-not-readable = Ten użytkownik nie może odczytać tego, co podano jako { $given }: uruchom polecenie jako inny użytkownik albo zmień prawa dostępu.
no-number = Opcja { $option } to liczba.
nowhere-to-print = Nie ma gdzie pisać: standardowe wyjście jest zamknięte.
not-delivered = Nie udało się przekazać tego, co wypisano: odbiorca zamknął potok.
system-error = { $what }: { $why }.
the-output = Wyjście
no-such-shell = Uzupełnianie nie działa w powłoce { $name }, tylko w tych: { $known }.
