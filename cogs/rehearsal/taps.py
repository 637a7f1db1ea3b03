"""Taps by a person: buttons and a list of a hand; optionally a form, and practice without the bot."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, cast

from bot.common.rows import MessageRef, ephemeral_place
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
from cogs.rehearsal.context import RehearsalContext, poll

FORM_SUBJECT, FORM_SENT, ELSEWHERE = "Form that opens", "Form that is sent", "Where the bot isn't"

LONGEST_ANSWER = 3.0
"""Seconds after which Discord shows that an interaction has failed."""

PATIENCE_WITH_AN_ANSWER = 10.0


@dataclass(frozen=True, slots=True)
class TimedTap:
    """A tap, and its arrival by the event loop's clock."""

    interaction: Interaction
    at: float

    @property
    def identity(self) -> str:
        """The id of the tapped component."""
        return str(cast("dict[str, Any]", self.interaction.data or {}).get("custom_id", ""))


class Taps:
    """Asks a person for taps, records them and checks their answers."""

    def __init__(self, context: RehearsalContext) -> None:
        self._context = context
        self._client = context.client
        self._report = context.report
        self._recorded: list[TimedTap] = []
        self._first: Interaction | None = None
        self._answer_ref: MessageRef | None = None

    def record(self, interaction: Interaction) -> None:
        """Record a tap; the bot answers it as usual."""
        if interaction.user.id == self._context.person.id:
            self._recorded.append(TimedTap(interaction, asyncio.get_running_loop().time()))

    async def ask(self, session: Session, hand: MessageRef | None, card: int) -> None:
        """Ask for three taps and wait; ``card`` is the number of the button that opens a list."""
        mine, shown = f"hand:{session.id}:", custom_id("table", session.id, "hand")
        wanted: dict[str, Callable[[TimedTap], bool]] = {
            "Tap in the channel": _is(f"button:{shown}"),
            "Tap on the hand" if hand is None else "Tap in the direct message": lambda tap: (
                tap.identity.startswith(f"button:{mine}")
                and (tap.interaction.guild_id is None or hand is None)
            ),
            "Choice in a list": lambda tap: tap.identity.startswith(f"list:{mine}"),
        }
        seconds = self._context.plan.tap_seconds
        await self._ask_for(
            "rehearsal-taps",
            f"three taps please: My hand in #{self._context.channel.name}, then in the "
            f"{'direct message' if hand is not None else 'hand that opens'} {card}, then an entry of the "
            f"list that comes. Waiting {seconds:.0f} s.",
            number=card,
            open="no" if hand is None else "yes",
        )
        until = asyncio.get_running_loop().time() + seconds
        while wanted and (tap := await self._next(wanted, until)) is not None:
            subject = next(subject for subject, fits in wanted.items() if fits(tap))
            del wanted[subject]
            await self._check(subject, tap)
        for subject in wanted:
            self._report.add(False, subject, f"Nobody tapped within {seconds:.0f} s: repeat it.")

    async def ask_for_form(self, lobby: Lobby) -> None:
        """Ask for an optional tap that opens a form, and wait.

        Discord shows a form only as the first answer to a tap.
        """
        if self._report_if_untapped(FORM_SUBJECT):
            return
        seconds = self._context.plan.form_seconds
        await self._ask_for(
            "rehearsal-form",
            f"one more tap if you like: Options in #{self._context.channel.name}, and send the form. Waiting "
            f"{seconds:.0f} s.",
        )
        options = f"button:{custom_id('lobby', lobby.row.id, 'options')}"
        for subject, identity, untried in (
            (FORM_SUBJECT, options, "Nobody pressed Options: the form was not tried, and need not be."),
            (FORM_SENT, f"{FORM}{lobby.row.id}", "Nobody sent the form back: how it is taken was not tried."),
        ):
            tap = await self._next({subject: _is(identity)}, asyncio.get_running_loop().time() + seconds)
            if tap is None:
                self._report.add(None, subject, untried)
                return
            # A form edits no message, and may be submitted before any check.
            if subject == FORM_SENT:
                await self._check(subject, tap)
            elif not await self._report_answer(subject, tap):
                return

    async def ask_for_practice(self) -> None:
        """Ask for optional practice on a server without the bot, and check what is sent there."""
        client, person, traffic = self._client, self._context.person, self._context.traffic
        application, seconds = client.application_id, self._context.plan.form_seconds
        assert application is not None
        if self._report_if_untapped(ELSEWHERE):
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
            session = client.sessions.at(ephemeral_place(person.id))
            return session if session is not None and session.step else None

        session = await poll(played, seconds)
        if session is None:
            untried = "Nobody has practised there: it was not tried, and need not be."
            self._report.add(None, ELSEWHERE, untried)
            return
        # The answer to the choice is still under way.
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
        """Answer the first tap, if there was one, again with a file."""
        if self._first is not None:
            sent = await self._first.followup.send(
                self._context.text("record-file"), file=record_file(session.snapshot), wait=True
            )
            await self._context.checker.check({"Record as a file": MessageRef(sent.channel.id, sent.id)})

    async def check_first_answer(self, subject: str) -> None:
        """Check the private answer to the first tap."""
        await self._context.checker.check({} if self._answer_ref is None else {subject: self._answer_ref})

    async def delete_answer(self) -> None:
        """Delete the private answer to the first tap."""
        if self._first is not None:
            await best_effort(self._first.delete_original_response())

    def _report_if_untapped(self, subject: str) -> bool:
        """Return whether nobody has tapped so far, and if so report that the subject is skipped."""
        if self._first is None:
            self._report.add(None, subject, "Not asked for, as nobody tapped before.")
        return self._first is None

    async def _ask_for(self, key: str, instruction: str, **holes: str | int) -> None:
        person, channel = self._context.person, self._context.channel
        words = message(self._context.text(key, person=f"<@{person.id}>", **holes))
        await self._context.delivery.send(channel.id, words, mentions=[person.id])
        self._report.tell(f"  {person.display_name}, {instruction}")

    async def _next(self, wanted: Mapping[str, Callable[[TimedTap], bool]], until: float) -> TimedTap | None:
        """Wait for a wanted tap until a time of the event loop's clock."""

        def next_one() -> TimedTap | None:
            return next((tap for tap in self._recorded if any(fits(tap) for fits in wanted.values())), None)

        tap = await poll(next_one, until - asyncio.get_running_loop().time())
        if tap is not None:
            self._recorded.remove(tap)
        return tap

    async def _check(self, subject: str, tap: TimedTap) -> None:
        """Report how a tap was answered, and check the message."""
        await self._report_answer(subject, tap)
        if tap.identity.startswith("button:table:"):
            self._first = tap.interaction
            self._answer_ref = await self._shown(tap)
            await self.check_first_answer("7 Wonders: hand in the channel")
        elif tap.interaction.message is not None:
            tapped = tap.interaction.message
            # The message may be edited after the first answer.
            if self._client.answering:
                await asyncio.wait(self._client.answering, timeout=PATIENCE_WITH_AN_ANSWER)
            post = MessageRef(tapped.channel.id, tapped.id)
            await self._context.checker.check({f"{subject}: message": post}, keeps=True)

    async def _report_answer(self, subject: str, tap: TimedTap) -> bool:
        """Report how a tap was answered; return whether it succeeded in time."""
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

    async def _shown(self, tap: TimedTap) -> MessageRef | None:
        """Return the message that answered a tap after it was deferred."""
        done = await self._exchange(f"/webhooks/{tap.interaction.application_id}/{tap.interaction.token}/")
        if done is None or not isinstance(done.answer, dict) or "id" not in done.answer:
            return None
        return MessageRef(int(done.answer["channel_id"]), int(done.answer["id"]))

    async def _exchange(self, path: str) -> Exchange | None:
        traffic = self._context.traffic
        return await poll(
            lambda: next((each for each in traffic.since(0) if each.path.startswith(path)), None),
            PATIENCE_WITH_AN_ANSWER,
        )


def _is(identity: str) -> Callable[[TimedTap], bool]:
    return lambda tap: tap.identity == identity
