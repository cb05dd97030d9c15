# Words that all games share.

seat = Seat { $number }
undo = { $you ->
    [yes] You take the last step back.
   *[no] { $player } takes the last step back.
}
