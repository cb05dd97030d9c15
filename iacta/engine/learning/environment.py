"""Many games side by side for learners: every game waits for one decision, takes it, and shows the next one. A game
that has ended is told by its rewards and dealt anew at once. Sealed choices are made one after another; a seat's view
shows nothing of the others' before the last."""

from iacta.engine.compiling.entry_points import Doors
from iacta.engine.compiling.rule import rule
from iacta.engine.learning.observe import observe
from iacta.engine.rules.batch import seed_of
from iacta.engine.rules.contract import asked, deal, legal_actions, rank, step, to_act, view
from iacta.engine.rules.random import u64

# What lies in the rows of a workspace.
VIEW, BLANK = range(2)
WORKSPACE = 2

ANEW = -1  # no action: the game is dealt


@rule
def show(s, w, views, k, table, seats, game, observations, masks, deciding, mask, found):
    """Who is to decide in a game, what that seat sees, and what it may do."""
    seat = asked(s[game])
    deciding[game] = seat
    w[VIEW] = w[BLANK]
    view(s[game], seat, w[VIEW])
    observe(views, VIEW, table, seat, seats, observations, game)
    for action in range(len(mask)):
        masks[u64(game), u64(action)] = 0  # unsigned: see observe.py
    for i in range(legal_actions(w[VIEW], k, seat, mask, found)):
        masks[game, found[i]] = 1
        mask[found[i]] = 0


@rule
def reward(s, k, seats, game, rewards, places):
    """By places: the part of the other seats that a seat is ahead of, less the part that is ahead of it."""
    rank(s[game], k, places)
    for seat in range(seats):
        ahead = 0
        for other in range(seats):
            ahead += (places[other] > places[seat]) - (places[other] < places[seat])
        rewards[game, seat] = ahead / (seats - 1)


@rule
def begin(s, w, k, options, seed, index, game, g, key):
    """Deal a game from the seed and its index alone."""
    seed_of(seed, index, g, key)
    s[game] = w[BLANK]
    deal(s[game], k, options, key)


@rule
def decide_in_games(
    s,
    w,
    views,
    k,
    options,
    table,
    seed,
    first,
    last,
    actions,
    indices,
    observations,
    masks,
    deciding,
    rewards,
    ended,
    mask,
    found,
    places,
    g,
    key,
):
    """One decision in each of the games from `first` to before `last`; it trusts that they are legal. Where it is
    ANEW, the game is dealt anew with the same index; where a game ends, the next one in its row has the index after
    those of all rows."""
    for game in range(first, last):
        ended[game] = 0
        for seat in range(options[0]):
            rewards[game, seat] = 0
        if actions[game] != ANEW:
            step(s[game], k, deciding[game], actions[game])
            ended[game] = to_act(s[game]) == 0
            if ended[game]:
                reward(s, k, options[0], game, rewards, places)
                indices[game] += len(indices)
        if ended[game] or actions[game] == ANEW:
            begin(s, w, k, options, seed, indices[game], game, g, key)
        show(s, w, views, k, table, options[0], game, observations, masks, deciding, mask, found)


@rule
def enter_observe(views, view, table, seat, seats, out, row):
    observe(views, view, table, seat, seats, out, row)


@rule
def enter_decide_in_games(
    S,
    W,
    views,
    K,
    options,
    table,
    seed,
    first,
    last,
    actions,
    indices,
    observations,
    masks,
    deciding,
    rewards,
    ended,
    mask,
    found,
    places,
    g,
    key,
):
    decide_in_games(
        S,
        W,
        views,
        K[0],
        options,
        table,
        seed,
        first,
        last,
        actions,
        indices,
        observations,
        masks,
        deciding,
        rewards,
        ended,
        mask,
        found,
        places,
        g,
        key,
    )


# The doors of environments, apart from those that a table needs and from each other, so that nobody waits for what is
# not needed. The kinds of arguments are those of entries.DOORS; besides b bytes in rows, o observations, f rewards.
OBSERVING = Doors({enter_observe: "biriioi"})
DECIDING = Doors({enter_decide_in_games: "SSbKnriiinnobnfmmnnuu"})
