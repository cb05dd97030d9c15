"""What `iacta serve` tells for friends."""

import os
import pty
import re
import signal
import subprocess
import sys
from contextlib import suppress

import pytest
import segno

from iacta.cli.invitation import AS_BEFORE, BLACK_ON_WHITE, QUIET_ZONE, code_lines, invitation
from iacta.cli.language import cli_words
from iacta.engine.words.messages import LANGUAGES
from iacta.server.addresses import addresses_for_friends
from tests.cli.program import ROOT

URL = "http://192.168.1.23:8000/"
UPPER, LOWER = "▀█", "▄█"


def modules(lines):
    """The dark and light modules that lines of half blocks show."""
    rows = []
    for line in lines:
        assert line.startswith(BLACK_ON_WHITE)
        assert line.endswith(AS_BEFORE)
        blocks = line.removeprefix(BLACK_ON_WHITE).removesuffix(AS_BEFORE)
        rows += [[block in half for block in blocks] for half in (UPPER, LOWER)]
    return rows


@pytest.mark.parametrize("url", [URL, "http://[2001:db8:85a3:1234:5678:8a2e:370:7334]:65535/"])
def test_the_code_is_that_of_the_address_with_white_around_it(url):
    shown = modules(code_lines(url))
    code = [[bool(module) for module in row] for row in segno.make_qr(url, error="l").matrix_iter(border=QUIET_ZONE)]
    assert shown[: len(code)] == code
    assert not any(any(row) for row in shown[len(code) :])
    assert len(shown) < 50


@pytest.mark.parametrize("language", LANGUAGES)
def test_friends_are_told_every_address_and_the_code_of_the_first(language):
    words = cli_words(language)
    printed = list(invitation([URL, "http://10.8.0.2:8000/"], words, with_code=True))
    assert [line.strip() for line in printed[1:3]] == [URL, "http://10.8.0.2:8000/"]
    assert printed[4:] == list(code_lines(URL))
    assert len(list(invitation([URL], words, with_code=False))) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_an_address_that_is_told(language):
    words = cli_words(language)
    assert list(invitation([], words, with_code=True)) == [words("friends-cannot")]


def served(folder, host, *, terminal):
    """All that a server says between its start and its end, to a terminal of its own or into a pipe."""
    command = [sys.executable, "-m", "iacta", "serve", "--host", host, "--port", "0", "--no-browser", "--lang", "en"]
    environment = {key: value for key, value in os.environ.items() if key != "NO_COLOR"} | {"TERM": "xterm"}
    ours, theirs = pty.openpty() if terminal else os.pipe()
    server = subprocess.Popen([*command, "--data", str(folder)], cwd=ROOT, env=environment, stdout=theirs)
    os.close(theirs)
    said = b""
    with suppress(OSError):  # as a terminal tells that nobody is there any more
        while more := os.read(ours, 4096):
            if b"\n" not in said and b"\n" in more:
                server.send_signal(signal.SIGTERM)  # it ends when it has said everything
            said += more
    os.close(ours)
    assert server.wait(60) in (0, -signal.SIGTERM)
    return said.decode().splitlines()


@pytest.mark.slow
@pytest.mark.parametrize("terminal", [True, False])
def test_a_server_for_everybody_tells_its_addresses_and_draws_a_code_in_a_terminal(tmp_path, terminal):
    first, *said = served(tmp_path, "0.0.0.0", terminal=terminal)
    port = int(re.search(r"http://localhost:(\d+)/", first)[1])
    urls = addresses_for_friends("0.0.0.0", port)
    assert said == list(invitation(urls, cli_words("en"), with_code=terminal))


@pytest.mark.slow
def test_a_server_for_this_machine_tells_no_others(tmp_path):
    assert len(served(tmp_path, "127.0.0.1", terminal=True)) == 1
