"""The score pad of Architects: five categories, and who has the cat."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from bot.languages import Translator
from cogs.pad.game import CountedGame, Field, Figure, Filled, Names, PadGame, PadPicture, counted_seat
from engine.architects.city import Box
from engine.architects.pad import Pad, count, most_stage_points
from engine.architects.scoring import Line
from engine.game import Seat
from engine.terms import WonderId
from renders.architects.poster import describe_victory, draw_victory
from renders.architects.score import draw_score
from renders.architects.score_words import describe_score, how_decided
from renders.parts.names import city_name
from renders.parts.score_words import headline

NOBODY = "nobody"
MOST_VICTORIES = 60


def architects_pad(box: Box) -> PadGame:
    """Say how Architects is counted, played with what is in a box."""
    most_stages = max(len(each.stages) for each in box.wonders.values())
    return PadGame(
        game="architects",
        fields=(
            Field(
                "wonder", (Figure("stages", most=most_stage_points(box)), Figure("built", most=most_stages))
            ),
            Field("blue", (Figure("blue"),)),
            Field("war", (Figure("victories", most=MOST_VICTORIES),)),
            Field("progress", (Figure("progress"),)),
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
    pad = count(box, [Line(**each.figures) for each in filled], boards, cat)
    return CountedGame(
        seats=tuple(
            counted_seat(score.rank, score, board) for score, board in zip(pad.scores, boards, strict=True)
        ),
        victory=None,
        headline=partial(_headline, pad),
        pictures=(
            PadPicture("poster", partial(draw_victory, pad), partial(describe_victory, pad)),
            PadPicture("score", partial(draw_score, pad), partial(describe_score, pad)),
        ),
    )


def _headline(pad: Pad, names: Names, text: Translator) -> str:
    return headline(how_decided(pad), names, "stages", text)
