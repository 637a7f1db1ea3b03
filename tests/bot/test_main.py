"""The command `seven-wonders`: help, errors, and a first start without a token."""

import argparse
import io
import os
import stat
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from unittest.mock import Mock

import pytest

from bot.__main__ import main
from bot.common.settings import installed_version

ROOT = Path(__file__).parents[2]
TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4OTA.Gabcde.abcdefghijklmnopqrstuvwxyz0123456789AB"
COMMANDS = ("play", "bot", "rehearse", "backup", "restore", "move", "recount", "engine")
OF_THE_ENGINE = ("simulate", "replay", "score", "choices", "match")


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str | None, str | None]]:
    """The commands that were started in a terminal, with their token, instead of running them."""
    begun: list[tuple[str | None, str | None]] = []

    def run(asked: argparse.Namespace, environment: Mapping[str, str], _: Path) -> int:
        begun.append((asked.command, environment["DISCORD_TOKEN"]))
        return 0

    monkeypatch.setattr("bot.__main__._is_terminal", lambda: True)
    monkeypatch.setattr("bot.cli_commands.run", run)
    monkeypatch.setattr("bot.local.command.run", lambda asked, _: begun.append((asked.command, None)))
    return begun


def output_of(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 0
    return capsys.readouterr().out


def test_help_lists_every_command_and_each_has_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    shown, of_the_engine = output_of(capsys, "--help"), output_of(capsys, "engine", "--help")
    assert max(map(len, shown.splitlines())) <= 100
    for command in COMMANDS:
        assert f"\n    {command} " in shown
        assert output_of(capsys, command, "--help").startswith(f"usage: seven-wonders {command} ")
    assert all(f"\n    {command} " in of_the_engine for command in OF_THE_ENGINE)
    assert output_of(capsys, "--version") == f"seven-wonders {installed_version()}\n"


@pytest.mark.parametrize("wrong", ["x", "-1", "65536"])
def test_a_wrong_port_number_is_reported(wrong: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["play", "--port", wrong])
    told = f"argument --port: {wrong!r} isn't a whole number from 0 to 65535\n"
    assert capsys.readouterr().err.endswith(f"seven-wonders play: error: {told}")


def test_the_command_line_imports_nothing_unneeded() -> None:
    look = "import sys, bot.__main__; print(*{'discord', 'PIL', 'simcord', 'aiohttp'} & set(sys.modules))"
    ran = subprocess.run([sys.executable, "-c", look], cwd=ROOT, capture_output=True, text=True, check=True)
    assert not ran.stdout.strip()


# -- a first start -------------------------------------------------------------------------------------


def test_a_missing_token_is_reported_with_what_to_do(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO())
    assert main([]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert str(home / ".env") in line
    assert "seven-wonders play" in line


@pytest.mark.parametrize(
    ("words", "before"),
    [([], None), (["bot"], None), ([], "# The token\nDISCORD_TOKEN=\nLOG_LEVEL=DEBUG\n")],
    ids=["", "bot", "with settings"],
)
def test_the_token_is_asked_for_once_in_a_terminal(
    home: Path,
    started: list[tuple[str | None, str | None]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
    before: str | None,
) -> None:
    settings = home / ".env"
    if before is not None:
        settings = Path(".env").absolute()
        settings.write_text(before, encoding="utf-8")
        settings.chmod(0o644)
    monkeypatch.setattr("bot.common.settings.getpass", lambda _: f" {TOKEN} ")
    main(words)
    command = words[0] if words else None
    assert started == [(command, TOKEN)]
    told = capsys.readouterr().err
    assert str(settings) in told
    assert TOKEN not in told
    kept = (before or "DISCORD_TOKEN=\n").replace("TOKEN=", f"TOKEN={TOKEN}")
    assert settings.read_text(encoding="utf-8") == kept
    if os.name == "posix":
        assert stat.S_IMODE(settings.stat().st_mode) == 0o600
    assert home.exists() == (before is None)
    monkeypatch.setattr("bot.common.settings.getpass", None)
    main(words)
    assert started == [(command, TOKEN)] * 2


@pytest.mark.parametrize(
    ("typed", "status", "told"),
    [
        ("", 0, "There's no bot token yet"),
        ("my token", 2, "DISCORD_TOKEN has characters that no token has"),
        (EOFError(), 130, ""),
        (KeyboardInterrupt(), 130, ""),
    ],
    ids=str,
)
def test_a_start_without_a_token_stores_nothing_and_can_begin_play(
    home: Path,
    started: list[object],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    typed: str | BaseException,
    status: int,
    told: str,
) -> None:
    monkeypatch.setattr("bot.common.settings.getpass", Mock(side_effect=[typed]))
    assert (main([]) or 0) == status
    assert told in capsys.readouterr().err
    assert started == ([] if status else [("play", None)])
    assert not (home / ".env").exists()
    assert home.exists() == (not status)
