"""The icons of the pictures as emojis on buttons, in lists and in texts.

They belong to the application: uploaded once, they serve every server and every direct message. Until they
are there, and where Discord refuses them, the signs that every telephone has stand in their place.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType

import discord

from renders.parts.emoji import MARK_LENGTH, EmojiName, emoji_pictures

log = logging.getLogger(__name__)

PLAIN: Mapping[EmojiName, str] = MappingProxyType(
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
"""What stands for each name before it is uploaded."""

_OURS = re.compile(rf"(?P<name>[a-z]+)_[0-9a-f]{{{MARK_LENGTH}}}")


Emojis = Mapping[EmojiName, discord.PartialEmoji | str]
"""What stands for each name now, on a button, in a list or in a text (``str`` of it)."""


class EmojiTable(dict[EmojiName, discord.PartialEmoji | str]):
    """What stands for each name; a card stands for what only a further box has."""

    def __missing__(self, name: EmojiName) -> str:
        """Return what stands for a name of which there is no picture."""
        return "🎴"


async def upload(application: discord.Client, emojis: EmojiTable) -> None:
    """Upload what is missing or looks different now, put it in ``emojis``, and delete what that replaces.

    A name ends in the mark of its picture, so that an emoji of the right name needs no second look. What
    Discord refuses stays plain until the next start.
    """
    pictures = await asyncio.to_thread(emoji_pictures)
    try:
        found = {emoji.name: emoji for emoji in await application.fetch_application_emojis()}
        for word, picture in pictures.items():
            name = f"{word}_{picture.mark}"
            emoji = found.pop(name, None)
            if emoji is None:
                emoji = await application.create_application_emoji(name=name, image=picture.file)
            emojis[word] = discord.PartialEmoji(name=name, id=emoji.id)
        await _delete_replaced(found.values())
    except (discord.HTTPException, OSError) as error:
        log.warning("emojis could not be uploaded, plain signs stand for them: %s", error)


async def _delete_replaced(emojis: Iterable[discord.Emoji]) -> None:
    for emoji in emojis:
        named = _OURS.fullmatch(emoji.name)
        if named is not None and named["name"] in PLAIN:
            await emoji.delete()
