"""What tests of several games share: a presenter without a table, and the current turn."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from bot.common.stored_rows import SeatRow
from bot.languages.translator import Translator
from cogs.discord.emojis import PLAIN
from cogs.games.architects.presenter import ArchitectsPresenter
from cogs.games.base.presenter import BasePresenter
from cogs.games.duel.presenter import DuelPresenter
from engine.game import Seat
from tests.cogs.room import Room

KINDS = {"base": BasePresenter, "duel": DuelPresenter, "architects": ArchitectsPresenter}


def presenter_of(view: Any, text: Translator, names: Sequence[str]) -> Any:
    """Return the presenter of a game that everybody sees as in ``view``."""
    seats = [SeatRow(Seat(seat), None, name) for seat, name in enumerate(names)]
    game = SimpleNamespace(view=lambda seat: view)
    presenter: Any = KINDS[view.game]
    return presenter(SimpleNamespace(id=1, step=0, game=game, seats=seats), text, None, PLAIN)


def turn_message(room: Room) -> Any:
    return room.newest(room.text("button-rules"))


def mover(room: Room) -> str:
    return room.session.seats[room.session.snapshot.pending()[0].chooser].name
