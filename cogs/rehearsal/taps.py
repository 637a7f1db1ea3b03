"""Taps by a person: buttons and a list of a hand; if they like, a form, and practice where the bot isn't."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, cast

from bot.common.rows import MessageRef, place_seen_by
from bot.rehearsal.traffic import Exchange
from bot.tables.lobby import Lobby
from bot.tables.session import Session
from cogs.discord.delivery import best_effort
from cogs.discord.installs import serves_guests
from cogs.discord.message import custom_id, message
from cogs.discord.permissions import install_link
from cogs.discord.reply import Interaction
from cogs.lobby.message import FORM
from cogs.records.cog import record_file
from cogs.rehearsal.setting import Setting, found

FORM_SUBJECT, FORM_SENT, ELSEWHERE = "Form that opens", "Form that is sent", "Where the bot isn't"

LONGEST_ANSWER = 3.0
"""Seconds after which Discord shows that an interaction has failed."""

PATIENCE_WITH_AN_ANSWER = 10.0


@dataclass(frozen=True, slots=True)
class Heard:
    """A tap, and when it came by the event loop's clock."""

    interaction: Interaction
    at: float

    @property
    def identity(self) -> str:
        """The id of what was tapped."""
        return str(cast("dict[str, Any]", self.interaction.data or {}).get("custom_id", ""))


