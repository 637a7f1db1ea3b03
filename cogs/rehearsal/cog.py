"""The course of a rehearsal."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial

from discord.ext import commands

from bot.client import Client
from bot.common.refusal import Refusal
from bot.common.rows import MessageKey
from bot.rehearsal.report import Report
from bot.rehearsal.traffic import Traffic
from bot.rehearsal.wish import Plan
from bot.tables.events import PlaceGoneError
from cogs.app import assemble
from cogs.discord.delivery import FAULTS, Delivery
from cogs.discord.reply import Interaction
from cogs.game.announcer import Announcer
from cogs.rehearsal.afterwards import clear, measure
from cogs.rehearsal.flows import SHORT, Flows, NotThereError
from cogs.rehearsal.looking import Looking
from cogs.rehearsal.setting import Setting
from cogs.rehearsal.surroundings import Surroundings
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

    async def rehearse(self, plan: Plan, traffic: Traffic, report: Report) -> None:
        """Go through the parts of the plan, and take away what was posted, also when it is stopped midway."""
        going = asyncio.ensure_future(self._go_through(plan, traffic, report))
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

    async def _go_through(self, plan: Plan, traffic: Traffic, report: Report) -> None:
        setting = await self._look_around(plan, traffic, report)
        if setting is None:
            return
        self._taps = Taps(setting)
        flows = Flows(setting)
        for name, part in self._parts(setting, flows, self._taps).items():
            if not plan.parts or name in plan.parts:
                await self._try(report, name, part())
                await flows.end_all()

    def _parts(
        self, setting: Setting, flows: Flows, taps: Taps
    ) -> Mapping[str, Callable[[], Awaitable[None]]]:
        """List the parts in their order: the taps come before samples that look like what is to be tapped."""
        assert self._client.user is not None
        scene = Scene(
            self._client,
            self._announcer,
            setting.text,
            server=setting.channel.guild.id,
            place=setting.channel.id,
            person=setting.person.id,
            other=self._client.user.id,
            names=[setting.person.display_name, *setting.text("computer-names").split(", ")],
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

    async def _look_around(self, plan: Plan, traffic: Traffic, report: Report) -> Setting | None:
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
        looking, text = Looking(client, traffic, report), client.languages.of(None)
        return Setting(client, Delivery(client), text, plan, traffic, report, looking, channel, person)

    async def _try(self, report: Report, subject: str, part: Awaitable[None]) -> None:
        """Go through one part; what goes wrong in it is told, and the next one follows."""
        try:
            await part
        except (NotThereError, *FAULTS, PlaceGoneError, Refusal) as error:
            report.add(False, subject, f"It could not go on: {_in_a_line(error)}.")
        except Exception as error:
            _tell_own_fault(report, subject, error)


async def assemble_rehearsal(client: Client) -> None:
    """Give the client all that it plays with, and the rehearsal beside it."""
    await client.add_cog(RehearsalCog(client, await assemble(client)))


async def _show_samples(flows: Flows, scene: Scene, part: str) -> None:
    """Post the samples of a part one after the other."""
    async for name, made in MESSAGES[part](scene):
        await flows.show(f"{part}: {name}", made)


async def _ask_for_taps(flows: Flows, taps: Taps) -> None:
    """Let a person open a hand, and tap one in direct messages."""
    session = await flows.resume(await asyncio.to_thread(with_a_choice_of_payment))
    seat = await flows.until_asked(session)
    await flows.look(session)
    place = payable_in_several_ways(session.game.view(seat))
    assert place is not None
    await taps.ask(session, session.messages.get(MessageKey("hand", session.step, seat)), place + 1)
    await taps.send_record(session)
    await flows.end(session)
    await taps.look_at_first("7 Wonders: hand in the channel, ended")


def _tell_own_fault(report: Report, subject: str, error: Exception) -> None:
    """Tell a fault that is ours; the log in the file says where it happened."""
    log.error("the rehearsal failed", exc_info=error)
    report.add(
        False, subject, f"The rehearsal itself is at fault here ({type(error).__name__}): send us the file."
    )


def _in_a_line(error: Exception) -> str:
    return " ".join(str(error).split()).rstrip(".")
