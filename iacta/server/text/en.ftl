# The words of the page that all games share.

## The first page

tagline = Board games, played well.
tagline-about = Play against the computer right away, or send a link to your friends. No account needed.
games = Games
about-lumeria = Lead one of four factions over fields and hills, with dice, manoeuvres and a god on your side.
about-lusitania = Raise an army of soldiers and equipment. The first with 20 points wins, unless the Musician ends the game first.
about-lusitania-xxi = Build a legion of nine cells: soldiers, their equipment, and visitors at both ends. The first with 21 points wins.
about-lutetia = Buy up a town in Roman Gaul with secret bids and open bribes, and win a seat in the senate.
seats = { $fewest } to { $most } players
exactly-seats = { $count } players
weight-light = easy to learn
weight-medium = moderately complex
weight-heavy = complex
minutes-about = about { $minutes } min
minutes-between = { $from } to { $to } min
whats-new = What is new
news-1 = Guided first games: learn by playing, one idea at a time.
news-2 = How to play: one illustrated page for each game.
news-3 = Opponents with names and levels, from easy to master; give them the empty seats at your table.
your-name = Your name
guest = Guest
play = Play
play-now = Play against the computer
learn-new = Learn to play ({ $minutes } min)
learn-begun = Continue the lesson
learn-done = Play the guided game again
learn-left = Guided game ({ $minutes } min)
set-up = Set up a table
rules = Rules
how-to-play = How to play
print = Print
print-summary = Print the summary
search-rules = Search the rules
show-sources = Show where the numbers come from
reconstructed-facts = Our own reconstruction: { $facts }.
sources = Sources and card files
contents = Contents
nothing-here = There is nothing at this address.
settings = Settings
your-games = Your games
go-on = Continue
public-tables = Public tables
no-tables = There are no public tables right now: set one up.
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
seat-for-anybody = anybody who comes
play-against = Opponent
level-rated = { $level } ({ $rating })
bot-seat = computer: { $bot }
bot-rated = computer: { $bot } ({ $rating })
ratings-about = The number is a measured rating: “easy” is 1000, and a bot rated 400 higher wins about ten games for each one it loses.
bot-called = { $name } (computer, { $bot })
options = Options
more-options = More options
who-starts = Who starts
by-lot = at random
own-cards = Your own card file (cards.toml)
allow-hints = Players may ask for hints
pace = Speed of the computer
pace-quick = quick
pace-usual = normal
pace-slow = slow
make-public = List the table on the first page
open-table = Open the table

## Waiting for players

waiting-for-players = { $count ->
    [0] The cards are being dealt.
    [one] Waiting for { $count } player.
   *[other] Waiting for { $count } players.
}
seat-open = free
fill-seat = Let the computer play
fill-seat-number = Seat { $number }: let the computer play
share = Share
scan = Scan to join
option-on = yes
option-off = no
own-cards-used = This table uses its own card file.
hints-allowed = Hints are allowed at this table.
hints-not-allowed = Hints are not allowed at this table.
invite = Send this link to anybody who wants to play or watch:
invite-only-here = This link works only on this computer. Start the server with “iacta serve --host 0.0.0.0” for a link that works in your whole network.
copy = Copy
copied = Copied
copy-failed = Your browser did not let the page copy the link. The text is selected: copy it yourself.
sit-down = Sit down
watch-about = If you do not sit down, you can watch.
leave = Leave the table
loading = One moment…
unreadable = This table was played with older rules and cannot be shown.
to-lobby = To the first page

## Links that are shared

preview-invited = You are invited
preview-waiting = { $count ->
    [one] Players: { $names }. One seat is free: sit down with one click, no account needed.
   *[other] Players: { $names }. { $count } seats are free: sit down with one click, no account needed.
}
preview-running = { $names }: watch the match as it is played.
preview-over = { $names }: see how the match ended.
preview-picture = A table in the middle of a match.

## The prompt

