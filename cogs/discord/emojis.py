"""The icons of the pictures as the application's emojis, which work on every server and in every DM."""

import asyncio
import logging
from collections.abc import Mapping
from types import MappingProxyType

import discord

from renders.parts.emoji import EmojiName, emoji_pictures

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
"""The Unicode emoji for each name until its picture is uploaded, or if Discord refuses it."""

Emojis = Mapping[EmojiName, discord.PartialEmoji | str]


class EmojiTable(dict[EmojiName, discord.PartialEmoji | str]):
    """The emoji for each name, for a button, a list or (by ``str``) a text."""

    def __missing__(self, name: EmojiName) -> str:
        """Return the emoji for a name without a picture, which only a further box uses."""
        return "🎴"


async def upload(application: discord.Client, emojis: EmojiTable) -> None:
    """Upload missing and changed emojis, put them in ``emojis``, and delete the ones they replace."""
    pictures = await asyncio.to_thread(emoji_pictures)
    try:
        found = {emoji.name: emoji for emoji in await application.fetch_application_emojis()}
        for word, picture in pictures.items():
            # The mark is a hash of the picture: the name alone shows that an emoji is current.
            name = f"{word}_{picture.mark}"
            emoji = found.pop(name, None)
            if emoji is None:
                emoji = await application.create_application_emoji(name=name, image=picture.file)
            emojis[word] = discord.PartialEmoji(name=name, id=emoji.id)
        for emoji in found.values():
            if emoji.name.rpartition("_")[0] in PLAIN:
                await emoji.delete()
    except (discord.HTTPException, OSError) as error:
        log.warning("emojis could not be uploaded, plain signs stand for them: %s", error)
