"""The rules of Sealed Bids. S1: a prize lies open and everybody secretly bids a number card. S2: each number is played
once. S3: the highest number that only one seat bid wins the prize; without one it is lost. S4: the winner keeps the
prize or discards it, may shuffle the pile, and turns up the next one."""

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.declaration import view_of
from iacta.engine.rules.events import NO_CARD, NOBODY, tell
from iacta.engine.rules.piles import shuffle, think_shuffle
from iacta.engine.rules.random import think64
from tests.sealed_bids.table import (
    ARGUMENT,
    EMPTY,
    EVERYBODY,
    FAMILY_OF,
    FIRST_NUMBER,
    FIRST_PRIZE,
    NUMBERS,
    PRIZES,
    SEATS,
    Ending,
    Event,
    Family,
    Phase,
    Reason,
    State,
    at_lost,
    at_number,
    at_pile,
    at_prize,
    at_spent,
    at_won,
)


@rule
def turn_up(s):
    """The next prize lies open, or the game is over (S1)."""
    for seat in range(SEATS):
        s.bid[seat] = 0
    s.winner = 0
    s.shuffled = 0
    if s.rounds_left == 0:
        s.phase = Phase.OVER
        s.ending = Ending.ROUNDS
        tell(s, Event.GAME_OVER, NOBODY, NO_CARD, -1, -1, EVERYBODY)
        return
    s.rounds_left -= 1
    s.pile_left -= 1
    s.prize = s.pile[s.pile_left]
    s.pile[s.pile_left] = EMPTY
    s.phase = Phase.BIDS
    tell(s, Event.TURNED_UP, NOBODY, s.prize, at_pile(), at_prize(), EVERYBODY)


@rule
def setup(s, k, options):
    s.seats = options[0]
    s.rounds_left = options[1]
    for seat in range(s.seats):
        for number in range(NUMBERS):
            s.numbers[seat, number] = 1
    for prize in range(PRIZES):
        s.pile[prize] = FIRST_PRIZE + prize
    s.pile_left = PRIZES
    shuffle(s, s.pile, PRIZES)
    turn_up(s)


@rule
def to_act(s):
    """All seats bid at once; otherwise the winner decides."""
    if s.phase == Phase.OVER:
        return 0
    if s.phase != Phase.BIDS:
        return 1 << s.winner
    seats = 0
    for seat in range(s.seats):
        if s.bid[seat] == 0:
            seats |= 1 << seat
    return seats


@rule
def sealed(s):
    return s.phase == Phase.BIDS


@rule
def phase(s):
    return s.phase


@rule
def ending(s):
    return s.ending


@rule
def forbids(s, k, me, action):
    if FAMILY_OF[action] == Family.BID and s.numbers[me, ARGUMENT[action] - 1] == 0:
        return Reason.NUMBER_SPENT
    if FAMILY_OF[action] == Family.SHUFFLE and s.shuffled:
        return Reason.SHUFFLED_ALREADY
    return Reason.ALLOWED


@rule
def highest_unique(s):
    """The seat with the highest number that no other seat bid, or -1 (S3)."""
    best = -1
    for seat in range(s.seats):
        alone = True
        for other in range(s.seats):
            alone = alone and (other == seat or s.bid[other] != s.bid[seat])
        if alone and (best < 0 or s.bid[seat] > s.bid[best]):
            best = seat
    return best


@rule
def lose_prize(s, seat, how):
    s.lost[s.prize - FIRST_PRIZE] += 1
    tell(s, how, seat, s.prize, at_prize(), at_lost(), EVERYBODY)
    s.prize = EMPTY


@rule
def reveal(s):
    """The last bid is made: all are turned over, and the numbers are spent (S2, S3)."""
    for seat in range(s.seats):
        number = s.bid[seat] - 1
        s.numbers[seat, number] -= 1
        s.spent[number] += 1
        tell(s, Event.BID, seat, FIRST_NUMBER + number, at_number(seat), at_spent(), EVERYBODY)
    winner = highest_unique(s)
    if winner < 0:
        lose_prize(s, NOBODY, Event.TIED)
        turn_up(s)
    else:
        s.winner = winner
        s.phase = Phase.PRIZE


@rule
def apply(s, k, me, action):
    family = FAMILY_OF[action]
    if family == Family.BID:
        s.bid[me] = ARGUMENT[action]
        if to_act(s) == 0:
            reveal(s)
    elif family == Family.KEEP:
        s.won[me, s.prize - FIRST_PRIZE] += 1
        tell(s, Event.KEPT, me, s.prize, at_prize(), at_won(me), EVERYBODY)
        s.prize = EMPTY
        s.phase = Phase.NEXT
    elif family == Family.DISCARD:
        lose_prize(s, me, Event.DISCARDED)
        s.phase = Phase.NEXT
    elif family == Family.SHUFFLE:
        shuffle(s, s.pile, s.pile_left)
        s.shuffled = 1
        tell(s, Event.SHUFFLED, me, NO_CARD, at_pile(), at_pile(), EVERYBODY)
    else:
        turn_up(s)


@rule
def points(s, k, seat):
    total = 0
    for prize in range(PRIZES):
        total += s.won[seat, prize] * k.points[prize]
    return total


@rule
def score(s, k, out):
    for seat in range(s.seats):
        out[seat] = points(s, k, seat)


@rule
def rank(s, k, out):
    """By points, then by seat."""
    for seat in range(s.seats):
        out[seat] = 1
        for other in range(s.seats):
            more = points(s, k, other) - points(s, k, seat)
            if more > 0 or (more == 0 and other < seat):
                out[seat] += 1


@rule
def worth(v, k, me):
    return points(v, k, me)


view_declared = view_of(State)


@rule
def view(s, viewer, v):
    """When all have been made, the bids are everybody's, which no declaration can say."""
    view_declared(s, viewer, v)
    if s.phase != Phase.BIDS:
        for seat in range(SEATS):
            v.bid[seat] = s.bid[seat]


@rule
def determinize(v, k, viewer, s, g):
    """The prizes that nobody has seen lie in the pile, in any order."""
    view(v, viewer, s)
    s.key[0] = think64(g)
    s.key[1] = think64(g)
    lying = 0
    for prize in range(PRIZES):
        seen = v.lost[prize] + (v.prize == FIRST_PRIZE + prize)
        for seat in range(SEATS):
            seen += v.won[seat, prize]
        if seen == 0:
            s.pile[lying] = FIRST_PRIZE + prize
            lying += 1
    think_shuffle(g, s.pile, 0, lying)
