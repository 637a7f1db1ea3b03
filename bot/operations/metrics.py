"""The Prometheus metrics of a process, and a store that is measured; they contain no name, hand or token."""

import asyncio
import re
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from itertools import product
from typing import Any, TypeVar

import aiohttp
import discord
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram
from prometheus_client.gc_collector import GCCollector
from prometheus_client.process_collector import ProcessCollector

from bot.common.game_options import GAME_NAMES
from bot.common.stored_rows import Ending, TableRow
from bot.storage.database import Database, Work
from bot.storage.errors import ConflictError, StoreError
from bot.storage.lobbies_and_seats import LIVE
from bot.storage.statements import Statement
from bot.storage.store import Store

Answer = TypeVar("Answer")

PREFIX = "seven_wonders"

# Discord allows three seconds for the first answer; the target is a tenth of a second.
ANSWER_BUCKETS = (0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 15.0)
SHORT_BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 5.0)
PICTURE_BUCKETS = (0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)

# Fixed parts of a request's path: everything else is an id, a token or an emoji.
KNOWN_PART = re.compile(r"@?[a-z][a-z-]{0,24}|oauth2")

KINDS = {
    discord.InteractionType.application_command: "command",
    discord.InteractionType.autocomplete: "suggestion",
    discord.InteractionType.component: "tap",
    discord.InteractionType.modal_submit: "form",
}
OTHER = "other"


