# Why the server refuses something.

not-your-seat = You are not sitting at this table.
match-not-running = No match is being played at this table now.
match-still-running = The match is still being played.
seat-resigned = You have resigned from this match.
table-is-full = All seats at this table are taken.
seat-is-taken = That seat is taken.
one-seat-each = You can take only one seat.
nobody-asks = Nobody is asking to take a decision back now.
too-many-undos = You have taken back { $most } decisions in this match; no more can be taken back.
no-hints-here = Hints are not allowed at this table.
no-hint-now = No hint could be thought of now; try again.
no-such-table = There is no such table.
# The database is damaged: `iacta admin check` lists what cannot be read; restore a backup.
table-damaged = This table can no longer be read.
no-such-game-here = There is no game called { $name } here; there are: { $known }.
no-such-page = There is nothing at this address.
page-not-built = The page has not been built yet; `make page` builds it.
# It makes room by itself when people leave; `--most-tables` lets in more.
too-many-tables = The server is full and takes no new tables now; try again later.
too-many-new-tables = Too many tables were set up from your address; try again later.
too-fast = That was too fast; try again in a moment.
# Behind a proxy, check that `--proxies` has its address: otherwise all visitors count as one.
too-many-at-once = Too much is being asked from your address at once; try again in a moment.
# Whoever runs the server can raise the limits; docs/server.md has them.
server-busy = The server has too much to do; try again in a moment.
chat-too-fast = You are talking too fast; wait a moment.
hints-too-fast = You are asking for hints too fast; wait a moment.
request-too-large = That is too large: at most { $most } bytes are read.
request-too-slow = The request took too long to arrive.
request-not-read = The request cannot be read: it does not have the form that the protocol asks for.
# A name of invisible characters would look like none, or like somebody else’s.
name-not-readable = That cannot be a name: one has 1 to { $most } characters, at least one of them visible, and nothing hidden between them.
message-not-read = The message cannot be read: it does not have the form that the protocol asks for.
hello-comes-first = A connection begins with one “hello”.
another-page = The request comes from the page of somebody else.
banned = You are banned from this server { $until }. Reason: { $reason }.
not-to-speak = You may play but not speak { $until }. Reason: { $reason }.
ban-until = until { $time }
ban-until-lifted = until the operator lifts it
ban-no-reason = none given
table-unreadable = This table cannot be read; `iacta admin check` says why.
table-lacks-seat = The table has no seat { $seat }.
nobody-there = Nobody sits in seat { $seat } of the table.
no-such-guest = No guest, or more than one, begins with { $guest }.
no-such-ban = There is no ban or mute with the number { $number }.
ban-of-whom = { $who } is no address, network, guest or seat; a seat is written table/1.
other-rules = the match was played with version { $version } of the rules, and this is version { $ours }
entries-missing = entries of the match are missing before number { $number }
# Whoever runs the server adds the name to `--hosts`, or lets the proxy pass the name on.
wrong-host = This server does not answer to that name.
database-refused = The server could not keep that; nothing has changed. Try again.
setting-out-of-range = The setting { $name } goes from { $low } to { $high }, not { $value }.
setting-no-origin = The setting { $name } takes addresses such as https://example.org, not { $value }.
# Write names without https:// and without a port, with commas between.
setting-no-host = The setting { $name } takes names such as play.example.org or *.example.org, not { $value }.
# Write the addresses of your proxies, or networks they are in, with commas between.
setting-no-network = The setting { $name } takes addresses and networks such as 10.0.0.0/8, not { $value }.
setting-no-switch = The setting { $name } is yes or no, not { $value }.
setting-no-number = The setting { $name } is a number, not { $value }.
setting-no-choice = The setting { $name } is one of { $known }, not { $value }.
cannot-listen = The server cannot listen at { $host }, port { $port }: { $why }. Choose another port with { $option }.
# Raise the limit of open files: `ulimit -n`, or `LimitNOFILE=` in a systemd unit.
too-few-files = The system allows { $allowed } open files, and the server needs { $needed } at least.
no-data-folder = The folder { $folder } cannot be used: { $why }.
folder-is-none = { $folder } is not a folder: choose a folder with --data.
# For example `sudo -u iacta iacta admin list`. Files that root made by mistake are given back by `chown -R iacta`.
folder-of-another = The user { $user } may not read and write the folder { $folder } or its files: run the command as the user that the server runs as.
# A new secret is made at the next start if there is none.
secret-too-short = The file { $path } is shorter than the { $least } bytes of a secret: restore it from a backup, or delete it; without it everybody is a stranger at their tables.
no-database-there = There is no database in the folder { $folder }. Another folder is given by --data or IACTA_DATA.
server-refused = { $why }
backup-exists = { $path } is already there; a backup goes into a new folder.
backup-damaged = { $path } is damaged: { $why }.
backup-changed = { $path } is not what the backup had when it was made.
no-backup-there = There is no backup in { $path }.
restore-over-something = { $folder } already has a database; --overwrite puts it aside and restores the backup.
# Stop the other server, or give this one a folder of its own with `--data`.
folder-in-use = Another server is using the folder { $folder }: stop it, or choose another folder with --data.
# Install the newer version again, or restore a backup that was made by this one.
database-newer = The database { $path } was written by a newer version of Iacta (its revision is { $revision }): install that version, or restore an older backup.
# Restore a backup. Keep the damaged file: more of it may still be read.
database-damaged = The database { $path } is damaged ({ $why }): restore a backup, or move the file away to start with an empty one.
database-foreign = The file { $path } is not a database of Iacta: move it away, or choose another folder with --data.
database-locked = Another program keeps the database { $path } locked: end it, then start the server again.
# What SQLite says is quoted; most often the folder or the file is read-only, or the disk is full.
database-not-opened = The database { $path } cannot be opened: { $why }.
