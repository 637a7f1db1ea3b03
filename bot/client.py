"""The Discord client: what the bot serves, and how it starts and stops."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from contextlib import AsyncExitStack
from typing import Any, TypeVar

import aiohttp
import discord
from discord import app_commands
from discord.ext import commands

from bot.cluster.single_process import Cluster, RawInteraction
from bot.common.clock import Clock
from bot.common.game_options import GAME_NAMES, GameName, Options
from bot.common.message_attachments import MessageAttachments
from bot.common.settings import Settings
from bot.common.stored_rows import NO_SERVER
from bot.common.workers.pool import WorkerPool
from bot.computer_players.turns import ComputerPlayers, thinking_processes
from bot.languages.translator import Languages, Translator, load_languages
from bot.storage.errors import StoreError
from bot.storage.people import ChosenLanguages
from bot.storage.store import Store
from bot.tables.abandonment import DAY_SECONDS, Abandonment
from bot.tables.game_listener import GameListener
from bot.tables.lobby import Lobbies
from bot.tables.sessions import Sessions

log = logging.getLogger(__name__)

ResultT = TypeVar("ResultT")

HEARTBEAT_SECONDS = 5.0
TIDY_SECONDS = 60.0
IDENTIFY_SECONDS = 5.0
ABANDONMENT_SECONDS = 600.0
ANSWER_SECONDS = 8.0
"""How long pending taps can delay a stop; supervisors often allow ten seconds."""

LAST_ANSWER_SECONDS = 1.0
"""How long taps made during the stop can delay it; they are only told that it stops."""

GUILD_READY_SECONDS = 0.5
"""How long to wait for the next server before the bot is ready; no game waits for it."""

Assemble = Callable[["Client"], Awaitable[object]]
"""Adds commands and buttons to a client, and the listener to its games."""


class Client(commands.AutoShardedBot):
    """The bot's connection to Discord, its background tasks, and how it starts and stops."""

    store: Store
    chosen_languages: ChosenLanguages
    lobbies: Lobbies
    sessions: Sessions
    abandonment: Abandonment

    def __init__(
        self,
        settings: Settings,
        cluster: Cluster,
        assemble: Assemble,
        *,
        clock: Clock | None = None,
        measured: Callable[[Store], Store] = lambda store: store,
        trace: aiohttp.TraceConfig | None = None,
    ) -> None:
        """Prepare the client; ``measured`` can wrap the store, ``trace`` watches the requests to Discord."""
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            # Messages are received to answer those addressed to the bot; none is kept, and all others
            # arrive without content (Discord, Message Content Intent).
            intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=GUILD_READY_SECONDS,
            # With None, Discord decides: one until a bot is on many servers.
            shard_count=settings.shards,
            # By default, a command needs a server that has the bot.
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )
        self.http.http_trace = cluster.rate_limiting_trace(trace)
        if settings.assignment is not None:
            self.shard_ids = list(settings.assignment.own)
        self.settings = settings
        self.cluster = cluster
        self.clock = clock or Clock()
        self.languages: Languages = load_languages()
        self.computers = ComputerPlayers(thinking_processes(settings.computer_workers))
        # A picture takes a tenth of a second, the start of a process more. Drawing gives way to answers.
        self.drawers = WorkerPool(
            settings.picture_workers, longest_queue=None, longest_answer=10.0, politeness=2
        )
        # Loading them when a game is first played would delay everybody, and they might belong to a newer
        # version by then, which doesn't match the code that is loaded.
        self.boxes: Mapping[GameName, Any] = {game: Options(game=game).box for game in GAME_NAMES}
        self.shown_files = MessageAttachments()
        self.answering: set[asyncio.Task[Any]] = set()
        self.is_stopping = False
        self.why_ended = ""
        self._assemble = assemble
        self._measured = measured
        self._chores: set[asyncio.Task[Any]] = set()
        self._is_open = False
        self._is_connected = False
        self._serving = AsyncExitStack()
        self._closing: asyncio.Task[None] | None = None

    # -- starting -------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Open the store unless it is open; raises `bot.storage.errors.StoreError`."""
        if not self._is_open:
            self.store = self._measured(await self.cluster.open())
            self._is_open = True

    async def setup_hook(self) -> None:
        """Open the store, load the cogs, register the commands, and restore the games."""
        await self.open()
        self.chosen_languages = await ChosenLanguages.load(self.store)
        await self._assemble(self)
        self._serving.push_async_callback(self.cluster.close)
        self._serving.push_async_callback(self.sessions.stop)
        await self.cluster.begin(self)
        self.repeat(self.abandonment.check, ABANDONMENT_SECONDS, "looking for abandoned games")
        self.repeat(self.sessions.tidy, TIDY_SECONDS, "tidying")
        self.repeat(self._delete_what_is_due, TIDY_SECONDS, "deleting what is due")
        self.repeat(self._settle_older_games, TIDY_SECONDS, "settling older games")
        self.repeat(self._beat, HEARTBEAT_SECONDS, "heartbeat")

    def create_tables(self, events: GameListener, ephemeral_events: GameListener) -> None:
        """Create the lobbies and sessions; games that one person sees speak through ``ephemeral_events``."""
        store, clock, settings = self.store, self.clock, self.settings
        names = self.languages.of(None)("computer-names").split(", ")
        self.lobbies = Lobbies(
            store, clock.now, names, settings.tables_per_server, lambda: self.sessions.set_unreadable_aside()
        )
        self.sessions = Sessions(
            store, events, self.computers, clock, self.lobbies.changing, self.shard_of, ephemeral_events
        )
        self.abandonment = Abandonment(
            self.sessions, days=settings.game_days, slow_days=settings.slow_game_days
        )

    def name_commands(self, numbers: Mapping[str, int]) -> None:
        """Make commands in texts clickable, by their ids on Discord."""
        self.languages = self.languages.with_commands(numbers)

    def shard_of(self, server: int) -> int | None:
        """Return the shard of a server, or None before Discord has said how many there are."""
        return self.shard_count and (server >> 22) % self.shard_count

    def receives(self, server: int) -> bool:
        """Whether this process receives the events of a server."""
        return self.settings.assignment is None or self.settings.assignment.receives(server)

    def reroute(self, route: Callable[[RawInteraction], None]) -> Callable[[RawInteraction], None]:
        """Send every interaction to ``route`` from now on; return the previous handler."""
        # discord.py calls what it finds here for each interaction (Gateway Events, Interaction Create).
        handlers: dict[str, Callable[[RawInteraction], None]] = self._connection.parsers
        before, handlers["INTERACTION_CREATE"] = handlers["INTERACTION_CREATE"], route
        return before

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Let shards identify one after the other, across all processes (Discord, Sharding)."""
        if self.settings.local_discord is None:
            turn = AsyncExitStack()
            await turn.enter_async_context(self.cluster.exclusively("identify"))
            self.start_chore(_end_turn(turn), "turn to identify")

    # -- serving --------------------------------------------------------------------------------------

    async def on_message(self, message: discord.Message, /) -> None:
        """Leave messages to the cogs: none is a command."""

    async def on_languages_chosen(self) -> None:
        """Reload the languages chosen in other processes."""
        self.chosen_languages = await ChosenLanguages.load(self.store)

    async def on_ready(self) -> None:
        """Start the clocks."""
        await self._go_on()
        self.cluster.mark_ready()

    async def on_disconnect(self) -> None:
        """Stop the clocks, as no taps arrive."""
        self._is_connected = False
        self.sessions.connectivity.lose()

    async def on_resumed(self) -> None:
        """Restart the clocks, unless another shard is disconnected."""
        if not any(shard.is_closed() for shard in self.shards.values()):
            await self._go_on()

    async def _go_on(self) -> None:
        """Restart the clocks; if the store fails, they stay stopped until a heartbeat is stored."""
        self._is_connected = True
        try:
            await self._beat()
        except StoreError:
            log.exception("the clocks stand still until the store works")

    async def _beat(self) -> None:
        if self._is_connected:
            await self.sessions.go_on()
        await self.cluster.beat()

    async def _settle_older_games(self) -> None:
        if self.cluster.serves(NO_SERVER):
            await self.sessions.backfill_results()

    async def _delete_what_is_due(self) -> None:
        """Delete data whose time is up, and what is left of forgotten people."""
        if self.cluster.serves(NO_SERVER):
            await self.store.finish_forgetting()
            await self.store.drop_old(self.clock.now(), self.settings.record_days * DAY_SECONDS)

    def public_text(self, server: int | None, locale: str | None) -> Translator:
        """Return the translator for public text on a server whose Discord locale is ``locale``."""
        return self.languages.of(self.chosen_languages.of_server(server) or locale)

    def start_chore(self, chore: Coroutine[Any, Any, ResultT], name: str) -> asyncio.Task[ResultT]:
        """Run a coroutine in the background until the bot closes."""
        task = asyncio.create_task(chore, name=name)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)
        return task

    def repeat(self, work: Callable[[], Awaitable[None]], seconds: float, name: str) -> None:
        """Run ``work`` every ``seconds``; an error is logged, and the next run follows."""
        self.start_chore(self._repeat(work, seconds, name), name)

    async def _repeat(self, work: Callable[[], Awaitable[None]], seconds: float, name: str) -> None:
        while True:
            try:
                await work()
            except Exception:
                log.exception("%s failed, the next try comes in %.0f s", name, seconds)
            await self.clock.wait_for(asyncio.sleep(seconds))

    # -- stopping -------------------------------------------------------------------------------------

    def end(self, error: Exception) -> None:
        """Stop, because others serve instead or the database was put back."""
        log.error("%s", error)
        self.why_ended = str(error)
        self._closing = asyncio.create_task(self.close())

    async def answer_what_is_open(self) -> None:
        """Answer pending commands and taps; new ones are refused, or answered by other processes."""
        self.is_stopping = not await self.cluster.hand_over()
        await self._answer(ANSWER_SECONDS)

    async def _answer(self, seconds: float) -> None:
        """Wait up to ``seconds`` until all commands and taps are answered."""
        try:
            async with asyncio.timeout(seconds):
                while self.answering:
                    await asyncio.wait(self.answering)
        except TimeoutError:
            left = len(self.answering)
            log.warning("%d commands or taps could not be answered in %.0f s", left, seconds)

    async def _answer_the_last(self) -> None:
        """Ignore new taps, and answer the last ones while there is a connection to Discord."""
        self.reroute(lambda _: None)
        # Let the answers to what has just arrived begin.
        await asyncio.sleep(0)
        await self._answer(LAST_ANSWER_SECONDS)
        for task in self.answering:
            task.cancel()
        await asyncio.gather(*self.answering, return_exceptions=True)

    async def close(self) -> None:
        """Stop everything; the games stay in the store and go on at the next start."""
        self.is_stopping = True
        for task in list(self._chores):
            task.cancel()
        await self._serving.aclose()
        await self.computers.close()
        await self.drawers.close()
        await self._answer_the_last()
        await super().close()
        if self._is_open:
            await self.store.close()


async def _end_turn(turn: AsyncExitStack) -> None:
    """Let the next shard identify itself after Discord's interval."""
    async with turn:
        await asyncio.sleep(IDENTIFY_SECONDS)
