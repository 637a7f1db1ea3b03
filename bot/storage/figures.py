"""Queries for statistics: the figures of a player, rankings, wonders, records."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from operator import itemgetter
from typing import Any

from bot.statistics.figures import (
    CategoryFigures,
    GameFigures,
    Meeting,
    PlayerStatistics,
    Ranking,
    RecordHeld,
    Standing,
    Streak,
    WonderFigures,
    streaks_in,
)
from bot.statistics.players import PlayerKey
from bot.statistics.seasons import Season
from bot.statistics.tally import STREAK
from bot.storage.counting import NOT_LEFT_OUT, RANKED
from bot.storage.database import StorePart
from bot.storage.history import PAGE
from bot.storage.statements import Statement

STANDINGS = (
    "SELECT player, name, mean, deviation, games, wins, rated, settled"
    " FROM ratings JOIN player_names USING (player, server)"
)
BOARDS = "game, players, wonder, side, games, wins, scored, points, squares, built"


class Figures(StorePart):
    """Reads the statistics, without going through all games of a server."""

    async def player_statistics(self, server: int | None, player: PlayerKey) -> PlayerStatistics | None:
        """Return the statistics of a player on a server, or with None on all servers.

        Returns None without a counted game.
        """
        here = "player = ?" if server is None else "player = ? AND server = ?"
        values = (player,) if server is None else (player, server)
        servers = "SELECT server FROM player_names WHERE player = ?" if server is None else "?"

        def query(columns: str, table: str, more: str = "") -> Statement:
            return f"SELECT {columns} FROM {table} WHERE {here} {more}", values

        streaks_here = query("game, longest, running", "player_streaks", "ORDER BY longest DESC, game")
        names, left, places, categories, averages, boards, streaks, meetings = await self._database.read(
            query("name", "player_names", "LIMIT 1"),
            query("coalesce(sum(games), 0)", "player_left"),
            query("game, players, place, reached, games, points, best, best_in", "player_places"),
            query(
                "game, category, sum(games), sum(points), max(best)",
                "player_categories",
                "GROUP BY game, category ORDER BY game, category",
            ),
            (
                "SELECT game, category, sum(games), sum(points) FROM server_categories"
                f" WHERE server IN ({servers}) GROUP BY game, category",
                values[-1:],
            ),
            query(BOARDS, "player_boards"),
            _outcomes(player) if server is None else streaks_here,
            query(
                "opponent, max((SELECT name FROM player_names AS theirs WHERE theirs.player = opponent"
                " AND theirs.server = meetings.server)), game, sum(met), sum(ahead), sum(behind)",
                "meetings",
                "GROUP BY opponent, game ORDER BY sum(met) DESC, opponent, game",
            ),
        )
        if not names:
            return None
        everybody = {(game, category): rest for game, category, *rest in averages}
        return PlayerStatistics(
            player,
            names[0][0],
            left[0][0],
            games=_game_figures(places),
            categories=tuple(
                CategoryFigures(game, category, *own, *everybody.get((game, category), (0, 0)))
                for game, category, *own in categories
            ),
            wonders=tuple(_wonder_figures(boards)),
            streaks=(
                streaks_in((game, bool(won)) for game, won in streaks)
                if server is None
                else tuple(Streak(*row) for row in streaks)
            ),
            meetings=tuple(Meeting(*row) for row in meetings),
        )

    async def ranking(
        self, server: int, game: str, season: Season, *, skip: int = 0, limit: int = PAGE
    ) -> Ranking:
        """Return a page of a game's ranking on a server, without players who opted out."""
        here = (server, game, season)
        off, numbers, rows = await self._database.read(
            ("SELECT 1 FROM servers_without_rankings WHERE server = ?", (server,)),
            (f"SELECT count(*) FROM ratings WHERE {RANKED}", here),
            (
                f"{STANDINGS} WHERE {RANKED} ORDER BY settled DESC, mean DESC, player LIMIT ? OFFSET ?",
                (*here, limit, skip),
            ),
        )
        return Ranking(server, game, season, not off, numbers[0][0], _standings(rows, skip))

    async def standing(self, server: int, game: str, season: Season, player: PlayerKey) -> Standing | None:
        """Return a player's standing in a ranking.

        Returns None for a player who has no rated game in it or opted out.
        """
        here = (server, game, season)
        own = "SELECT mean FROM ratings WHERE server = ? AND game = ? AND season = ? AND player = ?"
        rows, before = await self._database.read(
            (f"{STANDINGS} WHERE {RANKED} AND player = ?", (*here, player)),
            (
                f"SELECT count(*) FROM ratings WHERE {RANKED} AND settled = 1 AND (mean > ({own})"
                f" OR (mean = ({own}) AND player < ?))",
                (*here, *here, player, *here, player, player),
            ),
        )
        return next(iter(_standings(rows, before[0][0])), None)

    async def seasons(self, server: int, game: str) -> list[Season]:
        """List the seasons with rated games, the newest first."""
        rows = await self._database.rows(
            "SELECT DISTINCT season FROM ratings WHERE server = ? AND game = ? ORDER BY season DESC",
            server,
            game,
        )
        return [Season(season) for (season,) in rows]

    async def wonders(self, server: int, game: str, players: int | None = None) -> list[WonderFigures]:
        """Return the figures of each board on a server, the most played first.

        ``players`` restricts them to games with that number of players.
        """
        boards = (
            f"SELECT {BOARDS} FROM server_boards WHERE server = ? AND game = ? AND (? IS NULL OR players = ?)"
        )
        return _wonder_figures(await self._database.rows(boards, server, game, players, players))

    async def records(self, server: int, game: str) -> list[RecordHeld]:
        """List the records of a game on a server, one of each category, without players who opted out."""
        categories = await self._database.rows(
            "SELECT category FROM server_categories WHERE server = ? AND game = ? ORDER BY category",
            server,
            game,
        )

        def record(columns: str, table: str, where: str, order: str) -> str:
            return (
                f"SELECT {columns} FROM {table} JOIN player_names USING (player, server)"
                f" WHERE server = ? AND game = ? AND {where}"
                f" AND {NOT_LEFT_OUT.format(table)} ORDER BY {order}, player LIMIT 1"
            )

        best = record(
            "best, player, name, best_in",
            "player_categories",
            "category = ? AND player LIKE 'person:%'",
            "best DESC, best_in",
        )
        streak = record(
            "longest, player, name, reached_in",
            "player_streaks",
            "longest > 0",
            "longest DESC, reached_in",
        )
        names = [category for (category,) in categories]
        found = await self._database.read(
            *((best, (server, game, category)) for category in names), (streak, (server, game))
        )
        return [
            RecordHeld(game, category, *rows[0])
            for category, rows in zip([*names, STREAK], found, strict=True)
            if rows
        ]


