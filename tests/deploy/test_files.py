"""The files in deploy/: tried with the programs they are for, as far as these are installed, and checked otherwise."""

import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import sys
import threading
from http.client import HTTPSConnection
from ipaddress import ip_address, ip_network
from pathlib import Path

import pytest
import yaml
from websockets.sync.client import connect

from iacta.server.settings import Settings, variable
from tests.server.nginx import Nginx, free_port
from tests.server.process import ServerProcess
from tests.server.serving import PATIENCE

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
SETTINGS = set(map(variable, Settings.model_fields)) | {"IACTA_CACHE"}
NAME = "play.example.org"


def program(name):
    """Where a program is; without it the test is left out, but never in CI."""
    found = shutil.which(name) or shutil.which(name, path="/usr/sbin:/usr/bin")
    if found is None:
        assert os.environ.get("CI") != "true", f"{name} is not installed"
        pytest.skip(f"{name} is not installed")
    return found


@pytest.fixture(scope="module")
def certificate(tmp_path_factory):
    """A certificate for the name that the examples have, and its key."""
    folder = tmp_path_factory.mktemp("certificate")
    command = [program("openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"]
    options = ["-nodes", "-days", "2", "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    paths = ["-keyout", str(folder / "key.pem"), "-out", str(folder / "cert.pem")]
    subprocess.run([*command, *options, *paths], check=True, capture_output=True)
    return folder / "cert.pem", folder / "key.pem"


@pytest.fixture(scope="module")
def server(tmp_path_factory):
    """A server as the examples say that it is started."""
    with ServerProcess(tmp_path_factory.mktemp("data"), "--secure", f"--hosts={NAME}", "--access-log") as running:
        yield running


def through(port, certificate):
    """HTTPS to a proxy on this machine that has the name of the examples."""
    trusted = ssl.create_default_context(cafile=certificate[0])

    class ToTheProxy(HTTPSConnection):
        def connect(self):
            self.host, name = "127.0.0.1", self.host
            super(HTTPSConnection, self).connect()
            self.sock = trusted.wrap_socket(self.sock, server_hostname=name)
            self.host = name

    return ToTheProxy(NAME, port, timeout=PATIENCE), trusted


def check_proxy(server, port, certificate):
    """The page's interface, a websocket and the visitor's address come through a proxy, and a forged one does not."""
    connection, trusted = through(port, certificate)
    wanted = {"game": "lusitania", "players": ["me", "open"], "name": "Ana"}
    headers = {"Content-Type": "application/json", "X-Forwarded-For": "192.0.2.77", "Origin": f"https://{NAME}"}
    connection.request("POST", "/api/tables", json.dumps(wanted), headers | {"Host": NAME})
    answer = connection.getresponse()
    seated = json.loads(answer.read())
    assert answer.status == 201, seated
    assert "max-age=" in answer.headers["Strict-Transport-Security"]
    cookie = answer.headers["Set-Cookie"]
    assert "secure" in cookie.lower()
    connection.close()
    path = f"/api/tables/{seated['table']}/live"
    plain = socket.create_connection(("127.0.0.1", port), PATIENCE)
    with connect(
        f"wss://{NAME}{path}",
        sock=plain,
        ssl=trusted,
        additional_headers={"Cookie": cookie.partition(";")[0]},
        origin=f"https://{NAME}",
        proxy=None,
        open_timeout=PATIENCE,
    ) as line:
        line.send(json.dumps({"type": "hello", "version": None, "lang": "en"}))
        assert json.loads(line.recv(PATIENCE))["seat"] == 0
    server.wait_for(rf"\] 127\.0\.0\.1 WEBSOCKET {re.escape(path)} ")
    assert "192.0.2.77 " not in server.log


@pytest.mark.slow
def test_the_example_for_nginx_carries_everything_over_https(server, certificate, tmp_path):
    example = (DEPLOY / "nginx.conf").read_text("utf-8")
    for line, instead in {
        "listen 80;": "listen unix:{folder}/plain.sock;",
        "listen [::]:80;": "",
        "listen 443 ssl;": "listen 127.0.0.1:{port} ssl;",
        "listen [::]:443 ssl;": "",
        f"/etc/letsencrypt/live/{NAME}/fullchain.pem": str(certificate[0]),
        f"/etc/letsencrypt/live/{NAME}/privkey.pem": str(certificate[1]),
        "http://127.0.0.1:8080;": "http://127.0.0.1:{upstream};",
    }.items():
        assert example.count(line) == 1
        example = example.replace(line, f"<{instead}>")
    example = example.replace("{", "{{").replace("}", "}}")
    example = re.sub(r"<([^<>]*)>", lambda found: found[1].replace("{{", "{").replace("}}", "}"), example)
    with Nginx(tmp_path / "n", server.port, example) as nginx:
        check_proxy(server, nginx.port, certificate)
        assert nginx.complaints() == ""


@pytest.mark.slow
def test_the_example_for_caddy_is_valid_and_carries_everything(server, certificate, tmp_path):
    caddy = program("caddy")
    environment = {
        **os.environ,
        "HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path),
        "XDG_CONFIG_HOME": str(tmp_path),
    }
    checked = subprocess.run(
        [caddy, "validate", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"],
        capture_output=True,
        text=True,
        env=environment,
        check=False,
    )
    assert checked.returncode == 0, checked.stderr
    unchanged = subprocess.run([caddy, "fmt", str(DEPLOY / "Caddyfile")], capture_output=True, text=True, check=False)
    assert unchanged.stdout == (DEPLOY / "Caddyfile").read_text("utf-8")
    adapted = subprocess.run(
        [caddy, "adapt", "--config", str(DEPLOY / "Caddyfile"), "--adapter", "caddyfile"],
        capture_output=True,
        text=True,
        env={**environment, "IACTA_UPSTREAM": f"127.0.0.1:{server.port}"},
        check=True,
    )
    config = json.loads(adapted.stdout)
    listens = next(iter(config["apps"]["http"]["servers"].values()))
    run = caddy_server(caddy, config, listens, certificate, environment, tmp_path)
    try:
        check_proxy(server, run.port, certificate)
    finally:
        run.terminate()
        run.wait(PATIENCE)
        run.reader.join(PATIENCE)
        run.stderr.close()


def caddy_server(caddy, config, listens, certificate, environment, folder):
    """Caddy with the example's routes, on a free port, with our certificate instead of one from the Internet."""
    files = {"certificate": str(certificate[0]), "key": str(certificate[1])}
    config["admin"] = {"disabled": True}
    config["apps"]["tls"] = {"certificates": {"load_files": [files]}}
    listens["automatic_https"] = {"disable": True}
    listens["tls_connection_policies"] = [{}]
    for _ in range(5):  # a port that was free a moment ago may be taken now
        port = free_port()
        listens["listen"] = [f"127.0.0.1:{port}"]
        path = folder / "caddy.json"
        path.write_text(json.dumps(config))
        run = subprocess.Popen(
            [caddy, "run", "--config", str(path)], stderr=subprocess.PIPE, text=True, env=environment
        )
        said = []
        for line in run.stderr:
            said.append(line)
            if "serving initial configuration" in line:
                run.port = port
                # What else it says is read, so that it never waits for us.
                run.reader = threading.Thread(target=run.stderr.read)
                run.reader.start()
                return run
        run.wait(PATIENCE)
        run.stderr.close()
    raise AssertionError(said)


@pytest.mark.slow
def test_the_systemd_unit_is_valid_and_hardened(tmp_path):
    unit = (DEPLOY / "iacta.service").read_text("utf-8")
    analyze = program("systemd-analyze")
    here = tmp_path / "iacta.service"
    assert unit.count("ExecStart=/opt/iacta/bin/iacta serve --no-browser\n") == 1
    here.write_text(unit.replace("/opt/iacta/bin/iacta", f"{sys.executable} -m iacta"))
    checked = subprocess.run([analyze, "verify", str(here)], capture_output=True, text=True, check=False)
    ours = [line for line in checked.stderr.splitlines() if "iacta" in line]
    assert (checked.returncode, ours) == (0, [])
    rated = subprocess.run(
        [analyze, "security", "--offline=true", "--threshold=25", str(here)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert rated.returncode == 0, rated.stdout[-300:]
    options = dict(re.findall(r"^(\w+)=(.*)$", unit, re.MULTILINE))
    assert options["LimitNOFILE"] == "65536"
    assert int(options["TimeoutStopSec"]) > 10  # seconds, in which the server has stopped by itself


def steps():
    """The steps of the Dockerfile: each instruction with its words, and its stage."""
    text = re.sub(r"\\\n\s*", "", (DEPLOY / "Dockerfile").read_text("utf-8"))
    stage, found = None, []
    for line in text.splitlines():
        if line and not line.startswith("#"):
            instruction, _, rest = line.partition(" ")
            if instruction == "FROM":
                stage = rest.partition(" AS ")[2] or "last"
            found.append((stage, instruction, rest))
    return found


def test_whatever_the_image_copies_is_there_and_not_ignored():
    ignored = (DEPLOY / "Dockerfile.dockerignore").read_text("utf-8").splitlines()
    allowed = {line[1:] for line in ignored if line.startswith("!")}
    stages = {stage for stage, _, _ in steps()}
    copied = [rest.split() for _, instruction, rest in steps() if instruction == "COPY"]
    assert len(copied) == 6
    for words in copied:
        if words[0].startswith("--from="):
            assert words[0].removeprefix("--from=") in stages
        else:
            for source in words[:-1]:
                assert (ROOT / source).exists()
                assert source.split("/")[0] in allowed


def test_the_image_runs_as_nobody_and_says_how_it_is():
    last = [(instruction, rest) for stage, instruction, rest in steps() if stage == "last"]
    instructions = [instruction for instruction, _ in last]
    assert instructions.index("USER") < instructions.index("ENTRYPOINT")
    given = dict(last)
    assert given["USER"] == "iacta"
    assert json.loads(given["VOLUME"]) == ["/data", "/cache"]
    variables = dict(part.split("=") for part in given["ENV"].split())
    assert set(variables) - {"PYTHONUNBUFFERED"} <= SETTINGS
    assert given["EXPOSE"] == variables["IACTA_PORT"]
    assert "/readyz" in given["HEALTHCHECK"]
    assert [*json.loads(given["ENTRYPOINT"]), *json.loads(given["CMD"])] == ["iacta", "serve", "--no-browser"]


@pytest.mark.slow
def test_the_health_check_of_the_image_tells_a_ready_server_from_none(server):
    check = next(rest for _, instruction, rest in steps() if instruction == "HEALTHCHECK").partition("CMD ")[2]
    words = json.loads(check)
    assert words[:2] == ["python", "-c"]
    here = [sys.executable, "-c", words[2].replace(":8080", f":{server.port}")]
    while json.loads(server.ask("GET", "/readyz").body)["missing"] == ["bot workers"]:
        pass  # they take seconds to start
    assert subprocess.run(here, check=False, capture_output=True).returncode == 0
    nowhere = [sys.executable, "-c", words[2].replace(":8080", ":1")]
    assert subprocess.run(nowhere, check=False, capture_output=True).returncode != 0


@pytest.mark.long
def test_the_steps_of_the_image_work_in_an_empty_folder(tmp_path):
    """No engine for containers: each step is done by hand, in folders as the image has them."""
    source, wheels, data = tmp_path / "src", tmp_path / "wheels", tmp_path / "data"
    source.mkdir()
    environment = {**os.environ, "HOME": str(tmp_path), "IACTA_DATA": str(data), "IACTA_CACHE": str(tmp_path / "cache")}

    def run(words, **where):
        done = subprocess.run(words, capture_output=True, text=True, env=environment, check=False, **where)
        assert done.returncode == 0, done.stderr[-2000:]
        return done.stdout

    tracked = run(["git", "ls-files"], cwd=ROOT).splitlines()
    copies = [rest.split() for _, instruction, rest in steps() if instruction == "COPY" and "--from" not in rest]
    wanted = {name for words in copies for name in words[:-1]}
    for path in tracked:
        if path in wanted or path.split("/")[0] in wanted:
            (source / path).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / path, source / path)
    runs = {stage: [rest for s, i, rest in steps() if (s, i) == (stage, "RUN")] for stage in ("page", "wheels")}
    for step in runs["page"]:
        run(step.split(), cwd=source / "web")
    assert (source / "iacta" / "server" / "page" / "index.html").exists()
    (step,) = runs["wheels"]
    run([sys.executable, "-m", *step.replace("/wheels", str(wheels)).split()], cwd=source)
    run([sys.executable, "-m", "venv", str(tmp_path / "venv")])
    python = tmp_path / "venv" / "bin" / "python"
    run([python, "-m", "pip", "install", "--no-cache-dir", "--no-index", "--find-links", wheels, "iacta"])
    assert "iacta" in run([tmp_path / "venv" / "bin" / "iacta", "--help"])
    installed = ServerProcess(data)
    assert installed.command[1:3] == ["-m", "iacta"]
    installed.command[:3] = [str(tmp_path / "venv" / "bin" / "iacta")]
    with installed as server:
        assert server.ask("GET", "/").status == 200  # the page is in the wheel
        assert server.ask("GET", "/healthz").status == 200


@pytest.mark.parametrize(("target", "packing"), [("wheel", "pip wheel"), ("release", "tools.release")])
def test_a_wheel_is_built_from_nothing(target, packing):
    """Otherwise the page of an earlier version would be in it, too."""
    words = ["make", "--dry-run", "--always-make", target]
    made = subprocess.run(words, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    emptied, built, packed = (made.index(step) for step in ("rm -rf build dist iacta/server/page", "npm run", packing))
    assert emptied < built < packed


def test_the_compose_file_fits_the_image_and_the_proxy():
    compose = yaml.safe_load((DEPLOY / "compose.yaml").read_text("utf-8"))
    iacta, caddy = compose["services"]["iacta"], compose["services"]["caddy"]
    assert (DEPLOY / iacta["build"]["context"] / iacta["build"]["dockerfile"]).resolve() == DEPLOY / "Dockerfile"
    assert set(iacta["environment"]) <= SETTINGS
    settings = Settings(
        secure=True, hosts=iacta["environment"]["IACTA_HOSTS"], proxies=iacta["environment"]["IACTA_PROXIES"]
    )
    (subnet,) = [ip_network(part["subnet"]) for part in compose["networks"]["inside"]["ipam"]["config"]]
    assert all(ip_address(int(subnet.network_address) + 2) in network for network in settings.trusted_proxies)
    assert {volume.split(":")[1] for volume in iacta["volumes"]} == {"/data", "/cache", "/backups"}
    assert "ports" not in iacta  # only the proxy can be reached
    assert caddy["environment"]["IACTA_UPSTREAM"] == "iacta:8080"
    assert "{$IACTA_UPSTREAM:127.0.0.1:8080}" in (DEPLOY / "Caddyfile").read_text("utf-8")
    assert settings.allowed_hosts == [NAME]
    used = {volume.split(":")[0] for service in (iacta, caddy) for volume in service["volumes"]}
    assert {name for name in used if "/" not in name} == set(compose["volumes"])
