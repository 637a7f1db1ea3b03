"""The history of finished games, their statistics, and the rankings settings of servers and persons."""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any

from bot.common.stored_rows import Tenure
from bot.statistics.figures import (
    CategoryFigures,
    GameFigures,
    Honour,
    Meeting,
    PlayerStatistics,
    Ranking,
    RecordHeld,
    Standing,
    Streak,
    WonderFigures,
    streaks_in,
)
from bot.statistics.finished_game import Cursor, FinishedGame
from bot.statistics.player_keys import PlayerKey, key_of_person
from bot.statistics.ratings import Season
from bot.statistics.tally import STREAK
from bot.storage.counting_games import (
    NOT_LEFT_OUT,
    RANKED,
    TENURE,
    WITHOUT_RANKINGS,
    add_finished,
    finished_games_query,
    read_finished_games,
)
from bot.storage.database import StorePart, Transaction
from bot.storage.statements import Statement, put

PAGE = 10
"""The default number of games or players on a page."""

DROP_ENTERED = "DELETE FROM finished_games WHERE number = ? AND origin = 'score-pad'"

BOARDS = (
    "SELECT game, wonder, nullif(side, ''), sum(games) AS played, sum(wins),"
    " sum(CAST(games AS DOUBLE PRECISION) / players), sum(scored), sum(points), sum(squares), sum(built)"
    " FROM {} WHERE {} GROUP BY game, wonder, side ORDER BY played DESC, game, wonder, side"
)
STANDINGS = (
    "SELECT player, name, CASE WHEN settled = 1"
    " THEN row_number() OVER (ORDER BY settled DESC, mean DESC, player) END AS place,"
    " mean, deviation, games, wins, rated FROM ratings JOIN player_names USING (player, server)"
    f" WHERE {RANKED} ORDER BY settled DESC, mean DESC, player"
)


