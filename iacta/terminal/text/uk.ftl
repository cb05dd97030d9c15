# The table in the terminal.

## Before and after

opening = { $title }, { $seats ->
    [few] { $seats } гравці
   *[other] { $seats } гравців
}.
goal-first = Перемагає той, хто першим набере { $points } ПО.
goal-most = Перемагає той, хто наприкінці має найбільше ПО.
sitting = { $player }: { $who }.
player-human = ви
player-hotseat = за цією клавіатурою
player-bot = бот, { $bot }
player-bot-rated = бот, { $bot }, рейтинг { $rating }
rules-at = Як грати: iacta rules { $game } --short. Усі правила: iacta rules { $game }
commitment = Жереб запечатано: SHA-256 секрету — { $hash }
resumed = Гра триває з того місця, на якому її перервали.
begin = Натисніть Enter, щоб почати.
hand-over = Натисніть Enter і передайте клавіатуру. Далі ходить: { $player }.
hand-over-sealed = Натисніть Enter і передайте клавіатуру або введіть «{ command-undo }», щоб вибрати ще раз. Далі ходить: { $player }.
curtain = { $player }: ваш хід. Натисніть Enter, коли на екран дивитеся лише ви.
watching = Грають лише боти; ви спостерігаєте.
result = { $place }. { $player }: { $points }
secret = Секрет роздачі — { $secret }; його SHA-256, запечатаний на початку, — { $hash }
saved = Збережено в { $path }
resume-hint = Продовжити гру: iacta play --resume { $path }
save-failed = Не вдалося зберегти { $path }: { $why }. Попередній вміст файлу не змінився.
record-at = Запис гри: { $path }; перевірити його: iacta verify { $path }

## Asking

typing = Номер або дія · { command-why } … · { command-undo } · { command-help } · { command-quit }
you-may = Ви можете: { $actions }. Введіть номер або «{ command-actions }», щоб почути весь перелік.
not-in-the-way = { $what }: цьому ніщо не заважає.
refused = { $action }: { $why } ({ $clause })
no-such-number = Номера { $number } немає; номери від 1 до { $last }.
several-meant = «{ $typed }» може означати різне: { $choices }.
no-card-called = Карти «{ $typed }» немає.
undo-nothing = Нема чого скасовувати.
undo-refused = Цей крок не можна скасувати: щось уже взято з колоди чи розкрито, або відтоді хтось інший зробив свій вибір.
undo-consent = { $player }: ви згодні скасувати цей крок? ({ yes }/{ no })
yes = так
no = ні
range = будь-яке від { $first } до { $last }

## Commands; the English words are understood in every language

command-table = стіл
command-hand = рука
command-log = журнал
command-actions = дії
command-why = чому
command-hint = підказка
command-undo = скасувати
command-help = довідка
command-save = зберегти
command-quit = вийти
command-camp = табір
command-legion = легіон
command-field = плац
command-army = армія
command-objectives = цілі
command-piles = стоси
command-dismissed = звільнені
command-market = ринок
command-player = гравець
command-decks = колоди
about-table = увесь стіл
about-hand = ваші карти
about-log = останні події; { command-log } 100 покаже більше
about-actions = усе, що ви можете зробити зараз
about-why = чому не можна виконати дію чи зіграти карту, наприклад: { command-why } { $what }
about-hint = найкращі дії та їхні шанси, наскільки ви можете це знати
about-undo = скасувати свій останній крок
about-help = ця довідка або опис карти чи пункту правил: { command-help } { $card }, { command-help } { $clause }
about-save = зберегти гру, за бажання — у вказаному файлі
about-quit = зберегти й вийти
about-camp = тренувальний табір
about-legion = чийсь легіон: { command-legion } 1
about-field = тренувальний плац
about-army = чиясь армія: { command-army } 1
about-objectives = карти «Лаурус» і «Віртус»
about-piles = колода й скид
about-dismissed = скільки в кого звільнених карт, а також ваші звільнені карти
about-market = карти на продаж
about-player = гроші, ресурси й карти гравця: { command-player } 2
about-decks = колоди й карти, вилучені з гри
help-actions = Введіть номер дії, її текст або початок тексту, якщо жодна інша дія так не починається.
help-choices = Введіть свій вибір так, як показано в запитанні, або текст дії.
help-enter = Просто Enter — повторити запитання.
help-tab = Клавіша Tab доповнює введене.
help-map = На столі: ВЕЛИКІ літери — підкладене спорядження, малі — вільні символи.
help-dismissed = ↓2 — дві звільнені карти.

