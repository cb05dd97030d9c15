"""Lumeria: a battle on a grid, with dice and gods."""

from pathlib import Path

from iacta.engine.rules.game import Game, by_name
from iacta.engine.rules.search_settings import SearchSettings
from iacta.games.lumeria.about import about
from iacta.games.lumeria.actions import ACTIONS
from iacta.games.lumeria.cards import load
from iacta.games.lumeria.kinds import NAMES
from iacta.games.lumeria.names import CONTINUING, Ending, Event, Reason
from iacta.games.lumeria.options import Option, check_options
from iacta.games.lumeria.plain_types import About, Layout
from iacta.games.lumeria.position import read_position, write_position
from iacta.games.lumeria.rules import apply, ending, forbids, phase, points_of_hills, rank, score, sealed, to_act
from iacta.games.lumeria.set_up import setup
from iacta.games.lumeria.state import State
from iacta.games.lumeria.view import determinize, view
from iacta.games.lumeria.worth import worth

RULES_VERSION = 1


def most_decisions(rounds: int) -> int:
    """More than any game can take. In a round: passes in the recruitment; in two stages no more than twelve manoeuvres
    a side, of nine decisions and a pass of the other at most; six activations of ten decisions. Thirty-six recruits in
    a game take three decisions each, with the pass of the other."""
    return 200 + rounds * (4 + 2 * 2 * 12 * 10 + 6 * 10)


GAME = Game(
    name="lumeria",
    title="Lumeria",
    rules_version=RULES_VERSION,
    seats=(2, 2),
    weight="heavy",
    usual_decisions=(219, 219),
    options=Option.declared(),
    check_options=check_options,
    declared=State,
    functions=by_name(setup, to_act, sealed, phase, forbids, apply, score, rank, ending, view, determinize, worth),
    actions=ACTIONS,
    kinds=NAMES,
    forbidden=Reason,
    event_names=Event,
    ending_names=Ending,
    most_decisions=lambda numbers: most_decisions(int(numbers[Option.ROUND_LIMIT])),
    load_cards=load,
    folder=Path(__file__).parent,
    search_settings=SearchSettings(scale=316),
    continuing=frozenset(event.text for event in CONTINUING),
    untold=frozenset(("stacked", "set_up")),
    about=about,
    about_type=About,
    layout_type=Layout,
    read_position=read_position,
    write_position=write_position,
    sheet={"hills": points_of_hills},
    goal=lambda k: int(k["goal"]),
)
