"""Rows of an SQL database become what the rest of the bot knows."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable, Sequence
from typing import Any

from bot.options import Options
from bot.rows import Address, Departure, Drafted, Ending, Post, Result, SeatRow, StoredGame, TableRow, Tenure
from bot.store import UnreadableError
from engine.game import JsonObject, Seat

log = logging.getLogger(__name__)

TABLE_COLUMNS = (
    "id, server, channel, place, state, host, language, options, deadline, active, rules, begun, ended,"
    " reason, ended_by, expires"
)
SEAT_COLUMNS = "seat, person, name, late, wonder, side, kept, level"
RESULT_COLUMNS = "seat, rank, total, line, wonder, side, wonders, feats"
DEPARTURE_COLUMNS = "person, seat, step, replaced"
TENURE_COLUMNS = "seat, person, name, first_step, last_step, played_for, level"

COLUMNS = TABLE_COLUMNS.split(", ")
OPTIONS = COLUMNS.index("options")


def read_table(row: Sequence[Any]) -> TableRow:
    """Read a row of the tables; raises `UnreadableError` where its options are none of ours."""
    try:
        options = Options.from_json(read_object(row[OPTIONS]))
    except ValueError as error:
        raise UnreadableError(row[0], error) from error
    values: list[Any] = [*row[:OPTIONS], options, *row[OPTIONS + 1 :]]
    return TableRow(*values)


def read_readable(rows: Iterable[Sequence[Any]]) -> list[TableRow]:
    """Read rows of the tables but those that cannot be read: they stop nothing but themselves."""
    return [found for row in rows if isinstance(found := _read_or_address(row), TableRow)]


def find_unreadable(rows: Iterable[Sequence[Any]]) -> list[Address]:
    """Give what is known of those rows of the tables that cannot be read."""
    return [found for row in rows if isinstance(found := _read_or_address(row), Address)]


def _read_or_address(row: Sequence[Any]) -> TableRow | Address:
    try:
        return read_table(row)
    except UnreadableError as error:
        log.warning("%s", error)
        return Address(row[0], row[COLUMNS.index("place")], row[COLUMNS.index("language")])


def read_seats(rows: Iterable[Sequence[Any]]) -> list[SeatRow]:
    """Read rows of the seats."""
    return [
        SeatRow(Seat(seat), person, name, late, wonder, side, bool(kept), level)
        for seat, person, name, late, wonder, side, kept, level in rows
    ]


def read_posts(rows: Iterable[Sequence[Any]]) -> dict[str, Post]:
    """Read rows of the posts."""
    return {row[0]: Post(row[1], row[2]) for row in rows}


def read_results(rows: Iterable[Sequence[Any]]) -> list[Result]:
    """Read rows of the results; raises `ValueError`."""
    return [
        Result(
            Seat(seat),
            rank,
            total,
            read_object(line),
            wonder,
            side,
            read_drafted(wonders),
            frozenset(json.loads(feats)),
        )
        for seat, rank, total, line, wonder, side, wonders, feats in rows
    ]


def read_drafted(text: str) -> tuple[Drafted, ...]:
    """Read the wonders that a seat has drafted; raises `ValueError`."""
    return tuple(Drafted(str(wonder), bool(built)) for wonder, built in json.loads(text))


def read_tips(rows: Iterable[Sequence[Any]]) -> dict[tuple[int, int], str]:
    """Read rows of the tips."""
    return {(person, step): kind for person, step, kind in rows}


def read_departures(rows: Iterable[Sequence[Any]]) -> list[Departure]:
    """Read rows of the departures."""
    return [Departure(row[0], Seat(row[1]), row[2], bool(row[3])) for row in rows]


def read_tenures(rows: Iterable[Sequence[Any]]) -> list[Tenure]:
    """Read rows of the tenures."""
    return [Tenure(Seat(row[0]), *row[1:]) for row in rows]


def read_game(
    table: Sequence[Any],
    header: str,
    victory: str | None,
    seats: Iterable[Sequence[Any]],
    steps: Iterable[Sequence[Any]],
    picks: Iterable[Sequence[Any]],
    posts: Iterable[Sequence[Any]],
    departures: Iterable[Sequence[Any]],
    results: Iterable[Sequence[Any]],
) -> StoredGame:
    """Read the rows of all that is kept of a game; raises `UnreadableError`."""
    row = read_table(table)
    picked: dict[int, dict[Seat, JsonObject]] = {}
    try:
        for step, seat, choice in picks:
            picked.setdefault(step, {})[Seat(seat)] = read_object(choice)
        came_to = tuple(read_results(results))
        return StoredGame(
            row=row,
            header=read_object(header),
            seats=read_seats(seats),
            steps=[read_object(step[0]) for step in steps],
            picks=picked,
            posts=read_posts(posts),
            departures=read_departures(departures),
            ending=Ending(came_to, victory) if came_to else None,
        )
    except ValueError as error:
        raise UnreadableError(row.id, error) from error


def read_object(text: str | bytes | None) -> JsonObject:
    """Read a JSON object; raises `ValueError` where there is none."""
    value = None if text is None else json.loads(text)
    if not isinstance(value, dict):
        raise ValueError("no JSON object where one must be")
    return value
