"""The client before it serves."""

from __future__ import annotations

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


def test_all_games_are_loaded_before_the_bot_serves() -> None:
    """Whoever lays a newer version in place of a running one has one bot, not a mixture of two."""
    ran = subprocess.run([sys.executable, "-c", DEAL_AND_LOOK], cwd=ROOT, capture_output=True, text=True)
    assert (ran.returncode, ran.stdout.strip()) == (0, ""), ran.stderr


def test_games_are_told_of_with_the_shard_of_their_server() -> None:
    client = make_client(Settings(token="x", shards=3))
    assert [client.shard_of(server << 22) for server in (0, 7, 8)] == [0, 1, 2]


def test_a_wrong_database_is_told_in_a_sentence_before_anybody_logs_in(tmp_path: Path) -> None:
    (tmp_path / "a folder").mkdir()
    (tmp_path / "a text").write_text("no database, but more than a few words " * 50, encoding="utf-8")
    wrong = ("a folder", "no/such/folder/games.sqlite3", "a text")
    # Nobody answers there: who asks Discord first says that Discord cannot be reached.
    nowhere = "http://127.0.0.1:9"
    ran = subprocess.run(
        [sys.executable, "-c", SERVE_EACH, *wrong],
        cwd=tmp_path,
        env={"PYTHONPATH": str(ROOT), "DISCORD_TOKEN": "x", "LOCAL_DISCORD": nowhere, "LOG_LEVEL": "ERROR"},
        capture_output=True,
        text=True,
    )
    assert ran.stdout.split() == ["2", "2", "2"], ran.stderr
    for database, line in zip(wrong, ran.stderr.splitlines(), strict=True):
        assert line.startswith(("The database", "The file"))
        assert database in line
        assert line.endswith(".")


@pytest.mark.parametrize("in_time", [True, False])
async def test_a_stop_answers_what_is_tapped_before_the_way_to_discord_is_closed(
    monkeypatch: pytest.MonkeyPatch, in_time: bool
) -> None:
    monkeypatch.setattr(client_module, "LAST_ANSWER_SECONDS", PATIENCE if in_time else 0.01)
    client, done = make_client(Settings(token="x")), list[str]()

    async def close_the_way(_: HTTPClient) -> None:
        done.append("closed")

    async def answer() -> None:
        await asyncio.sleep(0.05 if in_time else PATIENCE)
        done.append("answered")
        client.answering.remove(answering)

    monkeypatch.setattr(HTTPClient, "close", close_the_way)
    await client._async_setup_hook()
    answering = asyncio.create_task(answer())
    client.answering.add(answering)
    await client.close()
    assert done == (["answered", "closed"] if in_time else ["closed"])
    assert client.is_stopping
    assert answering.cancelled() is not in_time
