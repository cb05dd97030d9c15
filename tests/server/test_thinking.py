"""Thinking in worker processes: how long it takes, how it is given up, and what happens when a bot fails."""

from __future__ import annotations

import asyncio
import time
from contextlib import contextmanager
from dataclasses import replace

import numpy as np
import pytest

from iacta.bots import BOTS, make_bot, new_generator, weaker_than
from iacta.bots.search import LEVELS, Search
from iacta.games import load_game
from iacta.match import Match
from iacta.server import thinking, worker
from iacta.server.thinking import Places, Thinkers, thought_for
from iacta.server.worker import Failed, Kept
from tests.apart import alone
from tests.server import bad_bots

pytestmark = pytest.mark.slow

GAME = load_game("lusitania")
A_WHILE = 30.0  # seconds, on a machine that has other things to do
FOR_EVER = 3600.0


def match_of(seed=1, game="lusitania", decisions=6):
    match = Match(load_game(game), 2, {}, secret=bytes([seed]) * 32, mode="interpreted")
    for _ in range(decisions):
        match.play(match.asked, int(np.flatnonzero(match.mask(match.asked))[0]))
    return match


def thought(bot, match=None, seconds=FOR_EVER, table="table"):
    match = match or match_of()
    made = thought_for(match, table, None, bot, match.asked)
    return replace(made, until=time.monotonic() + seconds)


def is_legal(thought, action):
    return bool(np.frombuffer(thought.legal, np.uint8)[action])


@contextmanager
def thinkers(monkeypatch, prepare=bad_bots.warm_up, workers=1):
    """Real workers, who know bad bots."""
    monkeypatch.setattr(thinking, "warm_up", prepare)
    hired = Thinkers(workers)
    try:
        yield hired
    finally:
        hired.close()


# Failing


def test_a_bot_that_fails_is_followed_by_a_weaker_one_down_to_the_last():
    for name in LEVELS:
        assert weaker_than(name) == "greedy"
    assert weaker_than("greedy") == "random"
    assert weaker_than("random") is None


def test_whatever_is_wrong_with_a_bot_a_weaker_one_decides_and_the_log_names_both(monkeypatch, caplog):
    async def decide(hired):
        for name in ("raises", "leaves", "cheats", "counts-from-the-end", "kills"):
            caplog.clear()
            asked = thought(name)
            decision = await hired.choose(asked)
            assert decision.bot == "greedy"
            assert is_legal(asked, decision.action)
            (warning,) = caplog.records
            assert warning.levelname == "WARNING"
            assert f"the bot {name} could not think at seat {asked.seat} of the table table" in warning.getMessage()
            assert "greedy decides instead" in warning.getMessage()
        assert (await hired.choose(thought("greedy"))).bot == "greedy"  # the workers are well

    with thinkers(monkeypatch) as hired:
        alone(decide(hired))


def test_where_the_weaker_one_fails_too_the_weakest_decides(monkeypatch, caplog):
    async def decide(hired):
        asked = thought("cheats")
        decision = await hired.choose(asked)
        assert decision.bot == "random"
        assert is_legal(asked, decision.action)
        said = [record.getMessage() for record in caplog.records]
        assert "greedy decides instead" in said[0]
        assert "which is not allowed" in said[0]
        assert "the bot greedy" in said[1]
        assert "random decides instead" in said[1]
        assert "ZeroDivisionError" in said[1]

    with thinkers(monkeypatch, bad_bots.warm_up_without_greed) as hired:
        alone(decide(hired))


def test_the_table_tells_who_decided_instead_and_the_record_does_not(serve, monkeypatch):
    monkeypatch.setattr(thinking, "warm_up", bad_bots.warm_up)
    monkeypatch.setitem(BOTS, "raises", bad_bots.Raises)
    serving = serve()
    ada = serving.guest("Ada")
    table = ada.set_up("lusitania", "me", "raises", options={"first": 1})
    with ada.sit(table) as line:
        while not line.info["seats"][1]["instead"]:
            line.next()
        while 0 not in line.position["to_act"]:
            line.next()
        assert line.info["seats"][1]["bot"] == "raises"
        assert line.info["seats"][1]["instead"] == "greedy"
        assert line.info["seats"][0]["instead"] is None
        told = [frame for frame in line.frames if '"instead":"greedy"' in frame]
        assert len(told) == 1  # and not at every decision
    record = ada.get(f"/api/tables/{table}/record").body
    assert b"greedy" not in record
    assert b"instead" not in record
    assert len(serving.trouble.records) >= 1
    assert all("greedy decides instead" in said for said in serving.trouble.records)
    serving.trouble.records.clear()


