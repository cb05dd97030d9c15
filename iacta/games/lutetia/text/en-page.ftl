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

## The seats

page-seats = Players
page-cash = Cash: { $amount }
page-chosen = has chosen
page-ready = ready
page-passed = has passed
page-deciding = to decide
page-left = left
page-right = right
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
page-close = Close
page-you = You

## Your action cards

page-hand = Your action cards
page-income = Income
page-sealed = Your sealed pair: { $pair }
page-change = You can change it until the last player has chosen.
page-laid = Your cards on the table

## A contest

page-offers = Offers
page-offer = offers { $amount }
page-legions-played = { $count ->
    [one] { $count } Legion
   *[other] { $count } Legions
}
page-support = Legion for { PLAYER($player, case: "acc") }
page-support-me = Legion for yourself
page-your-legions = Your Legions: { $count }
page-no-legions = Nobody has played a Legion here.

## The last reveal

page-ledger = Round { $number }: what was sold
page-ledger-now = Round { $number }: being sold
page-ledger-none = When all are ready, the action cards are turned up. What was paid and given back then stands here.
page-nobody = nobody
page-paid = pays { $amount }
page-returned = { $amount } back
page-tied = tied: out of the game
page-could-not-pay = cannot pay: out of the game
page-risen = nobody bid
page-bluff = bribe of { $amount } lost