## Both Lusitanias: short names for narrow columns

short-mercenary = Найм.
short-cook = Кухар.
short-gunner = Баліс.
short-shield = щит
short-sword = меч
short-axe = сок
short-spear = спи
short-horse = кін
short-bow = лук
short-stone = кам
short-auxilia = Аукс.
short-senator = Сенат.
short-cleopatra = Клеоп.
short-inspector = Інсп.
short-doctor = Лікар
short-commander = Полк.
short-caesar = Цезар
legionary = Легіонер
mercenary = Найманець
goal-laurus-1 = { short-stone } { short-bow } { short-horse }
goal-laurus-2 = 2 пари
goal-laurus-3 = 4 типи
goal-laurus-4 = повні I–IV
goal-laurus-5 = повні V–VII
goal-virtus-6 = { short-stone } { short-axe } { short-horse }
goal-virtus-7 = { short-sword } { short-spear } { short-shield }
goal-virtus-8 = { short-sword } { short-axe } { short-bow }
goal-virtus-9 = 3 поспіль
goal-virtus-10 = кух. + повний баліст.

## Both Lusitanias: the table; objectives and what is dismissed or aside only in XXI

turn-number = хід { $number }
pile-size = колода { $size }
pile-second = друга колода { $size }
discard-size = скид { $size }
camp = Табір
hand = Рука
hands = Руки
objectives = Цілі
discard = Скид
aside = Окремо
vp = { $points } ПО
help-narrow = Коли бракує місця, _ — вільний символ у чужому легіоні, а +2 — ще дві карти спорядження; «{ $command } 2» назве їх.

## Lusitania (2019)

field = Плац
short-mars = Марс
short-musician = Музик.
mars-grey = сірий
help-army = Біля ПО вказано, хто має полководця. ?* — закрита карта з останніх шести в колоді: це може бути музикант.

## Lutetia: what is asked and typed

typing-words = Введіть свій вибір · { command-why } … · { command-undo } · { command-help } · { command-quit }
income = дохід
bids-offer = Введіть дві з карт { $slots } { income } { income }, наприклад «{ $one } { $other }» або «{ $one } { income }».

## Lutetia: the table

round-number = раунд { $number }
characters-left = персонажі { $count }
places-left = локації { $count }
bazaars-aside = відкладені базари { $count }
column-left = ліва
column-right = права
short-income = дохід
brief-brewer = Пивовар
brief-blacksmith = Коваль
brief-herbalist = Травник
brief-statue = Статуя
gives-legion = або +2 комусь
gives-apprentice = до ремісника
gives-field = дає ◎1/{ $resource }
gives-mill = 1 ПО/{ $resource }
gives-bakery = +1/карта { $resource }
gives-tavern = дає ◎{ $money }+1/{ $resource }
gives-statue = +1/локація R
gives-bazaar = { $wants }
help-lutetia = На столі: ◎2 — ціна, гроші чи хабар у сестерціях, +◎2 — монети на карті, т8 — талант, R — римський вплив, ▶ — хто вирішує.
help-estates = Ресурси пораховано разом із підмайстрами; поруч — найнижчий і найвищий талант. Коли бракує місця, «{ command-player } 2» назве всі карти.

## Any table

too-small = Стіл не вміщується в { $width } × { $height } знаків, тому його описано рядок за рядком; досить 80 × 24.
