"""Running a rehearsal part by part, and deleting what it has posted."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial

import discord

from bot.client import Client
from bot.common.options import GAME_NAMES
from cogs.discord.delivery import FAULTS, Delivery
from cogs.discord.message import message
from cogs.discord.permissions import missing_permissions_in
from cogs.rehearsal.checker import EPHEMERAL, Checker, sent_and_shown
from cogs.rehearsal.flows import Channel, Flows
from cogs.rehearsal.report import Plan, Report
from cogs.rehearsal.traffic import Traffic
from cogs.samples.every_message import MESSAGES
from cogs.samples.scene import Scene

log = logging.getLogger(__name__)

EMOJI_SECONDS = 120.0
"""Seconds that uploading all emojis may take; Discord limits the rate."""

OPTIONAL = ("Form", "Elsewhere")
"""Parts that are skipped if the person has not tapped in an earlier part."""


class Rehearsal:
    """Has the bot do everything once in a channel, and checks the results."""

    def __init__(self, client: Client, plan: Plan, traffic: Traffic, report: Report) -> None:
        self._client = client
        self._plan = plan
        self._traffic = traffic
        self._report = report
        self._checker = Checker(client, traffic, report)

    async def run(self) -> None:
        """Run the chosen parts, and delete what was posted, even if it is cancelled midway."""
        await self._client.wait_until_ready()
        begun = len(self._traffic.exchanges)
        try:
            flows = await self._prepare()
            if flows is not None:
                await self._checker.check("Start")
                for name, part in self._parts(flows).items():
                    if self._plan.parts and name not in self._plan.parts:
                        continue
                    if name in OPTIONAL and not flows.taps:
                        self._report.add(None, name, "Not asked for, as nobody tapped before.")
                        continue
                    await self._try(name, part())
                    await self._checker.check(name)
                    await self._try(name, flows.end_all())
        finally:
            await self._client.sessions.stop()
            await self._traffic.answered()
            self._checker.summarize()
            await self._try("Cleaning up", self._clear(begun))

    async def _prepare(self) -> Flows | None:
        """Return what plays in the channel with the person, or None if nothing can be played there."""
        client, report, text = self._client, self._report, self._client.languages.of(None)
        # Messages show the emojis that have been uploaded.
        if uploading := [task for task in asyncio.all_tasks() if task.get_name() == "emojis"]:
            await asyncio.wait(uploading, timeout=EMOJI_SECONDS)
        number = self._plan.channel
        try:
            channel = await client.fetch_channel(number)
        except (discord.DiscordException, *FAULTS) as error:
            why = f"Channel {number} cannot be used ({error}): check the id, and invite the bot."
            report.add(False, "Channel", why)
            return None
        if not isinstance(channel, Channel):
            report.add(False, "Channel", "People do not write there: name a text channel or a thread.")
            return None
        self._traffic.names |= {channel.name, channel.guild.name}
        if missing := missing_permissions_in(channel, text):
            report.add(False, "Channel", f"Missing there: {missing}; give them to the bot's role and repeat.")
            return None
        report.add(True, "Channel", f"#{channel.name} on {channel.guild.name} is there to play in.")
        try:
            application = await client.application_info()
            owner = application.owner.id if application.team is None else application.team.owner_id
            person = await client.fetch_user(self._plan.person or owner or 0)
        except FAULTS as error:
            why = f"Nobody is found ({error}): say who plays and taps with --person ID."
            report.add(False, "Person", why)
            return None
        if person.bot:
            report.add(False, "Person", f"{person.display_name} is a bot, which cannot tap.")
            return None
        # A person's row is created by their first action, which is still to come.
        await client.store.set_language(person.id, text.language)
        hello = message(text("seat-taken-hello", server=channel.guild.name))
        is_open = await Delivery(client).open_direct(person, hello) == "open"
        said = f"{person.display_name} can be written to."
        if not is_open:
            said = (
                f"{person.display_name} takes no direct messages of the bot: they must share a server with "
                "it and allow them there (Privacy Settings); hands are then shown in the channel."
            )
        report.add(is_open, "Direct messages", said)
        return Flows(client, self._plan, self._traffic, report, channel, person)

    def _parts(self, flows: Flows) -> Mapping[str, Callable[[], Awaitable[None]]]:
        """Return the parts in order: taps before samples that look like the messages to tap."""
        assert self._client.user is not None
        scene = Scene(
            self._client,
            flows.text,
            server=flows.channel.guild.id,
            place=flows.channel.id,
            person=flows.person.id,
            other=self._client.user.id,
            names=[flows.person.display_name, *flows.text("computer-names").split(", ")],
        )

        async def show(part: str) -> None:
            async for name, made in MESSAGES[part](scene):
                await flows.show(made)
                await self._checker.check(f"{part}: {name}")

        return {
            **{f"{flows.text(f'game-{game}')}: step": partial(flows.step, game) for game in GAME_NAMES},
            "Thread": flows.thread,
            "Taps": flows.three_taps,
            "Form": flows.form,
            "Elsewhere": flows.practice_elsewhere,
            **{part: partial(show, part) for part in MESSAGES},
        }

    async def _clear(self, begun: int) -> None:
        """Delete everything that was posted, and report what could not be deleted."""
        client, exchanges = self._client, self._traffic.exchanges[begun:]
        answers = [sent_and_shown(each)[1] or {"flags": EPHEMERAL} for each in exchanges]
        public = [each for each in answers if not int(each.get("flags") or 0) & EPHEMERAL]
        first = min((int(each["id"]) for each in public), default=0)
        left, number = [], 0
        for channel in {int(each["channel_id"]) for each in public}:
            async for posted in client.get_partial_messageable(channel).history(limit=None):
                if posted.id < first:
                    break
                if posted.author == client.user:
                    number += 1
                    try:
                        await posted.delete()
                    except FAULTS:
                        left.append(f"<{posted.jump_url}>")
        said = f"All {number} messages of the rehearsal are deleted."
        if left:
            said = f"{len(left)} of {number} messages could not be deleted, please do: {', '.join(left)}."
        self._report.add(not left, "Cleaning up", said)
        for each in exchanges:
            if each.method == "POST" and each.path.endswith("/threads") and each.went_well:
                thread = int(each.answer["id"])
                try:
                    await client.http.delete_channel(thread)
                except discord.Forbidden:
                    # A thread's owner can archive it (Discord, Threads).
                    await client.http.edit_channel(thread, archived=True)
                    stays = f"<#{thread}> is empty and archived: whoever may manage threads can delete it."
                    self._report.add(None, "Thread that stays", stays)

    async def _try(self, subject: str, part: Awaitable[None]) -> None:
        """Run one part and report its error; the log says where it happened."""
        try:
            await part
        except Exception as error:
            log.error("a part of the rehearsal failed", exc_info=error)
            why = " ".join(f"{type(error).__name__}: {error}".split()).rstrip(".")
            self._report.add(False, subject, f"It could not go on: {why}.")
