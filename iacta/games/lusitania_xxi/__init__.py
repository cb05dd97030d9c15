"""Lusitania XXI (2022), with the expansions Laurus and Virtus."""

from pathlib import Path

from iacta.engine.rules.game import Game, by_name
from iacta.engine.rules.options import NUMBER_OF_SEATS
from iacta.engine.rules.search_settings import SearchSettings
from iacta.games.lusitania_xxi.actions import ACTIONS
from iacta.games.lusitania_xxi.cards import load
from iacta.games.lusitania_xxi.kinds import NAMES, Kind
from iacta.games.lusitania_xxi.names import Ending, Event, Reason
from iacta.games.lusitania_xxi.options import Option
from iacta.games.lusitania_xxi.plain_types import Traits
from iacta.games.lusitania_xxi.rules import apply, ending, forbids, phase, rank, score, sealed, to_act
from iacta.games.lusitania_xxi.set_up import setup
from iacta.games.lusitania_xxi.sorts import is_equipment, is_mercenary
from iacta.games.lusitania_xxi.state import State
from iacta.games.lusitania_xxi.turn import (
    HALVES,
    TO_WIN,
    dismissed_points,
    equipment_points,
    legion_points,
    objective_points,
)
from iacta.games.lusitania_xxi.view import determinize, view
from iacta.games.lusitania_xxi.worth import worth
from iacta.games.lusitanias.legionaries import is_legionary
from iacta.games.lusitanias.options import check_first

RULES_VERSION = 1
# In one turn: an exchange of two, or equipment and two Virtus choices; a Senator with three gifts; and the end.
MOST_DECISIONS_A_TURN = 8


def effect_of(kind: Kind) -> str:
    """Soldiers of a sort, and all equipment, share a description."""
    if is_legionary(kind):
        return "legionary"
    if is_mercenary(kind):
        return "mercenary"
    return "equipment" if is_equipment(kind) else kind.text


GAME = Game(
    name="lusitania-xxi",
    title="Lusitania XXI",
    rules_version=RULES_VERSION,
    seats=(2, 4),
    weight="medium",
    usual_decisions=(79, 141),
    options=Option.declared(),
    declared=State,
    functions=by_name(setup, to_act, sealed, phase, forbids, apply, score, rank, ending, view, determinize, worth),
    actions=ACTIONS,
    kinds=NAMES,
    forbidden=Reason,
    event_names=Event,
    ending_names=Ending,
    most_decisions=lambda numbers: int(numbers[NUMBER_OF_SEATS] * numbers[Option.TURN_LIMIT]) * MOST_DECISIONS_A_TURN,
    load_cards=load,
    folder=Path(__file__).parent,
    search_settings=SearchSettings(scale=900),
    sheet={
        "legion": legion_points,
        "equipment": equipment_points,
        "objectives": objective_points,
        "dismissed": dismissed_points,
    },
    traits_type=Traits,
    effects={kind.text: effect_of(kind) for kind in Kind if kind != Kind.UNKNOWN},
    points_per_victory_point=HALVES,
    goal=lambda _: TO_WIN // HALVES,
    check_options=check_first,
)
