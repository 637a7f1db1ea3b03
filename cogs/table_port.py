"""How the tables speak on Discord: every message once, whatever crashes in between."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from functools import partial
from weakref import WeakValueDictionary

import discord

from bot.client import Client
from bot.languages import Translator
from bot.refusal import Refusal
from bot.rows import Post
from bot.table import Table
from cogs.delivery import FAULTS, Delivery
from cogs.face import Face
from cogs.message import Message, escape, message
from cogs.posts import first_untold, step_post, told_post
from cogs.progress import Progress
from cogs.taps import button, custom_id
from cogs.waiting import seat_buttons, time_left
from engine.game import Seat

log = logging.getLogger(__name__)


class TablePort:
    """Posts what the tables have to say."""

    def __init__(self, client: Client, delivery: Delivery, faces: Mapping[str, Face]) -> None:
        """Speak through ``delivery``, each game with its own face."""
        self.faces = faces
        self._client = client
        self._delivery = delivery
        self._progress: dict[int, Progress] = {}
        self._open_hands: dict[tuple[int, int], discord.Interaction[Client]] = {}
        self._hand_locks: WeakValueDictionary[tuple[int, int], asyncio.Lock] = WeakValueDictionary()

    def face(self, table: Table) -> Face:
        """Give the face of a table's game."""
        return self.faces[table.row.options.game]

    def public_text(self, table: Table) -> Translator:
        """Give the language of a table's public messages."""
        return self._client.languages.of(table.row.language)

    async def private_text(self, person: int) -> Translator:
        """Give the language of a person."""
        return self._client.languages.of((await self._client.store.person(person)).language)

    # -- the port -------------------------------------------------------------------------------------

    async def open_step(self, table: Table) -> None:
        """Post who is waited for, and give each person who must choose their hand."""
        text = self.public_text(table)
        if table.step == 0:
            await self._once(table, "opening", table.row.place, lambda: self.face(table).opening(table, text))
        if not table.waiting_for():
            return
        name = step_post(table)
        if name in table.posts:
            await self._replace(table, name, await self._waiting(table))
        else:
            called = await self._called_persons(table)
            await self._once(table, name, table.row.place, lambda: self._waiting(table), mentions=called)
        await asyncio.gather(
            *(self._not_in_the_way(self.give_hand(table, seat)) for seat in table.waiting_for())
        )

    async def show_progress(self, table: Table) -> None:
        """Show who has picked by now; at most once in a while, and always the latest state."""
        if not table.waiting_for() or step_post(table) not in table.posts:
            return
        if table.id not in self._progress:
            seconds, refresh = self._client.settings.edit_seconds, partial(self.refresh_status, table)
            self._progress[table.id] = Progress(refresh, seconds, self._client.now)
        self._progress[table.id].want()

    async def remind(self, table: Table, seats: Sequence[Seat]) -> None:
        """Tell the persons on these seats that half of their time is gone."""
        await asyncio.gather(*(self._not_in_the_way(self._remind(table, seat)) for seat in seats))

    async def close_step(self, table: Table) -> None:
        """Tell what happened in the step that was just played, and in those that share its message."""
        await self._stop_progress(table)
        step = table.step - 1
        text = self.public_text(table)
        ends = table.game.over or self.face(table).ends_message(table)
        if ends and first_untold(table) <= step:
            name = step_post(table)
            await self._replace(table, name, await self.face(table).told(table, text))
            await self._remember(table, told_post(step), table.posts[name])
        for name, words in await self.face(table).afterwards(table, text):
            await self._once(table, name, table.row.place, partial(_ready, words))
        await asyncio.gather(*(self.put_hand_away(table, step, seat.seat) for seat in table.seats))

    async def sleep(self, table: Table) -> None:
        """Tell that the game waits until one of its players is back, with the button for it."""
        text = self.public_text(table)
        asleep = message(text("table-asleep"), seat_buttons(table, text))
        await self._once(table, f"asleep {table.step}", table.row.place, partial(_ready, asleep))

    async def finish(self, table: Table) -> None:
        """Post the score of a game that is over."""
        text = self.public_text(table)
        await self._once(table, "score", table.row.place, lambda: self.face(table).score(table, text))
        self._progress.pop(table.id, None)

    async def end(self, table: Table, key: str, **holes: str | int) -> None:
        """Tell that a game was stopped without a score, and take the buttons off its open messages."""
        await self._stop_progress(table)
        text = self.public_text(table)
        if step_post(table) in table.posts:
            stopped = message(self.face(table).heading(table, text), text("game-stopped"))
            await self._delivery.edit(table.posts[step_post(table)], stopped.view(), [])
        await self._delivery.send(table.row.place, message(text(key, **holes)).view())
        for name in [name for name in table.posts if name.startswith("hand ")]:
            await self._not_in_the_way(self._end_hand(table, name))
        self._progress.pop(table.id, None)

    async def _end_hand(self, table: Table, name: str) -> None:
        person = table.seats[int(name.rsplit(" ", 1)[1])].person
        text = self.public_text(table) if person is None else await self.private_text(person)
        await self._delivery.edit(table.posts[name], message(text("game-stopped")).view(), [])
        await self._forget(table, name)

    # -- what cogs ask --------------------------------------------------------------------------------

    async def give_hand(self, table: Table, seat: Seat) -> None:
        """Send a person their hand, or bring the hand up to date that they have open in the channel."""
        person = table.seats[seat].person
        if person is None or table.plays_itself(seat):
            return
        text = await self.private_text(person)
        known = await self._client.store.person(person)
        name = f"hand {table.step} {seat}"
        if known.direct_channel is None:
            await self._refresh_open_hand(table, seat, text)
        elif name not in table.posts:
            prompt = await self.face(table).prompt(table, seat, text)
            if prompt is None:
                return
            try:
                post = await self._delivery.send_direct(person, prompt.view(), prompt.pictures)
            except FAULTS as error:
                log.warning("a hand could not be sent: %s", error)
                post = None
            if post is not None:
                await self._remember(table, name, post)
            else:
                await self._call(table, f"call {table.step} {seat}", "status-closed", person)

    def hand_lock(self, table: Table, seat: Seat) -> asyncio.Lock:
        """Give the lock that keeps two changes of one hand's message in order."""
        return self._hand_locks.setdefault((table.id, seat), asyncio.Lock())

    async def say_publicly(self, table: Table, key: str, **holes: str | int) -> None:
        """Post a sentence where the game is played."""
        await self._delivery.send(table.row.place, message(self.public_text(table)(key, **holes)).view())

    async def offer_seat(self, table: Table, seat: Seat, key: str, left: str) -> None:
        """Tell that a computer player has a seat now, with a button to take it."""
        text = self.public_text(table)
        words = text(
            key,
            name=escape(left),
            computer=escape(table.seats[seat].name),
            city=self.face(table).city_name(table, seat, text),
        )
        row = (button(custom_id("seat", table.id, "take", seat), text("button-take-seat")),)
        await self._delivery.send(table.row.place, message(words, row).view())

    async def close_offer(self, interaction: discord.Interaction[Client], sentence: str) -> None:
        """Turn the message whose button was pressed into a sentence without the button."""
        if interaction.message is not None:
            post = Post(interaction.message.channel.id, interaction.message.id)
            await self._delivery.edit(post, message(sentence).view())

    async def show_hand(
        self,
        interaction: discord.Interaction[Client],
        table: Table,
        seat: Seat,
        intro: str | None = None,
    ) -> None:
        """Answer with a player's hand, for this player alone; raises `Refusal` where there are none."""
        if table.game.over:
            raise Refusal("status-over")
        await interaction.response.defer(ephemeral=True, thinking=True)
        text = self._client.languages.of(str(interaction.locale))
        prompt = await self.face(table).prompt(table, seat, text)
        if prompt is None:
            raise Refusal("refusal-no-hands")
        if intro is not None:
            prompt = message(intro, *prompt.parts)
        await interaction.edit_original_response(
            view=prompt.view(), attachments=[picture.file() for picture in prompt.pictures]
        )
        self.remember_open_hand(table, seat, interaction)

    async def refresh_status(self, table: Table) -> None:
        """Bring the public message of the step up to date at once, also where somebody has deleted it."""
        step, name = table.step, step_post(table)
        post = table.posts.get(name)
        if post is None or not table.waiting_for():
            return
        made = await self._waiting(table)
        if step != table.step or await self._delivery.edit(post, made.view(), made.pictures or None):
            return
        if step == table.step and table.posts.get(name) == post:
            await self._replace(table, name, made)

    def remember_open_hand(self, table: Table, seat: Seat, interaction: discord.Interaction[Client]) -> None:
        """Remember a hand that a person has open in the channel, to change it in the next round."""
        self._open_hands[table.id, seat] = interaction

    # -- messages -------------------------------------------------------------------------------------

    async def _waiting(self, table: Table) -> Message:
        text = self.public_text(table)
        notes = [text("status-resumed")] if table.resumed else []
        closed = await self._closed_persons(table)
        if closed:
            notes.append(text("status-closed", person=" ".join(f"<@{person}>" for person in closed)))
        return await self.face(table).waiting(table, text, notes)

    async def _called_persons(self, table: Table) -> list[int]:
        """List the persons whom a new public message calls: those who get nothing by direct message."""
        if self.face(table).has_hands:
            return await self._closed_persons(table)
        return [person for seat in table.waiting_for() if (person := table.seats[seat].person) is not None]

    async def _closed_persons(self, table: Table) -> list[int]:
        """List the persons who are waited for and whose direct messages are closed."""
        if not self.face(table).has_hands:
            return []
        persons = [table.seats[seat].person for seat in table.waiting_for()]
        known = [await self._client.store.person(person) for person in persons if person is not None]
        return [person.person for person in known if person.direct_channel is None]

    async def _server_name(self, table: Table) -> str:
        server = self._client.get_guild(table.row.server)
        return escape(server.name) if server is not None else ""

    # -- posting once ---------------------------------------------------------------------------------

    async def _once(
        self,
        table: Table,
        name: str,
        channel: int,
        make: Callable[[], Awaitable[Message]],
        *,
        mentions: Sequence[int] = (),
    ) -> None:
        """Post a message unless it was posted before."""
        if name in table.posts:
            return
        made = await make()
        post = await self._delivery.send(channel, made.view(), made.pictures, mentions=mentions)
        await self._remember(table, name, post)

    async def _replace(self, table: Table, name: str, made: Message) -> None:
        """Turn a message into another one; post that where the old one is gone or was never sent."""
        post = table.posts.get(name)
        if post is None or not await self._delivery.edit(post, made.view(), made.pictures):
            post = await self._delivery.send(table.row.place, made.view(), made.pictures)
            await self._remember(table, name, post)

    async def _remember(self, table: Table, name: str, post: Post) -> None:
        await self._client.store.put_post(table.id, name, post)
        table.posts[name] = post

    async def _forget(self, table: Table, name: str) -> None:
        await self._client.store.drop_post(table.id, name)
        table.posts.pop(name, None)

    async def _not_in_the_way(self, sending: Awaitable[None]) -> None:
        """Let one person's message fail without holding up the others: **My hand** shows it as well."""
        try:
            await sending
        except FAULTS as error:
            log.warning("a private message could not be sent or changed: %s", error)

    async def _remind(self, table: Table, seat: Seat) -> None:
        person, name = table.seats[seat].person, f"reminder {table.step} {seat}"
        if person is None or name in table.posts:
            return
        text, kind = await self.private_text(person), "-turns" if table.row.options.in_turns else ""
        server = await self._server_name(table)
        words = message(text(f"reminder{kind}", server=server, until=time_left(table)))
        post = await self._delivery.send_direct(person, words.view())
        if post is not None:
            await self._remember(table, name, post)
        else:
            await self._call(table, name, f"reminder-public{kind}", person)

    async def _call(self, table: Table, name: str, key: str, person: int) -> None:
        """Ping a person whose direct messages are closed, with a message that goes when the step is over."""
        words = message(self.public_text(table)(key, person=f"<@{person}>"))
        await self._once(table, name, table.row.place, partial(_ready, words), mentions=[person])

    # -- hands ----------------------------------------------------------------------------------------

    async def put_hand_away(self, table: Table, step: int, seat: Seat) -> None:
        """Shrink the hand of a step to a line, and take away what called for a pick."""
        await self._not_in_the_way(self._shrink_hand(table, step, seat))

    async def _shrink_hand(self, table: Table, step: int, seat: Seat) -> None:
        """Shrink the hand of a step to a line, and take away what called for a pick.

        What was picked is told to the person who has the seat, not to one who has left it.
        """
        for name in (f"reminder {step} {seat}", f"call {step} {seat}"):
            if name in table.posts:
                await self._delivery.delete(table.posts[name])
                await self._forget(table, name)
        name, person = f"hand {step} {seat}", table.seats[seat].person
        if name not in table.posts:
            return
        async with self.hand_lock(table, seat):
            post = table.posts.get(name)
            if post is None:
                return
            words = self.public_text(table)("hand-put-away")
            if person is not None and await self._delivery.writes_in(person, post.channel):
                words = self.face(table).remembered(table, seat, await self.private_text(person))
            await self._delivery.edit(post, message(words).view(), [])
            await self._forget(table, name)

    async def _refresh_open_hand(self, table: Table, seat: Seat, text: Translator) -> None:
        interaction = self._open_hands.get((table.id, seat))
        if interaction is None:
            return
        if interaction.is_expired() or interaction.user.id != table.seats[seat].person:
            del self._open_hands[table.id, seat]
            return
        prompt = await self.face(table).prompt(table, seat, text)
        if prompt is None:
            return
        try:
            await interaction.edit_original_response(
                view=prompt.view(), attachments=[picture.file() for picture in prompt.pictures]
            )
        except FAULTS as error:
            # The person has dismissed it or its time is over; My hand opens another.
            log.info("an open hand could not be changed: %s", error)
            self._open_hands.pop((table.id, seat), None)

    async def _stop_progress(self, table: Table) -> None:
        if table.id in self._progress:
            await self._progress[table.id].stop()


async def _ready(made: Message) -> Message:
    return made
