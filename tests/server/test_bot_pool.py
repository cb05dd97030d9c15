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
from iacta.server import bot_pool, worker
from iacta.server.bot_pool import BotPool, CancelFlags, task_for
from iacta.server.worker import BotCache, Failed
from tests.apart import alone
from tests.server import bad_bots

pytestmark = pytest.mark.slow

GAME = load_game("lusitania")
A_WHILE = 30.0  # seconds, on a machine that has other things to do
FOR_EVER = 3600.0


def match_of(seed=1, game="lusitania", decisions=6):
    match = Match(load_game(game), 2, {}, secret=bytes([seed]) * 32, mode="interpreted")
    for _ in range(decisions):
        match.play(match.current_seat, int(np.flatnonzero(match.mask(match.current_seat))[0]))
    return match


def task(bot, match=None, seconds=FOR_EVER, table="table"):
    match = match or match_of()
    made = task_for(match, table, None, bot, match.current_seat)
    return replace(made, until=time.monotonic() + seconds)


def is_legal(task, action):
    return bool(np.frombuffer(task.legal, np.uint8)[action])


@contextmanager
def started_pool(monkeypatch, prepare=bad_bots.warm_up, workers=1):
    """Real workers, who know bad bots."""
    monkeypatch.setattr(bot_pool, "warm_up", prepare)
    pool = BotPool(workers)
    try:
        yield pool
    finally:
        pool.close()


# Failing


def test_a_bot_that_fails_is_followed_by_a_weaker_one_down_to_the_last():
    for name in LEVELS:
        assert weaker_than(name) == "greedy"
    assert weaker_than("greedy") == "random"
    assert weaker_than("random") is None


def test_whatever_is_wrong_with_a_bot_a_weaker_one_decides_and_the_log_names_both(monkeypatch, caplog):
    async def decide(pool):
        for name in ("raises", "leaves", "cheats", "counts-from-the-end", "kills"):
            caplog.clear()
            job = task(name)
            decision = await pool.choose(job)
            assert decision.bot == "greedy"
            assert is_legal(job, decision.action)
            (warning,) = caplog.records
            assert warning.levelname == "WARNING"
            assert f"the bot {name} could not think at seat {job.seat} of the table table" in warning.getMessage()
            assert "greedy decides instead" in warning.getMessage()
        assert (await pool.choose(task("greedy"))).bot == "greedy"  # the workers are well

    with started_pool(monkeypatch) as pool:
        alone(decide(pool))


def test_where_the_weaker_one_fails_too_the_weakest_decides(monkeypatch, caplog):
    async def decide(pool):
        job = task("cheats")
        decision = await pool.choose(job)
        assert decision.bot == "random"
        assert is_legal(job, decision.action)
        said = [record.getMessage() for record in caplog.records]
        assert "greedy decides instead" in said[0]
        assert "which is not allowed" in said[0]
        assert "the bot greedy" in said[1]
        assert "random decides instead" in said[1]
        assert "ZeroDivisionError" in said[1]

    with started_pool(monkeypatch, bad_bots.warm_up_without_greed) as pool:
        alone(decide(pool))


def test_the_table_tells_who_decided_instead_and_the_record_does_not(serve, monkeypatch):
    monkeypatch.setattr(bot_pool, "warm_up", bad_bots.warm_up)
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
        notices = [frame for frame in line.frames if '"instead":"greedy"' in frame]
        assert len(notices) == 1  # and not at every decision
    record = ada.get(f"/api/tables/{table}/record").body
    assert b"greedy" not in record
    assert b"instead" not in record
    assert len(serving.trouble.records) >= 1
    assert all("greedy decides instead" in said for said in serving.trouble.records)
    serving.trouble.records.clear()


# Giving up


def test_a_thought_that_is_given_up_leaves_its_worker_free(monkeypatch):
    async def give_up(pool):
        await pool.choose(task("random"))  # the worker is there
        endless = asyncio.ensure_future(pool.choose(task("endless")))
        while len(pool.cancel_flags.free) == bot_pool.MOST_AT_ONCE:
            await asyncio.sleep(0)
        endless.cancel()
        with pytest.raises(asyncio.CancelledError):
            await endless
        async with asyncio.timeout(A_WHILE):
            assert (await pool.choose(task("random"))).bot == "random"
        assert len(pool.cancel_flags.free) == bot_pool.MOST_AT_ONCE

    with started_pool(monkeypatch) as pool:
        alone(give_up(pool))


