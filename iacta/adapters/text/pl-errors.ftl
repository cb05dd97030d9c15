# What goes wrong in environments.

extra-missing = Pakiet { $module } nie jest zainstalowany: zainstaluje go `pip install "iacta[{ $extra }]"`.
not-dealt = Nic jeszcze nie rozdano: środowisko trzeba najpierw zresetować.
no-such-agent = Nie ma agenta { $agent }; są: { $known }.
no-such-render-mode = Nie ma sposobu wyświetlania { $name }; do wyboru: { $known }.
actions-for-games = { $games ->
    [one] Potrzebna jest akcja dla { $games } gry: tablica z jedną liczbą całkowitą.
   *[other] Potrzebna jest akcja dla każdej z { $games } gier: tablica tylu liczb całkowitych.
}
illegal-in-game = Akcja { $action } jest niedozwolona dla miejsca { $seat } w grze { $game }.
not-legal = Akcja { $action } jest niedozwolona dla miejsca { $seat }.
no-such-outcome = Los nie ma wyniku { $outcome }; ma wyniki od 0 do { $last }.
