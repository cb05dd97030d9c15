"""Bots in the arena: duplicate deals, the same results whatever the number of threads, and no bot that cheats or breaks
unnoticed."""

from __future__ import annotations

import threading

import numpy as np
import pytest

from iacta.bots import make_bot
from iacta.engine.compiling.records import blank
from iacta.engine.compiling.rulebook import rulebook
from iacta.engine.words.errors import BadOptions
from iacta.games import NAMES, load_game
from iacta.lab.arena_report import arena_data, duel
from iacta.lab.duels import share_of_deal
from iacta.lab.encounter import BotFailed
from tests.lab.players import Highest, Keeping, Lowest, Spy, contest_of, dearer_shields, played, summary
from tests.quick import first


@pytest.fixture
def notes(monkeypatch):
    monkeypatch.setattr(Spy, "notes", [])
    return Spy.notes


# Duplicate deals


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_deal_is_the_same_at_every_table_and_for_every_pair(extra, notes, seats):
    extra(measuring=True, one=Spy, two=Spy, three=Spy)
    contest = contest_of(seats=seats, bots=("one", "two", "three"), games=1)
    played(contest)
    book, begun = rulebook(contest.game, "compiled"), blank(contest.game.state)
    book.deal(begun, contest.printed.k, contest.numbers, contest.key(0))
    openings = [state for own in notes for _, state in own[:1]]
    assert openings.count(begun.tobytes()) == len(contest.seatings) * len(contest.pairs)


@pytest.mark.slow
def test_on_the_same_deal_the_seats_are_exchanged(extra, notes):
    """Who does the same as the other had done has come to the same."""
    extra(one=Lowest, two=Highest)
    for encounter in played(contest_of(bots=("one", "two"), games=20)).encounters:
        there, back = encounter.places
        alone = played(contest_of(bots=("two", "one"), games=20)).encounters[encounter.deal].places
        assert (there, back) == (alone[1], alone[0])


@pytest.mark.parametrize("name", first(NAMES))
def test_equal_bots_without_chance_win_exactly_half_of_every_deal(extra, name):
    extra(one=Lowest, two=Lowest)
    fewest, most = load_game(name).seats
    for seats in range(fewest, most + 1):
        outcome = played(contest_of(name, seats, ("one", "two"), games=6))
        shares = [share_of_deal(outcome.contest.seatings, e.places) for e in outcome.encounters]
        assert shares == [0.5] * outcome.contest.deals
        assert duel(outcome, 0).share == 0.5


def test_another_seed_plays_other_games_and_more_games_begin_with_the_same():
    few, more, other = (summary(played(contest_of(games=n, seed=seed))) for n, seed in ((8, 3), (12, 3), (8, 4)))
    assert more[:4] == few
    assert other != few


# Results


@pytest.mark.parametrize("name", first(NAMES))
def test_greedy_is_above_random(name):
    outcome = played(contest_of(name, games=30))
    assert duel(outcome, 0).share > 0.8
    first_bot, second = arena_data(outcome)["bots"]
    assert first_bot["rating"]["mean"] > second["rating"]["mean"]


@pytest.mark.slow
def test_the_number_of_threads_changes_nothing():
    contest = contest_of(seats=3, games=20)
    assert (
        summary(played(contest, threads=1))
        == summary(played(contest, threads=2))
        == summary(played(contest, threads=5))
    )


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_the_number_of_threads_changes_nothing_in_any_game(name):
    contest = contest_of(name, load_game(name).seats[1], games=20)
    assert summary(played(contest, threads=1)) == summary(played(contest, threads=3))


def test_progress_counts_every_game():
    counted: list[int] = []
    contest = contest_of(seats=3, games=10)
    played(contest, progress=counted.append)
    assert sum(counted) == contest.games_in_all == 12


def test_decisions_are_counted_and_choices_timed():
    outcome = played(contest_of(games=6))
    data = arena_data(outcome)
    assert data["decisions"] == sum(bot["decisions"] for bot in data["bots"])
    for bot in data["bots"]:
        assert 0 < bot["choices"] <= bot["decisions"] == bot["decisions_per_game"] * bot["games"]
        assert bot["seconds"]["mean"] > 0
        assert bot["seconds"]["p99"] > 0


def test_a_card_file_of_ones_own_is_played_with():
    assert summary(played(contest_of(games=8))) != summary(played(contest_of(games=8, cards=dearer_shields())))


# What bots get


def test_sealed_choices_are_made_before_any_is_known(extra, notes):
    """Lutetia's bids: all seats choose in the same position."""
    extra(measuring=True, one=Spy, two=Spy)
    contest = contest_of("lutetia", 3, ("one", "two"), games=1)
    played(contest)
    book = rulebook(contest.game, "compiled")
    together = 0
    games = [notes[n : n + 3] for n in range(0, len(notes), 3)]
    for game in games:
        seen = [set(), set(), set()]
        for own in game:
            for seat, state in own:
                seen[seat].add(state)
        for state in seen[0]:
            record = np.frombuffer(bytearray(state), contest.game.state)
            if book.sealed(record) and book.to_act(record) == 0b111:
                assert state in seen[1]
                assert state in seen[2]
                together += 1
    assert together


