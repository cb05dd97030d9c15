"""The search: what it may know, how it spends its budget, how it mixes, and that it finds what there is to find."""

from __future__ import annotations

import copy
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pytest
from numba.core.event import install_recorder

import iacta.bots.search
from iacta.bots import make_bot, new_generator
from iacta.bots.search import LEVELS, Search
from iacta.bots.search.entry_points import making, searcher
from iacta.bots.search.tree import COUNTS, EDGES, ITERATIONS, NODES
from iacta.engine.compiling import background
from iacta.engine.compiling.rulebook import Rulebook, rulebook
from iacta.engine.words.errors import BadOptions
from iacta.games import NAMES, load_game
from iacta.match import Match
from tests.quick import first
from tests.sealed_bids import GAME as BIDS

over_games = pytest.mark.parametrize("name", first(NAMES))


def decision(name: str, step: int, seed: int = 1) -> tuple[Match, int]:
    """A match after so many random decisions, and the seat to decide."""
    match = Match(load_game(name), 2, {}, secret=bytes([seed]) * 32, mode="compiled")
    bot, generator = make_bot("random", match.game, mode="compiled"), new_generator(seed)
    for _ in range(step):
        seat = match.current_seat
        match.play(seat, bot.choose(match.view_record(seat), match.mask(seat), seat, generator))
    return match, match.current_seat


def search(match: Match, **how) -> Search:
    return Search(match.game, match.cards, "compiled", **how)


def chosen(bot, match: Match, seat: int, seed: int = 5, budget: float | None = None) -> int:
    return bot.choose(match.view_record(seat), match.mask(seat), seat, new_generator(seed), budget)


def whole_match(name: str, bots: list, seed: int = 1, seats: int = 2) -> Match:
    match = Match(load_game(name), seats, {}, secret=bytes([seed]) * 32, mode="compiled")
    generators = [new_generator(100 * seed + seat) for seat in range(seats)]
    while match.to_act:
        seat = match.current_seat
        match.play(seat, bots[seat].choose(match.view_record(seat), match.mask(seat), seat, generators[seat]))
    return match


@over_games
def test_so_many_iterations_are_done_however_they_are_sliced(name, monkeypatch):
    match, seat = decision(name, 4)
    results = []
    for seconds in (0.0002, 0.005, 0.1):
        monkeypatch.setattr("iacta.bots.search.bot.SLICE", seconds)
        bot = search(match, iterations=500)
        candidates = bot.consider(match.view_record(seat), seat, new_generator(3))
        assert bot.tree.used[ITERATIONS] == 500
        assert sum(candidate.tries for candidate in candidates) == 500
        results.append(candidates)
    assert results[0] == results[1] == results[2]


@over_games
def test_a_search_is_the_same_in_every_process_and_moves_its_generator_once(name):
    match, seat = decision(name, 4)
    bots = [search(match, iterations=200) for _ in range(2)]
    generators = [new_generator(7), new_generator(7)]
    view, mask = match.view_record(seat), match.mask(seat)
    choices = [bot.choose(view, mask, seat, generator) for bot, generator in zip(bots, generators, strict=True)]
    assert choices[0] == choices[1]
    assert generators[0] == generators[1]
    longer = new_generator(7)
    search(match, iterations=900).choose(view, mask, seat, longer)
    assert longer == generators[0]  # how long it thinks does not change what comes later


@over_games
def test_thinking_ends_when_the_time_is_up(name):
    match, seat = decision(name, 4)
    bot = search(match, iterations=1_000_000)
    chosen(bot, match, seat, budget=0.01)
    began = time.perf_counter()
    action = chosen(bot, match, seat, budget=0.05)
    assert time.perf_counter() - began < 5  # a busy machine is no reason to fail; bench/ measures the wait
    assert 0 < bot.tree.used[ITERATIONS] < 1_000_000
    assert match.mask(seat)[action]


def test_thinking_can_be_cancelled_and_answers_with_the_best_so_far():
    match, seat = decision("lusitania-xxi", 4)
    bot = search(match, iterations=1_000_000)
    looks = []
    bot.cancelled = lambda: len(looks) >= 3 or bool(looks.append(None))
    assert match.mask(seat)[chosen(bot, match, seat)]
    assert len(looks) == 3
    assert bot.tree.used[ITERATIONS] < 100_000


