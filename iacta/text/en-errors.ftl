# What goes wrong. docs/messages.md is made from this file: a comment above a message says what to do about it.

## How errors are put together

at-line = line { $line }: { $sentence }
by-clause = { $sentence } ({ $clause })
quoted = '{ $text }'
written = "{ $text }"
too-long-to-write = a number too long to write
either-number = { $before } or { $last }
the-card-file = the file
one-of-tables = a { $key }
part-of-table = { $key } of { $table }
a-huge-number = a huge number
a-list = a list
a-table = a table
a-date = a date

## What there is

# Use one of these codes.
no-such-language = There is no language { $name }; choose from { $known }.
# `iacta games` lists the games.
no-such-game = There is no game called { $name }; choose from { $known }.
# `iacta games` lists the bots.
no-such-bot = There is no bot called { $name }; choose from { $known }.
# How the rules run: a table chooses by itself when no mode is given.
no-such-mode = There is no mode { $name }; choose from { $known }.
# Give a card the name that this list shows, in words or in brackets.
no-such-card = { $game } has no card { $card }; `iacta cards { $name }` lists them.

## Options and seats

# Choose another number with `--seats`.
wrong-number-of-seats = { $game } is for { $fewest } to { $most } players, not { $seats }.
# Leave `--seats` out.
not-so-many-seats = { $game } is for exactly { $due } players, not { $seats }.
# `iacta games` explains the options of every game.
no-such-option = { $game } has no option { $name }; it has { $known }.
# Leave the option out.
no-options = { $game } has no option { $name }: it has no options at all.
# On the command line: `laurus`, `laurus=on` or `laurus=off`. In Python and in records: true or false.
not-a-switch = The option { $option } must be on or off (true or false), not { $value }.
# `iacta games` explains the options of every game.
not-in-range = The option { $option } must be a number from { $low } to { $high }, not { $value }.
# `iacta games` explains the options of every game.
no-such-choice = The option { $option } must be one of { $known }, not { $value }.
# On the command line: `round_limit=40`, not `round_limit` alone.
number-missing = The option { $option } needs a number: write { $option }= and a number from { $low } to { $high }.
# Here seats are counted from 0: Player 1 sits in seat 0.
no-first-seat = There is no seat { $seat }: seats are numbered from 0 to { $last }.
# Leave one of the two out.
given-twice = The option { $name } is given twice.
# On the command line: `laurus`, `laurus=off`, `round_limit=40` or `south=slavs`.
not-a-setting = The option { $name } must be on, off, a number or a name, not { $value }.
# In Python: `Match(game, 2, {"laurus": True}, entropy=["word"])`.
options-and-words = Options must be given by name, and words as a list.
# Give one word for each player, or fewer.
too-many-words = Each player may contribute one word: at most { $most } in all, not { $words }.
# Leave the secret out, and the match chooses one.
secret-is-not-bytes = The secret of a match must be { $due } bytes; something else was given.
# Leave the secret out, and the match chooses one.
secret-of-another-length = The secret of a match must be { $due } bytes long, not { $length }.
# Shorten it, and leave out line breaks and control characters.
no-name-or-word = A name or word must be printable text of at most { $most } characters, not { $text }.

## Players at a table

# One player for all seats but the first, one for each of these, or one for every seat.
players-for-seats = You named { $players ->
    [one] { $players } player
   *[other] { $players } players
} for { $seats } seats: name { $others ->
    [1] 1 or { $seats }
   *[other] 1, { $others } or { $seats }
}.
# Name as many players as there are seats.
players-for-other-seats = You named { $players ->
    [one] { $players } player
   *[other] { $players } players
} for { $seats } seats.
# Use `human` or the name of a bot; `--names` gives players other names.
nobody-called = Nobody called { $name } can sit here; choose from { $known }.
# Shorten it, and leave out line breaks and control characters.
no-players-name = A player's name must be printable text of at most { $most } characters.
# Give every player another name.
same-name-twice = Two players have the same name.
# Only the game, the card file, the language and the way of showing may be named beside `--resume`.
resumed-keeps-its-table = A resumed match keeps its seats, options, bots and names: leave these options out.
# Leave the game out: the record knows it.
saved-other-game = The saved match is a game of { $saved }, not of { $game }.

