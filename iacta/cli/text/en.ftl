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

about-iacta = A digital tabletop: play, study and verify matches. Start with `iacta play`.
about-games = List the games, their seats, their options and the bots that play them.
about-rules = Show the rules of a game, in our own words, with numbered clauses.
about-cards = Show what the cards do, the clause that says so, and where each number comes from.
about-play = Play at a table in the terminal, against bots or with others at one keyboard.
about-simulate = Play many games between bots and show the results.
about-arena = Let bots play each other in pairs, on the same deals with the seats exchanged, and show which is better.
about-exploit = Measure how much could be won from the search by somebody who knew how it makes secret choices.
about-replay = Replay a recorded match as a log, as a spectator saw it.
about-position = Show a position written as a line of text: the board, who decides, the possible actions and their chances.
about-verify = Verify a record: the deal against the commitment, every action against the rules, and the end.
about-warm = Compile the rules of all games, or of one, so that everything starts quickly later.
about-bench = Measure the speed of the rules, and of OpenSpiel next to it if it is installed.

## Parameters

help-help = Show this message and exit.
help-lang = The language: en, pl, pt or uk.
help-version = Print the version.
help-as-json = Print one JSON object.
help-game = The game, as `iacta games` names it.
help-play-game = The game, as `iacta games` names it; the default is lusitania-xxi.
help-card = A card, by its name; without it, all cards.
help-file = The record of a match, as `iacta play` saves it.
help-seats = The number of seats at the table.
help-play-seats = The number of seats at the table; the default is 2.
help-options = Options of the game, separated by commas: name or name=value.
help-bots = One bot for all seats, or one for each, separated by commas.
help-play-bots = Who sits in the other seats: random, greedy, search-1, search-2, search-3, search-4 or human. Give one for all seats, or one for each, separated by commas; the default is greedy. `iacta games` shows how strong each bot is.
help-arena-bots = The bots, two or more, separated by commas.
help-names = The players' names, separated by commas.
help-games-names = Print only the names of the games, one per line.
help-short = How to play, on one page, instead of the full rules.
help-plain = Plain lines of text, suited to a screen reader.
help-save = Save the match in this file after every decision.
help-arena-save = Save every finished deal in this file; run the same command again to continue from there.
help-resume = Continue the match saved in this file.
help-cards = A card file of your own.
help-cards-file = A card file of your own.
help-replay-cards = The card file the match was played with, if it was not ours.
help-verify-cards = The card file the match was played with, if it was not ours.
help-text = The position, as `iacta replay --position` prints it: all its parts, with or without quotation marks.
help-position = Print only the position after this many entries, for games whose positions can be written as text.
help-games = The number of games.
help-arena-games = The number of games for each pair, rounded up to whole deals.
help-markets = The number of deals to examine, each at its first sealed decision.
help-searches = The number of searches at each.
help-iterations = The number of iterations of a search.
help-deals = The number of deals of the hidden cards on which every pair of choices is played to the end.
help-seed = A number that makes the results repeatable.
help-threads = The number of threads; the default is one per core.
help-mode = compiled, or checked: every index is checked.
help-seconds = The length of each measurement.
help-install-completion = Install completion of commands in your shell.
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
compiled = Compiled the rules of { $games } ({ $mode }).
completion-installed = Completion for { $shell } is installed in { $path }; it works in every terminal you open from now on.
