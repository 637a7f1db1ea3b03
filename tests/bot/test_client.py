"""The client before it logs in and when it stops."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from discord.http import HTTPClient

from bot import client as client_module
from bot.app import make_client
from bot.common.settings import Settings
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]

DEAL_AND_LOOK = """
import sys
from bot.app import make_client
from bot.common.settings import Settings
from engine.record import new_game
from engine.rules import GAMES, rules_named

make_client(Settings(token="x"))
loaded = set(sys.modules)
for game in GAMES:
    dealt = new_game(game, rules_named(game).box.most_players, 1, {})
    dealt.decisions()
    dealt.view(None)
print(*sorted(name for name in set(sys.modules) - loaded if name.startswith("engine")))
"""

SERVE_EACH = """
import os
import sys
from bot.__main__ import main

for database in sys.argv[1:]:
    os.environ["DATABASE"] = database
    print(main([]))
"""


def test_all_games_are_imported_before_the_bot_starts() -> None:
    """An update of the installed files can't mix two versions in a running bot."""
    ran = subprocess.run([sys.executable, "-c", DEAL_AND_LOOK], cwd=ROOT, capture_output=True, text=True)
    assert (ran.returncode, ran.stdout.strip()) == (0, ""), ran.stderr


def test_the_shard_of_a_server_follows_from_its_id() -> None:
    client = make_client(Settings(token="x", shards=3))
    assert [client.shard_of(server << 22) for server in (0, 7, 8)] == [0, 1, 2]


def test_a_wrong_database_is_reported_before_logging_in(tmp_path: Path) -> None:
    (tmp_path / "a folder").mkdir()
    (tmp_path / "a text").write_text("no database, but more than a few words " * 50, encoding="utf-8")
    # The second error is the same: the first one released the lock.
    wrong = ("a folder", "no/such/folder/games.sqlite3", "a text") * 2
    # Nothing listens there: logging in first would report that Discord can't be reached.
    nowhere = "http://127.0.0.1:9"
    ran = subprocess.run(
        [sys.executable, "-c", SERVE_EACH, *wrong],
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "x", "LOCAL_DISCORD": nowhere, "LOG_LEVEL": "ERROR"},
        capture_output=True,
        text=True,
    )
    assert ran.stdout.split() == ["2"] * 6, ran.stderr
    lines = ran.stderr.splitlines()
    assert lines[:3] == lines[3:]
    for database, line in zip(wrong, lines, strict=True):
        assert line.startswith(("The database", "The file"))
        assert database in line
        assert line.endswith(".")


@pytest.mark.parametrize("in_time", [True, False])
async def test_a_stop_waits_for_pending_answers_before_it_disconnects(
    monkeypatch: pytest.MonkeyPatch, in_time: bool
) -> None:
    monkeypatch.setattr(client_module, "LAST_ANSWER_SECONDS", PATIENCE if in_time else 0.01)
    client, done = make_client(Settings(token="x")), list[str]()

    async def disconnect(_: HTTPClient) -> None:
        done.append("closed")

    async def answer() -> None:
        await asyncio.sleep(0.05 if in_time else PATIENCE)
        done.append("answered")
        client.answering.remove(answering)

    monkeypatch.setattr(HTTPClient, "close", disconnect)
    await client._async_setup_hook()
    answering = asyncio.create_task(answer())
    client.answering.add(answering)
    await client.close()
    assert done == (["answered", "closed"] if in_time else ["closed"])
    assert client.is_stopping
    assert answering.cancelled() is not in_time
