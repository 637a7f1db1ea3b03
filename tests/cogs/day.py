"""An hour of a bot's day: games of all kinds, pictures and records, and objects left in memory."""

import gc
from collections import Counter
from collections.abc import Sized
from typing import Any

from tests.cogs.finished import put_finished
from tests.cogs.game.scenes import end, leave, message_path
from tests.cogs.games.architects import moves
from tests.cogs.games.duel import playing
from tests.cogs.network import NO_PERMISSION
from tests.cogs.room import Room

TURNS = 10
"""Decisions of Duel, and turns of Architects, in games that are stopped early."""


async def spend_hour(room: Room, number: int, *, whole: bool = True) -> None:
    """Do everything once that people do; games that aren't played as a ``whole`` are stopped.

    For these, a stored game is added, so that a record is shown and nobody is a new player in the next hour.
    """
    await room.type("dora", "card", name="Altar")
    await room.type("dora", "wonder", name="Giza")
    await room.type("dora", "privacy")
    # One player opens their hand in the channel.
    await room.begin("ann", "ben", computers=1, pace="slow")
    await room.open_hand("ben")
    await look(room)
    if whole:
        await room.play_to_the_end("ann", "ben")
    else:
        await room.play_round("ann", "ben")
        await stop(room)
        await put_finished(room, "ann", "ben")
    (file,) = (await room.type("ann", "record")).response.attachments
    await room.type("ann", "replay", record=("game.json", await file.read()))
    for sign in ("⏮", "▶", "⏭"):
        await room.tap("cyd", room.last(), sign)
    await playing.begin(room, "ann", "ben")
    await look(room)
    players = playing.Players(room, number)
    if whole:
        await players.play_to_the_end()
    else:
        for _ in range(TURNS):
            await players.play()
        await stop(room)
        await put_finished(room, "ann", "ben", game="duel", players=2)
    await moves.begin(room, "ann", computers=1)
    await look(room)
    if whole:
        await moves.play_to_the_end(room)
    else:
        for turn in range(TURNS):
            await moves.answer(room, turn)
        await stop(room)
        await put_finished(room, "ann", "ben", game="architects", players=2)
    # A game that is ended with a hand open in the channel, and one that everybody leaves.
    await room.begin("ann", "ben", computers=1, pace="slow")
    await room.open_hand("ann")
    await room.pick("ben")
    await stop(room)
    await room.begin("ann", "ben", computers=1, pace="none")
    for name in ("ann", "ben"):
        await leave(room, name)
    await room.env.settle()
    # A game that cannot speak.
    await room.begin("ann", "ben", computers=1, pace="none")
    path = message_path(room.channel.id)
    room.env.inject_error("POST", path, status=403, code=NO_PERMISSION, times=None)
    await room.play_round("ann", "ben")
    room.open_messages()
    await room.client.sessions.end(room.session, room.people["ann"].id, "ann")
    await room.env.settle()
    for command in ("end", "leave"):
        await room.type("ann", "join")
        await room.type("ann", command)
    await room.env.settle()


async def look(room: Room) -> None:
    for command in ("table", "cities", "status", "log", "hand"):
        await room.type("ann", command)
    await room.env.settle()


async def stop(room: Room) -> None:
    await end(room)
    await room.env.settle()


def forget_discord(room: Room) -> None:
    """Clear the simulated Discord's messages and requests."""
    backend = room.env.backend
    for messages in backend.messages.values():
        messages.clear()
    for kept in (backend.http_requests, backend.interactions, backend.interaction_tokens, backend.transcript):
        kept.clear()
    backend.cdn = type(backend.cdn)()


def kept_objects(*packages: str) -> Counter[str]:
    """Count living objects of our own classes, and the lengths of their attributes.

    Tasks, locks, and discord.py's views and interactions are counted as well.
    """
    gc.collect()
    found: Counter[str] = Counter()
    for each in gc.get_objects():
        kind = type(each)
        name = f"{kind.__module__}.{kind.__qualname__}"
        ours = name.split(".")[0] in packages
        if ours or name in _OTHERS:
            found[name] += 1
        for attribute, value in getattr(each, "__dict__", {}).items() if ours else ():
            if isinstance(value, Sized) and not isinstance(value, str | bytes):
                found[f"{name}.{attribute}"] += len(value)
    return found


_OTHERS = {
    "_asyncio.Task",
    "asyncio.locks.Lock",
    "asyncio.locks.Event",
    "discord.interactions.Interaction",
    "discord.ui.view.LayoutView",
    "discord.ui.button.Button",
    "discord.ui.action_row.ActionRow",
}
"""Events of threads are left out: a busy pool starts another thread at any time."""


_LEFT_OUT = (
    "bot.local.",
    "bot.common.cache.Cache.",
    "bot.common.message_attachments.MessageAttachments.files",
    "bot.storage.people.ChosenLanguages.locales",
    "bot.languages.translator.LanguageFile._needed",
    "bot.languages.translator.Word",
)
"""The simulated Discord, bounded caches, and texts, which are parsed when first used."""


def growth(before: Counter[str], after: Counter[str]) -> dict[str, Any]:
    """Return the counts that have grown, with both numbers."""
    return {
        kind: (before[kind], count)
        for kind, count in sorted(after.items())
        if count > before[kind] and not kind.startswith(_LEFT_OUT)
    }
