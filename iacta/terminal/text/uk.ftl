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
resumed = Гра триває з того місця, де її залишили.
begin = Натисніть Enter, щоб почати.
hand-over = Натисніть Enter і передайте клавіатуру. Далі ходить: { $player }.
curtain = { $player }, ваш хід. Натисніть Enter, коли на екран дивитеся лише ви.
watching = Грають самі боти; ви спостерігаєте.
result = { $place }. { $player }: { $points }
secret = Секрет роздачі — { $secret }; його SHA-256 — запечатане { $hash }
saved = Збережено в { $path }
resume-hint = Продовжити гру: iacta play --resume { $path }
save-failed = Не вдалося зберегти { $path }: { $why }. Те, що там було, не змінилося.
record-at = Запис гри: { $path }; перевірити його: iacta verify { $path }

## Asking

points = { $points } ПО
you = Ви
typing = Номер або дія · { command-why } … · { command-undo } · { command-help } · { command-quit }
you-may = Ви можете: { $actions }. Введіть «{ command-actions }», щоб почути всі дії.
not-in-the-way = { $what }: ніщо не заважає.
refused = { $action }: { $why } ({ $clause })
no-such-number = Номера { $number } немає; номери від 1 до { $last }.
several-meant = «{ $typed }» може означати кілька речей: { $choices }.
no-card-called = Карти «{ $typed }» немає.
undo-nothing = Скасовувати нічого.
undo-refused = Цього не скасувати: щось уже взято з колоди чи розкрито, або хтось інший уже зробив вибір.
undo-consent = { $player }, ви згодні скасувати крок? ({ yes }/{ no })
yes = так
no = ні
range = від { $first } до { $last }
which-legion = Чий легіон? Назвіть гравця від 1 до { $last }.

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
about-log = що сталося останнім часом; { command-log } 100 покаже більше
about-actions = що ви можете зробити, з номерами
about-why = чому щось неможливо: дія або карта, наприклад { command-why } { command-hand } 2
about-undo = скасувати свій останній крок
about-help = ця довідка, або опис карти чи пункту правил: { command-help } сенатор, { command-help } X7
about-save = зберегти гру, за бажання — у названому файлі
about-quit = зберегти й вийти
about-camp = тренувальний табір
about-legion = чийсь легіон: { command-legion } 1
about-objectives = карти «Лаурус» і «Віртус»
about-piles = колода і скид
about-dismissed = хто скільки карт звільнив, і ваші звільнені карти
help-actions = Введіть номер дії, її текст або його початок, якщо жодна інша так не починається.
help-tab = Клавіша Tab доповнює введене.
help-map = На столі: ВЕЛИКІ літери — підкладене спорядження, малі — вільні символи, ↓2 — дві звільнені карти.

## A card explained

fact-copies = копії
fact-vp = ПО
fact-cell = комірка
fact-numeral = число
fact-slots = символи спорядження
origin-rulebook = із книжки правил
origin-public = з інших відкритих джерел
origin-deduced = виведено
origin-reconstructed = реконструйовано: наше припущення
either = { $one } або { $other }
none = немає

## Lusitania XXI: short names for narrow columns

short-mercenary = найм.
short-cook = Кухар.
short-gunner = Баліст
short-shield = щит
short-sword = меч
short-axe = сок
short-spear = спс
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
room-for = вільно для: { $pieces }
seat-line = { $player }: { $points }, звільнено карт: { $dismissed }
objective-open = { $card }: ще не здобуто. { $effect }
objective-owned = { $card }: здобуто. { $player }. { $effect }
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
dismissed-line = { $player }, звільнено карт: { $count }.
