# Why the server refuses something.

# Sit down first, in the browser in which you sat before.
not-your-seat = You are not sitting at this table.
# Wait for the match to begin, or start another.
match-not-running = No match is being played at this table now.
# Wait for its end.
match-still-running = The match is still being played.
# You can watch, or leave the table.
seat-resigned = You have resigned from this match.
# Watch, or set up another table.
table-is-full = All seats at this table are taken.
# Take another seat.
seat-is-taken = That seat is taken.
# Open another browser for another person.
one-seat-each = You can take only one seat.
# The request has been answered or withdrawn already.
nobody-asks = Nobody is asking to take a decision back now.
# Play on.
too-many-undos = You have taken back { $most } decisions in this match; no more can be taken back.
# Whoever sets up a table decides whether hints are allowed.
no-hints-here = Hints are not allowed at this table.
no-hint-now = No hint could be found just now; try again.
# Check the link. The table may have been removed: see `--waiting-hours`, `--abandoned-days` and `--finished-days`.
no-such-table = There is no such table.
# The database is damaged: `iacta admin check` lists what cannot be read; restore a backup.
table-damaged = This table can no longer be read.
# Choose one of those listed.
no-such-game-here = There is no game called { $name } here; choose from { $known }.
# Check the address, or begin at the first page.
no-such-page = There is nothing at this address.
# Run `make page`.
page-not-built = The page has not been built yet; `make page` builds it.
# It makes room by itself when people leave; `--most-tables` lets in more.
too-many-tables = The server is full and takes no new tables now; try again later.
# Whoever runs the server can raise `--tables-an-hour`.
too-many-new-tables = Too many tables were set up from your address; try again later.
# Whoever runs the server can raise the limits; docs/server.md has them.
too-fast = That was too fast; try again in a moment.
# Behind a proxy, check that `--proxies` has its address: otherwise all visitors count as one.
too-many-at-once = Too many requests are coming from your address at once; try again in a moment.
# Whoever runs the server can raise the limits; docs/server.md has them.
server-busy = The server is too busy; try again in a moment.
# Wait a few seconds.
chat-too-fast = You are talking too fast; wait a moment.
# Wait a few seconds.
hints-too-fast = You are asking for hints too fast; wait a moment.
# Send less.
request-too-large = That is too large: the server reads at most { $most } bytes.
# Check the connection, then try again.
request-too-slow = The request took too long to arrive.
# docs/protocol.md describes every request.
request-not-read = The request cannot be read: it does not follow the protocol.
# A name of invisible characters would look like none, or like somebody else’s.
name-not-readable = That cannot be a name: a name has 1 to { $most } characters, at least one of them visible, and no hidden ones.
# docs/protocol.md describes every message.
message-not-read = The message cannot be read: it does not follow the protocol.
# Send `hello` first, and only once.
hello-comes-first = A connection must begin with exactly one “hello”.
# If the page is yours, add its address to `--origins`; behind a proxy, check that it passes on `Host`.
another-page = The request comes from a page of another site.
# Ask whoever runs the server. `iacta admin bans` lists bans, and `iacta admin lift` lifts them.
banned = You are banned from this server { $until }. Reason: { $reason }.
# Ask whoever runs the server. `iacta admin bans` lists mutes, and `iacta admin lift` lifts them.
not-to-speak = You are muted { $until }: you may play, but not chat. Reason: { $reason }.
ban-until = until { $time }
ban-until-lifted = until the operator lifts it
ban-no-reason = none given
# `iacta admin check` says what is wrong; restore a backup.
table-unreadable = This table cannot be read; `iacta admin check` says why.
# `iacta admin show` lists the seats.
table-lacks-seat = The table has no seat { $seat }.
# `iacta admin show` lists who sits where.
nobody-there = Nobody sits in seat { $seat } of the table.
# Give more letters, as `iacta admin show` prints them.
no-such-guest = No guest matches { $guest }, or more than one does.
# `iacta admin bans` lists the numbers.
no-such-ban = There is no ban or mute with the number { $number }.
# `iacta admin ban --help` explains what can be banned.
ban-of-whom = { $who } is not an address, network, guest or seat; a seat is written table/1.
# Play such a match to its end with the version of Iacta that it was played with, or delete the table.
other-rules = the match was played with version { $version } of the rules; this is version { $ours }
# Restore a backup.
entries-missing = the match lacks entries before number { $number }
# Whoever runs the server adds the name to `--hosts`, or lets the proxy pass the name on.
wrong-host = This server does not answer to that name.
# If it happens again, check that the disk is not full and that the server may write to its data folder.
database-refused = The server could not save that; nothing has changed. Try again.
# docs/server.md lists every setting.
setting-out-of-range = The setting { $name } must be from { $low } to { $high }, not { $value }.
# Write the scheme and the host, without a path, with commas between.
setting-no-origin = The setting { $name } takes addresses such as https://example.org, not { $value }.
# Write names without https:// and without a port, with commas between.
setting-no-host = The setting { $name } takes names such as play.example.org or *.example.org, not { $value }.
# Write the addresses of your proxies, or networks they are in, with commas between.
setting-no-network = The setting { $name } takes addresses and networks such as 10.0.0.0/8, not { $value }.
# Write yes or no, true or false, 1 or 0.
setting-no-switch = The setting { $name } must be yes or no, not { $value }.
# docs/server.md lists every setting.
setting-no-number = The setting { $name } must be a number, not { $value }.
# docs/server.md lists every setting.
setting-no-choice = The setting { $name } must be one of { $known }, not { $value }.
# Another program has the port, or the address does not belong to this machine.
cannot-listen = The server cannot listen on { $host }, port { $port }: { $why }. Choose another port with { $option }.
# Raise the limit of open files: `ulimit -n`, or `LimitNOFILE=` in a systemd unit.
too-few-files = The system allows { $allowed } open files, but the server needs at least { $needed }.
# Check that the folder exists and that the server may write to it, or choose another with `--data`.
no-data-folder = The folder { $folder } cannot be used: { $why }.
# Give `--data` the path of a folder; a new one is made.
folder-is-none = { $folder } is not a folder: choose one with --data.
# For example `sudo -u iacta iacta admin list`. Files that root made by mistake are given back by `chown -R iacta`.
folder-of-another = The user { $user } may not read and write the folder { $folder } or its files: run the command as the user that the server runs as.
# A new secret is made at the next start if there is none.
secret-too-short = The file { $path } is shorter than the { $least } bytes of a secret: restore it from a backup, or delete it. Without it, the server recognises nobody at their tables.
# Run the command as the user that the server runs as, with the same `--data`.
no-database-there = There is no database in the folder { $folder }. Name another folder with --data or IACTA_DATA.
# The running server says why.
server-refused = { $why }
# Name a folder that does not exist yet.
backup-exists = { $path } already exists; a backup goes into a new folder.
# Use another backup.
backup-damaged = { $path } is damaged: { $why }.
# Use another backup.
backup-changed = { $path } has changed since the backup was made.
# Name the folder that `iacta admin backup` made.
no-backup-there = There is no backup in { $path }.
# Add `--overwrite`, or restore to another folder with `--data`.
restore-over-something = { $folder } already has a database; --overwrite moves it aside and restores the backup.
# Stop the other server, or give this one a folder of its own with `--data`.
folder-in-use = Another server is using the folder { $folder }: stop it, or choose another folder with --data.
# Install the newer version again, or restore a backup that was made by this one.
database-newer = The database { $path } was written by a newer version of Iacta (its revision is { $revision }): install that version, or restore an older backup.
# Restore a backup. Keep the damaged file: more of it may still be read.
database-damaged = The database { $path } is damaged ({ $why }): restore a backup, or move the file away to start with an empty one.
# Check `--data`: it should name a folder for Iacta alone.
database-foreign = The file { $path } is not a database of Iacta: move it away, or choose another folder with --data.
# `fuser` or `lsof` shows which program has the file open.
database-locked = Another program has locked the database { $path }: end it, then start the server again.
# What SQLite says is quoted; most often the folder or the file is read-only, or the disk is full.
database-not-opened = The database { $path } cannot be opened: { $why }.
