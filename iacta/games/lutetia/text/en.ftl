# Lutetia: what a person reads at the table. CARD names a card in a case, PLAYER a player.

title = Lutetia

## Options

option-round_limit = Rounds after which the game ends, whatever is left in the decks (T19).

## Zones

zone-slot = Market
zone-bid = Action cards
zone-owned = Cards
zone-attached = Apprentices
zone-gone = Out of the game
zone-characters = Characters
zone-places = Places
zone-box = Bazaars put aside

## Money

money = { $amount ->
    [one] { $amount } sestertius
   *[other] { $amount } sesterces
}

## Actions, as a person types them

action-bid = bid { $slots }
action-bid_and_earn = bid { $slot } and income
action-earn = double income
action-bribe = bribe { $side ->
    [left] left
   *[right] right
} { $amount }
action-ready = ready
action-support = legion for player { $seat }
action-pass = pass
action-attach = attach to { $artisan ->
    [brewer] brewer
    [baker] baker
    [druid] druid
   *[blacksmith] blacksmith
}

## What is to be decided

prompt-bids = Choose two action cards in secret: for two cards on sale, or for income.
prompt-bribes = Put money on one of your face-down cards, or say “ready”.
prompt-legions = Remove a Legion from the game to add 2 to a bid for this card, or say “pass”.
prompt-apprentice = Which of your artisans does the apprentice join?
prompt-over = The game is over.

## Why something cannot be done

reason-not_now = Not now: there is something else to decide first.
reason-game_is_over = The game is over.
reason-slot_not_in_play = That slot is not in play with this number of players.
reason-not_enough_cash = You do not have that much cash.
reason-no_bidder = That player has not bid for this card.
reason-no_such_artisan = You have no such artisan.

## What happens

event-round_begins = Round { $amount } begins.
event-turned_up = On sale at { $cell }: { CARD($card) }.
event-laid = { $you ->
    [yes] You lay { CARD($card, case: "acc") } face down on the { $cell ->
        [left] left
       *[right] right
    }.
   *[no] { PLAYER($player) } lays { CARD($card, case: "acc") } face down on the { $cell ->
        [left] left
       *[right] right
    }.
}
event-bribed = { $you ->
    [yes] You put { money } on your { $cell ->
        [left] left
       *[right] right
    } card.
   *[no] { PLAYER($player) } puts { money } on the { $cell ->
        [left] left
       *[right] right
    } card.
}
event-ready = { $you ->
    [yes] You are ready.
   *[no] { PLAYER($player) } is ready.
}
event-revealed = { $you ->
    [yes] You reveal { CARD($card, case: "acc") }.
   *[no] { PLAYER($player) } reveals { CARD($card, case: "acc") }.
}
event-income = { $you ->
    [yes] You take an income of { money }.
   *[no] { PLAYER($player) } takes an income of { money }.
}
event-bribe_lost = { $you ->
    [yes] You lose your bribe of { money } to the bank.
   *[no] { PLAYER($player) } loses a bribe of { money } to the bank.
}
event-legion_played = { $you ->
    [yes] You remove { CARD($card, case: "acc") } from the game.
   *[no] { PLAYER($player) } removes { CARD($card, case: "acc") } from the game.
}
event-supported = { $other_you ->
    [yes] That raises your offer to { $amount }.
   *[no] That raises { PLAYER($other, case: "gen") } offer to { $amount }.
}
event-passed = { $you ->
    [yes] You pass.
   *[no] { PLAYER($player) } passes.
}
event-compensated = { $you ->
    [yes] { $amount ->
        [0] You take 1 sestertius in compensation for { $cell }.
       *[other] You take back { money }, and 1 in compensation for { $cell }.
    }
   *[no] { $amount ->
        [0] { PLAYER($player) } takes 1 sestertius in compensation for { $cell }.
       *[other] { PLAYER($player) } takes back { money }, and 1 in compensation for { $cell }.
    }
}
event-tied = The highest offers are equal, so nobody gets { CARD($card, case: "gen") }: the card leaves the game.
event-bought = { $you ->
    [yes] You buy { CARD($card, case: "acc") } for { money }.
   *[no] { PLAYER($player) } buys { CARD($card, case: "acc") } for { money }.
}
event-could_not_pay = { $you ->
    [yes] You cannot pay for { CARD($card, case: "gen") }: the card leaves the game.
   *[no] { PLAYER($player) } cannot pay for { CARD($card, case: "gen") }: the card leaves the game.
}
event-coins_taken = { $you ->
    [yes] You take the { money } that lay on it.
   *[no] { PLAYER($player) } takes the { money } that lay on it.
}
event-coins_lost = { $amount ->
    [one] The { $amount } sestertius on it goes to the bank.
   *[other] The { $amount } sesterces on it go to the bank.
}
event-earned = { $you ->
    [yes] { CARD($card) } pays you { money }.
   *[no] { CARD($card) } pays { money } to { PLAYER($player, case: "acc") }.
}
event-apprenticed = { $you ->
    [yes] Your apprentice joins { $cell ->
        [beer] a brewer
        [bread] a baker
        [elixir] a druid
       *[gladius] a blacksmith
    }.
   *[no] { PLAYER($player, case: "gen") } apprentice joins { $cell ->
        [beer] a brewer
        [bread] a baker
        [elixir] a druid
       *[gladius] a blacksmith
    }.
}
event-risen = Nobody bid for { $cell }: { money } { $amount ->
    [one] lies
   *[other] lie
} on it now.
event-taken_back = Everybody takes the action cards back.
event-game_over = The game is over.

## How a game ends

ending-characters = There are too few characters for another round.
ending-places = There are too few places for another round.
ending-both_decks = There are too few characters and too few places for another round.
ending-round_limit = The last round has been played.
