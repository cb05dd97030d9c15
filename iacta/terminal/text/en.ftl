# The table in the terminal.

## Before and after

opening = { $title }, { $seats } players.
goal-first = The first player with { $points ->
    [one] { $points } point
   *[other] { $points } points
} wins.
goal-most = The player with the most points at the end wins.
sitting = { $player }: { $who }.
player-human = you
player-hotseat = at this keyboard
player-bot = bot, { $bot }
player-bot-rated = bot, { $bot }, rated { $rating }
rules-at = How to play: iacta rules { $game } --short. All rules: iacta rules { $game }
commitment = The deal is sealed: the SHA-256 of its secret is { $hash }
resumed = The match continues where it was left.
begin = Press Enter to begin.
hand-over = Press Enter and hand the keyboard to { $player }.
hand-over-sealed = Press Enter and hand the keyboard to { $player }, or type “{ command-undo }” to choose again.
curtain = { $player }, it is your turn. Press Enter when only you are looking.
watching = Only bots are playing; you are watching.
result = { $place }. { $player }: { $points }
secret = The secret of the deal is { $secret }; its SHA-256 is the sealed { $hash }
saved = Saved in { $path }
resume-hint = Continue with: iacta play --resume { $path }
# Save somewhere else with `save FILE`, or make room on the disk.
save-failed = { $path } could not be saved: { $why }. What was there before is unchanged.
record-at = The record is in { $path }; verify it with: iacta verify { $path }

## Asking

typing = A number or an action · { command-why } … · { command-undo } · { command-help } · { command-quit }
you-may = You may: { $actions }. Type a number, or “{ command-actions }” to hear each action.
not-in-the-way = Nothing prevents { $what }.
refused = { $action }: { $why } ({ $clause })
# `actions` lists the numbers.
no-such-number = There is no number { $number }: numbers go from 1 to { $last }.
several-meant = “{ $typed }” can mean several cards: { $choices }.
no-card-called = There is no card “{ $typed }”.
# Nothing has been decided yet.
undo-nothing = There is nothing to take back.
# Play on; among people at one keyboard, ask everybody to agree.
undo-refused = This cannot be taken back: something was drawn or revealed, or somebody else has decided since.
undo-consent = { $player }, may this be taken back? ({ yes }/{ no })
yes = yes
no = no
range = { $first } to { $last }

## Commands; the English words are understood in every language

command-table = table
command-hand = hand
command-log = log
command-actions = actions
command-why = why
command-hint = hint
command-undo = undo
command-help = help
command-save = save
command-quit = quit
command-camp = camp
command-legion = legion
command-field = field
command-army = army
command-objectives = objectives
command-piles = piles
command-dismissed = dismissed
command-market = market
command-player = player
command-decks = decks
about-table = the whole table
about-hand = your cards
about-log = what happened recently; { command-log } 100 for more
about-actions = everything you may do now
about-why = why something is not possible: an action or a card, for example { command-why } { $what }
about-hint = the best actions with their chances, judged by what you can see
about-undo = take back your last step
about-help = this help, or a card or clause: { command-help } { $card }, { command-help } { $clause }
about-save = save the match, in a file of your choice if you name one
about-quit = save and leave
about-camp = the training camp
about-legion = a legion: { command-legion } 1
about-field = the training field
about-army = an army: { command-army } 1
about-objectives = the Laurus and Virtus cards
about-piles = draw pile and discard pile
about-dismissed = how many cards each player has dismissed, and your own dismissed cards
about-market = the cards on sale
about-player = a player: money, resources and cards, for example { command-player } 2
about-decks = the decks, and the cards out of the game
help-actions = Type the number of an action, its text, or the beginning of its text if no other action begins like that.
help-choices = Type your choice as the question shows it, or the text of an action.
help-enter = Press Enter alone to see the question again.
help-tab = The Tab key completes what you type.
help-map = On the table, CAPITALS are equipment that a soldier carries, small letters are free slots.
help-dismissed = ↓2 means two dismissed cards.

## Both Lusitanias: short names for narrow columns

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

## Both Lusitanias: the table; objectives and what is dismissed or aside only in XXI

turn-number = turn { $number }
pile-size = pile { $size }
pile-second = 2nd pile { $size }
discard-size = discard { $size }
camp = Camp
hand = Hand
hands = Hands
objectives = Goals
discard = Discard
aside = Aside
vp = { $points } VP
help-narrow = Where space is short, _ is a free slot in another legion and +2 are two more pieces; “{ $command } 2” names them.

## Lusitania (2019)

field = Field
short-mars = Mars
short-musician = Music.
mars-grey = used
help-army = Next to the points is the player who holds the Commander. ?* is a hidden card from the last six of the pile: it may be the Musician.

## Lutetia: what is asked and typed

typing-words = Type your choice · { command-why } … · { command-undo } · { command-help } · { command-quit }
income = income
bids-offer = Type two of { $slots } { income } { income }, for example “{ $one } { $other }” or “{ $one } { income }”.

## Lutetia: the table

round-number = round { $number }
characters-left = characters { $count }
places-left = places { $count }
bazaars-aside = bazaars aside { $count }
column-left = left
column-right = right
short-income = inc.
brief-brewer = Brewer
brief-blacksmith = Smith
brief-herbalist = Herbalist
brief-statue = Statue
gives-legion = or +2 to a bid
gives-apprentice = joins artisan
gives-field = pays ◎1/{ $resource }
gives-mill = 1 VP/{ $resource }
gives-bakery = +1/{ $resource } card
gives-tavern = pays ◎{ $money }+1/{ $resource }
gives-statue = +1/R place
gives-bazaar = { $wants }
help-lutetia = On the table, ◎2 is a cost, cash or bribe in sesterces, +◎2 coins on a card, t8 a talent, R Roman influence; ▶ is to decide.
help-estates = A resource counts apprentices too; behind it stand the lowest and the highest talent. Where space is short, “{ command-player } 2” names all cards.

## Any table

too-small = The table does not fit into { $width } × { $height } characters and is shown as lines of text; 80 × 24 are enough.