def test_whoever_stops_gives_up_all_thoughts(monkeypatch):
    async def stop(pool):
        await pool.choose(task("random"))
        endless = [asyncio.ensure_future(pool.choose(task("endless"))) for _ in range(3)]
        while not any(pool.cancel_flags.flags) and len(pool.cancel_flags.free) > bot_pool.MOST_AT_ONCE - 3:
            await asyncio.sleep(0)
        began = time.monotonic()
        await asyncio.to_thread(pool.close)
        assert time.monotonic() - began < A_WHILE
        for one in endless:
            one.cancel()
        await asyncio.gather(*endless, return_exceptions=True)

    with started_pool(monkeypatch) as pool:
        alone(stop(pool))


def with_endless_bots(serve, monkeypatch):
    monkeypatch.setattr(bot_pool, "warm_up", bad_bots.warm_up)
    monkeypatch.setattr(bot_pool, "BUDGET", FOR_EVER)
    monkeypatch.setitem(BOTS, "endless", bad_bots.BAD["endless"])
    return serve(grace=3600)


def bot_thinks_for_ever(serve, monkeypatch):
    """Ada has decided, and a bot without end thinks about what to do; her line."""
    serving = with_endless_bots(serve, monkeypatch)
    ada = serving.guest("Ada")
    table = ada.set_up("lusitania", "me", "endless", options={"first": 0})
    line = ada.sit(table)
    while 0 in line.position["to_act"]:
        line.play_any()
        line.settle()
    until_thinking(serving, table)
    return serving, table, line


def until_thinking(serving, table):
    while not serving.table(table).pending.under_way:
        time.sleep(0.01)  # another thread has to come so far


def until_free(serving):
    """Until the worker has stopped; a thought without end would not."""
    free = serving.services.lobby.bot_pool.cancel_flags.free
    ends = time.monotonic() + A_WHILE
    while len(free) < bot_pool.MOST_AT_ONCE:
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
    monkeypatch.setattr(serving.services.lobby.bot_pool, "prepare", expected.append)
    serving.guest("Ana").set_up("lusitania", *players, hints=hints)
    assert expected == prepared


def test_an_undo_gives_up_what_was_thought_about(serve, monkeypatch):
    serving, table, line = bot_thinks_for_ever(serve, monkeypatch)
    assert line.do("undo", version=line.position["version"])["type"] == "done"  # the bot agrees
    line.settle()
    assert line.position["to_act"] == [0]
    until_free(serving)
    assert not serving.table(table).pending.under_way


def test_the_end_of_a_match_gives_up_what_was_thought_about(serve, monkeypatch):
    serving, _, line = bot_thinks_for_ever(serve, monkeypatch)
    line.do("resign")
    until_free(serving)


def test_whoever_comes_back_takes_the_seat_from_a_bot_that_thinks(serve, monkeypatch):
    monkeypatch.setattr("iacta.server.table.STAND_IN", "endless")
    serving = with_endless_bots(serve, monkeypatch)
    ada, bob = serving.guest("Ada"), serving.guest("Bob")  # among bots alone the match would wait for her
    table = ada.set_up("lusitania", "me", "open", options={"first": 0})
    bob.join(table)
    line = ada.sit(table)
    line.do("leave")
    until_thinking(serving, table)
    with serving.guest("Cyd").sit(table):
        assert serving.table(table).pending.under_way  # that was somebody else
    back = type(line)(serving, table, line.headers)
    back.greet()
    assert not back.info["seats"][0]["stands_in"]
    until_free(serving)


def test_a_server_that_stops_does_not_wait_for_a_bot_that_thinks(serve, monkeypatch):
    serving, _, _ = bot_thinks_for_ever(serve, monkeypatch)
    began = time.monotonic()
    serving.__exit__()
    assert time.monotonic() - began < A_WHILE


def test_a_flag_that_was_raised_too_late_is_down_for_the_next():
    flags = CancelFlags(1)
    flag = flags.take_flag()
    assert flags.take_flag() is None
    flags.release_flag(flag)
    flags.cancel(flag)
    again = flags.take_flag()
    assert again == flag
    assert not flags.flags[again]
    flags.cancel_all()
    assert flags.take_flag() is None
    assert all(flags.flags)


