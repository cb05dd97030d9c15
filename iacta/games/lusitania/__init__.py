"""Lusitania, edition of 2019."""

from pathlib import Path

from iacta.engine.rules.game import Game, by_name
from iacta.engine.rules.options import NUMBER_OF_SEATS
from iacta.engine.rules.search_settings import SearchSettings
from iacta.games.lusitania.actions import ACTIONS
from iacta.games.lusitania.cards import load
from iacta.games.lusitania.ending import TO_WIN, equipment_points, mars_points, soldier_points
from iacta.games.lusitania.kinds import NAMES, Kind
from iacta.games.lusitania.names import Ending, Event, Reason
from iacta.games.lusitania.options import Option
from iacta.games.lusitania.plain_types import Layout, Traits
from iacta.games.lusitania.rules import apply, ending, forbids, phase, rank, score, sealed, to_act
from iacta.games.lusitania.set_up import setup
from iacta.games.lusitania.sorts import is_equipment
from iacta.games.lusitania.state import State
from iacta.games.lusitania.view import determinize, view
from iacta.games.lusitania.worth import worth
from iacta.games.lusitanias.legionaries import is_legionary
from iacta.games.lusitanias.options import check_first

RULES_VERSION = 1
MOST_DECISIONS_A_TURN = 2  # the Commander, and an action


def effect_of(kind: Kind) -> str:
    """Soldiers of a sort, and all equipment, share a description."""
    if is_legionary(kind):
        return "legionary"
    return "equipment" if is_equipment(kind) else kind.text.partition("-")[0]


GAME = Game(
    name="lusitania",
    title="Lusitania (2019)",
    rules_version=RULES_VERSION,
    seats=(2, 4),
    weight="light",
    usual_decisions=(39, 63),
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
    layout_type=Layout,
    traits_type=Traits,
    search_settings=SearchSettings(scale=900),
    sheet={"soldiers": soldier_points, "equipment": equipment_points, "mars": mars_points},
    goal=lambda _: TO_WIN,
    effects={kind.text: effect_of(kind) for kind in Kind if kind != Kind.UNKNOWN},
    check_options=check_first,
)
