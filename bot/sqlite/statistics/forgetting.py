"""Forgetting a player in the SQLite file: the own figures go, those of the others stay as they were.

What others have reached against this player needs an opponent. In each game of each server it becomes a
nameless one of its own, with a number that is drawn by lot and written nowhere else: nothing leads from it to
the person, or from the games of one kind on one server to others.
"""

from __future__ import annotations

import secrets
import sqlite3

from bot.sqlite.database import Statement, run_all
from bot.sqlite.statistics.writing import AGGREGATES
from bot.statistics.players import PlayerKey, key_of_nobody

NUMBER_BITS = 60
"""So many bits that no number is drawn twice, and that SQLite has room for it."""

THEIRS = "number IN (SELECT number FROM taken_part WHERE player = ?)"


def forget_player(connection: sqlite3.Connection, player: PlayerKey, name: str) -> None:
    """Delete what is counted of a player, and leave nameless ones, called ``name``."""
    played = connection.execute(
        "SELECT DISTINCT server, game FROM finished_games WHERE origin = 'bot'"
        " AND number IN (SELECT number FROM taken_part WHERE player = ?)",
        (player,),
    ).fetchall()
    run_all(
        connection,
        [
            (
                f"UPDATE finished_games SET honour = NULL WHERE {THEIRS} AND EXISTS (SELECT 1 FROM"
                " finished_seats WHERE number = finished_games.number AND player = ?"
                " AND seat = json_extract(honour, '$.seat'))",
                (player, player),
            )
        ],
    )
    for server, game in played:
        nobody = key_of_nobody(secrets.randbits(NUMBER_BITS))
        run_all(connection, _become(player, nobody, name, server, game))
    run_all(
        connection,
        [
            # Nobody is met at the table of a score pad.
            (
                f"UPDATE finished_seats SET player = NULL, name = ? WHERE player = ? AND {THEIRS}",
                (name, player, player),
            ),
            *(
                (f"DELETE FROM {table} WHERE player = ?", (player,))
                for table in ("taken_part", "left_out", *AGGREGATES)
                if not table.startswith("server_")
            ),
        ],
    )


def _become(player: PlayerKey, nobody: PlayerKey, name: str, server: int, game: str) -> list[Statement]:
    """Put a nameless player in the place of one in the games of one kind on a server."""
    theirs = (
        "number IN (SELECT number FROM taken_part JOIN finished_games USING (number)"
        " WHERE taken_part.player = ? AND finished_games.server = ? AND game = ? AND origin = 'bot')"
    )
    games = (player, server, game)
    return [
        (
            f"UPDATE finished_seats SET player = ?, name = ? WHERE player = ? AND {theirs}",
            (nobody, name, player, *games),
        ),
        (
            f"UPDATE finished_seats SET left_by = ?, left_name = ? WHERE left_by = ? AND {theirs}",
            (nobody, name, player, *games),
        ),
        (
            "UPDATE meetings SET opponent = ? WHERE opponent = ? AND server = ? AND game = ?",
            (nobody, player, server, game),
        ),
        (
            "INSERT INTO player_names (player, server, name) VALUES (?, ?, ?)",
            (nobody, server, name),
        ),
    ]
