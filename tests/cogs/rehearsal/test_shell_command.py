"""The command `seven-wonders rehearse`."""

import asyncio
import json
import re
import signal
import sys
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from unittest.mock import ANY, AsyncMock

import pytest

from bot.__main__ import main
from bot.local.server import LocalDiscord
from bot.storage.sqlite.connection import lock_file
from tests.patience import PATIENCE, happens

TOKEN = "local.very-secret-token"
ROOT = Path(__file__).parents[3]


def test_arguments_reach_the_rehearsal_and_obstacles_are_reported_first(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.delenv("DATABASE", raising=False)
    assert main(["rehearse", "--channel", "7", "--file", "nowhere/rehearsal.json"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "nowhere/rehearsal.json" in line

    database = tmp_path / "seven_wonders.sqlite3"
    database.touch()
    with closing(lock_file(database)):
        assert main(["rehearse", "--channel", "7"]) == 2
    out, errors = capsys.readouterr()
    assert errors.startswith("The bot is running")
    assert not out

    rehearsed = AsyncMock(return_value=1)
    monkeypatch.setattr("bot.cli_commands.rehearse", rehearsed)
    assert main(["rehearse", "--channel", "7", "--person", "8", "--file", "kept.json"]) == 1
    rehearsed.assert_awaited_with(ANY, 7, 8, Path("kept.json"))


async def run(local: LocalDiscord, folder: Path, meanwhile: Callable[[], object]) -> tuple[int, str, str]:
    """Rehearse until what happens ``meanwhile`` is there, then interrupt; return the status and output."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "rehearse", "--channel", str(local.world.channels[0].id)),
        cwd=folder,
        env={"PYTHONPATH": str(ROOT), "LOCAL_DISCORD": local.url, "DISCORD_TOKEN": TOKEN},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    await happens(lambda: bool(meanwhile()) or process.returncode is not None)
    if process.returncode is None:
        process.send_signal(signal.SIGINT)
    async with asyncio.timeout(PATIENCE):
        out, errors = await process.communicate()
    return process.returncode or 0, out.decode(), errors.decode()


async def test_ctrl_c_cleans_up_and_the_file_has_no_secrets(tmp_path: Path) -> None:
    local = LocalDiscord()
    await local.start()
    # Without --person, the app's owner plays.
    ann, channel = local.world.person("Ann"), local.world.channels[0].id
    local.world.inject_error("GET", "/users/@me", status=401, code=0, message="401: Unauthorized")
    status, out, errors = await run(local, tmp_path, lambda: False)
    assert (status, out) == (2, "")
    assert "DISCORD_TOKEN" in errors
    assert not (tmp_path / "rehearsal.json").exists()

    status, out, errors = await run(local, tmp_path, lambda: len(ann.messages(channel)) > 3)
    assert (status, errors) == (1, "")
    for said in ("✔ Direct messages", "Ann can be written", "✘ Stopped", "✔ Cleaning up", "rehearsal.json"):
        assert said in out
    assert not ann.messages(channel)
    assert not ann.messages(ann.direct_channel)
    # Any three letters can occur in encoded pictures.
    kept = re.sub(r"base64,[\w+/=]+", "", (tmp_path / "rehearsal.json").read_text(encoding="utf-8"))
    for secret in (TOKEN, str(channel), str(ann.id), "Ann", local.world.guild.name):
        assert secret not in kept
    read = json.loads(kept)
    assert any(each["path"].endswith("/messages") and each["answer"] for each in read["exchanges"])
    assert read["findings"][0]["subject"] == "Channel"
    await local.close()
