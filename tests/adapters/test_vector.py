"""Thousands of games as arrays: the same games as one by one, whatever the number of threads."""

import numpy as np
import pytest

from iacta.adapters.rewards import rewards_of
from iacta.adapters.vector import VectorEnv
from iacta.engine.compiling.records import blank
from iacta.engine.compiling.rulebook import rulebook
from iacta.engine.learning.observation import Observer
from iacta.engine.rules.batch import MOST_SEATS, seed_of
from iacta.engine.words.errors import BadAction, BadOptions, IllegalAction, NotYourTurn
from iacta.games import NAMES, load_game
from tests.quick import slow

SHORT = {"turn_limit": 4, "round_limit": 2}
TABLES = [(name, seats) for name in NAMES for seats in dict.fromkeys(load_game(name).seats)]
QUICK = "lusitania"  # the smallest game: the others take long to compile
over_tables = pytest.mark.parametrize(("name", "seats"), [case if case[0] == QUICK else slow(*case) for case in TABLES])
over_games = pytest.mark.parametrize("name", [name if name == QUICK else slow(name) for name in NAMES])


def short(name):
    """Options with which many games end."""
    return {option.name: SHORT[option.name] for option in load_game(name).options if option.name in SHORT}


def any_actions(step, rng):
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in step.masks])


class OneByOne:
    """A row of an environment, played with the entry points of a table in plain Python."""

    def __init__(self, env, row, mode):
        self.env, self.row, self.played = env, row, 0
        self.book = rulebook(env.game, mode)
        self.observer = Observer(env.game, env.seats, mode)
        self.deal()

    def deal(self):
        self.state = blank(self.env.game.state)
        generator, key = np.zeros(1, np.uint64), np.zeros(2, np.uint64)
        with np.errstate(over="ignore"):
            seed_of(self.env.seed, self.row + self.played * self.env.count, generator_of(generator), generator_of(key))
        self.book.deal(self.state, self.env.cards.k, self.env.numbers, key)

    @property
    def seat(self):
        return int(self.book.current_seat(self.state))

    def seen(self):
        view = blank(self.env.game.state)
        self.book.view(self.state, self.seat, view)
        mask, found = np.zeros(self.env.game.actions.count, np.uint8), np.zeros(self.env.game.actions.count, np.int64)
        self.book.legal_actions(view, self.env.cards.k, self.seat, mask, found)
        return self.observer.observe(view, self.seat), mask

    def decide(self, action):
        """The rewards, when the game ends."""
        self.book.step(self.state, self.env.cards.k, self.seat, action)
        if self.book.to_act(self.state):
            return [0.0] * self.env.seats
        places = np.zeros(MOST_SEATS, np.int64)
        self.book.rank(self.state, self.env.cards.k, places)
        self.played += 1
        self.deal()
        return rewards_of(places[: self.env.seats].tolist())


def generator_of(numbers):
    """Numbers as interpreted rules take them."""
    return numbers.data


@pytest.mark.slow
@over_tables
def test_games_side_by_side_are_those_played_one_by_one(name, seats):
    env = VectorEnv(name, 5, seats=seats, options=short(name), seed=11)
    step = env.reset()
    alone = [OneByOne(env, row, "compiled") for row in range(env.count)]
    rng = np.random.default_rng(5)
    games = 0
    while games < 6:
        for row, one in enumerate(alone):
            observation, mask = one.seen()
            assert env.states[row].tobytes() == env.game.without_events(one.state).tobytes()
            assert step.seats[row] == one.seat
            assert (step.observations[row] == observation).all()
            assert (step.masks[row] == mask).all()
        actions = any_actions(step, rng)
        step = env.step(actions)
        for row, one in enumerate(alone):
            before = one.played
            assert step.rewards[row].tolist() == pytest.approx(one.decide(int(actions[row])))
            assert step.ended[row] == one.played - before
        games += int(step.ended.sum())


def history(env, steps, seed=None):
    """Everything an environment shows in some steps of random play."""
    step = env.reset(seed)
    rng = np.random.default_rng(1)
    steps_seen = []
    for _ in range(steps):
        step = env.step(any_actions(step, rng))
        steps_seen.append([part.copy() for part in step])
    return [b"".join(part.tobytes() for part in parts) for parts in steps_seen], env.states.tobytes()


@over_tables
def test_the_number_of_threads_does_not_matter(name, seats):
    one, three = (VectorEnv(name, 200, seats=seats, options=short(name), seed=3, threads=n) for n in (1, 3))
    assert len(three.workspaces) == 3
    assert history(one, 40) == history(three, 40)


@over_games
def test_interpreted_games_are_the_same(name):
    envs = [VectorEnv(name, 3, options=short(name), seed=4, mode=mode) for mode in ("compiled", "interpreted")]
    assert history(envs[0], 60) == history(envs[1], 60)


def test_the_seed_makes_the_games():
    env = VectorEnv(QUICK, 10, seed=1)
    first_time = history(env, 30)
    assert history(env, 30) == first_time
    assert history(env, 30, seed=2) != first_time
    assert history(env, 30, seed=1) == first_time
    assert history(VectorEnv(QUICK, 10, seed=1), 30) == first_time


def test_rewards_sum_to_nothing_and_the_winner_of_all_gets_one():
    assert rewards_of([1, 2, 3]) == [1, 0, -1]
    assert rewards_of([2, 1]) == [-1, 1]
    assert rewards_of([1, 1, 3, 4]) == pytest.approx([2 / 3, 2 / 3, -1 / 3, -1])
    assert rewards_of([1, 1]) == [0, 0]


def test_bad_input_is_refused_and_nothing_changes():
    env = VectorEnv(QUICK, 4, seats=3, seed=1)
    with pytest.raises(NotYourTurn, match="must be reset first"):
        env.step(np.zeros(4, int))
    step = env.reset()
    before = env.states.tobytes(), [part.tobytes() for part in step]
    illegal = np.array([int(np.flatnonzero(mask == 0)[0]) for mask in step.masks])
    for actions, kind, words in (
        (np.zeros(3, int), BadAction, "each of 4 games"),
        (np.zeros(4), BadAction, "each of 4 games"),
        ("pass", BadAction, "each of 4 games"),
        (np.full(4, 10_000), BadAction, "10000 is not an action"),
        (np.full(4, -1), BadAction, "-1 is not an action"),
        (illegal, IllegalAction, r"is not legal for seat \d in game 0"),
    ):
        with pytest.raises(kind, match=words):
            env.step(actions)
    assert before == (env.states.tobytes(), [part.tobytes() for part in env.now])


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"game": "chess"}, "called 'chess'"),
        ({"seats": 9}, "players, not 9"),
        ({"options": {"weather": 1}}, "'weather'"),
        ({"options": {"turn_limit": 0}}, "turn_limit"),
        ({"count": 0}, "number of games"),
        ({"count": 2.0}, "number of games"),
        ({"threads": 0}, "number of threads"),
        ({"seed": -1}, "A seed must be a whole number"),
    ],
)
def test_an_environment_that_cannot_be_is_refused(given, words):
    with pytest.raises(BadOptions, match=words):
        VectorEnv(**{"game": QUICK, "count": 2, **given})
