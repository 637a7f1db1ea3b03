"""The command `seven-wonders play`, and the bot's process."""

import asyncio
import signal
import socket
import sys
from pathlib import Path

import aiohttp
import pytest

from bot.__main__ import main
from bot.local.bot_process import BotProcess
from tests.bot.local.player import children_of, lives
from tests.patience import PATIENCE, happens

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGKILL])
async def test_play_prints_its_address_and_stops_the_bot_when_it_ends(
    tmp_path: Path, number: signal.Signals
) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "play", "--no-browser", "--port", "0"),
        *("--database", str(tmp_path / "played.sqlite3")),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    async with asyncio.timeout(PATIENCE):
        url = (await _read_to(process.stdout, b"Open ")).decode().split()[1]
        async with aiohttp.ClientSession() as session, session.get(url) as response:
            assert response.status == 200
        await _read_to(process.stderr, b"Gateway")
    children = children_of(process.pid)
    assert children
    process.send_signal(number)
    async with asyncio.timeout(PATIENCE):
        await process.communicate()
    assert process.returncode == (0 if number is signal.SIGINT else -number)
    await happens(lambda: not any(map(lives, children)))


async def _read_to(stream: asyncio.StreamReader, words: bytes) -> bytes:
    """Read lines up to one with these words."""
    while words not in (line := await stream.readline()):
        assert line, f"the process ended without saying {words!r}"
    return line


def play(database: Path | str, *words: str) -> int:
    return main(["play", "--port", "0", "--database", str(database), *words])


def refused(status: int, capsys: pytest.CaptureFixture[str]) -> str:
    """Return the only line of an error, given the exit status."""
    assert status == 2
    (told,) = capsys.readouterr().err.splitlines()
    return str(told)


def test_a_port_in_use_is_reported_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert refused(play(tmp_path / "played.sqlite3", "--port", port), capsys).startswith("Port ")


@pytest.mark.parametrize("words", [[], ["--fresh"]])
def test_a_database_without_its_world_is_refused_and_not_deleted(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    # It could be the database of a bot on Discord.
    database = tmp_path / "games.sqlite3"
    database.write_bytes(b"games")
    line = refused(play(database, *words), capsys)
    assert [each.read_bytes() for each in tmp_path.iterdir()] == [b"games"]
    assert "games.world.sqlite3 is missing" in line
    assert line.endswith(" Name another file with --database.")


@pytest.mark.parametrize("name", [".", "file/games.sqlite3"])
def test_an_impossible_database_path_is_reported_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.chdir(tmp_path)
    line = refused(play(name), capsys)
    assert f" changed: {name} " in line
    assert line.endswith(" Name another file with --database.")


def test_a_check_needs_one_answer_and_leaves_no_files(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # Settings for many servers don't apply to the local bot.
    settings = "DATABASE=postgresql://bot@here/games\nSHARDS=4\nPROCESSES=2\nPROCESS=1\nMETRICS_PORT=1\n"
    (tmp_path / ".env").write_text(settings, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    assert main(["play", "--check", "--port", "0"]) == 0
    assert capsys.readouterr().out.startswith("It works: ")
    assert [each.name for each in tmp_path.iterdir()] == [".env"]


def test_the_page_opens_on_a_desktop_and_a_lost_database_can_start_afresh(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: list[str] = []
    database = tmp_path / "played.sqlite3"

    async def run(_: BotProcess) -> None:
        return

    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr("webbrowser.open", opened.append)
    monkeypatch.setattr(BotProcess, "run", run)
    assert (play(database), len(opened)) == (0, 1)
    assert (play(database, "--no-browser"), len(opened)) == (0, 1)
    monkeypatch.delenv("DISPLAY")
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    if sys.platform.startswith("linux"):
        assert (play(database), len(opened)) == (0, 1)

    database.unlink()
    advice = f"seven-wonders play --database {database.as_posix()} --fresh"
    assert refused(play(database), capsys).endswith(f" {advice}")
    assert not database.exists()
    assert (play(database, "--fresh"), database.exists()) == (0, True)
