"""Whole games of any setting, played once and kept, and positions picked from them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from itertools import groupby

import numpy as np

from iacta.bots import make_bot, new_generator
from iacta.engine.compiling.records import blank
from iacta.engine.compiling.rule import Mode
from iacta.engine.compiling.rulebook import Rulebook, rulebook
from iacta.engine.rules.batch import MOST_SEATS
from tests.conformance.following import Followed, Following
from tests.conformance.redeal import knowledge_of
from tests.conformance.settings import Setting

FEW = 10  # of so many actions at either end of a long row of numbers each is tried

Choices = dict[int, int]  # the actions of the seats that decide together; one seat, if nothing is sealed


def dealt(setting: Setting, seed: int, book: Rulebook, *, silent: bool = False) -> np.ndarray:
    state = blank(setting.game.silent_state if silent else setting.game.state)
    key = np.array([seed, ~seed & (1 << 64) - 1], np.uint64)
    book.deal(state, setting.k, setting.numbers, key)
    return state


def may_act(book: Rulebook, state: np.ndarray) -> list[int]:
    bits = book.to_act(state)
    return [seat for seat in range(MOST_SEATS) if bits >> seat & 1]


def due(book: Rulebook, state: np.ndarray) -> list[int]:
    """The seats whose decisions make the next step: all that may act if they are sealed, else the one to be asked."""
    seats = may_act(book, state)
    return seats if book.sealed(state) or not seats else [book.current_seat(state)]


def mask_of(setting: Setting, book: Rulebook, state: np.ndarray, seat: int) -> np.ndarray:
    """The legal actions, as the rulebook marks them; it lists them too."""
    mask = np.zeros(setting.game.actions.count, np.uint8)
    found = np.zeros(setting.game.actions.count, np.int64)
    count = book.legal_actions(state, setting.k, seat, mask, found)
    assert sorted(found[:count]) == np.flatnonzero(mask).tolist()
    return mask


def legal(setting: Setting, book: Rulebook, state: np.ndarray, seat: int) -> list[int]:
    return [int(action) for action in np.flatnonzero(mask_of(setting, book, state, seat))]


def ends_of_groups(setting: Setting, actions: Iterable[int]) -> list[int]:
    """The actions, but of many that differ only in a later argument no more than the first and the last few."""
    table = setting.game.actions
    groups = groupby(actions, key=lambda action: (table.family_of[action], table.argument[0][action]))
    chosen = []
    for _, group in groups:
        alike = list(group)
        chosen += alike if len(alike) <= 2 * FEW else alike[:FEW] + alike[-FEW:]
    return chosen


def reasons(setting: Setting, book: Rulebook, state: np.ndarray, seat: int) -> list[int]:
    """For every action the number of the reason why not."""
    return [book.why_forbidden(state, setting.k, seat, action) for action in range(setting.game.actions.count)]


def viewed(setting: Setting, book: Rulebook, state: np.ndarray, viewer: int) -> np.ndarray:
    view = blank(setting.game.state)
    book.view(state, viewer, view)
    return view


def decide(setting: Setting, book: Rulebook, state: np.ndarray, choices: Choices) -> np.ndarray:
    """Make one step in place; what happened. Sealed choices take effect together, in the order of the seats."""
    events = [happened(state)[:0]]
    for seat, action in sorted(choices.items()):
        book.step(state, setting.k, seat, action)
        events.append(happened(state).copy())
    return np.concatenate(events)


def happened(state: np.ndarray) -> np.ndarray:
    """The events of the last step."""
    events: np.ndarray = state["events"][0][: state["happened"][0]]
    return events


@dataclass(frozen=True, eq=False)
class Game:
    """A game that was played: the states from the deal to the end with what happened before each, and the choices
    between them."""

    setting: Setting
    states: list[np.ndarray]
    events: list[np.ndarray]
    choices: list[Choices]

    @cached_property
    def followed(self) -> list[Followed]:
        """What everybody could follow, after the deal and after every step."""
        game = self.setting.game
        following = Following(game, knowledge_of(game).who_knows)
        following.begin(self.states[0])
        return [following.follow(events) for events in self.events]

    def position(self, step: int) -> Position:
        return Position(self, step)


@dataclass(frozen=True, eq=False)
class Position:
    """A game after some steps, and perhaps with sealed choices that wait for those of the others."""

    played: Game
    step: int
    waiting: Choices = field(default_factory=dict)

    @property
    def setting(self) -> Setting:
        return self.played.setting

    @property
    def state(self) -> np.ndarray:
        state = self.played.states[self.step].copy()
        decide(self.setting, rulebook(self.setting.game, "interpreted"), state, self.waiting)
        return state

    @property
    def choices(self) -> Choices | None:
        """What was chosen here; None at the end."""
        return self.played.choices[self.step] if self.step < len(self.played.choices) else None

    @property
    def followed(self) -> Followed:
        return self.played.followed[self.step]

    @property
    def history(self) -> list[Followed]:
        """The deal and every step up to here."""
        return self.played.followed[: self.step + 1]

    def __repr__(self) -> str:
        chosen = f", {sorted(self.waiting)} having chosen" if self.waiting else ""
        return f"{self.setting} after {self.step} steps{chosen}"


Next = Callable[[Rulebook, np.ndarray], list[int]]


def in_any_order(pick: Callable[[list[int]], int]) -> Next:
    """Of several that may decide one by one, the seat that is picked; never mind who would be asked."""

    def seats(book: Rulebook, state: np.ndarray) -> list[int]:
        acting = may_act(book, state)
        return acting if book.sealed(state) or len(acting) < 2 else [pick(acting)]

    return seats


def play(
    setting: Setting, seed: int, book: Rulebook, choose: Callable[[np.ndarray, int], int], next_seats: Next = due
) -> Game:
    """Play a game to its end; `choose` gets the state and the seat."""
    state = dealt(setting, seed, book)
    states, events, made = [state.copy()], [happened(state).copy()], []
    most = setting.game.most_decisions(list(setting.choice))
    decisions = 0
    while seats := next_seats(book, state):
        choices = {seat: choose(state, seat) for seat in seats}
        decisions += len(choices)
        assert decisions <= most, "the game goes on beyond its declared bound"
        events.append(decide(setting, book, state, choices))
        states.append(state.copy())
        made.append(choices)
    return Game(setting, states, events, made)


def any_action(setting: Setting, actions: list[int], seed: int, rng: np.random.Generator) -> int:
    """With an odd seed every action is equally likely; with an even one every family, so that a family of many actions
    does not crowd out the others."""
    if seed % 2 == 0:
        family_of = setting.game.actions.family_of
        family = rng.choice(sorted({family_of[action] for action in actions}))
        actions = [action for action in actions if family_of[action] == family]
    return int(rng.choice(actions))


@lru_cache(maxsize=64)
def random_game(setting: Setting, seed: int, mode: Mode = "interpreted") -> Game:
    """A game of random actions, in which seats that may decide one by one do so in a random order."""
    book = rulebook(setting.game, mode)
    rng = np.random.default_rng(seed)

    def choose(state: np.ndarray, seat: int) -> int:
        return any_action(setting, legal(setting, book, state, seat), seed, rng)

    return play(setting, seed, book, choose, in_any_order(lambda seats: int(rng.choice(seats))))


@lru_cache(maxsize=64)
def greedy_game(setting: Setting, seed: int) -> Game:
    """A game between greedy bots."""
    book = rulebook(setting.game, "compiled")
    bot = make_bot("greedy", setting.game, mode="compiled")
    generator = new_generator(seed)

    def choose(state: np.ndarray, seat: int) -> int:
        view = viewed(setting, book, state, seat)
        return bot.choose(view, mask_of(setting, book, view, seat), seat, generator)

    return play(setting, seed, book, choose)


def chosen_game(setting: Setting, seed: int, numbers: Sequence[int]) -> Game:
    """A game from a seed and some numbers: each picks one of the legal actions, or one of the seats that may
    decide, and they are used over and over."""
    book = rulebook(setting.game, "interpreted")
    turns = iter(range(1 << 62))

    def pick(things: list[int]) -> int:
        turn = next(turns)
        return things[(numbers[turn % len(numbers)] + turn // len(numbers)) % len(things)]

    def choose(state: np.ndarray, seat: int) -> int:
        return pick(legal(setting, book, state, seat))

    return play(setting, seed, book, choose, in_any_order(pick))


def spread(game: Game, count: int) -> list[Position]:
    """Positions from the deal to the end, evenly apart."""
    steps = np.linspace(0, len(game.states) - 1, count).round().astype(int)
    return [game.position(int(step)) for step in dict.fromkeys(steps)]


def waiting_positions(game: Game, count: int) -> list[Position]:
    """Positions in which some seats have chosen what is sealed and others not, evenly apart; each time other seats."""
    sealed = [step for step, choices in enumerate(game.choices) if len(choices) > 1]
    chosen = np.linspace(0, len(sealed) - 1, min(count, len(sealed))).round().astype(int)
    found = []
    for number, step in enumerate(sealed[i] for i in chosen):
        seats = sorted(game.choices[step])
        first = number % len(seats)
        early = (seats[first:] + seats[:first])[: 1 + number % (len(seats) - 1)]
        found.append(Position(game, step, {seat: game.choices[step][seat] for seat in early}))
    return found


@lru_cache
def positions(setting: Setting, count: int = 12) -> tuple[Position, ...]:
    """Positions of a random and of a greedy game: early, in the middle and late."""
    return (*spread(random_game(setting, 1), count), *spread(greedy_game(setting, 2), count))
