"""Tables of Architects that are laid by hand."""

from __future__ import annotations

from typing import Any

import pytest

from bot.tables import replay
from engine.game import JsonObject
from tests.cogs.games.architects.moves import Lay, begin
from tests.cogs.room import Room
from tests.engine.architects.setting import table


@pytest.fixture
def lay(room: Room, monkeypatch: pytest.MonkeyPatch) -> Lay:
    async def lay(*cities: JsonObject, computers: int = 0, **setting: Any) -> None:
        # Also after a restart the game begins so.
        monkeypatch.setattr(replay, "resume", lambda header: table(*cities, **setting))
        people = ("ann", "ben", "cyd", "dora")[: len(cities) - computers]
        await begin(room, *people, computers=computers)

    return lay
