"""A rehearsal on the local Discord, with somebody who taps."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any, Protocol

from aiohttp import web
from simcord import InteractionResult
from simcord.backend.models import Channel

from bot.app import make_rehearsing_client
from bot.common.settings import Settings
from bot.local.rest import Rest
from bot.local.server import LocalDiscord
from bot.local.world import Person
from bot.rehearsal.command import Rehearsal
from bot.rehearsal.plan import Plan
from bot.rehearsal.report import Report
from bot.rehearsal.traffic import Traffic
from renders.parts.emoji import emoji_pictures
from tests.bot.local.player import parts_of, text_of
from tests.patience import PATIENCE, happens

Json = dict[str, Any]
Answer = Callable[[web.Request], Awaitable[web.Response]]


class Mischief(Protocol):
    """Something wrong with a Discord: answers a request as it likes, or by what would ``answer`` it well."""

    async def __call__(self, request: web.Request, answer: Answer) -> web.Response: ...


async def well(request: web.Request, answer: Answer) -> web.Response:
    """Do nothing wrong."""
    return await answer(request)


class MischievousRest(Rest):
    """Discord's REST interface with something wrong in it."""

    mischief: Mischief = staticmethod(well)

    async def handle(self, request: web.Request) -> web.Response:
        return await self.mischief(request, super().handle)


class Stage:
    """A local Discord, the bot in it, and Ann, who taps what she is asked to."""

    def __init__(self, settings: Settings, *, mischief: Mischief = well) -> None:
        self.local = LocalDiscord()
        rest = MischievousRest(self.local.environment, self.local.url, None)
        rest.mischief = mischief
        self.local.rest = rest
        for word, picture in emoji_pictures().items():
            self.local.environment.backend.create_application_emoji(f"{word}_{picture.mark}")
        self.settings = settings
        self.channel = self.local.world.channels[0].id
        self.ann: Person = self.local.world.person("Ann")
        self.lines: list[str] = []
        self.report = Report(self.lines.append)
        self.traffic = Traffic()
        self.plan = Plan(
            self.channel,
            self.ann.id,
            tap_seconds=PATIENCE,
            form_seconds=PATIENCE,
            message_seconds=PATIENCE,
        )
        self._working: asyncio.Future[None] | None = None
        self.taps: tuple[str, ...] = ("channel", "hand", "list", "form", "elsewhere")

    async def rehearse(self) -> None:
        """Rehearse from the first line to the last; every part unless `play` has named some."""
        await self.rehearse_each(self.plan)

    async def rehearse_each(self, *plans: Plan) -> None:
        """Rehearse one plan after the other."""
        async with make_rehearsing_client(self.settings, self.traffic.trace()) as client:
            serving = asyncio.create_task(client.start("local"))
            tapping = asyncio.create_task(self._tap())
            try:
                ready = asyncio.ensure_future(client.wait_until_ready())
                await asyncio.wait({ready, serving}, return_when=asyncio.FIRST_COMPLETED)
                assert ready.done(), serving.exception()
                rehearsal = client.get_cog("rehearsal")
                assert isinstance(rehearsal, Rehearsal)
                for plan in plans:
                    rehearsing = rehearsal.rehearse(plan, self.traffic, self.report)
                    self._working = asyncio.ensure_future(rehearsing)
                    await self._working
            finally:
                tapping.cancel()
                serving.cancel()
                await asyncio.gather(tapping, serving, return_exceptions=True)

    def play(self, *parts: str) -> None:
        """Let the rehearsal have these parts alone."""
        self.plan = replace(self.plan, parts=parts)

    def expect_no_taps(self) -> None:
        """Let nobody tap, and the rehearsal not wait for it."""
        self.taps = ()
        self.plan = replace(self.plan, tap_seconds=0.2)

    def expect_nothing_more(self) -> None:
        """Let the rehearsal give up soon what does not come."""
        self.expect_no_taps()
        self.plan = replace(self.plan, message_seconds=0.3)

    def stop(self) -> None:
        """Press Ctrl-C."""
        assert self._working is not None
        self._working.cancel()

    def posted(self) -> list[str]:
        """The requests that have sent a message."""
        return [
            each.path
            for each in self.traffic.exchanges
            if each.method == "POST" and each.path.endswith("/messages")
        ]

    @property
    def left(self) -> list[Json]:
        """What stands in the channel and in Ann's direct messages, and is not for her alone."""
        both = self.ann.messages(self.channel) + self.ann.messages(self.ann.direct_channel)
        return [each for each in both if not int(each.get("flags", 0)) & 64]

    def wrong(self) -> dict[str, str]:
        """The sentences with a ✘ by their subjects."""
        return {each.subject: each.sentence for each in self.report.findings if each.right is False}

    def untried(self) -> dict[str, str]:
        """The sentences with a – by their subjects."""
        return {each.subject: each.sentence for each in self.report.findings if each.right is None}

    def threads(self) -> list[Channel]:
        """The threads of the channel."""
        kept = self.local.environment.backend.channels.values()
        return [each for each in kept if each.is_thread and each.parent_id == self.channel]

    async def _tap(self) -> None:
        """Do what the message with the request says."""

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
        """Press a button or choose the last entry of a list, as soon as it is there."""

        def find() -> tuple[int, Json] | None:
            for message in reversed(self.ann.messages(channel)):
                for part in parts_of(message):
                    if part["type"] in (2, 3) and wanted(part):
                        return int(message["id"]), part
            return None

        await happens(lambda: find() is not None)
        found = find()
        assert found is not None
        message, part = found
        if part["type"] == 3:
            return await self.ann.select(channel, message, part["custom_id"], [part["options"][-1]["value"]])
        return await self.ann.click(channel, message, part["custom_id"])


def _as_it_stands(form: InteractionResult) -> dict[str, str]:
    """Return what a form sends back in which nothing was changed."""
    assert form.modal is not None
    groups = [label["component"] for label in form.modal["components"]]
    return {
        group["custom_id"]: next(option["value"] for option in group["options"] if option.get("default"))
        for group in groups
    }
