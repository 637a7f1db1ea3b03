"""The settings of the bot, from the environment or a `.env` file, and the folder of that and of the games."""

import logging
import os
import re
import sys
from collections.abc import Mapping
from dataclasses import dataclass, field
from getpass import getpass
from importlib import metadata
from pathlib import Path
from typing import Literal, cast, get_args
from urllib.parse import parse_qsl, urlsplit

import platformdirs
from dotenv import dotenv_values, set_key

LONGEST_SHOWN = 24
"""Longer wrong values aren't shown: they may be the token on the wrong line."""

LogFormat = Literal["text", "json"]
PACKAGE = "seven-wonders"
ENV = ".env"
DATABASE_FILE = "seven_wonders.sqlite3"
PLAYED_FILE = "played.sqlite3"
USED = (ENV, ".env.example", DATABASE_FILE, PLAYED_FILE)
"""Files that mark a folder as the bot's; a checkout has `.env.example`."""

SCHEMES = ("postgresql", "postgres")

NOT_ENCODED = re.compile(r"%(?![0-9A-Fa-f]{2})|\s")
"""Characters invalid in an address (RFC 3986, Percent-Encoding), which libpq would print with it."""


class SettingsError(ValueError):
    """A setting is missing or invalid; the message is one sentence for the person at the shell."""


@dataclass(frozen=True)
class DatabaseServer:
    """A database of a PostgreSQL server, shown without its address, which may hold a password."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        """Return the names of the database and its server."""
        address = urlsplit(self.url)
        host = address.hostname or dict(parse_qsl(address.query)).get("host") or "localhost"
        return f"{address.path.removeprefix('/') or 'postgres'} on {host}"


PREDECESSOR = "ENDED_OWNER"
"""The variable in which a parent names the owner that ended in the same place: its shards are free."""

PARENT = "READY_DESCRIPTOR"
"""The variable with the descriptor on which a process reports its owner id and that it serves."""


@dataclass(frozen=True)
class ShardAssignment:
    """The shards of one of several processes: every ``processes``-th of ``shards`` from ``process`` on."""

    process: int
    processes: int
    shards: int

    @property
    def own(self) -> tuple[int, ...]:
        """The shards whose events this process receives."""
        return tuple(range(self.process, self.shards, self.processes))

    def receives(self, server: int) -> bool:
        """Whether this process receives the events of a server."""
        return self.of(server) % self.processes == self.process

    def of(self, server: int) -> int:
        """Return the shard of a server, or of direct messages for 0 (Discord, Gateway, Sharding)."""
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
    assignment: ShardAssignment | None = None
    predecessor: int | None = None
    parent: int | None = None


NUMBERS = {
    "METRICS_PORT": (0, 65_535),
    "LOBBY_MINUTES": (1, 100_000),
    "GAME_DAYS": (1, 100_000),
    "SLOW_GAME_DAYS": (1, 100_000),
    "RECORD_DAYS": (1, 100_000),
    "TABLES_PER_SERVER": (1, 100_000),
    # More workers than processors bring no speed, and each takes memory.
    "PICTURE_WORKERS": (0, 64),
    "COMPUTER_WORKERS": (0, 64),
    "NEW_DIRECT_MESSAGES_PER_DAY": (0, 100_000),
}
"""The whole-number settings, each with its minimum and maximum."""


def read_settings(environment: Mapping[str, str], file: Path = Path(ENV)) -> Settings:
    """Read the settings from environment variables, some of which may come from ``file``.

    Raises `SettingsError`.
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
    log_format = environment.get("LOG_FORMAT", "").strip().lower() or Settings.log_format
    if log_format not in get_args(LogFormat):
        raise SettingsError(f"LOG_FORMAT is {_shown(log_format)}, but it must be text or json.")
    database = read_database(environment)
    shards = _whole_number(environment, "SHARDS", 0, 0, 10_000)
    processes, assignment = _processes(environment, database, shards)
    return Settings(
        token=token,
        database=database,
        log_level=log_level,
        log_format=cast("LogFormat", log_format),
        metrics_host=environment.get("METRICS_HOST", "").strip() or Settings.metrics_host,
        local_discord=environment.get("LOCAL_DISCORD") or None,
        shards=shards or None,
        processes=processes,
        assignment=assignment,
        predecessor=_number_of_parent(environment, PREDECESSOR),
        parent=_number_of_parent(environment, PARENT),
        **{
            name.lower(): _whole_number(environment, name, getattr(Settings, name.lower()), *bounds)
            for name, bounds in NUMBERS.items()
        },
    )


def refuse_impossible(token: str) -> None:
    """Raise `SettingsError` if this can't be a token."""
    if not all(" " < each <= "~" for each in token):
        raise SettingsError(
            "DISCORD_TOKEN has characters that no token has: copy it again from your application's page "
            "(Bot, Reset Token) and put it into .env alone."
        )


