"""A real nginx in front of a server, on free ports of this machine, with a configuration and a folder of its own."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import time
from pathlib import Path

import pytest

PATIENCE = 60.0  # seconds until nginx counts as not started

# What every configuration needs to run as anybody, in the foreground, in one folder.
MAIN = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log stderr warn;
events {{ worker_connections 4096; }}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
{http}
}}
"""

# Every byte is passed on as it comes: nginx protects the server from nothing.
PASSING_ON = """
    server {{
        listen 127.0.0.1:{port};
        client_header_timeout 60s;
        location / {{
            proxy_pass http://127.0.0.1:{upstream};
            proxy_http_version 1.1;
            proxy_request_buffering off;
            proxy_buffering off;
            proxy_read_timeout 120s;
            proxy_set_header Host $http_host;
            proxy_set_header Upgrade $http_upgrade;
            proxy_set_header Connection $connection_upgrade;
            proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
            proxy_set_header X-Forwarded-Proto $scheme;
        }}
    }}
    map $http_upgrade $connection_upgrade {{ default upgrade; '' close; }}
"""


def nginx_program():
    """Where nginx is. `make test` installs it; only where nobody can, a test goes without it, and never in CI."""
    found = shutil.which("nginx") or shutil.which("nginx", path="/usr/sbin")
    if found is None:
        missing = "nginx is not installed: `apt-get install nginx-light`"
        if os.environ.get("CI") == "true":
            pytest.fail(missing)
        pytest.skip(missing)
    return found


def free_port():
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return taken.getsockname()[1]


class Nginx:
    """An nginx that runs while the block does. `http` is what stands in its http block, with {port} for the port to
    listen at and {upstream} for that of the server behind it; what else it names is given by name."""

    def __init__(self, folder: Path, upstream: int, http: str = PASSING_ON, **names):
        self.folder = folder
        self.upstream = upstream
        self.http = http
        self.names = names
        self.port = 0

    def __enter__(self):
        program = nginx_program()
        self.folder.mkdir(parents=True, exist_ok=True)
        for _ in range(5):  # a port that was free a moment ago may be taken now
            self.port = free_port()
            if self.start(program):
                return self
        raise AssertionError(self.complaints())

    def start(self, program):
        http = self.http.format(port=self.port, upstream=self.upstream, folder=self.folder, **self.names)
        path = self.folder / "nginx.conf"
        path.write_text(MAIN.format(folder=self.folder, http=http))
        with self.log.open("wb") as log:
            self.process = subprocess.Popen(
                [program, "-p", str(self.folder), "-c", str(path), "-e", "stderr"], stdout=log, stderr=log
            )
        end = time.monotonic() + PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < end, self.complaints()
            try:
                socket.create_connection(("127.0.0.1", self.port), PATIENCE).close()
            except ConnectionRefusedError:
                time.sleep(0.01)  # it has not begun to listen
            else:
                return True
        return False

    def __exit__(self, *_):
        self.process.terminate()
        self.process.wait(PATIENCE)

    @property
    def log(self):
        return self.folder / "nginx.log"

    def complaints(self):
        return self.log.read_text()
