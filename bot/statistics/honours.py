"""Honours: what was new or rare about a finished game, of which its ending shows one.

Honours are determined when a game ends, from how it was played and the figures before it, and stored with it:
shown once, and never recomputed. Computer players and people who opted out get none.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from bot.statistics.figures import Honour
from bot.statistics.finished import FinishedGame, FinishedSeat
from bot.statistics.players import PlayerKey
from bot.statistics.tally import TOTAL

_STREAKS = frozenset({3, 5, 7, *range(10, 1000, 5)})
_ROUND_NUMBERS = frozenset({10, 25, 50, *range(100, 100_000, 100)})
_MANY_WONDERS = frozenset({3, 5, 7})
_STREAK_TO_END = 3
_MEETINGS_IN_VAIN = 5
_GAMES_BEFORE_A_BEST = 3
_SEATS_BEFORE_A_RECORD = 20


@dataclass(frozen=True, slots=True)
class Past:
    """A player's figures on a server before a game.

    ``all_games`` are those of every game, the rest those of the game that has ended: ``boards`` have wonder
    and side with the number of wins, ``met`` how often each opponent was met and beaten.
    """

    all_games: int = 0
    games: int = 0
    wins: int = 0
    best: int | None = None
    running: int = 0
    boards: Mapping[tuple[str, str], int] = field(default_factory=dict)
    met: Mapping[PlayerKey, tuple[int, int]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Before:
    """A server's figures before a game.

    ``bests`` are the records of the game by category, set by people on ``seats``. ``settling`` are the
    players whose rating is no longer provisional after this game; ``leader`` is the one who takes the lead of
    the ranking with it.
    """

    pasts: Mapping[PlayerKey, Past]
    bests: Mapping[str, int]
    seats: int
    settling: frozenset[PlayerKey] = frozenset()
    leader: PlayerKey | None = None

    def of(self, seat: FinishedSeat) -> Past:
        """Return the past of a seat's player."""
        assert seat.player is not None
        return self.pasts.get(seat.player, Past())


Finder = Callable[[FinishedGame, FinishedSeat, Before], Honour | None]
"""Finds an honour of one kind for a seat, or None."""


def honour_for(game: FinishedGame, before: Before, left_out: frozenset[PlayerKey]) -> Honour | None:
    """Return the rarest honour of a game; of several seats with it, the best placed gets it."""
    return next(honours_of(game, before, left_out), None)


def honours_of(game: FinishedGame, before: Before, left_out: frozenset[PlayerKey]) -> Iterator[Honour]:
    """Yield all honours of a game, rarest kind first."""
    honoured = [
        seat
        for seat in sorted(game.seats, key=lambda seat: (seat.place, seat.seat))
        if seat.whole and seat.player in before.pasts and seat.player not in left_out
    ]
    found = (find(game, seat, before) for find in FINDERS for seat in honoured)
    yield from (honour for honour in found if honour is not None)


def _other_people(game: FinishedGame, seat: FinishedSeat, before: Before) -> list[FinishedSeat]:
    """Return the other people's seats that could hold a record, as a shared one names nobody."""
    return [each for each in game.seats if each is not seat and each.whole and each.player in before.pasts]


def record_total(game: FinishedGame, seat: FinishedSeat, before: Before) -> Honour | None:
    """Find a new record score on the server."""
    best = before.bests.get(TOTAL)
    if not game.scored or before.seats < _SEATS_BEFORE_A_RECORD or best is None:
        return None
    if seat.total <= max([best, *(each.total for each in _other_people(game, seat, before))]):
        return None
    return Honour("record-total", seat.seat, {"points": seat.total, "before": best})


def many_wonders(game: FinishedGame, seat: FinishedSeat, before: Before) -> Honour | None:
    """Find a player who has now won with three, five or seven different wonders."""
    if seat.wonder is None or seat.place != 1:
        return None
    won = {wonder for (wonder, _), wins in before.of(seat).boards.items() if wins}
    if seat.wonder in won or len(won) + 1 not in _MANY_WONDERS:
        return None
    return Honour("many-wonders", seat.seat, {"wonders": len(won) + 1})


def streak(game: FinishedGame, seat: FinishedSeat, before: Before) -> Honour | None:
    """Find a winning streak."""
    wins = before.of(seat).running + 1
    return Honour("streak", seat.seat, {"wins": wins}) if seat.place == 1 and wins in _STREAKS else None


def leads(game: FinishedGame, seat: FinishedSeat, before: Before) -> Honour | None:
    """Find the new leader of the ranking."""
    return Honour("leads", seat.seat) if before.leader == seat.player else None


