"""The composition root: what the bot is made of is chosen and put together here, and nowhere else.

`cogs.app` does the same for all that people type, click or read. No other module imports either.
"""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from contextlib import AbstractAsyncContextManager, nullcontext
from functools import partial
from typing import TYPE_CHECKING

import aiohttp

from bot.client import Client
from bot.cluster.interface import Cluster
from bot.cluster.single import SingleProcess
from bot.common.settings import DatabaseServer, Settings, SettingsError
from bot.operations.garbage import COLLECTING_SECONDS, collect_when_idle, freeze_garbage
from bot.storage.errors import FencedError
from bot.storage.opening import packages_for_servers
from bot.updates import begin_version

if TYPE_CHECKING:
    from bot.operations.meters import Meters

log = logging.getLogger(__name__)

STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)


def make_client(settings: Settings, meters: Meters | None = None) -> Client:
    """Make the client that serves Discord, measured by ``meters`` where there are some."""
    from cogs.app import assemble

    if meters is None:
        return Client(settings, cluster_of(settings), assemble)
    from bot.operations.measured import MeasuredStore

    return Client(
        settings,
        cluster_of(settings),
        partial(assemble, measures=meters),
        measured=lambda store: MeasuredStore(store, meters),
        trace=meters.trace(),
    )


def make_rehearsing_client(settings: Settings, trace: aiohttp.TraceConfig) -> Client:
    """Make the client that tries every message once; ``trace`` keeps what goes over the wire."""
    from cogs.rehearsal.cog import assemble_rehearsal

    return Client(settings, cluster_of(settings), assemble_rehearsal, trace=trace)


def cluster_of(settings: Settings) -> Cluster:
    """Choose between one process and several; raises `bot.storage.errors.StoreError`."""
    share, database = settings.share, settings.database
    if share is None or not isinstance(database, DatabaseServer):
        return SingleProcess(database)
    with packages_for_servers():
        from bot.cluster.postgres.cluster import PostgresCluster
    return PostgresCluster(share, database, ended=settings.ended, parent=settings.parent)


async def serve(settings: Settings) -> None:
    """Serve Discord until stopped; raises `FencedError` where others serve instead."""
    freeze_garbage()
    meters = _meters(settings)
    async with make_client(settings, meters) as client:
        await client.open()
        await begin_version(client.store)
        async with _watched(client, meters):
            client.start_chore(_collect_garbage(client), "first look for garbage")
            serving = asyncio.create_task(client.start(settings.token))
            stopping = asyncio.create_task(_stop_when_asked(client, serving))
            try:
                await serving
            except asyncio.CancelledError:
                log.info("stopped; the games go on at the next start")
            finally:
                stopping.cancel()
            if client.why_ended:
                raise FencedError(client.why_ended)


def _meters(settings: Settings) -> Meters | None:
    """Make what measures, where that is wished; raises `SettingsError`."""
    if not settings.metrics_port:
        return None
    try:
        from bot.operations.meters import Meters
    except ImportError as error:
        raise SettingsError(
            "METRICS_PORT is set, but what measures is not installed: "
            'install "seven-wonders[operations]" instead of "seven-wonders", then start again.'
        ) from error
    return Meters()


def _watched(client: Client, meters: Meters | None) -> AbstractAsyncContextManager[None]:
    """Serve the figures of a client where it is measured; raises `SettingsError`."""
    if meters is None:
        return nullcontext()
    from bot.operations.watching import monitored

    client.start_chore(meters.watch_loop(), "watching the loop")
    return monitored(client, client.settings, client.store, meters, lambda: not client.sessions.reach.is_lost)


async def _collect_garbage(client: Client) -> None:
    """Look for what starting has left once that is done, then now and again."""
    await client.wait_until_ready()
    client.repeat(partial(collect_when_idle, client.answering), COLLECTING_SECONDS, "looking for garbage")


async def _stop_when_asked(client: Client, serving: asyncio.Task[None]) -> None:
    """Wait for a signal or the parent's end, and stop serving when what was tapped before is answered.

    A second signal ends the process at once: whatever it does, what has been written is safe.
    """
    loop, asked = asyncio.get_running_loop(), asyncio.Event()
    # On Windows, Ctrl-C cancels the main task (asyncio.Runner), and nothing else asks a program to stop.
    if sys.platform != "win32":
        for number in STOP_SIGNALS:
            loop.add_signal_handler(number, asked.set)
    if (parent := client.settings.parent) is not None:
        # Where nobody can read any more what is told there, the parent was killed. Who goes on without it is
        # stopped by nobody, and takes requests that those count as theirs who are started next.
        loop.add_reader(parent, asked.set)
    await asked.wait()
    if parent is not None:
        loop.remove_reader(parent)
    for number in STOP_SIGNALS:
        loop.remove_signal_handler(number)
        signal.signal(number, signal.SIG_DFL)
    log.info("stopping as soon as what was tapped is answered; a second signal stops at once")
    await client.answer_what_is_open()
    serving.cancel()
