"""Taps by a person: a button in the channel, one in the direct message, a list; if they like, a form."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, cast

import discord

from bot.client import Client
from bot.lobbies import Lobby
from bot.rehearsal.report import Report
from bot.rehearsal.traffic import Exchange, Traffic
from bot.rows import Post
from bot.sitting import Sitting
from cogs.discord.delivery import Delivery, not_in_the_way
from cogs.discord.message import custom_id, message
from cogs.discord.reply import Interaction
from cogs.lobby.message import FORM
from cogs.rehearsal.looking import Looking
from cogs.rehearsal.surroundings import Channel

FORM_SUBJECT, FORM_SENT = "Form that opens", "Form that is sent"

LONGEST_ANSWER = 3.0
"""Seconds after which Discord shows that an interaction has failed."""

PATIENCE_WITH_AN_ANSWER = 10.0
LOOK_AGAIN_SECONDS = 0.01


@dataclass(frozen=True, slots=True)
class Heard:
    """A tap, and when it came by the event loop's clock."""

    interaction: Interaction
    at: float

    @property
    def identity(self) -> str:
        """The id of what was tapped."""
        return str(cast("dict[str, Any]", self.interaction.data or {}).get("custom_id", ""))


@dataclass(frozen=True, slots=True)
class _Wanted:
    subject: str
    fits: Callable[[Heard], bool]


