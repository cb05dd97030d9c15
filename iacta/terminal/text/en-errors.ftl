# What can be wrong with a position that is asked for.

## Positions as a line of text

# Lumeria has them.
no-positions = Positions of { $game } cannot be written as text.
# `iacta verify` says how many entries a record has.
no-such-entry = The record has no entry { $entry }: entries go from 0 to { $last }.
# Ask for an earlier entry.
no-position-at-the-end = The match is over after that entry, so there is no position to show.
