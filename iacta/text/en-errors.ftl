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

no-such-language = There is no language { $name }; there are { $known }.
no-such-game = There is no game called { $name }; there are { $known }.
no-such-bot = There is no bot called { $name }; there are { $known }.
# How the rules run: a table chooses by itself when no mode is given.
no-such-mode = There is no mode { $name }; there are { $known }.
no-such-card = { $game } has no card { $card }; `iacta cards { $name }` lists them.

## Options and seats

wrong-number-of-seats = { $game } is for { $fewest } to { $most } seats, not { $seats }.
no-such-option = { $game } has no option { $name }; it has { $known }.
no-options = { $game } has no option { $name }; it has none.
# On the command line: `laurus`, `laurus=on` or `laurus=off`. In Python and in records: true or false.
not-a-switch = The option { $option } is on or off, true or false, not { $value }.
not-in-range = The option { $option } is a number from { $low } to { $high }, not { $value }.
no-such-choice = The option { $option } is one of { $known }, not { $value }.
# On the command line: `round_limit=40`, not `round_limit` alone.
number-missing = The option { $option } lacks its number: write { $option }= and a number from { $low } to { $high }.
# Here seats are counted from 0: Player 1 sits in seat 0.
no-first-seat = There is no seat { $seat }: seats are counted from 0, so they are 0 to { $last }.
given-twice = The option { $name } is given twice.
not-a-setting = The option { $name } is neither on, off, a number nor a name: { $value }.
options-and-words = Options are given by their names, and words as a list.
too-many-words = Each player may say a word: at most { $most }, not { $words }.
# Leave the secret out, and the match chooses one.
secret-is-not-bytes = The secret of a match is { $due } bytes; something else was given.
# Leave the secret out, and the match chooses one.
secret-of-another-length = The secret of a match is { $due } bytes, not { $length }.
no-name-or-word = A name or word is printable text of at most { $most } characters, not { $text }.

## Players at a table

# One player for all seats but the first, one for each of these, or one for every seat.
players-for-seats = { $players ->
    [one] { $players } player is
   *[other] { $players } players are
} named for { $seats } seats: name { $others ->
    [1] 1 or { $seats }
   *[other] 1, { $others } or { $seats }
}.
players-for-other-seats = { $players ->
    [one] { $players } player is
   *[other] { $players } players are
} named for { $seats } seats.
nobody-called = Nobody called { $name } can sit here; there are { $known }.
no-players-name = A player's name is printable text of at most { $most } characters.
same-name-twice = Two players have the same name.
# Only the game, the card file, the language and the way of showing may be named beside `--resume`.
resumed-keeps-its-table = A resumed match keeps its seats, options, bots and names: leave these options out.
saved-other-game = The saved match is one of { $saved }, not of { $game }.

## Many games

number-of-games = The number of games is 1 to { $most }, not { $games }.
number-of-threads = The number of threads is 1 to { $most }, not { $threads }.
no-seed = A seed is a whole number from 0 to { $last }, not { $seed }.
bots-for-seats = Name one bot for all { $seats } seats, or one for each; { $named ->
    [one] { $named } is
   *[other] { $named } are
} named.
no-measurement = A measurement takes more than 0 and less than { $most } seconds, not { $seconds }.

## Actions

# `Match.legal` lists what a seat may do.
no-such-action = { $action } is not an action of this game.
no-such-action-id = { $action } is not an action of this game: ids go from 0 to { $last }.
# Programs count seats from 0; sentences for players count players from 1.
no-such-seat = There is no seat { $seat } at this table: the seats are 0 to { $last }.
no-such-place = There is no place called { $name } on this table.
nothing-to-do-with = Seat { $seat } can do nothing with { $what }.
no-version = A version is a whole number, not { $version }.
no-consent = Consent is a list of seats, not { $consent }.

## Turns

match-is-over = The match is over.
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

undo-after-the-end = The match is over; nothing can be undone.
nothing-to-undo = There is nothing to undo.
undo-of-sealed-choices = Sealed choices are waiting; nothing can be undone before they are opened.
# Something was drawn or learnt, or another seat has decided since: ask the others.
undo-needs-everybody = This can only be undone if everybody agrees.

## Records of matches

