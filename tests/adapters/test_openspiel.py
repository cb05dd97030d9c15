"""The games behind OpenSpiel's interface: its own tests, what players know, its search, and mistakes."""

import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts

from iacta.adapters.game_names import plain_name
from iacta.adapters.openspiel import CHANCE_NODES, bot, resampler, rules_for
from iacta.engine.learning.observation import observation
from iacta.engine.words.errors import BadAction, BadOptions, IllegalAction, NotYourTurn
from iacta.games import NAMES, load_game
from tests.adapters.test_vector import QUICK, over_games, over_tables, short


def loaded(name, seats=None, **options):
    game = load_game(name)
    return pyspiel.load_game(plain_name(game), {"players": seats or game.seats[0], **short(name), **options})


def dealt(game, seed=1):
    state = game.new_initial_state()
    rng = np.random.default_rng(seed)
    while state.is_chance_node():
        state.apply_action(int(rng.integers(len(state.chance_outcomes()))))
    return state


def play_on(state, rng):
    state.apply_action(int(rng.choice(state.legal_actions())))


@pytest.mark.slow
@over_tables
def test_openspiels_own_test(name, seats):
    pyspiel.random_sim_test(loaded(name, seats), num_sims=2, serialize=True, verbose=False)


@over_games
def test_the_deal_is_chosen_at_the_root_and_makes_the_game(name):
    game = loaded(name)
    state, again, other = dealt(game), dealt(game), dealt(game, seed=2)
    assert len(state.history()) == CHANCE_NODES
    assert str(state) == str(again)
    assert state.record.tobytes() == again.record.tobytes() != other.record.tobytes()
    assert sum(chance for _, chance in game.new_initial_state().chance_outcomes()) == 1


@over_tables
def test_returns_sum_to_nothing_and_come_at_the_end(name, seats):
    state, rng = dealt(loaded(name, seats)), np.random.default_rng(1)
    while not state.is_terminal():
        assert state.returns() == [0] * seats
        play_on(state, rng)
    assert sum(state.returns()) == pytest.approx(0)
    assert len(state.returns()) == seats


@over_games
def test_a_clone_goes_its_own_way_and_a_state_survives_serialisation(name):
    state, rng = dealt(loaded(name)), np.random.default_rng(1)
    for _ in range(3):
        play_on(state, rng)
    clone, before = state.clone(), (state.record.tobytes(), state.memories)
    play_on(clone, rng)
    assert (state.record.tobytes(), state.memories) == before
    _, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert (again.record.tobytes(), again.memories, again.history()) == (*before, state.history())


@over_games
def test_tensors_are_observations(name):
    game = loaded(name)
    state = dealt(game)
    layout = observation(load_game(name))
    assert game.observation_tensor_shape() == game.information_state_tensor_shape() == [layout.length]
    table = rules_for(*state.setting)
    for player in range(game.num_players()):
        seen = table.observer.observe(table.view(state.record, player), player)
        assert state.observation_tensor(player) == state.information_state_tensor(player) == seen.tolist()


def test_a_sealed_choice_is_hidden_until_all_have_chosen():
    def strings(first):
        state = dealt(loaded("lutetia", 3))
        observations = []
        for text in (first, "bid b+c", "bid b+c"):
            state.apply_action(load_game("lutetia").actions.parse(text))
            observations.append([(state.information_state_string(p), state.observation_string(p)) for p in range(3)])
        return observations

    for one, other in zip(strings("bid a+b"), strings("double income"), strict=True):
        assert one[0][0] != other[0][0]
        assert one[1:] == other[1:]  # the cards lie face down


def test_a_player_remembers_what_it_did_where_the_table_does_not():
    """Two ways to the same view are two information states: recall is perfect."""
    state = dealt(loaded("lutetia", 2))
    actions = load_game("lutetia").actions
    for text in ("double income", "double income"):
        state.apply_action(actions.parse(text))
    once, twice = state.clone(), state.clone()
    once.apply_action(actions.parse("bribe left 2"))
    for text in ("bribe left 1", "bribe left 1"):
        twice.apply_action(actions.parse(text))
    assert once.observation_string(1) == twice.observation_string(1)
    assert once.information_state_string(1) != twice.information_state_string(1)
    assert once.information_state_string(0) != twice.information_state_string(0)


def resampled_positions(name, seats):
    state, rng = dealt(loaded(name, seats)), np.random.default_rng(3)
    for step in range(40):
        if state.is_terminal():
            return
        if step % 3 == 0 or step < seats:
            yield state
        play_on(state, rng)


