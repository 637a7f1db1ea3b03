"""The result of a game, as stored, and what can be shown of games that can't be replayed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.common.refusal import Refusal
from bot.common.rows import Drafted, Ending, Result, StoredGame
from engine.course import AnyGame
from engine.game import JsonObject, Seat
from engine.reading import Malformed, Node
from engine.story import PlayedStep

MOST_SEATS = 7
MOST_POINTS = 1_000


def ending_of(game: AnyGame, steps: Sequence[PlayedStep]) -> Ending | None:
    """Return the ending of a game that was played in ``steps``, or None while it runs."""
    if not game.over:
        return None
    outcome = game.outcome()
    lines, victory = outcome["result"], outcome.get("victory")
    assert isinstance(lines, list)
    boards = boards_of(game.record())
    drafted = dict(enumerate(game.rules.drafted(game.deal, game.table)))
    feats = dict(enumerate(game.rules.feats(steps, game.view(None))))
    results = tuple(
        Result(
            Seat(line["seat"]),
            line["rank"],
            line["total"],
            line,
            wonder,
            side,
            tuple(Drafted(wonder, built) for wonder, built in drafted.get(line["seat"], ())),
            feats.get(line["seat"], frozenset()),
        )
        for line in lines
        for wonder, side in (boards[line["seat"]],)
    )
    return Ending(results, None if victory is None else str(victory))


def boards_of(record: JsonObject) -> list[tuple[str | None, str | None]]:
    """Return the wonder and its side of each seat; None where there is none."""
    wonders, players = record.get("wonders"), record["players"]
    assert isinstance(players, int)
    if not isinstance(wonders, list):
        return [(None, None)] * players
    return [
        (str(board["wonder"]), str(board["side"])) if isinstance(board, Mapping) else (str(board), None)
        for board in wonders
    ]


# -- games that cannot be played again ----------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Placement:
    """The rank, the name and the points of a seat."""

    rank: int
    name: str
    points: int


@dataclass(frozen=True, slots=True)
class ResultSummary:
    """The result of a game, winner first; ``ended`` is in seconds since 1970, None if unknown."""

    placed: tuple[Placement, ...]
    victory: str | None = None
    ended: float | None = None


class OtherRulesRefusal(Refusal):
    """A game was played by incompatible rules; its result is shown if it was ``kept``.

    ``stored`` is the game in the store, None if it isn't from there or can't be read.
    """

    def __init__(self, kept: ResultSummary | None = None, stored: StoredGame | None = None) -> None:
        super().__init__("refusal-game-of-other-rules")
        self.kept = kept
        self.stored = stored


def refusal_of(stored: StoredGame | None) -> OtherRulesRefusal:
    """Return the refusal to show a game of the store, None if it can't be read."""
    if stored is None or stored.ending is None:
        return OtherRulesRefusal(None, stored)
    names = {seat.seat: seat.name for seat in stored.seats}
    placed = [
        Placement(result.rank, names[result.seat], result.total)
        for result in stored.ending.results
        if result.seat in names
    ]
    return OtherRulesRefusal(_in_order(placed, stored.ending.victory, stored.row.ended), stored)


def result_in(record: Node, names: Sequence[str]) -> ResultSummary | None:
    """Return the result that a record states, or None if there is none to read."""
    try:
        placed = [
            Placement(
                line["rank"].integer(1, MOST_SEATS),
                names[line["seat"].integer(0, len(names) - 1)],
                line["total"].integer(-MOST_POINTS, MOST_POINTS),
            )
            for line in record["result"].elements(1, MOST_SEATS)
        ]
        victory = record["victory"].text() if "victory" in record else None
    except Malformed:
        return None
    return _in_order(placed, victory, None)


def _in_order(placed: Sequence[Placement], victory: str | None, ended: float | None) -> ResultSummary:
    return ResultSummary(tuple(sorted(placed, key=lambda each: each.rank)), victory, ended)
