"""The server's settings: each is a flag of `iacta serve` and an environment variable, checked before anything starts.
docs/server.md lists them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import platformdirs

from iacta.engine.words.errors import BadOptions, listed, shown
from iacta.server.errors import TEXT
from iacta.server.logs import FORMATS, LEVELS
from iacta.server.visitors import LOOPBACK, Network, networks

PREFIX = "IACTA_"
HOST = re.compile(r"(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\]")


@dataclass(frozen=True)
class Settings:
    """How a server runs. The message `setting-<name>` says what each is for."""

    host: str = "127.0.0.1"
    port: int = 8080
    data: Path = Path(platformdirs.user_data_dir("iacta"))
    origins: str = ""
    hosts: str = ""
    secure: bool = False
    proxies: str = ""
    grace: float = 60.0
    bot_pace: float = 0.8
    bot_workers: int = 1
    most_tables: int = 10_000
    waiting_hours: float = 24.0
    abandoned_days: float = 90.0
    finished_days: float = 365.0
    tables_an_hour: int = 200
    most_connections: int = 1000
    connections_an_address: int = 100
    connects_a_second: int = 20
    requests_a_second: int = 50
    messages_a_second: int = 10
    questions_a_second: int = 10
    log_level: str = "info"
    log_format: str = "text"
    access_log: bool = False
    metrics_port: int | None = None
    metrics_host: str = "127.0.0.1"

    def __post_init__(self) -> None:
        for name, (low, high) in RANGES.items():
            value = getattr(self, name)
            if value is not None and not low <= value <= high:
                raise BadOptions(
                    "setting-out-of-range", TEXT, name=name, value=shown(value), low=number(low), high=number(high)
                )
        for name, known in CHOICES.items():
            if getattr(self, name) not in known:
                given = shown(getattr(self, name))
                raise BadOptions("setting-no-choice", TEXT, name=name, value=given, known=listed(known))
        for origin in self.allowed_origins:
            parts = urlsplit(origin)
            if parts.scheme not in ("http", "https") or not parts.netloc or parts.path:
                raise BadOptions("setting-no-origin", TEXT, name="origins", value=shown(origin))
        for host in self.allowed_hosts:
            if not HOST.fullmatch(host):
                raise BadOptions("setting-no-host", TEXT, name="hosts", value=shown(host))
        try:
            networks(self.proxies)
        except ValueError as error:
            raise BadOptions("setting-no-network", TEXT, name="proxies", value=shown(str(error))) from None

    @property
    def allowed_origins(self) -> list[str]:
        return [origin.strip() for origin in self.origins.split(",") if origin.strip()]

    @property
    def allowed_hosts(self) -> list[str]:
        return [host.strip().lower() for host in self.hosts.split(",") if host.strip()]

    @property
    def public_address(self) -> str | None:
        """What visitors open, where a proxy does HTTPS for a name that we know."""
        names = [host for host in self.allowed_hosts if not host.startswith("*")]
        return f"https://{names[0]}/" if self.secure and names else None

    @property
    def trusted_proxies(self) -> tuple[Network, ...]:
        """Unless told otherwise, whoever does HTTPS for us is on this machine."""
        return networks(self.proxies or (LOOPBACK if self.secure else ""))

    @property
    def database(self) -> Path:
        return self.data / "tables.sqlite"

    @property
    def secret_file(self) -> Path:
        return self.data / "secret"


RANGES: dict[str, tuple[float, float]] = {
    "port": (0, 65535),
    "grace": (0, 86_400),
    "bot_pace": (0, 60),
    "bot_workers": (1, 64),
    "most_tables": (1, 10_000_000),
    "waiting_hours": (0, 1_000_000),
    "abandoned_days": (0, 100_000),
    "finished_days": (0, 100_000),
    "tables_an_hour": (1, 1_000_000),
    "most_connections": (1, 100_000),
    "connections_an_address": (1, 100_000),
    "connects_a_second": (1, 100_000),
    "requests_a_second": (1, 100_000),
    "messages_a_second": (1, 100_000),
    "questions_a_second": (1, 100_000),
    "metrics_port": (0, 65535),
}
CHOICES = {"log_level": LEVELS, "log_format": FORMATS}
SWITCHES = {"1": True, "true": True, "yes": True, "on": True, "0": False, "false": False, "no": False, "off": False}


def number(value: float) -> str:
    return str(int(value)) if value == int(value) else str(value)


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str]) -> Settings:
    """The settings from the flags that were given, then from the environment, then the usual ones."""
    given = {name: value for name, value in flags.items() if value is not None}
    for field in fields(Settings):
        text = environment.get(PREFIX + field.name.upper())
        if text is not None and field.name not in given:
            given[field.name] = parsed(field.name, str(field.type), text)
    return Settings(**given)


def parsed(name: str, kind: str, text: str) -> Any:
    """The text of an environment variable as the setting's type."""
    if kind == "bool":
        if text.lower() not in SWITCHES:
            raise BadOptions("setting-no-switch", TEXT, name=name, value=shown(text))
        return SWITCHES[text.lower()]
    try:
        return {"int": int, "int | None": int, "float": float, "Path": Path}.get(kind, str)(text)
    except ValueError:
        raise BadOptions("setting-no-number", TEXT, name=name, value=shown(text)) from None