@over_tables
def test_a_resampled_state_looks_the_same_to_its_player_and_can_be_played_to_the_end(name, seats):
    again, rng = resampler(1), np.random.default_rng(4)
    changed = 0
    for state in resampled_positions(name, seats):
        for player in range(seats):
            other = again(state, player)
            assert other.current_player() == state.current_player()
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            if player == state.current_player():
                assert other.legal_actions() == state.legal_actions()
            changed += other.record.tobytes() != state.record.tobytes()
        state.get_game().deserialize_state(other.serialize())
        while not other.is_terminal():
            play_on(other, rng)
    assert changed


@pytest.mark.slow
@over_games
def test_openspiels_search_plays_with_the_resampler(name):
    game = loaded(name)
    state, rng = dealt(game), np.random.RandomState(5)
    searcher = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 8, random_state=rng)
    for take in (resampler(1), None):
        searcher.set_resampler(take)  # without one the state is asked itself
        for _ in range(3):
            if not state.is_terminal():
                state.apply_action(searcher.step(state))


@pytest.mark.slow
@pytest.mark.parametrize("name_of_bot", ["random", "greedy", "search-1"])
@over_games
def test_bots_play_whole_games(name, name_of_bot):
    game = loaded(name)
    bots = [bot(game, 0, name_of_bot, seed=3), bot(game, 1, "random", seed=4)]
    once, again = (evaluate_bots.evaluate_bots(dealt(game), bots, np.random) for _ in range(2))
    assert list(once) == list(again)
    assert sum(once) == pytest.approx(0)


def test_options_are_parameters():
    game = pyspiel.load_game("iacta_lumeria(south=slavs,scenario=sacred-hill)")
    record = dealt(game).record
    assert (record["scenario"][0], record["faction"][0][0]) == (1, 0)
    assert pyspiel.load_game("iacta_lusitania_xxi(players=4,laurus=true)").num_players() == 4
    assert {plain_name(load_game(name)) for name in NAMES} <= set(pyspiel.registered_names())


@pytest.mark.parametrize(
    ("text", "kind", "words"),
    [
        ("iacta_lutetia(players=9)", BadOptions, "for 2 to 5 players, not 9"),
        ("iacta_lusitania(turn_limit=0)", BadOptions, "turn_limit"),
        ("iacta_lumeria(south=martians)", BadOptions, "'martians'"),
        ("iacta_lutetia(weather=1)", pyspiel.SpielError, "weather"),
        ("iacta_chess", pyspiel.SpielError, "iacta_chess"),
    ],
)
def test_a_game_that_cannot_be_is_refused(text, kind, words):
    with pytest.raises(kind, match=words):
        pyspiel.load_game(text)


def test_mistakes_are_answered_in_clear_words_and_change_nothing():
    game = loaded(QUICK)
    state = game.new_initial_state()
    with pytest.raises(NotYourTurn, match="must be reset first"):
        resampler()(state, 0)
    for outcome in (-7, 1024, 2**40):
        with pytest.raises(BadAction, match=rf"Chance has no outcome {outcome}: outcomes go from 0 to 1023\."):
            state.apply_action(outcome)
        assert state.deal == ()
    state = dealt(game)
    before = state.record.tobytes(), state.memories, state.history()
    illegal = next(action for action in range(game.num_distinct_actions()) if action not in state.legal_actions())
    with pytest.raises(IllegalAction, match=r"is not legal for seat \d\. \(L\d+\)"):
        state.apply_action(illegal)
    with pytest.raises(BadAction, match="9999 is not an action"):
        state.apply_action(9999)
    for player in (-1, 2, 7, "0"):
        with pytest.raises(BadAction, match="no seat"):
            state.resample_from_infostate(player, lambda: 0.5)
    with pytest.raises(NotYourTurn, match="It is not your turn"):
        bot(game, 1 - state.current_player(), "random").step(state)
    assert (state.record.tobytes(), state.memories, state.history()) == before
    rng = np.random.default_rng(1)
    while not state.is_terminal():
        play_on(state, rng)
    with pytest.raises(NotYourTurn, match="The match is over"):
        state.apply_action(0)
    for name in ("random", "greedy", "search-1"):
        with pytest.raises(NotYourTurn, match="The match is over"):
            bot(game, 0, name).step(state)
    with pytest.raises(BadOptions, match="called 'oracle'"):
        bot(game, 0, "oracle")
    with pytest.raises(BadAction, match="no seat 2"):
        bot(game, 2, "random")


@pytest.mark.slow
@pytest.mark.parametrize(("adapter", "package", "extra"), [("openspiel", "pyspiel", "openspiel"), ("pettingzoo",) * 3])
def test_without_its_extra_an_adapter_says_which_one_is_missing(adapter, package, extra):
    program = f"import sys; sys.modules['{package}'] = None\nimport iacta.adapters.{adapter}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode != 0
    assert f'{package} is not installed: install it with `pip install "iacta[{extra}]"`.' in done.stderr