# Giving up


def test_a_thought_that_is_given_up_leaves_its_worker_free(monkeypatch):
    async def give_up(hired):
        await hired.choose(thought("random"))  # the worker is there
        endless = asyncio.ensure_future(hired.choose(thought("endless")))
        while len(hired.places.free) == thinking.MOST_AT_ONCE:
            await asyncio.sleep(0)
        endless.cancel()
        with pytest.raises(asyncio.CancelledError):
            await endless
        async with asyncio.timeout(A_WHILE):
            assert (await hired.choose(thought("random"))).bot == "random"
        assert len(hired.places.free) == thinking.MOST_AT_ONCE

    with thinkers(monkeypatch) as hired:
        alone(give_up(hired))


def test_whoever_stops_gives_up_all_thoughts(monkeypatch):
    async def stop(hired):
        await hired.choose(thought("random"))
        endless = [asyncio.ensure_future(hired.choose(thought("endless"))) for _ in range(3)]
        while not any(hired.places.flags) and len(hired.places.free) > thinking.MOST_AT_ONCE - 3:
            await asyncio.sleep(0)
        began = time.monotonic()
        await asyncio.to_thread(hired.close)
        assert time.monotonic() - began < A_WHILE
        for one in endless:
            one.cancel()
        await asyncio.gather(*endless, return_exceptions=True)

    with thinkers(monkeypatch) as hired:
        alone(stop(hired))


def bot_thinks_for_ever(serve, monkeypatch):
    """Ada has decided, and a bot without end thinks about what to do; her line."""
    monkeypatch.setattr(thinking, "warm_up", bad_bots.warm_up)
    monkeypatch.setattr(thinking, "BUDGET", FOR_EVER)
    monkeypatch.setitem(BOTS, "endless", bad_bots.BAD["endless"])
    serving = serve(grace=3600)
    ada = serving.guest("Ada")
    table = ada.set_up("lusitania", "me", "endless", options={"first": 0})
    line = ada.sit(table)
    while 0 in line.position["to_act"]:
        line.play_any()
        line.settle()
    until_thinking(serving, table)
    return serving, table, line


def until_thinking(serving, table):
    while not serving.table(table).thoughts.under_way:
        time.sleep(0.01)  # another thread has to come so far


def until_free(serving):
    """Until the worker has stopped; a thought without end would not."""
    free = serving.rooms.hall.thinkers.places.free
    ends = time.monotonic() + A_WHILE
    while len(free) < thinking.MOST_AT_ONCE:
        assert time.monotonic() < ends
        time.sleep(0.01)  # another process has to notice


@pytest.mark.parametrize(
    ("players", "hints", "prepared"),
    [(("me", "open"), False, []), (("me", "open"), True, ["lusitania"]), (("me", "greedy"), False, ["lusitania"])],
)
def test_whoever_thinks_prepares_where_bots_play_or_players_may_ask_for_hints(
    serve, monkeypatch, players, hints, prepared
):
    serving, expected = serve(), []
    monkeypatch.setattr(serving.rooms.hall.thinkers, "expect", expected.append)
    serving.guest("Ana").set_up("lusitania", *players, hints=hints)
    assert expected == prepared


def test_an_undo_gives_up_what_was_thought_about(serve, monkeypatch):
    serving, table, line = bot_thinks_for_ever(serve, monkeypatch)
    assert line.do("undo", version=line.position["version"])["type"] == "done"  # the bot agrees
    line.settle()
    assert line.position["to_act"] == [0]
    until_free(serving)
    assert not serving.table(table).thoughts.under_way


def test_the_end_of_a_match_gives_up_what_was_thought_about(serve, monkeypatch):
    serving, _, line = bot_thinks_for_ever(serve, monkeypatch)
    line.do("resign")
    until_free(serving)


def test_whoever_comes_back_takes_the_seat_from_a_bot_that_thinks(serve, monkeypatch):
    monkeypatch.setattr("iacta.server.table.STAND_IN", "endless")
    serving, table, line = bot_thinks_for_ever(serve, monkeypatch)
    line.do("undo", version=line.position["version"])
    line.do("leave")
    until_thinking(serving, table)
    with serving.guest("Cyd").sit(table):
        assert serving.table(table).thoughts.under_way  # that was somebody else
    back = type(line)(serving, table, line.headers)
    back.greet()
    assert not back.info["seats"][0]["stands_in"]
    until_free(serving)


