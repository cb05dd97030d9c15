"""A server in a process of its own, as `iacta serve` starts it, with everything that it writes."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import threading
import time
from http.client import HTTPConnection
from itertools import count
from pathlib import Path

from tests.server.serving import PATIENCE, Serving

GENEROUS = {
    "bot-pace": 0,
    "requests-a-second": 100000,
    "messages-a-second": 100000,
    "tables-an-hour": 100000,
    "connects-a-second": 100000,
}


class ServerProcess:
    """`iacta serve` on a free port. Guests come to it as they come to a server in a thread."""

    ask = Serving.ask
    guest = Serving.guest
    host = Serving.host
    hang_up = Serving.hang_up

    def __init__(self, folder, *flags, **settings):
        given = [f"--{name}={value}" for name, value in {**GENEROUS, **settings}.items()]
        command = [sys.executable, "-m", "iacta", "serve", "--no-browser", "--port=0", f"--data={folder}"]
        self.folder = folder
        self.command = [*command, *given, *flags]
        self.guests = count(1)
        self.lines = []

    def __enter__(self):
        self.errors, self.said = [], []
        self.process = subprocess.Popen(self.command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, encoding="utf-8")
        self.heard = threading.Condition()
        streams = ((self.process.stdout, self.said), (self.process.stderr, self.errors))
        self.readers = [threading.Thread(target=self.read, args=stream, daemon=True) for stream in streams]
        for reader in self.readers:
            reader.start()
        self.port = int(self.wait_for(r"localhost:(\d+)/", self.said)[1])
        return self

    def read(self, stream, lines):
        for line in stream:
            with self.heard:
                lines.append(line.removesuffix("\n"))
                self.heard.notify_all()
        with self.heard:
            self.heard.notify_all()

    def wait_for(self, pattern, lines=None):
        """The first line of the log that matches, as soon as it is there."""
        lines = self.errors if lines is None else lines
        until = time.monotonic() + PATIENCE
        with self.heard:
            while True:
                found = next((match for match in map(re.compile(pattern).search, lines) if match), None)
                if found:
                    return found
                assert self.process.poll() is None, self.errors
                assert time.monotonic() < until, (pattern, self.errors)
                self.heard.wait(1.0)

    @property
    def log(self):
        return "\n".join(self.errors)

    def start(self):
        """Start it, for the first time or again: then at the same address."""
        self.__enter__()
        self.command = [f"--port={self.port}" if flag.startswith("--port=") else flag for flag in self.command]

    def kill(self):
        """`kill -9`. What it has written until then is read to the end."""
        self.process.kill()
        self.process.wait()
        for reader in self.readers:
            reader.join(PATIENCE)
        self.process.stdout.close()
        self.process.stderr.close()

    @property
    def workers(self):
        """The processes in which bots think."""
        children = Path(f"/proc/{self.process.pid}/task").glob("*/children")
        pids = [int(pid) for listed in children for pid in listed.read_text().split()]
        return [pid for pid in pids if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]

    def stop(self):
        """Stop it as a service manager would, and wait until it has said all; its exit status."""
        self.hang_up()
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
        status = self.process.wait(PATIENCE)
        for reader in self.readers:
            reader.join(PATIENCE)
        return status

    def __exit__(self, *_):
        try:
            self.stop()
        finally:
            if self.process.poll() is None:
                self.process.kill()
                self.process.wait()
            self.process.stdout.close()
            self.process.stderr.close()

    def metrics(self):
        """The metrics now: each series with its value."""
        port = int(self.wait_for(r"metrics are at http://127\.0\.0\.1:(\d+)/metrics")[1])
        connection = HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
        try:
            connection.request("GET", "/metrics")
            text = connection.getresponse().read().decode()
        finally:
            connection.close()
        series = (line.rpartition(" ") for line in text.splitlines() if not line.startswith("#"))
        return {name: float(value) for name, _, value in series}
