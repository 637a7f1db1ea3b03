"""The folder of `.env` and the games: the current one if it has either, else the platform's."""

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
USED = (ENV, ".env.example", DATABASE_FILE, PLAYED_FILE)
"""Files that mark a folder as the bot's; a checkout has `.env.example`."""


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
    """Ask at the terminal for a token, and store it in `.env`, readable only by its owner.

    Return it, or an empty text if there is none. Raises `SettingsError`.
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
