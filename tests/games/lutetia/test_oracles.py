"""The game against slow and obvious oracles, over random ends and random games."""

import random
from functools import cache
from itertools import product

import pytest

from iacta.match import Match
from tests.games.lutetia import oracles
from tests.games.lutetia.position import GAME, SLOT, SPECTATOR, Position, at_the_end, copies
from tests.quick import first

SEATS = (2, 3, 4, 5)
ARTISANS = ("brewer", "baker", "druid", "blacksmith")


def random_end(rng, seats):
    """Cards of the box among the seats, some of them nobody's; apprentices with an artisan where there is one."""
    weights = [rng.choice((1, 1, 3)) for _ in range(seats)]
    nobody = rng.choice((0, 1, 4))
    owned = [[] for _ in range(seats)]
    for card in (*copies(seats)["characters"], *copies(seats)["places"]):
        seat = rng.choices(range(seats + 1), [*weights, nobody])[0]
        if seat < seats:
            owned[seat].append(card)
    for cards in owned:
        hosts = [artisan for artisan in ARTISANS if any(oracles.sort_of(card) == artisan for card in cards)]
        if hosts:
            cards[:] = [rng.choice(hosts) + "+apprentice" if card == "apprentice" else card for card in cards]
    return owned, [rng.choice((0, 1, 2, 3, 5, 8, rng.randrange(60))) for _ in range(seats)]


def agrees(table: Position, owned, cash):
    assert table.points == oracles.scores(owned, cash), (owned, cash)
    assert table.places == oracles.places(owned, cash), (owned, cash)


@pytest.mark.slow
@pytest.mark.clause("T15", "T16", "T17", "T18")
@pytest.mark.parametrize("seats", SEATS)
def test_random_ends_score_as_the_page_says(seats):
    rng = random.Random(seats)
    for _ in range(120):
        owned, cash = random_end(rng, seats)
        table = at_the_end({seat: " ".join(cards) for seat, cards in enumerate(owned)}, seats=seats, cash=cash)
        agrees(table, owned, cash)


@pytest.mark.clause("T18")
@pytest.mark.parametrize("seats", SEATS)
def test_random_ends_full_of_ties_rank_as_the_page_says(seats):
    rng = random.Random(100 + seats)
    for _ in range(100):
        owned = [rng.choice(([], ["tavern"], ["legion"], ["tavern", "apprentice"])) for _ in range(seats)]
        cash = [rng.choice((0, 1, 3, 6)) for _ in range(seats)]
        table = at_the_end({seat: " ".join(cards) for seat, cards in enumerate(owned)}, seats=seats, cash=cash)
        agrees(table, owned, cash)


@pytest.mark.clause("T17")
def test_every_set_of_bazaars_is_served_as_well_as_can_be():
    """All 64 sets of bazaars, each with every number of resources from 0 to 3 that a few artisans show."""
    some = {0: "", 1: "{}-1", 2: "{}-3", 3: "{}-1 {}-3"}
    rng = random.Random(17)
    for chosen in product((False, True), repeat=6):
        stalls = " ".join(f"bazaar-{number}" for number, wanted in enumerate(chosen, 1) if wanted)
        amounts = [rng.randrange(4) for _ in ARTISANS]
        cards = " ".join(
            some[amount].format(artisan, artisan) for artisan, amount in zip(ARTISANS, amounts, strict=True)
        )
        owned = f"{cards} {stalls}"
        assert at_the_end({0: owned}).points[0] == oracles.scores([owned.split(), []], [0, 0])[0], owned


def test_the_oracle_knows_the_vectors_of_the_page():
    vectors = [
        (["baker-1 baker-4", "baker-3 baker-5", "baker-2", ""], [4, 10, 4, 0]),
        (["baker-5 baker-1", "baker-4", "baker-2 field-1"], [10, 4, 0]),
        (["baker-3 baker-4", "baker-2 field-1", "baker-1 baker-5"], [10, 4, 0]),
    ]
    for owned, points in vectors:
        assert oracles.majority([cards.split() for cards in owned], "bread") == points
    cards = "baker-1 baker-3 druid-1 blacksmith-3 bazaar-4 bazaar-5"
    assert oracles.bazaars(cards.split()) == 12


# Whole games


def some_action(rng, match, seat):
    """A random action, but mostly a small bribe: large ones would empty all purses in the first round."""
    actions = match.legal(seat)
    texts = [action.text for action in actions]
    if "ready" in texts:
        small = [text for text in texts if text.endswith((" 1", " 2"))]
        return rng.choices(["ready", rng.choice(small), rng.choice(texts)], [6, 3, 1])[0]
    return rng.choice(texts)


@cache
def whole_game(seats, seed):
    """A random game, its decisions taken in any order that the rules allow."""
    options = {"round_limit": 25}
    match = Match(GAME, seats, options, id=f"game {seed}", secret=seed.to_bytes(32), mode="interpreted")
    rng = random.Random(seed)
    while not match.over:
        seat = rng.choice(match.waits_for)
        match.play(seat, some_action(rng, match, seat))
    return match


def states_after(match):
    """Each version of a match with the state that it led to."""
    befores = [match.before(entry) for entry in match.log]
    return enumerate([*befores[1:], match.state], 1)


GAMES = [(seats, seed) for seats in SEATS for seed in range(10)]
over_games = pytest.mark.parametrize(
    ("seats", "seed"), [game for seats in SEATS for game in first([(seats, seed) for seed in range(10)], 2)]
)


@pytest.mark.clause("T3", "T6", "T7", "T8", "T9", "T10", "T11", "T12", "T14")
@over_games
def test_every_sestertius_is_accounted_for_by_the_events_at_every_step(seats, seed):
    match = whole_game(seats, seed)
    ledger = oracles.Ledger(seats)
    told = match.events(SPECTATOR)
    for version, state in states_after(match):
        ledger.keep(event for event in told if event["version"] == version)
        table = Position(state)
        assert table.cash == ledger.cash
        assert table["cash"][seats:].tolist() == [0] * (5 - seats)
        assert table["stake"][:seats].ravel().tolist() == list(ledger.stake.values())
        assert {f"slot.{SLOT[slot]}": count for slot, count in table.coins.items()} == dict(+ledger.coins)
        assert ledger.on_the_table == 5 * seats + ledger.bank
        assert min(ledger.cash) >= 0


@pytest.mark.clause("T15", "T16", "T17", "T18")
@over_games
def test_whole_games_score_at_every_step_as_the_page_says(seats, seed):
    match = whole_game(seats, seed)
    for _, state in states_after(match):
        table = Position(state)
        if not table["stake"].any():  # the page scores an end, when no bribe lies on a card
            agrees(table, [table.owned(seat).split() for seat in range(seats)], table.cash)
    owned = [table.owned(seat).split() for seat in range(seats)]
    assert match.scores == oracles.scores(owned, table.cash)
    assert match.places == oracles.places(owned, table.cash)


@pytest.mark.slow
def test_the_random_games_meet_everything_that_can_happen():
    """Otherwise the tests above would say less than they seem to."""
    games = [whole_game(seats, seed) for seats, seed in GAMES]
    met = {event["event"] for match in games for event in match.events(SPECTATOR, -1)}
    assert met == set(GAME.events) - {"none"}
    assert {match.ending for match in games} >= {"characters", "places"}
