# Слова сторінки, спільні для всіх ігор.

## Перша сторінка

tagline = Настільні ігри за гарним столом.
tagline-about = Одразу проти комп’ютера або з друзями, яким ви надішлете посилання. Реєстрація не потрібна.
games = Ігри
about-lumeria = Ведіть одну з чотирьох фракцій полем із пагорбами: з кубиками, маневрами й богом на вашому боці.
about-lusitania = Зберіть армію воїнів зі спорядженням; перемагає, хто першим має 20 очок, якщо раніше не заграє музикант.
about-lusitania-xxi = Зберіть легіон із дев’яти комірок, зі спорядженням під воїнами й гостями по краях, до 21 очка.
about-lutetia = Скупіть галльське місто таємними ставками й відкритими хабарями і здобудьте місце в сенаті.
seats = { $fewest }–{ $most } { $most ->
    [few] гравці
   *[many] гравців
}
exactly-seats = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
   *[many] { $count } гравців
}
weight-light = легко навчитися
weight-medium = середня складність
weight-heavy = висока складність
minutes-about = близько { $minutes } хв
minutes-between = від { $from } до { $to } хв
whats-new = Що нового
news-1 = Перша гра з підказками: навчайтеся граючи, по одній думці за хід.
news-2 = Як грати: одна ілюстрована сторінка про кожну гру.
news-3 = Суперники з рівнями, від легкого до майстра; віддайте їм вільні місця за столом.
your-name = Ваше ім’я
guest = Гість
play = Грати
play-now = Грати проти комп’ютера
learn-new = Навчитися грати ({ $minutes } хв)
learn-begun = Продовжити урок
learn-done = Урок ще раз
learn-left = Гра з підказками ({ $minutes } хв)
set-up = Створити стіл
rules = Правила
how-to-play = Як грати
print = Друкувати
print-summary = Друкувати підсумок
search-rules = Шукати в правилах
show-sources = Показати, звідки числа
reconstructed-facts = Реконструйовано нами: { $facts }.
sources = Джерела й файли карт
contents = Зміст
nothing-here = За цією адресою нічого немає.
settings = Налаштування
your-games = Ваші ігри
go-on = Продовжити
public-tables = Відкриті столи
no-tables = Відкритих столів зараз немає: створіть свій.
open-seats = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[many] { $count } вільних місць
}
stage-waiting = чекає на гравців
stage-running = триває
stage-over = завершено
stage-unreadable = зі старої версії
join = Приєднатися
watch = Дивитися

## Новий стіл

set-up-game = Стіл для гри «{ $game }»
how-many-seats = Кількість гравців
who-sits = Хто грає
seat-number = Місце { $number }
you = ви
seat-for-anybody = хто прийде
play-against = Суперник
level-rated = { $level } ({ $rating })
bot-seat = комп’ютер: { $bot }
bot-rated = комп’ютер: { $bot } ({ $rating })
ratings-about = Число — це виміряний рейтинг: «легкий» має 1000, а бот, рейтинг якого на 400 вищий, виграє близько десяти ігор на кожну програну.
bot-called = { $name } (комп’ютер, { $bot })
options = Параметри
more-options = Більше параметрів
who-starts = Хто починає
by-lot = за жеребом
own-cards = Власний файл карт (cards.toml)
allow-hints = Гравці можуть просити підказки
pace = Темп комп’ютера
pace-quick = швидкий
pace-usual = звичайний
pace-slow = повільний
make-public = Показати стіл на першій сторінці
open-table = Відкрити стіл

## Чекаємо на гравців

