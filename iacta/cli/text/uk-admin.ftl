# `iacta admin`: довідка й повідомлення.

about-admin = Догляд за сервером: столи, відвідувачі, база даних. Працює і з увімкненим, і із зупиненим сервером.
about-admin-list = Показати список столів, спершу ті, якими користувалися останніми.
about-admin-show = Показати стіл: хто за ним сидить і що було сказано.
about-admin-close = Завершити гру без переможця. Стіл, який ще чекає на гравців, буде видалено.
about-admin-delete = Видалити стіл і все, що до нього належить. Повернути його можна лише з резервної копії.
about-admin-export = Записати перебіг гри: те, що можна знати всім, а після завершення — усе.
about-admin-ban = Заблокувати на сервері адресу, мережу або гостя.
about-admin-mute = Дозволити грати, але не писати: для адреси, гостя або місця за столом.
about-admin-lift = Зняти блокування або заборону писати.
about-admin-bans = Показати список блокувань і заборон писати.
about-admin-check = Перевірити базу даних і відтворити кожну гру. Якщо щось не так, код виходу — 1.
about-admin-backup = Скопіювати теку даних, навіть поки сервер працює, і перевірити копію.
about-admin-restore = Поставити резервну копію на місце теки даних. Сервер має бути зупинений.

value-table = стіл
value-who = хто
value-duration = тривалість
value-reason = причина
value-stage = етап

help-stage = Лише столи на цьому етапі: waiting, running або over.
help-most = Скільки столів показати.
help-table = Назва столу, як у `iacta admin list` і в адресі столу.
help-admin-export-to = Записати перебіг гри в цей файл, а не в термінал.
help-who = Адреса (203.0.113.7), мережа (2001:db8::/64), гість, названий як у `iacta admin show`, або місце (стіл/1).
help-duration = Як довго: 30m, 12h, 7d або 4w. Якщо не вказати — доки не буде знято.
help-reason = Причина; її прочитає той, кого заблоковано.
help-yes = Заблокувати навіть дуже велику мережу або цей комп’ютер.
help-number = Номер, як у `iacta admin bans`.
help-admin-backup-to = Нова тека для резервної копії.
help-backup = Тека резервної копії.
help-overwrite = Замінити базу даних, яка там уже є; стару буде відкладено вбік.

column-table = стіл
column-stage = етап
column-game = гра
column-moves = ходи
column-active = востаннє (UTC)
column-players = гравці
column-seat = місце
column-player = гравець
column-name = ім’я
column-guest = гість
column-number = номер
column-kind = вид
column-who = хто
column-until = до (UTC)
column-reason = причина

stage-waiting = очікує
stage-running = триває
stage-over = завершено
stage-unreadable = не читається
player-open = вільне
player-person = людина
player-bot = бот
kind-ban = блокування
kind-mute = заборона писати

no-tables-kept = Столів немає.
list-damaged = Базу даних пошкоджено, і тут може бракувати столів; `iacta admin check` скаже, що не так.
no-bans = Нікого не заблоковано, і всім дозволено писати.
until-lifted = доки не знімуть
table-shown = { $table }: { $game }, { $stage }. Ходи: { $moves }. З’єднання: { $viewers }. Створено { $created }, востаннє користувалися { $active } (UTC).
table-closed = Гру за столом { $table } завершено.
table-deleted = Стіл { $table } видалено.
table-exported = Перебіг гри за столом { $table } записано в { $path }.
exported-closed = Партію завершив оператор, і вона не має результату; `iacta verify` скаже, що вона ще триває.
added-ban = Блокування { $number }: { $who }, до { $until } (UTC).
added-mute = Заборона писати { $number }: { $who }, до { $until } (UTC).
added-ban-for-good = Блокування { $number }: { $who }, доки його не знімуть.
added-mute-for-good = Заборона писати { $number }: { $who }, доки її не знімуть.
ban-lifted = Номер { $number } знято: { $who }.
progress-tables = { $total ->
    [one] { $total } стіл
    [few] { $total } столи
    [many] { $total } столів
   *[other] { $total } столу
}
check-ok = База даних ціла, і кожен стіл можна прочитати. Столи: { $total }.
check-found = { $count ->
    [one] Знайдено { $count } проблему. Столи: { $total }.
    [few] Знайдено { $count } проблеми. Столи: { $total }.
    [many] Знайдено { $count } проблем. Столи: { $total }.
   *[other] Знайдено { $count } проблеми. Столи: { $total }.
}
backed-up = Резервна копія — у { $path }, її перевірено. Столи: { $tables }.
restored = У { $folder } тепер те, що було в резервній копії. Столи: { $tables }.
put-aside = Те, що було там раніше, — у { $folder }.
