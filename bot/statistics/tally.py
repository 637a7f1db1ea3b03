"""What finished games add to everything that is counted."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import permutations

from bot.statistics.finished import FinishedGame, FinishedSeat
from bot.statistics.players import PlayerKey, is_nameless, is_of_a_person, person_of

TOTAL, STREAK = "total", "streak"
"""They stand where categories are listed: for the whole score, and for games won in a row."""


@dataclass(slots=True)
class Scores:
    """Games that were decided by points, their points, and the best of them."""

    games: int = 0
    points: int = 0
    best: int | None = None
    best_in: int | None = None

    def add(self, points: int, number: int) -> None:
        """Add the points of a game; of equal ones the first stays the best."""
        self.games += 1
        self.points += points
        if self.best is None or points > self.best:
            self.best, self.best_in = points, number


@dataclass(slots=True)
class Places(Scores):
    """How often a place was reached; ``games`` are those decided by points."""

    reached: int = 0


@dataclass(slots=True)
class Boards:
    """How a board was played."""

    games: int = 0
    wins: int = 0
    scored: int = 0
    points: int = 0
    squares: int = 0
    built: int = 0


@dataclass(slots=True)
class Encounters:
    """How one player came out against another."""

    met: int = 0
    ahead: int = 0
    behind: int = 0


@dataclass(slots=True)
class Tally:
    """What games add, by what it is counted for; ``outcomes`` are the victories of persons, in their order.

    A game that was left for good ends a streak as a lost one does. Nothing is counted for a nameless player
    but what the others need: their meetings, the averages of the server.
    """

    places: dict[tuple[PlayerKey, int, str, int, int], Places] = field(
        default_factory=lambda: defaultdict(Places)
    )
    categories: dict[tuple[PlayerKey, int, str, str], Scores] = field(
        default_factory=lambda: defaultdict(Scores)
    )
    averages: dict[tuple[int, str, str], Scores] = field(default_factory=lambda: defaultdict(Scores))
    player_boards: dict[tuple[PlayerKey, int, str, int, str, str], Boards] = field(
        default_factory=lambda: defaultdict(Boards)
    )
    boards: dict[tuple[int, str, int, str, str], Boards] = field(default_factory=lambda: defaultdict(Boards))
    meetings: dict[tuple[PlayerKey, int, PlayerKey, str], Encounters] = field(
        default_factory=lambda: defaultdict(Encounters)
    )
    left: dict[tuple[PlayerKey, int, str], int] = field(default_factory=lambda: defaultdict(int))
    outcomes: list[tuple[PlayerKey, int, str, bool, int]] = field(default_factory=list)
    names: dict[tuple[PlayerKey, int], str] = field(default_factory=dict)

    def add(self, game: FinishedGame) -> None:
        """Count a game that the bot has run."""
        for seat in game.seats:
            self._add_seat(game, seat)
        for one, other in permutations(game.seats, 2):
            self._add_meeting(game, one, other)

    def _add_seat(self, game: FinishedGame, seat: FinishedSeat) -> None:
        server, name, players, won = game.server, game.game, game.players, seat.place == 1
        for wonder, side, built in seat.boards:
            _add_board(self.boards[server, name, players, wonder, side], game, seat, built=built)
        if seat.player is not None:
            self.names[seat.player, server] = seat.name
        if seat.left_by is not None and seat.left_name is not None:
            self.names[seat.left_by, server] = seat.left_name
            if not is_nameless(seat.left_by):
                self.left[seat.left_by, server, name] += 1
                self.outcomes.append((seat.left_by, server, name, False, game.number))
        if not seat.whole:
            return
        if is_of_a_person(seat.player) and game.scored:
            for category, points in _categories(seat):
                self.averages[server, name, category].add(points, game.number)
        if seat.player is None or is_nameless(seat.player):
            return
        places = self.places[seat.player, server, name, players, seat.place]
        places.reached += 1
        if game.scored:
            places.add(seat.total, game.number)
            for category, points in _categories(seat):
                self.categories[seat.player, server, name, category].add(points, game.number)
        for wonder, side, built in seat.boards:
            theirs = self.player_boards[seat.player, server, name, players, wonder, side]
            _add_board(theirs, game, seat, built=built)
        if person_of(seat.player) is not None:
            self.outcomes.append((seat.player, server, name, won, game.number))

    def _add_meeting(self, game: FinishedGame, one: FinishedSeat, other: FinishedSeat) -> None:
        if one.player is None or other.player is None or one.player == other.player:
            return
        if is_nameless(one.player):
            return
        if one.whole and other.whole:
            meeting = self.meetings[one.player, game.server, other.player, game.game]
            meeting.met += 1
            meeting.ahead += one.place < other.place
            meeting.behind += one.place > other.place


def _categories(seat: FinishedSeat) -> Iterator[tuple[str, int]]:
    yield from seat.points.items()
    yield TOTAL, seat.total


def _add_board(boards: Boards, game: FinishedGame, seat: FinishedSeat, *, built: bool) -> None:
    boards.games += 1
    boards.built += built
    boards.wins += seat.place == 1
    if game.scored:
        boards.scored += 1
        boards.points += seat.total
        boards.squares += seat.total**2