@pytest.mark.slow
@over_games
def test_memory_is_bounded_and_the_search_goes_on_when_it_is_full(name):
    match, seat = decision(name, 4)
    bot = search(match, iterations=20_000)
    small = search(match, iterations=10)
    bot.tree = small.tree
    sizes = [array.shape for array in bot.tree]
    candidates = bot.consider(match.view_record(seat), seat, new_generator(3))
    assert [array.shape for array in bot.tree] == sizes
    assert sum(candidate.tries for candidate in candidates) == 20_000
    used = bot.tree.used
    assert used[NODES] <= len(bot.tree.nodes)
    assert used[EDGES] <= len(bot.tree.edges)
    assert len(used) == COUNTS
    assert used[NODES] > 0.9 * len(bot.tree.nodes) or used[EDGES] > 0.9 * len(bot.tree.edges)


def test_the_tree_is_kept_inside_a_turn_and_not_beyond():
    """In Lumeria a turn is several decisions: the thoughts about the first go on with the second."""
    match, kept = decision("lumeria", 6)[0], 0
    bots = [search(match, iterations=300) for _ in range(2)]
    last = -1
    for _ in range(30):
        seat = match.current_seat
        before = match.view_record(seat)
        bot = bots[seat]
        action = chosen(bot, match, seat)
        if np.count_nonzero(match.mask(seat)) > 1 and bot.root:
            assert seat == last
            kept += 1
        assert bot.turn is None or bot.turn.view.tobytes() == before.tobytes()
        match.play(seat, action)
        last = seat
    assert kept > 5


def test_a_kept_tree_is_dropped_when_something_else_happened():
    match, seat = decision("lumeria", 6)
    bot = search(match, iterations=300)
    action = chosen(bot, match, seat)
    other = next(a for a in np.flatnonzero(match.mask(seat)).tolist() if a != action)
    match.play(seat, other)
    seat = match.current_seat
    chosen(bot, match, seat)
    assert bot.root == 0
    bot.forget()
    assert bot.turn is None


@pytest.mark.slow
def test_a_kept_node_with_actions_that_are_not_legal_here_is_dropped():
    """Dice share a node of the tree, so a kept one may hold thoughts about other rolls."""
    match = decision("lumeria", 6)[0]
    bots = [search(match, iterations=300) for _ in range(2)]
    for _ in range(30):
        seat = match.current_seat
        bot, before = bots[seat], copy.deepcopy(bots[seat])
        action = chosen(bot, match, seat)
        if bot.root and np.count_nonzero(match.mask(seat)) > 1:
            fewer = match.mask(seat).copy()
            fewer[action] = 0
            before.choose(match.view_record(seat), fewer, seat, new_generator(5))
            assert before.root == 0
            return
        match.play(seat, action)
    raise AssertionError("no turn went on")


@pytest.mark.slow
def test_what_a_checked_rule_finds_is_heard():
    match, seat = decision("lutetia", 0)
    bot = Search(match.game, match.cards, "checked", iterations=2)
    broken = match.view_record(seat).copy()
    broken["phase"] = 100
    with pytest.raises(IndexError):
        bot.consider(broken, seat, new_generator(1))


@pytest.mark.slow
def test_another_process_compiles_nothing():
    book = Rulebook(load_game("lusitania-xxi"), "compiled")
    for _ in book.compile(without=["play_games"]):
        pass
    with install_recorder("numba:compile") as compiled:
        assert searcher(book).fast
    assert not compiled.buffer


def test_one_search_serves_all_games_and_names_none():
    for path in Path(iacta.bots.search.__file__).parent.glob("*.py"):
        text = path.read_text()
        assert "iacta.games" not in text
        assert not [name for name in NAMES if name in text]


