# What goes wrong in environments.

extra-missing = Пакет { $module } не встановлено: його встановить `pip install "iacta[{ $extra }]"`.
not-dealt = Ще нічого не роздано: спершу середовище треба скинути.
no-such-agent = Агента { $agent } немає; є такі: { $known }.
no-such-render-mode = Способу показу { $name } немає; є такі: { $known }.
actions-for-games = { $games ->
    [one] Потрібна дія для { $games } гри: масив з одного цілого числа.
   *[other] Потрібна дія для кожної з { $games } ігор: масив зі стількох цілих чисел.
}
illegal-in-game = Дія { $action } не дозволена для місця { $seat } у грі { $game }.
not-legal = Дія { $action } не дозволена для місця { $seat }.
no-such-outcome = Випадок не має результату { $outcome }; має від 0 до { $last }.
