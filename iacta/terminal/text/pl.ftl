# The table in the terminal.

## Before and after

opening = { $title }, { $seats ->
    [one] { $seats } gracz
   *[other] { $seats } graczy
}.
sitting = { $player }: { $who }.
player-human = ty
player-hotseat = przy tej klawiaturze
player-bot = bot, { $bot }
commitment = Los jest zapieczętowany: SHA-256 sekretu to { $hash }
resumed = Gramy dalej od miejsca, w którym gra została przerwana.
begin = Naciśnij Enter, aby zacząć.
hand-over = Naciśnij Enter i oddaj klawiaturę. Następny gracz: { $player }.
curtain = { $player }, twoja kolej. Naciśnij Enter, gdy nikt inny nie patrzy na ekran.
watching = Grają same boty; oglądasz.
result = { $place }. { $player }: { $points }
secret = Sekret rozdania to { $secret }; jego SHA-256 to zapieczętowane { $hash }
saved = Zapisano w { $path }
resume-hint = Graj dalej: iacta play --resume { $path }
save-failed = Nie udało się zapisać { $path }: { $why }. Wcześniejsza zawartość pozostała bez zmian.
record-at = Zapis gry: { $path }; sprawdzisz go tak: iacta verify { $path }

## Asking

points = { $points } { $count ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
you = Ty
typing = Numer albo akcja · { command-why } … · { command-undo } · { command-help } · { command-quit }
you-may = Możesz: { $actions }. Wpisz „{ command-actions }”, aby usłyszeć wszystkie.
not-in-the-way = { $what }: nic nie stoi na przeszkodzie.
refused = { $action }: { $why } ({ $clause })
no-such-number = Nie ma numeru { $number }; numery są od 1 do { $last }.
several-meant = „{ $typed }” może oznaczać kilka rzeczy: { $choices }.
no-card-called = Nie ma karty „{ $typed }”.
undo-nothing = Nie ma czego cofać.
undo-refused = Tego nie można cofnąć: coś już dobrano lub ujawniono albo ktoś inny zdążył zagrać.
undo-consent = { $player }, zgoda na cofnięcie? ({ yes }/{ no })
yes = tak
no = nie
range = od { $first } do { $last }
which-legion = Czyj legion? Podaj numer gracza od 1 do { $last }.

## Commands; the English words are understood in every language

command-table = stół
command-hand = ręka
command-log = dziennik
command-actions = akcje
command-why = dlaczego
command-undo = cofnij
command-help = pomoc
command-save = zapisz
command-quit = wyjdź
command-camp = obóz
command-legion = legion
command-objectives = cele
command-piles = stosy
command-dismissed = odprawione
about-table = cały stół; wystarczy też sam Enter
about-hand = twoja ręka
about-log = co się ostatnio działo; { command-log } 100 pokaże więcej
about-actions = co możesz zrobić, z numerami
about-why = dlaczego czegoś nie można: akcji albo karty, na przykład { command-why } { command-hand } 2
about-undo = cofnij swój ostatni krok
about-help = ta pomoc albo opis karty lub punktu zasad: { command-help } senator, { command-help } X7
about-save = zapisz grę, jeśli chcesz, w podanym pliku
about-quit = zapisz i wyjdź
about-camp = obóz szkoleniowy
about-legion = czyjś legion: { command-legion } 1
about-objectives = karty Laurus i Virtus
about-piles = talia i stos odrzuconych
about-dismissed = kto ile odprawił, i twoje odprawione karty
help-actions = Wpisz numer akcji, jej tekst albo jego początek, jeśli żadna inna tak się nie zaczyna.
help-tab = Klawisz Tab uzupełnia to, co piszesz.
help-map = Na stole: WIELKIE litery to położony ekwipunek, małe to wolne sloty, ↓2 to dwie odprawione karty.

## A card explained

fact-copies = egzemplarze
fact-vp = punkty
fact-cell = pole
fact-numeral = numer
fact-slots = sloty
origin-rulebook = z instrukcji
origin-public = z innych publicznych źródeł
origin-deduced = wywnioskowane
origin-reconstructed = zrekonstruowane: nasze przypuszczenie
either = { $one } albo { $other }
none = brak

## Lusitania XXI: short names for narrow columns

short-mercenary = najem.
short-cook = Kuch.
short-gunner = Balist
short-shield = tar
short-sword = mie
short-axe = top
short-spear = włó
short-horse = koń
short-bow = łuk
short-stone = kam
short-auxilia = Auxil.
short-senator = Senat.
short-cleopatra = Kleop.
short-inspector = Insp.
short-doctor = Medyk
short-commander = Dow.
short-caesar = Cezar
legionary = Legionista
mercenary = Najemnik
goal-laurus-1 = { short-stone } { short-bow } { short-horse }
goal-laurus-2 = 2 pary
goal-laurus-3 = 4 rodzaje
goal-laurus-4 = pełne I–IV
goal-laurus-5 = pełne V–VII
goal-virtus-6 = { short-stone } { short-axe } { short-horse }
goal-virtus-7 = { short-sword } { short-spear } { short-shield }
goal-virtus-8 = { short-sword } { short-axe } { short-bow }
goal-virtus-9 = 3 obok siebie
goal-virtus-10 = kuch. + pełny balist.

## Lusitania XXI: the table

turn-number = tura { $number }
pile-size = talia { $size }
pile-second = druga talia { $size }
last-turn = OSTATNIA TURA
discard-size = odrzucone { $size }
camp = Obóz
hand = Ręka
hands = Ręce
objectives = Cele
discard = Odrzuc.
aside = Na boku
vp = { $points } pkt
seen = znana
known-to = kartę znają: { $players }
hand-line = Ręka { $place }: { $card }
camp-line = Obóz { $place }: { $card }
holds = { $player } ma na ręce: { $cards }
no-objectives = W tej grze nie ma kart Laurus ani Virtus.
empty = puste
cell-line = Pole { $cell }: { $card }
carries = ma: { $pieces }
room-for = wolne sloty: { $pieces }
seat-line = { $player }: { $points }, odprawione: { $dismissed }
objective-open = { $card }: do zdobycia. { $effect }
objective-owned = { $card }: zdobyta. { $player }. { $effect }
pile-line = Talia: { $size ->
    [one] { $size } karta
    [few] { $size } karty
   *[other] { $size } kart
}.
pile-second-line = Druga talia: { $size ->
    [one] { $size } karta
    [few] { $size } karty
   *[other] { $size } kart
}.
discard-line = Stos odrzuconych: { $cards }
dismissed-line = { $player }, odprawione: { $count }.
