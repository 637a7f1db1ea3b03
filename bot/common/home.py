"""The folder of `.env` and the games: the current one where either is there, else the platform's."""

from __future__ import annotations

import os
import sys
from getpass import getpass
from pathlib import Path

import platformdirs
from dotenv import dotenv_values, set_key

from bot.common.settings import DATABASE_FILE, SettingsError, database_at, refuse_impossible
from bot.common.version import PACKAGE

ENV = ".env"
PLAYED_FILE = "played.sqlite3"
"""Where the local Discord keeps the games that are played there."""

USED = (ENV, ".env.example", DATABASE_FILE, PLAYED_FILE)
"""What shows that a folder is the bot's; a checkout has `.env.example`."""


def find_home() -> Path:
    """Return the folder in use: the current one as an empty path, so that files in it are named alone."""
    here = Path()
    if any((here / name).exists() for name in USED):
        return here
    return platformdirs.user_data_path(PACKAGE, appauthor=False)


def make_home(home: Path) -> None:
    """Make the folder where it isn't there yet, for its owner alone; raises `SettingsError`."""
    try:
        home.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise SettingsError(
            f"The folder {home} can't be made ({error.strerror}): start in a folder that has a .env."
        ) from error


def read_environment(home: Path) -> dict[str, str]:
    """Return the settings of `.env` with the environment's in front of them; raises `SettingsError`.

    A database that `.env` names, or nothing does, is in the same folder as `.env`.
    """
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
    if not os.environ.get("DATABASE", "").strip():
        place = database_at(written.get("DATABASE", "").strip() or DATABASE_FILE)
        environment["DATABASE"] = str(home / place) if isinstance(place, Path) else written["DATABASE"]
    return environment


def where(home: Path, database: object) -> str:
    """Say in a line where settings are read and games are kept."""
    file = home.resolve() / ENV
    settings = f"settings are read from {file}" if file.exists() else f"there is no {file}"
    kept = database.resolve() if isinstance(database, Path) else database
    return f"{settings}; games are kept in {kept}"


def ask_for_token(home: Path) -> str:
    """Ask the person at the terminal for a token and store it; return it, or nothing where there is none.

    Raises `SettingsError` where it can't be one, or can't be stored.
    """
    sys.stderr.write(
        "There's no bot token yet. You find yours at https://discord.com/developers/applications:\n"
        "choose your application, then Bot, then Reset Token. Only you will be able to read it, in\n"
        f"{home.resolve() / ENV}.\n\n"
        "No token? Just press Enter to play in a small Discord on this computer.\n\n"
    )
    token = getpass("Bot token (it isn't shown): ").strip()
    if token:
        refuse_impossible(token)
        _store_token(home, token)
    return token


def _store_token(home: Path, token: str) -> None:
    """Write the token into `.env`, which only its owner can read then; raises `SettingsError`."""
    make_home(home)
    file = home / ENV
    try:
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT, 0o600))
        file.chmod(0o600)
        set_key(file, "DISCORD_TOKEN", token, quote_mode="never")
    except OSError as error:
        raise SettingsError(f"The file {file.resolve()} can't be written ({error.strerror}).") from error