prompt-label = What to do
waits-for = { $count ->
    [one] { $names } is deciding.
   *[other] Waiting for { $names }.
}
you-have-chosen = You have chosen, and can still change your mind. { $count ->
    [0] { "" }
    [one] { $names } is deciding.
   *[other] Waiting for { $names }.
}
you-have-resigned = You have resigned; a bot plays on for you.
prompt-with = { CARD($card) }: { $ways }.
cannot-be-undone = This cannot be taken back.
confirmation = Confirm
confirm-how = Press Enter or click again to confirm.
confirm-how-touch = Tap again to confirm.
too-late = Somebody was faster: the table has changed. Decide again.
cancel = Cancel
back = Back
amount = Amount
most = all { $amount }
nothing-with-this = You can do nothing with this now.
other-reasons = { $count ->
    [one] One more reason
   *[other] { $count } more reasons
}
nothing-in-the-way = You can do that: click what glows.
not-together = That does not go with what you have chosen.
chosen-instead = You have chosen this one instead: the two do not go together.
skip-to-table = To the table

## Seats

you-mark = you
away-mark = away
stands-in-mark = a bot stands in
instead-mark = { $bot } instead
resigned-mark = resigned
decides-mark = is deciding
chosen-mark = has chosen
watching-mark = You are watching
points-of-goal = { $points } of { $goal } points
points = { $points } { $points ->
    [-0.5] point
    [0.5] point
    [one] point
   *[other] points
}

## Taking back, stepping through, the connection

undo-free = Take back
undo-ask = Ask to take back
hint = Hint
hint-passed = Somebody else was faster: you have nothing to decide now.
hint-do = Do it
hint-thinking = Thinking of a hint…
decision-waits = Your decision is waiting. It will be sent as soon as the connection is back.
missed-away = While you were away
missed-since = Since your last decision
missed-more = … and { $count ->
    [one] one more line
   *[other] { $count } more lines
} in the log
undo-asked = { $player } asks to take back the last decision.
undo-you-asked = You have asked to take back your last decision. The others must agree.
agree = Agree
refuse = Refuse
moves-left = { $count ->
    [one] { $count } move to see
   *[other] { $count } moves to see
}
step = Next
skip = Skip
connection-lost = The connection is lost. The page keeps trying to restore it; nothing is lost.
offline = The server cannot be reached. Check your connection, then click the die to try again.
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
unmute = Unmute
unread = unread

## Score and result

sheet = Scoring sheet
chapter = Points for
sum = Total
result = Result
you-win = You win!
somebody-wins = { $count ->
    [one] { $names } wins
   *[other] { $names } share the victory
}
rematch = Play again
rematch-go = Go to the next match
record = Download the record
look-at-table = See the table
counting = Counting the points…
show-winner = Show the winner
winning-army = The winner’s cards
share-picture = Share a picture
picture-saved = The picture is saved.
points-graph = Points over the match
graph-deal = deal
graph-after = After
graph-decisions = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}
deal-secret = Was the deal fair?
deal-secret-about = The hash was published before the deal. Now the secret is open, and its SHA-256 is that hash. “iacta verify” checks the whole record.

## Leaving

leaving = Leave or resign
leave-people = If you leave, a bot plays for you until you return.
leave-bots = If you leave, the match waits for you. When you return, everything is as you left it.
leave-resigned = You have resigned: the match goes on without you.
leave-over = The match is over. You can come back to it at its address.
leave-watching = You are only watching; the match goes on without you.
resign = Resign
resign-ends = If you resign, the match is over and { $player } wins.
resign-goes-on = If you resign, the match goes on: a bot plays to the end for you, and you can only watch.
stay = Stay

## Lessons

lesson = Guided first game
lesson-next = Next
lesson-play-on = Play on
lesson-leave = Leave the lesson
lesson-read-on = Read this first, then click “Next”.
lesson-not-now = Not now: click what is framed.

## Looking and settings

look = Look at cards: click one for details
shortcuts = Keyboard shortcuts
text-view = The table as text
you-may = You may
nothing-to-do = You have nothing to decide now.
really = Really? { $action }
language = Language
language-en = English
language-pl = Polski
language-pt = Português
language-uk = Українська
theme = Colours
theme-auto = as in the system
theme-light = light
theme-dark = dark
speed = Animation
speed-none = none
speed-fast = fast
speed-normal = normal
speed-slow = slow
stepwise = Wait for me before showing each move of the others
careful = Ask before anything that cannot be taken back
letter-keys = Use single letters as shortcuts
sound = Sound
vibration = Vibration

## Keys

key-tab = to the next thing you can click
key-next = to the next thing that glows
key-arrows = from one thing to the next
key-left = left arrow
key-up = up arrow
key-down = down arrow
key-right = right arrow
key-enter = choose what has the focus
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
ending-closed = The operator of the server ended the match.
