# What goes wrong in environments.

# The command brings the package that the adapter needs.
extra-missing = { $module } is not installed: `pip install "iacta[{ $extra }]"` brings it.
# Call `reset` before the first `step`.
not-dealt = Nothing has been dealt yet: the environment must be reset first.
no-such-agent = There is no agent { $agent }; there are { $known }.
no-such-render-mode = There is no way of rendering called { $name }; there are { $known }.
# An array of whole numbers, one for each row.
actions-for-games = { $games ->
    [one] An action is wanted for { $games } game: an array of a whole number.
   *[other] An action is wanted for each of { $games } games: an array of so many whole numbers.
}
# The row of `masks` for that game says what is legal.
illegal-in-game = { $action } is not legal for seat { $seat } in game { $game }.
not-legal = { $action } is not legal for seat { $seat }.
# The deal is chosen by chance.
no-such-outcome = Chance has no outcome { $outcome }; it has 0 to { $last }.
