"""The games behind PettingZoo's interface: its own tests, sealed choices, baselines, and mistakes."""

import warnings

import numpy as np
import pytest

from iacta.adapters.pettingzoo import baseline, env
from iacta.bots import BOTS
from iacta.engine.learning.observation import observation
from iacta.engine.words.errors import BadAction, BadOptions, IllegalAction, NotYourTurn
from iacta.games import NAMES, load_game
from tests.adapters.test_vector import TABLES, short
from tests.quick import first

pytestmark = pytest.mark.slow

with warnings.catch_warnings():  # where its own games can be played too, PettingZoo's tests import them in an old way
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

over_tables = pytest.mark.parametrize(("name", "seats"), first(TABLES, 2))
# PettingZoo knows observations with a mask, and the mask of somebody who does not decide, only of its own games.
tolerant = [
    pytest.mark.filterwarnings(f"ignore:{text}")
    for text in (
        "Observation is not a NumPy array",
        "Observation space for each agent probably should be",
        "Action mask numpy array is all zeros",
    )
]


def with_marks(test):
    for mark in tolerant:
        test = mark(test)
    return test


@with_marks
@over_tables
def test_pettingzoos_own_test_of_the_interface(name, seats):
    api_test(env(name, seats=seats, options=short(name)), num_cycles=300)


@with_marks
@over_tables
def test_pettingzoos_own_test_of_seeds(name, seats):
    seed_test(lambda: env(name, seats=seats), num_cycles=150)


def played(table, policies):
    """Play a game; the rewards, and how many decisions it took."""
    table.reset(seed=1)
    rewards, decisions = {}, 0
    for agent in table.agent_iter():
        _, rewards[agent], termination, truncation, _ = table.last()
        over = termination or truncation
        table.step(None if over else policies[agent](agent))
        decisions += not over
    return rewards, decisions


@pytest.mark.parametrize("name", first(NAMES, 2))
def test_rewards_come_at_the_end_and_sum_to_nothing(name):
    table = env(name, seats=load_game(name).seats[1], options=short(name))
    policy = baseline("random", table)
    rewards, decisions = played(table, dict.fromkeys(table.possible_agents, policy))
    assert decisions > 0
    assert set(rewards) == set(table.possible_agents)
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0
    assert table.agents == []


@pytest.mark.parametrize("bot", ["random", "greedy", "search-1"])
@pytest.mark.parametrize("name", first(NAMES))
def test_baselines_play_whole_games(name, bot):
    table = env(name, options=short(name))
    policies = {"seat_0": baseline(bot, table, seed=3), "seat_1": baseline("random", table, seed=4)}
    rewards, _ = played(table, policies)
    assert (
        rewards
        == played(table, {"seat_0": baseline(bot, table, seed=3), "seat_1": baseline("random", table, seed=4)})[0]
    )


def test_a_baseline_has_a_bot_for_each_agent_and_each_game(monkeypatch):
    asked = []

    class Loyal:
        """A bot that notices who asks it."""

        def __init__(self, *_):
            pass

        def choose(self, view, legal, seat, generator, budget=None):
            asked.append((self, seat, len(games)))
            return int(np.flatnonzero(legal)[0])

    monkeypatch.setitem(BOTS, "loyal", Loyal)
    table, games = env("lusitania", options=short("lusitania")), []
    policy = baseline("loyal", table)
    for _ in range(2):
        played(table, dict.fromkeys(table.possible_agents, policy))
        games.append(table.match)
    assert len(set(asked)) == len({bot for bot, *_ in asked}) == 2 * len(table.possible_agents)


