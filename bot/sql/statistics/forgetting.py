"""Forgetting a player in SQL: the own figures go, those of the others stay as they were.

What others have reached against this player needs an opponent. In each game of each server it becomes a
nameless one of its own, with a number that is drawn by lot and written nowhere else: nothing leads from it to
the person, or from the games of one kind on one server to others.
"""

from __future__ import annotations

import secrets

from bot.sql.database import Statement, Transaction
from bot.sql.reading import read_object
from bot.sql.statistics.writing import AGGREGATES
from bot.statistics.players import PlayerKey, key_of_nobody

NUMBER_BITS = 60
"""So many bits that no number is drawn twice, and that a database has room for it."""

THEIRS = "number IN (SELECT number FROM taken_part WHERE player = ?)"


def forget_player(transaction: Transaction, player: PlayerKey, name: str) -> None:
    """Delete what is counted of a player, and leave nameless ones, called ``name``."""
    played = transaction.execute(
        "SELECT DISTINCT server, game FROM finished_games WHERE origin = 'bot'"
        " AND number IN (SELECT number FROM taken_part WHERE player = ?)",
        (player,),
    ).fetchall()
    honoured = transaction.execute(
        "SELECT number, honour, seat FROM finished_games JOIN finished_seats USING (number)"
        f" WHERE {THEIRS} AND honour IS NOT NULL AND player = ?",
        (player, player),
    ).fetchall()
    transaction.run(
        [
            ("UPDATE finished_games SET honour = NULL WHERE number = ?", (number,))
            for number, honour, seat in honoured
            if read_object(honour)["seat"] == seat
        ]
    )
    for server, game in played:
        nobody = key_of_nobody(secrets.randbits(NUMBER_BITS))
        transaction.run(_become(player, nobody, name, server, game))
    transaction.run(
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
