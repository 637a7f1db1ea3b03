"""Messages that hold only for a while, such as reminders and offers of seats: taken back when they do not."""

from __future__ import annotations

import asyncio
import logging

import discord

from bot.client import Client
from bot.common.rows import WARNING, Address, Draft, Post
from bot.tables.session import Session
from bot.tables.snapshot import GameSnapshot
from cogs.discord.delivery import not_in_the_way
from cogs.discord.message import message
from cogs.game.messages import SUPERSEDED, GameMessages
from cogs.game.step_message import ASKED, TOLD, first_untold, last_asked
from engine.game import Seat

log = logging.getLogger(__name__)

REMINDER, CALL = "reminder ", "call "
"""How the names of messages begin that ask a player for a pick; step and seat follow."""

NUDGE = "nudge "
"""How the name of a message begins that calls those who are awaited; the step and their seats follow."""

NUDGED, REPLACED = "nudged ", "replaced "
"""How the names begin that remember for a game that a person was called; the person follows.

What was called for may be taken back, the call itself cannot.
"""

ASLEEP, REQUEST, OFFER = "asleep ", "request ", "offer "
"""How the names of public messages begin that have a button of their own."""

STEP, HAND, AGE = "step ", "hand ", "age "
"""How the names begin of the messages that ask for a step, of its hands, and of what ends an age."""

OF_A_STEP = (STEP, HAND, REMINDER, CALL, NUDGE, ASLEEP)
ASKING = (REMINDER, CALL, NUDGE, WARNING, SUPERSEDED)
CALLED = (NUDGED, REPLACED)
LEFTOVERS = (*ASKING, *CALLED, ASLEEP, REQUEST, OFFER)

FOR_A_WHILE = (HAND, REMINDER, CALL, NUDGE, REQUEST, OFFER, WARNING)
"""How the names begin of messages that hold for a while only, and are not posted until they are known."""


