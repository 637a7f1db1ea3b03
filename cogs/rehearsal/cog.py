"""The course of a rehearsal."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial

import discord
from discord.ext import commands

from bot.client import Client
from bot.common.refusal import Refusal
from bot.common.rows import MessageKey
from bot.rehearsal.report import Report
from bot.rehearsal.traffic import Traffic
from bot.rehearsal.wish import Wish
from bot.tables.events import PlaceGoneError
from cogs.discord.delivery import FAULTS, Delivery
from cogs.discord.reply import Interaction
from cogs.game.announcer import Announcer
from cogs.rehearsal import elsewhere
from cogs.rehearsal.clearing import clear
from cogs.rehearsal.flows import SHORT, Flows, NotThereError
from cogs.rehearsal.looking import Looking
from cogs.rehearsal.measures import measure
from cogs.rehearsal.surroundings import Channel, Surroundings
from cogs.rehearsal.taps import Taps
from cogs.samples.every_message import MESSAGES
from cogs.samples.moments import payable_in_several_ways, with_a_choice_of_payment
from cogs.samples.scene import Scene

log = logging.getLogger(__name__)


class RehearsalCog(commands.Cog, name="rehearsal"):
    """Lets the bot do everything once in a channel and looks at what becomes of it."""

    def __init__(self, client: Client, announcer: Announcer) -> None:
        self.names: set[str] = set()
        self._client = client
        self._announcer = announcer
        self._taps: Taps | None = None

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Hear the taps that were asked for."""
        if self._taps is not None:
            self._taps.hear(interaction)

    async def rehearse(self, wish: Wish, traffic: Traffic, report: Report) -> None:
        """Go through the parts of the wish, and take away what was posted, also when it is stopped midway."""
        going = asyncio.ensure_future(self._go_through(wish, traffic, report))
        try:
            await asyncio.shield(going)
        except asyncio.CancelledError:
            report.add(False, "Stopped", "You have stopped the rehearsal before its end.")
            # A message whose answer nobody waits for could not be taken away: its id comes with the answer.
            await traffic.until_answered()
        except FAULTS as error:
            report.add(False, "Discord", f"It did not answer as it should: {_in_a_line(error)}.")
        except Exception as error:
            _tell_own_fault(report, "Rehearsal", error)
        finally:
            going.cancel()
            await self._client.sessions.stop()
            await asyncio.gather(going, return_exceptions=True)
            await traffic.until_answered()
            if self._taps is not None:
                await self._taps.put_away()
            measure(traffic, report)
            await clear(self._client, traffic, report)

    async def _go_through(self, wish: Wish, traffic: Traffic, report: Report) -> None:
        found = await self._look_around(wish, report)
        if found is None:
            return
        channel, person = found
        looking = Looking(self._client, traffic, report)
        self._taps = Taps(self._client, traffic, looking, report, channel, person)
        flows = Flows(self._client, self._announcer, traffic, looking, channel, person, wish.message_seconds)
        for name, part in self._parts(wish, traffic, flows, self._taps, channel, person, report).items():
            if not wish.parts or name in wish.parts:
                await self._try(report, name, part())
                await flows.end_all()

    def _parts(
        self,
        wish: Wish,
        traffic: Traffic,
        flows: Flows,
        taps: Taps,
        channel: Channel,
        person: discord.User,
        report: Report,
    ) -> Mapping[str, Callable[[], Awaitable[None]]]:
        """List the parts in their order: the taps come before samples that look like what is to be tapped."""
        assert self._client.user is not None
        text = self._client.languages.of(None)
        scene = Scene(
            self._client,
            self._announcer,
            text,
            server=channel.guild.id,
            place=channel.id,
            person=person.id,
            other=self._client.user.id,
            names=[person.display_name, *text("computer-names").split(", ")],
        )
        return {
            **{f"{short}: step": partial(flows.step, game) for game, short in SHORT.items()},
            "Thread": partial(flows.thread, report),
            "Taps": partial(self._ask_for_taps, flows, taps, wish.tap_seconds),
            "Form": partial(self._ask_for_form, flows, taps, wish.form_seconds),
            "Elsewhere": partial(self._ask_elsewhere, taps, traffic, report, person, wish.form_seconds),
            **{part: partial(self._show_samples, flows, scene, part) for part in MESSAGES},
        }

    async def _look_around(self, wish: Wish, report: Report) -> tuple[Channel, discord.User] | None:
        around = Surroundings(self._client, Delivery(self._client), report)
        channel = await around.channel(wish.channel)
        if channel is not None:
            self.names |= {channel.name, channel.guild.name}
            around.intents(channel)
        may_play = channel is not None and around.permissions(channel)
        await around.commands()
        await around.emojis()
        if channel is None or not may_play:
            return None
        person = await around.person(wish.person, channel.guild.name)
        return None if person is None else (channel, person)

    async def _try(self, report: Report, subject: str, part: Awaitable[None]) -> None:
        """Go through one part; what goes wrong in it is told, and the next one follows."""
        try:
            await part
        except (NotThereError, *FAULTS, PlaceGoneError, Refusal) as error:
            report.add(False, subject, f"It could not go on: {_in_a_line(error)}.")
        except Exception as error:
            _tell_own_fault(report, subject, error)

    async def _show_samples(self, flows: Flows, scene: Scene, part: str) -> None:
        """Post the samples of a part one after the other."""
        async for name, made in MESSAGES[part](scene):
            await flows.show(f"{part}: {name}", made)

    async def _ask_for_taps(self, flows: Flows, taps: Taps, seconds: float) -> None:
        """Let a person open a hand, and tap one in direct messages."""
        session = await flows.resume(await asyncio.to_thread(with_a_choice_of_payment))
        seat = await flows.until_asked(session)
        await flows.look(session)
        place = payable_in_several_ways(session.game.view(seat))
        assert place is not None
        await taps.ask(
            session, session.messages.get(MessageKey("hand", session.step, seat)), place + 1, seconds
        )
        await taps.send_record(session)
        await flows.end(session)
        await taps.look_at_first("7 Wonders: hand in the channel, ended")

    async def _ask_for_form(self, flows: Flows, taps: Taps, seconds: float) -> None:
        """Let a person open the options of a lobby."""
        await taps.ask_for_form(await flows.gather("base"), seconds)

    async def _ask_elsewhere(
        self, taps: Taps, traffic: Traffic, report: Report, person: discord.User, seconds: float
    ) -> None:
        """Let a person practise where the bot isn't, where anybody is there to do it."""
        if not taps.has_heard:
            report.add(None, elsewhere.SUBJECT, "Not asked for, as nobody tapped before.")
            return
        await elsewhere.ask_for_practice(self._client, traffic, report, person, seconds)


def _tell_own_fault(report: Report, subject: str, error: Exception) -> None:
    """Tell a fault that is ours; the log in the file says where it happened."""
    log.error("the rehearsal failed", exc_info=error)
    report.add(
        False, subject, f"The rehearsal itself is at fault here ({type(error).__name__}): send us the file."
    )


def _in_a_line(error: Exception) -> str:
    return " ".join(str(error).split()).rstrip(".")
