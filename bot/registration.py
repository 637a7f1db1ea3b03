"""Telling Discord the commands: once, and again when they or their translations have changed."""

from __future__ import annotations

import hashlib
import json
from typing import Any

from discord.ext import commands

from bot.store import Store


async def register(bot: commands.AutoShardedBot, store: Store) -> dict[str, int]:
    """Send the commands of a bot where they have changed, and give the numbers that Discord calls them by.

    Discord limits how often they may be made.
    """
    application = bot.application_id
    assert application is not None
    payload = await _as_json(bot)
    digest = hashlib.sha256(json.dumps(payload, sort_keys=True, default=str).encode()).hexdigest()
    fact, numbers_fact = f"commands of {application}", f"numbers of the commands of {application}"
    if await store.fact(fact) != digest:
        made = await bot.http.bulk_upsert_global_commands(application, payload)
        numbers = {command["name"]: int(command["id"]) for command in made}
        await store.put_fact(numbers_fact, json.dumps(numbers))
        await store.put_fact(fact, digest)
    known: dict[str, int] = json.loads(await store.fact(numbers_fact) or "{}")
    return known


async def _as_json(bot: commands.AutoShardedBot) -> list[Any]:
    """Give the commands as Discord takes them, in all languages if somebody translates them."""
    commands, translator = bot.tree.get_commands(), bot.tree.translator
    if translator is None:
        return [command.to_dict(bot.tree) for command in commands]
    return [await command.get_translated_payload(bot.tree, translator) for command in commands]
