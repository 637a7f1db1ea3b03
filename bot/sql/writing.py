"""What the rest of the bot knows becomes statements for an SQL database."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import fields
from typing import Any

from bot.rows import Departure, Drafted, Ending, SeatRow, TableRow, Tenure
from bot.sql.database import Statement, put
from bot.sql.reading import RESULT_COLUMNS, SEAT_COLUMNS, TENURE_COLUMNS
from engine.game import Seat

# A partial index is taken only where a query has the words of that index.
LIVE = "state IN ('lobby', 'playing')"


def _values(row: SeatRow | Departure | Tenure) -> list[Any]:
    """List what a row holds, in the order of its fields; unlike ``astuple`` without copying each value."""
    return [getattr(row, field.name) for field in fields(row)]


def save_table(row: TableRow) -> Statement:
    """Write all of a table's row that can change."""
    return (
        "UPDATE tables SET place = ?, state = ?, host = ?, language = ?, game = ?, options = ?, rules = ?,"
        " begun = ?, ended = ?, reason = ?, ended_by = ?, deadline = ?, active = ?, expires = ? WHERE id = ?",
        (
            row.place,
            row.state,
            row.host,
            row.language,
            row.options.game,
            json.dumps(row.options.as_json()),
            row.rules,
            row.begun,
            row.ended,
            row.reason,
            row.ended_by,
            row.deadline,
            row.active,
            row.expires,
            row.id,
        ),
    )


def save_seats(table: int, seats: Sequence[SeatRow]) -> list[Statement]:
    """Write the seats of a table in the place of those it had."""
    return [
        ("DELETE FROM seats WHERE table_id = ?", (table,)),
        *(
            (
                f"INSERT INTO seats (table_id, {SEAT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (table, *_values(seat)),
            )
            for seat in seats
        ),
    ]


def save_departure(table: int, departure: Departure) -> Statement:
    """Write who has left a seat; what was known of this person and seat goes."""
    return (
        put("departures", "table_id, person, seat", "step, replaced"),
        (table, *_values(departure)),
    )


def save_tenures(
    table: int, step: int, seats: Sequence[SeatRow], played_for: Collection[Seat]
) -> list[Statement]:
    """Count a step for everybody who has a seat in it: for who had it before, or as a new tenure."""
    begun = [
        Tenure(seat.seat, seat.person, seat.name, step, step, int(seat.seat in played_for), seat.level)
        for seat in seats
    ]
    return [
        *(
            (
                "UPDATE tenures SET last_step = ?, played_for = played_for + ?"
                " WHERE table_id = ? AND seat = ? AND last_step = ? AND person IS ? AND level IS ?",
                (step, tenure.played_for, table, tenure.seat, step - 1, tenure.person, tenure.level),
            )
            for tenure in begun
        ),
        *(
            (
                f"INSERT INTO tenures (table_id, {TENURE_COLUMNS})"
                " SELECT ?, ?, ?, ?, ?, ?, ?, ? WHERE NOT EXISTS"
                " (SELECT 1 FROM tenures WHERE table_id = ? AND seat = ? AND last_step = ?)",
                (table, *_values(tenure), table, tenure.seat, step),
            )
            for tenure in begun
        ),
    ]


def save_ending(table: int, ending: Ending) -> list[Statement]:
    """Write what a game came to."""
    return [
        ("UPDATE tables SET victory = ? WHERE id = ?", (ending.victory, table)),
        *(
            (
                f"INSERT INTO results (table_id, {RESULT_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    table,
                    each.seat,
                    each.rank,
                    each.total,
                    json.dumps(each.line),
                    each.wonder,
                    each.side,
                    drafted_as_json(each.wonders),
                    json.dumps(sorted(each.feats)),
                ),
            )
            for each in ending.results
        ),
    ]


def drafted_as_json(wonders: Iterable[Drafted]) -> str:
    """Write the wonders that a seat has drafted."""
    return json.dumps([(each.wonder, each.built) for each in wonders])


def drop_steps(table: int, step: int) -> list[Statement]:
    """Let go of a step and all after it; who had which seat meanwhile is forgotten with them."""
    return [
        ("DELETE FROM steps WHERE table_id = ? AND step >= ?", (table, step)),
        ("DELETE FROM picks WHERE table_id = ? AND step >= ?", (table, step)),
        ("DELETE FROM tenures WHERE table_id = ? AND first_step >= ?", (table, step)),
        ("UPDATE tenures SET last_step = ? WHERE table_id = ? AND last_step >= ?", (step - 1, table, step)),
    ]


def save_tips(table: int, tips: Mapping[tuple[int, int], str]) -> list[Statement]:
    """Write all that newcomers have been told in a game, in the place of what was written of it."""
    rows = [(table, person, step, kind) for (person, step), kind in tips.items()]
    insert = put("tips", "table_id, person, step", "kind")
    return [("DELETE FROM tips WHERE table_id = ?", (table,)), *((insert, row) for row in rows)]


def drop_what_ends(row: TableRow) -> list[Statement]:
    """Let go of who has left a game, and of what newcomers were told in it, once it is over."""
    if row.state not in ("over", "closed"):
        return []
    return [(f"DELETE FROM {each} WHERE table_id = ?", (row.id,)) for each in ("departures", "tips")]