class Taps:
    """Asks a person for taps, hears them and looks at how they are answered."""

    def __init__(self, setting: Setting) -> None:
        self._setting = setting
        self._client = setting.client
        self._report = setting.report
        self._heard: list[Heard] = []
        self._first: Interaction | None = None
        self._opened: MessageRef | None = None

    def hear(self, interaction: Interaction) -> None:
        """Take in a tap; the bot answers it as ever."""
        if interaction.user.id == self._setting.person.id:
            self._heard.append(Heard(interaction, asyncio.get_running_loop().time()))

    async def ask(self, session: Session, hand: MessageRef | None, card: int) -> None:
        """Ask for three taps and wait; ``card`` is the number of the button that brings a list."""
        mine, shown = f"hand:{session.id}:", custom_id("table", session.id, "hand")
        wanted: dict[str, Callable[[Heard], bool]] = {
            "Tap in the channel": _on(f"button:{shown}"),
            "Tap on the hand" if hand is None else "Tap in the direct message": lambda tap: (
                tap.identity.startswith(f"button:{mine}")
                and (tap.interaction.guild_id is None or hand is None)
            ),
            "Choice in a list": lambda tap: tap.identity.startswith(f"list:{mine}"),
        }
        seconds = self._setting.plan.tap_seconds
        await self._ask_for(
            "rehearsal-taps",
            f"three taps please: My hand in #{self._setting.channel.name}, then in the "
            f"{'direct message' if hand is not None else 'hand that opens'} {card}, then an entry of the "
            f"list that comes. Waiting {seconds:.0f} s.",
            number=card,
            open="no" if hand is None else "yes",
        )
        until = asyncio.get_running_loop().time() + seconds
        while wanted and (tap := await self._hear(wanted, until)) is not None:
            subject = next(subject for subject, fits in wanted.items() if fits(tap))
            del wanted[subject]
            await self._look_at(subject, tap)
        for subject in wanted:
            self._report.add(False, subject, f"Nobody tapped within {seconds:.0f} s: repeat it.")

    async def ask_for_form(self, lobby: Lobby) -> None:
        """Ask for one more tap, which opens a form, and wait; nobody has to make it.

        Discord shows a form only as the first answer to a tap.
        """
        if self._nobody_taps(FORM_SUBJECT):
            return
        seconds = self._setting.plan.form_seconds
        await self._ask_for(
            "rehearsal-form",
            f"one more tap if you like: Options in #{self._setting.channel.name}, and send the form. Waiting "
            f"{seconds:.0f} s.",
        )
        options = f"button:{custom_id('lobby', lobby.row.id, 'options')}"
        for subject, identity, untried in (
            (FORM_SUBJECT, options, "Nobody pressed Options: the form was not tried, and need not be."),
            (FORM_SENT, f"{FORM}{lobby.row.id}", "Nobody sent the form back: how it is taken was not tried."),
        ):
            tap = await self._hear({subject: _on(identity)}, asyncio.get_running_loop().time() + seconds)
            if tap is None:
                self._report.add(None, subject, untried)
                return
            # The form changes no message, and may be sent back before anybody has looked.
            if subject == FORM_SENT:
                await self._look_at(subject, tap)
            elif not await self._tell_answer(subject, tap):
                return

    async def ask_for_practice(self) -> None:
        """Ask to practise where the bot isn't, and look at what it sends; nobody has to."""
        client, person, traffic = self._client, self._setting.person, self._setting.traffic
        application, seconds = client.application_id, self._setting.plan.form_seconds
        assert application is not None
        if self._nobody_taps(ELSEWHERE):
            return
        if not any(serves_guests(each) for each in client.tree.get_commands()):
            untried = "Not tried: User Install is off under Installation in Discord's portal."
            self._report.add(None, ELSEWHERE, untried)
            return
        begun = len(traffic.exchanges)
        self._report.tell(
            f"One more thing if you like: install the app for yourself with {install_link(application)}, "
            f"type /practice on a server without the bot or in a message to somebody else, and choose a card "
            f"there. Waiting {seconds:.0f} s."
        )

        def played() -> Session | None:
            session = client.sessions.at(place_seen_by(person.id))
            return session if session is not None and session.step else None

        session = await found(played, seconds)
        if session is None:
            untried = "Nobody has practised there: it was not tried, and need not be."
            self._report.add(None, ELSEWHERE, untried)
            return
        # The answer to the choice is still on its way.
        await traffic.until_answered()
        sent = [
            each for each in traffic.exchanges[begun:] if each.path.startswith(("/webhooks", "/interactions"))
        ]
        refused = [f"{each.status} {each.answer}" for each in sent if not each.went_well]
        self._report.check(
            not refused,
            ELSEWHERE,
            f"A practice game went on in one message, by {len(sent)} answers to taps.",
            f"Discord has refused {len(refused)} of {len(sent)} answers: {', '.join(refused[:1])}.",
        )
        await client.sessions.end(session, person.id, person.display_name)

    async def send_record(self, session: Session) -> None:
        """Answer the first tap once more, with a file, where there was one."""
        if self._first is not None:
            sent = await self._first.followup.send(
                self._setting.text("record-file"), file=record_file(session.snapshot), wait=True
            )
            await self._setting.looking.look({"Record as a file": MessageRef(sent.channel.id, sent.id)})

    async def look_at_first(self, subject: str) -> None:
        """Look at the answer that only who tapped can see."""
        await self._setting.looking.look({} if self._opened is None else {subject: self._opened})

    async def put_away(self) -> None:
        """Take away the answer that only who tapped can see."""
        if self._first is not None:
            await best_effort(self._first.delete_original_response())

    def _nobody_taps(self, subject: str) -> bool:
        """Return whether nobody has tapped so far, which is noted: then nothing more is asked for."""
        if self._first is None:
            self._report.add(None, subject, "Not asked for, as nobody tapped before.")
        return self._first is None

    async def _ask_for(self, key: str, told: str, **holes: str | int) -> None:
        """Ask in the channel, and at the shell."""
        person, channel = self._setting.person, self._setting.channel
        words = message(self._setting.text(key, person=f"<@{person.id}>", **holes))
        await self._setting.delivery.send(channel.id, words.view(), mentions=[person.id])
        self._report.tell(f"  {person.display_name}, {told}")

    async def _hear(self, wanted: Mapping[str, Callable[[Heard], bool]], until: float) -> Heard | None:
        """Wait for a tap that is wanted, up to a time of the event loop's clock."""

        def next_one() -> Heard | None:
            return next((tap for tap in self._heard if any(fits(tap) for fits in wanted.values())), None)

        tap = await found(next_one, until - asyncio.get_running_loop().time())
        if tap is not None:
            self._heard.remove(tap)
        return tap

    async def _look_at(self, subject: str, tap: Heard) -> None:
        """Tell how a tap was answered and what became of the message."""
        await self._tell_answer(subject, tap)
        if tap.identity.startswith("button:table:"):
            self._first = tap.interaction
            self._opened = await self._shown(tap)
            await self.look_at_first("7 Wonders: hand in the channel")
        elif tap.interaction.message is not None:
            tapped = tap.interaction.message
            # A message may be changed after the first answer.
            if self._client.answering:
                await asyncio.wait(self._client.answering, timeout=PATIENCE_WITH_AN_ANSWER)
            post = MessageRef(tapped.channel.id, tapped.id)
            await self._setting.looking.look({f"{subject}: message": post}, keeps=True)

    async def _tell_answer(self, subject: str, tap: Heard) -> bool:
        """Note how a tap was answered; return whether it was answered well."""
        first = await self._exchange(f"/interactions/{tap.interaction.id}/")
        seconds = LONGEST_ANSWER if first is None or first.ended is None else first.ended - tap.at
        right = first is not None and first.went_well and seconds < LONGEST_ANSWER
        self._report.check(
            right,
            subject,
            f"Answered after {seconds:.2f} s.",
            "It was not answered in three seconds, or Discord refused the answer.",
        )
        return right

    async def _shown(self, tap: Heard) -> MessageRef | None:
        """Return the message with which a tap was answered once it has been thought about."""
        done = await self._exchange(f"/webhooks/{tap.interaction.application_id}/{tap.interaction.token}/")
        if done is None or not isinstance(done.answer, dict) or "id" not in done.answer:
            return None
        return MessageRef(int(done.answer["channel_id"]), int(done.answer["id"]))

    async def _exchange(self, path: str) -> Exchange | None:
        """Wait for a request and its answer."""
        traffic = self._setting.traffic
        return await found(
            lambda: next((each for each in traffic.since(0) if each.path.startswith(path)), None),
            PATIENCE_WITH_AN_ANSWER,
        )


def _on(identity: str) -> Callable[[Heard], bool]:
    """Wish for a tap on what has this id."""
    return lambda tap: tap.identity == identity