waiting-for-players = { $count ->
    [0] Роздаємо карти.
    [one] Бракує { $count } гравця.
   *[other] Бракує { $count } гравців.
}
seat-open = вільно
fill-seat = Посадити комп’ютер
fill-seat-number = Місце { $number }: посадити комп’ютер
share = Поділитися
scan = Скануйте, щоб приєднатися
option-on = так
option-off = ні
own-cards-used = За цим столом грають власними картами.
hints-allowed = За цим столом можна просити підказки.
hints-not-allowed = За цим столом підказок немає.
invite = Надішліть це посилання тим, хто гратиме або дивитиметься:
invite-only-here = Це посилання відкривається лише на цьому комп’ютері. Якщо запустити «iacta serve --host 0.0.0.0», сервер матиме посилання для всієї вашої мережі.
copy = Копіювати
copied = Скопійовано
copy-failed = Браузер не дозволив сторінці копіювати. Текст виділено: скопіюйте його, як завжди.
sit-down = Сісти за стіл
watch-about = Якщо не сядете, будете дивитися.
leave = Вийти з-за столу
loading = Хвилинку…
unreadable = За цим столом грали за старішими правилами, тож показати його не можна.
to-lobby = На першу сторінку

## Посилання, якими діляться

preview-invited = Запрошення до гри
preview-waiting = { $count ->
    [one] За столом: { $names }. { $count } вільне місце: сідайте одним клацанням, без облікового запису.
    [few] За столом: { $names }. { $count } вільні місця: сідайте одним клацанням, без облікового запису.
   *[many] За столом: { $names }. { $count } вільних місць: сідайте одним клацанням, без облікового запису.
}
preview-running = { $names }: дивіться партію наживо.
preview-over = { $names }: подивіться, чим закінчилася партія.
preview-picture = Стіл посеред партії.

## Що робити

prompt-label = Що робити
waits-for = { $count ->
    [one] Вирішує { $names }.
   *[other] Вирішують: { $names }.
}
you-have-chosen = Ви вже вибрали й ще можете змінити вибір. { $count ->
    [0] { "" }
    [one] Вирішує { $names }.
   *[other] Вирішують: { $names }.
}
you-have-resigned = Ви здалися; далі за вас грає бот.
prompt-with = { CARD($card) }: { $ways }.
cannot-be-undone = Цього не можна скасувати.
confirmation = Підтвердження
confirm-how = Підтверджує Enter або ще одне клацання.
confirm-how-touch = Підтверджує ще один дотик.
too-late = Хтось був швидший: на столі вже інакше. Вирішіть ще раз.
cancel = Скасувати
back = Назад
amount = Сума
most = усе: { $amount }
nothing-with-this = Зараз з цим нічого не можна зробити.
other-reasons = { $count ->
    [one] Ще { $count } причина
    [few] Ще { $count } причини
   *[many] Ще { $count } причин
}
nothing-in-the-way = Нічого не заважає: натисніть на те, що світиться.
not-together = Це не поєднується з тим, що ви вибрали.
chosen-instead = Вибрано замість попереднього: вони не поєднуються.
skip-to-table = До столу

## Місця

you-mark = ви
away-mark = немає за столом
stands-in-mark = грає бот
instead-mark = замість нього { $bot }
resigned-mark = партію здано
decides-mark = вирішує
chosen-mark = вибір зроблено
watching-mark = Ви дивитеся
points-of-goal = { $points } з { $goal } очок
points = { $points } { $points ->
    [one] очко
    [few] очки
    [many] очок
   *[other] очка
}

## Скасування, перегляд ходів, з’єднання

undo-free = Скасувати хід
undo-ask = Попросити скасувати
hint = Підказка
hint-passed = Хтось був швидший: зараз вам нічого вирішувати.
hint-do = Зробити
hint-thinking = Обдумуємо підказку…
decision-waits = Ваше рішення чекає: його буде надіслано, щойно відновиться з’єднання.
missed-away = Поки вас не було
missed-since = Після вашого останнього рішення
missed-more = … і ще { $count ->
    [one] { $count } рядок
    [few] { $count } рядки
    [many] { $count } рядків
   *[other] { $count } рядка
} в журналі
undo-asked = { $player } просить скасувати останнє рішення.
undo-you-asked = Ви попросили скасувати своє останнє рішення; інші мають погодитися.
agree = Погодитися
refuse = Відмовити
moves-left = { $count ->
    [one] Ще { $count } хід
    [few] Ще { $count } ходи
   *[many] Ще { $count } ходів
}
step = Далі
skip = Пропустити
connection-lost = З’єднання втрачено; сторінка намагається його відновити. Нічого не пропало.
offline = Сервер недоступний. Перевірте з’єднання й клацніть кубик, щоб спробувати ще раз.
try-now = Спробувати зараз
close = Закрити

