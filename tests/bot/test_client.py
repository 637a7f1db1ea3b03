"""The client before it serves."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]

DEAL_AND_LOOK = """
import sys
from bot.client import Client
from bot.settings import Settings
from engine.record import new_game
from engine.registry import GAMES, rules_named

Client(Settings(token="x"))
loaded = set(sys.modules)
for game in GAMES:
    dealt = new_game(game, rules_named(game).most_players, 1, {})
    dealt.decisions()
    dealt.view(None)
print(*sorted(name for name in set(sys.modules) - loaded if name.startswith("engine")))
"""


def test_all_games_are_loaded_before_the_bot_serves() -> None:
    """Whoever lays a newer version in place of a running one has one bot, not a mixture of two."""
    ran = subprocess.run([sys.executable, "-c", DEAL_AND_LOOK], cwd=ROOT, capture_output=True, text=True)
    assert (ran.returncode, ran.stdout.strip()) == (0, ""), ran.stderr
