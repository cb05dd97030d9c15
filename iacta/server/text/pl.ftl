# Słowa strony wspólne dla wszystkich gier.

## Strona główna

tagline = Gry planszowe na porządnym stole.
tagline-about = Od razu z komputerem albo ze znajomymi, którym wyślesz odnośnik. Bez zakładania konta.
games = Gry
about-lumeria = Poprowadź jedną z czterech frakcji na planszy pól i wzgórz, z kośćmi, manewrami i bogiem po swojej stronie.
about-lusitania = Zbierz armię żołnierzy i oręż; wygrywa, kto pierwszy ma 20 punktów, chyba że wcześniej zagra muzyk.
about-lusitania-xxi = Zbuduj legion z dziewięciu pól, z ekwipunkiem pod żołnierzami i gośćmi na końcach, aż do 21 punktów.
about-lutetia = Wykup galijskie miasto tajnymi ofertami i jawnymi łapówkami i zdobądź miejsce w senacie.
seats = od { $fewest } do { $most } graczy
exactly-seats = { $count } graczy
weight-light = łatwa do nauczenia
weight-medium = średnio złożona
weight-heavy = złożona
minutes-about = około { $minutes } min
minutes-between = od { $from } do { $to } min
whats-new = Co nowego
news-1 = Pierwsza gra z przewodnikiem: uczysz się, grając, po jednym pomyśle na turę.
news-2 = Jak grać: jedna ilustrowana strona o każdej grze.
news-3 = Przeciwnicy z nazwanym poziomem, od łatwego do mistrza; możesz im oddać wolne miejsca przy stole.
your-name = Twoje imię
guest = Gość
play = Zagraj
play-now = Zagraj z komputerem
learn-new = Naucz się grać ({ $minutes } min)
learn-begun = Wróć do lekcji
learn-done = Lekcja jeszcze raz
learn-left = Gra z przewodnikiem ({ $minutes } min)
set-up = Przygotuj stół
rules = Zasady
how-to-play = Jak grać
print = Drukuj
print-summary = Drukuj skrót
search-rules = Szukaj w zasadach
show-sources = Pokaż, skąd pochodzą liczby
reconstructed-facts = Odtworzone przez nas: { $facts }.
sources = Źródła i pliki kart
contents = Spis treści
nothing-here = Pod tym adresem niczego nie ma.
settings = Ustawienia
your-games = Twoje gry
go-on = Graj dalej
public-tables = Publiczne stoły
no-tables = Nie ma teraz publicznych stołów: przygotuj własny.
open-seats = { $count ->
    [one] { $count } wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
stage-waiting = czeka na graczy
stage-running = trwa
stage-over = zakończony
stage-unreadable = z dawnej wersji
join = Dołącz
watch = Oglądaj

## Przygotowanie stołu

set-up-game = Stół do gry: { $game }
how-many-seats = Liczba graczy
who-sits = Kto gra
seat-number = Miejsce { $number }
you = ty
seat-for-anybody = ktokolwiek przyjdzie
play-against = Przeciwnik
level-rated = { $level } ({ $rating })
bot-seat = komputer: { $bot }
bot-rated = komputer: { $bot } ({ $rating })
ratings-about = Liczba to zmierzony ranking: „łatwy” ma 1000, a bot o 400 silniejszy wygrywa około dziesięciu gier na jedną przegraną.
bot-called = { $name } (komputer, { $bot })
options = Opcje
more-options = Więcej opcji
who-starts = Kto zaczyna
by-lot = losowo
own-cards = Własny plik kart (cards.toml)
allow-hints = Gracze mogą prosić o podpowiedzi
pace = Tempo komputera
pace-quick = szybkie
pace-usual = zwykłe
pace-slow = wolne
make-public = Pokaż stół na stronie głównej
open-table = Otwórz stół

## Czekanie na graczy

waiting-for-players = { $count ->
    [0] Rozdajemy karty.
    [one] Brakuje { $count } gracza.
   *[other] Brakuje { $count } graczy.
}
seat-open = wolne
fill-seat = Posadź komputer
fill-seat-number = Miejsce { $number }: posadź komputer
share = Udostępnij
scan = Zeskanuj, aby dołączyć
option-on = tak
option-off = nie
own-cards-used = Przy tym stole gra się własnymi kartami.
hints-allowed = Przy tym stole wolno prosić o podpowiedzi.
hints-not-allowed = Przy tym stole nie ma podpowiedzi.
invite = Wyślij ten odnośnik tym, którzy mają grać lub oglądać:
invite-only-here = Ten odnośnik działa tylko na tym komputerze. Serwer uruchomiony jako „iacta serve --host 0.0.0.0” ma odnośnik dla całej twojej sieci.
copy = Kopiuj
copied = Skopiowano
copy-failed = Przeglądarka nie pozwoliła stronie kopiować. Tekst jest zaznaczony: skopiuj go tak jak zwykle.
sit-down = Usiądź
watch-about = Jeśli nie usiądziesz, oglądasz.
leave = Odejdź od stołu
loading = Chwileczkę…
unreadable = Przy tym stole grano według dawniejszych zasad i nie da się go pokazać.
to-lobby = Na stronę główną

## Linki, które się wysyła

preview-invited = Zaproszenie do gry
preview-waiting = { $count ->
    [one] Przy stole: { $names }. Jedno miejsce jest wolne: siadasz jednym kliknięciem, bez konta.
    [few] Przy stole: { $names }. { $count } miejsca są wolne: siadasz jednym kliknięciem, bez konta.
   *[many] Przy stole: { $names }. { $count } miejsc jest wolnych: siadasz jednym kliknięciem, bez konta.
}
preview-running = { $names }: zobacz partię na żywo.
preview-over = { $names }: zobacz, jak skończyła się partia.
preview-picture = Stół w środku partii.

## Co jest do zrobienia

prompt-label = Co jest do zrobienia
waits-for = { $count ->
    [one] Decyduje { $names }.
   *[other] Decydują: { $names }.
}
you-have-chosen = Wybór dokonany; możesz go jeszcze zmienić. { $count ->
    [0] { "" }
    [one] Decyduje { $names }.
   *[other] Decydują: { $names }.
}
you-have-resigned = Partia poddana; dalej gra za ciebie bot.
prompt-with = { CARD($card) }: { $ways }.
cannot-be-undone = Tego nie da się cofnąć.
confirmation = Potwierdzenie
confirm-how = Potwierdza Enter albo jeszcze jedno kliknięcie.
confirm-how-touch = Potwierdza jeszcze jedno dotknięcie.
too-late = Ktoś był szybszy: na stole już co innego. Zdecyduj jeszcze raz.
cancel = Anuluj
back = Wstecz
amount = Kwota
most = wszystko: { $amount }
nothing-with-this = Teraz nic nie możesz z tym zrobić.
other-reasons = { $count ->
    [one] Jeszcze jeden powód
    [few] Jeszcze { $count } powody
   *[many] Jeszcze { $count } powodów
}
nothing-in-the-way = Nic nie stoi na przeszkodzie: kliknij to, co świeci.
not-together = To nie pasuje do tego, co wybrano.
chosen-instead = Wybrano to zamiast poprzedniego: jedno nie pasuje do drugiego.
skip-to-table = Do stołu

## Miejsca

you-mark = ty
away-mark = poza stołem
stands-in-mark = zastępuje bot
instead-mark = zastępczo { $bot }
resigned-mark = partia poddana
decides-mark = decyduje
chosen-mark = wybór dokonany
watching-mark = Oglądasz
points-of-goal = { $points } z { $goal } punktów
points = { $points } { $points ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}

## Cofanie, oglądanie ruchów, połączenie

undo-free = Cofnij
undo-ask = Poproś o cofnięcie
hint = Podpowiedź
hint-passed = Ktoś był szybszy: teraz nie masz nic do wyboru.
hint-do = Zrób to
hint-thinking = Szukam podpowiedzi…
decision-waits = Twoja decyzja czeka: zostanie wysłana, gdy tylko wróci połączenie.
missed-away = Pod twoją nieobecność
missed-since = Od twojej ostatniej decyzji
missed-more = … i jeszcze { $count ->
    [one] { $count } wpis
    [few] { $count } wpisy
    [many] { $count } wpisów
   *[other] { $count } wpisu
} w dzienniku
undo-asked = { $player } prosi o cofnięcie ostatniej decyzji.
undo-you-asked = Prośba o cofnięcie ostatniej decyzji czeka na zgodę pozostałych.
agree = Zgoda
refuse = Odmów
moves-left = { $count ->
    [one] { $count } ruch do obejrzenia
    [few] { $count } ruchy do obejrzenia
   *[many] { $count } ruchów do obejrzenia
}
step = Dalej
skip = Pomiń
connection-lost = Połączenie zerwane; strona próbuje je przywrócić. Nic nie przepadło.
offline = Serwer nie odpowiada. Sprawdź połączenie i kliknij kostkę, aby spróbować ponownie.
try-now = Spróbuj teraz
close = Zamknij

## Przebieg i rozmowa

log = Przebieg
log-empty = Nic się jeszcze nie wydarzyło.
copy-position = Skopiuj pozycję jako tekst
log-and-chat = Przebieg i rozmowa
chat = Rozmowa
chat-empty = Nikt się jeszcze nie odezwał.
say = Powiedz coś
send = Wyślij
mute = wycisz
mute-name = Wycisz: { $name }
muted = { $name } – rozmowa wyciszona.
unmute = Włącz z powrotem
unread = nieprzeczytane

## Punktacja i wynik

sheet = Arkusz punktacji
chapter = Punkty za
sum = Razem
result = Wynik
you-win = Wygrywasz!
somebody-wins = { $count ->
    [one] Wygrywa { $names }
   *[other] Wygrywają: { $names }
}
rematch = Zagraj jeszcze raz
rematch-go = Do następnej partii
record = Pobierz zapis
look-at-table = Popatrz na stół
counting = Liczymy punkty…
show-winner = Pokaż zwycięzcę
winning-army = Karty zwycięzcy
share-picture = Udostępnij obrazek
picture-saved = Obrazek został zapisany.
points-graph = Punkty w ciągu partii
graph-deal = rozdanie
graph-after = Liczba decyzji
graph-decisions = { $count ->
    [one] { $count } decyzja
    [few] { $count } decyzje
   *[many] { $count } decyzji
}
deal-secret = Czy rozdanie było uczciwe?
deal-secret-about = Skrót ogłoszono przed rozdaniem; teraz sekret jest jawny, a jego SHA-256 to ten skrót. Cały zapis sprawdza „iacta verify”.

## Odejście

leaving = Odejdź lub poddaj partię
leave-people = Jeśli odejdziesz, do twojego powrotu gra za ciebie bot.
leave-bots = Jeśli odejdziesz, partia poczeka: po powrocie zastaniesz wszystko tak, jak było.
leave-resigned = Partia poddana: toczy się dalej bez ciebie.
leave-over = Partia jest skończona. Możesz do niej zajrzeć pod jej adresem.
leave-watching = Tylko oglądasz; partia potoczy się dalej bez ciebie.
resign = Poddaj partię
resign-ends = Jeśli poddasz partię, skończy się ona, a wygra { $player }.
resign-goes-on = Jeśli poddasz partię, będzie trwała dalej: bot dogra ją za ciebie, a ty możesz tylko patrzeć.
stay = Zostań

## Lekcje

lesson = Pierwsza gra z przewodnikiem
lesson-next = Dalej
lesson-play-on = Gram dalej
lesson-leave = Opuść lekcję
lesson-read-on = Najpierw przeczytaj, potem kliknij „Dalej”.
lesson-not-now = Nie teraz: kliknij to, co jest w ramce.

## Oglądanie kart i ustawienia

look = Oglądaj karty: kliknięcie pokazuje szczegóły
shortcuts = Skróty klawiszowe
text-view = Stół jako tekst
you-may = Możesz
nothing-to-do = Nie masz teraz nic do decydowania.
really = Na pewno? { $action }
language = Język
language-en = English
language-pl = Polski
language-pt = Português
language-uk = Українська
theme = Kolory
theme-auto = jak w systemie
theme-light = jasne
theme-dark = ciemne
speed = Ruch kart
speed-none = brak
speed-fast = szybki
speed-normal = zwykły
speed-slow = wolny
stepwise = Czekaj na mnie przed każdym ruchem pozostałych
careful = Pytaj przed tym, czego nie da się cofnąć
letter-keys = Skróty jednoliterowe
sound = Dźwięk
vibration = Wibracje

## Klawisze

key-tab = do następnej rzeczy, którą można kliknąć
key-next = do następnej rzeczy, która świeci
key-arrows = od rzeczy do rzeczy
key-left = strzałka w lewo
key-up = strzałka w górę
key-down = strzałka w dół
key-right = strzałka w prawo
key-enter = wybierz to, co zaznaczone
key-escape = krok wstecz
key-space = pokaż następny ruch
key-undo = cofnij
key-hint = poproś o podpowiedź
key-detail = szczegóły karty
key-sheet = arkusz punktacji
key-rules = zasady
key-text = stół jako tekst
key-help = ta lista
ending-resigned = Wszyscy pozostali się poddali.
ending-closed = Operator serwera zakończył grę.
