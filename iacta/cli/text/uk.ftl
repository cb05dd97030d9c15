# The command line: its help, found by the names of commands and parameters, and what it says while it works.

## The form of a page

usage = Використання:
usage-options = параметри
arguments = Аргументи
options = Параметри
commands = Команди
example = Приклад: { $command }
with-default = { $help } [типово: { $value }]
with-variable = { $help } [змінна: { $variable }]

## What stands for a value

value-command = команда
value-game = гра
value-card = карта
value-record = запис
value-file = файл
value-number = число
value-seconds = секунди
value-options = параметри
value-players = гравці
value-names = імена
value-mode = режим
value-language = мова
value-position = позиція

## Commands

about-iacta = Цифровий ігровий стіл: грайте, досліджуйте й перевіряйте ігри. Почніть з `iacta play`.
about-games = Показати ігри, їхні місця, параметри та ботів, які в них грають.
about-rules = Показати правила гри нашими словами, з номером кожного пункту.
about-cards = Показати, що роблять карти, який пункт про це каже й звідки взято кожне число.
about-play = Сісти за стіл у терміналі: проти ботів або з іншими за однією клавіатурою.
about-simulate = Зіграти багато ігор між ботами й показати, що з того вийшло.
about-arena = Звести ботів по двоє на тих самих роздачах, з обміном місць, і показати, хто кого випереджає.
about-exploit = Виміряти, скільки міг би виграти той, хто знає, як пошук обирає таємно.
about-replay = Ще раз розповісти записану гру так, як її бачив глядач.
about-position = Показати позицію, записану одним рядком: поле, хто вирішує, що можна зробити і з якими шансами.
about-verify = Перевірити запис: чи відповідає роздача запечатаному значенню, а кожна дія — правилам, і чи правильний кінець.
about-warm = Один раз скомпілювати правила всіх ігор або однієї, щоб потім усе запускалося відразу.
about-bench = Виміряти швидкість правил, а поруч — OpenSpiel, якщо його встановлено.

## Parameters

help-help = Показати цю довідку й вийти.
help-lang = Мова: en, pl, pt або uk.
help-version = Показати версію.
help-as-json = Вивести один об’єкт JSON.
help-game = Гра, як її називає `iacta games`.
help-play-game = Гра, як її називає `iacta games`; типово lusitania-xxi.
help-card = Карта; без неї — усі.
help-file = Запис гри, як його зберігає `iacta play`.
help-seats = Скільки місць за столом.
help-play-seats = Скільки місць за столом; типово 2.
help-options = Параметри гри: назва або назва=значення, через кому.
help-bots = Один бот для всіх місць або по одному на місце, через кому.
help-play-bots = Хто сидить на інших місцях: random, greedy, search-1, search-2, search-3, search-4 або human; один для всіх або по одному, через кому; типово greedy. `iacta games` каже, який з них наскільки сильний.
help-arena-bots = Боти, двоє або більше, через кому.
help-names = Імена гравців, через кому.
help-games-names = Показати лише назви ігор, по одній у рядку.
help-short = Як грати, на одній сторінці, замість повних правил.
help-plain = Лише рядки тексту, зручні для програми читання з екрана.
help-save = Зберігати гру в цьому файлі після кожного рішення.
help-arena-save = Зберігати кожну завершену роздачу в цьому файлі; та сама команда продовжить із того місця.
help-resume = Продовжити гру, збережену в цьому файлі.
help-cards = Власний файл карт.
help-cards-file = Власний файл карт.
help-replay-cards = Файл карт, якими грали, якщо вони не наші.
help-verify-cards = Файл карт, якими грали, якщо вони не наші.
help-text = Позиція в тому вигляді, у якому її виводить `iacta replay --position`; усі її частини, у лапках чи без.
help-position = Вивести лише позицію після стількох пунктів запису, якщо в грі позиції записують текстом.
help-games = Скільки ігор.
help-arena-games = Скільки ігор грає кожна пара, із заокругленням догори до повних роздач.
help-markets = Скільки роздач розглянути, кожну — на її першому таємному рішенні.
help-searches = Скільки пошуків обирають на кожній.
help-iterations = Скільки ітерацій триває пошук.
help-deals = На скількох роздачах прихованого кожну пару виборів зіграно до кінця.
help-seed = Число, за яким можна повторити результати.
help-threads = Скільки потоків; типово — по одному на ядро.
help-mode = compiled або checked (перевіряється кожен індекс).
help-seconds = Скільки триває кожне вимірювання.
help-install-completion = Навчити вашу оболонку доповнювати команди.
help-show-completion = Вивести те, що встановив би --install-completion.

## While it works

progress-games = { $total ->
    [one] { $total } гра
    [few] { $total } гри
   *[other] { $total } ігор
}
progress-markets = { $total ->
    [one] { $total } рішення
    [few] { $total } рішення
    [many] { $total } рішень
   *[other] { $total } рішення
}
progress-compiling = Компіляція
compiled = Правила скомпільовано: { $games } ({ $mode }).
completion-installed = Доповнення для { $shell } встановлено в { $path }; воно працюватиме в кожному терміналі, який ви відкриєте відтепер.