record-folder = { $path } is a folder, not a record.
record-missing = There is no record { $path }.
record-no-file = { $path } is not a file.
record-too-large = { $path } is larger than any record: more than { $most } MiB.
record-no-utf8 = { $path } is not a record: it is not UTF-8 text.
record-no-text = a record is text
record-empty = the record is empty
record-line-too-long = the line is too long for a record
# Somebody has edited the file, or it was damaged on its way: get the original.
record-changed = the line, or one before it, was changed: its check does not fit
# The file was not copied to its end: get the original.
record-cut-off = the record is cut off here: a last line that tells the end is missing
record-no-json = this is not a line of JSON; the record is cut off or damaged
record-no-object = a line of a record is a JSON object
record-lacks = the first line has no valid { $key }
record-lacks-options = the first line does not name each option of the game
record-first-line = the first line lacks something, or says too much
record-last-line = the last line tells neither an end nor that the match runs, or says too much
record-no-entry = this is no entry of a match: neither a play, nor sealed choices, nor an undo
record-other-entry = entry { $entry } should stand here
record-other-format = this is not a record of Iacta in format { $format }
# Replay it with the version of Iacta that it was played with.
record-other-rules = it follows version { $version } of the rules; these are version { $now }
# Name the card file with `--cards`.
record-other-cards = the match was played with other cards: give the card file it was played with
record-of-no-match = no match can be dealt from this: { $why }
record-not-done = this could not be done: { $why }
record-sealed-entry = a sealed entry names each seat's action
record-sealed-or-not = the choices here are sealed, or should not be
record-sealed-missing = a sealed choice is missing
record-undo = an undo lists the seats that agreed
# Wait for its end, or use the private record that the table saved.
record-still-running = the match was still running, so its secret is not told and it cannot be replayed
record-unreadable-secret = the secret cannot be read
# The cards were not dealt from the secret that was promised: the match does not prove its luck.
record-other-secret = the secret does not fit the commitment in the first line
record-not-waiting = these choices could not have been waiting
record-waiting-not-done = a waiting choice could not be made: { $why }
record-ran-on = the record says that the match ran on, but not as it is written
record-other-end = the end is not what the actions lead to
record-no-seating = the first line does not tell who sits where
record-wrong-seating = nobody can sit like this: { $why }

## Card files

cards-folder = { $path } is a folder, not a card file
cards-missing = there is no card file { $path }
cards-no-file = { $path } is not a file
cards-unreadable = the card file { $path } cannot be read: { $why }
cards-too-large = the card file is larger than 1 MiB
cards-binary = the card file is binary, not text
cards-no-text = the card file is not UTF-8 text
cards-too-many-dots = the line has more than { $most } dots outside texts
cards-line-too-long = the line is longer than { $most } characters
# What follows is what the TOML parser says, in English.
cards-no-toml = this is not TOML: { $why }
cards-beyond-measure = this is not a card file: a number or a list in it is beyond all measure
cards-unknown-key = { $table } has an unknown key { $key }
cards-missing-key = { $table } has no { $key }
cards-no-number = { $key } of { $table } must be a whole number, not { $value }
cards-no-string = { $key } of { $table } must be a text, not { $value }
cards-no-strings = { $key } of { $table } must be a list of texts
cards-no-table = { $key } of { $table } must be a table
cards-no-tables = { $key } of { $table } must be a list of tables, each under [[{ $key }]]
cards-other-game = this is a file for the game { $game }, not for { $due }
cards-no-name = a card has no name
cards-no-such-card = there is no card { $card } in this game
cards-card-twice = the card { $card } is listed twice
cards-card-missing = the file ends without the card { $card }
cards-total = the rulebook counts { $due } for { $group }, not { $total }
cards-sum = the copies of { $group } are { $copies }, but the box holds { $due }
cards-copies = copies of { $card } must be 0 to { $most }, not { $copies }
cards-fixed-copies = there are { $copies } copies of { $card }, but the box holds { $due }
cards-vp = vp of { $card } must be { $due }, not { $vp }
cards-range = { $fact } of { $card } must be { $least } to { $most }, not { $number }
# Each number names its origin: how far it can be trusted.
cards-fact-without-origin = { $fact } of { $card } has no origin
cards-no-such-origin = { $origin } is no origin: they are { $known }
cards-no-such-clause = there is no clause { $clause }: they are { $first } to { $last }

## The command line

no-such-command = There is no command { $name }; there are { $known }.
no-command = Say which command: { $known }.
# `iacta admin ban --for 30m`: a number and s, m, h, d or w (seconds to weeks).
no-duration = { $value } is not a duration: write 30m, 12h, 7d or 4w.
most-out-of-range = The option --most goes from { $low } to { $high }, not { $value }.
file-is-there = { $path } is already there, and is not overwritten.
# Loopback is where a proxy on the same machine comes from, and the health check.
ban-too-wide = { $who } would ban this machine or a large part of the Internet; add --yes if you mean it.
no-such-stage = There is no stage { $name }; there are { $known }.
no-reason = A reason is one line of at most { $most } characters.
too-many-arguments = { $command } does not take so many words: { $extra }.
unknown-flag = { $command } has no option { $option }; `{ $command } --help` lists them.
flag-without-value = The option { $option } needs a value.
flag-with-value = The option { $option } takes no value.
argument-missing = { $command } needs <{ $argument }>; `{ $command } --help` explains it.
no-whole-number = The option { $option } is a whole number.
path-not-readable = What is given for { $given } cannot be read by this user: run the command as another user, or change who may read it.
no-number = The option { $option } is a number.
nowhere-to-print = There is nowhere to print: standard output is closed.
not-delivered = What was printed could not be delivered: the reader has closed the pipe.
# What follows the colon is what the operating system says.
system-error = { $what }: { $why }.
the-output = The output
no-such-shell = Completion is not made for the shell { $name }, only for these: { $known }.
