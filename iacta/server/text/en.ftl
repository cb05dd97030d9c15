# The words of the page that all games share.

## The first page

tagline = Board games, played well.
tagline-about = Against the computer at once, or with friends by sending a link. No account needed.
games = Games
about-lumeria = Lead one of four factions on a board of fields and hills, with dice, manoeuvres and a god on your side.
about-lusitania = Raise an army of soldiers and arms; whoever first has 20 points wins, unless the Musician plays before.
about-lusitania-xxi = Build a legion of nine places, with arms under the soldiers and guests at the ends, up to 21 points.
about-lutetia = Buy up a Gaulish city with secret bids and open bribes, and win a seat in the senate.
seats = { $fewest } to { $most } players
exactly-seats = { $count } players
your-name = Your name
guest = Guest
play-now = Play against the computer
set-up = Set up a table
rules = Rules
settings = Settings
public-tables = Public tables
no-tables = No public tables now: set one up.
open-seats = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
stage-waiting = waiting for players
stage-running = being played
stage-over = over
stage-unreadable = from an older version
join = Join
watch = Watch

## Setting up a table

set-up-game = A table for { $game }
how-many-seats = Number of players
who-sits = Who plays
seat-number = Seat { $number }
you = you
seat-for-anybody = whoever comes
bot-seat = computer: { $bot }
bot-rated = computer: { $bot } ({ $rating })
ratings-about = The numbers are the measured strength; “greedy” is 1000, and 400 more win ten times as often.
bot-called = { $name } (computer, { $bot })
options = Options
more-options = More options
who-starts = Who starts
by-lot = drawn by lot
own-cards = Your own card file (cards.toml)
allow-hints = Players may ask for hints
pace = Pace of the computer
pace-quick = quick
pace-usual = usual
pace-slow = slow
make-public = Show the table on the first page
open-table = Open the table

## Waiting for players

waiting-for-players = { $count ->
    [0] The cards are being dealt.
    [one] Waiting for { $count } player.
   *[other] Waiting for { $count } players.
}
seat-open = free
hints-allowed = Hints are allowed at this table.
hints-not-allowed = There are no hints at this table.
invite = Send this link to those who are to play or watch:
invite-only-here = This link opens only on this machine. Started as “iacta serve --host 0.0.0.0”, the server has one for your whole network.
copy = Copy
copied = Copied
copy-failed = Your browser did not let the page copy. The text is selected: copy it as you usually do.
sit-down = Sit down
watch-about = If you do not sit down, you watch.
leave = Leave the table
loading = One moment …
unreadable = This table was played by older rules and cannot be shown.
to-lobby = To the first page

## The prompt

prompt-label = What is to be done
waits-for = { $count ->
    [one] { $names } is deciding.
   *[other] Waiting for { $names }.
}
you-have-chosen = You have chosen and may still change it. { $count ->
    [0] { "" }
    [one] { $names } is deciding.
   *[other] Waiting for { $names }.
}
you-have-resigned = You have resigned; a bot plays on for you.
cannot-be-undone = This cannot be taken back:
confirm-how = Enter or another click on it confirms.
too-late = Somebody was faster: the table has changed. Decide again.
cancel = Cancel
back = Back
amount = Amount
most = all { $amount }
nothing-in-the-way = Nothing is in the way of that: click what glows.
not-together = This does not go with what you have chosen.
chosen-instead = Chosen instead: these two do not go together.
skip-to-table = To the table

## Seats

you-mark = you
away-mark = away
stands-in-mark = a bot stands in
instead-mark = { $bot } instead
resigned-mark = resigned
decides-mark = to decide
chosen-mark = has chosen
watching-mark = You are watching
points = { $points } { $points ->
    [one] point
   *[other] points
}

## Taking back, stepping through, the connection

undo-free = Take back
undo-ask = Ask to take back
hint = Hint
hint-thinking = A hint is being thought of …
undo-asked = { $player } asks to take the last decision back.
undo-you-asked = You have asked to take your last decision back; the others must agree.
agree = Agree
refuse = Refuse
moves-left = { $count ->
    [one] { $count } move to see
   *[other] { $count } moves to see
}
step = Next
skip = Skip
connection-lost = The connection is lost; the page keeps trying to restore it. Nothing is lost.
try-now = Try now
close = Close

## Log and chat

log = Log
log-empty = Nothing has happened yet.
copy-position = Copy the position as text
log-and-chat = Log and chat
chat = Chat
chat-empty = Nobody has said anything yet.
say = Say something
send = Send
mute = mute
mute-name = Mute { $name }
muted = { $name } is muted.
unmute = Listen again
unread = unread

## Score and result

sheet = Scoring sheet
chapter = Points for
sum = Sum
result = Result
you-win = You win!
somebody-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
rematch = Play again
rematch-go = To the next match
record = Download the record
look-at-table = Look at the table
deal-secret = Was the deal fair?
deal-secret-about = The hash was published before the deal; now the secret is open, and its SHA-256 is that hash. “iacta verify” checks the whole record.

## Leaving

leaving = Leave or resign
leave-about = If you leave, a bot plays on for you until you return.
leave-watching = You only watch; the match goes on without you.
resign = Resign
resign-about = If you resign, a bot plays to the end for you and you cannot return.
stay = Stay

## Looking and settings

look = Look at cards: a click shows details
shortcuts = Keyboard
text-view = The table as text
you-may = You may
nothing-to-do = There is nothing for you to decide now.
really = Really? { $action }
language = Language
language-en = English
language-pl = Polski
language-pt = Português
language-uk = Українська
theme = Colours
theme-auto = as the system
theme-light = light
theme-dark = dark
speed = Movement
speed-none = none
speed-fast = fast
speed-normal = normal
speed-slow = slow
stepwise = Wait for me before each move of the others
careful = Ask before what cannot be taken back
letter-keys = Single letters are shortcuts

## Keys

key-tab = to the next thing that can be clicked
key-next = to the next thing that glows
key-arrows = from thing to thing
key-left = left arrow
key-up = up arrow
key-down = down arrow
key-right = right arrow
key-enter = choose; again to confirm
key-escape = one step back
key-space = show the next move
key-undo = take back
key-hint = ask for a hint
key-detail = details of the card
key-sheet = scoring sheet
key-rules = rules
key-text = the table as text
key-help = this list
ending-resigned = Everybody else has resigned.
ending-closed = The operator of the server has ended the match.
