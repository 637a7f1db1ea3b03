"""What was new or rare in a finished game: its result message shows the rarest one.

Honours are found when a game ends, from the achievements in it and the statistics before it. The one shown is
stored with the game and never worked out again. Computer players and people who opted out get none.
"""

from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field

from bot.statistics.figures import Honour
from bot.statistics.finished_game import FinishedGame, FinishedSeat
from bot.statistics.player_keys import PlayerKey
from bot.statistics.tally import TOTAL
from engine.game import JsonObject

_STREAKS = frozenset({3, 5, 7, *range(10, 1000, 5)})
_ROUND_NUMBERS = frozenset({10, 25, 50, *range(100, 100_000, 100)})
_MANY_WONDERS = frozenset({3, 5, 7})
_STREAK_TO_END = 3
_MEETINGS_IN_VAIN = 5
_GAMES_BEFORE_A_BEST = 3
_SEATS_BEFORE_A_RECORD = 20


@dataclass(frozen=True, slots=True)
class PlayerBefore:
    """A player's statistics on a server before a game.

    ``all_games`` counts every kind of game, all else only the kind that has ended: ``streak`` is the current
    one, ``boards`` are the wins by wonder and side, ``met`` how often each opponent was met and beaten.
    """

    all_games: int = 0
    games: int = 0
    wins: int = 0
    best: int | None = None
    streak: int = 0
    boards: Mapping[tuple[str, str], int] = field(default_factory=dict)
    met: Mapping[PlayerKey, tuple[int, int]] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class ServerBefore:
    """The statistics of a server before a game.

    ``bests`` are the records of the game by category, out of ``seats`` seats of persons. ``settling`` are the
    players whose rating is no longer provisional after this game; ``leader`` is the new leader of the
    ranking, if it has changed.
    """

    players: Mapping[PlayerKey, PlayerBefore]
    bests: Mapping[str, int]
    seats: int
    settling: frozenset[PlayerKey] = frozenset()
    leader: PlayerKey | None = None

    def counts(self, seat: FinishedSeat) -> bool:
        """Return whether the result of a seat counts for a person."""
        return seat.whole and seat.player in self.players

    def of(self, seat: FinishedSeat) -> PlayerBefore:
        """Return the statistics of a seat's player, who is a person."""
        assert seat.player is not None
        return self.players[seat.player]


KINDS = (
    "won-no-trade",
    "first-game",
    "record-total",
    "won-no-red",
    "ahead-at-last",
    "first-win",
    "won-no-yellow",
    "settled",
    "won-no-wonder",
    "round-number-of-wins",
    "record-category",
    "round-number-of-games",
    "many-wonders",
    "streak-ended",
    "leads",
    "own-best",
    "streak",
    "first-win-with-side",
    "first-win-with-wonder",
    "won-early-wonder",
)
"""From the rarest kind to the most common, measured in 2,000 games of each game."""


def honours_of(game: FinishedGame, before: ServerBefore, left_out: Collection[PlayerKey]) -> list[Honour]:
    """Return all honours of a game, the rarest kind first; of several seats the best placed comes first."""
    found = [
        Honour(kind, seat.seat, facts)
        for seat in sorted(game.seats, key=lambda seat: (seat.place, seat.seat))
        if before.counts(seat) and seat.player not in left_out
        for kind, facts in _due_to(seat, game, before)
    ]
    return sorted(found, key=lambda each: KINDS.index(each.kind))


def _due_to(seat: FinishedSeat, game: FinishedGame, before: ServerBefore) -> Iterator[tuple[str, JsonObject]]:
    past = before.of(seat)
    if not past.all_games:
        yield "first-game", {}
    if past.all_games + 1 in _ROUND_NUMBERS:
        yield "round-number-of-games", {"games": past.all_games + 1}
    if seat.player in before.settling:
        yield "settled", {}
    if before.leader == seat.player:
        yield "leads", {}
    for other in game.seats:
        if other.player is not None and other.whole and seat.place < other.place:
            met, ahead = past.met.get(other.player, (0, 0))
            if not ahead and met >= _MEETINGS_IN_VAIN:
                yield "ahead-at-last", {"other": other.seat, "games": met + 1}
    if game.scored:
        yield from _due_to_points(seat, game, before)
    if seat.place == 1:
        yield from _due_to_winner(seat, game, before)


def _due_to_points(
    seat: FinishedSeat, game: FinishedGame, before: ServerBefore
) -> Iterator[tuple[str, JsonObject]]:
    past = before.of(seat)
    if past.best is not None and past.games >= _GAMES_BEFORE_A_BEST and seat.total > past.best:
        yield "own-best", {"points": seat.total, "more": seat.total - past.best}
    if before.seats < _SEATS_BEFORE_A_RECORD:
        return
    # A shared best score is no honour.
    others = [each for each in game.seats if each is not seat and before.counts(each)]
    best = before.bests.get(TOTAL)
    if best is not None and seat.total > max([best, *(each.total for each in others)]):
        yield "record-total", {"points": seat.total, "before": best}
    for category, points in seat.points.items():
        best = before.bests.get(category)
        if best is not None and points > max([best, *(each.points.get(category, best) for each in others)]):
            yield "record-category", {"category": category, "points": points}


def _due_to_winner(
    seat: FinishedSeat, game: FinishedGame, before: ServerBefore
) -> Iterator[tuple[str, JsonObject]]:
    past = before.of(seat)
    for feat in seat.feats:
        # As `engine.achievements` has them.
        yield f"won-{feat}", {}
    if past.streak + 1 in _STREAKS:
        yield "streak", {"wins": past.streak + 1}
    if past.wins + 1 in _ROUND_NUMBERS:
        yield "round-number-of-wins", {"wins": past.wins + 1}
    if past.games and not past.wins:
        yield "first-win", {}
    beaten = [each for each in game.seats if each.place != 1 and before.counts(each)]
    wins, other = max(((before.of(each).streak, -each.seat) for each in beaten), default=(0, 0))
    if wins >= _STREAK_TO_END:
        yield "streak-ended", {"other": -other, "wins": wins}
    if seat.wonder is None:
        return
    won_with = {wonder for (wonder, _), times in past.boards.items() if times}
    if seat.wonder not in won_with and len(won_with) + 1 in _MANY_WONDERS:
        yield "many-wonders", {"wonders": len(won_with) + 1}
    if past.wins and not past.boards.get((seat.wonder, seat.side or "")):
        if seat.side is None:
            yield "first-win-with-wonder", {"wonder": seat.wonder}
        else:
            yield "first-win-with-side", {"wonder": seat.wonder, "side": seat.side}
