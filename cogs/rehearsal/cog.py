"""Running a rehearsal part by part."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from discord.ext import commands

from bot.client import Client
from bot.common.refusal import Refusal
from bot.common.rows import MessageKey
from bot.rehearsal.plan import Plan
from bot.rehearsal.report import Report
from bot.rehearsal.traffic import Traffic
from bot.tables.game_listener import PlaceGoneError
from cogs.app import assemble
from cogs.discord.delivery import FAULTS, Delivery
from cogs.discord.reply import Interaction
from cogs.game.announcer import Announcer
from cogs.rehearsal.afterwards import clear, measure
from cogs.rehearsal.context import RehearsalContext
from cogs.rehearsal.flows import SHORT, Flows, OverdueError
from cogs.rehearsal.message_checker import MessageChecker
from cogs.rehearsal.surroundings import Surroundings
from cogs.rehearsal.taps import Taps
from cogs.samples.every_message import MESSAGES
from cogs.samples.moments import payable_in_several_ways, with_a_choice_of_payment
from cogs.samples.scene import Scene

log = logging.getLogger(__name__)


class RehearsalCog(commands.Cog, name="rehearsal"):
    """Has the bot do everything once in a channel, and checks the results."""

    def __init__(self, client: Client, announcer: Announcer) -> None:
        self.names: set[str] = set()
        self._client = client
        self._announcer = announcer
        self._taps: Taps | None = None

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Record the taps that were asked for."""
        if self._taps is not None:
            self._taps.record(interaction)

    async def rehearse(self, plan: Plan, traffic: Traffic, report: Report) -> None:
        """Run the requested parts, and delete what was posted, even if it is stopped midway."""
        going = asyncio.ensure_future(self._go_through(plan, traffic, report))
        try:
            await asyncio.shield(going)
        except asyncio.CancelledError:
            report.add(False, "Stopped", "You have stopped the rehearsal before its end.")
            # The id of a message comes with its answer, without which it can't be deleted.
            await traffic.until_answered()
        except FAULTS as error:
            report.add(False, "Discord", f"It did not answer as it should: {_in_a_line(error)}.")
        except Exception as error:
            _report_own_fault(report, "Rehearsal", error)
        finally:
            going.cancel()
            await self._client.sessions.stop()
            await asyncio.gather(going, return_exceptions=True)
            await traffic.until_answered()
            if self._taps is not None:
                await self._taps.delete_answer()
            measure(traffic, report)
            await clear(self._client, traffic, report)

    async def _go_through(self, plan: Plan, traffic: Traffic, report: Report) -> None:
        context = await self._prepare(plan, traffic, report)
        if context is None:
            return
        self._taps = Taps(context)
        flows = Flows(context)
        for name, part in self._parts(context, flows, self._taps).items():
            if not plan.parts or name in plan.parts:
                await self._try(report, name, part())
                await flows.end_all()

    def _parts(
        self, context: RehearsalContext, flows: Flows, taps: Taps
    ) -> Mapping[str, Callable[[], Awaitable[None]]]:
        """Return the parts in order: taps before samples that look like the messages to tap."""
        assert self._client.user is not None
        scene = Scene(
            self._client,
            self._announcer,
            context.text,
            server=context.channel.guild.id,
            place=context.channel.id,
            person=context.person.id,
            other=self._client.user.id,
            names=[context.person.display_name, *context.text("computer-names").split(", ")],
        )

        async def ask_for_form() -> None:
            await taps.ask_for_form(await flows.gather("base"))

        return {
            **{f"{short}: step": partial(flows.step, game) for game, short in SHORT.items()},
            "Thread": flows.thread,
            "Taps": partial(_ask_for_taps, flows, taps),
            "Form": ask_for_form,
            "Elsewhere": taps.ask_for_practice,
            **{part: partial(_show_samples, flows, scene, part) for part in MESSAGES},
        }

    async def _prepare(self, plan: Plan, traffic: Traffic, report: Report) -> RehearsalContext | None:
        client, around = self._client, Surroundings(self._client, report)
        channel = await around.channel(plan.channel)
        if channel is not None:
            self.names |= {channel.name, channel.guild.name}
            around.intents(channel)
        may_play = channel is not None and around.permissions(channel)
        await around.commands()
        await around.emojis()
        if channel is None or not may_play:
            return None
        person = await around.person(plan.person, channel.guild.name)
        if person is None:
            return None
        checker, text = MessageChecker(client, traffic, report), client.languages.of(None)
        return RehearsalContext(
            client, Delivery(client), text, plan, traffic, report, checker, channel, person
        )

    async def _try(self, report: Report, subject: str, part: Awaitable[None]) -> None:
        """Run one part and report its errors; the next part runs anyway."""
        try:
            await part
        except (OverdueError, *FAULTS, PlaceGoneError, Refusal) as error:
            report.add(False, subject, f"It could not go on: {_in_a_line(error)}.")
        except Exception as error:
            _report_own_fault(report, subject, error)


async def assemble_rehearsal(client: Client) -> None:
    """Give the client all its cogs, and the rehearsal."""
    await client.add_cog(RehearsalCog(client, await assemble(client)))


async def _show_samples(flows: Flows, scene: Scene, part: str) -> None:
    async for name, made in MESSAGES[part](scene):
        await flows.show(f"{part}: {name}", made)


async def _ask_for_taps(flows: Flows, taps: Taps) -> None:
    session = await flows.resume(await asyncio.to_thread(with_a_choice_of_payment))
    seat = await flows.until_asked(session)
    await flows.check(session)
    place = payable_in_several_ways(session.game.view(seat))
    assert place is not None
    await taps.ask(session, session.messages.get(MessageKey("hand", session.step, seat)), place + 1)
    await taps.send_record(session)
    await flows.end(session)
    await taps.check_first_answer("7 Wonders: hand in the channel, ended")


def _report_own_fault(report: Report, subject: str, error: Exception) -> None:
    """Report an error of the rehearsal itself; the log file shows where it happened."""
    log.error("the rehearsal failed", exc_info=error)
    report.add(
        False, subject, f"The rehearsal itself is at fault here ({type(error).__name__}): send us the file."
    )


def _in_a_line(error: Exception) -> str:
    return " ".join(str(error).split()).rstrip(".")