## Many games

# Choose another number with `--games`.
number-of-games = The number of games must be from 1 to { $most }, not { $games }.
# Leave `--threads` out to use one thread per core.
number-of-threads = The number of threads must be from 1 to { $most }, not { $threads }.
# Choose another number with `--seed`.
no-seed = A seed must be a whole number from 0 to { $last }, not { $seed }.
# Name them with `--bots`, with commas between.
bots-for-seats = Name one bot for all { $seats } seats, or one for each; you named { $named }.
# Choose another number with `--seconds`.
no-measurement = A measurement must take more than 0 and less than { $most } seconds, not { $seconds }.

## Actions

# `Match.legal` lists what a seat may do.
no-such-action = { $action } is not an action of this game.
# `Match.legal` lists what a seat may do.
no-such-action-id = { $action } is not an action of this game: ids go from 0 to { $last }.
# Programs count seats from 0; sentences for players count players from 1.
no-such-seat = There is no seat { $seat } at this table: the seats are 0 to { $last }.
# Places are named like `hand.0.1`: the zone, the seat, the place.
no-such-place = There is no place called { $name } on this table.
# `Match.why_not` gives the reasons for a single action.
nothing-to-do-with = Seat { $seat } can do nothing with { $what }.
# Pass `Match.version` as it was when you looked.
no-version = A version must be a whole number, not { $version }.
# Pass the numbers of the seats that agree, for example `[1, 2]`.
no-consent = Consent must be a list of seats, not { $consent }.

## Turns

# Start another match.
match-is-over = The match is over.
# Wait until the others have decided.
not-your-turn = It is not your turn.
# Programs count seats from 0; sentences for players count players from 1.
turn-of-others = It is not seat { $seat }'s turn: the table waits for { $count ->
    [one] seat { $others }
   *[other] seats { $others }
}.
# Look at the table again, then decide.
stale-version = The match is at version { $now }; this was meant for version { $version }.
# A mistake in the rules of the game: please report it with the record of the match.
too-many-events = This step would have more than the { $most } events that { $game } allows.

## Taking back

# Start another match.
undo-after-the-end = The match is over; nothing can be undone.
# Nothing has been decided yet.
nothing-to-undo = There is nothing to undo.
# Change your own choice instead, or wait until all have chosen.
undo-of-sealed-choices = Sealed choices are waiting; nothing can be undone before they are opened.
# Something was drawn or learnt, or another seat has decided since: ask the others.
undo-needs-everybody = This can only be undone if everybody agrees.

## Records of matches