class Taps:
    """Asks for taps, hears them and looks at how they are answered."""

    def __init__(
        self, client: Client, traffic: Traffic, looking: Looking, report: Report, seconds: float
    ) -> None:
        """Wait at most so many ``seconds`` for all taps together."""
        self._client = client
        self._traffic = traffic
        self._looking = looking
        self._report = report
        self._seconds = seconds
        self._heard: list[Heard] = []
        self.first: Interaction | None = None
        self._opened: Post | None = None

    def hear(self, interaction: Interaction) -> None:
        """Take in a tap; the bot answers it as ever."""
        self._heard.append(Heard(interaction, asyncio.get_running_loop().time()))

    async def ask(
        self, channel: Channel, person: discord.User, sitting: Sitting, hand: Post | None, card: int
    ) -> None:
        """Ask a person for the taps and wait; ``card`` is the number of the button that brings a list."""
        mine = f"hand:{sitting.id}:"
        shown = custom_id("table", sitting.id, "hand")
        wanted = [
            _Wanted("Tap in the channel", lambda tap: tap.identity == f"button:{shown}"),
            _Wanted(
                "Tap on the hand" if hand is None else "Tap in the direct message",
                lambda tap: (
                    tap.identity.startswith(f"button:{mine}")
                    and (tap.interaction.guild_id is None or hand is None)
                ),
            ),
            _Wanted("Choice in a list", lambda tap: tap.identity.startswith(f"list:{mine}")),
        ]
        text = self._client.languages.of(None)
        words = text(
            "rehearsal-taps", person=f"<@{person.id}>", number=card, open="no" if hand is None else "yes"
        )
        await Delivery(self._client).send(channel.id, message(words).view(), mentions=[person.id])
        self._report.tell(
            f"  {person.display_name}, three taps please: My hand in #{channel.name}, then in the "
            f"{'direct message' if hand is not None else 'hand that opens'} {card}, then an entry of the "
            f"list that comes. Waiting {self._seconds:.0f} s."
        )
        until = asyncio.get_running_loop().time() + self._seconds
        while wanted and asyncio.get_running_loop().time() < until:
            for tap in self._take(person):
                for each in [each for each in wanted if each.fits(tap)]:
                    wanted.remove(each)
                    await self._look_at(each.subject, tap)
            await asyncio.sleep(LOOK_AGAIN_SECONDS)
        for each in wanted:
            self._report.add(False, each.subject, f"Nobody tapped within {self._seconds:.0f} s: repeat it.")

    async def ask_for_form(
        self, channel: Channel, person: discord.User, lobby: Lobby, seconds: float
    ) -> None:
        """Ask for one more tap, which opens a form, and wait so many ``seconds``.

        Discord shows a form only as the first answer to a tap. Nobody has to make it.
        """
        text = self._client.languages.of(None)
        words = message(text("rehearsal-form", person=f"<@{person.id}>"))
        await Delivery(self._client).send(channel.id, words.view(), mentions=[person.id])
        self._report.tell(
            f"  {person.display_name}, one more tap if you like: Options in #{channel.name}, and send the "
            f"form. Waiting {seconds:.0f} s."
        )
        opening = await self._hear(person, f"button:{custom_id('lobby', lobby.row.id, 'options')}", seconds)
        if opening is None:
            self._report.add(
                None, FORM_SUBJECT, "Nobody pressed Options: the form was not tried, and need not be."
            )
            return
        # The form changes no message, and may be sent back before anybody has looked.
        if not await self._tell_answer(FORM_SUBJECT, opening):
            return
        sent = await self._hear(person, f"{FORM}{lobby.row.id}", seconds)
        if sent is None:
            self._report.add(None, FORM_SENT, "Nobody sent the form back: how it is taken was not tried.")
            return
        await self._look_at(FORM_SENT, sent)

    async def _hear(self, person: discord.User, identity: str, seconds: float) -> Heard | None:
        """Wait for a tap on what has this id."""
        until = asyncio.get_running_loop().time() + seconds
        while asyncio.get_running_loop().time() < until:
            for tap in self._heard:
                if (tap.interaction.user.id, tap.identity) == (person.id, identity):
                    self._heard.remove(tap)
                    return tap
            await asyncio.sleep(LOOK_AGAIN_SECONDS)
        return None

    async def look_at_first(self, subject: str) -> None:
        """Look at the answer that only who tapped can see."""
        await self._looking.look({} if self._opened is None else {subject: self._opened})

    async def put_away(self) -> None:
        """Take away the answer that only who tapped can see."""
        if self.first is not None:
            await not_in_the_way(self.first.delete_original_response())

    def _take(self, person: discord.User) -> list[Heard]:
        taken = [tap for tap in self._heard if tap.interaction.user.id == person.id]
        self._heard.clear()
        return taken

    async def _look_at(self, subject: str, tap: Heard) -> None:
        """Tell how a tap was answered and what became of the message."""
        await self._tell_answer(subject, tap)
        if tap.identity.startswith("button:table:"):
            self.first = tap.interaction
            self._opened = await self._shown(tap)
            await self.look_at_first("7 Wonders: hand in the channel")
        elif tap.interaction.message is not None:
            tapped = tap.interaction.message
            post = Post(tapped.channel.id, tapped.id)
            await self._until_nothing_is_answered()
            await self._looking.look({f"{subject}: message": post}, keeps=True)

    async def _tell_answer(self, subject: str, tap: Heard) -> bool:
        """Tell how a tap was answered; gives whether it was answered well."""
        first = await self._answer(tap)
        seconds = LONGEST_ANSWER if first is None or first.ended is None else first.ended - tap.at
        right = first is not None and first.went_well and seconds < LONGEST_ANSWER
        self._report.add(
            right,
            subject,
            f"Answered after {seconds:.2f} s."
            if right
            else "It was not answered in three seconds, or Discord refused the answer.",
        )
        return right

    async def _until_nothing_is_answered(self) -> None:
        """Wait for what the bot still does for a tap: a message may be changed after the first answer."""
        if self._client.answering:
            await asyncio.wait(self._client.answering, timeout=PATIENCE_WITH_AN_ANSWER)

    async def _answer(self, tap: Heard) -> Exchange | None:
        return await self._exchange(f"/interactions/{tap.interaction.id}/")

    async def _shown(self, tap: Heard) -> Post | None:
        """Give the message with which a tap was answered once it has been thought about."""
        done = await self._exchange(f"/webhooks/{tap.interaction.application_id}/{tap.interaction.token}/")
        if done is None or not isinstance(done.answer, dict) or "id" not in done.answer:
            return None
        return Post(int(done.answer["channel_id"]), int(done.answer["id"]))

    async def _exchange(self, path: str) -> Exchange | None:
        """Wait for a request and its answer."""
        until = asyncio.get_running_loop().time() + PATIENCE_WITH_AN_ANSWER
        while asyncio.get_running_loop().time() < until:
            found = next((each for each in self._traffic.since(0) if each.path.startswith(path)), None)
            if found is not None:
                return found
            await asyncio.sleep(LOOK_AGAIN_SECONDS)
        return None
