"""What a score pad is counted from: enough to count and to draw it again, without a name in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Self

from bot.languages.translator import Translator
from cogs.discord.message import Picture
from cogs.discord.picture_pool import PicturePool
from cogs.pad.game import CountedGame, Filled, PadGame
from engine.game import JsonObject


@dataclass(frozen=True, slots=True)
class CountedSheet:
    """What has been filled in for everybody in seat order, and what was settled for the table."""

    filled: tuple[Filled, ...]
    decision: str

    def count(self, game: PadGame) -> CountedGame:
        """Count it."""
        return game.count(self.filled, self.decision)

    async def pictures(
        self, game: PadGame, names: Sequence[str], pool: PicturePool, text: Translator
    ) -> list[Picture]:
        """Draw what it comes to; ``names`` by seat."""
        return [
            await pool.draw(
                f"{picture.name}.png",
                partial(picture.draw, names, text),
                partial(picture.describe, names, text),
            )
            for picture in self.count(game).pictures
        ]

    def as_json(self) -> JsonObject:
        """Return it as JSON."""
        return {"players": [each.as_json() for each in self.filled], "decision": self.decision}

    @classmethod
    def from_json(cls, data: Mapping[str, Any]) -> Self:
        """Read it as it was written."""
        filled = [Filled(each["figures"], tuple(each["boards"])) for each in data["players"]]
        return cls(tuple(filled), data["decision"])