## Перебіг і розмова

log = Перебіг гри
log-empty = Ще нічого не сталося.
copy-position = Скопіювати позицію як текст
log-and-chat = Перебіг гри й розмова
chat = Розмова
chat-empty = Ще ніхто нічого не сказав.
say = Скажіть щось
send = Надіслати
mute = заглушити
mute-name = Заглушити: { $name }
muted = { $name }: повідомлення приховано.
unmute = Чути знову
unread = непрочитані

## Очки й підсумок

sheet = Аркуш підрахунку
chapter = Очки за
sum = Разом
result = Підсумок
you-win = Ви перемогли!
somebody-wins = { $count ->
    [one] Перемога: { $names }
   *[other] Спільна перемога: { $names }
}
rematch = Зіграти ще раз
rematch-go = До наступної партії
record = Завантажити запис
look-at-table = Подивитися на стіл
counting = Рахуємо очки…
show-winner = Показати переможця
winning-army = Карти переможця
share-picture = Поділитися зображенням
picture-saved = Зображення збережено.
points-graph = Очки протягом партії
graph-deal = роздача
graph-after = Скільки рішень прийнято
graph-decisions = { $count ->
    [one] { $count } рішення
    [few] { $count } рішення
   *[many] { $count } рішень
}
deal-secret = Чи чесно роздано карти?
deal-secret-about = Геш оголошено до роздачі; тепер секрет відкрито, і його SHA-256 — саме цей геш. Увесь запис перевіряє «iacta verify».

## Вихід

leaving = Вийти з-за столу або здатися
leave-people = Якщо ви вийдете, до вашого повернення за вас гратиме бот.
leave-bots = Якщо ви вийдете, партія почекає на вас: коли повернетеся, усе буде так, як ви залишили.
leave-resigned = Ви здалися: партія триває без вас.
leave-over = Партію закінчено. На неї можна подивитися за її адресою.
leave-watching = Ви лише дивитеся; партія триватиме без вас.
resign = Здатися
resign-ends = Якщо ви здастеся, партія закінчиться і переможе { $player }.
resign-goes-on = Якщо ви здастеся, партія триватиме: бот дограє за вас, а ви зможете лише дивитися.
stay = Залишитися

## Уроки

lesson = Перша гра з підказками
lesson-next = Далі
lesson-play-on = Грати далі
lesson-leave = Вийти з уроку
lesson-read-on = Спершу прочитайте, тоді натисніть «Далі».
lesson-not-now = Не зараз: натисніть те, що в рамці.

## Огляд карт і налаштування

look = Оглядати карти: натискання показує подробиці
shortcuts = Гарячі клавіші
text-view = Стіл як текст
you-may = Ви можете
nothing-to-do = Зараз вам нічого вирішувати.
really = Справді? { $action }
language = Мова
language-en = English
language-pl = Polski
language-pt = Português
language-uk = Українська
theme = Кольори
theme-auto = як у системі
theme-light = світлі
theme-dark = темні
speed = Рух карт
speed-none = без руху
speed-fast = швидкий
speed-normal = звичайний
speed-slow = повільний
stepwise = Чекати на мене перед кожним ходом інших
careful = Запитувати перед тим, чого не можна скасувати
letter-keys = Гарячі клавіші з однієї літери
sound = Звук
vibration = Вібрація

## Клавіші

key-tab = до наступної речі, на яку можна натиснути
key-next = до наступної речі, що світиться
key-arrows = від речі до речі
key-left = стрілка ліворуч
key-up = стрілка вгору
key-down = стрілка вниз
key-right = стрілка праворуч
key-enter = вибрати виділене
key-escape = на крок назад
key-space = показати наступний хід
key-undo = скасувати хід
key-hint = попросити підказку
key-detail = подробиці карти
key-sheet = аркуш підрахунку
key-rules = правила
key-text = стіл як текст
key-help = цей список
ending-resigned = Усі інші здалися.
ending-closed = Оператор сервера завершив гру.
