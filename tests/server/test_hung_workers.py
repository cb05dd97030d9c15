"""A worker that hangs, whatever it hangs in, is replaced in time; its own question goes to a weaker bot, and the others
wait for the next worker."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from concurrent.futures import wait

import pytest

from iacta.bots import BUDGET
from iacta.server import bot_pool, worker_pool
from iacta.server.bot_pool import MOST_AT_ONCE
from iacta.server.worker_pool import WorkerDied, WorkerHung, WorkerPool
from tests.server import bad_bots
from tests.server.test_bot_pool import alone, is_legal, match_of, started_pool, task

pytestmark = pytest.mark.slow

IN_TIME = BUDGET + 1.0  # seconds from when a question is asked until its hung worker has been replaced
TRIES, IN_TIME_OF_THEM = 3, 2  # most are in time: a busy machine may hold up the start of another process
A_STEP = 0.005
LONGEST_STEP = 4 * A_STEP  # a longer one was not ours: the machine was busy with something else
A_WHILE = 60.0


async def replaced(pool, before):
    """Wait until there is another process; how long that took, by a clock that stands still while this process is kept
    from running, so that it measures the server and not what else the machine does."""
    took, then = 0.0, time.monotonic()
    while pool.pids in (before, []):
        await asyncio.sleep(A_STEP)
        then, last = time.monotonic(), then
        took += min(then - last, LONGEST_STEP)
    return took


async def ready(pool):
    """Wait until there is a worker that answers; its process."""
    await pool.choose(task("random"))
    return pool.worker_pool.pids


def hangs_in_time(pool, bot, caplog, hang=lambda pids: None):
    async def hang_and_measure():
        times = []
        while len(times) < TRIES and sum(took <= IN_TIME for took in times) < IN_TIME_OF_THEM:
            pids = await ready(pool)
            caplog.clear()
            hang(pids)
            job = task(bot, seconds=BUDGET)
            answer = asyncio.ensure_future(pool.choose(job))
            times.append(await replaced(pool.worker_pool, pids))
            decision = await answer
            assert decision.bot == "greedy"
            assert is_legal(job, decision.action)
            (said,) = [record.getMessage() for record in caplog.records]
            assert f"the bot {bot} could not think at seat {job.seat} of the table table" in said
            assert f"greedy decides instead: {bot_pool.HUNG}" in said
        assert sorted(times)[IN_TIME_OF_THEM - 1] <= IN_TIME, times

    alone(hang_and_measure())


@pytest.mark.parametrize("bot", ["loops", "holds-on", "stops"])
def test_a_worker_that_hangs_is_replaced_in_time_and_a_weaker_bot_decides(monkeypatch, caplog, bot):
    with started_pool(monkeypatch) as pool:
        hangs_in_time(pool, bot, caplog)


def test_a_worker_that_was_stopped_while_it_had_nothing_to_do_is_replaced_too(monkeypatch, caplog):
    def stop(pids):
        for pid in pids:
            os.kill(pid, signal.SIGSTOP)

    with started_pool(monkeypatch) as pool:
        hangs_in_time(pool, "search-1", caplog, stop)


def test_the_questions_of_other_tables_survive_a_worker_that_hangs(monkeypatch, caplog):
    async def ask(pool):
        await ready(pool)
        hung = asyncio.ensure_future(pool.choose(task("loops", seconds=BUDGET, table="hung")))
        others = [task(bot, match_of(seed), table=f"{seed}") for seed in range(1, 4) for bot in ("greedy", "random")]
        decisions = await asyncio.gather(*map(pool.choose, others))
        assert [decision.bot for decision in decisions] == [other.bot for other in others]
        assert all(is_legal(other, d.action) for other, d in zip(others, decisions, strict=True))
        assert (await hung).bot == "greedy"
        assert len(caplog.records) == 1

    with started_pool(monkeypatch) as pool:
        alone(ask(pool))


def test_a_thought_that_was_given_up_and_does_not_stop_is_told_too(monkeypatch, caplog):
    async def give_up(pool):
        pids = await ready(pool)
        endless = asyncio.ensure_future(pool.choose(task("loops", seconds=0.1)))
        while pool.worker_pool.jobs or len(pool.cancel_flags.free) == MOST_AT_ONCE:
            await asyncio.sleep(0.005)
        endless.cancel()
        await asyncio.gather(endless, return_exceptions=True)
        await replaced(pool.worker_pool, pids)
        assert (await pool.choose(task("random"))).bot == "random"
        (said,) = [record.getMessage() for record in caplog.records]
        assert "the bot loops, given up at seat" in said

    with started_pool(monkeypatch) as pool:
        alone(give_up(pool))


def test_what_a_failing_bot_says_is_not_written_down(monkeypatch, caplog):
    async def ask(pool):
        job = task("tells")
        await pool.choose(job)
        (said,) = [record.getMessage() for record in caplog.records]
        assert job.view.hex() not in said
        assert "ValueError at" in said
        assert said.endswith(" choose")
        assert "\n" not in said

    with started_pool(monkeypatch) as pool:
        alone(ask(pool))


def test_where_no_worker_can_be_started_the_server_itself_decides(monkeypatch, caplog):
    async def ask(pool):
        job = task("search-1")
        decision = await pool.choose(job)
        assert is_legal(job, decision.action)
        assert "the server itself decides instead" in caplog.records[-1].getMessage()

    with started_pool(monkeypatch, bad_bots.fail_to_start) as pool:
        alone(ask(pool))


def test_a_worker_that_compiles_does_not_hang(monkeypatch, caplog, tmp_path):
    """With nothing compiled before, thoughts are answered in time while the compiler runs beside them."""
    monkeypatch.setenv("IACTA_CACHE", str(tmp_path))

    async def ask(pool):
        pool.prepare("lutetia")
        match, number = match_of(game="lutetia"), 0
        while number < 10 or not list(tmp_path.rglob("*.nbc")):  # something has been compiled meanwhile
            for bot in ("greedy", "search-2"):
                number += 1
                job = task(bot, match, seconds=BUDGET, table=f"{number}")
                assert (await pool.choose(job)).bot == bot
        assert caplog.records == []

    with started_pool(monkeypatch) as pool:
        alone(ask(pool))


# The pool alone


heard = []  # in a worker


def nothing():
    """What a worker prepares that needs nothing."""


def hear(news):
    heard.append(news)


def what_was_heard():
    return heard


def test_more_than_a_stopped_process_can_take_does_not_stop_the_server():
    pool = WorkerPool(1, nothing)
    try:
        assert pool.submit(len, b"x" * 5_000_000, until=0).result(A_WHILE) == 5_000_000
        (pid,) = pool.pids
        os.kill(pid, signal.SIGSTOP)
        with pytest.raises(WorkerHung):
            pool.submit(len, b"x" * 5_000_000, until=0).result(A_WHILE)
        assert pool.submit(len, b"x" * 5_000_000, until=0).result(A_WHILE) == 5_000_000
    finally:
        pool.close()


def test_a_worker_that_dies_while_it_has_nothing_to_do_is_replaced_before_anybody_asks():
    pool = WorkerPool(1, nothing)
    try:
        pool.submit(abs, 1, until=0).result(A_WHILE)
        before = pool.pids
        os.kill(before[0], signal.SIGKILL)
        alone(replaced(pool, before))
        assert pool.submit(abs, -2, until=0).result(A_WHILE) == 2
    finally:
        pool.close()


def test_every_worker_hears_an_announcement_also_one_that_comes_later():
    pool = WorkerPool(2, nothing)
    try:
        pool.broadcast(hear, "news")
        pool.broadcast(hear, "news")
        for _ in range(2):
            assert asked_both(pool, what_was_heard) == [["news"], ["news"]]
            processes = [worker.process for worker in pool.workers if worker.process is not None]
            for process in processes:  # not those that take their places
                process.kill()
                process.join()
    finally:
        pool.close()


def asked_both(pool, work, *arguments):
    answers = []
    while len(answers) < 2:
        futures = [pool.submit(work, *arguments, until=0) for _ in range(2)]
        wait(futures, A_WHILE)
        answers = [future.result() for future in futures if not isinstance(future.exception(), WorkerDied)]
    return answers


def test_whoever_asks_much_does_not_keep_the_others_waiting(monkeypatch):
    """One worker, and ten questions of one visitor before another has a single one: that is answered second."""
    pool, answered = WorkerPool(1, nothing), []
    with monkeypatch.context() as patch:
        patch.setattr(pool, "start", lambda: None)  # not before all have asked
        job = [pool.submit(abs, number, until=0, client="busy") for number in range(10)]
        job.append(pool.submit(abs, 100, until=0, client="other"))
    for future in job:
        future.add_done_callback(lambda done: answered.append(done.result()))
    pool.start()
    try:
        wait(job, A_WHILE)
    finally:
        pool.close()
    assert answered == [0, 100, *range(1, 10)]


def test_what_cannot_be_sent_to_a_worker_is_the_callers_error_and_nobody_elses():
    pool = WorkerPool(1, nothing)
    try:
        with pytest.raises(AttributeError):
            pool.submit(lambda: None, until=0)
        assert pool.submit(abs, -2, until=0).result(A_WHILE) == 2
    finally:
        pool.close()


def test_a_pool_is_closed_at_once_whatever_its_workers_do():
    """Stopped, busy for ever, being started: each is ended, and what was asked is cancelled."""
    pool = WorkerPool(3, nothing)
    busy = [pool.submit(time.sleep, bad_bots.A_LONG_TIME, until=time.monotonic() + A_WHILE) for _ in range(3)]
    while not all(future.running() for future in busy):
        time.sleep(0.01)  # other threads have to come so far
    os.kill(pool.pids[0], signal.SIGSTOP)
    waiting = pool.submit(abs, 1, until=0)
    pids = pool.pids
    pool.close()
    assert waiting.cancelled()
    assert all(isinstance(future.exception(A_WHILE), WorkerDied) for future in busy)
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
    assert pool.submit(abs, 1, until=0).cancelled()


def test_the_limits_leave_room_for_the_replacement():
    assert worker_pool.SLACK < 1.0
    assert BUDGET == worker_pool.LEAST_TIME
