# The table in the terminal.

## Before and after

opening = { $title }, { $seats } players.
sitting = { $player }: { $who }.
player-human = you
player-hotseat = at this keyboard
player-bot = bot, { $bot }
commitment = The luck is sealed: SHA-256 of the secret is { $hash }
resumed = The match goes on where it was left.
begin = Press Enter to begin.
hand-over = Press Enter and hand the keyboard to { $player }.
curtain = { $player }, it is your turn. Press Enter when only you are looking.
watching = Only bots play; you watch.
result = { $place }. { $player }: { $points }
secret = The secret of the deal is { $secret }; its SHA-256 is the sealed { $hash }
saved = Saved in { $path }
resume-hint = Go on with: iacta play --resume { $path }
save-failed = { $path } could not be saved: { $why }. What was there before is unchanged.
record-at = The record is in { $path }; check it with: iacta verify { $path }

## Asking

points = { $points } { $count ->
    [1] point
   *[other] points
}
you = You
typing = A number or an action · { command-why } … · { command-undo } · { command-help } · { command-quit }
you-may = You may: { $actions }. Type “{ command-actions }” to hear each.
not-in-the-way = Nothing is in the way of { $what }.
refused = { $action }: { $why } ({ $clause })
no-such-number = There is no number { $number }; they go from 1 to { $last }.
several-meant = “{ $typed }” can mean several things: { $choices }.
no-card-called = There is no card “{ $typed }”.
undo-nothing = There is nothing to take back.
undo-refused = This cannot be taken back: something was drawn or learnt, or somebody else has decided since.
undo-consent = { $player }, may this be taken back? ({ yes }/{ no })
yes = yes
no = no
range = { $first } to { $last }
which-legion = Which legion? Say a player from 1 to { $last }.

## Commands; the English words are understood in every language

command-table = table
command-hand = hand
command-log = log
command-actions = actions
command-why = why
command-undo = undo
command-help = help
command-save = save
command-quit = quit
command-camp = camp
command-legion = legion
command-objectives = objectives
command-piles = piles
command-dismissed = dismissed
about-table = the whole table; Enter alone shows it too
about-hand = your hand
about-log = what happened last; { command-log } 100 for more
about-actions = what you may do, with numbers
about-why = why something is not possible: an action or a card, as in { command-why } { command-hand } 2
about-undo = take your last step back
about-help = this, or a card or clause: { command-help } senator, { command-help } X7
about-save = save the match, in a file of your choice if you name one
about-quit = save and leave
about-camp = the training camp
about-legion = a legion: { command-legion } 1
about-objectives = the Laurus and Virtus cards
about-piles = draw pile and discard pile
about-dismissed = who has dismissed how much, and your own dismissed cards
help-actions = Type the number of an action, its text, or the beginning of its text if nothing else begins so.
help-tab = The Tab key completes what you type.
help-map = On the table, CAPITALS are equipment that is laid, small letters are free slots, ↓2 is two dismissed cards.

## A card explained

fact-copies = copies
fact-vp = points
fact-cell = cell
fact-numeral = numeral
fact-slots = slots
origin-rulebook = from the rulebook
origin-public = from other public sources
origin-deduced = deduced
origin-reconstructed = reconstructed: our guess
either = { $one } or { $other }
none = none

## Lusitania XXI: short names for narrow columns

short-mercenary = merc.
short-cook = cook
short-gunner = gunner
short-shield = shd
short-sword = swd
short-axe = axe
short-spear = spr
short-horse = hrs
short-bow = bow
short-stone = stn
short-auxilia = Auxil.
short-senator = Senat.
short-cleopatra = Cleop.
short-inspector = Insp.
short-doctor = Doctor
short-commander = Comm.
short-caesar = Caesar
legionary = Legionary
mercenary = Mercenary
goal-laurus-1 = { short-stone } { short-bow } { short-horse }
goal-laurus-2 = 2 pairs
goal-laurus-3 = 4 kinds
goal-laurus-4 = I–IV full
goal-laurus-5 = V–VII full
goal-virtus-6 = { short-stone } { short-axe } { short-horse }
goal-virtus-7 = { short-sword } { short-spear } { short-shield }
goal-virtus-8 = { short-sword } { short-axe } { short-bow }
goal-virtus-9 = 3 in a row
goal-virtus-10 = cook + full gunner

## Lusitania XXI: the table

turn-number = turn { $number }
pile-size = pile { $size }
pile-second = 2nd pile { $size }
last-turn = LAST TURN
discard-size = discard { $size }
camp = Camp
hand = Hand
hands = Hands
objectives = Goals
discard = Discard
aside = Aside
vp = { $points } VP
seen = seen
known-to = known to { $players }
hand-line = Hand { $place }: { $card }
camp-line = Camp { $place }: { $card }
holds = { $player } holds: { $cards }
no-objectives = Laurus and Virtus are not in this game.
empty = empty
cell-line = Cell { $cell }: { $card }
carries = carries { $pieces }
room-for = room for { $pieces }
seat-line = { $player }: { $points }, dismissed cards: { $dismissed }
objective-open = { $card }: open. { $effect }
objective-owned = { $card }: won. { $player }. { $effect }
pile-line = Draw pile: { $size ->
    [one] { $size } card
   *[other] { $size } cards
}.
pile-second-line = Second draw pile: { $size ->
    [one] { $size } card
   *[other] { $size } cards
}.
discard-line = Discard pile: { $cards }
dismissed-line = { $player }, dismissed cards: { $count }.