class Meters:
    """The metrics of a process; each call takes a few microseconds."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)
        GCCollector(registry=self.registry)
        self._tables = self._gauge("tables", "Lobbies and running games.", "state", "game")
        self._kinds_of_tables: set[tuple[str, str]] = set(product(("lobby", "playing"), GAME_NAMES))
        self.steps = self._counter("steps", "Steps that were played: rounds, turns.", "game")
        self.ended = self._counter("games_ended", "Games that were played to their end.", "game")
        self._interactions = self._counter("interactions", "What was typed, tapped and sent.", "kind", "what")
        self._first_answers = self._histogram(
            "first_answer_seconds", "From a tap to Discord's receipt.", ANSWER_BUCKETS, "kind"
        )
        self._outcomes = self._histogram(
            "outcome_seconds", "From a tap until all that it asked for is done.", ANSWER_BUCKETS, "kind"
        )
        self._drawn = self._histogram(
            "picture_seconds", "Drawing a picture, by who waits for it.", PICTURE_BUCKETS, "urgency"
        )
        self._waited = self._histogram(
            "picture_wait_seconds", "From the wish for a picture to its turn.", PICTURE_BUCKETS, "urgency"
        )
        what = "Pictures: drawn, kept since before, failed; processes that were lost over one."
        self._pictures = self._counter("pictures", what, "how")
        self._queue = self._gauge("pictures_waiting", "Pictures that wait for their turn.", "urgency")
        self._lag = self._histogram("loop_lag_seconds", "How late the event loop comes.", SHORT_BUCKETS)
        self._requests = self._counter(
            "requests", "Requests to Discord; status 429 is too many.", "method", "route", "status"
        )
        self._request = self._histogram(
            "request_seconds", "Requests to Discord.", ANSWER_BUCKETS, "method", "route"
        )
        self.database = self._histogram(
            "database_seconds", "Reading from the store and writing to it.", SHORT_BUCKETS, "kind"
        )
        self.faults = self._counter("database_faults", "What the store could not do.", "kind")
        # A series that starts with its first error shows no increase: alerts would miss that error.
        for kind in ("read", "write"):
            self.faults.labels(kind)
        for how in ("failed", "lost"):
            self._pictures.labels(how)
        for game in GAME_NAMES:
            self.steps.labels(game)
            self.ended.labels(game)
        self.shards = self._gauge("shards", "Shards of this process.")
        self.servers = self._gauge("servers", "Servers that this process serves.")
        self.latency = self._gauge("gateway_latency_seconds", "A heartbeat to Discord and back.", "shard")

    def _gauge(self, name: str, what: str, *labels: str) -> Gauge:
        return Gauge(f"{PREFIX}_{name}", what, labels, registry=self.registry)

    def _counter(self, name: str, what: str, *labels: str) -> Counter:
        return Counter(f"{PREFIX}_{name}", what, labels, registry=self.registry)

    def _histogram(self, name: str, what: str, buckets: tuple[float, ...], *labels: str) -> Histogram:
        return Histogram(f"{PREFIX}_{name}", what, labels, registry=self.registry, buckets=buckets)

    def count_tables(self, tables: Iterable[tuple[str, str, int]]) -> None:
        """Set the number of tables by state and game; combinations not listed have none."""
        counted = {(state, game): number for state, game, number in tables}
        # Removing a series at zero would make its value unknown.
        self._kinds_of_tables |= counted.keys()
        for state, game in self._kinds_of_tables:
            self._tables.labels(state, game).set(counted.get((state, game), 0))

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Count a command, a tap or a form."""
        self._interactions.labels(KINDS.get(interaction.type, OTHER), label_of(interaction)).inc()

    async def on_answered(self, interaction: discord.Interaction[Any]) -> None:
        """Record how long a person waited for the answer."""
        kind, extras = KINDS.get(interaction.type, OTHER), interaction.extras
        if (arrived := extras.get("arrived")) is not None:
            if (answered := extras.get("answered")) is not None:
                self._first_answers.labels(kind).observe(answered - arrived)
            self._outcomes.labels(kind).observe(time.perf_counter() - arrived)

    def record_drawing(self, urgency: str, waited: float, drawn: float) -> None:
        """Record the seconds a picture waited in the queue and took to draw."""
        self._waited.labels(urgency).observe(waited)
        self._drawn.labels(urgency).observe(drawn)

    def count_picture(self, how: str) -> None:
        """Count a picture by its outcome."""
        self._pictures.labels(how).inc()

    def watch_queue(self, urgency: str, length: Callable[[], float]) -> None:
        """Read the length of a queue whenever metrics are scraped."""
        self._queue.labels(urgency).set_function(length)

    async def watch_loop(self) -> None:
        """Measure the event loop's lag every half second."""
        while True:
            due = time.perf_counter() + 0.5
            await asyncio.sleep(0.5)
            self._lag.observe(max(0.0, time.perf_counter() - due))

    def trace(self) -> aiohttp.TraceConfig:
        """Return a trace that records the requests of an HTTP session."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._begin)
        trace.on_request_end.append(self._end)
        trace.on_request_exception.append(self._fail)
        return trace

    async def _begin(self, _: object, context: Any, __: object) -> None:
        context.began = time.perf_counter()

    async def _end(self, _: object, context: Any, params: aiohttp.TraceRequestEndParams) -> None:
        self._note(context, params.method, params.url.path, str(params.response.status))

    async def _fail(self, _: object, context: Any, params: aiohttp.TraceRequestExceptionParams) -> None:
        self._note(context, params.method, params.url.path, "none")

    def _note(self, context: Any, method: str, path: str, status: str) -> None:
        route = route_of(path)
        self._requests.labels(method, route, status).inc()
        self._request.labels(method, route).observe(time.perf_counter() - context.began)


def label_of(interaction: discord.Interaction[Any]) -> str:
    """Return the command, or the topic of a button: a small set of labels."""
    if isinstance(interaction.command, discord.app_commands.Command):
        return interaction.command.qualified_name
    data: Mapping[str, Any] = interaction.data or {}
    words = str(data.get("custom_id", "")).split(":")
    return words[1] if len(words) > 1 and words[1].isalpha() else OTHER


def route_of(path: str) -> str:
    """Return the route of a request, with placeholders for ids, tokens and emojis."""
    parts: list[str] = []
    for part in path.strip("/").split("/"):
        secret = len(parts) >= 2 and parts[-2] in ("webhooks", "interactions")
        parts.append(part if KNOWN_PART.fullmatch(part) and not secret else "*")
    # Drop /api and the version, which every path starts with.
    return "/" + "/".join(parts[2:] if parts[:1] == ["api"] else parts)


# -- the store ----------------------------------------------------------------------------------------


class MeasuredDatabase(Database):
    """Measures another database."""

    def __init__(self, database: Database, meters: Meters) -> None:
        self._database = database
        self._meters = meters

    async def close(self) -> None:
        """Close the database after the pending writes."""
        await self._database.close()

    async def read(self, *queries: Statement) -> list[list[Any]]:
        """Return the rows of each query, all read at the same moment."""
        with self._measured("read"):
            return await self._database.read(*queries)

    async def transact(self, work: Work[Answer]) -> Answer:
        """Do some work in one transaction."""
        with self._measured("write"):
            return await self._database.transact(work)

    @contextmanager
    def _measured(self, kind: str) -> Iterator[None]:
        with self._meters.database.labels(kind).time():
            try:
                yield
            except StoreError as error:
                # A conflict is a valid answer, not an error.
                if not isinstance(error, ConflictError):
                    self._meters.faults.labels(kind).inc()
                raise


class MeasuredStore(Store):
    """A store that counts games and steps."""

    def __init__(self, store: Store, meters: Meters) -> None:
        super().__init__(MeasuredDatabase(store.database, meters))
        self._meters = meters

    async def tables_by_game(self) -> list[tuple[str, str, int]]:
        """Count the lobbies and the running games, by state and game."""
        rows = await self._database.rows(
            f"SELECT state, game, count(*) FROM tables WHERE {LIVE} GROUP BY state, game"
        )
        return [(state, game, number) for state, game, number in rows]

    async def put_step(self, row: TableRow, *step: Any, ending: Ending | None = None, **more: Any) -> None:
        """Store a step, and count it."""
        await super().put_step(row, *step, ending=ending, **more)
        self._meters.steps.labels(row.options.game).inc()
        self._meters.ended.labels(row.options.game).inc(ending is not None)
