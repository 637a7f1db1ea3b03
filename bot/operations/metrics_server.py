"""Metrics and health of a client that serves Discord, over HTTP."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from aiohttp import web
from discord.ext import commands
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.common.settings import Settings, SettingsError
from bot.operations.metrics import MeasuredStore, Meters
from bot.storage.errors import StoreError
from bot.storage.store import Store

log = logging.getLogger(__name__)

HEALTH_SECONDS = 2.0
"""A store that takes longer to answer can't serve players."""


@asynccontextmanager
async def monitored(
    client: commands.AutoShardedBot,
    settings: Settings,
    store: Store,
    meters: Meters,
    is_reached: Callable[[], bool],
) -> AsyncIterator[int]:
    """Measure a client's answers, and serve `/metrics` and `/healthz` within the block; return the port.

    ``is_reached`` returns whether players can reach the bot, once the client is ready. Health is reported for
    each part by name; if one doesn't work the status is 503. Raises `SettingsError`.
    """
    client.add_listener(meters.on_interaction)
    client.add_listener(meters.on_answered)

    def is_connected() -> bool:
        return client.is_ready() and is_reached()

    async def metrics(_: web.Request) -> web.Response:
        shards = client.latencies if is_connected() else []
        meters.shards.set(len(shards))
        meters.servers.set(len(client.guilds))
        for shard, latency in shards:
            meters.latency.labels(str(shard)).set(latency)
        if isinstance(store, MeasuredStore):
            try:
                async with asyncio.timeout(HEALTH_SECONDS):
                    meters.count_tables(await store.tables_by_game())
            except (StoreError, TimeoutError) as error:
                # Serve the earlier values; the store's errors are among the metrics.
                log.warning("the tables could not be counted: %s", error)
        body = await asyncio.to_thread(generate_latest, meters.registry)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def health(_: web.Request) -> web.Response:
        found = {"database": await _answers(store), "discord": is_connected()}
        return web.json_response(found, status=200 if all(found.values()) else 503)

    app = web.Application()
    app.router.add_get("/metrics", metrics)
    app.router.add_get("/healthz", health)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    host, port = settings.metrics_host, settings.metrics_port
    try:
        try:
            # The process that replaces this one shares its port.
            await web.TCPSite(runner, host, port, reuse_port=settings.assignment is not None).start()
        except OSError as error:
            wrong = f"METRICS_PORT {port} cannot be used on {host} ({error.strerror})"
            raise SettingsError(f"{wrong}: set another one, or 0.") from error
        taken = int(runner.addresses[0][1])
        log.info("figures and health are at http://%s:%d", host, taken)
        yield taken
    finally:
        await runner.cleanup()


async def _answers(store: Store) -> bool:
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            await store.fact("heartbeat")
    except (StoreError, TimeoutError):
        return False
    return True
