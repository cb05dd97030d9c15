# What goes wrong.

## How errors are put together

at-line = рядок { $line }: { $sentence }
by-clause = { $sentence } ({ $clause })
quoted = «{ $text }»
written = «{ $text }»
too-long-to-write = число, задовге для запису
either-number = { $before } або { $last }
the-card-file = файл
one-of-tables = одна з таблиць { $key }
part-of-table = { $table }, { $key }
a-huge-number = величезне число
a-list = список
a-table = таблиця
a-date = дата

## What there is

no-such-language = Мови { $name } немає; є такі: { $known }.
no-such-game = Гри { $name } немає; є такі: { $known }.
no-such-bot = Бота { $name } немає; є такі: { $known }.
no-such-mode = Режиму { $name } немає; є такі: { $known }.
no-such-card = { $game }: карти { $card } немає; усі карти покаже `iacta cards { $name }`.

## Options and seats

wrong-number-of-seats = { $game }: місць за столом може бути від { $fewest } до { $most }, а вказано: { $seats }.
not-so-many-seats = { $game }: місць за столом має бути рівно { $due }, а вказано: { $seats }.
no-such-option = { $game }: параметра { $name } немає; є такі: { $known }.
no-options = { $game }: параметра { $name } немає; у цієї гри немає параметрів.
not-a-switch = Параметр { $option } можна лише ввімкнути або вимкнути (on чи off, true чи false), а вказано: { $value }.
not-in-range = Параметр { $option } — число від { $low } до { $high }, а вказано: { $value }.
no-such-choice = Параметр { $option } має одне зі значень { $known }, а вказано: { $value }.
number-missing = Параметрові { $option } бракує числа: напишіть { $option }= і число від { $low } до { $high }.
no-first-seat = Місця { $seat } немає: місця рахують від 0, тож вони мають номери від 0 до { $last }.
given-twice = Параметр { $name } вказано двічі.
not-a-setting = Параметр { $name } — це on, off, число або назва, а вказано: { $value }.
options-and-words = Параметри вказують за назвами, а слова — списком.
too-many-words = Кожен гравець може назвати одне слово: щонайбільше { $most }, а вказано { $words }.
secret-is-not-bytes = Секрет гри має { $due ->
    [one] { $due } байт
    [few] { $due } байти
   *[other] { $due } байтів
}, а вказано щось інше.
secret-of-another-length = Секрет гри має { $due ->
    [one] { $due } байт
    [few] { $due } байти
   *[other] { $due } байтів
}, а не { $length }.
no-name-or-word = Назва чи слово — це щонайбільше { $most ->
    [one] { $most } друкований знак
    [few] { $most } друковані знаки
   *[other] { $most } друкованих знаків
}, а вказано: { $text }.

## Players at a table

players-for-seats = Місць — { $seats }, а гравців названо { $players }: назвіть { $others ->
    [1] 1 або { $seats }
   *[other] 1, { $others } або { $seats }
}.
players-for-other-seats = Місць — { $seats }, а гравців названо { $players }.
nobody-called = Ніхто на ім’я { $name } не може тут сісти; є такі: { $known }.
no-players-name = Ім’я гравця — це щонайбільше { $most ->
    [one] { $most } друкований знак
    [few] { $most } друковані знаки
   *[other] { $most } друкованих знаків
}.
same-name-twice = Двоє гравців мають однакове ім’я.
resumed-keeps-its-table = Продовжена гра зберігає свої місця, параметри, ботів та імена: не вказуйте їх.
saved-other-game = Збережена гра — { $saved }, а не { $game }.

## Many games

number-of-games = Кількість ігор — від 1 до { $most }, а вказано: { $games }.
number-of-threads = Кількість потоків — від 1 до { $most }, а вказано: { $threads }.
no-seed = Зерно випадковості — ціле число від 0 до { $last }, а вказано: { $seed }.
bots-for-seats = Місць — { $seats }: назвіть одного бота для всіх або по одному на місце; названо: { $named }.
no-measurement = Вимірювання триває більше ніж 0 і менше ніж { $most } с, а вказано: { $seconds }.

