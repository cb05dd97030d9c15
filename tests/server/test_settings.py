"""The server's settings: from flags and the environment, checked before anything starts."""

import socket
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from iacta.engine.words.errors import BadOptions
from iacta.engine.words.messages import LANGUAGES
from iacta.server.auth import server_secret
from iacta.server.errors import BadDatabase
from iacta.server.settings import RANGES, Settings, read_settings


def test_a_flag_counts_before_the_environment_and_that_before_the_usual():
    environment = {"IACTA_PORT": "9000", "IACTA_GRACE": "1.5", "IACTA_SECURE": "yes", "IACTA_DATA": "there"}
    settings = read_settings({"port": 9001, "host": None}, environment)
    assert (settings.port, settings.grace, settings.secure) == (9001, 1.5, True)
    assert settings.data == Path("there")
    assert settings.host == Settings().host


@pytest.mark.parametrize("name", RANGES)
def test_a_number_out_of_range_is_refused_with_the_range(name):
    low, high = RANGES[name]
    for value in (low - 1, high + 1):
        with pytest.raises(BadOptions, match=name) as caught:
            read_settings({name: value}, {})
        assert all(f"{value:g}" in caught.value.text(language) for language in LANGUAGES if value < 1000)


@pytest.mark.parametrize(
    ("variable", "text", "said"),
    [
        ("IACTA_PORT", "eighty", "is a number, not 'eighty'"),
        ("IACTA_SECURE", "perhaps", "is yes or no, not 'perhaps'"),
        ("IACTA_GRACE", "nan", "goes from 0 to 86400, not nan"),
        (
            "IACTA_ORIGINS",
            "https://a.example,b.example",
            "takes addresses such as https://example.org, not 'b.example'",
        ),
        ("IACTA_ORIGINS", "https://a.example/page", "not 'https://a.example/page'"),
    ],
)
def test_a_refused_setting_says_why(variable, text, said):
    with pytest.raises(BadOptions, match=said):
        read_settings({}, {variable: text})


def test_the_secret_is_made_once_and_only_its_owner_can_read_it(tmp_path):
    path = tmp_path / "secret"
    secret = server_secret(path)
    assert len(secret) == 32
    assert server_secret(path) == secret
    assert stat.S_IMODE(path.stat().st_mode) == 0o600


@pytest.mark.parametrize("length", [0, 31])
def test_a_secret_that_is_too_short_is_refused_and_left_alone(tmp_path, length):
    path = tmp_path / "secret"
    path.write_bytes(b"x" * length)
    with pytest.raises(BadDatabase, match="is shorter than the 32 bytes of a secret"):
        server_secret(path)
    assert path.read_bytes() == b"x" * length


@pytest.mark.parametrize(
    ("given", "address"),
    [
        ({"secure": True, "hosts": "*.example.net, play.example.org"}, "https://play.example.org/"),
        ({"secure": True, "hosts": "*.example.net"}, None),
        ({"secure": True}, None),
        ({"hosts": "play.example.org"}, None),
    ],
)
def test_behind_a_proxy_with_https_the_address_is_that_of_the_name(given, address):
    assert read_settings(given, {}).public_address == address


def run(*flags):
    command = [sys.executable, "-m", "iacta", "serve", "--no-browser", *flags]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


@pytest.mark.slow
def test_a_port_that_is_taken_is_one_sentence_and_status_2(tmp_path):
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        done = run("--port", str(port), "--data", str(tmp_path))
    assert (done.returncode, done.stdout) == (2, "")
    sentence = f"The server cannot listen at 127.0.0.1, port {port}: Address already in use."
    assert done.stderr == f"{sentence} Choose another port with --port.\n"


@pytest.mark.slow
def test_a_data_folder_that_is_a_file_is_one_sentence_and_status_2(tmp_path):
    path = tmp_path / "file"
    path.touch()
    done = run("--port", "0", "--data", str(path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"{path} is not a folder: choose a folder with --data.\n"
