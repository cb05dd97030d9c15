# What can be wrong with a position that is asked for.

## Positions as a line of text

no-positions = { $game } has no positions that are written as text.
no-such-entry = The record has no entry { $entry }; they go from 0 to { $last }.
no-position-at-the-end = The match is over after that entry, and its end is no position.
