"""The end of a game: the message that tells the score, and its buttons."""

from __future__ import annotations

from collections.abc import Sequence

from bot.client import Client
from bot.languages import Translator
from bot.refusal import Refusal
from bot.sitting import Sitting
from cogs.discord.message import Button, Message, Picture, button, custom_id, galleries, message
from cogs.discord.reply import send, translator
from cogs.discord.router import Tap
from cogs.game.announcer import Announcer
from cogs.lobby.cog import LobbyCog


def ending(sitting: Sitting, text: Translator, lines: Sequence[str], pictures: Sequence[Picture]) -> Message:
    """Say how the game ended, with its pictures one below the other, and what can be done now.

    One message holds it all, so that a crash or a missing right leaves nothing half told: seven cities with
    poster, story and sheet are the ten files that a message can have.
    """
    buttons = (
        again_button(sitting, text),
        button(custom_id("end", sitting.id, "details"), text("button-details")),
    )
    return message("\n".join(line for line in lines if line), *galleries(pictures), buttons)


def again_button(sitting: Sitting, text: Translator) -> Button:
    """Make the button that opens the next lobby."""
    return button(custom_id("end", sitting.id, "again"), text("button-play-again"))


class ScoreTaps:
    """Answers the buttons below the score."""

    def __init__(self, client: Client, announcer: Announcer, lobby: LobbyCog) -> None:
        """Work for ``client`` with the faces of ``announcer``; ``lobby`` opens the next lobby."""
        self._lobby = lobby
        self._client = client
        self._announcer = announcer

    async def tapped(self, tap: Tap) -> None:
        """Answer a button below the score."""
        interaction, replays = tap.interaction, self._client.sittings.replays
        match tap.words[0]:
            case "again":
                await self._lobby.open_again(interaction, *await replays.finished_table(tap.table))
            case "details":
                sitting = await replays.finished(tap.table)
                seat = sitting.seat_of(interaction.user.id)
                if seat is None:
                    raise Refusal("refusal-spectator-details")
                words = self._announcer.face(sitting).score_in_words(sitting, seat, translator(interaction))
                await send(interaction, message(words).view(), ephemeral=True)
            case _:
                raise Refusal("refusal-offer-changed")
