"""The composition root, where the parts of the bot are put together; `cogs.app` does so for the cogs."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from contextlib import AbstractAsyncContextManager, nullcontext
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from bot.client import Client
from bot.cluster.single_process import Cluster
from bot.common.settings import DatabaseServer, Settings, SettingsError
from bot.operations.garbage_collection import COLLECTING_SECONDS, collect_when_idle, freeze_garbage
from bot.storage.errors import FencedError
from bot.storage.opening_and_moving import packages_for_servers
from bot.version_change import begin_version

if TYPE_CHECKING:
    from bot.operations.metrics import Meters

log = logging.getLogger(__name__)

STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM)


def make_client(settings: Settings, meters: Meters | None = None) -> Client:
    """Return the client that serves Discord, measured by ``meters`` if given."""
    from cogs.app import assemble

    if meters is None:
        return Client(settings, cluster_of(settings), assemble)
    from bot.operations.metrics import MeasuredStore

    measured = partial(MeasuredStore, meters=meters)
    with_meters = partial(assemble, meters=meters)
    return Client(settings, cluster_of(settings), with_meters, measured=measured, trace=meters.trace())


async def rehearse(settings: Settings, channel: int, person: int | None, file: Path) -> int:
    """Rehearse every message in a channel; return the exit status, and write a file of what happened."""
    from cogs.rehearsal import report, shell_command

    return await shell_command.rehearse(settings, report.Plan(channel, person), file)


def cluster_of(settings: Settings) -> Cluster:
    """Return a single process or a cluster, as set; raises `bot.storage.errors.StoreError`."""
    assignment, database = settings.assignment, settings.database
    if assignment is None or not isinstance(database, DatabaseServer):
        return Cluster(database)
    with packages_for_servers():
        from bot.cluster.postgresql.cluster import PostgresCluster
    return PostgresCluster(assignment, database, predecessor=settings.predecessor, parent=settings.parent)


async def serve(settings: Settings) -> None:
    """Serve Discord until stopped; raises `FencedError` if others serve instead."""
    freeze_garbage()
    meters = _meters(settings)
    async with make_client(settings, meters) as client:
        # Before logging in: a wrong setting shows at once, even without a network.
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
    """Return the meters, or None if metrics are off; raises `SettingsError`."""
    if not settings.metrics_port:
        return None
    try:
        from bot.operations.metrics import Meters
    except ImportError as error:
        raise SettingsError(
            "METRICS_PORT is set, but what measures is not installed: "
            'install "seven-wonders[operations]" instead of "seven-wonders", then start again.'
        ) from error
    return Meters()


def _watched(client: Client, meters: Meters | None) -> AbstractAsyncContextManager[object]:
    """Serve the metrics of a client, if it has meters; raises `SettingsError`."""
    if meters is None:
        return nullcontext()
    from bot.operations.metrics_server import monitored

    client.start_chore(meters.watch_loop(), "watching the loop")
    return monitored(
        client, client.settings, client.store, meters, lambda: not client.sessions.connectivity.is_lost
    )


async def _collect_garbage(client: Client) -> None:
    """Collect garbage after startup, then periodically."""
    await client.wait_until_ready()
    client.repeat(partial(collect_when_idle, client.answering), COLLECTING_SECONDS, "looking for garbage")


async def _stop_when_asked(client: Client, serving: asyncio.Task[None]) -> None:
    """Wait for a signal or the parent's end, answer pending taps, and stop serving.

    A second signal ends the process at once, which is safe: everything stored stays.
    """
    loop, asked = asyncio.get_running_loop(), asyncio.Event()
    # On Windows, Ctrl-C cancels the main task (asyncio.Runner), and nothing else asks a program to stop.
    if sys.platform != "win32":
        for number in STOP_SIGNALS:
            loop.add_signal_handler(number, asked.set)
    if (parent := client.settings.parent) is not None:
        # The pipe closes if the parent was killed. Without a parent nobody would stop this process, and its
        # requests would come on top of the budget of the processes that are started next.
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
