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
page-ledger-none = When all are ready, the action cards are turned up. What was paid and given back then stands here.
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
