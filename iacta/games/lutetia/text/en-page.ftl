# Lutetia: the table in the browser.

## The market

page-round = Round { $number }
page-last-round = Last round
page-characters-left = Characters in the deck: { $count }
page-places-left = Places in the deck: { $count }
page-bazaars-aside = Bazaars put aside unseen: { $count }
page-empty = empty
page-coins = { $amount ->
    [one] { $amount } sestertius lies on it
   *[other] { $amount } sesterces lie on it
}
page-your-bid = you bid for it
page-bids-here = bids: { $players }
page-contested = being sold
page-bank = Bank

## The seats

page-seats = Players
page-cash = Cash: { $amount }
page-chosen = has chosen
page-ready = ready
page-passed = has passed
page-left-card = left card: { $card }
page-right-card = right card: { $card }
page-bribe = bribe { $amount }
page-face-down = face down
page-apprentices = { $count ->
    [one] { $count } apprentice among them
   *[other] { $count } apprentices among them
}
page-points-for = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
page-leads = leads by { $points }
page-behind = { $points } behind
page-apprentice-waits = Apprentice without an artisan
page-show-cards = All cards: { $player }
page-no-cards = no cards yet
page-you = You

## Your action cards

page-hand = Your action cards
page-sealed = Your sealed pair: { $pair }
page-change = You can change it until the last player has chosen.
page-binding-bids = Everybody else has chosen: the cards are laid at once and stay as they are.
page-laid = Your cards on the table

## A contest

page-offer = offers { $amount }
page-legions-played = { $count ->
    [one] { $count } Legion
   *[other] { $count } Legions
}
page-your-legions = Your Legions: { $count }

## The last reveal

page-news = What is being sold and was sold last
page-ledger = Round { $number }: what was sold
page-ledger-now = Round { $number }: being sold
page-ledger-none = When everybody is ready, the action cards are revealed. What was paid and returned is shown here.
page-paid = pays { $amount }
page-returned = { $amount ->
    [0] +1
   *[other] { $amount } + 1 back
}
page-tied = tied
page-could-not-pay = cannot pay
page-risen = nobody bid
page-bluff = bribe of { $amount } lost

## What a button says

page-action-bribe = Put { $amount } on the { $side ->
    [left] left
   *[right] right
} card
page-action-ready = Ready
page-action-pass = Pass
page-action-support = Legion for { PLAYER($player, case: "acc") }
page-action-attach = Join { $artisan ->
    [brewer] a brewer
    [baker] a baker
    [druid] a druid
   *[blacksmith] a blacksmith
}

# What can be done with a thing that was chosen; “left” is where the next click goes.
page-way-bid = choose a second card on sale
page-way-bid_and_earn = { $left ->
    [income] take income with the other card
   *[other] choose a card on sale
}
page-way-earn = take income again
page-way-bribe = { $left ->
    [amount] { $card ->
        [income] say how much to put on it; a bribe on an income card is always lost
       *[other] say how much to put on it
    }
   *[other] put money on one of your cards
}
page-way-support = { $left ->
    [legion] support this player with a Legion
   *[other] choose whom your Legion supports
}

## The players of the guide's examples

page-example-first = Livia
page-example-second = Marcus
page-example-third = Titus
page-example-fourth = Gaius
page-example-helps = +{ $amount } for
page-bids-open = The bids are open!
