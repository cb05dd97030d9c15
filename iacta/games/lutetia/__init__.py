"""Lutetia: sealed bids, open bribes, and a city to be bought."""

from pathlib import Path

from iacta.engine.rules.game import Game, by_name
from iacta.engine.rules.options import NUMBER_OF_SEATS
from iacta.engine.rules.search_settings import SearchSettings
from iacta.games.lutetia.actions import ACTIONS
from iacta.games.lutetia.cards import load
from iacta.games.lutetia.kinds import ARTISANS, BAKERIES, FIELDS, MILLS, NAMES, sort_of
from iacta.games.lutetia.names import Ending, Event, Reason
from iacta.games.lutetia.options import Option
from iacta.games.lutetia.plain_types import Layout, Traits
from iacta.games.lutetia.rules import apply, current_seat, ending, forbids, phase, sealed, to_act
from iacta.games.lutetia.scoring import SHEET, rank, score
from iacta.games.lutetia.set_up import setup
from iacta.games.lutetia.state import State
from iacta.games.lutetia.view import determinize, view
from iacta.games.lutetia.worth import worth

RULES_VERSION = 1


def most_decisions(seats: int, rounds: int) -> int:
    """More than any game can take. In a round each seat bids; every sestertius in the game may be a bribe of its own,
    after which each seat is asked again; and the eight Legions and four apprentices are played once in a game, with
    passes around each Legion and in each of ten contests."""
    earned = 5 * seats + 6000 + (6 * seats + 10) * rounds  # purses, what places ever pay, incomes and risen values
    return rounds * (seats + (seats + 1) * earned + 11 * seats) + 8 * (seats + 1) + 4


def effect_of(name: str) -> str:
    """Cards that do the same share a description."""
    sort = sort_of(name)
    for group, sorts in (("artisan", ARTISANS), ("field", FIELDS), ("mill", MILLS), ("bakery", BAKERIES)):
        if sort in sorts:
            return group
    return sort


GAME = Game(
    name="lutetia",
    title="Lutetia",
    rules_version=RULES_VERSION,
    seats=(2, 5),
    weight="medium",
    usual_decisions=(49, 248),
    options=Option.declared(),
    declared=State,
    functions=by_name(
        setup, to_act, current_seat, sealed, phase, forbids, apply, score, rank, ending, view, determinize, worth
    ),
    actions=ACTIONS,
    kinds=NAMES,
    forbidden=Reason,
    event_names=Event,
    ending_names=Ending,
    most_decisions=lambda numbers: most_decisions(int(numbers[NUMBER_OF_SEATS]), int(numbers[Option.ROUND_LIMIT])),
    load_cards=load,
    folder=Path(__file__).parent,
    layout_type=Layout,
    traits_type=Traits,
    search_settings=SearchSettings(steps=16, scale=133),
    opened_by="revealed",
    sheet=SHEET,
    effects={name: effect_of(name) for name in NAMES[1:]},
)
