"""The command line `seven-wonders`; modules that are slow to load are imported by their commands."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.common.settings import (
    PACKAGE,
    PLAYED_FILE,
    SettingsError,
    ask_for_token,
    find_home,
    installed_version,
    make_home,
    read_environment,
)
from engine import __main__ as engine

USAGE_STATUS = 2
INTERRUPTED_STATUS = 130
"""The shells' status after Ctrl-C; also used for Ctrl-D at the prompt for a token."""

PORT = 8790

DESCRIPTION = "7 Wonders, 7 Wonders Duel and 7 Wonders Architects on Discord, or just on this computer."
EPILOG = f"""\
Without a command it serves Discord, and asks for a bot token the first time.
No token? Run `{PACKAGE} play`.

Settings (.env) and games are in the current folder if it has any, otherwise in
the folder where this system keeps the data of programs.
"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; return the exit status."""
    parser = _parser()
    asked = parser.parse_args(arguments)
    if asked.command == "engine":
        return engine.run(asked)
    try:
        home = find_home()
        environment = read_environment(home)
        has_token = bool(environment.get("DISCORD_TOKEN", "").strip())
        if asked.command in (None, "bot") and not has_token and _is_terminal():
            environment["DISCORD_TOKEN"] = ask_for_token(home)
            if not environment["DISCORD_TOKEN"]:
                asked = parser.parse_args(["play"])
        if asked.command == "play":
            from bot.local.command import run as play

            if asked.database is None:
                make_home(home)
            return play(asked, asked.database or home / PLAYED_FILE)
        from bot.cli_commands import run

        if Path(environment["DATABASE"]).parent == home:
            make_home(home)
        return run(asked, environment, home)
    except SettingsError as error:
        print(error, file=sys.stderr)  # noqa: T201 - for the person at the shell
        return USAGE_STATUS
    except (EOFError, KeyboardInterrupt):
        return INTERRUPTED_STATUS


def _is_terminal() -> bool:
    return sys.stdin is not None and sys.stdin.isatty() and sys.stderr.isatty()


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog=PACKAGE,
        description=DESCRIPTION,
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"{PACKAGE} {installed_version()}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    play = _command(commands, "play", "play in a small Discord on this computer, without a token")
    play.add_argument("--port", type=_port, default=PORT, metavar="N", help="port on 127.0.0.1 (%(default)s)")
    play.add_argument("--no-browser", action="store_true", help="don't open the page, just print its address")
    play.add_argument(
        "--database", type=Path, metavar="FILE", help=f"where games are kept ({PLAYED_FILE}, see above)"
    )
    play.add_argument("--fresh", action="store_true", help="first delete what was played before")
    play.add_argument(
        "--check", action="store_true", help="start, let the page type /help, tell how long it took, and stop"
    )
    _command(commands, "bot", "serve Discord with the token of .env until stopped")
    rehearse = _command(commands, "rehearse", "try every message once on the real Discord, then delete them")
    rehearse.description = (
        "Try every message of the bot once in a channel and with a person, ask this person for three taps, "
        "take everything away again, and tell with ✔ and ✘ what is as it should be. Stop the bot first. Ends "
        "with status 0 when nothing is ✘, with 1 when something is."
    )
    rehearse.add_argument(
        "--channel", type=int, required=True, metavar="ID", help="the channel or thread to play in"
    )
    rehearse.add_argument(
        "--person", type=int, metavar="ID", help="who plays and taps (default: who owns the application)"
    )
    kept = "where the requests and answers are kept (%(default)s)"
    rehearse.add_argument("--file", type=Path, default=Path("rehearsal.json"), help=kept)
    for name, what in (
        ("backup", "copy the database to a new file, even while the bot runs"),
        ("restore", "put a backup in the place of the database; stop the bot first"),
    ):
        _command(commands, name, what).add_argument("file", type=Path, metavar="FILE", help="the backup")
    move = _command(commands, "move", "copy a whole database into an empty one; stop the bot first")
    move.description = (
        "Copy a whole database into an empty one, and compare both; the old one stays as it is. Stop the bot "
        "first. A password can be left out: PGPASSWORD and a password file are read too."
    )
    for end, metavar in (("source", "FROM"), ("target", "TO")):
        place = "a file, or postgresql://NAME:PASSWORD@HOST/DATABASE"
        move.add_argument(end, metavar=metavar, help=place)
    _command(commands, "recount", "count all finished games again, with ratings; stop the bot first")
    engine.add_commands(_command(commands, "engine", engine.DESCRIPTION))
    return parser


def _command(
    commands: argparse._SubParsersAction[argparse.ArgumentParser], name: str, what: str
) -> argparse.ArgumentParser:
    return commands.add_parser(name, help=what, description=f"{what[0].upper()}{what[1:]}.")


def _port(word: str) -> int:
    if not word.isdecimal() or int(word) > 65_535:
        raise argparse.ArgumentTypeError(f"{word!r} isn't a whole number from 0 to 65535")
    return int(word)


if __name__ == "__main__":
    sys.exit(main())
