"""The end of a game: the message that tells the score, and its buttons."""

from __future__ import annotations

from collections.abc import Sequence

from bot.client import Client
from bot.common.refusal import Refusal
from bot.languages.translator import Translator, seat_names
from bot.tables.rematch import OTHER
from bot.tables.snapshot import GameSnapshot
from cogs.discord.message import NO_TABLE, Button, Message, Picture, button, custom_id, galleries, message
from cogs.discord.router import Tap
from cogs.game.advice_buttons import TOPIC as PRACTICE
from cogs.game.ending import farewell, honour_line
from cogs.game.hindsight import HindsightTeller
from cogs.game.looks import Looks
from cogs.lobby.cog import LobbyCog
from renders.parts.names import side_in_full


def ending(
    snapshot: GameSnapshot, text: Translator, lines: Sequence[str], pictures: Sequence[Picture]
) -> Message:
    """Return how the game ended, with its pictures one below the other, and what can be done now.

    One message holds it all, so that a crash or a missing right leaves nothing half told: seven cities with
    poster, story and sheet are the ten files that a message can have.
    """
    buttons = (
        *again_buttons(snapshot, text),
        button(custom_id("end", snapshot.id, "details"), text("button-details")),
    )
    told = list(lines)
    if snapshot.honour is not None:
        told.append(
            honour_line(snapshot.honour, snapshot.row.options.boxes, seat_names(snapshot.seats, text), text)
        )
    told.append(farewell(snapshot, text) or "")
    return message("\n".join(line for line in told if line), *galleries(pictures), buttons)


def again_buttons(snapshot: GameSnapshot, text: Translator) -> tuple[Button, ...]:
    """Make the buttons that open the next lobby; where boards have sides, one is for the other sides."""
    options = snapshot.row.options
    if options.is_practice:
        where = ("here",) if not snapshot.row.is_direct else ()
        anew = custom_id(PRACTICE, NO_TABLE, "again", options.game, *where)
        return (button(anew, text("button-practise-anew")),)
    again = button(custom_id("end", snapshot.id, "again"), text("button-play-again"))
    if not options.has_sides:
        return (again,)
    turned = text(
        "button-play-again-turned",
        mixed="yes" if options.sides == "A+B" else "no",
        side=side_in_full(options.boxes, OTHER[options.sides], text),
    )
    return again, button(custom_id("end", snapshot.id, "turned"), turned)


class ScoreTaps:
    """Answers the buttons below the score."""

    def __init__(self, client: Client, looks: Looks, lobby: LobbyCog, hindsight: HindsightTeller) -> None:
        """Work for ``client``; ``looks`` shows the details, ``hindsight`` what would have been better.

        ``lobby`` opens the next lobby.
        """
        self._hindsight = hindsight
        self._lobby = lobby
        self._client = client
        self._looks = looks

    async def tapped(self, tap: Tap) -> None:
        """Answer a button below the score."""
        interaction, replays = tap.interaction, self._client.sessions.replays
        match tap.words[0]:
            case "again" | "turned" as wish:
                ended = await replays.finished_table(tap.table)
                await self._lobby.open_again(interaction, *ended, turned=wish == "turned")
            case "details":
                snapshot = await replays.finished(tap.table)
                seat = snapshot.seat_of(interaction.user.id)
                if seat is None:
                    raise Refusal("refusal-spectator-details")
                await self._looks.answer(interaction, snapshot, "details", seat)
                self._hindsight.begin(interaction, snapshot, seat)
            case _:
                raise Refusal("refusal-offer-changed")
