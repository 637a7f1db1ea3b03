"""The score pad of the base game: seven categories, science worked out from its symbols."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import cast

from bot.common.options import GameName
from bot.languages.translator import Translator
from cogs.pad.game import (
    CountedGame,
    Field,
    Figure,
    Filled,
    Names,
    PadGame,
    PadPicture,
    counted_seat,
    other_rows,
)
from engine.base.box import Box
from engine.base.city import SIDES, Board, Side
from engine.base.pad import count, limits_of, military_adds_up
from engine.base.scoring import SCORE_ROWS, places
from engine.terms import SYMBOLS, WonderId
from renders.base.result import ENDING
from renders.parts.names import city_name, side_name


def base_pad(game: GameName, box: Box) -> PadGame:
    """Return how an edition of the base game is counted, played with what is in a box.

    A form has no room for another field: what only this box counts stands beside the last figures.
    """
    limits, others = limits_of(box), other_rows(box.score_rows, SCORE_ROWS)

    def field(key: str, *names: str, others: tuple[str, ...] = ()) -> Field:
        return Field(key, (*(Figure(name, *limits[name]) for name in names), *map(Figure, others)), others)

    return PadGame(
        game=game,
        rules="base",
        fields=(
            field("war", "military", "coins"),
            field("wonder", "wonder", "civilian"),
            field("science", *SYMBOLS),
            field("trade", "commercial", "guilds", others=others),
        ),
        boards=tuple(f"{wonder}|{side}" for wonder in box.wonders for side in SIDES),
        board_name=partial(_board_name, box),
        most_boards=1,
        decisions=_nothing,
        count=partial(_count, box),
        adds_up=lambda filled: military_adds_up(box, [each.figures["military"] for each in filled]),
    )


def _board_name(box: Box, board: str, text: Translator) -> str:
    wonder, _, side = board.partition("|")
    city = city_name(wonder, text)
    return text("pad-board", city=city, side=side_name(box.names, side, text)) if side else city


def _nothing(names: Names, text: Translator) -> list[tuple[str, str]]:
    return []


def _count(box: Box, filled: Sequence[Filled], decision: str) -> CountedGame:
    boards = [_board(each.boards[0]) for each in filled]
    pad = count(box, [each.figures for each in filled], boards)
    place = places(pad.scores, pad.players)
    return CountedGame(
        seats=tuple(
            counted_seat(place[score.seat], score, board.wonder, board.side)
            for score, board in zip(pad.scores, boards, strict=True)
        ),
        victory=None,
        headline=partial(ENDING.headline, pad),
        pictures=(
            PadPicture("poster", partial(ENDING.draw_victory, pad), partial(ENDING.describe_victory, pad)),
            PadPicture("score", partial(ENDING.draw_score, pad), partial(ENDING.describe_score, pad)),
        ),
    )


def _board(value: str) -> Board:
    wonder, _, side = value.partition("|")
    return Board(WonderId(wonder), cast("Side", side))
