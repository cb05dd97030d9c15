"""Worker processes: each is given one job at a time, and one that hangs or dies is replaced.

A job that no worker has yet waits in the server, so what happens to a worker concerns its own job and nobody else's.
Clients take turns: one with many jobs keeps nobody else waiting. A hung process takes no advice, so
it is killed."""

from __future__ import annotations

import logging
import multiprocessing
import os
import pickle
import socket
import struct
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field
from multiprocessing.process import BaseProcess
from typing import Any, TypeVar

logger = logging.getLogger(__name__)
Result = TypeVar("Result")
TIME_TO_START = 30.0  # seconds until a new process must be ready: it imports a compiler
LEAST_TIME = 0.8  # seconds for a job that had to wait until its time was over
SLACK = 0.8  # seconds over its time until a worker counts as hung
TIME_TO_DIE = 1.0  # seconds that the system is given to end a killed process
LOOK_AFTER = 1.0  # seconds between two looks whether an idle worker is alive
LENGTH = struct.Struct("!Q")
READY = "ready"


class WorkerDied(Exception):
    """The worker is gone, and what it was asked has no answer."""


class WorkerHung(Exception):
    """The worker did not answer in time; it was replaced."""


class Channel:
    """Pickled objects over a socket, in both directions. Unlike those of `multiprocessing`, sending has a deadline too:
    whoever does not read cannot keep the other side waiting."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection

    def send(self, pickled: bytes, deadline: float | None = None) -> None:
        self.connection.settimeout(seconds_until(deadline))
        self.connection.sendall(LENGTH.pack(len(pickled)) + pickled)

    def receive(self, deadline: float | None = None) -> Any:
        (length,) = LENGTH.unpack(self.read(LENGTH.size, deadline))
        return pickle.loads(self.read(length, deadline))

    def read(self, length: int, deadline: float | None) -> bytes:
        read = bytearray()
        while len(read) < length:
            self.connection.settimeout(seconds_until(deadline))
            part = self.connection.recv(length - len(read))
            if not part:
                raise EOFError
            read += part
        return bytes(read)

    def close(self) -> None:
        self.connection.close()


def seconds_until(deadline: float | None) -> float | None:
    """What a socket calls a timeout; none at all would mean not to wait."""
    return None if deadline is None else max(0.001, deadline - time.monotonic())


def work_for_server(connection: socket.socket, prepare: Callable[..., None], arguments: tuple[Any, ...]) -> None:
    """What a worker process does: prepare, then do one job after the other. Whatever it cannot do ends it,
    without a word: what it thinks about is secret."""
    channel = Channel(connection)
    try:
        prepare(*arguments)
        channel.send(pickle.dumps(READY))
        while True:
            work, arguments, wants_answer = channel.receive()
            result = work(*arguments)
            if wants_answer:
                channel.send(pickle.dumps(result))
    except BaseException:  # noqa: BLE001  # also when the server has gone
        os._exit(1)


@dataclass
class Job:
    """Something to be worked out `until` then, by the clock that all processes of a machine share."""

    pickled: bytes
    until: float
    answer: Future[Any] = field(default_factory=Future)


class JobQueue:
    """The jobs that wait, in turns: one of each client, then another of each (round robin)."""

    def __init__(self) -> None:
        self.lines: OrderedDict[str, deque[Job]] = OrderedDict()

    def add(self, job: Job, client: str) -> None:
        self.lines.setdefault(client, deque()).append(job)

    def __len__(self) -> int:
        return sum(map(len, self.lines.values()))

    def take(self) -> Job | None:
        """The next job, if there is one."""
        if not self.lines:
            return None
        client, line = self.lines.popitem(last=False)
        job = line.popleft()
        if line:
            self.lines[client] = line
        return job

    def clear(self) -> list[Job]:
        """All of them; none is left."""
        waiting = [job for line in self.lines.values() for job in line]
        self.lines.clear()
        return waiting


class Worker:
    """One worker: a process, and the next one when that is gone."""

    def __init__(self, prepare: Callable[..., None], arguments: tuple[Any, ...]) -> None:
        self.prepare = prepare
        self.arguments = arguments
        self.process: BaseProcess | None = None
        self.channel: Channel | None = None
        self.broadcasts_heard = 0  # how many broadcasts this process knows
        self.lock = threading.Lock()  # one who starts it and one who ends it for good
        self.closed = False

    @property
    def is_alive(self) -> bool:
        process = self.process  # which another thread may do away with meanwhile
        return process is not None and process.is_alive()

    def start(self) -> None:
        """Make sure that there is a process and that it is ready."""
        if self.is_alive:
            return
        self.kill()
        deadline = time.monotonic() + TIME_TO_START
        with self.lock:
            if self.closed:
                raise WorkerDied
            ours, theirs = socket.socketpair()
            process = multiprocessing.get_context("spawn").Process(
                target=work_for_server, args=(theirs, self.prepare, self.arguments), name="bot worker", daemon=True
            )
            self.channel, self.broadcasts_heard = Channel(ours), 0
            with theirs:
                process.start()
            self.process = process
        self.listen(deadline)

    def send(self, pickled: bytes, deadline: float) -> None:
        self.exchange(lambda channel: channel.send(pickled, deadline))

    def run(self, job: Job) -> Any:
        """What comes of a job."""
        deadline = max(job.until, time.monotonic() + LEAST_TIME) + SLACK
        self.send(job.pickled, deadline)
        return self.listen(deadline)

    def listen(self, deadline: float) -> Any:
        return self.exchange(lambda channel: channel.receive(deadline))

    def exchange(self, say: Callable[[Channel], Result]) -> Result:
        """Say or hear something. A process that does not keep up, or is gone, is done away with."""
        assert self.channel is not None
        try:
            return say(self.channel)
        except TimeoutError:
            self.kill()
            raise WorkerHung from None
        except Exception:  # noqa: BLE001  # what somebody says who is killed meanwhile may be anything
            self.kill()
            raise WorkerDied from None

    def kill(self) -> None:
        """End the process, whatever it does."""
        with self.lock:
            process, self.process = self.process, None
            channel, self.channel = self.channel, None
        if process is not None:
            process.kill()
            process.join(TIME_TO_DIE)
        if channel is not None:
            channel.close()

    def close(self) -> None:
        """End the process, and start no other."""
        with self.lock:
            self.closed = True
            if self.process is not None:
                self.process.kill()


class WorkerPool:
    """So many workers, each looked after by a thread. They are started when there is first something to do."""

    def __init__(self, workers: int, prepare: Callable[..., None], *arguments: Any) -> None:
        """Each process calls `prepare` with the arguments before anything else."""
        self.workers = [Worker(prepare, arguments) for _ in range(workers)]
        self.threads: list[threading.Thread] = []
        self.jobs = JobQueue()
        self.broadcasts: list[bytes] = []
        self.changed = threading.Condition()  # guards all of these
        self.closed = False

    @property
    def pids(self) -> list[int]:
        """The processes that there are now."""
        processes = [worker.process for worker in self.workers]
        return [process.pid for process in processes if process is not None and process.pid is not None]

    def start(self) -> None:
        """Start the workers, which takes a while, before anybody waits for them."""
        with self.changed:
            if self.threads or self.closed:
                return
            for number, worker in enumerate(self.workers):
                name = f"bot worker {number}"
                self.threads.append(threading.Thread(target=self.supervise, args=(worker,), name=name, daemon=True))
            for thread in self.threads:
                thread.start()

    def submit(self, work: Callable[..., Any], *arguments: Any, until: float, client: str = "") -> Future[Any]:
        """Ask whichever worker is free first for `work(*arguments)`, when it is the client's turn. The answer is an
        error if its worker died or hung over it; whoever closes the pool cancels it."""
        job = Job(pickle.dumps((work, arguments, True)), until)
        self.start()
        with self.changed:
            if self.closed:
                job.answer.cancel()
            else:
                self.jobs.add(job, client)
                self.changed.notify()
        return job.answer

    def broadcast(self, work: Callable[..., Any], *arguments: Any) -> None:
        """Let every worker, now or later, call `work(*arguments)` once, and tell nobody what comes of it."""
        pickled = pickle.dumps((work, arguments, False))
        self.start()
        with self.changed:
            if pickled not in self.broadcasts:
                self.broadcasts.append(pickled)
                self.changed.notify_all()

    def supervise(self, worker: Worker) -> None:
        """Keep a worker alive and busy, until the pool is closed."""
        while not self.closed:
            try:
                worker.start()
                for pickled in self.broadcasts[worker.broadcasts_heard :]:
                    worker.send(pickled, time.monotonic() + SLACK)
                    worker.broadcasts_heard += 1
            except (OSError, WorkerDied, WorkerHung) as error:
                if not self.closed:
                    logger.warning("a bot worker could not be started (%s)", type(error).__name__)
                # Where no process can be started, one is tried for each job and not without end.
                settle(self.next_job(), WorkerDied())
                continue
            job = self.next_job(worker)
            if job is not None:
                try:
                    job.answer.set_result(worker.run(job))
                except (WorkerDied, WorkerHung) as error:
                    settle(job, error)
        worker.kill()

    def next_job(self, worker: Worker | None = None) -> Job | None:
        """Wait for a job that somebody still wants done; none if the worker has something else to do first, or all is
        over."""
        with self.changed:
            while not self.closed:
                while (job := self.jobs.take()) is not None:
                    if job.answer.set_running_or_notify_cancel():
                        return job
                if worker is not None and (worker.broadcasts_heard < len(self.broadcasts) or not worker.is_alive):
                    return None
                self.changed.wait(LOOK_AFTER)
        return None

    def close(self) -> None:
        """End all processes, whatever they do, and cancel what was asked."""
        with self.changed:
            self.closed = True
            waiting = self.jobs.clear()
            self.changed.notify_all()
        for job in waiting:
            job.answer.cancel()
        for worker in self.workers:
            worker.close()
        deadline = time.monotonic() + TIME_TO_DIE
        for thread in self.threads:
            thread.join(max(0.0, deadline - time.monotonic()))


def settle(job: Job | None, error: Exception) -> None:
    """Say to whoever asked that there is no answer."""
    if job is not None:
        job.answer.set_exception(error)
