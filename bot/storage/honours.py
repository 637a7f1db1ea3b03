"""What has been counted before a game ends: its honour is found in it."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

from bot.statistics.finished import FinishedGame
from bot.statistics.honours import Past
from bot.statistics.players import PlayerKey, person_of
from bot.statistics.tally import TOTAL
from bot.storage.database import Transaction
from bot.storage.statements import listed


def read_pasts(transaction: Transaction, game: FinishedGame) -> dict[PlayerKey, Past]:
    """Return what was counted of the persons who have a seat of a game at its end, before it counts."""
    persons = _persons_of(game)
    these = f"player IN {listed(persons)}"

    def rows(query: str, *values: object) -> list[Any]:
        return transaction.execute(query, game.server, *values, *persons)

    games: dict[str, int] = defaultdict(int)
    of_this: dict[str, tuple[int, int]] = {}
    for player, name, played, wins in rows(
        "SELECT player, game, sum(reached), sum(CASE place WHEN 1 THEN reached ELSE 0 END) FROM player_places"
        f" WHERE server = ? AND {these} GROUP BY player, game"
    ):
        games[player] += played
        if name == game.game:
            of_this[player] = (played, wins)
    bests = rows(
        "SELECT player, best FROM player_categories WHERE server = ? AND game = ? AND category = ?"
        f" AND {these}",
        game.game,
        TOTAL,
    )
    streaks = rows(
        f"SELECT player, running FROM player_streaks WHERE server = ? AND game = ? AND {these}", game.game
    )
    boards: dict[str, dict[tuple[str, str], int]] = defaultdict(dict)
    for player, wonder, side, wins in rows(
        "SELECT player, wonder, side, sum(wins) FROM player_boards"
        f" WHERE server = ? AND game = ? AND {these} GROUP BY player, wonder, side",
        game.game,
    ):
        boards[player][wonder, side] = wins
    met: dict[str, dict[PlayerKey, tuple[int, int]]] = defaultdict(dict)
    for player, opponent, number, ahead in rows(
        "SELECT player, opponent, met, ahead FROM meetings WHERE server = ? AND game = ?"
        f" AND opponent IN {listed(persons)} AND {these}",
        game.game,
        *persons,
    ):
        met[player][opponent] = (number, ahead)
    best, running = dict(bests), dict(streaks)
    return {
        player: Past(
            games[player],
            *of_this.get(player, (0, 0)),
            best.get(player),
            running.get(player, 0),
            boards[player],
            met[player],
        )
        for player in persons
    }


def read_bests(transaction: Transaction, game: FinishedGame) -> tuple[dict[str, int], int]:
    """Return the records of a server in a game by category, and on how many persons' seats they were made."""
    seats = 0
    bests: dict[str, int] = {}
    for category, games in transaction.execute(
        "SELECT category, games FROM server_categories WHERE server = ? AND game = ?",
        game.server,
        game.game,
    ):
        seats = max(seats, games)
        for row in transaction.execute(
            "SELECT best FROM player_categories WHERE server = ? AND game = ? AND category = ?"
            " AND player LIKE 'person:%' ORDER BY best DESC LIMIT 1",
            game.server,
            game.game,
            category,
        ):
            bests[category] = row[0]
    return bests, seats


def read_leader(transaction: Transaction, game: FinishedGame, season: str) -> PlayerKey | None:
    """Return who leads a ranking, or None."""
    rows = transaction.execute(
        "SELECT player FROM ratings WHERE server = ? AND game = ? AND season = ? AND settled = 1"
        " AND NOT EXISTS (SELECT 1 FROM left_out WHERE left_out.player = ratings.player)"
        " ORDER BY mean DESC, player LIMIT 1",
        game.server,
        game.game,
        season,
    )
    return next((PlayerKey(row[0]) for row in rows), None)


def read_left_out(transaction: Transaction, game: FinishedGame) -> frozenset[PlayerKey]:
    """Return those with a seat of a game who want to be left out."""
    persons = _persons_of(game)
    rows = transaction.execute(f"SELECT player FROM left_out WHERE player IN {listed(persons)}", *persons)
    return frozenset(PlayerKey(row[0]) for row in rows)


def _persons_of(game: FinishedGame) -> list[PlayerKey]:
    players = (seat.player for seat in game.seats)
    return [player for player in players if player is not None and person_of(player) is not None]
