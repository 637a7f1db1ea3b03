"""The private hands: sent, shown in the channel, brought up to date, put away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace

import discord

from bot.client import Client
from bot.common.keyed_lock import KeyedLock
from bot.common.refusal import Refusal
from bot.common.rows import Address, Person, Post, SeatRow
from bot.languages.translator import Translator
from bot.tables.session import Session
from bot.tables.snapshot import GameSnapshot
from cogs.discord.delivery import FAULTS, not_in_the_way, remember_shown
from cogs.discord.message import Message, leading_to, message
from cogs.discord.reply import defer, own_message, translator, turn_into
from cogs.game.face import Face
from cogs.game.leftovers import CALL, HAND, Leftovers
from cogs.game.messages import GameMessages, send_all
from engine.game import Seat

log = logging.getLogger(__name__)

RESULT = "result "
"""How the names of the messages begin that tell a player how the game ended for them."""

TAKEN_BACK = -1
"""The step of an open hand whose own one was taken back: the hand of any step can follow it."""


@dataclass(slots=True)
class OpenHand:
    """A hand that a person has open in the channel, where nobody else sees it.

    It can be changed through the ``interaction`` for as long as Discord's token of that lives (15 minutes).
    ``step`` is the one that it asks about, ``message`` its number. ``is_behind`` says that it was sent behind
    the interaction's own message.
    """

    interaction: discord.Interaction[Client]
    step: int
    message: int
    is_behind: bool = False

    def is_alive(self, person: int | None) -> bool:
        """Whether it can still be changed, and is that of a person."""
        return not self.interaction.is_expired() and self.interaction.user.id == person

    async def turn_into(self, made: Message) -> None:
        """Turn the message into another one."""
        # Until it is answered, nobody knows what the message shows.
        client = self.interaction.client
        client.last_shown.doubt(self.message)
        changed: discord.Message
        if self.is_behind:
            changed = await self.interaction.followup.edit_message(self.message, **made.change())
        else:
            changed = await self.interaction.edit_original_response(**made.change())
        remember_shown(client, changed, made.pictures)

    async def put_away(self, key: str) -> None:
        """Put a sentence in the place of the hand, as long as it can be changed."""
        if not self.interaction.is_expired():
            text = translator(self.interaction)
            await not_in_the_way(self.turn_into(message(text(key))))

    async def followed_by(self, made: Message, step: int) -> OpenHand:
        """Send the hand of another step behind it, at the end of the channel."""
        return await send_behind(self.interaction, made, step)


async def send_behind(interaction: discord.Interaction[Client], made: Message, step: int) -> OpenHand:
    """Send a hand behind the answer to something."""
    sent = await interaction.followup.send(view=made.view(), files=made.files(), ephemeral=True, wait=True)
    remember_shown(interaction.client, sent, made.pictures)
    return OpenHand(interaction, step, sent.id, is_behind=True)


class PrivateHands:
    """Gives every person the hand of each step, by direct message or where they have it open."""

    def __init__(
        self, client: Client, messages: GameMessages, leftovers: Leftovers, faces: Mapping[str, Face]
    ) -> None:
        """Work for ``client`` and send through ``messages``, each game's hands as its face makes them.

        ``leftovers`` takes back what called for a pick.
        """
        self._leftovers = leftovers
        self._client = client
        self._messages = messages
        self._faces = faces
        self._open: dict[tuple[int, int], OpenHand] = {}
        self.lock = KeyedLock()
        """Keeps two changes of the message of a hand in order, by table and seat."""

    async def give(self, session: Session, seat: Seat) -> None:
        """Send a person their hand, or bring the hand up to date that they have open in the channel."""
        person = session.seats[seat].person
        if person is None or session.snapshot.plays_itself(seat):
            return
        known = await self._client.store.person(person)
        text = self._client.languages.of(known.reads)
        await self._client.tips.choose(session, seat)
        await self._give_open(session, seat, known)
        snapshot = session.snapshot
        name = f"{HAND}{snapshot.step} {seat}"
        if _place(snapshot, known) is not None and name not in snapshot.posts:
            prompt = await self._face(snapshot).prompt(snapshot, seat, text)
            if prompt is not None:
                # What is on its way arrives, whatever becomes of the game meanwhile.
                sending = self._send(session, snapshot.step, seat, person, prompt)
                await asyncio.shield(self._client.start_chore(sending, name))

    async def are_owed(self, snapshot: GameSnapshot) -> bool:
        """Whether a person has not been sent their hand of the step who gets it by direct message."""
        for seat in snapshot.awaited():
            person = snapshot.seats[seat].person
            if person is not None and f"{HAND}{snapshot.step} {seat}" not in snapshot.posts:
                known = await self._client.store.person(person)
                if _place(snapshot, known) is not None:
                    return True
        return False

    def _face(self, snapshot: GameSnapshot) -> Face:
        return self._faces[snapshot.row.options.game]

    async def _send(self, session: Session, step: int, seat: Seat, person: int, prompt: Message) -> None:
        """Send the hand of a step; it is put away at once where it comes too late."""
        name = f"{HAND}{step} {seat}"
        try:
            post = await self._messages.send_direct(session, name, person, prompt)
        except FAULTS as error:
            log.warning("a hand could not be sent: %s", error)
            await self._leftovers.settle(session, step)
            post = session.posts.get(name)
        if post is not None:
            if not session.is_running:
                await self.end(session.row.address)
            elif (session.step, session.seats[seat].person) != (step, person):
                await self._shrink(session, step, seat)
        elif session.is_running:
            await self._messages.call(session, f"{CALL}{step} {seat}", "status-closed", person)

    async def tell_results(self, session: Session) -> None:
        """Tell every person how the game ended for them: in a message, or where they have a hand open.

        Raises the first fault when all have been tried; tried again, it tells those who have not heard it.
        Who plays in direct messages has just read it there.
        """
        if session.row.is_direct:
            return
        await send_all(self._tell_result(session, row) for row in session.seats)

    async def _tell_result(self, session: Session, row: SeatRow) -> None:
        if row.person is not None and f"{RESULT}{row.seat}" not in session.posts:
            text = await self._messages.private_text(row.person)
            over = session.snapshot
            made = await self._face(over).result(over, row.seat, text)
            if made is not None:
                await self._send_result(session, row.seat, row.person, made)
        self._open.pop((session.id, row.seat), None)

    async def _send_result(self, session: Session, seat: Seat, person: int, made: Message) -> None:
        name, opened = f"{RESULT}{seat}", self._open.get((session.id, seat))
        known, post = await self._client.store.person(person), None
        if known.hands_go_to is not None:
            post = await self._messages.send_direct(session, name, person, made)
        if post is None and opened is not None and opened.is_alive(person):
            await opened.followed_by(made, session.step)

    async def show(
        self,
        interaction: discord.Interaction[Client],
        session: Session,
        seat: Seat,
        intro: str | None = None,
    ) -> None:
        """Answer with a player's hand, for this player alone.

        Raises `Refusal` where there are none, or the player loses the seat while it is drawn.
        """
        if session.told.game.over:
            raise Refusal("status-over")
        await defer(interaction, ephemeral=True, thinking=True)
        shown: GameSnapshot | None = None
        # Its round may be over by the time that the hand is drawn and there: the next one takes its place.
        while not (game := session.told).game.over and (shown is None or not game.has_played(shown)):
            made = await self._made(interaction, session, game, seat, intro)
            if session.seat_of(interaction.user.id) != seat:
                # Somebody else has the seat by now, and only they see its cards.
                raise Refusal("refusal-spectator")
            if session.told.has_played(game):
                await turn_into(interaction, made)
                shown = game
                self.remember_open(game.id, seat, OpenHand(interaction, game.step, own_message(interaction)))
        if game.game.over:
            text = translator(interaction)
            over = message(text("status-over")) if shown is None else self._remembered(game, seat, text)
            await turn_into(interaction, over)
            if session.id not in self._client.sessions.running.by_number:
                self._open.pop((session.id, seat), None)
        elif not session.is_running:
            await self.put_away_open(session.id, "game-stopped")

    async def _made(
        self,
        interaction: discord.Interaction[Client],
        session: Session,
        game: GameSnapshot,
        seat: Seat,
        intro: str | None = None,
    ) -> Message:
        """Make a player's hand as it is in ``game``; raises `Refusal` where there are none."""
        if self._face(game).has_hands and game.step == session.step:
            await self._client.tips.choose(session, seat)
            game = replace(game, tips=session.snapshot.tips)
        prompt = await self._face(game).prompt(game, seat, translator(interaction))
        if prompt is None:
            raise Refusal("refusal-no-hands")
        return prompt if intro is None else message(intro, *prompt.parts)

    def remember_open(self, table: int, seat: Seat, opened: OpenHand) -> bool:
        """Remember a hand that a person has open in the channel, to change it in the next round.

        Returns False where they have the hand of a later round open by now.
        The step may be over by the time Discord has taken the hand: it is then still to be put away. Only
        the newest one is followed from round to round: an older one would keep the buttons of its round.
        """
        known = self._open.get((table, seat))
        if known is not None and known.step > opened.step:
            return False
        self._open[table, seat] = opened
        if (
            known is not None
            and known.message != opened.message
            and known.is_alive(opened.interaction.user.id)
        ):
            self._client.start_chore(self._put_away_older(table, seat, known), "an older open hand")
        return True

    async def _put_away_older(self, table: int, seat: Seat, older: OpenHand) -> None:
        """Put a hand away that was open before another, unless it is followed again since it was tapped."""
        async with self.lock(table, seat):
            known = self._open.get((table, seat))
            if known is None or known.message != older.message:
                await older.put_away("hand-put-away")

    async def recognize(self, session: Session, seat: Seat, step: int, post: Post) -> None:
        """Remember a hand that was tapped, where the answer was lost when it was sent."""
        name = f"{HAND}{step} {seat}"
        if name not in session.posts:
            await self._messages.recognize(session, name, post)

    async def give_or_show(
        self, interaction: discord.Interaction[Client], session: Session, seat: Seat
    ) -> None:
        """Give who has just sat down their hand in one place: by direct message, or as the answer."""
        known, step = await self._client.store.person(interaction.user.id), session.step
        if known.hands_go_to is not None and session.is_running:
            await self.give_anew(session, seat)
            if f"{HAND}{step} {seat}" in session.posts or session.step != step:
                text = translator(interaction)
                there = f"https://discord.com/channels/@me/{known.hands_go_to}"
                await turn_into(interaction, leading_to(there, text("seat-hand-sent"), text))
                return
        await self.show(interaction, session, seat)

    async def give_anew(self, session: Session, seat: Seat) -> None:
        """Send the hand of the step once more, in the place of the one that is further up."""
        await self._client.tips.choose(session, seat)
        snapshot = session.snapshot
        person, name = snapshot.seats[seat].person, f"{HAND}{snapshot.step} {seat}"
        before = snapshot.posts.get(name)
        if person is None:
            return
        made = await self._face(snapshot).prompt(snapshot, seat, await self._messages.private_text(person))
        if made is None:
            return
        await self._send(session, snapshot.step, seat, person, made)
        if before is not None and session.posts.get(name) != before:
            await not_in_the_way(self._messages.delivery.delete(before))

    async def follow(self, interaction: discord.Interaction[Client], session: Session, seat: Seat) -> None:
        """Send a player's hand behind the answer to something, in the place of the one that they had open."""
        while (game := session.snapshot).is_running:
            made = await self._made(interaction, session, game, seat)
            if not session.snapshot.still_asks(game):
                continue
            opened = await send_behind(interaction, made, game.step)
            is_asked = session.snapshot.still_asks(game)
            if is_asked and self.remember_open(game.id, seat, opened):
                return
            await opened.put_away("hand-put-away")
            if is_asked:
                return

    async def refresh(self, session: Session, seat: Seat, besides: int | None) -> None:
        """Bring the hand of the step up to date wherever it stands, but for the message ``besides``."""
        snapshot = session.snapshot
        person, step = snapshot.seats[seat].person, snapshot.step
        if person is None:
            return
        post, opened = snapshot.posts.get(f"{HAND}{step} {seat}"), self._open.get((snapshot.id, seat))
        if post is not None and post.message != besides:
            hand = post

            async def edit(made: Message) -> None:
                await self._messages.delivery.edit(hand, made.view(), made.pictures)

            await self._refresh(session, step, seat, await self._messages.private_text(person), edit)
        if opened is None or opened.step != step or opened.message == besides or not opened.is_alive(person):
            return
        await self._refresh(session, step, seat, translator(opened.interaction), opened.turn_into)

    async def _refresh(
        self,
        session: Session,
        step: int,
        seat: Seat,
        text: Translator,
        change: Callable[[Message], Awaitable[None]],
    ) -> None:
        """Change a hand to what it is now, made once more where somebody has picked while it was drawn."""
        while session.asks(step):
            snapshot = session.snapshot
            made = await self._face(snapshot).prompt(snapshot, seat, text)
            if made is None:
                return
            async with self.lock(snapshot.id, seat):
                if session.snapshot.still_asks(snapshot) and session.picks == snapshot.picks:
                    await change(made)
                    return

    def draw_anew(self, session: Session) -> None:
        """Have the next tap on each hand of the step draw it anew: it names somebody who has left."""
        snapshot, last_shown = session.snapshot, self._client.last_shown
        for row in session.seats:
            post = snapshot.posts.get(f"{HAND}{snapshot.step} {row.seat}")
            opened = self._open.get((snapshot.id, row.seat))
            for hand in (post, opened):
                if hand is not None:
                    last_shown.doubt(hand.message)

    async def end(self, address: Address) -> None:
        """Take the buttons off the hands of a game that was stopped; what fails now is kept for later."""
        store = self._client.store
        posts, seats = await store.posts(address.id), await store.seats(address.id)
        hands = [name for name in posts if name.startswith(HAND)]
        await asyncio.gather(
            self.put_away_open(address.id, "game-stopped"),
            *(not_in_the_way(self._end(address, seats, name, posts[name])) for name in hands),
        )

    async def _end(self, address: Address, seats: Sequence[SeatRow], name: str, post: Post) -> None:
        seat = Seat(int(name.rsplit(" ", 1)[1]))
        person = seats[seat].person
        text = self._client.languages.of(address.language)
        if person is not None:
            text = await self._messages.private_text(person)
        async with self.lock(address.id, seat):
            try:
                await self._messages.delivery.edit(post, message(text("game-stopped")).view())
            except discord.HTTPException as error:
                # Discord has said no: it would next time, too. A tap is told that the game is over.
                log.info("a hand of a game that was stopped could not be changed: %s", error)
            await self._client.store.drop_post(address.id, name)

    async def put_away_open(self, table: int, key: str) -> None:
        """Take the buttons off the hands that people have open in the channel of a game."""
        found = [each for each in self._open if each[0] == table]
        await asyncio.gather(*(self._open.pop(each).put_away(key) for each in found))

    async def step_back(self, table: int) -> None:
        """Take the buttons off the hands of a step that is taken back; others follow behind them."""
        found = [opened for (number, _), opened in self._open.items() if number == table]
        for opened in found:
            opened.step = TAKEN_BACK
        await asyncio.gather(*(opened.put_away("hand-put-away") for opened in found))

    async def put_away(self, session: Session, step: int, seat: Seat) -> None:
        """Shrink the hand of a step to a line, and take away what called for a pick."""
        await not_in_the_way(self._shrink(session, step, seat))
        await not_in_the_way(self._shrink_open(session, step, seat))

    async def _shrink_open(self, session: Session, step: int, seat: Seat) -> None:
        """Shrink the hand that a person has open in the channel, as one in a direct message."""
        person = session.seats[seat].person
        # A tap that is just being answered remembers its hand under the same lock.
        async with self.lock(session.id, seat):
            opened = self._open.get((session.id, seat))
            if opened is not None and opened.interaction.user.id != person:
                # Its person does not have the seat any more.
                self._forget_open(session.id, seat, opened)
                await opened.put_away("hand-put-away")
                return
            if opened is None or not opened.step == step == session.step - 1:
                return
            if not opened.is_alive(person):
                self._forget_open(session.id, seat, opened)
                return
            text = translator(opened.interaction)
            await opened.turn_into(self._remembered(session.snapshot, seat, text))

    def _remembered(self, snapshot: GameSnapshot, seat: Seat, text: Translator) -> Message:
        """Make the line that a hand becomes: what its player chose."""
        return message(self._face(snapshot).remembered(snapshot, seat, text))

    async def _shrink(self, session: Session, step: int, seat: Seat) -> None:
        """Shrink the hand of a step to a line, and take away what called for a pick.

        What was picked is told to the person who has the seat, not to one who has left it.
        """
        await self._leftovers.take_back_asked(session, step, seat)
        name, person = f"{HAND}{step} {seat}", session.seats[seat].person
        if name not in session.posts:
            return
        async with self.lock(session.id, seat):
            post = session.posts.get(name)
            if post is None:
                return
            made = message(self._client.languages.of(session.row.language)("hand-put-away"))
            played = step == session.step - 1
            if (
                played
                and person is not None
                and await self._messages.delivery.writes_in(person, post.channel)
            ):
                text = await self._messages.private_text(person)
                if step == session.step - 1:
                    made = self._remembered(session.snapshot, seat, text)
            if session.snapshot.is_practice:
                # A step may be taken back: nothing may stand there then that says otherwise.
                await self._messages.delivery.delete(post)
            else:
                await self._messages.delivery.edit(post, made.view())
            await self._messages.forget(session, name)

    async def _give_open(self, session: Session, seat: Seat, known: Person) -> None:
        """Send the next hand behind the one that a person has open, unless it comes to that place anyway."""
        snapshot, opened = session.snapshot, self._open.get((session.id, seat))
        if opened is None or opened.step == snapshot.step:
            return
        comes_anyway = opened.interaction.channel_id == _place(snapshot, known)
        if comes_anyway or not opened.is_alive(snapshot.seats[seat].person):
            self._forget_open(snapshot.id, seat, opened)
            return
        prompt = await self._face(snapshot).prompt(snapshot, seat, translator(opened.interaction))
        if prompt is None:
            return
        # What is on its way arrives, whatever becomes of the game meanwhile.
        sending = self._send_behind_open(session, snapshot.step, seat, opened, prompt)
        await asyncio.shield(self._client.start_chore(sending, "a hand behind an open one"))

    async def _send_behind_open(
        self, session: Session, step: int, seat: Seat, opened: OpenHand, prompt: Message
    ) -> None:
        """Send the hand of a step behind an open one; it is put away at once where it comes too late."""
        try:
            following = await opened.followed_by(prompt, step)
        except FAULTS as error:
            # Its time is over; My hand opens another.
            log.info("the next hand could not follow an open one: %s", error)
            self._forget_open(session.id, seat, opened)
            return
        if self._open.get((session.id, seat)) is opened and session.asks(step):
            self._open[session.id, seat] = following
        else:
            # Another one was opened while it was sent, or the step was taken back, or the game has ended.
            await following.put_away("hand-put-away")

    def _forget_open(self, table: int, seat: Seat, opened: OpenHand) -> None:
        """Follow a hand no more, unless another one has been opened since."""
        if self._open.get((table, seat)) is opened:
            del self._open[table, seat]


def _place(snapshot: GameSnapshot, known: Person) -> int | None:
    """Give where a person's hands of a game are sent; None where they open them in the channel.

    A game in direct messages has no other place for a hand.
    """
    return known.direct_channel if snapshot.row.is_direct else known.hands_go_to
