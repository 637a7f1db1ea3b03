"""The score pad of each game: its fields, limits, and the decision for the whole table.

A form has no room for another field: rows that only a box has are entered after the last figures of one.
"""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import cast

from bot.common.game_options import GameName
from bot.common.stored_rows import DraftedWonder
from bot.languages.translator import Translator
from bot.statistics.finished_game import FinishedSeat
from cogs.score_pad.score_pad import CountedGame, Field, Figure, Filled, Names, PadGame, other_rows
from engine.architects import pad as architects
from engine.architects.city import Box as ArchitectsBox
from engine.architects.scoring import SCORE_ROWS as ARCHITECTS_ROWS
from engine.base import pad as base
from engine.base.box import Box as BaseBox
from engine.base.city import SIDES, Board, Side
from engine.base.scoring import SCORE_ROWS as BASE_ROWS
from engine.base.scoring import places
from engine.duel import pad as duel
from engine.duel.box import Box as DuelBox
from engine.duel.scoring import SCORE_ROWS as DUEL_ROWS
from engine.duel.terms import Victory
from engine.game import Score, Seat
from engine.terms import SYMBOLS, WonderId
from renders.architects.result import ENDING as ARCHITECTS_ENDING
from renders.base.result import ENDING as BASE_ENDING
from renders.duel.names import wonder_name
from renders.duel.result import ENDING as DUEL_ENDING
from renders.parts.names import city_name, side_name

BY_POINTS = "civilian"

# -- 7 Wonders: seven categories, science worked out from its symbols ------------------------------------


def base_pad(game: GameName, box: BaseBox) -> PadGame:
    """Return the score pad of an edition of 7 Wonders with the contents of a box."""
    limits, others = base.limits_of(box), other_rows(box.score_rows, BASE_ROWS)

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
        decisions=lambda names, text: [],
        count=partial(_count_base, box),
        adds_up=lambda filled: base.military_adds_up(box, [each.figures["military"] for each in filled]),
    )


def _board_name(box: BaseBox, board: str, text: Translator) -> str:
    wonder, _, side = board.partition("|")
    city = city_name(wonder, text)
    return text("pad-board", city=city, side=side_name(box.names, side, text)) if side else city


def _count_base(box: BaseBox, filled: Sequence[Filled], decision: str) -> CountedGame:
    named = [each.boards[0].partition("|") for each in filled]
    boards = [Board(WonderId(wonder), cast("Side", side)) for wonder, _, side in named]
    pad = base.count(box, [each.figures for each in filled], boards)
    place = places(pad.scores, pad.players)
    seats = [
        _seat(score, place[score.seat], board.wonder, board.side)
        for score, board in zip(pad.scores, boards, strict=True)
    ]
    return CountedGame(seats, BASE_ENDING, pad)


# -- Duel: eight categories, and the two victories that points do not decide -----------------------------


def duel_pad(box: DuelBox) -> PadGame:
    """Return the score pad of Duel with the contents of a box."""
    others, most = other_rows(box.score_rows, DUEL_ROWS), duel.most_points(box)
    military = (0, *(zone.points for zone in box.track.zones))

    def limited(name: str) -> Figure:
        return Figure(name, most=most[name])

    return PadGame(
        game="duel",
        rules="duel",
        fields=(
            Field("cards", (limited("civilian"), limited("scientific"))),
            # A guild counts coins too, so the box sets no limit for the guilds' total.
            Field("more", (limited("commercial"), Figure("guilds"), *map(Figure, others)), others),
            Field("wonders", (limited("wonders"), limited("progress"))),
            Field("war", (Figure("coins", most=200), Figure("military", only=military))),
        ),
        boards=tuple(box.wonders),
        board_name=wonder_name,
        most_boards=box.wonders_per_city,
        decisions=_victories,
        count=partial(_count_duel, box),
        adds_up=lambda filled: sum(each.figures["military"] > 0 for each in filled) <= 1,
    )


def _victories(names: Names, text: Translator) -> list[tuple[str, str]]:
    """List the ways to win a duel, by points first."""
    return [
        (BY_POINTS, text("pad-duel-by-points")),
        *(
            (f"{victory}|{seat}", text(f"pad-duel-{victory}", name=name))
            for victory in ("military", "scientific")
            for seat, name in enumerate(names)
        ),
    ]


def _count_duel(box: DuelBox, filled: Sequence[Filled], decision: str) -> CountedGame:
    victory, _, won = decision.partition("|")
    pad = duel.count(
        box,
        [each.figures for each in filled],
        [[WonderId(board) for board in each.boards] for each in filled],
        cast("Victory", victory or BY_POINTS),
        Seat(int(won)) if won else None,
    )
    seats = [
        _seat(score, score.rank, wonders=city.built_wonders)
        for score, city in zip(pad.scores, pad.cities, strict=True)
    ]
    return CountedGame(seats, DUEL_ENDING, pad, pad.victory)


# -- Architects: five categories, and the owner of the cat -----------------------------------------------


def architects_pad(box: ArchitectsBox) -> PadGame:
    """Return the score pad of Architects with the contents of a box."""
    others = other_rows(box.score_rows, ARCHITECTS_ROWS)
    most_stages = max(len(each.stages) for each in box.wonders.values())
    stages = Figure("stages", most=architects.most_stage_points(box))
    return PadGame(
        game="architects",
        rules="architects",
        fields=(
            Field("wonder", (stages, Figure("built", most=most_stages))),
            Field("blue", (Figure("blue"),)),
            Field("war", (Figure("victories", most=60),)),
            Field("progress", (Figure("progress"), *map(Figure, others)), others),
        ),
        boards=tuple(box.wonders),
        board_name=city_name,
        most_boards=1,
        decisions=_owners_of_the_cat,
        count=partial(_count_architects, box),
    )


def _owners_of_the_cat(names: Names, text: Translator) -> list[tuple[str, str]]:
    owned = ((str(seat), text("pad-architects-cat", name=name)) for seat, name in enumerate(names))
    return [("nobody", text("pad-architects-no-cat")), *owned]


def _count_architects(box: ArchitectsBox, filled: Sequence[Filled], decision: str) -> CountedGame:
    boards = [WonderId(each.boards[0]) for each in filled]
    cat = Seat(int(decision)) if decision.isdecimal() else None
    pad = architects.count(box, [each.figures for each in filled], boards, cat)
    scored = zip(pad.scores, boards, strict=True)
    seats = [_seat(score, score.rank, board) for score, board in scored]
    return CountedGame(seats, ARCHITECTS_ENDING, pad)


def _seat(
    score: Score,
    place: int,
    wonder: str | None = None,
    side: str | None = None,
    *,
    wonders: Iterable[str] = (),
) -> FinishedSeat:
    """Return the result of a seat, without its player."""
    built = tuple(DraftedWonder(each, built=True) for each in wonders)
    return FinishedSeat(
        None, "", place, score.total, score.rows, wonder, side, wonders=built, seat=score.seat
    )