def read_database(environment: Mapping[str, str]) -> Path | DatabaseServer:
    """Return the database of the games, which needs no token; raises `SettingsError`."""
    return database_at(environment.get("DATABASE", "").strip() or DATABASE_FILE)


def database_at(place: str) -> Path | DatabaseServer:
    """Return the database of a file name or server address; raises `SettingsError`."""
    scheme, found, rest = place.partition(":")
    # A damaged address is no file name, and would be shown with its password.
    if not found or not (rest.startswith("//") or scheme in SCHEMES or "@" in rest):
        return Path(place)
    if scheme not in SCHEMES or not rest.startswith("//"):
        raise SettingsError(
            "The address of the database is not known: it must be a file or "
            "postgresql://NAME:PASSWORD@HOST/DATABASE."
        )
    # Messages name a server without its password, so no part of that may be taken for something else.
    try:
        path = urlsplit(place).path
    except ValueError as error:
        raise SettingsError(
            "The address of the database cannot be read: a bracket in it may only stand around a host, "
            "write [ in its password as %5B, and ] as %5D."
        ) from error
    if NOT_ENCODED.search(place) or "@" in path:
        raise SettingsError(
            "The address of the database cannot be read: write / in its password as %2F, @ as %40, "
            "% as %25 and a space as %20."
        )
    return DatabaseServer(place)


def _processes(
    environment: Mapping[str, str], database: Path | DatabaseServer, shards: int
) -> tuple[int, ShardAssignment | None]:
    """Return the number of processes, and the share of this one if there are several."""
    processes = _whole_number(environment, "PROCESSES", 1, 1, 64)
    is_named = bool(environment.get("PROCESS", "").strip())
    if processes == 1:
        if is_named:
            raise SettingsError("PROCESS is set, but only with PROCESSES of 2 or more is there one to name.")
        return 1, None
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
    if not is_named:
        return processes, None
    process = _whole_number(environment, "PROCESS", 0, 0, processes - 1)
    return processes, ShardAssignment(process, processes, shards)


def _number_of_parent(environment: Mapping[str, str], name: str) -> int | None:
    """Return a number that a parent has passed, or None without a parent."""
    number = environment.get(name, "")
    return int(number) if number.isdecimal() else None


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


def installed_version() -> str:
    """Return the installed version of the bot, which is set in pyproject.toml."""
    return metadata.version(PACKAGE)


# -- the folder in use ----------------------------------------------------------------------------------


def find_home() -> Path:
    """Return the folder in use: the current one as an empty path, so that paths in it stay short."""
    here = Path()
    if any((here / name).exists() for name in USED):
        return here
    return platformdirs.user_data_path(PACKAGE, appauthor=False)


def make_home(home: Path) -> None:
    """Create the folder, private to its owner, unless it exists; raises `SettingsError`."""
    try:
        home.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise SettingsError(
            f"The folder {home} can't be made ({error.strerror}): start in a folder that has a .env."
        ) from error


def read_environment(home: Path) -> dict[str, str]:
    """Return the settings of `.env`, overridden by the environment; raises `SettingsError`."""
    try:
        lines = dotenv_values(home / ENV)
    except UnicodeDecodeError as error:
        raise SettingsError(
            "The file .env cannot be read: save it again as plain text in UTF-8 (see .env.example)."
        ) from error
    except OSError as error:
        raise SettingsError(f"The file {home / ENV} can't be read ({error.strerror}).") from error
    written = {name: value for name, value in lines.items() if value is not None}
    environment = written | os.environ
    # A database file named in .env, or the default one, is relative to its folder.
    if not os.environ.get("DATABASE", "").strip():
        place = database_at(written.get("DATABASE", "").strip() or DATABASE_FILE)
        environment["DATABASE"] = str(home / place) if isinstance(place, Path) else written["DATABASE"]
    return environment


def where(home: Path, database: object) -> str:
    """Return a line that says where settings are read and games are kept."""
    file = home.resolve() / ENV
    settings = f"settings are read from {file}" if file.exists() else f"there is no {file}"
    kept = database.resolve() if isinstance(database, Path) else database
    return f"{settings}; games are kept in {kept}"


def ask_for_token(home: Path) -> str:
    """Ask at the terminal for a token and store it in `.env`; return "" if there is none.

    Raises `SettingsError`.
    """
    sys.stderr.write(
        "There's no bot token yet. You find yours at https://discord.com/developers/applications:\n"
        "choose your application, then Bot, then Reset Token. Only you will be able to read it, in\n"
        f"{home.resolve() / ENV}.\n\n"
        "No token? Just press Enter to play in a small Discord on this computer.\n\n"
    )
    token = getpass("Bot token (it isn't shown): ").strip()
    if not token:
        return ""
    refuse_impossible(token)
    make_home(home)
    file = home / ENV
    try:
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT, 0o600))
        file.chmod(0o600)
        set_key(file, "DISCORD_TOKEN", token, quote_mode="never")
    except OSError as error:
        raise SettingsError(f"The file {file.resolve()} can't be written ({error.strerror}).") from error
    return token
