# What can be wrong in an arena.

## Bots

too-few-bots = An arena needs two bots or more.
bot-named-twice = The bot { $bot } is named twice.
where-in-the-arena = deal { $deal }, game { $game }, seat { $seat }
# A mistake in the bot. The same command comes to the same decision again; deals, games and seats are counted from 0.
bot-broke = The bot { $bot } broke ({ $where }): { $why }
# A mistake in the bot. The same command comes to the same decision again; deals, games and seats are counted from 0.
bot-chose-the-illegal = The bot { $bot } chose what is not legal ({ $where }): { $action }

## The file of an arena

results-no-file = { $path } is not a file.
# Wait for it to end, or save in another file.
results-in-use = Another arena is writing to { $path }.
results-no-json = this is not a line of JSON; the file is damaged
results-no-object = a line of this file is a JSON object
# The file is something else. Save in another one.
results-other-format = this is not the file of an arena in format { $format }
results-first-line = the first line lacks something, or says too much
# Only the number of games may grow. Save in another file.
results-of-others = the file is of another contest: { $key } is { $there } there and { $here } here
# Ask for as many games, or for more.
results-of-more-games = the file is for { $there } games of each pair, more than the { $here } asked for
results-no-games = this number of games cannot stand here: { $games }
results-no-encounter = this is no deal between two bots: it lacks something, or says too much
results-no-pair = { $bots } is no pair of this contest
results-no-deal = there is no deal { $deal }: they go from 0 to { $last }
results-no-places = these are not the places of every seat in every game of a deal
results-no-thinking = these are not the decisions and times of two bots
results-twice = deal { $deal } of this pair stands in the file already

## Sealed choices

nothing-sealed = { $game } does not begin with a sealed decision of two seats.
exploit-number = { $option } is { $least } to { $most }, not { $number }.
