"""The training camp: exchanging with it, and three alike in it (X5, X6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from iacta.engine.compiling.rule import rule
from iacta.engine.rules.events import NOBODY, tell
from iacta.engine.rules.meanings import EMPTY
from iacta.games.lusitania_xxi.names import Event, Phase, Reason
from iacta.games.lusitania_xxi.piles import discard, fill_camp
from iacta.games.lusitania_xxi.sorts import is_equipment, is_soldier
from iacta.games.lusitania_xxi.state import CAMP, at_camp, at_hand
from iacta.games.lusitanias.hands import EVERYBODY, play_openly, take_openly

if TYPE_CHECKING:
    from iacta.games.lusitania_xxi.cards import Numbers
    from iacta.games.lusitania_xxi.state import State

FIRST_GROUP_OF_EQUIPMENT = 100  # above every colour


@rule
def forbids_exchange(s: State, me: int, mine: int, theirs: int) -> int:
    """Both places hold a card; the second exchange of a turn takes two others (X5, X27)."""
    if s.hand[me, mine] == EMPTY:
        return Reason.NO_CARD_THERE
    if s.camp[theirs] == EMPTY:
        return Reason.CAMP_PLACE_EMPTY
    if s.phase == Phase.SECOND_EXCHANGE and (mine == s.chosen or theirs == s.chosen_too):
        return Reason.SAME_PLACE_TWICE
    return Reason.ALLOWED


@rule
def exchange(s: State, me: int, mine: int, theirs: int) -> None:
    """The two cards swap places, for all to see (X5)."""
    taken = s.camp[theirs]
    given = play_openly(s, me, mine)
    take_openly(s, me, mine, taken)
    s.camp[theirs] = given
    tell(s, Event.TAKEN, me, taken, at_camp(theirs), at_hand(me, mine), EVERYBODY)
    tell(s, Event.GIVEN, me, given, at_hand(me, mine), at_camp(theirs), EVERYBODY)


@rule
def group_of(k: Numbers, card: int) -> int:
    """The group in which three are alike: a colour of soldiers, a kind of equipment; 0 for cards without one (X6)."""
    if is_soldier(card):
        return k.colour[card]
    if is_equipment(card):
        return FIRST_GROUP_OF_EQUIPMENT + card
    return 0


@rule
def three_alike(s: State, k: Numbers) -> int:
    """The group that three or four camp cards share, or 0."""
    for one in range(2):  # three of four places include the first or the second
        shared = group_of(k, s.camp[one])
        if shared:
            alike = 0
            for place in range(CAMP):
                if group_of(k, s.camp[place]) == shared:
                    alike += 1
            if alike >= 3:
                return shared
    return 0


@rule
def settle_camp(s: State, k: Numbers, latest: int) -> None:
    """Discard three alike and turn up three, until none are alike; of four the card that came last stays (X6)."""
    while True:
        shared = three_alike(s, k)
        if shared == 0:
            return
        alike = 0
        for place in range(CAMP):
            if group_of(k, s.camp[place]) == shared:
                alike += 1
        for place in range(CAMP):
            if group_of(k, s.camp[place]) == shared and not (alike == CAMP and place == latest):
                card = s.camp[place]
                s.camp[place] = EMPTY
                discard(s, NOBODY, card, at_camp(place), Event.CLEARED)
        latest = fill_camp(s)


@rule
def discard_camp(s: State) -> None:
    """Caesar sends the whole camp away (X12)."""
    for place in range(CAMP):
        card = s.camp[place]
        if card != EMPTY:
            s.camp[place] = EMPTY
            discard(s, s.me, card, at_camp(place), Event.DISCARDED)
