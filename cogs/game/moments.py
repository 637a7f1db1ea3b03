"""A few words that are true of a game that is over."""

from __future__ import annotations

from collections.abc import Sequence

from bot.common.options import GameName
from bot.languages.translator import Translator
from cogs.discord.message import escape
from cogs.game.names import card_name
from engine.story import Moment
from renders.drawing.numerals import ROMAN


def moment_lines(
    moments: Sequence[Moment], game: GameName, names: Sequence[str], text: Translator
) -> list[str]:
    """Tell moments of a game, a sentence each; ``names`` by seat."""
    return [_told(moment, game, names, text) for moment in moments]


def _told(moment: Moment, game: GameName, names: Sequence[str], text: Translator) -> str:
    named = {hole: escape(names[seat]) for hole, seat in moment.seats.items()}
    return text(
        f"moment-{moment.kind}",
        game=game,
        **named,
        **{hole: _fact(hole, fact, game, text) for hole, fact in moment.facts.items()},
    )


def _fact(hole: str, fact: int | str, game: GameName, text: Translator) -> int | str:
    match hole:
        case "age":
            return ROMAN[int(fact)]
        case "card":
            return card_name(game, str(fact), text)
        case _:
            return fact
