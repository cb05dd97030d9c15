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
from iacta.server.settings import Settings, flag, range_of, read_data_folder, read_settings, variable

NUMBERS = {name: range_of(name) for name in Settings.model_fields if range_of(name)}


@pytest.fixture
def environment(monkeypatch):
    """Sets variables of the environment."""
    return lambda given: [monkeypatch.setenv(name, text) for name, text in given.items()]


def test_a_flag_counts_before_the_environment_and_that_before_the_default(environment):
    environment({"IACTA_PORT": "9000", "IACTA_GRACE": "1.5", "IACTA_SECURE": "yes", "IACTA_DATA": "there"})
    settings = read_settings({"port": 9001, "host": None})
    assert (settings.port, settings.grace, settings.secure) == (9001, 1.5, True)
    assert settings.data == Path("there")
    assert settings.host == "127.0.0.1"


def test_every_number_has_a_range():
    numbers = {name for name, field in Settings.model_fields.items() if type(field.default) in (int, float)}
    assert set(NUMBERS) == numbers | {"metrics_port"}


@pytest.mark.parametrize("name", NUMBERS)
def test_a_number_out_of_range_is_refused_with_the_range(name, environment):
    low, high = NUMBERS[name]
    for value in (low - 1, high + 1):
        for said, given, variables in ((flag(name), value, {}), (variable(name), None, {variable(name): str(value)})):
            environment(variables)
            with pytest.raises(BadOptions) as caught:
                read_settings({name: given})
            assert str(caught.value) == f"The setting {said} must be from {low} to {high}, not {value}."
            assert all(f"{said} " in caught.value.text(language) for language in LANGUAGES)
    environment({variable(name): str(high)})
    assert getattr(read_settings({}), name) == high


REFUSED = [
    ("port", "eighty", "must be a number, not 'eighty'"),
    ("port", "", "must be a number, not ''"),
    ("port", "9" * 5000, "must be a number, not '9999"),
    ("port", "9" * 4000, "must be from 0 to 65535, not 9999"),
    ("secure", "perhaps", "must be yes or no, not 'perhaps'"),
    ("grace", "nan", "must be from 0 to 86400, not nan"),
    ("grace", "1.5e9", "must be from 0 to 86400, not 1500000000.0"),
    ("log_level", "loud", "must be one of debug, info, warning, error, not 'loud'"),
    ("metrics_port", "no", "must be a number, not 'no'"),
    ("origins", "https://a.example,b.example", "takes addresses such as https://example.org, not 'b.example'"),
    ("origins", "https://a.example/page", "takes addresses such as https://example.org, not 'https://a.example/page'"),
    ("hosts", "play.example, -x", "takes names such as play.example.org or *.example.org, not '-x'"),
    ("proxies", "10.0.0.1, x", "takes addresses and networks such as 10.0.0.0/8, not 'x'"),
]


@pytest.mark.parametrize(("name", "text", "said"), REFUSED)
def test_a_variable_that_is_refused_is_called_by_its_name_and_says_why(name, text, said, environment):
    environment({variable(name): text})
    with pytest.raises(BadOptions) as caught:
        read_settings({})
    assert str(caught.value).startswith(f"The setting {variable(name)} {said}")
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(("name", "text", "said"), [case for case in REFUSED if case[0] in ("origins", "log_level")])
def test_a_flag_that_is_refused_is_called_by_its_name_and_says_why(name, text, said, environment):
    environment({variable(name): ""})
    with pytest.raises(BadOptions) as caught:
        read_settings({name: text})
    assert str(caught.value).startswith(f"The setting {flag(name)} {said}")


@pytest.mark.parametrize("text", ["1", "true", "YES", "on", "0", "False", "no", "off"])
def test_a_switch_is_yes_or_no_in_many_words(text, environment):
    environment({"IACTA_SECURE": text})
    assert read_settings({}).secure is (text.lower() in ("1", "true", "yes", "on"))


def test_whoever_only_needs_the_data_folder_is_not_kept_by_another_setting(environment):
    environment({"IACTA_PORT": "eighty", "IACTA_DATA": "there"})
    assert read_data_folder(None) == Path("there")
    assert read_data_folder(Path("here")) == Path("here")


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
    assert read_settings(given).public_address == address


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
    sentence = f"The server cannot listen on 127.0.0.1, port {port}: Address already in use."
    assert done.stderr == f"{sentence} Choose another port with --port.\n"


@pytest.mark.slow
def test_a_data_folder_that_is_a_file_is_one_sentence_and_status_2(tmp_path):
    path = tmp_path / "file"
    path.touch()
    done = run("--port", "0", "--data", str(path))
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == f"{path} is not a folder: choose one with --data.\n"
