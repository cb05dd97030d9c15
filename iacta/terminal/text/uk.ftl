# The table in the terminal.

## Before and after

opening = { $title }, { $seats ->
    [few] { $seats } гравці
   *[other] { $seats } гравців
}.
sitting = { $player }: { $who }.
player-human = ви
player-hotseat = за цією клавіатурою
player-bot = бот, { $bot }
commitment = Жереб запечатано: SHA-256 секрету — { $hash }
resumed = Гра триває з того місця, на якому її перервали.
begin = Натисніть Enter, щоб почати.
hand-over = Натисніть Enter і передайте клавіатуру. Далі ходить: { $player }.
curtain = { $player }: ваш хід. Натисніть Enter, коли на екран дивитеся лише ви.
watching = Грають лише боти; ви спостерігаєте.
result = { $place }. { $player }: { $points }
secret = Секрет роздачі — { $secret }; його SHA-256, запечатаний на початку, — { $hash }
saved = Збережено в { $path }
resume-hint = Продовжити гру: iacta play --resume { $path }
save-failed = Не вдалося зберегти { $path }: { $why }. Попередній вміст файлу не змінився.
record-at = Запис гри: { $path }; перевірити його: iacta verify { $path }

## Asking

points = { $points } ПО
you = Ви
typing = Номер або дія · { command-why } … · { command-undo } · { command-help } · { command-quit }
you-may = Ви можете: { $actions }. Введіть «{ command-actions }», щоб почути весь перелік.
not-in-the-way = { $what }: ніщо не заважає.
refused = { $action }: { $why } ({ $clause })
no-such-number = Номера { $number } немає; номери від 1 до { $last }.
several-meant = «{ $typed }» може означати різне: { $choices }.
no-card-called = Карти «{ $typed }» немає.
undo-nothing = Нема чого скасовувати.
undo-refused = Цей крок не можна скасувати: щось уже взято з колоди чи розкрито, або відтоді хтось інший зробив свій вибір.
undo-consent = { $player }: ви згодні скасувати цей крок? ({ yes }/{ no })
yes = так
no = ні
range = будь-що від { $first } до { $last }
which-legion = Чий легіон? Вкажіть номер гравця від 1 до { $last }.

## Commands; the English words are understood in every language

command-table = стіл
command-hand = рука
command-log = журнал
command-actions = дії
command-why = чому
command-undo = скасувати
command-help = довідка
command-save = зберегти
command-quit = вийти
command-camp = табір
command-legion = легіон
command-objectives = цілі
command-piles = стоси
command-dismissed = звільнені
about-table = увесь стіл; досить і самого Enter
about-hand = ваша рука
about-log = останні події; { command-log } 100 покаже більше
about-actions = перелік можливих дій із номерами
about-why = чому не можна виконати дію чи зіграти карту, наприклад: { command-why } { command-hand } 2
about-undo = скасувати свій останній крок
about-help = ця довідка або опис карти чи пункту правил: { command-help } сенатор, { command-help } X7
about-save = зберегти гру, за бажання — у вказаному файлі
about-quit = зберегти й вийти
about-camp = тренувальний табір
about-legion = чийсь легіон: { command-legion } 1
about-objectives = карти «Лаурус» і «Віртус»
about-piles = колода й скид
about-dismissed = скільки в кого звільнених карт, а також ваші звільнені карти
help-actions = Введіть номер дії, її текст або початок тексту, якщо жодна інша дія так не починається.
help-tab = Клавіша Tab доповнює введене.
help-map = На столі: ВЕЛИКІ літери — підкладене спорядження, малі — вільні символи, ↓2 — дві звільнені карти.

## Lusitania XXI: short names for narrow columns

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

## Lusitania XXI: the table

turn-number = хід { $number }
pile-size = колода { $size }
pile-second = друга колода { $size }
last-turn = ОСТАННІЙ ХІД
discard-size = скид { $size }
camp = Табір
hand = Рука
hands = Руки
objectives = Цілі
discard = Скид
aside = Окремо
vp = { $points } ПО
seen = відома
known-to = відома гравцям: { $players }
hand-line = Рука { $place }: { $card }
camp-line = Табір { $place }: { $card }
holds = { $player } має на руці: { $cards }
no-objectives = У цій грі немає ні «Лауруса», ні «Віртуса».
empty = порожньо
cell-line = Комірка { $cell }: { $card }
carries = має: { $pieces }
room-for = вільні символи: { $pieces }
seat-line = { $player }: { $points }, звільнено карт: { $dismissed }
objective-open = { $card }: ще не здобуто. { $effect }
objective-owned = { $card }: здобуто ({ $player }). { $effect }
pile-line = Колода: { $size ->
    [one] { $size } карта
    [few] { $size } карти
   *[other] { $size } карт
}.
pile-second-line = Друга колода: { $size ->
    [one] { $size } карта
    [few] { $size } карти
   *[other] { $size } карт
}.
discard-line = Скид: { $cards }
dismissed-line = { $player } — звільнено карт: { $count }.
help-narrow = Коли бракує місця, _ — вільний символ у чужому легіоні, а +2 — ще дві карти спорядження; «{ command-legion } 2» назве їх.

## Any table

too-small = Стіл не вміщується в { $width } × { $height } знаків, тому його описано рядок за рядком; досить 80 × 24.
chosen = вибір зроблено
