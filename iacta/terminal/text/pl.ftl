# The table in the terminal.

## Before and after

opening = { $title }, { $seats ->
    [one] { $seats } gracz
   *[other] { $seats } graczy
}.
goal-first = Wygrywa, kto pierwszy ma { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
goal-most = Wygrywa, kto na końcu ma najwięcej punktów.
sitting = { $player }: { $who }.
player-human = ty
player-hotseat = przy tej klawiaturze
player-bot = bot, { $bot }
player-bot-rated = bot, { $bot }, ranking { $rating }
rules-at = Jak grać: iacta rules { $game } --short. Wszystkie zasady: iacta rules { $game }
commitment = Losowość tej gry jest zapieczętowana: skrót SHA-256 sekretu to { $hash }
resumed = Gramy dalej od miejsca, w którym przerwano grę.
begin = Naciśnij Enter, aby zacząć.
hand-over = Naciśnij Enter i oddaj klawiaturę. Następny gracz: { $player }.
hand-over-sealed = Naciśnij Enter i oddaj klawiaturę albo wpisz „{ command-undo }”, aby wybrać jeszcze raz. Następny gracz: { $player }.
curtain = { $player }, twoja kolej. Naciśnij Enter, gdy nikt inny nie patrzy na ekran.
watching = Grają same boty, a ty się przyglądasz.
result = { $place }. { $player }: { $points }
secret = Sekret tej gry to { $secret }; jego skrót SHA-256 to ten, który zapieczętowano na początku: { $hash }
saved = Zapisano w pliku { $path }
resume-hint = Aby grać dalej, wpisz: iacta play --resume { $path }
save-failed = Nie udało się zapisać { $path }: { $why }. Wcześniejsza zawartość pozostała bez zmian.
record-at = Zapis gry jest w pliku { $path }; sprawdzisz go poleceniem: iacta verify { $path }

## Asking

typing = Numer albo akcja · { command-why } … · { command-undo } · { command-help } · { command-quit }
you-may = Do wyboru: { $actions }. Wpisz numer albo „{ command-actions }”, aby usłyszeć wszystkie możliwości.
not-in-the-way = { $what }: nic nie stoi na przeszkodzie.
refused = { $action }: { $why } ({ $clause })
no-such-number = Nie ma numeru { $number }; są numery od 1 do { $last }.
several-meant = „{ $typed }” może oznaczać kilka rzeczy: { $choices }.
no-card-called = Nie ma karty „{ $typed }”.
undo-nothing = Nie ma czego cofać.
undo-refused = Tego nie można cofnąć: coś już dobrano lub ujawniono albo ktoś inny zdążył podjąć decyzję.
undo-consent = { $player }, czy zgadzasz się na cofnięcie? ({ yes }/{ no })
yes = tak
no = nie
range = { $first } do { $last }

## Commands; the English words are understood in every language

command-table = stół
command-hand = ręka
command-log = dziennik
command-actions = akcje
command-why = dlaczego
command-hint = podpowiedź
command-undo = cofnij
command-help = pomoc
command-save = zapisz
command-quit = wyjdź
command-camp = obóz
command-legion = legion
command-field = plac
command-army = armia
command-objectives = cele
command-piles = stosy
command-dismissed = odprawione
command-market = rynek
command-player = gracz
command-decks = talie
about-table = cały stół
about-hand = twoje karty
about-log = co się ostatnio działo; { command-log } 100 pokaże więcej
about-actions = wszystko, co możesz teraz zrobić
about-why = dlaczego coś jest niemożliwe; podaj akcję albo kartę, na przykład { command-why } { $what }
about-hint = najlepsze akcje i ich szanse, na ile możesz to wiedzieć
about-undo = cofnij swój ostatni ruch
about-help = ta pomoc albo opis karty lub zasady: { command-help } { $card }, { command-help } { $clause }
about-save = zapisz grę; możesz podać, w jakim pliku
about-quit = zapisz grę i wyjdź
about-camp = obóz szkoleniowy
about-legion = czyjś legion: { command-legion } 1
about-field = plac ćwiczeń
about-army = czyjaś armia: { command-army } 1
about-objectives = karty Laurus i Virtus
about-piles = talia i stos odrzuconych
about-dismissed = ile kart odprawił każdy z graczy, a także twoje odprawione karty
about-market = karty na sprzedaż
about-player = pieniądze, zasoby i karty gracza: { command-player } 2
about-decks = talie i karty usunięte z gry
help-actions = Wpisz numer akcji, jej tekst albo sam początek tekstu, jeśli żadna inna akcja tak się nie zaczyna.
help-choices = Wpisz swój wybór tak, jak podaje pytanie, albo tekst akcji.
help-enter = Sam Enter powtarza pytanie.
help-tab = Klawisz Tab uzupełnia to, co piszesz.
help-map = Na stole WIELKIE litery oznaczają wyłożony ekwipunek, a małe litery – wolne sloty.
help-dismissed = ↓2 to dwie odprawione karty.

## Both Lusitanias: short names for narrow columns

short-mercenary = Najem.
short-cook = Kuch.
short-gunner = Balis.
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

## Both Lusitanias: the table; objectives and what is dismissed or aside only in XXI

turn-number = tura { $number }
pile-size = talia { $size }
pile-second = druga talia { $size }
discard-size = odrzucone { $size }
camp = Obóz
hand = Ręka
hands = Ręce
objectives = Cele
discard = Odrzuc.
aside = Na boku
vp = { $points } PZ
help-narrow = Gdy brakuje miejsca, _ to wolny slot w cudzym legionie, a +2 to dwie kolejne karty ekwipunku; ich nazwy poda „{ $command } 2”.

## Lusitania (2019)

field = Plac
short-mars = Mars
short-musician = Muzyk
mars-grey = użyty
help-army = Obok punktów widać, kto ma dowódcę. ?* to zakryta karta z ostatnich sześciu w talii: może to być muzyk.

## Lutetia: what is asked and typed

typing-words = Wpisz swój wybór · { command-why } … · { command-undo } · { command-help } · { command-quit }
income = dochód
bids-offer = Wpisz dwie karty spośród: { $slots } { income } { income }, na przykład „{ $one } { $other }” albo „{ $one } { income }”.

## Lutetia: the table

round-number = runda { $number }
characters-left = postacie { $count }
places-left = miejsca { $count }
bazaars-aside = odłożone bazary { $count }
column-left = lewa
column-right = prawa
short-income = doch.
brief-brewer = Piwowar
brief-blacksmith = Kowal
brief-herbalist = Zielarz
brief-statue = Statua
gives-legion = lub oferta +2
gives-apprentice = do rzemieśln.
gives-field = daje ◎1/{ $resource }
gives-mill = 1 PZ/{ $resource }
gives-bakery = +1/karta { $resource }
gives-tavern = da ◎{ $money }+1/{ $resource }
gives-statue = +1/miejsce R
gives-bazaar = { $wants }
help-lutetia = Na stole ◎2 to koszt, gotówka albo łapówka w sestercjach, +◎2 to monety na karcie, t8 to talent, R to wpływy rzymskie, a ▶ wskazuje, kto decyduje.
help-estates = Do zasobów wliczono czeladników; obok stoi najniższy i najwyższy talent. Gdy brakuje miejsca, wszystkie karty poda „{ command-player } 2”.

## Any table

too-small = Stół nie mieści się na ekranie { $width } × { $height } znaków i jest opisywany słowami; wystarczy 80 × 24.
