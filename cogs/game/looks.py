"""What people look at in a game: the same for the one who asks and, at a tap, for everybody."""

from __future__ import annotations

import asyncio
from typing import Literal, cast, get_args

from bot.client import Client
from bot.common.refusal import Refusal
from bot.languages.translator import Translator
from bot.tables.replay import as_of
from bot.tables.snapshot import GameSnapshot
from cogs.discord.message import LONGEST_TEXT, Message, custom_id, message
from cogs.discord.picture_queue import looking
from cogs.discord.reply import Interaction, answer_deferred, defer, pictures_shown, send, translator
from cogs.discord.router import Tap
from cogs.discord.showing import Showing, show_button
from cogs.game.announcer import Announcer
from cogs.game.presenter import GamePresenter
from engine.game import Seat

LOGGED_STEPS = 6

ROOM_FOR_A_LOG = LONGEST_TEXT - 200
"""Characters of the last steps, beside which it says who shows them to all."""

Look = Literal["table", "city", "cities", "log", "details"]
"""What is looked at; a city and the details of a score are those of a seat."""


class Looks:
    """Shows games as everybody may see them."""

    def __init__(self, client: Client, announcer: Announcer, showing: Showing) -> None:
        """Work for ``client``, present as ``announcer`` does; ``showing`` posts what is shown to all."""
        self._client = client
        self._announcer = announcer
        self._showing = showing

    async def answer(
        self, interaction: Interaction, snapshot: GameSnapshot, look: Look, seat: Seat | None = None
    ) -> None:
        """Answer one person with what they ask for, and with the button that shows it to all."""
        text, is_drawn = translator(interaction), look not in ("log", "details")
        if is_drawn:
            await defer(interaction, ephemeral=True, thinking=True)
        with looking(interaction.user.id, interaction.guild_id):
            made = await self.made(snapshot, look, seat, text)
        words = (look, snapshot.step, *(() if seat is None else (seat,)))
        identity = custom_id("table", snapshot.id, "show", *words)
        # That nothing has happened yet is nothing to show to anybody.
        is_empty = look == "log" and not snapshot.history
        shown = message(*made.parts, None if is_empty else show_button(interaction, identity))
        if is_drawn:
            await answer_deferred(interaction, shown)
        else:
            await send(interaction, shown.view(), ephemeral=True)

    async def made(self, snapshot: GameSnapshot, look: Look, seat: Seat | None, text: Translator) -> Message:
        """Make what is looked at."""
        presenter = self._announcer.presenters.of(snapshot, text)
        match look:
            case "table":
                return pictures_shown([await presenter.table_picture()], text)
            case "city":
                return pictures_shown([await presenter.city_picture(seat or Seat(0))], text)
            case "cities":
                return pictures_shown(await presenter.city_pictures(), text)
            case "log":
                return message(_log(presenter) or text("log-empty"))
            case "details":
                return message(presenter.score_in_words(seat or Seat(0)))

    async def show_to_all(self, tap: Tap) -> None:
        """Post for everybody what the tapped answer shows: ``show:what:step``, with a seat where one counts.

        It is shown as it was then; raises `Refusal`.
        """
        look, step = tap.word(1), tap.number(2)
        if look not in get_args(Look):
            raise Refusal("refusal-offer-changed")
        snapshot = await self._as_it_was(tap, step)
        seat = None
        if look in ("city", "details"):
            seat = Seat(tap.number(3))
        text = self._announcer.public_text(snapshot)
        names = self._announcer.public(snapshot).names
        if (seat or 0) >= len(names) or (look == "details" and not snapshot.game.over):
            raise Refusal("refusal-offer-changed")

        async def make() -> Message:
            with looking(tap.interaction.user.id, tap.interaction.guild_id):
                return await self.made(snapshot, cast("Look", look), seat, text)

        await self._showing.show(tap.interaction, text, make)

    async def _as_it_was(self, tap: Tap, step: int) -> GameSnapshot:
        """Return a game after so many steps; raises `Refusal` where nobody may know these yet."""
        found, replays = tap.found, self._client.sessions.replays
        if found is None:
            recording = await replays.recording(tap.table)
            if step > len(recording.steps):
                raise Refusal("refusal-offer-changed")
            return (await replays.play(recording, step))[0]
        told = found.told
        if step > told.step:
            raise Refusal("refusal-offer-changed")
        return await asyncio.to_thread(as_of, told, step)


def _log(presenter: GamePresenter) -> str:
    """Tell as many of the last steps as there is room for, the latest last."""
    told = ""
    for steps in range(LOGGED_STEPS, 0, -1):
        told = "\n".join(presenter.chronicle(steps))
        if len(told) <= ROOM_FOR_A_LOG:
            break
    return told
