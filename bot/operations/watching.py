"""Everything that is measured and asked of a client that serves Discord."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Mapping
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import discord

from bot.client import Client
from bot.common.settings import SettingsError
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
async def watched(client: Client) -> AsyncIterator[None]:
    """Measure a client before it opens anything, and serve its figures; raises `SettingsError`."""
    settings, meters = client.settings, Meters()
    client.meters = Measures(meters)
    client.http.http_trace = meters.trace()
    client.add_listener(Watcher(meters).on_interaction, "on_interaction")
    client.add_listener(Watcher(meters).on_answered, "on_answered")

    async def database_answers() -> bool:
        if (store := _store_of(client)) is None:
            return False
        await store.fact("heartbeat")
        return True

    async def is_connected() -> bool:
        return client.is_ready() and not client.sessions.reach.is_lost

    async def look() -> None:
        shards = dict(client.latencies) if await is_connected() else {}
        meters.connected(shards, len(client.guilds))
        if isinstance(store := _store_of(client), MeasuredStore):
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
        client.start_chore(meters.watch_loop(), "watching the loop")
        yield


def _store_of(client: Client) -> Store | None:
    """Give the store; None before it is open: health is asked for from the first moment."""
    return getattr(client, "store", None)


class Measures:
    """Speaks the protocol of `bot.measuring.Measuring`."""

    def __init__(self, meters: Meters) -> None:
        """Write it all down in ``meters``."""
        self.drew = meters.drew
        self.pictured = meters.pictured
        self.watch_queue = meters.watch_queue
        self._meters = meters

    def measured(self, store: Store) -> Store:
        """Give a store that tells how long it takes."""
        return MeasuredStore(store, self._meters)


class Watcher:
    """Hears of what people ask for, and of the answers."""

    def __init__(self, meters: Meters) -> None:
        """Write it all down in ``meters``."""
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
