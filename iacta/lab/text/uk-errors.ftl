# What can be wrong in an arena.

## Bots

too-few-bots = На арені мають зустрітися щонайменше два боти.
bot-named-twice = Бота { $bot } названо двічі.
where-in-the-arena = роздача { $deal }, гра { $game }, місце { $seat }
bot-broke = Бот { $bot } зламався ({ $where }): { $why }
bot-chose-the-illegal = Бот { $bot } обрав недозволену дію ({ $where }): { $action }

## The file of an arena

results-no-file = { $path } — не файл.
results-in-use = У { $path } вже пише інша арена.
results-no-json = це не рядок у форматі JSON; файл пошкоджено
results-no-object = рядок цього файлу — це об’єкт JSON
results-other-format = це не файл арени у форматі { $format }
results-first-line = у першому рядку чогось бракує або є щось зайве
results-of-others = це файл іншого змагання: { $key } там — { $there }, а тут — { $here }
results-of-more-games = у файлі передбачено більше ігор на пару ({ $there }), ніж замовлено ({ $here })
results-no-games = така кількість ігор не може тут стояти: { $games }
results-no-encounter = це не роздача між двома ботами: чогось бракує або є щось зайве
results-no-pair = { $bots } — не пара цього змагання
results-no-deal = роздачі { $deal } немає: вони йдуть від 0 до { $last }
results-no-places = це не порядок усіх місць у всіх іграх роздачі
results-no-thinking = це не рішення й час двох ботів
results-twice = роздача { $deal } цієї пари вже є у файлі

## Sealed choices

nothing-sealed = { $game } не починається з таємного рішення двох місць.
exploit-number = { $option } — від { $least } до { $most }, а вказано: { $number }.
