"""Buying: all cards up, then slot after slot, each finished before the next (T7–T12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import NOBODY, of_amount, tell, tell_amount
from iacta.engine.rules.meanings import EMPTY
from iacta.engine.rules.places import NOWHERE
from iacta.games.lutetia.apprentices import attach_without_choice
from iacta.games.lutetia.contest import NO_SIDE, begin_contest, bidders, clear_contest, highest_bidder, side_of_bid
from iacta.games.lutetia.estate import stock
from iacta.games.lutetia.kinds import FIRST_MILL, FIRST_PLACE, SLOTS, Kind, Resource
from iacta.games.lutetia.market import end_round
from iacta.games.lutetia.names import Event, Phase
from iacta.games.lutetia.state import EVERYBODY, SIDES, at_bid, at_gone, at_owned, at_slot

if TYPE_CHECKING:
    from iacta.games.lutetia.cards import Numbers
    from iacta.games.lutetia.state import State

PAY = 3  # of an income card
COMPENSATION = 1  # for a bidder who does not get the card


@rule
def reveal(s: State) -> None:
    """All cards up (T7)."""
    for seat in range(s.seats):
        for side in range(SIDES):
            s.bid_seen[seat, side] = EVERYBODY
            tell(s, Event.REVEALED, seat, s.bid[seat, side], at_bid(seat, side), at_bid(seat, side), EVERYBODY)


@rule
def pay_income(s: State) -> None:
    """Each income card pays; a bribe on it was a bluff and is lost (T7)."""
    for seat in range(s.seats):
        for side in range(SIDES):
            if s.bid[seat, side] == Kind.INCOME:
                s.cash[seat] += PAY
                tell_amount(s, Event.INCOME, seat, PAY, NOWHERE)
                if s.stake[seat, side] > 0:
                    tell_amount(s, Event.BRIBE_LOST, seat, s.stake[seat, side], NOWHERE)
                    s.stake[seat, side] = 0


@rule
def remove_card(s: State, slot: int, how: int, seat: int) -> None:
    """The card leaves the game, and the coins on it go to the bank (T8, T9)."""
    card = s.market[slot]
    s.market[slot] = EMPTY
    s.gone[card] += 1
    tell(s, how, seat, card, at_slot(slot), at_gone(), EVERYBODY)
    if s.coins[slot] > 0:
        tell_amount(s, Event.COINS_LOST, NOBODY, s.coins[slot], at_slot(slot))
        s.coins[slot] = 0


@rule
def compensate(s: State, slot: int, winner: int) -> None:
    """Every bidder but the winner takes his bribe back, and 1 sestertius (T9)."""
    for seat in range(s.seats):
        side = side_of_bid(s, seat, slot)
        if side != NO_SIDE and seat != winner:
            s.cash[seat] += s.stake[seat, side] + COMPENSATION
            tell_amount(s, Event.COMPENSATED, seat, s.stake[seat, side], at_slot(slot))
            s.stake[seat, side] = 0


@rule
def take_coins(s: State, seat: int, slot: int) -> None:
    """Coins lying on a card go to its buyer after payment (T11)."""
    if s.coins[slot] > 0:
        s.cash[seat] += s.coins[slot]
        tell_amount(s, Event.COINS_TAKEN, seat, s.coins[slot], at_slot(slot))
        s.coins[slot] = 0


@rule
def act(s: State, k: Numbers, seat: int, card: int) -> None:
    """Field, Forest, Mine and Tavern pay on purchase (T12)."""
    earned = 0
    if FIRST_PLACE <= card < FIRST_MILL:
        earned = stock(s, k, seat, k.resource[card])
    elif card == Kind.TAVERN:
        earned = k.money[card] + stock(s, k, seat, Resource.BEER)
    if earned > 0:
        s.cash[seat] += earned
        tell(s, Event.EARNED, seat, card, NOWHERE, NOWHERE, EVERYBODY)
        of_amount(s, earned)


@rule
def sell(s: State, k: Numbers, seat: int, slot: int) -> bool:
    """The buyer pays cost and bribe and takes the card, or cannot pay (T8, T10). Whether an apprentice's host is to be
    chosen."""
    card = s.market[slot]
    side = side_of_bid(s, seat, slot)
    bribe = s.stake[seat, side]
    s.stake[seat, side] = 0
    if s.cash[seat] < k.cost[card]:
        remove_card(s, slot, Event.COULD_NOT_PAY, seat)
        if bribe > 0:
            tell_amount(s, Event.BRIBE_LOST, seat, bribe, NOWHERE)
        return False
    s.cash[seat] -= k.cost[card]
    s.market[slot] = EMPTY
    s.owned[seat, card] += 1
    tell(s, Event.BOUGHT, seat, card, at_slot(slot), at_owned(seat), EVERYBODY)
    of_amount(s, k.cost[card] + bribe)
    take_coins(s, seat, slot)
    act(s, k, seat, card)
    return attach_without_choice(s, k, seat, card)


@rule
def finish_slot(s: State, k: Numbers) -> bool:
    """Compare, compensate, sell (T8–T10). Whether an apprentice's host is to be chosen."""
    winner = highest_bidder(s, s.slot)
    compensate(s, s.slot, winner)
    if winner < 0:
        remove_card(s, s.slot, Event.TIED, NOBODY)
        return False
    if not sell(s, k, winner, s.slot):
        return False
    s.me = winner
    s.phase = Phase.APPRENTICE
    return True


@rule
def sell_on(s: State, k: Numbers) -> None:
    """Sell from the current slot on, until somebody has to decide or the round is over."""
    while s.slot < SLOTS:
        bids = bidders(s, s.slot)
        if bids > 1 and begin_contest(s):
            return
        if bids > 0 and finish_slot(s, k):
            return
        next_slot(s)
    end_round(s)


@rule
def next_slot(s: State) -> None:
    clear_contest(s)
    s.slot += 1


@rule
def end_contest(s: State, k: Numbers) -> None:
    """No more Legions are played for this slot: it is sold, and then the others."""
    if not finish_slot(s, k):
        next_slot(s)
        sell_on(s, k)


@rule
def begin_buying(s: State, k: Numbers) -> None:
    reveal(s)
    pay_income(s)
    sell_on(s, k)
