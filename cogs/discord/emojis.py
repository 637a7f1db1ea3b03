"""The icons of the pictures as emojis on buttons, in lists and in texts.

They belong to the application: uploaded once, they serve every server and every direct message. Until they
are there, and where Discord refuses them, the signs that every telephone has stand in their place.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Protocol

import discord

from renders.parts.emoji import MARK_LENGTH, EmojiKind, emoji_pictures

log = logging.getLogger(__name__)

PLAIN: Mapping[EmojiKind, str] = MappingProxyType(
    {
        "brown": "⛏️",
        "grey": "🏺",
        "blue": "🏛️",
        "green": "📖",
        "yellow": "⚖️",
        "red": "⚔️",
        "purple": "👑",
        "wood": "🪵",
        "stone": "🪨",
        "ore": "🔩",
        "clay": "🧱",
        "glass": "🫙",
        "cloth": "🧵",
        "papyrus": "📜",
        "coin": "🪙",
        "shield": "🛡️",
        "points": "🏆",
        "laurel": "🌿",
        "tablet": "🪧",
        "compass": "🧭",
        "gear": "⚙️",
        "stage": "🔺",
        "chain": "🔗",
        "check": "✅",
        "cross": "❌",
        "star": "⭐",
        "hourglass": "⏳",
    }
)
"""What stands for each kind before it is uploaded."""

_OURS = re.compile(rf"(?P<kind>[a-z]+)_[0-9a-f]{{{MARK_LENGTH}}}")


class Application(Protocol):
    """What `discord.Client` does for the emojis of an application."""

    async def fetch_application_emojis(self) -> Sequence[discord.Emoji]:
        """List the emojis; raises `discord.HTTPException`."""
        ...

    async def create_application_emoji(self, *, name: str, image: bytes) -> discord.Emoji:
        """Upload one; raises `discord.HTTPException`."""
        ...


class Emojis:
    """Knows what has been uploaded."""

    def __init__(self) -> None:
        """Know of none yet."""
        self._uploaded: dict[EmojiKind, discord.PartialEmoji] = {}

    def sign(self, kind: EmojiKind) -> discord.PartialEmoji | str:
        """Give the emoji for a button, a list or a text (``str`` of it)."""
        return self._uploaded.get(kind, PLAIN[kind])

    async def upload(self, application: Application) -> None:
        """Upload what is missing or looks different now, and delete what that replaces.

        A name ends in the mark of its picture, so that an emoji of the right name needs no second look. What
        Discord refuses stays plain until the next start.
        """
        pictures = await asyncio.to_thread(emoji_pictures)
        try:
            found = {emoji.name: emoji for emoji in await application.fetch_application_emojis()}
            for kind, picture in pictures.items():
                name = f"{kind}_{picture.mark}"
                emoji = found.pop(name, None)
                if emoji is None:
                    emoji = await application.create_application_emoji(name=name, image=picture.file)
                self._uploaded[kind] = discord.PartialEmoji(name=name, id=emoji.id)
            await self._delete_replaced(found.values())
        except (discord.HTTPException, OSError) as error:
            log.warning("emojis could not be uploaded, plain signs stand for them: %s", error)

    async def _delete_replaced(self, emojis: Iterable[discord.Emoji]) -> None:
        for emoji in emojis:
            named = _OURS.fullmatch(emoji.name)
            if named is not None and named["kind"] in PLAIN:
                await emoji.delete()
