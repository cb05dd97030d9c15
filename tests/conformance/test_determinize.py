"""Filling a view's gaps, from both sides: the view stays the same, and what was unknown is uniform."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from math import cbrt, sqrt

import numpy as np
import pytest

from iacta.engine.compiling.records import blank
from iacta.engine.compiling.rulebook import Rulebook, rulebook
from iacta.games import NAMES, load_game
from tests.conformance.following import all_kinds
from tests.conformance.playing import Position, greedy_game, random_game, spread, viewed
from tests.conformance.redeal import knowledge_of
from tests.conformance.settings import (
    Setting,
    over_every_setting,
    over_full_length_settings,
    over_pairwise_settings,
    plainest,
)

DEALS = 3000
REDEALS = 1500
LEAST = 8  # rarer things are counted together
DEVIATIONS = 5.0  # a fair deal strays further less than once in a million times


def filled(setting: Setting, book: Rulebook, view: np.ndarray, viewer: int, generator: np.ndarray) -> np.ndarray:
    state = blank(setting.game.state)
    book.determinize(view, setting.k, viewer, state, generator)
    return state


def check_both_sides(setting: Setting, positions: Iterable[Position]) -> None:
    book = rulebook(setting.game, "interpreted")
    generator = np.array([1], np.uint64)
    silent = setting.game.without_events  # what led to a deal that was made up, nobody knows
    for position in positions:
        cards = all_kinds(setting.game, position.state)
        for viewer in setting.viewers:
            view = viewed(setting, book, position.state, viewer)
            for _ in range(2):
                state = filled(setting, book, view, viewer, generator)
                again = viewed(setting, book, state, viewer)
                assert silent(again).tobytes() == silent(view).tobytes(), (position, viewer)
                assert (all_kinds(setting.game, state) == cards).all(), (position, viewer)


@over_pairwise_settings
def test_a_filled_view_looks_the_same_and_holds_the_same_cards(setting):
    check_both_sides(setting, spread(random_game(setting, 1), 12))


@pytest.mark.long
@over_every_setting
def test_filled_views_look_the_same_and_hold_the_same_cards_in_every_setting(setting):
    check_both_sides(setting, spread(random_game(setting, 2), 60))
    check_both_sides(setting, spread(greedy_game(setting, 2), 60))


def distance(first: Counter, second: Counter) -> float:
    """How far two samples are from being of one kind: chi-squared, as deviations of the normal distribution.

    Its cube root is nearly normal even with one degree of freedom (Wilson and Hilferty)."""
    sizes = first.total(), second.total()
    rare = {what for what in first.keys() | second.keys() if first[what] + second[what] < LEAST}
    groups = [{what} for what in (first.keys() | second.keys()) - rare] + ([rare] if rare else [])
    if len(groups) < 2:
        return 0.0
    statistic = 0.0
    for group in groups:
        counts = [sum(sample[what] for what in group) for sample in (first, second)]
        for count, size in zip(counts, sizes, strict=True):
            expected = sum(counts) * size / sum(sizes)
            statistic += (count - expected) ** 2 / expected
    freedom = len(groups) - 1
    spread_of_root = 2 / (9 * freedom)
    return (cbrt(statistic / freedom) - (1 - spread_of_root)) / sqrt(spread_of_root)


Sample = dict[str, Counter]


def counted(deals: Iterable[dict[str, int]]) -> Sample:
    """What lay at each place, and how often two neighbouring hidden places held what together."""
    sample: Sample = {}
    for deal in deals:
        for place, kind in deal.items():
            sample.setdefault(place, Counter())[kind] += 1
        for one, other in pairwise(deal):
            sample.setdefault(f"{one} = {other}", Counter())[deal[one] == deal[other]] += 1
            sample.setdefault(f"{one} < {other}", Counter())[deal[one] < deal[other]] += 1
    return sample


@lru_cache
def telling_positions(setting: Setting) -> list[Position]:
    """For each pile the positions in which most cards outside the pile are hidden from seat 0: the first, before much
    is known, and the last."""
    knowledge = knowledge_of(setting.game)
    best: dict[int, list[Position]] = {}
    most: Counter[int] = Counter()
    for seed in range(1, 5):
        game = random_game(setting, seed)
        for step in range(0, len(game.choices), 3):
            position = game.position(step)
            pile = position.followed.pile
            size = len(knowledge.hidden_kinds(position.state, position, 0))
            sizes = position.followed.sizes.values()
            if (sizes and sum(sizes) <= 2) or size < most[pile]:
                continue
            kept = best.get(pile, [])[:1] if size == most[pile] else []
            best[pile] = [*kept, position]
            most[pile] = size
    return [position for few in best.values() for position in few]


def redeals(position: Position, viewer: int) -> Sample:
    knowledge = knowledge_of(position.setting.game)
    rng = np.random.default_rng(1)
    return counted(
        knowledge.hidden_kinds(knowledge.redealt(position, viewer, rng).state, position, viewer) for _ in range(REDEALS)
    )


def fillings(position: Position, viewer: int) -> Sample:
    setting, knowledge = position.setting, knowledge_of(position.setting.game)
    book = rulebook(setting.game, "compiled")
    view = viewed(setting, book, position.state, viewer)
    generator = np.array([2], np.uint64)
    return counted(
        knowledge.hidden_kinds(filled(setting, book, view, viewer, generator), position, viewer) for _ in range(DEALS)
    )


@pytest.mark.slow
@over_full_length_settings
def test_unknown_cards_are_uniform(setting):
    for position in telling_positions(setting):
        for viewer in (0, setting.game.spectator):
            expected, found = redeals(position, viewer), fillings(position, viewer)
            assert expected.keys() == found.keys()
            strayed = {what: distance(expected[what], found[what]) for what in expected}
            assert max(strayed.values()) < DEVIATIONS, (position, viewer, strayed)


@pytest.mark.slow
@over_full_length_settings
def test_the_positions_of_the_statistics_come_from_every_pile(setting):
    piles = {step.pile for seed in range(1, 5) for step in random_game(setting, seed).followed}
    assert {position.followed.pile for position in telling_positions(setting)} == piles


@pytest.mark.slow
@pytest.mark.parametrize("setting", [plainest(name, load_game(name).seats[0]) for name in NAMES], ids=str)
def test_the_statistics_notice_a_deal_that_is_not_uniform(setting):
    position = telling_positions(setting)[0]
    knowledge = knowledge_of(setting.game)
    rng = np.random.default_rng(1)

    def redealt() -> dict[str, int]:
        return knowledge.hidden_kinds(knowledge.redealt(position, 0, rng).state, position, 0)

    unfair = counted(max(redealt(), redealt(), key=lambda deal: next(iter(deal.values()))) for _ in range(REDEALS))
    fair = redeals(position, 0)
    assert max(distance(fair[what], unfair[what]) for what in fair) > DEVIATIONS