def test_a_bot_is_shown_its_view_and_a_measuring_one_the_truth(extra, notes):
    extra(plain=Spy)
    extra(measuring=True, knowing=Spy)
    contest = contest_of(bots=("plain", "knowing"), games=1)
    played(contest)
    book = rulebook(contest.game, "compiled")
    state, view = blank(contest.game.state), blank(contest.game.state)
    book.deal(state, contest.printed.k, contest.numbers, contest.key(0))
    starts = book.current_seat(state)
    book.view(state, starts, view)
    assert view.tobytes() != state.tobytes()
    openings = {shown for own in notes for seat, shown in own[:1] if seat == starts}
    assert {view.tobytes(), state.tobytes()} <= openings


def test_what_a_measuring_bot_does_to_the_state_changes_nothing(extra):
    class Vandal(Lowest):
        def choose(self, view, legal, seat, generator, budget=None):
            action = super().choose(view, legal, seat, generator)
            view.view(np.uint8)[:] = 255
            legal[:] = 1
            return action

    extra(measuring=True, vandal=Vandal)
    extra(quiet=Lowest, lowest=Lowest)
    vandalised = played(contest_of(bots=("vandal", "lowest")))
    assert summary(vandalised) == summary(played(contest_of(bots=("quiet", "lowest"))))


def test_measuring_bots_sit_nowhere_else(extra):
    extra(measuring=True, knowing=Lowest)
    game = load_game("lusitania-xxi")
    with pytest.raises(BadOptions, match="no bot called 'knowing'; choose from random, greedy"):
        make_bot("knowing", game)
    assert isinstance(make_bot("knowing", game, measuring=True), Lowest)
    with pytest.raises(BadOptions, match=r"choose from random, greedy, .*knowing"):
        make_bot("alexander", game, measuring=True)


@pytest.mark.slow
def test_a_bot_with_a_memory_is_kept_and_forgets_before_every_game(extra, monkeypatch):
    monkeypatch.setattr(Keeping, "made", [])
    extra(keeping=Keeping, lowest=Lowest)
    contest = contest_of(bots=("keeping", "lowest"), games=40)
    one = summary(played(contest))
    sat = [bot for bot in Keeping.made if bot.forgot]
    assert len(sat) == contest.seats
    assert sum(bot.forgot for bot in sat) == contest.games
    assert summary(played(contest, threads=3)) == one


def test_a_bot_that_cannot_forget_is_made_anew(extra):
    made = []

    class Remembering(Highest):
        def __init__(self, *_):
            made.append(self)
            self.asked = 0

        def choose(self, view, legal, seat, generator, budget=None):
            self.asked += 1
            return super().choose(view, legal, seat, generator)

    extra(remembering=Remembering, lowest=Lowest)
    played(contest_of(bots=("remembering", "lowest"), games=6))
    assert len([bot for bot in made if bot.asked]) == 6


# What goes wrong


class Breaking(Lowest):
    def choose(self, view, legal, seat, generator, budget=None):
        raise RuntimeError("no idea")


def wrong(answer):
    class Wrong(Lowest):
        def choose(self, view, legal, seat, generator, budget=None):
            return answer(legal)

    return Wrong


def test_a_bot_that_breaks_is_named(extra):
    extra(breaking=Breaking)
    with pytest.raises(
        BotFailed, match=r"The bot 'breaking' failed \(deal [0-9]+, game [01], seat [01]\): .*no idea"
    ) as caught:
        played(contest_of(bots=("greedy", "breaking")))
    assert isinstance(caught.value.__cause__, RuntimeError)


@pytest.mark.parametrize(
    "answer",
    [
        lambda legal: int(np.flatnonzero(legal == 0)[0]),
        lambda legal: -1,
        len,
        lambda legal: 1 << 80,
        lambda legal: None,
        lambda legal: float(np.flatnonzero(legal)[0]),
        lambda legal: legal.fill(1) or int(np.flatnonzero(legal)[-1]),
    ],
)
def test_a_bot_that_chooses_the_illegal_is_named(extra, answer):
    extra(wrong=wrong(answer))
    with pytest.raises(BotFailed, match="The bot 'wrong' chose an illegal action"):
        played(contest_of("lutetia", bots=("greedy", "wrong")), threads=2)


@pytest.mark.parametrize("threads", [0, -1, 257])
def test_a_wrong_number_of_threads_is_refused(threads, tmp_path):
    with pytest.raises(BadOptions, match="The number of threads must be from 1 to"):
        played(threads=threads, save=tmp_path / "duels.jsonl")
    assert not list(tmp_path.iterdir())


def test_after_an_interruption_no_thread_goes_on(extra):
    def interrupt(_):
        raise KeyboardInterrupt

    before = threading.active_count()
    with pytest.raises(KeyboardInterrupt):
        played(contest_of(games=10_000), threads=3, progress=interrupt)
    assert threading.active_count() == before
