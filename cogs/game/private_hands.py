"""The private hands: sent, shown in the channel, brought up to date, put away."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from weakref import WeakValueDictionary

import discord

from bot.client import Client
from bot.languages import Translator
from bot.refusal import Refusal
from bot.rows import Address, Person, Post, SeatRow
from bot.sitting import Sitting
from cogs.discord.delivery import FAULTS, not_in_the_way
from cogs.discord.message import Message, message
from cogs.discord.reply import defer, translator, turn_into
from cogs.game.face import Face
from cogs.game.leftovers import CALL, HAND, Leftovers
from cogs.game.messages import GameMessages, nonce, send_all
from engine.game import Seat

log = logging.getLogger(__name__)

RESULT = "result "
"""How the names of the messages begin that tell a player how the game ended for them."""


@dataclass(slots=True)
class OpenHand:
    """A hand that a person has open in the channel, where nobody else sees it.

    It can be changed through the ``interaction`` for as long as Discord's token of that lives (15 minutes).
    ``step`` is the one that it asks about; ``message`` is the one that was sent after the interaction's own,
    None for that itself.
    """

    interaction: discord.Interaction[Client]
    step: int
    message: int | None = None

    def is_alive(self, person: int | None) -> bool:
        """Tell whether it can still be changed, and is that of a person."""
        return not self.interaction.is_expired() and self.interaction.user.id == person

    async def turn_into(self, made: Message) -> None:
        """Turn the message into another one."""
        if self.message is None:
            await self.interaction.edit_original_response(**made.change())
        else:
            await self.interaction.followup.edit_message(self.message, **made.change())

    async def follow_with(self, made: Message) -> None:
        """Send another message behind it, at the end of the channel."""
        sent = await self.interaction.followup.send(
            view=made.view(), files=made.files(), ephemeral=True, wait=True
        )
        self.message = sent.id


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
        self._locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    async def give(self, sitting: Sitting, seat: Seat) -> None:
        """Send a person their hand, or bring the hand up to date that they have open in the channel."""
        person = sitting.seats[seat].person
        if person is None or sitting.plays_itself(seat):
            return
        known = await self._client.store.person(person)
        text = self._client.languages.of(known.reads)
        name = f"{HAND}{sitting.step} {seat}"
        await self._client.tips.choose(sitting, seat)
        await self._give_open(sitting, seat)
        if _place(sitting, known) is not None and name not in sitting.posts:
            prompt = await self._face(sitting).prompt(sitting, seat, text)
            if prompt is not None:
                # What is on its way arrives, whatever becomes of the game meanwhile.
                sending = self._send(sitting, seat, person, name, prompt)
                await asyncio.shield(self._client.start_chore(sending, name))

    async def are_owed(self, sitting: Sitting) -> bool:
        """Tell whether a person has not been sent their hand of the step who gets it by direct message."""
        for seat in sitting.awaited():
            person = sitting.seats[seat].person
            if person is not None and f"{HAND}{sitting.step} {seat}" not in sitting.posts:
                known = await self._client.store.person(person)
                if _place(sitting, known) is not None:
                    return True
        return False

    def _face(self, sitting: Sitting) -> Face:
        return self._faces[sitting.row.options.game]

    async def _send(self, sitting: Sitting, seat: Seat, person: int, name: str, prompt: Message) -> None:
        """Send a hand; it is put away at once where it comes too late."""
        step = sitting.step
        try:
            post = await self._messages.delivery.send_direct(
                person, prompt.view(), prompt.pictures, nonce=nonce(sitting, name)
            )
        except FAULTS as error:
            log.warning("a hand could not be sent: %s", error)
            post = None
        if post is not None:
            await self._messages.remember(sitting, name, post)
            if not sitting.is_running:
                await self.end(sitting.row.address)
            elif (sitting.step, sitting.seats[seat].person) != (step, person):
                await self._shrink(sitting, step, seat)
        elif sitting.is_running:
            await self._messages.call(sitting, f"{CALL}{step} {seat}", "status-closed", person)

    async def tell_results(self, sitting: Sitting) -> None:
        """Tell every person how the game ended for them: in a message, or where they have a hand open.

        Raises the first fault when all have been tried; tried again, it tells those who have not heard it.
        Who plays in direct messages has just read it there.
        """
        if sitting.row.is_direct:
            return
        await send_all(self._tell_result(sitting, row) for row in sitting.seats)

    async def _tell_result(self, sitting: Sitting, row: SeatRow) -> None:
        if row.person is not None and f"{RESULT}{row.seat}" not in sitting.posts:
            text = await self._messages.private_text(row.person)
            made = await self._face(sitting).result(sitting, row.seat, text)
            if made is not None:
                await self._send_result(sitting, row.seat, row.person, made)
        self._open.pop((sitting.id, row.seat), None)

    async def _send_result(self, sitting: Sitting, seat: Seat, person: int, made: Message) -> None:
        name, opened = f"{RESULT}{seat}", self._open.get((sitting.id, seat))
        known, post = await self._client.store.person(person), None
        if known.hands_go_to is not None:
            post = await self._messages.delivery.send_direct(
                person, made.view(), made.pictures, nonce=nonce(sitting, name)
            )
        if post is not None:
            await self._messages.remember(sitting, name, post)
        elif opened is not None and opened.is_alive(person):
            await opened.follow_with(made)

    def lock(self, table: int, seat: Seat) -> asyncio.Lock:
        """Give the lock that keeps two changes of one hand's message in order."""
        return self._locks.setdefault((table, seat), asyncio.Lock())

    async def show(
        self,
        interaction: discord.Interaction[Client],
        sitting: Sitting,
        seat: Seat,
        intro: str | None = None,
    ) -> None:
        """Answer with a player's hand, for this player alone; raises `Refusal` where there are none."""
        known = self._client.sittings.replays.as_told(sitting)
        if known.game.over:
            raise Refusal("status-over")
        await defer(interaction, ephemeral=True, thinking=True)
        before, step = self._open.get((sitting.id, seat)), None
        # Its round may be over by the time that the hand is drawn and there: the next one takes its place.
        while known.step != step and not known.game.over:
            step = known.step
            await turn_into(interaction, await self._shown(interaction, known, seat, intro))
            self.remember_open(sitting, seat, interaction, step)
            known = self._client.sittings.replays.as_told(sitting)
        if before is not None and before.is_alive(interaction.user.id):
            # Only the newest is followed from round to round: an older one would keep buttons of its round.
            await not_in_the_way(before.turn_into(message(translator(interaction)("hand-put-away"))))
        if not sitting.is_running:
            await self.put_away_open(sitting.id, "game-stopped")

    async def _shown(
        self, interaction: discord.Interaction[Client], sitting: Sitting, seat: Seat, intro: str | None
    ) -> Message:
        """Make a player's hand as it is now; raises `Refusal` where there are none."""
        if self._face(sitting).has_hands:
            await self._client.tips.choose(sitting, seat)
        prompt = await self._face(sitting).prompt(sitting, seat, translator(interaction))
        if prompt is None:
            raise Refusal("refusal-no-hands")
        return prompt if intro is None else message(intro, *prompt.parts)

    def remember_open(
        self, sitting: Sitting, seat: Seat, interaction: discord.Interaction[Client], step: int
    ) -> None:
        """Remember a hand of a step that a person has open in the channel, to change it in the next round.

        The step may be over by the time Discord has taken the hand: it is then still to be put away.
        """
        known = self._open.get((sitting.id, seat))
        if known is None or known.step <= step:
            self._open[sitting.id, seat] = OpenHand(interaction, step)

    async def give_anew(self, sitting: Sitting, seat: Seat) -> None:
        """Send the hand of the step once more, in the place of the one that is further up."""
        person, name = sitting.seats[seat].person, f"{HAND}{sitting.step} {seat}"
        before = sitting.posts.get(name)
        if person is None:
            return
        made = await self._face(sitting).prompt(sitting, seat, await self._messages.private_text(person))
        if made is None:
            return
        await self._send(sitting, seat, person, name, made)
        if before is not None and sitting.posts.get(name) != before:
            await not_in_the_way(self._messages.delivery.delete(before))

    async def follow(self, interaction: discord.Interaction[Client], sitting: Sitting, seat: Seat) -> None:
        """Send a player's hand behind the answer to something, in the place of the one that they had open."""
        step, before = sitting.step, self._open.get((sitting.id, seat))
        made = await self._shown(interaction, sitting, seat, None)
        opened = OpenHand(interaction, step)
        await opened.follow_with(made)
        self._open[sitting.id, seat] = opened
        if before is not None and before.is_alive(interaction.user.id):
            await not_in_the_way(before.turn_into(message(translator(interaction)("hand-put-away"))))

    async def refresh(self, sitting: Sitting, seat: Seat, besides: int | None) -> None:
        """Bring the hand of the step up to date wherever it stands, but for the message ``besides``."""
        person, step = sitting.seats[seat].person, sitting.step
        if person is None:
            return
        post, opened = sitting.posts.get(f"{HAND}{step} {seat}"), self._open.get((sitting.id, seat))
        if post is not None and post.message != besides:
            made = await self._face(sitting).prompt(sitting, seat, await self._messages.private_text(person))
            async with self.lock(sitting.id, seat):
                if made is not None and sitting.asks(step):
                    await self._messages.delivery.edit(post, made.view(), made.pictures)
        tapped = None if opened is None else opened.interaction.message
        if opened is None or opened.step != step or not opened.is_alive(person):
            return
        if besides is None or tapped is None or tapped.id != besides:
            made = await self._face(sitting).prompt(sitting, seat, translator(opened.interaction))
            async with self.lock(sitting.id, seat):
                if made is not None and sitting.asks(step):
                    await opened.turn_into(made)

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
        for seat in [seat for number, seat in self._open if number == table]:
            opened = self._open.pop((table, seat))
            if not opened.interaction.is_expired():
                text = translator(opened.interaction)
                await not_in_the_way(opened.turn_into(message(text(key))))

    async def step_back(self, sitting: Sitting) -> None:
        """Take the buttons off the hands of a step that is taken back; others follow behind them."""
        for (table, _), opened in self._open.items():
            if table == sitting.id and not opened.interaction.is_expired():
                text = translator(opened.interaction)
                await not_in_the_way(opened.turn_into(message(text("hand-put-away"))))

    async def put_away(self, sitting: Sitting, step: int, seat: Seat) -> None:
        """Shrink the hand of a step to a line, and take away what called for a pick."""
        await not_in_the_way(self._shrink(sitting, step, seat))
        await not_in_the_way(self._shrink_open(sitting, step, seat))

    async def _shrink_open(self, sitting: Sitting, step: int, seat: Seat) -> None:
        """Shrink the hand that a person has open in the channel, as one in a direct message."""
        person = sitting.seats[seat].person
        # A tap that is just being answered remembers its hand under the same lock.
        async with self.lock(sitting.id, seat):
            opened = self._open.get((sitting.id, seat))
            if opened is not None and opened.interaction.user.id != person:
                await self._put_away_of_who_left(sitting, seat, opened)
                return
            if opened is None or not opened.step == step == sitting.step - 1:
                return
            if not opened.is_alive(person):
                del self._open[sitting.id, seat]
                return
            text = translator(opened.interaction)
            await opened.turn_into(self._remembered(sitting, seat, text))

    async def _put_away_of_who_left(self, sitting: Sitting, seat: Seat, opened: OpenHand) -> None:
        """Take the hand away that a person has open in the channel who does not have its seat any more."""
        del self._open[sitting.id, seat]
        if not opened.interaction.is_expired():
            text = translator(opened.interaction)
            await opened.turn_into(message(text("hand-put-away")))

    def _remembered(self, sitting: Sitting, seat: Seat, text: Translator) -> Message:
        """Make the line that a hand becomes: what its player chose."""
        return message(self._face(sitting).remembered(sitting, seat, text))

    async def _shrink(self, sitting: Sitting, step: int, seat: Seat) -> None:
        """Shrink the hand of a step to a line, and take away what called for a pick.

        What was picked is told to the person who has the seat, not to one who has left it.
        """
        await self._leftovers.take_back_asked(sitting, step, seat)
        name, person = f"{HAND}{step} {seat}", sitting.seats[seat].person
        if name not in sitting.posts:
            return
        async with self.lock(sitting.id, seat):
            post = sitting.posts.get(name)
            if post is None:
                return
            made = message(self._client.languages.of(sitting.row.language)("hand-put-away"))
            played = step == sitting.step - 1
            if (
                played
                and person is not None
                and await self._messages.delivery.writes_in(person, post.channel)
            ):
                made = self._remembered(sitting, seat, await self._messages.private_text(person))
            if sitting.row.options.is_practice:
                # A step may be taken back: nothing may stand there then that says otherwise.
                await self._messages.delivery.delete(post)
            else:
                await self._messages.delivery.edit(post, made.view())
            await self._messages.forget(sitting, name)

    async def _give_open(self, sitting: Sitting, seat: Seat) -> None:
        """Send the next hand behind the one that a person has open in the channel."""
        opened = self._open.get((sitting.id, seat))
        if opened is None or opened.step == sitting.step:
            return
        if not opened.is_alive(sitting.seats[seat].person):
            del self._open[sitting.id, seat]
            return
        text = translator(opened.interaction)
        prompt = await self._face(sitting).prompt(sitting, seat, text)
        if prompt is None:
            return
        try:
            await opened.follow_with(prompt)
            opened.step = sitting.step
        except FAULTS as error:
            # Its time is over; My hand opens another.
            log.info("the next hand could not follow an open one: %s", error)
            self._open.pop((sitting.id, seat), None)


def _place(sitting: Sitting, known: Person) -> int | None:
    """Give where a person's hands of a game are sent; None where they open them in the channel.

    A game in direct messages has no other place for a hand.
    """
    return known.direct_channel if sitting.row.is_direct else known.hands_go_to
