"""Presenters without a table, pictures or emojis."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from bot.common.rows import SeatRow
from bot.languages.translator import Translator
from cogs.games.architects.presenter import ArchitectsPresenter
from cogs.games.base.presenter import BasePresenter
from cogs.games.duel.presenter import DuelPresenter
from engine.game import Seat

KINDS = {"base": BasePresenter, "duel": DuelPresenter, "architects": ArchitectsPresenter}


def presenter_of(view: Any, text: Translator, names: Sequence[str]) -> Any:
    """Return the presenter of a game that everybody sees as in ``view``."""
    seats = [SeatRow(Seat(seat), None, name) for seat, name in enumerate(names)]
    game = SimpleNamespace(view=lambda seat: view)
    presenter: Any = KINDS[view.game]
    return presenter(SimpleNamespace(id=1, step=0, game=game, seats=seats), text, None, {})
