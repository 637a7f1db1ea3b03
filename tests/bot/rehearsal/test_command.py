"""The command `seven-wonders rehearse`."""

import asyncio
import json
import re
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.common.settings import Settings
from bot.local.server import LocalDiscord
from bot.rehearsal.report import Plan
from bot.storage.sqlite.connection import lock_file
from tests.patience import PATIENCE, happens

TOKEN = "local.very-secret-token"
ROOT = Path(__file__).parents[3]


async def run(local: LocalDiscord, directory: Path) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "rehearse", "--channel", str(local.world.channels[0].id)),
        cwd=directory,
        env={"PYTHONPATH": str(ROOT), "LOCAL_DISCORD": local.url, "DISCORD_TOKEN": TOKEN},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def output_of(process: asyncio.subprocess.Process) -> tuple[str, str]:
    async with asyncio.timeout(PATIENCE):
        out, errors = await process.communicate()
    return out.decode(), errors.decode()


@pytest.fixture
async def local() -> Any:
    stand_in = LocalDiscord()
    await stand_in.start()
    yield stand_in
    await stand_in.close()


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """An empty current folder, for commands in this process that end before logging in."""
    monkeypatch.setattr("bot.commands.make_rehearsing_client", None)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DISCORD_TOKEN", TOKEN)
    monkeypatch.delenv("DATABASE", raising=False)
    return tmp_path


def test_arguments_reach_the_rehearsal_and_its_status_is_returned(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plans = []

    async def rehearsed(settings: Settings, _: object, plan: Plan, file: Path) -> int:
        plans.append((settings.token, plan, file))
        return 1

    monkeypatch.setattr("bot.commands.rehearse", rehearsed)
    typed = ("--channel", "7", "--person", "8", "--file", "kept.json")
    assert main(["rehearse", *typed]) == 1
    assert plans == [(TOKEN, Plan(7, 8), Path("kept.json"))]


async def test_a_failed_login_leaves_no_file(local: LocalDiscord, tmp_path: Path) -> None:
    local.world.inject_error("GET", "/users/@me", status=401, code=0, message="401: Unauthorized")
    process = await run(local, tmp_path)
    out, errors = await output_of(process)
    assert process.returncode == 2
    assert "DISCORD_TOKEN" in errors
    assert not out
    assert not (tmp_path / "rehearsal.json").exists()


def test_obstacles_are_reported_before_anything_is_posted(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rehearse", "--channel", "7", "--file", "nowhere/rehearsal.json"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert "nowhere/rehearsal.json" in line

    database = folder / "seven_wonders.sqlite3"
    database.touch()
    claim = lock_file(database)
    assert main(["rehearse", "--channel", "7"]) == 2
    claim.close()
    out, errors = capsys.readouterr()
    assert errors.startswith("The bot is running")
    assert not out


async def test_ctrl_c_cleans_up_and_the_file_has_no_secrets(local: LocalDiscord, tmp_path: Path) -> None:
    # Without --person, the app's owner plays.
    ann, channel = local.world.person("Ann"), local.world.channels[0].id
    process = await run(local, tmp_path)
    await happens(lambda: len(ann.messages(channel)) > 3)
    process.send_signal(signal.SIGINT)
    out, errors = await output_of(process)
    assert process.returncode == 1
    assert not errors
    assert "✔ Direct messages" in out
    assert "Ann can be written to" in out
    assert "✘ Stopped" in out
    assert "✔ Cleaning up" in out
    assert not ann.messages(channel)
    assert not ann.messages(ann.direct_channel)
    assert "rehearsal.json" in out
    # Any three letters can occur in encoded pictures.
    kept = re.sub(r"base64,[\w+/=]+", "", (tmp_path / "rehearsal.json").read_text(encoding="utf-8"))
    for secret in (TOKEN, str(channel), str(ann.id), "Ann", local.world.guild.name):
        assert secret not in kept
    read = json.loads(kept)
    assert any(each["path"].endswith("/messages") and each["answer"] for each in read["exchanges"])
    assert read["findings"][0]["subject"] == "Channel"
