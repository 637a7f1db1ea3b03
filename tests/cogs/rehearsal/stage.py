"""A rehearsal on a local Discord with faults, and a person who taps."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Any

from aiohttp import web
from simcord import InteractionResult

from bot.client import Client
from bot.cluster.single_process import Cluster
from bot.common.settings import Settings
from bot.local.discord_api import Rest
from bot.local.server import LocalDiscord
from bot.local.world import Person
from cogs.app import assemble
from cogs.rehearsal.rehearsal import Rehearsal
from cogs.rehearsal.report import Plan, Report
from cogs.rehearsal.traffic import Traffic
from tests.bot.local.player import parts_of, text_of
from tests.patience import PATIENCE, happens

Json = dict[str, Any]
Answer = Callable[[web.Request], Awaitable[web.Response]]


@dataclass(frozen=True)
class Faults:
    """What is wrong with a Discord.

    It refuses up to ``times`` of the ``refused`` requests, given by method and a pattern in their path, after
    the first ``after``. Its answers about messages are late by some ``seconds``, and every message in them
    is changed.
    """

    refused: tuple[str, str] | None = None
    error: tuple[int, int, str] = (400, 50035, "Invalid Form Body")
    after: int = 0
    times: int = 10_000
    seconds: float = 0.0
    changes: Sequence[Callable[[Json], None]] = ()
    numbers: Iterator[int] = field(default_factory=count)

    async def answer(self, request: web.Request, answer: Answer) -> web.Response:
        """Refuse a request, or change the answer to it."""
        if self.refused is not None:
            method, path = self.refused
            is_meant = request.method == method and re.search(path, request.path)
            if is_meant and self.after <= next(self.numbers) < self.after + self.times:
                status, code, message = self.error
                told = {"code": code, "message": message, "retry_after": 0.001}
                # discord.py parses JSON only with this content type, and waits only on Discord's own 429.
                headers = {"Content-Type": "application/json", "Via": "1.1 local"}
                return web.Response(body=json.dumps(told).encode(), status=status, headers=headers)
        given = await answer(request)
        if re.search(r"channels/\d+/messages", request.path):
            await asyncio.sleep(self.seconds)
        if self.changes and given.status == 200 and given.content_type == "application/json":
            found: Any = json.loads(given.body) if isinstance(given.body, bytes) else None
            shown = found.get("resource", {}).get("message", found) if isinstance(found, dict) else {}
            if shown and "components" in shown and "channel_id" in shown:
                for change in self.changes:
                    change(shown)
                given.body = json.dumps(found).encode()
        return given


class Stage:
    """A local Discord, the bot, and Ann, who taps as requested."""

    taps: tuple[str, ...] = ("channel", "hand", "list", "form", "elsewhere")

    def __init__(self, settings: Settings, faults: Faults) -> None:
        self.local = LocalDiscord()

        class FaultyRest(Rest):
            async def handle(self, request: web.Request) -> web.Response:
                return await faults.answer(request, super().handle)

        self.local.rest = FaultyRest(self.local.world, self.local.url, None)
        self.settings = settings
        self.channel = self.local.world.channels[0].id
        self.ann: Person = self.local.world.person("Ann")
        self.lines: list[str] = []
        self.report = Report(self.lines.append)
        self.traffic = Traffic()
        self.plan = Plan(self.channel, tap_seconds=PATIENCE, form_seconds=PATIENCE, message_seconds=PATIENCE)

    async def rehearse(self, *parts: str, **changed: Any) -> None:
        """Rehearse some parts, or all of them, with a changed plan."""
        cluster, plan = Cluster(self.settings.database), replace(self.plan, parts=parts, **changed)
        async with Client(self.settings, cluster, assemble, trace=self.traffic.trace()) as client:
            serving = asyncio.create_task(client.start("local"))
            tapping = asyncio.create_task(self._tap())
            try:
                await Rehearsal(client, plan, self.traffic, self.report).run()
            finally:
                tapping.cancel()
                serving.cancel()
                await asyncio.gather(tapping, serving, return_exceptions=True)

    def forbid(self, permission: str) -> None:
        """Deny the bot a permission."""
        self.local.world.allow_bot(self.channel, permission, False)

    @property
    def left(self) -> list[Json]:
        """The messages left in the channel and in Ann's direct messages, without ephemeral ones."""
        both = self.ann.messages(self.channel) + self.ann.messages(self.ann.direct_channel)
        return [each for each in both if not int(each.get("flags", 0)) & 64]

    def said(self, right: bool | None) -> dict[str, str]:
        """Return the sentences with a ✔, ✘ or – by subject."""
        found = [each for each in self.report.findings if each.right is right]
        return {
            subject: " ".join(each.sentence for each in found if each.subject == subject)
            for subject in {each.subject for each in found}
        }

    def threads(self) -> list[Any]:
        """Return the threads of the channel."""
        return [each for each in self.local.world.backend.channels.values() if each.is_thread]

    async def _tap(self) -> None:
        """Follow the instructions of the rehearsal's message."""

        await happens(lambda: any("three taps please" in line for line in self.lines))
        texts = [text_of(each) for each in self.ann.messages(self.channel)]
        asked = next(each for each in texts if "This is a rehearsal" in each)
        card = asked.split("tap **")[1].partition("**")[0]
        hands = self.channel if "closed" in self.taps else self.ann.direct_channel
        for tap in self.taps:
            match tap:
                case "channel":
                    await self._do(self.channel, lambda part: part.get("label") == "My hand")
                case "hand":
                    await self._do(hands, lambda part: part.get("label") == card)
                case "list":
                    await self._do(hands, lambda part: part["type"] == 3)
                case "form":
                    await happens(lambda: any("one more tap" in line for line in self.lines))
                    form = await self._do(self.channel, lambda part: part.get("label") == "Options")
                    await self.ann.submit(self.channel, form, _as_it_stands(form))
                case "elsewhere":
                    await happens(lambda: any("/practice on a server" in line for line in self.lines))
                    there = self.local.world.elsewhere.id
                    await self.ann.slash(there, "practice")
                    await self._do(there, lambda part: part.get("label") == "1")
                    await self._do(there, lambda part: str(part.get("label")).startswith("Sell"))

    async def _do(self, channel: int, wanted: Callable[[Json], bool]) -> InteractionResult:
        """Press a button, or choose the last option of a list, once it appears."""

        def find() -> list[tuple[int, Json]]:
            return [
                (int(message["id"]), part)
                for message in self.ann.messages(channel)
                for part in parts_of(message)
                if part["type"] in (2, 3) and wanted(part)
            ]

        await happens(lambda: bool(find()))
        message, part = find()[-1]
        if part["type"] == 3:
            return await self.ann.select(channel, message, part["custom_id"], [part["options"][-1]["value"]])
        return await self.ann.click(channel, message, part["custom_id"])


def _as_it_stands(form: InteractionResult) -> dict[str, str]:
    """Return the values of an unchanged form."""
    assert form.modal is not None
    groups = [label["component"] for label in form.modal["components"]]
    return {
        group["custom_id"]: next(option["value"] for option in group["options"] if option.get("default"))
        for group in groups
    }
