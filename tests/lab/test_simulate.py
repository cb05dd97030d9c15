"""Many games at once: the same whatever the number of threads and the speed; and card files side by side."""

from __future__ import annotations

import re
import threading
from contextlib import contextmanager

import numpy as np
import pytest
from numba import njit
from numba.core import event as numba_events

from iacta.bots import make_bot, new_generator
from iacta.engine.compiling.rule import MODES
from iacta.engine.compiling.rulebook import rulebook
from iacta.engine.rules.batch import FACTS, MOST_SEATS
from iacta.engine.rules.game import Cards
from iacta.engine.words.errors import BadOptions
from iacta.games import load_game
from iacta.lab.simulate import CHUNK, Results, simulate
from iacta.match import Match
from tests.conformance.settings import EVERY, FULL_LENGTH, Setting, over_full_length_settings, over_pairwise_settings

GAME = load_game("lusitania-xxi")
RICHEST = next(s for s in FULL_LENGTH if s.name == GAME.name and s.seats == 3 and s.choice[1] == 1)


def played(setting: Setting, games: int, **how: object) -> Results:
    return simulate(setting.game, setting.numbers, games, cards=how.pop("cards", setting.cards), **how)


@pytest.mark.slow
@over_full_length_settings
def test_the_number_of_threads_changes_nothing(setting):
    games = 2 * CHUNK + 7
    one, two, three = (played(setting, games, seed=5, threads=threads).facts for threads in (1, 2, 3))
    assert one.shape == (games, FACTS)
    assert (one == two).all()
    assert (one == three).all()


@pytest.mark.slow
@over_full_length_settings
def test_every_speed_plays_the_same_games(setting):
    results = [played(setting, 4, seed=2, mode=mode).facts for mode in MODES]
    assert (results[0] == results[1]).all()
    assert (results[0] == results[2]).all()


@pytest.mark.slow
@over_full_length_settings
def test_every_speed_plays_the_same_greedy_games(setting):
    bots = ["greedy", *["random"] * (setting.seats - 1)]
    results = [played(setting, 1, seed=3, bots=bots, mode=mode).facts for mode in MODES]
    assert (results[0] == results[1]).all()
    assert (results[0] == results[2]).all()


@over_pairwise_settings
def test_results_are_those_of_finished_games(setting):
    results = played(setting, 40, seed=1)
    assert (results.endings > 0).all()
    assert (results.endings < len(setting.game.endings)).all()
    assert (results.decisions > 0).all()
    assert (results.decisions <= setting.game.most_decisions(list(setting.choice))).all()
    assert (np.sort(results.places, axis=1)[:, 0] == 1).all()
    assert not results.facts[:, 2 + setting.seats : 2 + MOST_SEATS].any()
    assert not results.facts[:, 2 + MOST_SEATS + setting.seats :].any()


@pytest.mark.long
@pytest.mark.parametrize("setting", EVERY, ids=str)
def test_thousands_of_games_of_every_setting_end_within_their_bound(setting):
    assert (played(setting, 3000, seed=4).endings > 0).all()


def test_another_seed_plays_other_games():
    assert (played(RICHEST, 50, seed=1).facts != played(RICHEST, 50, seed=2).facts).any()


def test_the_same_games_come_first_however_many_are_played():
    assert (played(RICHEST, CHUNK + 20, seed=1).facts[:CHUNK] == played(RICHEST, CHUNK, seed=1).facts).all()


def test_progress_counts_every_game():
    counted: list[int] = []
    played(RICHEST, CHUNK + 20, seed=1, progress=counted.append)
    assert sum(counted) == CHUNK + 20


@pytest.mark.parametrize(
    ("how", "what"),
    [
        ({"games": 0}, "The number of games"),
        ({"seed": -1}, "A seed must be a whole number"),
        ({"seed": 1 << 63}, "A seed must be a whole number"),
        ({"bots": ["random", "random"]}, "one bot for all 3 seats"),
        ({"bots": ["alexander"]}, "no bot called 'alexander'"),
    ],
)
def test_nonsense_is_refused(how, what):
    with pytest.raises(BadOptions, match=what):
        played(RICHEST, **{"games": 1, **how})


