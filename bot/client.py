"""The Discord client: puts store, languages, games and cogs together."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Collection, Coroutine, Mapping, Sequence
from contextlib import ExitStack, asynccontextmanager
from typing import TYPE_CHECKING, Any, TypeVar, get_args

import discord
from discord.ext import commands

from bot.chosen_languages import ChosenLanguages
from bot.computers.players import ComputerPlayers, thinking_processes
from bot.heartbeat import Heartbeat
from bot.languages import Languages, Translator, load_languages
from bot.last_shown import LastShown
from bot.measuring import Measuring
from bot.options import GameName
from bot.postgresql.joining import join
from bot.processes.budget import Budget
from bot.processes.visits import heard_at_hand, visited_at_hand
from bot.registration import register
from bot.rows import NO_SERVER
from bot.settings import DatabaseServer, Settings
from bot.storage.errors import FencedError, StoreError
from bot.storage.opening import open_store
from bot.storage.store import Store
from bot.tables.abandonment import DAY_SECONDS, Abandonment
from bot.tables.events import GameEvents, Now, Park, Patience, Rest, wait_plainly
from bot.tables.lobby import Lobbies
from bot.tables.older_games import settle_older_games
from bot.tables.registry import Sessions
from bot.tables.tips import Tips
from bot.workers.pool import WorkerPool
from engine.rules import BOXES, box_named

if TYPE_CHECKING:
    from bot.postgresql.leases import Leases
    from bot.processes.arrivals import Arrivals
    from bot.processes.sharing import Sharing

log = logging.getLogger(__name__)

ResultT = TypeVar("ResultT")

HEARTBEAT_SECONDS = 5.0
TIDY_SECONDS = 60.0
LANGUAGES_SECONDS = 30.0
IDENTIFY_SECONDS = 5.0
ABANDONMENT_SECONDS = 600.0
ANSWER_SECONDS = 8.0
"""How long what was tapped may keep the bot from stopping; who stops programs often waits ten seconds."""

LAST_ANSWER_SECONDS = 1.0
"""How long those may keep it from stopping that were tapped while it stopped: they only hear so."""

LONGEST_DRAWING = 10.0
"""Seconds that a process may take for a picture, its start included; most take a tenth of one."""

DRAWING_POLITENESS = 2
"""What draws gives way to what answers people (see nice(1))."""

GUILD_READY_SECONDS = 0.5
"""How long to wait for another server before the bot counts as ready; no game waits for it."""

RIGHTS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    attach_files=True,
    read_message_history=True,
    create_public_threads=True,
    send_messages_in_threads=True,
)
"""What the bot asks for when it is invited; it does without the threads."""


class Client(commands.AutoShardedBot):
    """The bot. The cogs give it its commands, its buttons and the port through which games speak."""

    store: Store
    lobbies: Lobbies
    tips: Tips
    sessions: Sessions
    abandonment: Abandonment
    chosen: ChosenLanguages
    sharing: Sharing
    arrivals: Arrivals
    free_seat: Callable[[int, int], Awaitable[None]]

    def __init__(
        self,
        settings: Settings,
        *,
        extensions: Sequence[str] = ("cogs",),
        now: Now = time.time,
        park: Park = wait_plainly,
        rest: Rest = asyncio.sleep,
        patience: Patience = asyncio.sleep,
    ) -> None:
        """Prepare the client; nothing is opened before it starts."""
        super().__init__(
            command_prefix=commands.when_mentioned,
            help_command=None,
            # Messages are heard of to answer whoever speaks to the bot; none is kept, and those of others
            # come without what they say (Discord, Message Content Intent).
            intents=discord.Intents(guilds=True, guild_messages=True, dm_messages=True),
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            guild_ready_timeout=GUILD_READY_SECONDS,
            # Without a number Discord says how many it wants: one until a bot is on many servers.
            shard_count=settings.shards,
        )
        if settings.share is not None:
            self.shard_ids = list(settings.share.own)
        self.settings = settings
        self.meters: Measuring | None = None
        self.now = now
        self.park, self.rest, self.patience = park, rest, patience
        self.languages: Languages = load_languages()
        self.computers = ComputerPlayers(thinking_processes(settings.computer_workers))
        self.drawers = WorkerPool(
            settings.picture_workers,
            longest_queue=None,
            longest_answer=LONGEST_DRAWING,
            politeness=DRAWING_POLITENESS,
        )
        # Loaded when a game is first played, they would hold everybody up, and they might be those of a
        # newer version by then, which does not fit what has been loaded.
        self.boxes: Mapping[GameName, Any] = {
            game: box_named(game, BOXES[game]) for game in get_args(GameName)
        }
        """What every game is played with here: all its boxes together, that of its package in the engine."""
        self._extension_names = tuple(extensions)
        self.last_shown = LastShown()
        self.answering: set[asyncio.Task[Any]] = set()
        self.is_stopping = False
        self._chores: set[asyncio.Task[Any]] = set()
        self._is_connected = False
        self.leases: Leases | None = None
        self._is_shared = asyncio.Event()
        self._closing: asyncio.Task[None] | None = None
        self.why_ended = ""

    async def on_message(self, message: discord.Message, /) -> None:
        """Leave what people write to the cogs: no command is typed as a message."""

    async def open_store(self) -> None:
        """Open the store, where it is not open yet; raises `bot.storage.errors.StoreError`.

        Who serves does it before logging in: a wrong setting is told at once, and without a network.
        """
        if not hasattr(self, "store"):
            share, database = self.settings.share, self.settings.database
            if share is not None and isinstance(database, DatabaseServer):
                self.leases = await join(database, share, self.settings.ended)
                self.http.http_trace = Budget(share).hold_back(self.http.http_trace)
            store = await open_store(database, None if self.leases is None else self.leases.begin)
            self.store = store if self.meters is None else self.meters.measured(store)

    async def setup_hook(self) -> None:
        """Open the store, load the cogs, tell Discord the commands; then bring the games back."""
        await self.open_store()
        self.chosen = await ChosenLanguages.load(self.store)
        self.heartbeat = Heartbeat(self.store)
        names = self.languages.of(None)("computer-names").split(", ")
        self.tips = Tips(self.store)
        self.lobbies = Lobbies(
            self.store,
            self.now,
            names,
            self.settings.tables_per_server,
            lambda: self.sessions.set_unreadable_aside(),
        )
        for name in self._extension_names:
            await self.load_extension(name)
        async with self.alone("commands"):
            self.languages = self.languages.with_commands(await register(self, self.store))
        if self.leases is None:
            await self.heartbeat.stop_clocks(self.now())
            await self._write_heartbeat()
            self.sessions.reach.lose()
            await self.sessions.resume()
        else:
            self.sessions.reach.lose()
            self._share_with_others(self.leases)
        self.repeat(self.abandonment.look, ABANDONMENT_SECONDS, "looking for abandoned games")
        self.repeat(self.sessions.tidy, TIDY_SECONDS, "tidying")
        self.repeat(self._delete_what_is_due, TIDY_SECONDS, "deleting what is due")
        self.repeat(self._settle_older_games, TIDY_SECONDS, "settling older games")
        self.repeat(self._beat, HEARTBEAT_SECONDS, "heartbeat")

    def _share_with_others(self, leases: Leases) -> None:
        """Serve what other processes do not; the games come when this one hears of their servers."""
        from bot.processes.arrivals import Arrivals
        from bot.processes.sharing import Sharing

        self.sharing = Sharing(leases, self, lambda tap: self.arrivals.answer_handed_on(tap))
        # discord.py calls what it finds here for each interaction (Gateway Events, Interaction Create).
        heard = self._connection.parsers
        self.arrivals = Arrivals(self.sharing, heard["INTERACTION_CREATE"])
        heard["INTERACTION_CREATE"] = self._bring_on
        self.sessions.find = self.sessions.find_visited_too
        self.sharing.start()
        self._is_shared.set()
        self.start_chore(self._end_where_fenced(), "end of the lease")
        self.repeat(self.hear_languages, LANGUAGES_SECONDS, "languages chosen elsewhere")

    def _bring_on(self, tap: Mapping[str, Any]) -> None:
        self.start_chore(self.arrivals.arrive(tap), "tap")

    async def _end_where_fenced(self) -> None:
        self._end(await asyncio.shield(self.sharing.fenced))

    async def hear_languages(self) -> None:
        """Hear which languages were chosen where other processes serve."""
        self.chosen = await ChosenLanguages.load(self.store)

    async def let_go_of(self, person: int) -> None:
        """Let go of what processes remember of a person whom the store has forgotten, and of all pictures."""
        self.chosen.forget(person)
        self.dispatch("forgotten")
        if self.is_shared:
            await self.sharing.tell_forgotten()

    async def tell_languages(self) -> None:
        """Let other processes hear at once which languages were chosen here."""
        if self.is_shared:
            await self.sharing.tell_languages()

    async def bring_games_of(self, person: int) -> None:
        """Bring the games of a person here that other processes serve, for what is being answered."""
        if self.is_shared:
            rows = await self.sharing.games_elsewhere(person)
            visited_at_hand.set(tuple([await self.sharing.visit(row) for row in rows]))

    async def free_seats_elsewhere(self, person: int, tables: Collection[int]) -> None:
        """Let other processes free a person's seats at tables that they serve; raises `Refusal`."""
        if self.is_shared:
            await self.sharing.free_seats_elsewhere(person, tables)

    async def _settle_older_games(self) -> None:
        if self.serves(NO_SERVER):
            await settle_older_games(self.store, self.sessions)

    async def _delete_what_is_due(self) -> None:
        """Delete what has been kept for long enough, and what is left of those who wished to be forgotten."""
        if self.serves(NO_SERVER):
            await self.store.finish_forgetting()
            await self.store.drop_old(self.now(), self.settings.record_days * DAY_SECONDS)

    @property
    def is_shared(self) -> bool:
        """Whether other processes serve the same bot."""
        return self.leases is not None

    def serves(self, server: int) -> bool:
        """Tell whether this process serves the tables of a server, or with 0 those of direct messages."""
        return not self.is_shared or self.sharing.share.of(server) in self.sharing.held

    async def serves_something(self) -> None:
        """Wait until this process, one of several, serves tables."""
        await self._is_shared.wait()
        await self.sharing.serving.wait()

    def hears(self, server: int) -> bool:
        """Tell whether this process hears what happens on a server."""
        return self.settings.share is None or self.settings.share.hears(server)

    @asynccontextmanager
    async def alone(self, name: str) -> AsyncIterator[None]:
        """Do what only one of several processes is to do at a time."""
        with ExitStack() as stack:
            if self.leases is not None:
                await asyncio.to_thread(stack.enter_context, self.leases.alone(name))
            yield

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Let one shard after the other identify itself, whichever process it is of (Discord, Sharding)."""
        if self.settings.local_discord is not None:
            return
        if self.leases is None:
            await super().before_identify_hook(shard_id, initial=initial)
            return
        turn = ExitStack()
        await asyncio.to_thread(turn.enter_context, self.leases.alone("identify"))
        self.start_chore(_end_turn(turn), "turn to identify")

    async def hand_on(self, server: int) -> bool:
        """Let the process that serves a server answer the tap at hand; gives False where it does not."""
        tap = heard_at_hand.get()
        if tap is None or not self.is_shared:
            return False
        return await self.arrivals.hand_on(tap, self.sharing.share.of(server))

    def tell_others(self) -> None:
        """Tell the process that serves a game of what was picked at it here, where that is answered."""
        if visited_at_hand.get():
            self.start_chore(self.sharing.letters.call(), "call")

    async def on_ready(self) -> None:
        """Let the clocks run; tell the person at the shell how to invite the bot."""
        await self._go_on()
        if self.is_shared:
            self.sharing.be_ready()
        if self.settings.local_discord is not None or self.application_id is None:
            return
        link = discord.utils.oauth_url(
            self.application_id, permissions=RIGHTS, scopes=("bot", "applications.commands")
        )
        log.info("ready on %d servers; invite me with %s", len(self.guilds), link)

    async def on_disconnect(self) -> None:
        """Stop the clocks: nobody's taps arrive."""
        self._is_connected = False
        self.sessions.reach.lose()

    async def on_resumed(self) -> None:
        """Let the clocks run again, when no other shard is away."""
        if not any(shard.is_closed() for shard in self.shards.values()):
            await self._go_on()

    async def _go_on(self) -> None:
        """Let the clocks run again; where the store fails they stand still until a heartbeat is written."""
        self._is_connected = True
        try:
            await self._beat()
        except StoreError:
            log.exception("the clocks stand still until the store works")

    async def _beat(self) -> None:
        if self._is_connected:
            await self.sessions.go_on()
        await self._write_heartbeat()

    def public_text(self, server: int | None, locale: str | None) -> Translator:
        """Give the language of what is public on a server whose Discord speaks ``locale``."""
        return self.languages.of(self.chosen.of_server(server) or locale)

    def use_port(self, port: GameEvents) -> None:
        """Let the games speak to their players through ``port``."""
        self.sessions = Sessions(self.store, port, self.computers, self.now, self.park, self.rest)
        self.sessions.lobbies_still = lambda: self.lobbies.still()
        settings = self.settings
        self.sessions.shard_of = lambda server: self.shard_count and (server >> 22) % self.shard_count
        self.abandonment = Abandonment(
            self.sessions, port, self.now, days=settings.game_days, slow_days=settings.slow_game_days
        )

    def start_chore(self, chore: Coroutine[Any, Any, ResultT], name: str) -> asyncio.Task[ResultT]:
        """Run something beside everything else until the bot closes."""
        task = asyncio.create_task(chore, name=name)
        self._chores.add(task)
        task.add_done_callback(self._chores.discard)
        return task

    def repeat(self, work: Callable[[], Awaitable[None]], seconds: float, name: str) -> None:
        """Do some work now and again after so many seconds; a fault is logged, and the next time comes."""
        self.start_chore(self._repeat(work, seconds, name), name)

    async def _repeat(self, work: Callable[[], Awaitable[None]], seconds: float, name: str) -> None:
        while True:
            try:
                await work()
            except Exception:
                log.exception("%s failed, the next try comes in %.0f s", name, seconds)
            await self.park(asyncio.sleep(seconds))

    async def answer_what_is_open(self) -> None:
        """Answer what has been typed and tapped; who asks for something now is told that the bot stops."""
        if self._is_shared.is_set():
            # Others answer what is asked for now.
            await self.sharing.stop_serving()
        else:
            self.is_stopping = True
        await self._answer(ANSWER_SECONDS)

    async def _answer(self, seconds: float) -> None:
        """Wait until all that was typed and tapped is answered, but no longer than so many seconds."""
        try:
            async with asyncio.timeout(seconds):
                while self.answering:
                    await asyncio.wait(self.answering)
        except TimeoutError:
            left = len(self.answering)
            log.warning("%d commands or taps could not be answered in %.0f s", left, seconds)

    async def _answer_the_last(self) -> None:
        """Hear of no more taps, and answer those of the last moment while there is still a way to Discord."""
        self._connection.parsers["INTERACTION_CREATE"] = lambda _: None
        # What has just been heard begins to be answered now.
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
        if hasattr(self, "sessions"):
            await self.sessions.stop()
        if hasattr(self, "sharing"):
            await self.sharing.close()
        await self.computers.close()
        await self.drawers.close()
        await self._answer_the_last()
        await super().close()
        if hasattr(self, "store"):
            try:
                if hasattr(self, "sessions"):
                    await self._write_heartbeat()
            finally:
                await self.store.close()

    async def _write_heartbeat(self) -> None:
        if self.is_shared or self.why_ended:
            return
        try:
            await self.heartbeat.write(self.sessions.reach.last)
        except FencedError as error:
            self._end(error)

    def _end(self, error: FencedError) -> None:
        log.error("%s", error)
        self.why_ended = str(error)
        self._closing = asyncio.create_task(self.close())


async def _end_turn(turn: ExitStack) -> None:
    """Let the next shard identify itself when Discord takes it."""
    with turn:
        await asyncio.sleep(IDENTIFY_SECONDS)