def test_a_server_that_stops_does_not_wait_for_a_bot_that_thinks(serve, monkeypatch):
    serving, _, _ = bot_thinks_for_ever(serve, monkeypatch)
    began = time.monotonic()
    serving.__exit__()
    assert time.monotonic() - began < A_WHILE


def test_a_place_that_was_given_up_too_late_is_fresh_for_the_next():
    places = Places(1)
    place = places.take()
    assert places.take() is None
    places.give_back(place)
    places.give_up(place)
    again = places.take()
    assert again == place
    assert not places.flags[again]
    places.give_up_all()
    assert places.take() is None
    assert all(places.flags)


# Waiting


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_in_time_also_before_it_is_compiled(level):
    asked = thought(level, seconds=0.2)
    began = time.monotonic()
    action = worker.choose(asked, None)
    assert is_legal(asked, action)
    assert time.monotonic() - began < A_WHILE


def test_a_thought_that_waited_too_long_is_thought_for_a_moment():
    asked = thought("search-4", seconds=-5)
    assert asked.seconds == worker.LEAST
    assert is_legal(asked, worker.choose(asked, None))


def test_the_wait_is_the_longer_of_pace_and_thinking(monkeypatch):
    """Both run side by side: their order of events is looked at, not the clock."""
    from iacta.server import bot_turns

    for pace_first in (True, False):
        order = []

        class Slow:
            pace = 0.0 if pace_first else 0.05

            class thinkers:  # noqa: N801  # it stands for one
                @staticmethod
                async def choose(_, pace_first=pace_first, order=order):
                    order.append("begins")
                    if pace_first:
                        await asyncio.sleep(0.05)
                    order.append("thought")
                    return thinking.Decision(0, "random")

        async def sleep(seconds, honest=asyncio.sleep, order=order):
            await honest(seconds)
            order.append(f"slept {seconds}")

        with monkeypatch.context() as patch:
            patch.setattr(bot_turns.asyncio, "sleep", sleep)
            assert alone(bot_turns.at_a_pace(Slow, thought("random"))) == thinking.Decision(0, "random")
        assert order[0] == "begins"
        assert set(order) >= {"thought", f"slept {Slow.pace}"}


# What is kept between decisions


def test_a_bot_is_kept_for_its_seat_at_its_table_and_for_nobody_else():
    kept = Kept()
    first = thought("search-1", table="one")
    bot = kept.bot_for(first)
    assert kept.bot_for(replace(first, view=b"", seed=1)) is bot
    others = [
        replace(first, table="two"),
        replace(first, seat=1 - first.seat),
        replace(first, bot="search-2"),
        replace(first, cards=(GAME.folder / "cards.toml").read_text("utf-8")),
    ]
    kept = Kept(most=10)
    bots = [kept.bot_for(one) for one in (first, *others)]
    assert len({id(bot) for bot in bots}) == len(bots)
    trees = [bot.tree.nodes.ctypes.data for bot in bots]
    assert len(set(trees)) == len(trees)


def test_only_so_many_bots_are_kept_and_those_that_remember_nothing_are_not():
    kept = Kept()
    for number in range(10):
        kept.bot_for(thought("search-1", table=f"table {number}"))
        kept.bot_for(thought("greedy", table=f"table {number}"))
    assert len(kept.bots) == worker.MOST_KEPT
    assert all(isinstance(bot, Search) for bot in kept.bots.values())
    assert {table for table, *_ in kept.bots} == {"table 6", "table 7", "table 8", "table 9"}


def test_a_bot_that_failed_is_made_anew(monkeypatch):
    asked = thought("search-1", seconds=0.01)
    monkeypatch.setattr(worker, "kept", Kept())
    monkeypatch.setattr(Search, "choose", lambda *_: 1 // 0)
    assert isinstance(worker.choose(asked, None), Failed)
    assert not worker.kept.bots


def test_what_one_seat_thought_changes_nothing_for_another(monkeypatch):
    """The same thoughts in the same order, alone and after those of other seats and tables."""
    match = match_of(game="lumeria", decisions=8)

    def asked(table, seat=None):
        made = thought("search:40", match, table=table)
        return replace(made, seed=5, seat=made.seat if seat is None else seat)

    monkeypatch.setattr(worker, "kept", Kept())
    alone = worker.choose(asked("one"), None)
    monkeypatch.setattr(worker, "kept", Kept())
    worker.choose(asked("two"), None)
    worker.choose(asked("three"), None)
    assert worker.choose(asked("one"), None) == alone
    bot = make_bot("search:40", match.game, match.cards, None)
    fresh = bot.choose(match.viewed(match.asked), match.mask(match.asked), match.asked, new_generator(5))
    assert fresh == alone
