"""Running a rehearsal part by part, and deleting what it has posted."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from http import HTTPStatus
from statistics import median
from urllib.parse import unquote, urlsplit

import discord

from bot.client import Client
from bot.common.game_options import GAME_NAMES
from cogs.discord.delivery import FAULTS, Delivery
from cogs.discord.message import message
from cogs.discord.permissions import missing_permissions_in
from cogs.rehearsal.differences import (
    EPHEMERAL,
    media_of,
    message_differences,
    parts,
    refusal,
    sent_and_shown,
)
from cogs.rehearsal.flows import Channel, Flows
from cogs.rehearsal.report import Plan, Report
from cogs.rehearsal.traffic import Exchange, Traffic
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
        self._checked = 0

    async def run(self) -> None:
        """Run the chosen parts, and delete what was posted, even if it is cancelled midway."""
        await self._client.wait_until_ready()
        begun = len(self._traffic.exchanges)
        try:
            flows = await self._prepare()
            if flows is not None:
                await self._check("Start")
                for name, part in self._parts(flows).items():
                    if self._plan.parts and name not in self._plan.parts:
                        continue
                    if name in OPTIONAL and not flows.taps:
                        self._report.add(None, name, "Not asked for, as nobody tapped before.")
                        continue
                    await self._try(name, part())
                    await self._check(name)
                    await self._try(name, flows.end_all())
        finally:
            await self._client.sessions.stop()
            await self._traffic.answered()
            self._summarize()
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
                await self._check(f"{part}: {name}")

        return {
            **{f"{flows.text(f'game-{game}')}: step": partial(flows.step, game) for game in GAME_NAMES},
            "Thread": flows.thread,
            "Taps": flows.three_taps,
            "Form": flows.form,
            "Elsewhere": flows.practice_elsewhere,
            **{part: partial(show, part) for part in MESSAGES},
        }

    # -- checking -----------------------------------------------------------------------------------------

    async def _check(self, subject: str) -> None:
        """Add a finding about all messages that were posted and edited since the last call, if any."""
        exchanges = await self._traffic.answered(self._checked)
        self._checked += len(exchanges)
        newest: dict[str, Exchange] = {}
        problems: list[str] = []
        late = self._client.languages.of(None)("picture-late")
        for each in exchanges:
            problems += refusal(each)
            meant, shown = sent_and_shown(each)
            if each.method == "DELETE":
                newest.pop(each.path.rpartition("/")[2], None)
            elif shown is not None:
                newest[str(shown["id"])] = each
                problems += message_differences(meant, shown)
                if any(late in str(part.get("content")) for part in parts(meant)):
                    problems.append("the bot wrote that a picture is late instead of keeping it")
        for identity, each in newest.items():
            found = await self._read_back(each)
            later = [each for each in self._traffic.exchanges[self._checked :] if each.method != "GET"]
            # What has been changed meanwhile is checked the next time.
            if not any(each.path.endswith(f"/messages/{identity}") for each in later):
                problems += found
        if problems:
            self._report.add(False, subject, f"{'; '.join(dict.fromkeys(problems))}.")
        elif newest:
            seconds = max(each.seconds for each in newest.values())
            counted = "As it was meant" if len(newest) == 1 else f"{len(newest)} messages as they were meant"
            self._report.add(True, subject, f"{counted} ({seconds:.2f} s at most).")

    async def _read_back(self, write: Exchange) -> list[str]:
        """Return what is wrong with a public message as it is read back, and with its new pictures."""
        meant, shown = sent_and_shown(write)
        assert shown is not None
        try:
            if not int(shown.get("flags") or 0) & EPHEMERAL:
                shown = {**await self._client.http.get_message(int(shown["channel_id"]), int(shown["id"]))}
            problems = [*message_differences(meant, shown)]
            for media in media_of(shown):
                name = unquote(urlsplit(str(media.get("url"))).path).rpartition("/")[2]
                if name in write.files and str(media["url"]).startswith("http"):
                    data = await self._client.http.get_from_cdn(media["url"])
                    if data != write.files[name]:
                        problems.append(f"the picture {name} is another one when it is fetched")
        except FAULTS as error:
            return [f"a message or its picture could not be read back: {error}"]
        return problems

    def _summarize(self) -> None:
        """Add a finding about all requests: how long they took, and how many came too early or failed."""
        exchanges = [each for each in self._traffic.exchanges if each.ended is not None]
        early = sum(each.status == HTTPStatus.TOO_MANY_REQUESTS for each in exchanges)
        failed = sum(each.status == 0 or each.status >= 500 for each in exchanges)
        seconds = [each.seconds for each in exchanges if sent_and_shown(each)[1] is not None] or [0.0]
        self._report.add(
            # The library waits for announced limits, so few requests come too early.
            not failed and early <= len(exchanges) / 20,
            "Requests",
            f"Messages took {median(seconds):.2f} s in the middle and {max(seconds):.2f} s at most; of "
            f"{len(exchanges)} requests {early} came too early (429) and {failed} failed at Discord or on "
            "the way.",
        )

    # -- the end ------------------------------------------------------------------------------------------

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
