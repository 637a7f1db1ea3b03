"""The command `python -m bot rehearse`, as the person at the shell meets it."""

from __future__ import annotations

import asyncio
import json
import signal
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main
from bot.local.server import LocalDiscord
from bot.sqlite.store import SqliteStore
from tests.patience import PATIENCE, happens

TOKEN = "local.very-secret-token"
ROOT = Path(__file__).parents[3]


async def run(local: LocalDiscord, directory: Path, *arguments: str) -> asyncio.subprocess.Process:
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        "rehearse",
        *arguments,
        cwd=directory,
        env={"PYTHONPATH": str(ROOT), "LOCAL_DISCORD": local.url, "DISCORD_TOKEN": TOKEN},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def told(process: asyncio.subprocess.Process) -> tuple[str, str]:
    async with asyncio.timeout(PATIENCE):
        out, errors = await process.communicate()
    return out.decode(), errors.decode()


@pytest.fixture
async def local() -> Any:
    stand_in = LocalDiscord()
    await stand_in.start()
    yield stand_in
    await stand_in.close()


@pytest.mark.parametrize("words", [[], ["--channel", "here"], ["--channel", "1", "--tap-seconds", "0"]])
def test_bad_usage_ends_with_status_2(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["rehearse", *words])
    assert ended.value.code == 2
    assert "usage: python -m bot rehearse" in capsys.readouterr().err


def test_help_explains_both_ways_to_start(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--help"])
    assert ended.value.code == 0
    said = " ".join(capsys.readouterr().out.split())
    assert "Serve Discord with the token of .env until stopped." in said
    assert "rehearse" in said


async def test_unknown_channel_is_a_cross_and_status_1(local: LocalDiscord, tmp_path: Path) -> None:
    process = await run(local, tmp_path, "--channel", "1234")
    out, errors = await told(process)
    assert "✘ Channel" in out
    assert process.returncode == 1
    assert not errors


async def test_without_a_person_the_owner_of_the_application_plays(
    local: LocalDiscord, tmp_path: Path
) -> None:
    ann, channel = local.world.person("Ann"), local.world.channels[0].id
    process = await run(local, tmp_path, "--channel", str(channel))
    await happens(lambda: len(ann.messages(channel)) > 0)
    process.send_signal(signal.SIGINT)
    out, errors = await told(process)
    assert not errors
    assert "✔ Direct messages" in out
    assert "Ann can be written to" in out


async def test_who_cannot_log_in_finds_no_file(local: LocalDiscord, tmp_path: Path) -> None:
    local.environment.inject_error("GET", "/users/@me", status=401, code=0, message="401: Unauthorized")
    process = await run(local, tmp_path, "--channel", str(local.world.channels[0].id))
    out, errors = await told(process)
    assert process.returncode == 2
    assert "DISCORD_TOKEN" in errors
    assert not out
    assert not (tmp_path / "rehearsal.json").exists()


async def test_it_says_that_the_bot_is_running(local: LocalDiscord, tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "seven_wonders.sqlite3")
    process = await run(local, tmp_path, "--channel", str(local.world.channels[0].id))
    out, errors = await told(process)
    await store.close()
    assert process.returncode == 2
    assert errors.startswith("The bot is running")
    assert not out


async def test_file_that_cannot_be_written_is_said_before_anything_is_posted(
    local: LocalDiscord, tmp_path: Path
) -> None:
    channel = str(local.world.channels[0].id)
    process = await run(local, tmp_path, "--channel", channel, "--file", "nowhere/rehearsal.json")
    _, errors = await told(process)
    assert process.returncode == 2
    assert "nowhere/rehearsal.json" in errors
    assert len(errors.splitlines()) == 1


async def test_stopped_with_ctrl_c_it_cleans_up_and_keeps_no_secret(
    local: LocalDiscord, tmp_path: Path
) -> None:
    ann, channel = local.world.person("Ann"), local.world.channels[0].id
    process = await run(local, tmp_path, "--channel", str(channel), "--person", str(ann.id))
    await happens(lambda: len(ann.messages(channel)) > 3)
    process.send_signal(signal.SIGINT)
    out, errors = await told(process)
    assert process.returncode == 1
    assert not errors
    assert "✘ Stopped" in out
    assert "✔ Cleaning up" in out
    assert not ann.messages(channel)
    assert not ann.messages(ann.direct_channel)
    kept = (tmp_path / "rehearsal.json").read_text(encoding="utf-8")
    assert "rehearsal.json" in out
    for secret in (TOKEN, str(channel), str(ann.id), "Ann", local.world.guild.name):
        assert secret not in kept
    read = json.loads(kept)
    assert any(each["path"].endswith("/messages") and each["answer"] for each in read["exchanges"])
    assert read["findings"][0]["subject"] == "Channel"