class Leftovers:
    """Takes back what does not hold any more."""

    def __init__(self, client: Client, messages: GameMessages) -> None:
        """Work for ``client`` on what was sent with ``messages``."""
        self._client = client
        self._messages = messages

    async def settle(self, session: Session, step: int | None = None, *, taken: Seat | None = None) -> None:
        """Find out which messages have arrived though the answer was lost; what no longer holds is deleted.

        What is about to be put away is found like any other message then: the hands of ``step``, and the
        offer of the seat that is just being ``taken``.
        """
        since = session.step if step is None else step

        async def holds(draft: Draft) -> bool:
            if draft.name == f"{OFFER}{taken}":
                return True
            return await self._holds(session, draft, since)

        await self._messages.settle(session, FOR_A_WHILE, holds)

    async def _holds(self, session: Session, draft: Draft, since: int) -> bool:
        """Whether a message still says what is so, to whom it concerns."""
        if draft.name.startswith(WARNING):
            return session.row.expires is not None
        if draft.name.startswith(NUDGE):
            return is_waited_for(session.snapshot, draft.name)
        if draft.name.startswith(OFFER):
            return session.seats[int(draft.name.removeprefix(OFFER))].person is None
        if not draft.name.startswith((HAND, REMINDER, CALL)):
            return True
        step, seat = (int(each) for each in draft.name.split()[1:])
        person = session.seats[seat].person
        return (
            step >= since
            and person is not None
            and draft.channel in (session.row.place, (await self._client.store.person(person)).direct_channel)
        )

    async def take_back_reminders(self, session: Session) -> None:
        """Delete what asked those for a pick who have picked since."""
        await self.settle(session)
        for name in list(session.posts):
            if name.startswith((REMINDER, CALL, NUDGE)) and not is_waited_for(session.snapshot, name):
                await self.take_back(session, name)

    async def take_back_asked(self, session: Session, step: int, seat: Seat) -> None:
        """Delete what asked a player for a pick in a step."""
        for name in (f"{REMINDER}{step} {seat}", f"{CALL}{step} {seat}"):
            await self.take_back(session, name)

    async def take_back(self, session: Session, name: str) -> None:
        """Delete a message, where there is one; one that cannot be deleted now holds up nothing."""
        if name in session.posts:
            await not_in_the_way(self._messages.delivery.delete(session.posts[name]))
            await self._messages.forget(session, name)

    async def step_back(self, session: Session, step: int, age: int | None) -> None:
        """Take back all that was posted since a step, of an ``age``, that is decided anew.

        The message that asked for it stays, to ask again.
        """
        await not_in_the_way(self._messages.close_drafts(session.id, at_once=True))
        for name in [each for each in session.posts if _is_told_since(each, step)]:
            await self._messages.forget(session, name)
        first = first_untold(session.snapshot)
        for name in [each for each in session.posts if _is_posted_since(each, first, age)]:
            if name != f"{STEP}{first}":
                await self.take_back(session, name)

    async def finish_step_back(self, session: Session) -> None:
        """Take back what belongs to later steps, where a step back was cut short."""
        if not session.snapshot.is_practice:
            return
        for name in [each for each in session.posts if _is_told_later(each, session.step)]:
            await self._messages.forget(session, name)
        first = first_untold(session.snapshot)
        for name in [each for each in session.posts if _is_posted_later(each, first, session.step)]:
            await self.take_back(session, name)

    async def close(self, address: Address, key: str, *, long_ago: bool = False) -> None:
        """Delete what asks for something in a game that has ended, and put a sentence where buttons were.

        What fails because Discord cannot be reached is kept for later. The message of the step goes with
        what tells the end, but where that was ``long_ago`` and its process died before.
        """
        posts = await self._client.store.posts(address.id)
        asking = last_asked(posts) if long_ago else None
        left = [name for name in posts if name.startswith(LEFTOVERS) or posts[name] == asking]
        await asyncio.gather(*(not_in_the_way(self._close(address, name, posts[name], key)) for name in left))

    async def _close(self, address: Address, name: str, post: Post, key: str) -> None:
        delivery = self._messages.delivery
        try:
            if name.startswith(ASKING):
                await delivery.delete(post)
            elif not name.startswith(CALLED):
                words = message(self._client.languages.of(address.language)(key))
                await delivery.edit(post, words.view())
        except discord.HTTPException as error:
            # Discord has said no: it would next time, too. A tap is told that the game is over.
            log.info("a message of a game that has ended could not be taken back: %s", error)
        await self._client.store.drop_post(address.id, name)


def _is_told_since(name: str, step: int) -> bool:
    """Tell whether a name says that a message has told or asked for a step, or a later one."""
    return name.startswith((TOLD, ASKED)) and int(name.split()[1]) >= step


def _is_told_later(name: str, step: int) -> bool:
    """Whether a name says that a message has told a step that isn't played, or asked for a later one."""
    return _is_told_since(name, step) and name != f"{ASKED}{step}"


def _is_posted_later(name: str, first: int, step: int) -> bool:
    """Whether a message belongs to a later step than this one, whose own message begins at ``first``."""
    return name.startswith(OF_A_STEP) and int(name.split()[1]) > (first if name.startswith(STEP) else step)


def _is_posted_since(name: str, step: int, age: int | None) -> bool:
    """Tell whether a message belongs to a step or a later one, or to the end of an age or a later one."""
    if name.startswith(AGE):
        return age is not None and int(name.removeprefix(AGE)) >= age
    return name.startswith(OF_A_STEP) and int(name.split()[1]) >= step


def is_waited_for(snapshot: GameSnapshot, name: str) -> bool:
    """Tell whether somebody has not picked yet whom a message asks for it: by step and seats in its name."""
    step, *seats = name.split()[1:]
    return step == str(snapshot.step) and any(str(seat) in seats for seat in snapshot.waiting_for())
