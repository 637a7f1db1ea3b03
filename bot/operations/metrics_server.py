"""Metrics and health of a client that serves Discord, over HTTP."""

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager

from aiohttp import web
from discord.ext import commands
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.common.settings import Settings, SettingsError
from bot.operations.meters import MeasuredStore, Meters
from bot.storage.errors import StoreError
from bot.storage.store import Store

log = logging.getLogger(__name__)

HEALTH_SECONDS = 2.0
"""A store that takes longer to answer can't serve players."""

HEALTHY, UNHEALTHY = 200, 503

Check = Callable[[], Awaitable[bool]]
"""Returns whether a part works; one that takes too long doesn't."""


@asynccontextmanager
async def monitored(
    client: commands.AutoShardedBot,
    settings: Settings,
    store: Store,
    meters: Meters,
    is_reached: Callable[[], bool],
) -> AsyncIterator[None]:
    """Measure a client's answers, and serve its metrics and health; raises `SettingsError`.

    ``is_reached`` returns whether players can reach the bot, once the client is ready.
    """
    client.add_listener(meters.on_interaction)
    client.add_listener(meters.on_answered)

    async def database_answers() -> bool:
        await store.fact("heartbeat")
        return True

    async def is_connected() -> bool:
        return client.is_ready() and is_reached()

    async def refresh() -> None:
        shards = client.latencies if await is_connected() else []
        meters.shards.set(len(shards))
        meters.servers.set(len(client.guilds))
        for shard, latency in shards:
            meters.latency.labels(str(shard)).set(latency)
        if isinstance(store, MeasuredStore):
            meters.count_tables(await store.tables_by_game())

    checks: dict[str, Check] = {"database": database_answers, "discord": is_connected}
    host, port, is_shared = settings.metrics_host, settings.metrics_port, settings.assignment is not None
    async with serve(host, port, meters, refresh, checks, is_shared=is_shared):
        yield


@asynccontextmanager
async def serve(
    host: str,
    port: int,
    meters: Meters,
    refresh: Callable[[], Awaitable[None]],
    checks: Mapping[str, Check],
    *,
    is_shared: bool = False,
) -> AsyncIterator[int]:
    """Serve `/metrics` and `/healthz` within the block; return the port. Raises `SettingsError`.

    ``refresh`` takes the measurements made only on request. Health is reported for each part by name; if one
    doesn't work the status is 503. A port that ``is_shared`` can also be used by the process that this one
    replaces.
    """

    async def metrics(_: web.Request) -> web.Response:
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                await refresh()
        except (StoreError, TimeoutError) as error:
            # Serve the earlier values; the store's errors are among the metrics.
            log.warning("the tables could not be counted: %s", error)
        body = await asyncio.to_thread(generate_latest, meters.registry)
        return web.Response(body=body, headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def health(_: web.Request) -> web.Response:
        found = {name: await _works(check) for name, check in checks.items()}
        return web.json_response(found, status=HEALTHY if all(found.values()) else UNHEALTHY)

    app = web.Application()
    app.router.add_get("/metrics", metrics)
    app.router.add_get("/healthz", health)
    runner = web.AppRunner(app, access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port, reuse_port=is_shared).start()
        except OSError as error:
            wrong = f"METRICS_PORT {port} cannot be used on {host} ({error.strerror})"
            raise SettingsError(f"{wrong}: set another one, or 0.") from error
        taken = int(runner.addresses[0][1])
        log.info("figures and health are at http://%s:%d", host, taken)
        yield taken
    finally:
        await runner.cleanup()


async def _works(check: Check) -> bool:
    try:
        async with asyncio.timeout(HEALTH_SECONDS):
            return await check()
    except (StoreError, TimeoutError):
        return False