# Name the file of the record.
record-folder = { $path } is a folder, not a record.
# Check the path. Without `--save`, matches are saved in the folder `iacta/matches` of your data folder.
record-missing = There is no record { $path }.
# Name the file of the record.
record-no-file = { $path } is not a file.
# This is another file: check the path.
record-too-large = { $path } is larger than any record: more than { $most } MiB.
# This is another file: check the path.
record-no-utf8 = { $path } is not a record: it is not UTF-8 text.
# Pass the text of the record, not bytes.
record-no-text = a record must be text
# This is another file, or it was not saved: check the path.
record-empty = the record is empty
# This is another file: check the path.
record-line-too-long = the line is too long for a record
# Somebody has edited the file, or it was damaged on its way: get the original.
record-changed = this line, or one before it, was changed: its checksum does not match
# The file was not copied to its end: get the original.
record-cut-off = the record is cut off here: the last line, which says how the match ended, is missing
# Get the original: this file was damaged on its way.
record-no-json = this line is not JSON; the record is cut off or damaged
# This is another file: check the path.
record-no-object = every line of a record must be a JSON object
# Get the original: somebody has edited the file.
record-lacks = the first line has no valid { $key }
# Get the original: somebody has edited the file.
record-lacks-options = the first line does not name every option of the game
# Get the original: somebody has edited the file.
record-first-line = the first line lacks a key, or has one too many
# Get the original: somebody has edited the file.
record-last-line = the last line says neither how the match ended nor that it is still running, or has a key too many
# Get the original: somebody has edited the file.
record-no-entry = this is not an entry of a match: it is neither a play, nor sealed choices, nor an undo
# Get the original: lines are missing or in another order.
record-other-entry = entry { $entry } should be here
# Use the version of Iacta that wrote it.
record-other-format = this is not a record of Iacta in format { $format }
# Replay it with the version of Iacta that it was played with.
record-other-rules = the match was played with version { $version } of the rules; this is version { $now }
# Name the card file with `--cards`.
record-other-cards = the match was played with other cards: give the card file it was played with
# Get the original: somebody has edited the first line.
record-of-no-match = no match can be dealt from this: { $why }
# Get the original: the rules do not allow what this line says.
record-not-done = this could not be done: { $why }
# Get the original: somebody has edited the file.
record-sealed-entry = a sealed entry must name every seat's action
# Get the original: somebody has edited the file.
record-sealed-or-not = these choices are recorded as sealed although they are open, or the other way round
# Get the original: somebody has edited the file.
record-sealed-missing = a sealed choice is missing
# Get the original: somebody has edited the file.
record-undo = an undo must list the seats that agreed
# Wait for its end, or use the private record that the table saved.
record-still-running = the match was still running, so the record does not contain the secret and cannot be replayed
# Get the original: somebody has edited the last line.
record-unreadable-secret = the secret cannot be read
# The cards were not dealt from the secret that was promised: the match does not prove its luck.
record-other-secret = the secret does not match the commitment in the first line
# Get the original: somebody has edited the last line.
record-not-waiting = these choices could not have been waiting at this point
# Get the original: somebody has edited the last line.
record-waiting-not-done = a waiting choice could not be made: { $why }
# Get the original: entries are missing, or somebody has edited the last line.
record-ran-on = the record says that the match is still running, but that does not follow from its entries
# Get the original: somebody has edited the last line.
record-other-end = the recorded end is not the one that the actions lead to
# Get the original: somebody has edited the first line.
record-no-seating = the first line does not say who sits where
# Get the original: somebody has edited the first line.
record-wrong-seating = this seating is not possible: { $why }

## Card files