def with_value(name: str, vp: int) -> Cards:
    """The usual cards, one of them worth something else."""
    text = (GAME.folder / "cards.toml").read_text()
    changed, count = re.subn(rf'(name = "{name}"\n(?:.*\n)*?vp = )\d+', rf"\g<1>{vp}", text, count=1)
    assert count == 1
    return GAME.load_cards(changed.encode())


@contextmanager
def compilations():
    """What Numba compiles meanwhile."""
    with numba_events.install_recorder("numba:compile") as recorder:
        yield recorder.buffer


def known_signatures() -> dict[str, int]:
    return {name: len(entry_point.signatures) for name, entry_point in rulebook(GAME, "compiled").entry_points.items()}


def test_a_changed_number_compiles_nothing_and_counts():
    usual, dearer = GAME.load_cards(None), with_value("shield", 3)
    assert usual.digest != dearer.digest
    before, signatures = played(RICHEST, 200, seed=1, cards=usual), known_signatures()
    with compilations() as compiled:
        after = played(RICHEST, 200, seed=1, cards=dearer)
        again = played(RICHEST, 200, seed=1, cards=usual)
    assert len(compiled) == 0
    assert known_signatures() == signatures
    assert (again.facts == before.facts).all()
    assert after.scores.mean() > before.scores.mean()


def test_a_compilation_would_be_noticed():
    with compilations() as compiled:
        njit(lambda x: x + 1)(1)
    assert len(compiled) > 0


def test_two_matches_with_different_cards_run_at_once():
    """The same choices in turns; who recruits shields gets more where they are worth more."""
    usual, dearer = GAME.load_cards(None), with_value("shield", 3)
    matches = [Match(GAME, 2, cards=cards, id="two", secret=bytes(32), mode="compiled") for cards in (usual, dearer)]
    rng = np.random.default_rng(1)
    apart = 0
    while not any(match.over for match in matches):
        (seat,) = matches[0].to_act
        actions = [action.id for action in matches[0].legal(seat)]
        assert actions == [action.id for action in matches[1].legal(seat)]
        action = int(rng.choice(actions))
        for match in matches:
            match.play(seat, action)
        shields = matches[0].state["gear"][0][:2, :, 0].sum(axis=1)
        gained = np.array(matches[1].scores) - np.array(matches[0].scores)
        assert (gained == 2 * shields).all()
        apart += bool(shields.any())
    assert apart


def test_two_simulations_with_different_cards_run_at_once():
    files = [GAME.load_cards(None), with_value("shield", 3), with_value("cook", 3)]
    alone = [played(RICHEST, 300, seed=1, cards=cards, threads=1).facts for cards in files]
    together: dict[int, np.ndarray] = {}

    def play(number: int) -> None:
        together[number] = played(RICHEST, 300, seed=1, cards=files[number], threads=2).facts

    threads = [threading.Thread(target=play, args=(number,)) for number in range(len(files))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for number, facts in enumerate(alone):
        assert (together[number] == facts).all()
    assert (alone[0] != alone[1]).any()
    assert (alone[0] != alone[2]).any()


def test_a_greedy_bot_plays_for_the_cards_it_was_given():
    usual, dearer = GAME.load_cards(None), with_value("shield", 3)
    bots = [make_bot("greedy", GAME, cards, "compiled") for cards in (usual, dearer)]
    matches = [Match(GAME, 2, cards=cards, id="x", secret=bytes(32), mode="compiled") for cards in (usual, dearer)]
    lines: list[list[int]] = []
    for match, bot in zip(matches, bots, strict=True):
        generator, line = new_generator(4), []
        while not match.over:
            (seat,) = match.to_act
            mask = np.zeros(GAME.actions.count, np.uint8)
            mask[[action.id for action in match.legal(seat)]] = 1
            line.append(bot.choose(match.view_record(seat), mask, seat, generator))
            match.play(seat, line[-1])
        lines.append(line)
    assert lines[0] != lines[1]
