"""What the tables have to say, posted on Discord."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Iterable, Mapping, Sequence
from datetime import UTC, datetime
from functools import partial

import discord

from bot.client import Client
from bot.languages import Translator
from bot.rows import SCORE, Address, Post, SeatRow
from bot.table import Table
from cogs.discord.delivery import FAULTS, Delivery, not_in_the_way
from cogs.discord.message import Message, button, custom_id, escape, message
from cogs.discord.reply import Interaction, change
from cogs.game.face import Face
from cogs.game.losses import Losses
from cogs.game.messages import GameMessages, ready
from cogs.game.private_hands import PrivateHands
from cogs.game.step_message import Progress, first_untold, seat_buttons, step_post, time_left, told_post
from engine.game import Seat

log = logging.getLogger(__name__)

ASLEEP, REQUEST = "asleep ", "request "
"""How the names of further messages with buttons begin."""

WARNING = "warning"
"""The name of the message that warns of the end of a game that nobody touches."""


class Announcer:
    """Posts what the tables have to say."""

    def __init__(self, client: Client, delivery: Delivery, faces: Mapping[str, Face]) -> None:
        """Speak through ``delivery``, each game with its own face."""
        messages = GameMessages(client, delivery)
        self.hands = PrivateHands(client, messages, faces)
        self._losses = Losses(client, messages)
        self._client = client
        self._messages = messages
        self._faces = faces
        self._progress: dict[int, Progress] = {}

    @property
    def games(self) -> tuple[str, ...]:
        """The ids of the games that have a face."""
        return tuple(self._faces)

    def face(self, table: Table) -> Face:
        """Give the face of a table's game."""
        return self._faces[table.row.options.game]

    def public_text(self, table: Table) -> Translator:
        """Give the language of a table's public messages."""
        return self._client.languages.of(table.row.language)

    # -- the port -------------------------------------------------------------------------------------

    async def open_step(self, table: Table) -> None:
        """Post who is waited for, and give each person who must choose their hand."""
        text = self.public_text(table)
        if table.step == 0:
            await self._messages.once(table, "opening", lambda: self.face(table).opening(table, text))
        if not table.waiting_for():
            return
        name = step_post(table)
        if name in table.posts:
            await self._messages.replace(table, name, await self._waiting(table))
        else:
            called = await self._called_persons(table)
            await self._messages.once(table, name, lambda: self._waiting(table), mentions=called)
        table.told = table.step
        await self._losses.forget(table)
        await _all_of(self.hands.give(table, seat) for seat in table.waiting_for())

    async def show_progress(self, table: Table) -> None:
        """Show who has picked by now; at most once in a while, and always the latest state."""
        if table.row.state != "playing" or not table.waiting_for() or step_post(table) not in table.posts:
            return
        if table.id not in self._progress:
            seconds, refresh = self._client.settings.edit_seconds, partial(self._refresh_status, table)
            self._progress[table.id] = Progress(refresh, seconds, self._client.now)
        self._progress[table.id].want()

    async def remind(self, table: Table, seats: Sequence[Seat]) -> None:
        """Tell the persons on these seats that half of their time is gone; raises where one hears nothing."""
        await _all_of(self._remind(table, seat) for seat in seats)

    async def close_step(self, table: Table) -> None:
        """Tell what happened in the step that was just played, and in those that share its message."""
        await self._stop_progress(table)
        step = table.step - 1
        text = self.public_text(table)
        ends = table.game.over or self.face(table).ends_message(table)
        if ends and first_untold(table) <= step:
            name = step_post(table)
            await self._messages.replace(table, name, await self.face(table).told(table, text))
            await self._messages.remember(table, told_post(step), table.posts[name])
        if ends:
            table.told = table.step
        for name, words in await self.face(table).afterwards(table, text):
            await self._messages.once(table, name, ready(words))
        await asyncio.gather(*(self.hands.put_away(table, step, seat.seat) for seat in table.seats))
        if table.game.over:
            await self.hands.put_away_open(table.id, "status-over")

    async def sleep(self, table: Table) -> None:
        """Tell that the game waits until one of its players is back, with the button for it."""
        text = self.public_text(table)
        asleep = message(text("table-asleep"), seat_buttons(table, text))
        await self._messages.once(table, f"{ASLEEP}{table.step}", ready(asleep))

    async def lost(self, address: Address) -> None:
        """Tell that a game could not be brought back."""
        text = self._client.languages.of(address.language)
        await not_in_the_way(self._messages.delivery.send(address.place, message(text("game-lost")).view()))

    async def finish(self, table: Table) -> None:
        """Post the score of a game that is over."""
        text = self.public_text(table)
        await self._messages.once(table, SCORE, lambda: self.face(table).score(table, text))
        await self._losses.forget(table)
        self._progress.pop(table.id, None)

    async def seat_left(self, table: Table, step: int, before: SeatRow, *, removed: bool) -> None:
        """Put away the hand that a person had in a step, and offer their seat, where somebody is left."""
        await self.hands.put_away(table, step, before.seat)
        if any(row.person is not None for row in table.seats):
            await not_in_the_way(self.offer_seat(table, before, removed=removed))

    async def ended(self, table: Table, by: str | None) -> None:
        """Tell who has stopped a game without a score, or None where everybody left; take its buttons off."""
        text = self.public_text(table)
        why = text("everyone-left") if by is None else text("game-ended-by", name=escape(by))
        await self._stopped(table, why)

    async def warn_of_end(self, table: Table) -> None:
        """Tell once when a game ends that nobody touches, with a button that keeps it."""
        assert table.row.expires is not None
        text, persons = self.public_text(table), [row.person for row in table.seats if row.person is not None]
        end = discord.utils.format_dt(datetime.fromtimestamp(table.row.expires, UTC), "F")
        called = " ".join(f"<@{person}>" for person in persons)
        row = (button(custom_id("seat", table.id, "on"), text("button-play-on")),)
        made = message(text("game-expires", persons=called, end=end), row)
        await self._messages.once(table, WARNING, ready(made), mentions=persons)

    async def take_warning_back(self, table: Table) -> None:
        """Take away a warning that no longer holds, where there is one."""
        if WARNING in table.posts:
            await self._messages.delivery.delete(table.posts[WARNING])
            await self._messages.forget(table, WARNING)

    async def abandoned(self, table: Table) -> None:
        """Tell that a game has ended because nobody played any more, and take its buttons off."""
        await not_in_the_way(self.take_warning_back(table))
        if table.row.state == "closed":
            await self._stopped(table, self.public_text(table)("game-abandoned"))

    async def _stopped(self, table: Table, why: str) -> None:
        await self._stop_progress(table)
        text = self.public_text(table)
        if step_post(table) in table.posts:
            stopped = message(self.face(table).heading(table, text), text("game-stopped"))
            await not_in_the_way(self._messages.delivery.edit(table.posts[step_post(table)], stopped.view()))
        for name, post in list(table.posts.items()):
            if name.startswith((ASLEEP, REQUEST)):
                ended = message(text("game-stopped"))
                await not_in_the_way(self._messages.delivery.edit(post, ended.view()))
        await not_in_the_way(self._say(table, why))
        self._progress.pop(table.id, None)

    async def prove_reach(self, table: Table) -> None:
        """Bring the public message of the step up to date; raises what keeps it from being changed."""
        await self._stop_progress(table)
        if table.waiting_for():
            await self._messages.replace(table, step_post(table), await self._waiting(table))

    async def stuck(self, table: Table, error: Exception, *, rests: bool) -> None:
        """Tell the host of a right that the game waits for, or that it rests."""
        await self._losses.tell(table, error, rests=rests)

    async def closed(self, address: Address) -> None:
        """Take the buttons off the hands of a game that was stopped without a score."""
        await self.hands.end(address)

    # -- what the port does not know of ---------------------------------------------------------------

    async def seat_back(self, table: Table, seat: Seat) -> None:
        """Tell that a person is back who has been away."""
        text = self.public_text(table)
        await self._say(table, text("seat-back", name=escape(table.seats[seat].name)))

    async def seat_taken(self, table: Table, before: SeatRow, offer: Post | None) -> None:
        """Tell who has taken a computer player's seat; where it was offered, this takes the offer's place."""
        text, name = self.public_text(table), escape(table.seats[before.seat].name)
        told = text("seat-taken-over", name=name, city=self._city(table, before, text))
        if offer is None:
            await self._say(table, told)
        else:
            await self._messages.delivery.edit(offer, message(told).view())

    async def offer_seat(self, table: Table, before: SeatRow, *, removed: bool = False) -> None:
        """Tell that a computer player has the seat and the city of a person, with a button to take it."""
        text, seat = self.public_text(table), before.seat
        words = text(
            "seat-replaced" if removed else "seat-left",
            name=escape(before.name),
            computer=escape(table.seats[seat].name),
            city=self._city(table, before, text),
        )
        row = (button(custom_id("seat", table.id, "take", seat), text("button-take-seat")),)
        await self._messages.delivery.send(table.row.place, message(words, row).view())

    def _city(self, table: Table, before: SeatRow, text: Translator) -> str:
        """Name a city as it was called before its seat changed hands: in Duel it goes by its player."""
        return self.face(table).city_name(table, before.seat, before.name, text)

    async def _say(self, table: Table, sentence: str) -> None:
        await self._messages.delivery.send(table.row.place, message(sentence).view())

    async def ask_to_readmit(self, table: Table, person: discord.abc.User) -> None:
        """Ask the host, once until they answer, whether a person may come back who was replaced."""
        text = self.public_text(table)
        host, name = f"<@{table.row.host}>", escape(person.display_name)
        row = (button(custom_id("seat", table.id, "admit", person.id), text("button-admit")),)
        asked = message(text("seat-asked-for", host=host, name=name), row)
        await self._messages.once(table, _request(person.id), ready(asked), mentions=[table.row.host])

    async def close_request(self, table: Table, person: int, interaction: Interaction) -> None:
        """Tell that a person may come back, in the place of the question whose button was pressed."""
        words = self.public_text(table)("seat-may-be-taken", person=f"<@{person}>")
        await change(interaction, message(words))
        if _request(person) in table.posts:
            await self._messages.forget(table, _request(person))

    async def _refresh_status(self, table: Table) -> None:
        """Bring the public message of the step up to date, also where somebody has deleted it."""
        step, name = table.step, step_post(table)
        post = table.posts.get(name)
        if post is None or not table.waiting_for():
            return
        made = await self._waiting(table)
        if step != table.step or table.row.state != "playing":
            return
        changed = await self._messages.delivery.edit(post, made.view(), made.pictures)
        if not changed and step == table.step and table.posts.get(name) == post:
            await self._messages.replace(table, name, made)

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

    async def _remind(self, table: Table, seat: Seat) -> None:
        person, name = table.seats[seat].person, f"reminder {table.step} {seat}"
        if person is None or name in table.posts:
            return
        text, kind = await self._messages.private_text(person), "-turns" if table.row.options.in_turns else ""
        server = await self._server_name(table)
        words = message(text(f"reminder{kind}", server=server, until=time_left(table)))
        try:
            post = await self._messages.delivery.send_direct(person, words.view())
        except FAULTS as error:
            log.warning("a reminder could not be sent: %s", error)
            post = None
        if post is not None:
            await self._messages.remember(table, name, post)
        else:
            await self._messages.call(table, name, f"reminder-public{kind}", person)

    async def _stop_progress(self, table: Table) -> None:
        if table.id in self._progress:
            await self._progress[table.id].stop()


async def _all_of(sendings: Iterable[Awaitable[None]]) -> None:
    """Send everything, then raise the first fault."""
    for fault in await asyncio.gather(*sendings, return_exceptions=True):
        if fault is not None:
            raise fault


def _request(person: int) -> str:
    """Name the message that asks whether a person may come back."""
    return f"{REQUEST}{person}"
