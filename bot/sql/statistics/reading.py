"""Rows of an SQL database become finished games and figures."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import Any

from bot.sql.reading import read_drafted, read_object
from bot.statistics.figures import GameFigures, Honour, Standing, WonderFigures
from bot.statistics.finished import FinishedGame, FinishedSeat
from bot.statistics.players import PlayerKey
from engine.game import Seat

FINISHED_COLUMNS = (
    "number, table_id, origin, server, game, begun, ended, victory, entered_by, counted_from, rated"
)
FINISHED_SEAT_COLUMNS = (
    "number, player, name, place, total, points, wonder, side, seat, whole, left_by, left_name, wonders,"
    " feats"
)
STANDING_COLUMNS = "player, name, mean, deviation, games, wins, rated, settled"


def read_finished(rows: Iterable[Sequence[Any]], seats: Iterable[Sequence[Any]]) -> list[FinishedGame]:
    """Read finished games with their seats, in the order of ``rows``."""
    by_game: dict[int, list[FinishedSeat]] = defaultdict(list)
    for number, player, name, place, total, points, wonder, side, seat, *more in seats:
        whole, left_by, left_name, wonders, feats = more
        by_game[number].append(
            FinishedSeat(
                player,
                name,
                place,
                total,
                json.loads(points),
                wonder,
                side,
                seat=Seat(seat),
                whole=bool(whole),
                left_by=left_by,
                left_name=left_name,
                wonders=read_drafted(wonders),
                feats=frozenset(json.loads(feats)),
            )
        )
    games = []
    for number, table, origin, server, game, begun, ended, victory, entered_by, counted, rated in rows:
        played = tuple(by_game[number])
        games.append(
            FinishedGame(
                number,
                table,
                origin,
                server,
                game,
                begun,
                ended,
                victory,
                played,
                entered_by,
                None if counted is None else read_object(counted),
                rankings_on=bool(rated),
            )
        )
    return games


def read_honour(text: str | None) -> Honour | None:
    """Read what was new or rare with a game."""
    if text is None:
        return None
    found = read_object(text)
    facts = found["facts"]
    assert isinstance(facts, dict)
    return Honour(str(found["kind"]), Seat(int(str(found["seat"]))), facts)


def read_places(rows: Iterable[Sequence[Any]]) -> tuple[GameFigures, ...]:
    """Read what a player has done; rows of the same game and number of players stand together.

    They are game, players, place, reached, games, points, best and best_in.
    """
    groups: dict[tuple[str, int], list[Sequence[Any]]] = defaultdict(list)
    for row in rows:
        groups[row[0], row[1]].append(row)
    figures = []
    for (game, players), found in groups.items():
        bests = [(row[6], -row[7]) for row in found if row[6] is not None]
        best, first = max(bests, default=(None, None))
        figures.append(
            GameFigures(
                game,
                players,
                places=_summed((row[2], row[3]) for row in found),
                scored=sum(row[4] for row in found),
                points=sum(row[5] for row in found),
                best=best,
                best_in=None if first is None else -first,
            )
        )
    return tuple(sorted(figures, key=lambda each: (-each.games, each.game, each.players)))


def read_boards(rows: Iterable[Sequence[Any]]) -> list[WonderFigures]:
    """Read how boards were played, the most played first.

    Rows are game, players, wonder, side, games, wins, scored, points, squares and built.
    """
    groups: dict[tuple[str, str, str], list[Sequence[Any]]] = defaultdict(list)
    for row in rows:
        groups[row[0], row[2], row[3]].append(row)
    found = [
        WonderFigures(
            game,
            wonder,
            side or None,
            games=sum(row[4] for row in group),
            wins=sum(row[5] for row in group),
            expected=sum(row[4] / row[1] for row in sorted(group, key=itemgetter(1))),
            scored=sum(row[6] for row in group),
            points=sum(row[7] for row in group),
            squares=sum(row[8] for row in group),
            built=sum(row[9] for row in group),
        )
        for (game, wonder, side), group in groups.items()
    ]
    return sorted(found, key=lambda each: (-each.games, each.game, each.wonder, each.side or ""))


def read_standings(rows: Iterable[Sequence[Any]], settled_before: int) -> tuple[Standing, ...]:
    """Read a page of a ranking, whose settled players begin behind ``settled_before`` others."""
    standings: list[Standing] = []
    for place, (player, name, mean, deviation, games, wins, rated, settled) in enumerate(
        rows, start=settled_before + 1
    ):
        standings.append(
            Standing(PlayerKey(player), name, place if settled else None, mean, deviation, games, wins, rated)
        )
    return tuple(standings)


def _summed(pairs: Iterable[tuple[int, int]]) -> dict[int, int]:
    numbers: dict[int, int] = defaultdict(int)
    for place, reached in pairs:
        numbers[place] += reached
    return dict(sorted(numbers.items()))
