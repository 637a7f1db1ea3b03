"""The score pad of Duel: eight categories, and the two victories that points do not decide."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import cast

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
from engine.duel.box import Box
from engine.duel.pad import count, most_points
from engine.duel.scoring import SCORE_ROWS
from engine.duel.terms import Victory
from engine.game import Seat
from engine.terms import WonderId
from renders.duel.names import wonder_name
from renders.duel.result import ENDING

BY_POINTS = "civilian"
AT_ONCE = ("military", "scientific")
MOST_COINS = 200


def duel_pad(box: Box) -> PadGame:
    """Return how Duel is counted, played with what is in a box.

    A form has no room for another field: what only this box counts stands beside the last cards.
    """
    others = other_rows(box.score_rows, SCORE_ROWS)
    most = most_points(box)
    military = (0, *(zone.points for zone in box.track.zones))
    return PadGame(
        game="duel",
        rules="duel",
        fields=(
            Field(
                "cards",
                (
                    Figure("civilian", most=most["civilian"]),
                    Figure("scientific", most=most["scientific"]),
                ),
            ),
            # A guild counts coins too, so that all the guilds have no limit in the box.
            Field(
                "more",
                (Figure("commercial", most=most["commercial"]), Figure("guilds"), *map(Figure, others)),
                others,
            ),
            Field(
                "wonders",
                (Figure("wonders", most=most["wonders"]), Figure("progress", most=most["progress"])),
            ),
            Field("war", (Figure("coins", most=MOST_COINS), Figure("military", only=military))),
        ),
        boards=tuple(box.wonders),
        board_name=wonder_name,
        most_boards=box.wonders_per_city,
        decisions=_victories,
        count=partial(_count, box),
        adds_up=lambda filled: sum(each.figures["military"] > 0 for each in filled) <= 1,
    )


def _victories(names: Names, text: Translator) -> list[tuple[str, str]]:
    """List how a duel can be won, by points first."""
    return [
        (BY_POINTS, text("pad-duel-by-points")),
        *(
            (f"{victory}|{seat}", text(f"pad-duel-{victory}", name=name))
            for victory in AT_ONCE
            for seat, name in enumerate(names)
        ),
    ]


def _count(box: Box, filled: Sequence[Filled], decision: str) -> CountedGame:
    victory, _, won = decision.partition("|")
    pad = count(
        box,
        [each.figures for each in filled],
        [[WonderId(board) for board in each.boards] for each in filled],
        cast("Victory", victory or BY_POINTS),
        Seat(int(won)) if won else None,
    )
    return CountedGame(
        seats=tuple(
            counted_seat(score.rank, score, wonders=tuple(city.built_wonders))
            for score, city in zip(pad.scores, pad.cities, strict=True)
        ),
        victory=pad.victory,
        headline=partial(ENDING.headline, pad),
        pictures=(
            PadPicture("poster", partial(ENDING.draw_victory, pad), partial(ENDING.describe_victory, pad)),
            PadPicture("score", partial(ENDING.draw_score, pad), partial(ENDING.describe_score, pad)),
        ),
    )