@pytest.mark.slow
@pytest.mark.parametrize("name", first(NAMES))
def test_it_beats_the_greedy_bot(name):
    wins = 0.0
    games = 16
    for seed in range(games // 2):
        for seat in range(2):
            game = load_game(name)
            bots = [make_bot("greedy", game, mode="compiled"), make_bot("greedy", game, mode="compiled")]
            bots[seat] = make_bot("search:400", game, mode="compiled")
            places = whole_match(name, bots, seed + 1).places
            wins += 1.0 if places[seat] < places[1 - seat] else 0.5 * (places[seat] == places[1 - seat])
    assert wins >= 0.45 * games


@pytest.mark.parametrize(("name", "seats"), first([(n, load_game(n).seats[1]) for n in NAMES]))
def test_it_plays_with_the_most_seats(name, seats):
    game = load_game(name)
    bots = [make_bot(bot, game, mode="compiled") for bot in ["search:60", *["greedy"] * (seats - 1)]]
    match = whole_match(name, bots, seats=seats)
    assert match.ending


@pytest.mark.slow
def test_where_bids_are_sealed_it_mixes():
    match, seat = decision("lutetia", 0)
    assert match.sealed
    bot = search(match, iterations=400)
    shares = {
        candidate.action: candidate.share for candidate in bot.consider(match.view_record(seat), seat, new_generator(1))
    }
    assert sum(shares.values()) == pytest.approx(1)
    assert max(shares.values()) < 0.9
    choices = Counter(chosen(search(match, iterations=400), match, seat, seed) for seed in range(40))
    assert len(choices) > 1


@pytest.mark.slow
def test_the_shares_of_a_search_are_those_of_its_choices():
    """One search with one generator thinks the same; only the last draw differs. So shares are seen over many."""
    match, seat = decision("lutetia", 0)
    expected: Counter[int] = Counter()
    seen: Counter[int] = Counter()
    for seed in range(150):
        bot = search(match, iterations=60)
        for candidate in bot.consider(match.view_record(seat), seat, new_generator(seed)):
            expected[candidate.action] += candidate.share
        seen[chosen(bot, match, seat, seed)] += 1
    gap = sum(abs(expected[action] - seen[action]) for action in expected | seen) / 2 / 150
    assert gap < 0.25


def test_chances_are_chances_and_the_best_is_first():
    for name in NAMES:
        match, seat = decision(name, 6)
        candidates = search(match, iterations=300).consider(match.view_record(seat), seat, new_generator(2))
        assert all(0 <= candidate.chance <= 1 for candidate in candidates)
        assert candidates == sorted(candidates, key=lambda c: (c.share, c.tries), reverse=True)
        assert {candidate.action for candidate in candidates} <= set(np.flatnonzero(match.mask(seat)).tolist())


def test_levels_think_more_and_more():
    counts = [how["iterations"] for how in LEVELS.values()]
    assert counts == sorted(counts)
    assert len(set(counts)) == len(counts)


@pytest.mark.parametrize(
    "name", ["search:0", "search:", "search:-5", "search:1e3", "search:9999999", "search-5", "Search-1"]
)
def test_a_level_that_is_not_there_is_refused(name):
    with pytest.raises(BadOptions, match="no bot called"):
        make_bot(name, load_game("lutetia"))


@pytest.mark.parametrize("iterations", [1, 2])
@over_games
def test_a_search_of_hardly_any_iterations_plays_on(name, iterations):
    assert whole_match(name, [make_bot(f"search:{iterations}", load_game(name), mode="compiled")] * 2).over


def test_nobody_waits_while_another_search_is_compiled():
    books = [rulebook(load_game("lutetia"), mode) for mode in ("interpreted", "compiled")]
    searcher(books[1])
    with ThreadPoolExecutor(1) as pool, making:
        found = [pool.submit(searcher, book).result(timeout=20) for book in books]
    assert [one.fast for one in found] == [False, True]


def test_a_bot_asks_for_its_compiled_search_and_thinks_with_the_interpreted_one_until_it_is_there(monkeypatch):
    monkeypatch.setattr(background, "HEAD_START", 1e6)
    monkeypatch.setattr(background, "compilers", {})
    match = Match(BIDS, 2, {}, secret=bytes(32))
    compiler = background.background(BIDS)
    assert searcher not in compiler.wanted
    bot = make_bot("search:20", BIDS)
    assert searcher in compiler.wanted
    (seat, *_) = match.to_act
    slow = make_bot("search:20", BIDS, mode="interpreted")
    assert chosen(bot, match, seat) == chosen(slow, match, seat)
    assert not compiler.is_ready(searcher)
    compiler.leave()


def test_a_game_that_says_nothing_of_thinking_can_be_searched():
    match = Match(BIDS, 3, {}, secret=bytes(32), mode="interpreted")
    bots = [Search(BIDS, match.cards, "interpreted", iterations=20) for _ in range(3)]
    while match.to_act:
        seat = match.current_seat
        match.play(seat, chosen(bots[seat], match, seat))
    assert match.ending
