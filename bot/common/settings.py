"""What the person who runs the bot may set, from the environment or a `.env` file."""

from __future__ import annotations

import logging
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal
from urllib.parse import parse_qsl, urlsplit

LONGEST_SHOWN = 24
"""A wrong value that is longer is not shown: it may be the token on the wrong line."""

LogFormat = Literal["text", "json"]

MOST_WORKERS = 64
"""More of them than processors draw or choose no sooner, and each takes memory."""

MOST_SHARDS = 10_000
MOST_PROCESSES = 64

DATABASE_FILE = "seven_wonders.sqlite3"
"""Where the games are kept unless something else is set."""


SCHEMES = ("postgresql", "postgres")

NOT_ENCODED = re.compile(r"%(?![0-9A-Fa-f]{2})|\s")
"""What an address may not hold (RFC 3986, Percent-Encoding): the server's library would repeat it."""

LAST_PORT = 65_535
MOST = 100_000


class SettingsError(ValueError):
    """A setting is missing or cannot be used; the message is one sentence for the person at the shell."""


@dataclass(frozen=True)
class DatabaseServer:
    """A database of a PostgreSQL server; its address may hold a password, so it is shown without."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        """Name the server and the database."""
        address = urlsplit(self.url)
        host = address.hostname or dict(parse_qsl(address.query)).get("host") or "localhost"
        return f"{address.path.removeprefix('/') or 'postgres'} on {host}"


ENDED = "ENDED_OWNER"
"""Where a parent tells a process which owner in its place it has seen end."""

PARENT = "READY_DESCRIPTOR"
"""Where a process writes its number as an owner of leases, and that it serves what another did."""


@dataclass(frozen=True)
class Share:
    """What one of several processes serves: of ``shards``, each ``processes``-th one from ``process`` on."""

    process: int
    processes: int
    shards: int

    @property
    def own(self) -> tuple[int, ...]:
        """The shards whose events this process hears."""
        return tuple(range(self.process, self.shards, self.processes))

    def hears(self, server: int) -> bool:
        """Return whether this process hears what happens on a server."""
        return self.of(server) % self.processes == self.process

    def of(self, server: int) -> int:
        """Return the shard of a server; direct messages have number 0 (Discord, Gateway, Sharding)."""
        return (server >> 22) % self.shards


@dataclass(frozen=True)
class Settings:
    """Every setting with its default; `.env.example` explains each in a line."""

    token: str = field(repr=False)
    database: Path | DatabaseServer = Path(DATABASE_FILE)
    log_level: str = "INFO"
    log_format: LogFormat = "text"
    metrics_host: str = "127.0.0.1"
    metrics_port: int = 0
    lobby_minutes: int = 60
    game_days: int = 30
    slow_game_days: int = 90
    record_days: int = 30
    tables_per_server: int = 20
    picture_workers: int = 0
    computer_workers: int = 0
    new_direct_messages_per_day: int = 40
    edit_seconds: float = 2.0
    local_discord: str | None = None
    shards: int | None = None
    processes: int = 1
    share: Share | None = None
    ended: int | None = None
    """The owner in the same place of which the parent has seen the end: what it served need not wait."""

    parent: int | None = None
    """The descriptor by which the parent of several processes is told what becomes of this one."""


NUMBERS = {
    "METRICS_PORT": (0, LAST_PORT),
    "LOBBY_MINUTES": (1, MOST),
    "GAME_DAYS": (1, MOST),
    "SLOW_GAME_DAYS": (1, MOST),
    "RECORD_DAYS": (1, MOST),
    "TABLES_PER_SERVER": (1, MOST),
    "PICTURE_WORKERS": (0, MOST_WORKERS),
    "COMPUTER_WORKERS": (0, MOST_WORKERS),
    "NEW_DIRECT_MESSAGES_PER_DAY": (0, MOST),
}
"""The settings that are whole numbers, each with the fewest and the most that it may be."""


def read_settings(environment: Mapping[str, str], file: Path = Path(".env")) -> Settings:
    """Read the settings from environment variables, of which a ``file`` may have some.

    Raises `SettingsError` where a variable is missing or has no usable value.
    """
    token = environment.get("DISCORD_TOKEN", "").strip()
    if not token:
        raise SettingsError(
            f"There's no bot token: write DISCORD_TOKEN=YOUR_TOKEN into {file}, or run `seven-wonders play` "
            "to play without one."
        )
    refuse_impossible(token)
    log_level = environment.get("LOG_LEVEL", Settings.log_level).strip().upper()
    if log_level not in logging.getLevelNamesMapping():
        raise SettingsError(
            f"LOG_LEVEL is {_shown(log_level)}, but it must be DEBUG, INFO, WARNING or ERROR."
        )
    database = read_database(environment)
    shards, processes, share = _processes(environment, database)
    return Settings(
        token=token,
        database=database,
        log_level=log_level,
        log_format=_log_format(environment),
        metrics_host=environment.get("METRICS_HOST", "").strip() or Settings.metrics_host,
        local_discord=environment.get("LOCAL_DISCORD") or None,
        shards=shards,
        processes=processes,
        share=share,
        ended=_number_of_parent(environment, ENDED),
        parent=_number_of_parent(environment, PARENT),
        edit_seconds=Settings.edit_seconds,
        **{
            name.lower(): _whole_number(environment, name, getattr(Settings, name.lower()), *bounds)
            for name, bounds in NUMBERS.items()
        },
    )


def refuse_impossible(token: str) -> None:
    """Raise `SettingsError` where no token looks like this one."""
    if not all(" " < each <= "~" for each in token):
        raise SettingsError(
            "DISCORD_TOKEN has characters that no token has: copy it again from your application's page "
            "(Bot, Reset Token) and put it into .env alone."
        )


def read_database(environment: Mapping[str, str]) -> Path | DatabaseServer:
    """Read where the games are kept: all that one needs who has no token; raises `SettingsError`."""
    return database_at(environment.get("DATABASE", "").strip() or DATABASE_FILE)


def database_at(place: str) -> Path | DatabaseServer:
    """Return the database that somebody names: the address of a server or a file; raises `SettingsError`."""
    scheme, found, rest = place.partition(":")
    # What is left of an address is no name of a file, and would be shown with its password.
    if not found or not (rest.startswith("//") or scheme in SCHEMES or "@" in rest):
        return Path(place)
    if scheme not in SCHEMES or not rest.startswith("//"):
        raise SettingsError(
            "The address of the database is not known: it must be a file or "
            "postgresql://NAME:PASSWORD@HOST/DATABASE."
        )
    # What is said of a server is to be without its password: none of it may seem to be something else.
    if NOT_ENCODED.search(place) or "@" in _path_of(place):
        raise SettingsError(
            "The address of the database cannot be read: write / in its password as %2F, @ as %40, "
            "% as %25 and a space as %20."
        )
    return DatabaseServer(place)


def _path_of(address: str) -> str:
    try:
        return urlsplit(address).path
    except ValueError as error:
        raise SettingsError(
            "The address of the database cannot be read: a bracket in it may only stand around a host, "
            "write [ in its password as %5B, and ] as %5D."
        ) from error


def _processes(
    environment: Mapping[str, str], database: Path | DatabaseServer
) -> tuple[int | None, int, Share | None]:
    """Read how many shards and processes there are, and what this one serves where it is one of several."""
    shards = _whole_number(environment, "SHARDS", 0, 0, MOST_SHARDS)
    processes = _whole_number(environment, "PROCESSES", 1, 1, MOST_PROCESSES)
    if processes == 1:
        if environment.get("PROCESS", "").strip():
            raise SettingsError("PROCESS is set, but only with PROCESSES of 2 or more is there one to name.")
        return shards or None, 1, None
    if not isinstance(database, DatabaseServer):
        raise SettingsError(
            f"PROCESSES is {processes}, but several processes need DATABASE to be a PostgreSQL server: "
            "postgresql://NAME:PASSWORD@HOST/DATABASE."
        )
    if shards < processes:
        raise SettingsError(
            f"PROCESSES is {processes}, but SHARDS is {shards or 'not set'}: "
            "set it to one for each process at least."
        )
    if not environment.get("PROCESS", "").strip():
        return shards, processes, None
    process = _whole_number(environment, "PROCESS", 0, 0, processes - 1)
    return shards, processes, Share(process, processes, shards)


def _number_of_parent(environment: Mapping[str, str], name: str) -> int | None:
    """Read what a parent has told, None where there is none."""
    number = environment.get(name, "")
    return int(number) if number.isdecimal() else None


def _log_format(environment: Mapping[str, str]) -> LogFormat:
    match environment.get("LOG_FORMAT", "").strip().lower() or Settings.log_format:
        case "text":
            return "text"
        case "json":
            return "json"
        case other:
            raise SettingsError(f"LOG_FORMAT is {_shown(other)}, but it must be text or json.")


def _whole_number(environment: Mapping[str, str], name: str, default: int, fewest: int, most: int) -> int:
    text = environment.get(name, "").strip()
    if not text:
        return default
    if not text.isdecimal() or not fewest <= int(text) <= most:
        raise SettingsError(
            f"{name} is {_shown(text)}, but it must be a whole number from {fewest} to {most}."
        )
    return int(text)


def _shown(value: str) -> str:
    return repr(value) if len(value) <= LONGEST_SHOWN else f"something of {len(value)} characters"
