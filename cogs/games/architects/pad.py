"""The score pad of Architects: five categories, and who has the cat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

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
from engine.architects.city import Box
from engine.architects.pad import count, most_stage_points
from engine.architects.scoring import SCORE_ROWS
from engine.game import Seat
from engine.terms import WonderId
from renders.architects.result import ENDING
from renders.parts.names import city_name

NOBODY = "nobody"
MOST_VICTORIES = 60


def architects_pad(box: Box) -> PadGame:
    """Return how Architects is counted, played with what is in a box.

    What only this box counts stands beside the progress tokens.
    """
    others = other_rows(box.score_rows, SCORE_ROWS)
    most_stages = max(len(each.stages) for each in box.wonders.values())
    return PadGame(
        game="architects",
        rules="architects",
        fields=(
            Field(
                "wonder", (Figure("stages", most=most_stage_points(box)), Figure("built", most=most_stages))
            ),
            Field("blue", (Figure("blue"),)),
            Field("war", (Figure("victories", most=MOST_VICTORIES),)),
            Field("progress", (Figure("progress"), *map(Figure, others)), others),
        ),
        boards=tuple(box.wonders),
        board_name=city_name,
        most_boards=1,
        decisions=_owners_of_the_cat,
        count=partial(_count, box),
    )


def _owners_of_the_cat(names: Names, text: Translator) -> list[tuple[str, str]]:
    return [
        (NOBODY, text("pad-architects-no-cat")),
        *((str(seat), text("pad-architects-cat", name=name)) for seat, name in enumerate(names)),
    ]


def _count(box: Box, filled: Sequence[Filled], decision: str) -> CountedGame:
    boards = [WonderId(each.boards[0]) for each in filled]
    cat = Seat(int(decision)) if decision.isdecimal() else None
    pad = count(box, [each.figures for each in filled], boards, cat)
    return CountedGame(
        seats=tuple(
            counted_seat(score.rank, score, board) for score, board in zip(pad.scores, boards, strict=True)
        ),
        victory=None,
        headline=partial(ENDING.headline, pad),
        pictures=(
            PadPicture("poster", partial(ENDING.draw_victory, pad), partial(ENDING.describe_victory, pad)),
            PadPicture("score", partial(ENDING.draw_score, pad), partial(ENDING.describe_score, pad)),
        ),
    )
