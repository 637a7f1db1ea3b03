"""The contribution of finished games to all statistics."""

from collections import defaultdict
from typing import Any, Literal

from bot.statistics.finished_game import FinishedGame, FinishedSeat
from bot.statistics.player_keys import PlayerKey, is_nameless, level_of, person_of

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


class Tally:
    """The contribution of a game that the bot ran: ``sums`` by table, key and column.

    ``bests`` are the best points by table and key. ``outcomes`` are the wins and losses of persons. An
    abandoned game ends a streak like a lost one. A nameless player counts only for others: in their meetings,
    and in the averages of the server.
    """

    def __init__(self, game: FinishedGame) -> None:
        self.game = game
        self.sums: dict[Table, dict[Key, dict[str, int]]] = defaultdict(dict)
        self.bests: dict[tuple[Table, Key], int] = {}
        self.outcomes: list[tuple[PlayerKey, int, str, bool, int]] = []
        self.names: dict[tuple[PlayerKey, int], str] = {}
        for seat in game.seats:
            self._add_seat(seat)
            for other in game.seats:
                self._add_meeting(seat, other)

    def _add_seat(self, seat: FinishedSeat) -> None:
        game = self.game
        server, name, player = game.server, game.game, seat.player
        categories = {**seat.points, TOTAL: seat.total} if game.scored else {}
        self._add_boards("server_boards", (server, name, game.players), seat)
        if player is not None:
            self.names[player, server] = seat.name
        if seat.left_by is not None and seat.left_name is not None:
            self.names[seat.left_by, server] = seat.left_name
            if not is_nameless(seat.left_by):
                self._add("player_left", (seat.left_by, server, name), games=1)
                self.outcomes.append((seat.left_by, server, name, False, game.number))
        if not seat.whole:
            return
        if level_of(player) is None:
            for category, points in categories.items():
                self._add("server_categories", (server, name, category), games=1, points=points)
        if player is None or is_nameless(player):
            return
        place = (player, server, name, game.players, seat.place)
        self._add("player_places", place, reached=1)
        if game.scored:
            self._add_points("player_places", place, seat.total)
        for category, points in categories.items():
            self._add_points("player_categories", (player, server, name, category), points)
        self._add_boards("player_boards", (player, server, name, game.players), seat)
        if person_of(player) is not None:
            self.outcomes.append((player, server, name, seat.place == 1, game.number))

    def _add_meeting(self, one: FinishedSeat, other: FinishedSeat) -> None:
        if one.player is None or other.player is None or one.player == other.player:
            return
        if not is_nameless(one.player) and one.whole and other.whole:
            ahead, behind = one.place < other.place, one.place > other.place
            pair = (one.player, self.game.server, other.player, self.game.game)
            self._add("meetings", pair, met=1, ahead=ahead, behind=behind)

    def _add_boards(self, table: Table, key: Key, seat: FinishedSeat) -> None:
        total = seat.total
        score = {"scored": 1, "points": total, "squares": total**2} if self.game.scored else {}
        for wonder, side, built in seat.boards:
            self._add(table, (*key, wonder, side), games=1, built=built, wins=seat.place == 1, **score)

    def _add_points(self, table: Table, key: Key, points: int) -> None:
        """Add the points of a game that they decided."""
        self._add(table, key, games=1, points=points)
        self.bests[table, key] = max(points, self.bests.get((table, key), points))

    def _add(self, table: Table, key: Key, **more: int) -> None:
        sums = self.sums[table].setdefault(key, {})
        for column, number in more.items():
            sums[column] = sums.get(column, 0) + number