# Waiting


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_answers_in_time_also_before_it_is_compiled(level):
    job = task(level, seconds=0.2)
    began = time.monotonic()
    action = worker.choose(job, None)
    assert is_legal(job, action)
    assert time.monotonic() - began < A_WHILE


def test_a_thought_that_waited_too_long_is_thought_for_a_moment():
    job = task("search-4", seconds=-5)
    assert job.seconds == worker.LEAST
    assert is_legal(job, worker.choose(job, None))


def test_the_wait_is_the_longer_of_pace_and_thinking(monkeypatch):
    """Both run side by side: their order of events is looked at, not the clock."""
    from iacta.server import bot_turns

    for pace_first in (True, False):
        order = []
        slept, thought = asyncio.Event(), asyncio.Event()

        class Slow:
            pace = 0.0 if pace_first else 1.0
            visitor = "somebody"

            class bot_pool:  # noqa: N801  # it stands for one
                @staticmethod
                async def choose(_, visitor, pace_first=pace_first, order=order, slept=slept, thought=thought):
                    assert visitor == "somebody"
                    order.append("begins")
                    if pace_first:
                        await slept.wait()
                    order.append("thought")
                    thought.set()
                    return bot_pool.Decision(0, "random")

        async def sleep(seconds, pace_first=pace_first, order=order, slept=slept, thought=thought):
            if not pace_first:
                await thought.wait()
            order.append(f"slept {seconds}")
            slept.set()

        with monkeypatch.context() as patch:
            patch.setattr(bot_turns.asyncio, "sleep", sleep)
            assert alone(bot_turns.at_a_pace(Slow, bot_turns.chosen(Slow, task("random")))) == bot_pool.Decision(
                0, "random"
            )
        both = [f"slept {Slow.pace}", "thought"]
        assert [event for event in order if event != "begins"] == (both if pace_first else both[::-1])


# What is cached between decisions


def test_a_bot_is_kept_for_its_seat_at_its_table_and_for_nobody_else():
    cache = BotCache()
    first = task("search-1", table="one")
    bot = cache.bot_for(first)
    assert cache.bot_for(replace(first, view=b"", seed=1)) is bot
    others = [
        replace(first, table="two"),
        replace(first, seat=1 - first.seat),
        replace(first, bot="search-2"),
        replace(first, cards=(GAME.folder / "cards.toml").read_text("utf-8")),
    ]
    cache = BotCache(most=10)
    bots = [cache.bot_for(one) for one in (first, *others)]
    assert len({id(bot) for bot in bots}) == len(bots)
    trees = [bot.tree.nodes.ctypes.data for bot in bots]
    assert len(set(trees)) == len(trees)


def test_only_so_many_bots_are_kept_and_those_that_remember_nothing_are_not():
    cache = BotCache()
    for number in range(10):
        cache.bot_for(task("search-1", table=f"table {number}"))
        cache.bot_for(task("greedy", table=f"table {number}"))
    assert len(cache.bots) == worker.MOST_CACHED
    assert all(isinstance(bot, Search) for bot in cache.bots.values())
    assert {table for table, *_ in cache.bots} == {"table 6", "table 7", "table 8", "table 9"}


def test_a_bot_that_failed_is_made_anew(monkeypatch):
    job = task("search-1", seconds=0.01)
    monkeypatch.setattr(worker, "bot_cache", BotCache())
    monkeypatch.setattr(Search, "choose", lambda *_: 1 // 0)
    assert isinstance(worker.choose(job, None), Failed)
    assert not worker.bot_cache.bots


def test_what_one_seat_thought_changes_nothing_for_another(monkeypatch):
    """The same thoughts in the same order, alone and after those of other seats and tables."""
    match = match_of(game="lumeria", decisions=8)

    def job(table, seat=None):
        made = task("search:40", match, table=table)
        return replace(made, seed=5, seat=made.seat if seat is None else seat)

    monkeypatch.setattr(worker, "bot_cache", BotCache())
    alone = worker.choose(job("one"), None)
    monkeypatch.setattr(worker, "bot_cache", BotCache())
    worker.choose(job("two"), None)
    worker.choose(job("three"), None)
    assert worker.choose(job("one"), None) == alone
    bot = make_bot("search:40", match.game, match.cards, None)
    fresh = bot.choose(
        match.view_record(match.current_seat), match.mask(match.current_seat), match.current_seat, new_generator(5)
    )
    assert fresh == alone
