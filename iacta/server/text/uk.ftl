# Слова сторінки, спільні для всіх ігор.

## Перша сторінка

tagline = Настільні ігри за гарним столом.
tagline-about = Одразу проти комп’ютера або з друзями, яким ви надішлете посилання. Реєстрація не потрібна.
games = Ігри
about-lumeria = Ведіть одну з чотирьох фракцій полем із пагорбами: з кубиками, маневрами й богом на вашому боці.
about-lusitania = Зберіть армію воїнів зі спорядженням; перемагає, хто першим має 20 очок, якщо раніше не заграє музикант.
about-lusitania-xxi = Зберіть легіон із дев’яти комірок, зі спорядженням під воїнами й гостями по краях, до 21 очка.
about-lutetia = Скупіть галльське місто таємними ставками й відкритими хабарями і здобудьте місце в сенаті.
seats = { $fewest }–{ $most } гравців
exactly-seats = { $count } гравці
your-name = Ваше ім’я
guest = Гість
play-now = Грати проти комп’ютера
set-up = Створити стіл
rules = Правила
settings = Налаштування
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
bot-seat = комп’ютер: { $bot }
bot-rated = комп’ютер: { $bot } ({ $rating })
ratings-about = Числа — це виміряна сила; «жадібний» має 1000, а на 400 більше — удесятеро більше перемог.
bot-called = { $name } (комп’ютер, { $bot })
options = Варіанти
more-options = Інші налаштування
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
    [0] Карти роздаються.
    [one] Бракує { $count } гравця.
   *[other] Бракує { $count } гравців.
}
seat-open = вільно
hints-allowed = За цим столом можна просити підказки.
hints-not-allowed = За цим столом підказок немає.
invite = Надішліть це посилання тим, хто гратиме або дивитиметься:
invite-only-here = Це посилання відкривається лише на цьому комп’ютері. Якщо запустити «iacta serve --host 0.0.0.0», сервер матиме посилання для всієї вашої мережі.
copy = Копіювати
copied = Скопійовано
copy-failed = Браузер не дозволив сторінці копіювати. Текст виділено: скопіюйте його, як завжди.
sit-down = Сісти за стіл
watch-about = Якщо не сядете, будете дивитися.
leave = Піти від столу
loading = Хвилинку…
unreadable = За цим столом грали за старішими правилами, тож показати його не можна.
to-lobby = На першу сторінку

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
cannot-be-undone = Цього не можна скасувати:
confirm-how = Підтверджує Enter або ще одне клацання.
too-late = Хтось був швидший: на столі вже інакше. Вирішіть ще раз.
cancel = Скасувати
back = Назад
amount = Сума
most = усе: { $amount }
nothing-in-the-way = Нічого не заважає: натисніть на те, що світиться.
not-together = Це не поєднується з тим, що ви вибрали.
chosen-instead = Вибрано замість попереднього: вони не поєднуються.
skip-to-table = До столу

## Місця

you-mark = ви
away-mark = немає за столом
stands-in-mark = грає бот
instead-mark = замість нього { $bot }
resigned-mark = здача
decides-mark = вирішує
chosen-mark = вибір зроблено
watching-mark = Ви дивитеся
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
hint-thinking = Підказка обдумується …
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
mute = не чути
mute-name = Не чути: { $name }
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
deal-secret = Чи чесно роздано карти?
deal-secret-about = Геш оголошено до роздачі; тепер секрет відкрито, і його SHA-256 — саме цей геш. Увесь запис перевіряє «iacta verify».

## Вихід

leaving = Піти або здатися
leave-about = Якщо ви підете, до вашого повернення гратиме бот.
leave-watching = Ви лише дивитеся; партія триватиме без вас.
resign = Здатися
resign-about = Якщо ви здастеся, бот дограє за вас, і повернутися не можна буде.
stay = Залишитися

## Огляд карт і налаштування

look = Оглядати карти: натискання показує подробиці
shortcuts = Клавіатура
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
letter-keys = Скорочення з однієї літери

## Клавіші

key-tab = до наступної речі, на яку можна натиснути
key-next = до наступної речі, що світиться
key-arrows = від речі до речі
key-left = стрілка ліворуч
key-up = стрілка вгору
key-down = стрілка вниз
key-right = стрілка праворуч
key-enter = вибрати; ще раз — підтвердити
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
