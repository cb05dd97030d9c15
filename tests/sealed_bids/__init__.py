"""Sealed Bids: a tiny game for tests, with sealed choices and open ones. It is no game of the project."""

import hashlib
from dataclasses import dataclass, field
from pathlib import Path

import numpy as np

from iacta.engine.rules.game import Game
from iacta.engine.rules.options import Option
from iacta.engine.words.errors import BadCards
from tests.sealed_bids import rules
from tests.sealed_bids.table import ACTIONS, CARDS, KINDS, NUMBERS, PRIZES, Ending, Event, Reason, State

NAME = "sealed-bids"
TEXT = Path(__file__).parent / "text"


@dataclass(frozen=True)
class PrizeCards:
    """What each prize is worth."""

    k: np.ndarray
    digest: str
    origins: dict[str, dict[str, str]] = field(default_factory=dict)
    titles: dict[str, str] = field(default_factory=dict)


def load_cards(source: str | bytes | Path | None) -> PrizeCards:
    """The prizes' points, as numbers parted by blanks; 1 to 6 without a file."""
    if isinstance(source, Path):
        source = source.read_bytes()
    text = "1 2 3 4 5 6" if source is None else source if isinstance(source, str) else source.decode()
    words = text.split()
    if len(words) != PRIZES or not all(word.isdecimal() for word in words):
        raise BadCards("wrong-prizes", TEXT, line=1, due=PRIZES)
    k = np.zeros(1, CARDS)
    k["points"][0] = [int(word) for word in words]
    k.flags.writeable = False
    return PrizeCards(k, hashlib.sha256(k.tobytes()).hexdigest()[:16])


CONTRACT = "setup to_act sealed phase forbids apply score rank ending view determinize worth"

GAME = Game(
    name=NAME,
    title="Sealed Bids",
    rules_version=1,
    seats=(2, 4),
    options=(Option("rounds", 3, 1, NUMBERS),),
    declared=State,
    functions={name: getattr(rules, name) for name in CONTRACT.split()},
    actions=ACTIONS,
    kinds=KINDS,
    forbidden=Reason,
    event_names=Event,
    ending_names=Ending,
    most_decisions=lambda numbers: int(numbers[1]) * (int(numbers[0]) + 3),
    load_cards=load_cards,
    folder=TEXT.parent,
)
