# What can be wrong in a card file of Lumeria, in its options, and in a position written as text.

## Options

# Choose another faction for one side, or switch `mirror` on.
same-faction = Both sides have the same faction; that takes the option mirror (M1).

## Card files

cards-how-many = there must be { $fewest } to { $most } tables [[{ $key }]], not { $number }
cards-name-twice = the name { $name } is given twice
cards-unknown-name = { $fact } cannot be { $name }; it is one of { $known }
cards-long-range = long_range must not be smaller than range (M16)
# The name is typed as an option.
cards-plain-name = a name like { $name } cannot be an option: use small letters, figures and hyphens, and not “random”
cards-board-size = a board has { $fewest } to { $rows } rows of equal length, each of { $least } to { $columns } fields with spaces between them
cards-board-symbol = { $symbol } is no field: a field is R, c, H or .
cards-board-recruitment = { $board } must have recruitment fields in its first and its last row, and nowhere else (M4)
cards-board-start = start must name { $due } different fields, none of which is the same for both sides (M1)
cards-board-sacred = { $field } is no hill, so it cannot be sacred (M23)
cards-no-such-field = the board { $board } has no field { $field }
cards-units-of-faction = { $faction } has { $units } units, but a faction has { $due } (M1)
cards-faction-start = start of { $faction } must name { $due } units (M1)
cards-no-start-unit = { $faction } has too few of { $card } to start with (M1)
# What people call a unit of their own in every language, for example title = "Amazons".
cards-title = a title like { $title } will not do: it has 1 to { $most } characters that can be printed, a letter among them, and no blank too many
cards-title-of-the-box = { $card } has its name in every language: only units of your own, { $first } to { $last }, have a title
cards-title-twice = the title { $title } is that of another unit too

## Positions as a line of text

position-no-key = { $part } is no part of a position: each is written key=value.
# A side’s name and its faction come first, then what the side has: south=slavs gold=2.
position-key-before-side = { $key } belongs to a side and comes after south= or north=.
position-unknown-key = A position has no { $key }.
position-key-twice = { $key } is given twice.
position-missing-key = The position lacks { $key }.
position-key-not-here = { $key } has no place in the phase { $phase }.
position-number = { $key } is a number from { $low } to { $high }, not { $value }.
position-name = { $key } cannot be { $value }; it is one of { $known }.
position-field = { $key } names a field of the board, not { $value }.
# Every manoeuvre token is on its place, on the track or beside it.
position-tokens = The manoeuvre tokens of { $side } are too many or too few: what is not on its place is on the track or beside it (M18).
position-too-many = { $side } has not so many of { $unit }.
# For example c3:bies/2+! – a field, a unit, its wounds, and + fortified, - exhausted, ! activated.
position-unit = { $unit } is no unit on a field; it is written like c3:bies/2+!.
position-field-twice = There are two units on { $field }.
position-no-unit = { $key } is { $field }, but no unit of the right side is there.
position-faces = faces must show { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
# The game would not wait here: the side on the move could not even pass.
position-nothing-to-do = Nothing can be done in this position.
# Perhaps a unit, a token or a number of dice does not fit: `iacta position` shows what a match would write.
position-not-asked = In this position nobody is asked what the phase { $phase } asks.
