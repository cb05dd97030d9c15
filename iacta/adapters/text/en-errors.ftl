# What goes wrong in environments.

# The command brings the package that the adapter needs.
extra-missing = { $module } is not installed: install it with `pip install "iacta[{ $extra }]"`.
# Call `reset` before the first `step`.
not-dealt = Nothing has been dealt yet: the environment must be reset first.
# Use one of the names in `possible_agents`.
no-such-agent = There is no agent { $agent }; choose from { $known }.
# Pass one of these as `render_mode`, or leave it out.
no-such-render-mode = There is no render mode { $name }; choose from { $known }.
# An array of whole numbers, one for each row.
actions-for-games = { $games ->
    [one] Give an action for { $games } game: an array of one whole number.
   *[other] Give an action for each of { $games } games: an array of { $games } whole numbers.
}
# The row of `masks` for that game says what is legal.
illegal-in-game = { $action } is not legal for seat { $seat } in game { $game }.
# The action mask of the observation says what is legal.
not-legal = { $action } is not legal for seat { $seat }.
# The deal is chosen by chance.
no-such-outcome = Chance has no outcome { $outcome }: outcomes go from 0 to { $last }.