## Actions

no-such-action = { $action } — не дія цієї гри.
no-such-action-id = { $action } — не дія цієї гри: номери дій — від 0 до { $last }.
no-such-seat = За цим столом немає місця { $seat }: місця мають номери від 0 до { $last }.
no-such-place = На цьому столі немає місця з назвою { $name }.
nothing-to-do-with = Місце { $seat } не може нічого зробити з { $what }.
no-version = Номер версії — ціле число, а вказано: { $version }.
no-consent = Згода — це список місць, а вказано: { $consent }.

## Turns

match-is-over = Гру закінчено.
not-your-turn = Зараз не ваш хід.
turn-of-others = Зараз хід не місця { $seat }: стіл чекає на { $count ->
    [one] місце { $others }
   *[other] місця { $others }
}.
stale-version = Гра вже має версію { $now }, а це стосувалося версії { $version }.
too-many-events = На цьому кроці сталося б більше подій, ніж дозволяє { $game }; найбільше — { $most }.

## Taking back

undo-after-the-end = Гру закінчено; скасувати вже нічого не можна.
nothing-to-undo = Нема чого скасовувати.
undo-of-sealed-choices = Таємний вибір ще не розкрито; доти скасувати нічого не можна.
undo-needs-everybody = Це можна скасувати лише за згодою всіх.

## Records of matches

record-folder = { $path } — тека, а не запис гри.
record-missing = Запису гри { $path } немає.
record-no-file = { $path } — не файл.
record-too-large = { $path } завеликий для запису гри: понад { $most } МіБ.
record-no-utf8 = { $path } — не запис гри: це не текст у кодуванні UTF-8.
record-no-text = запис гри — це текст
record-empty = запис гри порожній
record-line-too-long = рядок задовгий для запису гри
record-changed = цей рядок або один із попередніх змінено: його контрольна сума не збігається
record-cut-off = тут запис гри обірвано: бракує останнього рядка, який каже, чим усе скінчилося
record-no-json = це не рядок у форматі JSON; запис гри обірвано або пошкоджено
record-no-object = рядок запису гри — це об’єкт JSON
record-lacks = у першому рядку немає правильного поля { $key }
record-lacks-options = перший рядок називає не всі параметри гри
record-first-line = у першому рядку чогось бракує або сказано зайве
record-last-line = останній рядок не каже ні про кінець, ні про те, що гра триває, або каже зайве
record-no-entry = це не запис про подію гри: ні хід, ні таємний вибір, ні скасування
record-other-entry = тут має стояти запис { $entry }
record-other-format = це не запис гри Iacta у форматі { $format }
record-other-rules = гра йшла за версією правил { $version }, а ці правила — версії { $now }
record-other-cards = грали іншими картами: вкажіть файл карт, якими грали
record-of-no-match = за такими даними роздача неможлива: { $why }
record-not-done = цього не можна було зробити: { $why }
record-sealed-entry = запис про таємний вибір називає дію кожного місця
record-sealed-or-not = вибір тут таємний, а не мав би, або навпаки
record-sealed-missing = бракує таємного вибору
record-undo = скасування називає місця, які погодилися
record-still-running = гра ще тривала, тому її секрет не розкрито й відтворити її не можна
record-unreadable-secret = секрет не вдається прочитати
record-other-secret = секрет не відповідає запечатаному значенню в першому рядку
record-not-waiting = такий вибір не міг чекати
record-waiting-not-done = вибору, який чекав, не можна було зробити: { $why }
record-ran-on = запис каже, що гра тривала, але не так, як написано
record-other-end = записані дії ведуть до іншого кінця
record-no-seating = перший рядок не каже, хто де сидить
record-wrong-seating = так сісти не можна: { $why }