def test_nothing_of_a_sealed_choice_shows_before_all_have_chosen():
    def seen(actions):
        table = env("lutetia", seats=3)
        table.reset(seed=5)
        observed = []
        for action in actions:
            observed.append({agent: table.observe(agent) for agent in table.agents if agent != "seat_0"})
            assert table.agent_selection == f"seat_{len(observed) - 1}"
            table.step(action)
        return observed, {agent: table.observe(agent) for agent in table.agents}

    game = load_game("lutetia")
    one, other, mine = (game.actions.parse(text) for text in ("bid a+b", "double income", "bid b+c"))
    (observed, after), (observed_else, after_else) = seen((one, mine, mine)), seen((other, mine, mine))
    for step, step_else in zip(observed, observed_else, strict=True):
        for agent in step:
            for part in ("observation", "action_mask"):
                assert (step[agent][part] == step_else[agent][part]).all()
    assert (after["seat_0"]["observation"] != after_else["seat_0"]["observation"]).any()
    assert (after["seat_1"]["observation"] == after_else["seat_1"]["observation"]).all()  # the cards lie face down


def test_an_environment_is_named_with_its_version():
    assert [env(name).metadata["name"] for name in NAMES] == [
        "iacta_lusitania_xxi_v0",
        "iacta_lusitania_v0",
        "iacta_lutetia_v0",
        "iacta_lumeria_v0",
    ]
    assert str(env(NAMES[0])) == "iacta_lusitania_xxi_v0"


def test_an_observation_is_that_of_the_layout_and_only_whoever_decides_may_do_something():
    table = env("lusitania", seats=3, options={"first": 1})
    table.reset(seed=1)
    assert table.agent_selection == "seat_1"
    layout = observation(load_game("lusitania"))
    for seat, agent in enumerate(table.agents):
        seen = table.observe(agent)
        assert seen["observation"].shape == (layout.length,)
        assert seen["observation"][0] == seat
        assert seen["action_mask"].any() == (agent == "seat_1")


def test_the_table_is_rendered_in_words(capsys):
    table = env("lusitania", render_mode="ansi")
    table.reset(seed=1)
    text = table.render()
    assert "Draw pile: 51 cards." in text
    assert text.splitlines()[-1].startswith("Player 2: ")
    table = env("lusitania", render_mode="human")
    table.reset(seed=1)
    table.step(int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"])[0]))
    assert "Player 1: " in capsys.readouterr().out


def test_mistakes_are_answered_in_clear_words_and_change_nothing():
    table = env("lusitania", options={"turn_limit": 1})
    for call in (lambda: table.step(0), lambda: table.observe("seat_0"), table.render):
        with pytest.raises(NotYourTurn, match="must be reset first"):
            call()
    table.reset(seed=1)
    before = table.match.state.tobytes()
    illegal = int(np.flatnonzero(table.observe(table.agent_selection)["action_mask"] == 0)[0])
    with pytest.raises(IllegalAction, match=r"\(L\d+\)"):
        table.step(illegal)
    for unreadable in (None, 1000, -1, 1.5, "fly"):
        with pytest.raises(BadAction, match="is not an action"):
            table.step(unreadable)
    with pytest.raises(BadAction, match="no agent 'seat_7'; choose from seat_0, seat_1"):
        table.observe("seat_7")
    assert table.match.state.tobytes() == before
    policy = baseline("random", table)
    (other,) = set(table.agents) - {table.agent_selection}
    with pytest.raises(NotYourTurn, match="It is not your turn"):
        policy(other)
    for agent in table.agent_iter():
        table.step(None if table.terminations[agent] else policy(agent))
    with pytest.raises(NotYourTurn, match="The match is over"):
        table.step(0)
    for name in ("random", "greedy", "search-1"):
        with pytest.raises(NotYourTurn, match="The match is over"):
            baseline(name, table)("seat_0")


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"game": "chess"}, "called 'chess'"),
        ({"seats": 9}, "players, not 9"),
        ({"options": {"weather": 1}}, "'weather'"),
        ({"render_mode": "oil"}, "render mode 'oil'; choose from ansi, human"),
    ],
)
def test_an_environment_that_cannot_be_is_refused(given, words):
    with pytest.raises(BadOptions, match=words):
        env(**{"game": "lusitania", **given})


def test_a_baseline_that_is_not_there_is_refused():
    with pytest.raises(BadOptions, match="called 'oracle'"):
        baseline("oracle", env("lusitania"))
