"""Everything that is measured and asked of a client that serves Discord."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import discord
from discord.ext import commands

from bot.common.settings import Settings, SettingsError
from bot.operations.measured import MeasuredStore
from bot.operations.meters import Meters
from bot.operations.serving import Check, served
from bot.storage.store import Store

KINDS = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.autocomplete: "suggestion",
    discord.InteractionType.component: "tap",
    discord.InteractionType.modal_submit: "form",
}
OTHER = "other"


@asynccontextmanager
async def watched(
    client: commands.AutoShardedBot,
    settings: Settings,
    store: Store,
    meters: Meters,
    is_reached: Callable[[], bool],
) -> AsyncIterator[None]:
    """Measure what a client answers, and serve its figures and health; raises `SettingsError`.

    ``is_reached`` tells whether players can be reached, once the client is ready.
    """
    client.add_listener(Watcher(meters).on_interaction, "on_interaction")
    client.add_listener(Watcher(meters).on_answered, "on_answered")

    async def database_answers() -> bool:
        await store.fact("heartbeat")
        return True

    async def is_connected() -> bool:
        return client.is_ready() and is_reached()

    async def look() -> None:
        shards = dict(client.latencies) if await is_connected() else {}
        meters.connected(shards, len(client.guilds))
        if isinstance(store, MeasuredStore):
            meters.count_tables(await store.tables_by_game())

    checks: dict[str, Check] = {"database": database_answers, "discord": is_connected}
    async with AsyncExitStack() as stack:
        try:
            await stack.enter_async_context(
                served(
                    settings.metrics_host,
                    settings.metrics_port,
                    meters,
                    look,
                    checks,
                    is_shared=settings.share is not None,
                )
            )
        except OSError as error:
            raise SettingsError(
                f"METRICS_PORT {settings.metrics_port} cannot be used on {settings.metrics_host} "
                f"({error.strerror}): set another one, or 0."
            ) from error
        yield


class Watcher:
    """Hears of what people ask for, and of the answers."""

    def __init__(self, meters: Meters) -> None:
        self._meters = meters

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Count something that was typed, tapped or sent."""
        self._meters.asked(KINDS.get(interaction.type, OTHER), what_of(interaction))

    async def on_answered(self, interaction: discord.Interaction[Any]) -> None:
        """Note how long somebody waited."""
        arrived = interaction.extras.get("arrived")
        if arrived is None:
            return
        first = interaction.extras.get("answered")
        self._meters.answered(
            KINDS.get(interaction.type, OTHER),
            None if first is None else first - arrived,
            time.perf_counter() - arrived,
        )


def what_of(interaction: discord.Interaction[Any]) -> str:
    """Name the command, or the topic of a button: of these there are few."""
    if isinstance(interaction.command, discord.app_commands.Command):
        return interaction.command.qualified_name
    data: Mapping[str, Any] = interaction.data or {}
    words = str(data.get("custom_id", "")).split(":")
    return words[1] if len(words) > 1 and words[1].isalpha() else OTHER
