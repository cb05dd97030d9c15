# The table in the terminal.

## Before and after

opening = { $title }, { $seats } players.
sitting = { $player }: { $who }.
player-human = you
player-hotseat = at this keyboard
player-bot = bot, { $bot }
player-bot-rated = bot, { $bot }, rated { $rating }
commitment = The luck is sealed: SHA-256 of the secret is { $hash }
resumed = The match goes on where it was left.
begin = Press Enter to begin.
hand-over = Press Enter and hand the keyboard to { $player }.
hand-over-sealed = Press Enter and hand the keyboard to { $player }, or type “{ command-undo }” to choose anew.
curtain = { $player }, it is your turn. Press Enter when only you are looking.
watching = Only bots play; you watch.
result = { $place }. { $player }: { $points }
secret = The secret of the deal is { $secret }; its SHA-256 is the sealed { $hash }
saved = Saved in { $path }
resume-hint = Go on with: iacta play --resume { $path }
save-failed = { $path } could not be saved: { $why }. What was there before is unchanged.
record-at = The record is in { $path }; check it with: iacta verify { $path }

## Asking

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
about-table = the whole table; Enter alone shows it too
about-hand = your cards
about-log = what happened last; { command-log } 100 for more
about-actions = what you may do, with numbers
about-why = why something is not possible: an action or a card, as in { command-why } { $what }
about-hint = the best actions with their chances, as far as you can know
about-undo = take your last step back
about-help = this, or a card or clause: { command-help } { $card }, { command-help } { $clause }
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
about-player = a player: money, resources and cards, as in { command-player } 2
about-decks = the decks, and the cards out of the game
help-actions = Type the number of an action, its text, or the beginning of its text if nothing else begins so.
help-tab = The Tab key completes what you type.
help-map = On the table, CAPITALS are equipment that has been laid, small letters are free slots.
help-dismissed = ↓2 is two dismissed cards.

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
help-army = Beside the points stands who holds the Commander. ?* is a hidden card that came from the last six of the pile: it may be the Musician.

## Lutetia: what is asked and typed

typing-words = Type your choice · { command-why } … · { command-undo } · { command-help } · { command-quit }
income = income
bids-offer = Type two of { $slots } { income } { income }, as in “{ $one } { $other }” or “{ $one } { income }”.

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

too-small = The table does not fit into { $width } × { $height } characters and is told in lines; 80 × 24 are enough.
