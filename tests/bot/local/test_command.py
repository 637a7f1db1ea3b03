"""The command `seven-wonders play`."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
from pathlib import Path

import aiohttp
import pytest

from bot.__main__ import main
from bot.local.process import BotProcess
from tests.patience import PATIENCE, happens

ROOT = Path(__file__).parents[3]


async def run(database: Path) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        "play",
        *("--no-browser", "--port", "0", "--database", str(database)),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def test_it_tells_its_address_and_stops_with_the_bot(tmp_path: Path) -> None:
    process = await run(tmp_path / "played.sqlite3")
    assert process.stdout is not None
    assert process.stderr is not None
    try:
        async with asyncio.timeout(PATIENCE):
            line = await _read_to(process.stdout, b"Open ")
            url = line.decode().split()[1]
            async with aiohttp.ClientSession() as session, session.get(url) as response:
                assert response.status == 200
            await _read_to(process.stderr, b"Gateway")
        children = _children(process.pid)
        assert children
        process.send_signal(signal.SIGINT)
        async with asyncio.timeout(PATIENCE):
            await process.communicate()
        assert process.returncode == 0
        assert not [each for each in children if _lives(each)]
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def test_the_bot_ends_with_a_stand_in_that_is_killed(tmp_path: Path) -> None:
    process = await run(tmp_path / "played.sqlite3")
    assert process.stderr is not None
    async with asyncio.timeout(PATIENCE):
        await _read_to(process.stderr, b"Gateway")
    children = _children(process.pid)
    assert children
    process.kill()
    await happens(lambda: not any(map(_lives, children)))
    await process.wait()


def test_taken_port_is_said_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert (
            main(
                [
                    "play",
                    "--database",
                    str(tmp_path / "played.sqlite3"),
                    "--port",
                    str(taken.getsockname()[1]),
                ]
            )
            == 2
        )
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith("Port ")


async def _read_to(stream: asyncio.StreamReader, words: bytes) -> bytes:
    """Read on to the line with some words."""
    while words not in (line := await stream.readline()):
        assert line, f"the process ended without saying {words!r}"
    return line


def _children(pid: int) -> list[int]:
    return [int(each) for each in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize("words", [[], ["--fresh"]])
def test_a_database_without_its_world_is_refused_and_never_deleted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    # It may be that of a bot on Discord.
    database = tmp_path / "games.sqlite3"
    database.touch()
    assert main(["play", "--port", "0", "--database", str(database), *words]) == 2
    assert database.exists()
    (line,) = capsys.readouterr().err.splitlines()
    assert "games.world.sqlite3 is missing" in line
    assert line.endswith(" Name another file with --database.")


def test_what_was_played_is_deleted_by_what_is_advised(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "games.sqlite3"
    database.with_name("games.world.sqlite3").touch()
    assert main(["play", "--port", "0", "--database", str(database)]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.endswith(f" seven-wonders play --database {database.as_posix()} --fresh")


@pytest.mark.parametrize("name", [".", "file/games.sqlite3"])
def test_a_database_that_cannot_be_there_is_refused_in_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.chdir(tmp_path)
    assert main(["play", "--port", "0", "--database", name]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert f" changed: {name} " in line
    assert line.endswith(" Name another file with --database.")


@pytest.mark.parametrize("target", ["play", "play-fresh"])
def test_make_hands_the_port_on(target: str) -> None:
    def commands(*settings: str) -> str:
        asked = ["make", "--dry-run", "--always-make", target, *settings]
        return subprocess.run(asked, cwd=ROOT, check=True, capture_output=True, text=True).stdout

    assert ' --port "8701"' in commands("PORT=8701")
    assert "--port" not in commands("PORT=")


def test_a_check_plays_one_answer_and_keeps_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # What a host has set for many servers is nothing for the bot here.
    settings = "DATABASE=postgresql://bot@here/games\nSHARDS=4\nPROCESSES=2\nPROCESS=1\nMETRICS_PORT=1\n"
    (tmp_path / ".env").write_text(settings, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    assert main(["play", "--check", "--port", "0"]) == 0
    assert capsys.readouterr().out.startswith("It works: ")
    assert [each.name for each in tmp_path.iterdir()] == [".env"]


@pytest.mark.parametrize(("words", "opened"), [([], 1), (["--no-browser"], 0)])
def test_it_opens_the_page_where_there_are_windows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], opened: int
) -> None:
    seen: list[str] = []

    async def run(_: BotProcess) -> None:
        return

    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr("webbrowser.open", seen.append)
    monkeypatch.setattr(BotProcess, "run", run)
    assert main(["play", "--port", "0", "--database", str(tmp_path / "played.sqlite3"), *words]) == 0
    assert len(seen) == opened
    monkeypatch.delenv("DISPLAY")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    if sys.platform.startswith("linux"):
        assert main(["play", "--port", "0", "--database", str(tmp_path / "played.sqlite3"), *words]) == 0
        assert len(seen) == opened