def _outcomes(player: PlayerKey) -> Statement:
    """Return the query for the outcomes of a person's games that count, the oldest first.

    Streaks over all servers cannot be derived from the stored ones, which are by server.
    """
    return (
        "SELECT game, CASE WHEN place = 1 AND seats.player = ? THEN 1 ELSE 0 END FROM taken_part"
        " JOIN finished_games AS games ON games.number = taken_part.number"
        " JOIN finished_seats AS seats ON seats.number = taken_part.number"
        " WHERE taken_part.player = ? AND origin = 'bot'"
        " AND ((seats.player = ? AND whole = 1) OR left_by = ?)"
        " ORDER BY taken_part.ended, taken_part.number, seat",
        (player, player, player, player),
    )


def _game_figures(rows: Iterable[Sequence[Any]]) -> tuple[GameFigures, ...]:
    """Sum up a player's results, by game and number of players.

    Rows are game, players, place, reached, games, points, best and best_in.
    """
    groups: dict[tuple[str, int], list[Sequence[Any]]] = defaultdict(list)
    for game, players, *row in rows:
        groups[game, players].append(row)
    figures = []
    for (game, players), found in groups.items():
        places: dict[int, int] = defaultdict(int)
        for place, reached, *_ in found:
            places[place] += reached
        bests = [(best, -best_in) for *_, best, best_in in found if best is not None]
        best, first = max(bests, default=(None, None))
        figures.append(
            GameFigures(
                game,
                players,
                places=dict(sorted(places.items())),
                scored=sum(row[2] for row in found),
                points=sum(row[3] for row in found),
                best=best,
                best_in=None if first is None else -first,
            )
        )
    return tuple(sorted(figures, key=lambda each: (-each.games, each.game, each.players)))


def _wonder_figures(rows: Iterable[Sequence[Any]]) -> list[WonderFigures]:
    """Sum up the results of boards over all numbers of players; the most played come first."""
    groups: dict[tuple[str, str, str], list[Sequence[Any]]] = defaultdict(list)
    for game, players, wonder, side, *sums in rows:
        groups[game, wonder, side].append((players, *sums))
    found = []
    for (game, wonder, side), group in groups.items():
        _, *sums = map(sum, zip(*group, strict=True))
        expected = sum(games / players for players, games, *_ in sorted(group, key=itemgetter(0)))
        games, wins, scored, points, squares, built = sums
        found.append(
            WonderFigures(game, wonder, side or None, games, wins, expected, scored, points, squares, built)
        )
    return sorted(found, key=lambda each: (-each.games, each.game, each.wonder, each.side or ""))


def _standings(rows: Iterable[Sequence[Any]], settled_before: int) -> tuple[Standing, ...]:
    """Read a page of a ranking, whose settled players begin after ``settled_before`` others."""
    return tuple(
        Standing(PlayerKey(player), name, place if settled else None, *figures)
        for place, (player, name, *figures, settled) in enumerate(rows, start=settled_before + 1)
    )
