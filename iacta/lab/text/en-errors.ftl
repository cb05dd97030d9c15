# What can be wrong in an arena.

## Bots

# Name them with `--bots`, for example `--bots greedy,random`.
too-few-bots = An arena needs two bots or more.
# Name every bot once.
bot-named-twice = The bot { $bot } is named twice.
where-in-the-arena = deal { $deal }, game { $game }, seat { $seat }
# A mistake in the bot. The same command comes to the same decision again; deals, games and seats are counted from 0.
bot-broke = The bot { $bot } failed ({ $where }): { $why }
# A mistake in the bot. The same command comes to the same decision again; deals, games and seats are counted from 0.
bot-chose-the-illegal = The bot { $bot } chose an illegal action ({ $where }): { $action }

## The file of an arena

# Give `--save` the path of a file; a new one is made.
results-no-file = { $path } is not a file.
# Wait for it to end, or save in another file.
results-in-use = Another arena is writing to { $path }.
# Remove the damaged line, or save in another file.
results-no-json = this line is not JSON; the file is damaged
# Remove the line, or save in another file.
results-no-object = every line of this file must be a JSON object
# The file is something else. Save in another one.
results-other-format = this is not the file of an arena in format { $format }
# Save in another file.
results-first-line = the first line lacks a key, or has one too many
# Only the number of games may grow. Save in another file.
results-of-others = the file belongs to another contest: { $key } is { $there } there and { $here } here
# Ask for as many games, or for more.
results-of-more-games = the file is for { $there } games of each pair, more than the { $here } asked for
# The file was edited. Save in another file.
results-no-games = this number of games is not possible: { $games }
# The file was edited. Remove the line, or save in another file.
results-no-encounter = this is not a deal between two bots: it lacks a key, or has one too many
# The file was edited. Remove the line, or save in another file.
results-no-pair = { $bots } is not a pair of this contest
# The file was edited. Remove the line, or save in another file.
results-no-deal = there is no deal { $deal }: deals go from 0 to { $last }
# The file was edited. Remove the line, or save in another file.
results-no-places = these are not the places of every seat in every game of a deal
# The file was edited. Remove the line, or save in another file.
results-no-thinking = these are not the decisions and times of two bots
# Remove one of the two lines.
results-twice = deal { $deal } of this pair is already in the file

## Sealed choices

# Choose a game that does: Lutetia.
nothing-sealed = { $game } does not begin with a sealed decision of two seats.
# `iacta exploit --help` explains the numbers.
exploit-number = { $option } must be from { $least } to { $most }, not { $number }.
