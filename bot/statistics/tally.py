"""The contribution of finished games to all statistics."""

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import permutations
from typing import Any, Literal

from bot.statistics.finished import FinishedGame, FinishedSeat
from bot.statistics.players import PlayerKey, is_nameless, level_of, person_of

TOTAL, STREAK = "total", "streak"
"""Categories besides those of a game: the whole score, and games won in a row."""

Table = Literal[
    "player_places", "player_categories", "server_categories",
    "player_boards", "server_boards", "player_left", "meetings",
]  # fmt: skip
"""The statistics: a player's places, points by category (also of the whole server), boards played (also of
the whole server), abandoned games, meetings with other players.
"""

Key = tuple[Any, ...]
"""The values of a table's key columns."""


@dataclass(slots=True)
class Tally:
    """The contribution of games: ``sums`` by table, key and column.

    ``bests`` are the best points by table and key, each with the number of its game: of equal ones the first.
    ``outcomes`` are the wins and losses of persons, in order. An abandoned game ends a streak like a lost
    one. A nameless player counts only for others: in their meetings, and in the averages of the server.
    """

    sums: dict[Table, dict[Key, dict[str, int]]] = field(default_factory=lambda: defaultdict(dict))
    bests: dict[tuple[Table, Key], tuple[int, int]] = field(default_factory=dict)
    outcomes: list[tuple[PlayerKey, int, str, bool, int]] = field(default_factory=list)
    names: dict[tuple[PlayerKey, int], str] = field(default_factory=dict)

    def add(self, game: FinishedGame) -> None:
        """Count a game that the bot ran."""
        for seat in game.seats:
            self._add_seat(game, seat)
        for one, other in permutations(game.seats, 2):
            self._add_meeting(game, one, other)

    def _add_seat(self, game: FinishedGame, seat: FinishedSeat) -> None:
        server, name, players, won = game.server, game.game, game.players, seat.place == 1
        self._add_boards("server_boards", (server, name, players), game, seat)
        if seat.player is not None:
            self.names[seat.player, server] = seat.name
        if seat.left_by is not None and seat.left_name is not None:
            self.names[seat.left_by, server] = seat.left_name
            if not is_nameless(seat.left_by):
                self._add("player_left", (seat.left_by, server, name), games=1)
                self.outcomes.append((seat.left_by, server, name, False, game.number))
        if not seat.whole:
            return
        if game.scored and (seat.player is None or level_of(seat.player) is None):
            for category, points in _categories(seat):
                self._add("server_categories", (server, name, category), games=1, points=points)
        if seat.player is None or is_nameless(seat.player):
            return
        place = (seat.player, server, name, players, seat.place)
        self._add("player_places", place, reached=1)
        if game.scored:
            self._add_points("player_places", place, seat.total, game)
            for category, points in _categories(seat):
                self._add_points("player_categories", (seat.player, server, name, category), points, game)
        self._add_boards("player_boards", (seat.player, server, name, players), game, seat)
        if person_of(seat.player) is not None:
            self.outcomes.append((seat.player, server, name, won, game.number))

    def _add_meeting(self, game: FinishedGame, one: FinishedSeat, other: FinishedSeat) -> None:
        if one.player is None or other.player is None or one.player == other.player:
            return
        if not is_nameless(one.player) and one.whole and other.whole:
            ahead, behind = one.place < other.place, one.place > other.place
            pair = (one.player, game.server, other.player, game.game)
            self._add("meetings", pair, met=1, ahead=ahead, behind=behind)

    def _add_boards(self, table: Table, key: Key, game: FinishedGame, seat: FinishedSeat) -> None:
        for wonder, side, built in seat.boards:
            board = (*key, wonder, side)
            self._add(table, board, games=1, built=built, wins=seat.place == 1)
            if game.scored:
                self._add(table, board, scored=1, points=seat.total, squares=seat.total**2)

    def _add_points(self, table: Table, key: Key, points: int, game: FinishedGame) -> None:
        """Add the points of a game that they decided."""
        self._add(table, key, games=1, points=points)
        if (table, key) not in self.bests or points > self.bests[table, key][0]:
            self.bests[table, key] = points, game.number

    def _add(self, table: Table, key: Key, **more: int) -> None:
        sums = self.sums[table].setdefault(key, {})
        for column, number in more.items():
            sums[column] = sums.get(column, 0) + number


def _categories(seat: FinishedSeat) -> Iterator[tuple[str, int]]:
    yield from seat.points.items()
    yield TOTAL, seat.total
