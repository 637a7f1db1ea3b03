"""Figures and health of a process, asked for over HTTP by whoever watches over it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from bot.operations.meters import Meters
from bot.storage.errors import StoreError

log = logging.getLogger(__name__)

HEALTH_SECONDS = 2.0
"""A store that takes longer to answer is none that players can be served from."""

HEALTHY, UNHEALTHY = 200, 503

Check = Callable[[], Awaitable[bool]]
"""Tells whether a part works; one that takes too long does not."""


@asynccontextmanager
async def served(
    host: str,
    port: int,
    meters: Meters,
    look: Callable[[], Awaitable[None]],
    checks: Mapping[str, Check],
    *,
    is_shared: bool = False,
) -> AsyncIterator[int]:
    """Answer `/metrics` and `/healthz` as long as the block lasts; return the port. Raises `OSError`.

    ``look`` takes the measures that are only taken when somebody asks. Health is asked of each part by its
    name; with one that does not work the answer has status 503. A port that ``is_shared`` may also be that of
    the process whose place this one takes.
    """

    async def metrics(_: web.Request) -> web.Response:
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                await look()
        except (StoreError, TimeoutError) as error:
            # What was known before is told; that the store fails is among it.
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
        site = web.TCPSite(runner, host, port, reuse_port=is_shared)
        await site.start()
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