## Card files

cards-folder = { $path } — тека, а не файл карт
cards-missing = файлу карт { $path } немає
cards-no-file = { $path } — не файл
cards-unreadable = файл карт { $path } не вдається прочитати: { $why }
cards-too-large = файл карт більший за 1 МіБ
cards-binary = файл карт двійковий, а не текстовий
cards-no-text = файл карт — не текст у кодуванні UTF-8
cards-too-many-dots = у рядку поза текстами більше крапок, ніж { $most }
cards-line-too-long = у рядку більше ніж { $most ->
    [one] { $most } знак
    [few] { $most } знаки
   *[other] { $most } знаків
}
cards-no-toml = це не TOML: { $why }
cards-beyond-measure = це не файл карт: число чи список у ньому понад усяку міру
cards-unknown-key = { $table }: невідомий ключ { $key }
cards-missing-key = { $table }: бракує ключа { $key }
cards-no-number = { $table }: { $key } має бути цілим числом, а не { $value }
cards-no-string = { $table }: { $key } має бути текстом, а не { $value }
cards-no-strings = { $table }: { $key } має бути списком текстів
cards-no-table = { $table }: { $key } має бути таблицею
cards-no-tables = { $table }: { $key } має бути списком таблиць, кожна під [[{ $key }]]
cards-other-game = це файл для гри { $game }, а не для { $due }
cards-no-name = карта не має назви
cards-no-such-card = карти { $card } у цій грі немає
cards-card-twice = карту { $card } названо двічі
cards-card-missing = файл закінчується без карти { $card }
cards-total = за книгою правил сума { $group } — { $due }, а вказано: { $total }
cards-sum = копій у групі { $group } — { $copies }, а в коробці їх { $due }
cards-copies = { $card }: copies має бути від 0 до { $most }, а не { $copies }
cards-fixed-copies = { $card }: вказано копій: { $copies }, а в коробці їх { $due }
cards-vp = { $card }: vp має бути { $due }, а не { $vp }
cards-range = { $card }: { $fact } має бути від { $least } до { $most }, а не { $number }
cards-fact-without-origin = { $card }: для { $fact } не вказано походження
cards-no-such-origin = походження { $origin } немає; є такі: { $known }
cards-no-such-clause = пункту { $clause } немає: є від { $first } до { $last }

## The command line

no-such-command = Команди { $name } немає; є такі: { $known }.
no-duration = { $value } — не тривалість: напишіть 30m, 12h, 7d або 4w.
most-out-of-range = Параметр --most приймає значення від { $low } до { $high }, а не { $value }.
file-is-there = { $path } уже існує й не буде перезаписано.
ban-too-wide = { $who } заблокувало б цей комп’ютер або велику частину Інтернету; додайте --yes, якщо саме цього й хочете.
no-such-stage = Етапу { $name } немає; є: { $known }.
no-reason = Причина — це один рядок, щонайбільше { $most } символів.
too-many-arguments = Для { $command } це зайве: { $extra }.
unknown-flag = { $command } не має параметра { $option }; усі параметри покаже `{ $command } --help`.
flag-without-value = Параметр { $option } потребує значення.
flag-with-value = Параметр { $option } не приймає значення.
argument-missing = { $command }: вкажіть <{ $argument }>; докладніше — `{ $command } --help`.
no-whole-number = Параметр { $option } — ціле число.
path-not-readable = Цей користувач не може прочитати те, що вказано як { $given }: запустіть команду від імені іншого користувача або змініть права доступу.
no-number = Параметр { $option } — число.
nowhere-to-print = Нема куди виводити: стандартний вивід закрито.
not-delivered = Не вдалося передати виведений текст: одержувач закрив канал.
system-error = { $what }: { $why }.
the-output = Вивід
no-such-shell = Для оболонки { $name } доповнення немає, є лише для таких: { $known }.
