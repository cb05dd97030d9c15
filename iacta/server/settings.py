"""The server's settings: each is a flag of `iacta serve` and an environment variable, checked before anything starts.
docs/server.md lists them."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, TypeVar, get_args
from urllib.parse import urlsplit

import platformdirs
from pydantic import AfterValidator, Field, ValidationError
from pydantic_settings import BaseSettings, SettingsConfigDict

from iacta.engine.words.errors import BadOptions, listed, shown
from iacta.server.errors import TEXT
from iacta.server.logs import Format, Level
from iacta.server.visitors import LOOPBACK, Network, networks

PREFIX = "IACTA_"
HOST = re.compile(r"(\*\.)?[a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\]")


def parts_of(text: str) -> list[str]:
    """What stands between commas."""
    return [part.strip() for part in text.split(",") if part.strip()]


# What checks a list between commas raises a ValueError with the part that is wrong: `refusal` makes a sentence of it.
def checked_origins(text: str) -> str:
    for origin in parts_of(text):
        parts = urlsplit(origin)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path:
            raise ValueError(origin)
    return text


def checked_hosts(text: str) -> str:
    for host in parts_of(text):
        if not HOST.fullmatch(host.lower()):
            raise ValueError(host.lower())
    return text


def checked_networks(text: str) -> str:
    networks(text)
    return text


Port = Annotated[int, Field(ge=0, le=65535)]
Rate = Annotated[int, Field(ge=1, le=100_000)]
Days = Annotated[float, Field(ge=0, le=100_000)]


class DataFolder(BaseSettings):
    """Where the server keeps what must stay, which is all that `iacta admin` needs to know."""

    model_config = SettingsConfigDict(env_prefix=PREFIX, frozen=True)

    data: Path = Path(platformdirs.user_data_dir("iacta"))


class Settings(DataFolder):
    """How a server runs: what is given here, then what the environment says, then the defaults. The message
    `help-<name>` of the command line says what each is for."""

    host: str = "127.0.0.1"
    port: Port = 8080
    origins: Annotated[str, AfterValidator(checked_origins)] = ""
    hosts: Annotated[str, AfterValidator(checked_hosts)] = ""
    secure: bool = False
    proxies: Annotated[str, AfterValidator(checked_networks)] = ""
    grace: Annotated[float, Field(ge=0, le=86_400)] = 60.0
    bot_pace: Annotated[float, Field(ge=0, le=60)] = 0.8
    bot_workers: Annotated[int, Field(ge=1, le=64)] = 1
    most_tables: Annotated[int, Field(ge=1, le=10_000_000)] = 10_000
    waiting_hours: Annotated[float, Field(ge=0, le=1_000_000)] = 24.0
    abandoned_days: Days = 90.0
    finished_days: Days = 365.0
    tables_an_hour: Annotated[int, Field(ge=1, le=1_000_000)] = 200
    most_connections: Rate = 1000
    connections_an_address: Rate = 100
    connects_a_second: Rate = 20
    requests_a_second: Rate = 50
    messages_a_second: Rate = 10
    questions_a_second: Rate = 10
    log_level: Level = "info"
    log_format: Format = "text"
    access_log: bool = False
    metrics_port: Annotated[int | None, Field(ge=0, le=65535)] = None
    metrics_host: str = "127.0.0.1"

    @property
    def allowed_origins(self) -> list[str]:
        return parts_of(self.origins)

    @property
    def allowed_hosts(self) -> list[str]:
        return [host.lower() for host in parts_of(self.hosts)]

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


Wanted = TypeVar("Wanted", bound=DataFolder)


def flag(name: str) -> str:
    """The flag of `iacta serve` for a setting."""
    return f"--{name.replace('_', '-')}"


def variable(name: str) -> str:
    """The environment variable for a setting."""
    return PREFIX + name.upper()


def range_of(name: str) -> tuple[float, float] | None:
    """The least and the largest value of a setting, if it is a number."""
    limits = Settings.model_fields[name].metadata
    low = [limit.ge for limit in limits if hasattr(limit, "ge")]
    high = [limit.le for limit in limits if hasattr(limit, "le")]
    return (low[0], high[0]) if low and high else None


def read_settings(flags: Mapping[str, Any]) -> Settings:
    """The settings from the flags that were given, then from the environment, then the defaults."""
    return read(Settings, flags)


def read_data_folder(flag: Path | None) -> Path:
    """The data folder of the server that `iacta serve` with the same flag would run."""
    return read(DataFolder, {"data": flag}).data


def read(wanted: type[Wanted], flags: Mapping[str, Any]) -> Wanted:
    given = {name: value for name, value in flags.items() if value is not None}
    try:
        return wanted(**given)
    except ValidationError as error:
        raise refusal(error, given) from None


def number(given: str | float) -> float:
    """The number that a flag is, or that a text in the environment says."""
    if not isinstance(given, str):
        return given
    return int(given) if given.strip().lstrip("+-").isdecimal() else float(given)


def refusal(error: ValidationError, given: Mapping[str, Any]) -> BadOptions:
    """What is wrong with the first setting that is wrong; it is called as whoever set it called it."""
    first = error.errors(include_url=False)[0]
    name, kind = str(first["loc"][0]), first["type"]
    called = flag(name) if name in given else variable(name)
    value = shown(first["input"])
    if kind in ("greater_than_equal", "less_than_equal"):
        low, high = (str(limit) for limit in range_of(name) or ())
        value = shown(number(first["input"]))
        return BadOptions("setting-out-of-range", TEXT, name=called, value=value, low=low, high=high)
    if kind == "literal_error":
        known = listed(get_args(Settings.model_fields[name].annotation))
        return BadOptions("setting-no-choice", TEXT, name=called, value=value, known=known)
    if kind == "bool_parsing":
        return BadOptions("setting-no-switch", TEXT, name=called, value=value)
    if kind != "value_error":
        return BadOptions("setting-no-number", TEXT, name=called, value=value)
    part = shown(str(first["ctx"]["error"]))
    if name == "origins":
        return BadOptions("setting-no-origin", TEXT, name=called, value=part)
    if name == "hosts":
        return BadOptions("setting-no-host", TEXT, name=called, value=part)
    return BadOptions("setting-no-network", TEXT, name=called, value=part)
