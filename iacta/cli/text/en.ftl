# The command line: its help, found by the names of commands and parameters, and what it says while it works.

## The form of a page

usage = Usage:
usage-options = options
arguments = Arguments
options = Options
commands = Commands
example = Example: { $command }
with-default = { $help } [default: { $value }]
with-variable = { $help } [variable: { $variable }]

## What stands for a value

value-command = command
value-game = game
value-card = card
value-record = record
value-file = file
value-number = number
value-seconds = seconds
value-options = options
value-players = players
value-names = names
value-mode = mode
value-language = language
value-position = position

## Commands

about-iacta = A digital tabletop: play, study and check matches. Start with `iacta play`.
about-games = List the games, their seats, their options and the bots that play them.
about-rules = Show the rules of a game, in our own words, with the number of every clause.
about-cards = Show what the cards do, the clause that says so, and where each number comes from.
about-play = Sit down at a table in the terminal: against bots, or with others at one keyboard.
about-simulate = Play many games between bots and show what came of them.
about-arena = Let bots meet two by two on the same deals, with seats exchanged, and show who is placed above whom.
about-exploit = Measure what somebody who knew how the search chooses in secret could win from it.
about-replay = Tell a recorded match again, as a spectator saw it.
about-position = Show a position written as a line of text: the board, who decides, and what can be done with what chances.
about-verify = Check a record: the deal against the commitment, every action against the rules, the end.
about-warm = Compile the rules of all games, or of one, so that everything starts at once later.
about-bench = Measure the speed of the rules, and OpenSpiel's beside it where it is installed.

## Parameters

help-help = Show this message and exit.
help-lang = The language: en, pl, pt or uk.
help-version = Print the version.
help-as-json = Print one JSON object.
help-game = The game, as `iacta games` names it.
help-play-game = The game, as `iacta games` names it; lusitania-xxi unless you say otherwise.
help-card = A card; all of them without it.
help-file = The record of a match, as `iacta play` saves it.
help-seats = How many seats there are at the table.
help-play-seats = How many seats there are at the table; 2 unless you say otherwise.
help-options = Options of the game: name or name=value, with commas between.
help-bots = A bot for all seats, or one for each, with commas between.
help-play-bots = Who sits in the other seats: random, greedy, search-1, search-2, search-3, search-4 or human; one for all, or one each, with commas between; search-2 unless you say otherwise. `iacta games` tells how strong each is.
help-arena-bots = The bots, two or more, with commas between.
help-names = The players' names, with commas between.
help-games-names = Print only the names of the games, one a line.
help-plain = Lines only, fit for a screen reader.
help-save = Save the match in this file after every decision.
help-arena-save = Keep every finished deal in this file; the same command goes on from there.
help-resume = Go on with the match saved in this file.
help-cards = A card file of your own.
help-cards-file = A card file of your own.
help-replay-cards = The card file the match was played with, if not ours.
help-verify-cards = The card file the match was played with, if not ours.
help-text = The position, as `iacta replay --position` writes it; all its parts, in quotation marks or not.
help-position = Print only the position after so many entries, where the game has positions as text.
help-games = How many games.
help-arena-games = How many games each pair plays, rounded up to whole deals.
help-markets = How many deals are looked at, each at its first sealed decision.
help-searches = How many searches choose at each.
help-iterations = How many iterations a search thinks.
help-deals = On how many deals of what is hidden every pair of choices is played to the end.
help-seed = A number from which the results can be repeated.
help-threads = How many threads; one per core by default.
help-mode = compiled or checked (every index is checked).
help-seconds = How long each measurement takes.
help-install-completion = Teach your shell to complete commands.
help-show-completion = Print what --install-completion would install.

## While it works

progress-games = { $total ->
    [one] { $total } game
   *[other] { $total } games
}
progress-markets = { $total ->
    [one] { $total } decision
   *[other] { $total } decisions
}
progress-compiling = Compiling
compiled = The rules of { $games } are compiled ({ $mode }).
completion-installed = Completion for { $shell } is installed in { $path }; it works in every terminal that you open from now on.
