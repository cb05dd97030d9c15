# `iacta serve`: its help and its settings, and what it says.

about-serve = Відкрити стіл у браузері: сторінка та її сервер на одному порту.

value-address = адреса
value-addresses = адреси
value-folder = тека
value-level = рівень
value-format = формат

help-host = Адреса, на якій сервер чекає з’єднань.
help-port = Порт; 0 — будь-який вільний.
help-data = Тека бази даних і секрету сервера.
help-origins = Інші адреси, сторінки яких можуть під’єднуватися, через кому.
help-secure = Надсилати кукі лише через HTTPS; для сервера за посередником, що забезпечує HTTPS.
help-grace = Через скільки секунд бот заступає відсутнього гравця.
help-bot-pace = Скільки щонайменше секунд бот обирає дію.
help-bot-workers = У скількох процесах думають боти.
help-most-tables = Скільки столів зберігає сервер.
help-tables-an-hour = Скільки столів за годину можна створити з однієї адреси.
help-most-connections = Скільки з’єднань тримає сервер.
help-connections-an-address = Скільки з’єднань може мати одна адреса.
help-requests-a-second = Скільки запитів за секунду може зробити одна адреса.
help-messages-a-second = Скільки повідомлень за секунду можна надіслати одним з’єднанням.
help-log-level = Що потрапляє в журнал: debug, info, warning або error.
help-log-format = Формат журналу: text або json (один об’єкт у рядку).
help-access-log = Записувати в журнал також кожен запит.
help-metrics-port = Порт для метрик Prometheus; 0 обирає перший вільний. Без цього параметра метрики вимкнено.
help-metrics-host = Адреса, за якою можна прочитати метрики.
help-no-browser = Не відкривати браузер.

serving = Стіл відкрито: { $url } (Ctrl-C — закрити).
