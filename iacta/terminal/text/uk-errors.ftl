# What can be wrong with a position that is asked for.

## Positions as a line of text

no-positions = { $game }: для цієї гри немає текстового запису позицій.
no-such-entry = У записі немає пункту { $entry }; вони мають номери від 0 до { $last }.
no-position-at-the-end = Після цього пункту партію закінчено, а кінець не є позицією.
