# Sealed Bids in words; most things are called by their names in code.

title = Sealed Bids
option-rounds = How many prizes are bid for.

reason-not_now = Not now: there is something else to decide first.
reason-number_spent = You have played that number.
reason-shuffled_already = The pile is shuffled once a round.

wrong-prizes = there are { $due } prizes, each with a number of points