# Name the card file in it.
cards-folder = { $path } is a folder, not a card file
# Check the path.
cards-missing = there is no card file { $path }
# Name a card file.
cards-no-file = { $path } is not a file
# Check that you may read the file.
cards-unreadable = the card file { $path } cannot be read: { $why }
# This is another file: check the path.
cards-too-large = the card file is larger than 1 MiB
# This is another file: check the path.
cards-binary = the card file is binary, not text
# Save the file as UTF-8.
cards-no-text = the card file is not UTF-8 text
# Start from a copy of the `cards.toml` of the game.
cards-too-many-dots = the line has more than { $most } dots outside strings
# Break the line, or start from a copy of the `cards.toml` of the game.
cards-line-too-long = the line is longer than { $most } characters
# What follows is what the TOML parser says, in English.
cards-no-toml = this is not TOML: { $why }
# Start from a copy of the `cards.toml` of the game.
cards-beyond-measure = this is not a card file: a number or a list in it is far too large
# Check the spelling: the head of `cards.toml` explains every key.
cards-unknown-key = { $table } has an unknown key { $key }
# Add it: the head of `cards.toml` explains every key.
cards-missing-key = { $table } has no { $key }
# Write a whole number without quotation marks.
cards-no-number = { $key } of { $table } must be a whole number, not { $value }
# Write it in quotation marks.
cards-no-string = { $key } of { $table } must be a string, not { $value }
# Write it like `["sword", "axe"]`.
cards-no-strings = { $key } of { $table } must be a list of strings
# Write it as in the `cards.toml` of the game.
cards-no-table = { $key } of { $table } must be a table
# Write it as in the `cards.toml` of the game.
cards-no-tables = { $key } of { $table } must be a list of tables, each under [[{ $key }]]
# Give the file to its own game.
cards-other-game = this is a file for the game { $game }, not for { $due }
# Add its `name`.
cards-no-name = a card has no name
# Use the names in the `cards.toml` of the game; they cannot be changed.
cards-no-such-card = there is no card { $card } in this game
# Remove one of the two.
cards-card-twice = the card { $card } is listed twice
# Add it: copy it from the `cards.toml` of the game.
cards-card-missing = the file ends without the card { $card }
# Restore this number: the totals come from the rulebook and cannot be changed.
cards-total = the total of { $group } must be { $due }, as in the rulebook, not { $total }
# Correct `copies` until they add up.
cards-sum = the copies of { $group } add up to { $copies }, but the box holds { $due }
# Correct the number.
cards-copies = copies of { $card } must be from 0 to { $most }, not { $copies }
# Restore this number: the rules need exactly so many.
cards-fixed-copies = there are { $copies } copies of { $card }, but the box holds { $due }
# Correct the number.
cards-vp = vp of { $card } must be { $due }, not { $vp }
# Correct the number.
cards-range = { $fact } of { $card } must be from { $least } to { $most }, not { $number }
# Each number names its origin: how far it can be trusted.
cards-fact-without-origin = { $fact } of { $card } has no origin
# The head of `cards.toml` explains the origins.
cards-no-such-origin = { $origin } is not an origin; choose from { $known }
# The rules page of the game lists the clauses.
cards-no-such-clause = there is no clause { $clause }: clauses go from { $first } to { $last }

## The command line

# `iacta --help` explains the commands.
no-such-command = There is no command { $name }; choose from { $known }.
# `iacta admin ban --for 30m`: a number and s, m, h, d or w (seconds to weeks).
no-duration = { $value } is not a duration: write 30m, 12h, 7d or 4w.
# Choose another number.
most-out-of-range = The option --most must be from { $low } to { $high }, not { $value }.
# Name another file, or remove this one first.
file-is-there = { $path } already exists and is not overwritten.
# Loopback is where a proxy on the same machine comes from, and the health check.
ban-too-wide = { $who } would ban this machine or a large part of the Internet; add --yes if you mean it.
# Choose one of these, or leave the option out.
no-such-stage = There is no stage { $name }; choose from { $known }.
# Shorten it, and leave out line breaks.
no-reason = A reason must be one line of at most { $most } characters.
# Put a name with spaces in quotation marks; the help of the command shows what it takes.
too-many-arguments = { $command } does not take so many arguments: { $extra }.
# Check the spelling.
unknown-flag = { $command } has no option { $option }; `{ $command } --help` lists them.
# Write the value after it, for example `--seats 3`.
flag-without-value = The option { $option } needs a value.
# Leave the value out.
flag-with-value = The option { $option } takes no value.
# Add it.
argument-missing = { $command } needs <{ $argument }>; `{ $command } --help` explains it.
# Write a whole number, for example `--seats 3`.
no-whole-number = The option { $option } must be a whole number.
# `ls -l` shows who may read it.
path-not-readable = You may not read the path given for { $given }: run the command as another user, or change who may read it.
# Write a number, for example `--seconds 2.5`.
no-number = The option { $option } must be a number.
nowhere-to-print = There is nowhere to print: standard output is closed.
not-delivered = The output was cut short: its reader closed the pipe.
# What follows the colon is what the operating system says.
system-error = { $what }: { $why }.
the-output = The output
# Use one of these shells.
no-such-shell = Completion is not available for the shell { $name }, only for { $known }.
