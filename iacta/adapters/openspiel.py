"""The games as Python games of OpenSpiel. Importing this module registers them: `iacta_lutetia(players=3)`, with the
options of a game as parameters.

The deal is chosen by chance nodes at the root; after them nothing is random, as the match draws everything else from
its key. Sealed choices are made one after another and stay hidden. Returns are by places and sum to 0."""

from __future__ import annotations

import functools
import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, ClassVar

import numpy as np

from iacta.adapters.extras import TEXT, expect_extra
from iacta.adapters.game_names import plain_name
from iacta.adapters.rewards import rewards_of
from iacta.bots import make_bot, new_generator
from iacta.engine.compiling.background import fastest_rulebook
from iacta.engine.compiling.records import blank
from iacta.engine.compiling.rulebook import Rulebook
from iacta.engine.learning.observation import Observer
from iacta.engine.rules.batch import MOST_SEATS, seed_of
from iacta.engine.rules.contract import ALLOWED
from iacta.engine.rules.game import Game
from iacta.engine.words.errors import BadAction, IllegalAction, NotYourTurn, shown
from iacta.games import NAMES, load_game
from iacta.match.plain import plain_table

expect_extra("pyspiel", "openspiel")

import pyspiel  # noqa: E402  # the extra is there

# A deal is chosen by so many chance nodes of so many outcomes: a billion deals, of which nobody need list more at once.
CHANCE_NODES = 3
OUTCOMES = 1 << 10
CHANCES = [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
DIGEST = 16  # bytes of a memory

Sampler = Callable[[], float]


@dataclass(frozen=True)
class ConfiguredRules:
    """The rules of a game with its number of seats and its options, asked of records."""

    game: Game
    numbers: tuple[int, ...]

    @functools.cached_property
    def seats(self) -> int:
        return self.numbers[0]

    @functools.cached_property
    def k(self) -> np.ndarray:
        return self.game.load_cards(None).k

    @functools.cached_property
    def observer(self) -> Observer:
        return Observer(self.game, self.seats)

    @property
    def book(self) -> Rulebook:
        """Interpreted at once, compiled when that is ready."""
        return fastest_rulebook(self.game, None)

    def deal(self, index: int) -> np.ndarray:
        record = blank(self.game.silent_state)
        generator, key = np.zeros(1, np.uint64), np.zeros(2, np.uint64)
        seed_of(0, index, generator.data, key.data)
        self.book.deal(record, self.k, np.array(self.numbers, np.int64), key)
        return record

    def view(self, record: np.ndarray, viewer: int) -> np.ndarray:
        view = blank(self.game.silent_state)
        self.book.view(record, viewer, view)
        return view

    def mask(self, record: np.ndarray, seat: int) -> np.ndarray:
        mask = np.zeros(self.game.actions.count, np.uint8)
        found = np.zeros(self.game.actions.count, np.int64)
        self.book.legal_actions(self.view(record, seat), self.k, seat, mask, found)
        return mask

    def over(self, record: np.ndarray) -> bool:
        return int(self.book.to_act(record)) == 0

    def current_seat(self, record: np.ndarray) -> int:
        return int(self.book.current_seat(record))

    def check_seat(self, player: object) -> None:
        """Raise an error if there is no such player."""
        if type(player) is not int or not 0 <= player < self.seats:
            raise BadAction("no-such-seat", seat=shown(player), last=str(self.seats - 1))

    def check(self, record: np.ndarray, seat: int, action: int) -> None:
        """Raise an error if the seat may not do this."""
        number = self.game.actions.parse(action)
        why = self.book.why_forbidden(self.view(record, seat), self.k, seat, number)
        if why != ALLOWED:
            reason = self.game.reasons[why]
            text = shown(self.game.actions.text(number))
            raise IllegalAction("not-legal", TEXT, action=text, seat=str(seat), clause=reason.clause)

    def returns(self, record: np.ndarray) -> list[float]:
        places = np.zeros(MOST_SEATS, np.int64)
        self.book.rank(record, self.k, places)
        return rewards_of(places[: self.seats].tolist())

    def redealt(self, record: np.ndarray, seat: int, generator: np.ndarray) -> np.ndarray:
        """A record that the seat cannot tell from this one, each deal equally likely. Others who have made a sealed
        choice have made any that they may."""
        other = blank(self.game.silent_state)
        self.book.determinize(self.view(record, seat), self.k, seat, other, generator)
        while not self.over(other) and self.current_seat(other) != self.current_seat(record):
            chooser = self.current_seat(other)
            mask = self.mask(other, chooser)
            found = np.flatnonzero(mask)
            action = self.book.choose_any(mask, found, len(found), generator)
            self.book.step(other, self.k, chooser, action)
        return other


@functools.cache
def rules_for(name: str, numbers: tuple[int, ...]) -> ConfiguredRules:
    return ConfiguredRules(load_game(name), numbers)


class IactaGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game of OpenSpiel."""

    game: ClassVar[Game]
    kind: ClassVar[pyspiel.GameType]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, kind = self.game, self.kind
        given = {**kind.parameter_specification, **(params or {})}
        options = {option.name: given[option.name] for option in game.options}
        numbers = game.option_numbers(given["players"], options)
        self.setting = game.name, tuple(numbers.tolist())
        info = pyspiel.GameInfo(
            num_distinct_actions=game.actions.count,
            max_chance_outcomes=OUTCOMES,
            num_players=given["players"],
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.most_decisions(numbers.tolist()),
        )
        super().__init__(kind, info, params or {})

    def new_initial_state(self) -> IactaState:
        return IactaState(self)

    def max_chance_nodes_in_history(self) -> int:
        return CHANCE_NODES

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> IactaObserver:
        if params:
            raise ValueError(f"observations have no parameters, and here are {params}")
        return IactaObserver(rules_for(*self.setting), kind or pyspiel.IIGObservationType(perfect_recall=False))


class IactaState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A state of the game: its record, and for each seat a digest of all that it has seen and done."""

    def __init__(self, game: IactaGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.deal: tuple[int, ...] = ()
        self.record: np.ndarray | None = None
        self.memories: tuple[bytes, ...] = ()

    @property
    def rules(self) -> ConfiguredRules:
        return rules_for(*self.setting)

    @property
    def dealt(self) -> np.ndarray:
        if self.record is None:
            raise NotYourTurn("not-dealt", TEXT)
        return self.record

    def current_player(self) -> int:
        if self.record is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.rules.current_seat(self.record)

    def is_terminal(self) -> bool:
        return self.record is not None and self.rules.over(self.record)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return CHANCES

    def _legal_actions(self, player: int) -> list[int]:
        actions: list[int] = np.flatnonzero(self.rules.mask(self.dealt, player)).tolist()
        return actions

    def _apply_action(self, action: int) -> None:
        if self.record is None:
            if not 0 <= action < OUTCOMES:
                raise BadAction("no-such-outcome", TEXT, outcome=shown(action), last=str(OUTCOMES - 1))
            self.deal = (*self.deal, action)
            if len(self.deal) == CHANCE_NODES:
                self.begin(self.rules.deal(functools.reduce(lambda index, part: index * OUTCOMES + part, self.deal)))
            return
        if self.is_terminal():
            raise NotYourTurn("match-is-over")
        seat = self.rules.current_seat(self.record)
        self.rules.check(self.record, seat, action)
        self.rules.book.step(self.record, self.rules.k, seat, action)
        own = [b"" if other != seat else action.to_bytes(8) for other in range(self.rules.seats)]
        self.remember([memory + done for memory, done in zip(self.memories, own, strict=True)])

    def begin(self, record: np.ndarray) -> None:
        """Go on from a record that nobody remembers anything before."""
        self.record = record
        self.remember([b""] * self.rules.seats)

    def remember(self, before: list[bytes]) -> None:
        """Each seat remembers what it knew before, and what it sees now."""
        seen = [self.rules.view(self.dealt, seat).tobytes() for seat in range(self.rules.seats)]
        self.memories = tuple(
            hashlib.blake2b(memory + view, digest_size=DIGEST).digest()
            for memory, view in zip(before, seen, strict=True)
        )

    def returns(self) -> list[float]:
        return self.rules.returns(self.dealt) if self.is_terminal() else [0.0] * self.rules.seats

    def resample_from_infostate(self, player: int, sampler: Sampler) -> IactaState:
        """A state that the player cannot tell from this one. It can be played on; its history begins here."""
        self.rules.check_seat(player)
        generator = new_generator(int(sampler() * (1 << 53)))
        other: IactaState = self.get_game().new_initial_state()
        other.deal = self.deal
        other.begin(self.rules.redealt(self.dealt, player, generator))
        memories = list(other.memories)
        memories[player] = self.memories[player]
        other.memories = tuple(memories)
        return other

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == pyspiel.PlayerId.CHANCE else self.rules.game.actions.text(action)

    def __str__(self) -> str:
        """Everything, also what nobody may see."""
        if self.record is None:
            return " ".join(map(str, ("deal", *self.deal)))
        return json.dumps(plain_table(self.rules.game, self.record))


class IactaObserver:
    """What a player sees; without private information, what a spectator sees.

    The tensor is the view as docs/observations.md describes it, with perfect recall too: it tells what can be seen
    now, and a view shows what its seat has learnt of hidden cards. The string without perfect recall is the view in
    words; with it, a digest of every view and every choice of the player so far."""

    def __init__(self, rules: ConfiguredRules, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS:
            raise ValueError("no observation holds what several players know")
        self.rules = rules
        self.recalls = kind.perfect_recall
        self.public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self.tensor = np.zeros(rules.observer.layout.length, np.float32)
        self.dict = {"observation": self.tensor}

    def viewer(self, player: int) -> int:
        return self.rules.game.spectator if self.public else player

    def set_from(self, state: IactaState, player: int) -> None:
        """Write the tensor."""
        self.tensor.fill(0)
        if state.record is not None:
            viewer = self.viewer(player)
            self.tensor[:] = self.rules.observer.observe(self.rules.view(state.record, viewer), viewer)

    def string_from(self, state: IactaState, player: int) -> str:
        """The string."""
        if state.record is None:
            return ""
        if self.recalls and not self.public:
            return f"seat {player} remembers {state.memories[player].hex()}"
        viewer = self.viewer(player)
        return json.dumps({"viewer": viewer, **plain_table(self.rules.game, self.rules.view(state.record, viewer))})


class IactaBot(pyspiel.Bot):  # type: ignore[misc]  # OpenSpiel has no types
    """One of Iacta's bots. It looks at its player's view and nothing else."""

    def __init__(self, rules: ConfiguredRules, player: int, name: str, seed: int, budget: float | None) -> None:
        super().__init__()
        self.rules = rules
        self.player = player
        self.name = name
        self.seed = seed
        self.budget = budget
        self.restart()

    def restart(self) -> None:
        """Think as the first time, without anything kept of the game before."""
        self.bot = make_bot(self.name, self.rules.game)
        self.generator = new_generator(self.seed)

    def restart_at(self, state: IactaState) -> None:  # noqa: ARG002  # wherever it begins, it looks when it decides
        self.restart()

    def step(self, state: IactaState) -> int:
        if state.current_player() != self.player:
            raise NotYourTurn("match-is-over" if state.is_terminal() else "not-your-turn")
        view = self.rules.view(state.dealt, self.player)
        return self.bot.choose(
            view, self.rules.mask(state.dealt, self.player), self.player, self.generator, self.budget
        )


def bot(game: pyspiel.Game, player: int, name: str, *, seed: int = 0, budget: float | None = None) -> pyspiel.Bot:
    """A bot of Iacta for a player, to sit beside any other of OpenSpiel."""
    rules = rules_for(*game.setting)
    rules.check_seat(player)
    return IactaBot(rules, player, name, seed, budget)


def resampler(seed: int = 0) -> Callable[[IactaState, int], IactaState]:
    """What IS-MCTS wants for `set_resampler`: a state that the player cannot tell from another."""
    luck = np.random.default_rng(seed)
    return lambda state, player: state.resample_from_infostate(player, luck.random)


def register(game: Game) -> None:
    """Make the game known to OpenSpiel."""
    fewest, most = game.seats
    kind = pyspiel.GameType(
        short_name=plain_name(game),
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=most,
        min_num_players=fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={
            "players": fewest,
            **{option.name: option.value(option.default) for option in game.options},
        },
    )
    # A class of its own: OpenSpiel lets go of what is registered when Python has gone, which only a class survives.
    pyspiel.register_game(kind, type(IactaGame.__name__, (IactaGame,), {"game": game, "kind": kind}))


for name in NAMES:
    register(load_game(name))
