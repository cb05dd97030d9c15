"""Leaving a real process: by Ctrl-C in a terminal, by a closed window, with a full disk, into a closed pipe."""

import os
import pty
import select
import signal
import subprocess
import sys
import termios
import time

import pytest

from iacta.match import Match
from iacta.terminal.saving import save
from iacta.terminal.seating import seat_players
from tests.terminal.desk import new_match, without_escapes

PROGRAM = "from iacta.cli import main; main()"
PLAY = [sys.executable, "-c", PROGRAM, "play"]
# The terminal becomes the one that the process belongs to, so that Ctrl-C reaches it.
PLAY_IN_TERMINAL = [
    sys.executable,
    "-c",
    f"import fcntl, termios; fcntl.ioctl(0, termios.TIOCSCTTY, 0); {PROGRAM}",
    "play",
]
TINY_FILES = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (100, 100))"
PLAY_ON_A_FULL_DISK = [sys.executable, "-c", f"{TINY_FILES}; {PROGRAM}", "play"]
PATIENCE = 60

pytestmark = pytest.mark.slow


@pytest.fixture
def settings(tmp_path):
    return {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data"), "TERM": "xterm", "COLUMNS": "100", "LINES": "35"}


class Terminal:
    """A command in a terminal of its own."""

    def __init__(self, command, settings):
        self.ours, theirs = pty.openpty()
        self.modes = termios.tcgetattr(theirs)
        self.theirs = theirs
        # As a shell at a terminal does it: whoever runs the tests may ignore Ctrl-C, which programs would inherit.
        before = signal.signal(signal.SIGINT, signal.default_int_handler)
        try:
            self.process = subprocess.Popen(
                command, stdin=theirs, stdout=theirs, stderr=theirs, env=settings, start_new_session=True
            )
        finally:
            signal.signal(signal.SIGINT, before)
        self.text = ""
        self.heard = 0  # how much of it has been waited for

    def wait_for(self, expected, pressing=""):
        """Read until these words come, after those that were waited for before; now and then press a key again."""
        until = time.monotonic() + PATIENCE
        while expected not in without_escapes(self.text)[self.heard :]:
            assert time.monotonic() < until, self.text
            ready, _, _ = select.select([self.ours], [], [], 2 if pressing else 0.2)
            if pressing and not ready:
                self.type(pressing)
            if ready:
                self.text += os.read(self.ours, 65536).decode("utf-8", "replace")
        self.heard = without_escapes(self.text).index(expected, self.heard) + len(expected)

    def type(self, text):
        os.write(self.ours, text.encode())

    def close(self):
        status = self.process.wait(PATIENCE)
        while select.select([self.ours], [], [], 0)[0]:
            self.text += os.read(self.ours, 65536).decode("utf-8", "replace")
        modes = termios.tcgetattr(self.theirs)
        os.close(self.ours)
        os.close(self.theirs)
        return status, modes


def saved_file(tmp_path):
    (file,) = (tmp_path / "data" / "iacta" / "matches").iterdir()
    return file


def test_ctrl_c_leaves_the_terminal_clean_and_the_match_saved(tmp_path, settings):
    terminal = Terminal([*PLAY_IN_TERMINAL, "--options", "first=0"], settings)
    terminal.wait_for("Press Enter to begin.")
    terminal.type("\r")
    terminal.wait_for("> ")
    terminal.type("exchange 1 for 1\r")
    terminal.wait_for("end turn")
    terminal.wait_for("> ")
    # A signal that comes after the prompt is written and before Python waits for a key is only seen with the next one.
    terminal.type("\x03")
    terminal.wait_for("iacta play --resume", pressing="\x03")
    status, modes = terminal.close()
    assert status == 130
    assert modes == terminal.modes
    assert "Traceback" not in terminal.text
    assert Match.replay(saved_file(tmp_path).read_text("utf-8"), mode="interpreted").version == 1


def test_the_tab_key_completes(tmp_path, settings):
    terminal = Terminal([*PLAY_IN_TERMINAL, "--options", "first=0"], settings)
    terminal.wait_for("Press Enter to begin.")
    terminal.type("\r")
    terminal.wait_for("> ")
    terminal.type("exchange 3 f\t2\r")
    terminal.wait_for("end turn")
    terminal.wait_for("> ")
    terminal.type("quit\r")
    terminal.wait_for("iacta play --resume")
    assert terminal.close()[0] == 0
    match = Match.replay(saved_file(tmp_path).read_text("utf-8"), mode="interpreted")
    assert match.log[0].plays == ((0, match.game.actions.parse("exchange 3 for 2")),)


def test_plain_lines_in_a_terminal_have_no_control_codes(settings):
    terminal = Terminal([*PLAY_IN_TERMINAL, "--plain", "--options", "first=0"], settings)
    terminal.wait_for("> ")
    terminal.type("exchange 1 for 1\r")
    terminal.wait_for("end turn")
    terminal.type("quit\r")
    terminal.wait_for("iacta play --resume")
    assert terminal.close()[0] == 0
    assert "\x1b" not in terminal.text


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_closed_window_saves_the_match(tmp_path, settings, number):
    process = subprocess.Popen(PLAY, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=settings)
    while not process.stdout.readline().startswith(b"You may"):
        pass
    process.send_signal(number)
    process.communicate(timeout=PATIENCE)
    assert process.returncode == 128 + number
    assert saved_file(tmp_path).is_file()


def test_a_full_disk_is_one_sentence_and_the_old_file_is_whole(tmp_path, settings):
    path = save(tmp_path / "match.jsonl", new_match(), seat_players(2, "greedy"))
    before = path.read_bytes()

    done = subprocess.run(
        [*PLAY_ON_A_FULL_DISK, "--resume", str(path)],
        input="1\n1\nquit\n",
        check=False,
        capture_output=True,
        text=True,
        env=settings,
    )
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert "could not be saved" in done.stderr
    assert path.read_bytes() == before
    assert [file.name for file in tmp_path.iterdir()] == ["match.jsonl"]


def test_a_closed_pipe_is_one_sentence_and_the_match_is_saved(tmp_path, settings):
    process = subprocess.Popen(
        PLAY, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=settings
    )
    process.stdout.readline()
    process.stdout.close()
    process.stdin.write("help\n" * 20)
    process.stdin.close()
    error = process.stderr.read()
    assert process.wait(PATIENCE) == 2
    process.stderr.close()
    assert error.count("\n") == 1
    assert saved_file(tmp_path).is_file()


def test_a_terminal_that_cannot_be_written_to_is_one_sentence(settings):
    with open("/dev/full", "w") as full:  # noqa: PTH123  # a device, not a path
        done = subprocess.run(PLAY, check=False, input="", stdout=full, stderr=subprocess.PIPE, text=True, env=settings)
    assert done.returncode == 2
    assert done.stderr == "The output: No space left on device.\n"


def test_a_match_is_resumed_where_it_was_left(tmp_path, settings):
    path = tmp_path / "match.jsonl"
    first = [*PLAY, "--seats", "3", "--options", "first=0", "--bots", "random,human", "--names", "Ana,Rui,Eva"]
    subprocess.run(
        [*first, "--save", str(path)],
        input="\nexchange 1 for 1\nquit\n",
        text=True,
        env=settings,
        check=True,
        capture_output=True,
    )
    done = subprocess.run(
        [*PLAY, "--resume", str(path), "--lang", "uk"],
        input="\nвийти\n",
        text=True,
        env=settings,
        check=True,
        capture_output=True,
    )
    assert "Ana" in done.stdout
    assert "Гра триває" in done.stdout
    other = subprocess.run(
        [*PLAY, "--resume", str(path), "--seats", "2"], check=False, text=True, env=settings, capture_output=True
    )
    assert other.returncode == 2
    assert other.stderr.count("\n") == 1
