# What can be wrong in a card file of Lumeria, in its options, and in a position written as text.

## Options

# Choose another faction for one side, or switch `mirror` on.
same-faction = Both sides have the same faction; that needs the option mirror (M1).

## Card files

# Add or remove tables.
cards-how-many = there must be { $fewest } to { $most } tables [[{ $key }]], not { $number }
# Give one of the two another name.
cards-name-twice = the name { $name } is given twice
# Use one of these names.
cards-unknown-name = { $fact } cannot be { $name }; choose from { $known }
# Correct one of the two numbers in `[battle]`.
cards-long-range = long_range must not be smaller than range (M16)
# The name is typed as an option.
cards-plain-name = a name like { $name } cannot be an option: use lower-case letters, digits and hyphens, and not “random”
# Write the rows as the board of the box has them, for example `"H . H . H"`.
cards-board-size = a board must have { $fewest } to { $rows } rows of equal length, each of { $least } to { $columns } fields separated by spaces
# R is a recruitment field, c a camp, H a hill, and . any other field.
cards-board-symbol = { $symbol } is not a field: a field is R, c, H or .
# Put an R in the first and the last row, and in no other.
cards-board-recruitment = { $board } must have recruitment fields in its first and its last row, and nowhere else (M4)
# Name South’s fields; North’s are the same, seen from the other side.
cards-board-start = start must name { $due } different fields, and no field may be the same for both sides (M1)
# Name a field that has an H in `rows`.
cards-board-sacred = { $field } is not a hill, so it cannot be sacred (M23)
# Columns are letters from A, and row 1 is the last line of `rows`.
cards-no-such-field = the board { $board } has no field { $field }
# Correct the `copies` of its units until they add up.
cards-units-of-faction = { $faction } has { $units } units, but a faction has { $due } (M1)
# Name the front row first, then the second row from left to right.
cards-faction-start = start of { $faction } must name { $due } units (M1)
# Raise its `copies`, or start with another unit.
cards-no-start-unit = { $faction } has too few of { $card } to start with (M1)
# What people call a unit of their own in every language, for example title = "Amazons".
cards-title = { $title } cannot be a title: a title has 1 to { $most } printable characters, at least one of them a letter, and no extra spaces
# Leave the title out, or name the unit `own-1` to `own-10`.
cards-title-of-the-box = { $card } has a name in every language already: only units of your own, { $first } to { $last }, can have a title
# Give one of the two another title.
cards-title-twice = another unit has the title { $title }, too

## Positions as a line of text

# Put the position in quotation marks, as `iacta replay --position` prints it.
position-no-key = { $part } is not part of a position: every part is written key=value.
# A side’s name and its faction come first, then what the side has: south=slavs gold=2.
position-key-before-side = { $key } belongs to a side and comes after south= or north=.
# Check the spelling: `iacta replay --position` prints a position with all its keys.
position-unknown-key = { $key } is not a key of a position.
# Leave one of the two out.
position-key-twice = { $key } is given twice.
# Add it: `iacta replay --position` prints a position with all its keys.
position-missing-key = The position lacks { $key }.
# Leave it out, or change `phase`.
position-key-not-here = { $key } does not belong in the phase { $phase }.
# Correct the number.
position-number = { $key } must be a number from { $low } to { $high }, not { $value }.
# Use one of these names.
position-name = { $key } cannot be { $value }; choose from { $known }.
# Fields are written like c3.
position-field = { $key } must be a field of the board, not { $value }.
# Every manoeuvre token is on its place, on the track or beside it.
position-tokens = { $side } has too many or too few manoeuvre tokens: a token that is not on its place is on the track or beside it (M18).
# Count the units on the board, in the stacks and among the defeated.
position-too-many = { $side } does not have so many { $unit }.
# For example c3:bies/2+! – a field, a unit, its wounds, and + fortified, - exhausted, ! activated.
position-unit = { $unit } is not a unit on a field; write it like c3:bies/2+!.
# Move one of them, or leave it out.
position-field-twice = There are two units on { $field }.
# Name a field with such a unit.
position-no-unit = { $key } is { $field }, but there is no unit of the right side.
# Write as many digits as there are dice.
position-faces = faces must show { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
# The game would not wait here: the side on the move could not even pass.
position-nothing-to-do = Nothing can be done in this position.
# Perhaps a unit, a token or a number of dice does not fit: `iacta position` shows what a match would write.
position-not-asked = In this position nobody is asked for a decision of the phase { $phase }.