class History(StorePart):
    """Lists finished games, stores those from score pads, and reads the statistics kept of them."""

    async def finished_games(
        self,
        server: int | None,
        *,
        player: PlayerKey | None = None,
        before: Cursor | None = None,
        after: Cursor | None = None,
        limit: int = PAGE,
    ) -> list[FinishedGame]:
        """List the finished games of a server, newest first, after the cursor ``before``.

        With ``after`` they are those directly in front of that cursor. ``player`` restricts them to games in
        which this person had a seat, even if they left it; then ``server`` can be None for all servers. Games
        from score pads are included.
        """
        conditions: dict[str, Sequence[object] | None] = {
            "server = ?": None if server is None else [server],
            "player = ?": None if player is None else [player],
            "(ended, number) < (?, ?)": None if before is None else [before.ended, before.number],
            "(ended, number) > (?, ?)": None if after is None else [after.ended, after.number],
        }
        asked = {condition: values for condition, values in conditions.items() if values is not None}
        order = "DESC" if after is None else "ASC"
        numbers = (
            f"SELECT number FROM {'finished_games' if player is None else 'taken_part'}"
            f" WHERE {' AND '.join(asked)} ORDER BY ended {order}, number {order} LIMIT ?"
        )
        return await self._read(numbers, *chain(*asked.values()), limit)

    async def finished_game(self, number: int) -> FinishedGame | None:
        """Return a finished game by its own number, or None."""
        return next(iter(await self._read("?", number)), None)

    async def _read(self, numbers: str, *values: object) -> list[FinishedGame]:
        return read_finished_games(*await self._database.read(*finished_games_query(numbers, *values)))

    async def tenures(self, table: int) -> list[Tenure]:
        """List the tenures of a table, by seat and step."""
        tenures = f"SELECT {TENURE} FROM tenures WHERE table_id = ? ORDER BY seat, first_step"
        return [*map(TENURE.read, await self._database.rows(tenures, table))]

    async def honour_of(self, table: int) -> Honour | None:
        """Return the honour stored with the finished game of a table, or None."""
        found = await self._database.value("SELECT honour FROM finished_games WHERE table_id = ?", table)
        return None if found is None else Honour(**json.loads(found))

    async def enter_game(self, entered: FinishedGame, replaces: int | None = None) -> FinishedGame:
        """Add a game from a score pad to the history; it is in no statistics.

        The game from a score pad that it ``replaces`` is deleted in the same transaction.
        """

        def enter(transaction: Transaction) -> FinishedGame:
            if replaces is not None:
                transaction.execute(DROP_ENTERED, replaces)
            return add_finished(transaction, entered)

        return await self._database.transact(enter)

    async def drop_entered_game(self, number: int) -> None:
        """Delete a game from the history if it came from a score pad."""
        await self._database.run(DROP_ENTERED, number)

    async def rankings_on(self, server: int) -> bool:
        """Whether games on a server are rated; they are unless switched off."""
        return not await self._database.rows(WITHOUT_RANKINGS, server)

    async def switch_rankings(self, server: int, *, on: bool) -> None:
        """Set whether games that end from now on are rated; existing ratings stay."""
        back = "DELETE FROM servers_without_rankings WHERE server = ?"
        await self._database.run(back if on else put("servers_without_rankings", "server"), server)

    async def leave_out(self, person: int, *, out: bool) -> None:
        """Opt a person out of rankings and records, or in again."""
        statement = put("left_out", "player") if out else "DELETE FROM left_out WHERE player = ?"
        await self._database.run(statement, key_of_person(person))

    async def player_statistics(self, server: int | None, player: PlayerKey) -> PlayerStatistics | None:
        """Return the statistics of a player on a server, or with None on all; None without a counted game."""
        here = "player = ?" if server is None else "player = ? AND server = ?"
        values = (player,) if server is None else (player, server)
        servers = "SELECT server FROM player_names WHERE player = ?" if server is None else "?"

        def query(columns: str, table: str, more: str = "") -> Statement:
            return f"SELECT {columns} FROM {table} WHERE {here} {more}", values

        streaks_here = query("game, longest, running", "player_streaks", "ORDER BY longest DESC, game")
        numbers = "game, players, place, reached, games, points, best, best_in"
        by_category = "GROUP BY game, category ORDER BY game, category"
        everybodys = (
            "SELECT game, category, sum(games), sum(points) FROM server_categories"
            f" WHERE server IN ({servers}) GROUP BY game, category"
        )
        names, left, places, categories, averages, boards, streaks, meetings = await self._database.read(
            query("name", "player_names", "LIMIT 1"),
            query("coalesce(sum(games), 0)", "player_left"),
            query(numbers, "player_places", "ORDER BY place"),
            query("game, category, sum(games), sum(points), max(best)", "player_categories", by_category),
            (everybodys, values[-1:]),
            (BOARDS.format("player_boards", here), values),
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
            wonders=tuple(WonderFigures(*row) for row in boards),
            streaks=tuple(Streak(*row) for row in streaks) if server is not None else streaks_in(streaks),
            meetings=tuple(Meeting(*row) for row in meetings),
        )

    async def ranking(
        self, server: int, game: str, season: Season, *, skip: int = 0, limit: int = PAGE
    ) -> Ranking:
        """Return a page of a game's ranking on a server, without players who opted out."""
        here = (server, game, season)
        off, numbers, rows = await self._database.read(
            (WITHOUT_RANKINGS, (server,)),
            (f"SELECT count(*) FROM ratings WHERE {RANKED}", here),
            (f"{STANDINGS} LIMIT ? OFFSET ?", (*here, limit, skip)),
        )
        standings = tuple(Standing(*row) for row in rows)
        return Ranking(server, game, season, not off, numbers[0][0], standings)

    async def standing(self, server: int, game: str, season: Season, player: PlayerKey) -> Standing | None:
        """Return a player's standing in a ranking; None without a rated game in it, or opted out."""
        own = f"SELECT * FROM ({STANDINGS}) AS standings WHERE player = ?"
        rows = await self._database.rows(own, server, game, season, player)
        return Standing(*rows[0]) if rows else None

    async def seasons(self, server: int, game: str) -> list[Season]:
        """List the seasons with rated games, the newest first."""
        newest = "SELECT DISTINCT season FROM ratings WHERE server = ? AND game = ? ORDER BY season DESC"
        return [Season(season) for (season,) in await self._database.rows(newest, server, game)]

    async def wonders(self, server: int, game: str, players: int | None = None) -> list[WonderFigures]:
        """Return the figures of each board on a server, for all or one number of ``players``."""
        boards = BOARDS.format("server_boards", "server = ? AND game = ? AND (? IS NULL OR players = ?)")
        rows = await self._database.rows(boards, server, game, players, players)
        return [WonderFigures(*row) for row in rows]

    async def records(self, server: int, game: str) -> list[RecordHeld]:
        """List the records of a game on a server, one of each category, without players who opted out."""
        here = "JOIN player_names USING (player, server) WHERE server = ? AND game = ? AND"
        best = (
            "SELECT category, best, player, name, best_in FROM (SELECT category, best, player, name, best_in,"
            " row_number() OVER (PARTITION BY category ORDER BY best DESC, best_in, player) AS place"
            f" FROM player_categories {here} player LIKE 'person:%'"
            f" AND {NOT_LEFT_OUT.format('player_categories')}) AS points WHERE place = 1 ORDER BY category"
        )
        streak = (
            f"SELECT '{STREAK}', longest, player, name, reached_in FROM player_streaks {here} longest > 0"
            f" AND {NOT_LEFT_OUT.format('player_streaks')} ORDER BY longest DESC, reached_in, player LIMIT 1"
        )
        found = await self._database.read((best, (server, game)), (streak, (server, game)))
        return [RecordHeld(game, *row) for rows in found for row in rows]


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

    Rows are game, players, place, reached, games, points, best and best_in, one for each server.
    """
    groups: dict[tuple[str, int], list[Sequence[Any]]] = defaultdict(list)
    for game, players, *row in rows:
        groups[game, players].append(row)
    figures = []
    for (game, players), found in groups.items():
        places = Counter[int]()
        bests = []
        scored = points = 0
        for place, reached, games, their_points, best, best_in in found:
            places[place] += reached
            scored += games
            points += their_points
            if best is not None:
                bests.append((-best, best_in))
        best, first = min(bests, default=(None, None))
        figures.append(GameFigures(game, players, places, scored, points, best and -best, first))
    return tuple(sorted(figures, key=lambda each: (-each.games, each.game, each.players)))
