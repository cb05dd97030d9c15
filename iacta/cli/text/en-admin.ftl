# `iacta admin`: its help, and what it says.

about-admin = Manage a server: its tables, its visitors, its database. Works whether the server is running or stopped.
about-admin-list = List the tables, the most recently used first.
about-admin-show = Show a table: who sits there, and the chat.
about-admin-close = End a match without a winner. A table that is still waiting for players is deleted.
about-admin-delete = Delete a table and everything that belongs to it. Only a backup can bring it back.
about-admin-export = Write the record of a match: what everybody may know of it, and after its end all of it.
about-admin-ban = Ban an address, a network or a guest from the server.
about-admin-mute = Let an address, a guest or a seat at a table play, but not chat.
about-admin-lift = Lift a ban or a mute.
about-admin-bans = List the bans and mutes.
about-admin-check = Check the database and replay every match. The exit status is 1 if something is wrong.
about-admin-backup = Copy the data folder, even while the server runs, and verify the copy.
about-admin-restore = Replace the data folder with a backup. The server must be stopped.

value-table = table
value-who = who
value-duration = duration
value-reason = reason
value-stage = stage

help-stage = Only tables at this stage: waiting, running or over.
help-most = The number of tables to list.
help-table = The name of a table, as in `iacta admin list` and in the table’s address.
help-admin-export-to = Write the record to this file instead of the terminal.
help-who = An address (203.0.113.7), a network (2001:db8::/64), a guest as `iacta admin show` names it, or a seat (table/1).
help-duration = How long: 30m, 12h, 7d or 4w. Without it, until you lift it.
help-reason = The reason; whoever is banned or muted can read it.
help-yes = Ban even a very large network, or this machine.
help-number = The number, as in `iacta admin bans`.
help-admin-backup-to = The new folder for the backup.
help-backup = The folder of the backup.
help-overwrite = Replace a database that is already there; the old one is moved aside.

column-table = table
column-stage = stage
column-game = game
column-moves = moves
column-active = last used (UTC)
column-players = players
column-seat = seat
column-player = player
column-name = name
column-guest = guest
column-number = number
column-kind = kind
column-who = who
column-until = until (UTC)
column-reason = reason

stage-waiting = waiting
stage-running = running
stage-over = over
stage-unreadable = unreadable
player-open = open
player-person = person
player-bot = bot
kind-ban = ban
kind-mute = mute

no-tables-kept = There are no tables.
list-damaged = The database is damaged, and tables may be missing here; `iacta admin check` says what is wrong.
no-bans = Nobody is banned or muted.
until-lifted = until it is lifted
table-shown = { $table }: { $game }, { $stage }. Moves: { $moves }. Connections: { $viewers }. Set up { $created }, last used { $active } (UTC).
table-closed = The match at table { $table } has been ended.
table-deleted = Table { $table } has been deleted.
table-exported = The record of table { $table } is in { $path }.
exported-closed = The match was ended by the operator and has no result; `iacta verify` will say that it is still running.
added-ban = Ban { $number }: { $who }, until { $until } (UTC).
added-mute = Mute { $number }: { $who }, until { $until } (UTC).
added-ban-for-good = Ban { $number }: { $who }, until it is lifted.
added-mute-for-good = Mute { $number }: { $who }, until it is lifted.
ban-lifted = Number { $number } has been lifted: { $who }.
progress-tables = { $total ->
    [one] { $total } table
   *[other] { $total } tables
}
check-ok = { $total ->
    [one] The database is sound, and its one table can be read.
   *[other] The database is sound, and all { $total } tables can be read.
}
check-found = { $count ->
    [one] One problem was found. Tables: { $total }.
   *[other] { $count } problems were found. Tables: { $total }.
}
backed-up = { $tables ->
    [one] The backup is in { $path } and has been verified: one table.
   *[other] The backup is in { $path } and has been verified: { $tables } tables.
}
restored = { $tables ->
    [one] The backup has been restored to { $folder }: one table.
   *[other] The backup has been restored to { $folder }: { $tables } tables.
}
put-aside = What was there before is in { $folder }.