def round_number_of_games(game: FinishedGame, seat: FinishedSeat, before: Before) -> Honour | None:
    """Find the hundredth game and the like, counting all three games together."""
    games = before.of(seat).all_games + 1
    return Honour("round-number-of-games", seat.seat, {"games": games}) if games in _ROUND_NUMBERS else None


def round_number_of_wins(game: FinishedGame, seat: FinishedSeat, before: Before) -> Honour | None:
    """Find the hundredth win and the like."""
    wins = before.of(seat).wins + 1
    if seat.place != 1 or wins not in _ROUND_NUMBERS:
        return None
    return Honour("round-number-of-wins", seat.seat, {"wins": wins})


def record_category(game: FinishedGame, seat: FinishedSeat, before: Before) -> Honour | None:
    """Find a new record in a category on the server."""
    if not game.scored or before.seats < _SEATS_BEFORE_A_RECORD:
        return None
    others = _other_people(game, seat, before)
    for category, points in seat.points.items():
        best = before.bests.get(category)
        if best is not None and points > max([best, *(each.points.get(category, best) for each in others)]):
            return Honour("record-category", seat.seat, {"category": category, "points": points})
    return None


def streak_ended(game: FinishedGame, seat: FinishedSeat, before: Before) -> Honour | None:
    """Find a player who has ended another one's streak."""
    if seat.place != 1:
        return None
    ended = [
        (before.of(other).running, -other.seat)
        for other in game.seats
        if other.whole and other.place != 1 and other.player in before.pasts
    ]
    wins, other = max(ended, default=(0, 0))
    if wins < _STREAK_TO_END:
        return None
    return Honour("streak-ended", seat.seat, {"other": -other, "wins": wins})


def ahead_at_last(game: FinishedGame, seat: FinishedSeat, before: Before) -> Honour | None:
    """Find a player who beats somebody for the first time, after many games against them."""
    for other in game.seats:
        if other.player is not None and other.whole and seat.place < other.place:
            met, ahead = before.of(seat).met.get(other.player, (0, 0))
            if not ahead and met >= _MEETINGS_IN_VAIN:
                return Honour("ahead-at-last", seat.seat, {"other": other.seat, "games": met + 1})
    return None


def first_win(game: FinishedGame, seat: FinishedSeat, before: Before) -> Honour | None:
    """Find the first win in a game that isn't the first game."""
    past = before.of(seat)
    return Honour("first-win", seat.seat) if seat.place == 1 and past.games and not past.wins else None


def first_win_with_a_board(game: FinishedGame, seat: FinishedSeat, before: Before) -> Honour | None:
    """Find the first win with a board, after wins with others."""
    past = before.of(seat)
    if (
        seat.place != 1
        or seat.wonder is None
        or not past.wins
        or past.boards.get((seat.wonder, seat.side or ""))
    ):
        return None
    if seat.side is None:
        return Honour("first-win-with-wonder", seat.seat, {"wonder": seat.wonder})
    return Honour("first-win-with-side", seat.seat, {"wonder": seat.wonder, "side": seat.side})


def own_best(game: FinishedGame, seat: FinishedSeat, before: Before) -> Honour | None:
    """Find a player's personal best."""
    past = before.of(seat)
    if not game.scored or past.best is None or past.games < _GAMES_BEFORE_A_BEST or seat.total <= past.best:
        return None
    return Honour("own-best", seat.seat, {"points": seat.total, "more": seat.total - past.best})


def settled(game: FinishedGame, seat: FinishedSeat, before: Before) -> Honour | None:
    """Find a player whose rating is no longer provisional."""
    return Honour("settled", seat.seat) if seat.player in before.settling else None


def first_game(game: FinishedGame, seat: FinishedSeat, before: Before) -> Honour | None:
    """Find the first finished game on the server."""
    return None if before.of(seat).all_games else Honour("first-game", seat.seat)


def won_in_a_rare_way(word: str) -> Finder:
    """Return the finder of a win with a feat, as `engine.achievements` has it."""

    def find(game: FinishedGame, seat: FinishedSeat, before: Before) -> Honour | None:
        return Honour(f"won-{word}", seat.seat) if seat.place == 1 and word in seat.feats else None

    return find


FINDERS: tuple[Finder, ...] = (
    won_in_a_rare_way("no-trade"),
    first_game,
    record_total,
    won_in_a_rare_way("no-red"),
    ahead_at_last,
    first_win,
    won_in_a_rare_way("no-yellow"),
    settled,
    won_in_a_rare_way("no-wonder"),
    round_number_of_wins,
    record_category,
    round_number_of_games,
    many_wonders,
    streak_ended,
    leads,
    own_best,
    streak,
    first_win_with_a_board,
    won_in_a_rare_way("early-wonder"),
)
"""From the rarest kind to the most common, as counted in 2,000 games of each kind."""
