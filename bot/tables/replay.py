"""Stored games replayed, their endings, and what can be shown of those that can't be replayed."""

import asyncio
import logging
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import NamedTuple

from bot.common.game_options import Options
from bot.common.refusal import Refusal
from bot.common.stored_rows import FORGOTTEN, DraftedWonder, Ending, Result, SeatRow, StoredGame, TableRow
from bot.storage.errors import UnreadableError
from bot.storage.store import Store
from bot.tables.game_snapshot import GameSnapshot, read_step, replay_step
from engine.course import AnyGame
from engine.game import IllegalChoice, JsonObject, Seat
from engine.reading import Malformed
from engine.record import OUTCOME, names_of, resume
from engine.rules import rules_named
from engine.story import PlayedStep

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Recording:
    """A game to page through, from the store or a file; its ``seats`` have no persons."""

    row: TableRow
    header: JsonObject
    seats: list[SeatRow]
    steps: Sequence[JsonObject]
    scored: bool


class Replays:
    """Replays stored games."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def load(self, number: int) -> GameSnapshot:
        """Return a running game as stored now, with the picks of its step.

        Raises `UnreadableError`, `OtherRulesRefusal`, `Malformed` and `IllegalChoice`.
        """
        stored = await self._stored(number)
        snapshot = _replay_stored(stored)
        picked: JsonObject = {str(seat): pick for seat, pick in stored.picks.get(snapshot.step, {}).items()}
        if snapshot.game.pass_over(picked):
            # An older version asked for a choice that the game makes itself now.
            return snapshot
        return replace(snapshot, picks=read_step(snapshot.game, picked))

    async def finished(self, table: int) -> GameSnapshot:
        """Return a finished game as it ended; raises `Refusal` if there is none."""
        await self.finished_table(table)
        return await self.ended(table)

    async def finished_table(self, table: int) -> tuple[TableRow, list[SeatRow]]:
        """Return the row and seats of a finished game, whatever its rules; raises `Refusal` for others."""
        with _refusing_other_rules(table):
            found = await self._store.with_seats(table)
        if found is None or found[0].state != "over":
            raise Refusal("refusal-game-over")
        return found

    async def last_ended(self, place: int) -> GameSnapshot | None:
        """Return the last game of a channel or thread that was finished or abandoned, or None."""
        number = await self._store.last_ended(place)
        return None if number is None else await self.ended(number)

    async def recording(self, table: int) -> Recording:
        """Return a game that has ended, with or without a score; raises `Refusal` for others."""
        with _refusing_other_rules(table):
            stored = await self._store.game(table)
        if stored is None or stored.row.state not in ("over", "closed") or not stored.steps:
            raise Refusal("refusal-no-finished-game-of-number")
        _refuse_other_rules(stored)
        # Forgotten people are named in the viewer's language.
        nobody = (None, FORGOTTEN)
        seats = [
            replace(seat, person=seat.person if seat.person in nobody else None, late=0)
            for seat in stored.seats
        ]
        return Recording(stored.row, stored.header, seats, stored.steps, stored.ending is not None)

    async def recording_of_record(self, number: int, name: Callable[[Seat], str]) -> Recording:
        """Return an uploaded record; ``name`` names its seats if it has no names. Raises `Refusal`."""
        record = await self._store.record(number)
        if record is None:
            raise Refusal("refusal-no-record")
        played, players = record["steps"], record["players"]
        assert isinstance(played, list)
        assert isinstance(players, int)
        try:
            names = names_of(record) or [name(Seat(seat)) for seat in range(players)]
        except Malformed as error:
            # An earlier version accepted names that can't be shown.
            raise Refusal("refusal-no-record") from error
        header = {key: value for key, value in record.items() if key not in (*OUTCOME, "names")}
        options = Options.from_json({key: record[key] for key in ("game", "boxes") if key in record})
        # Negative, so that its pictures aren't taken for those of a stored game.
        row = TableRow(-number, 0, 0, 0, "over", 0, "", options, None, 0.0)
        seats = [SeatRow(Seat(seat), None, name) for seat, name in enumerate(names)]
        return Recording(row, {**header, "steps": []}, seats, played, "result" in record)

    async def play(self, recording: Recording, steps: int) -> tuple[GameSnapshot, Sequence[PlayedStep]]:
        """Return a recording as it was after ``steps``, and all its steps; raises `Refusal`."""
        with _refusing_other_rules(recording.row.id):
            return await asyncio.to_thread(_play_both, recording, steps)

    async def ended(self, number: int) -> GameSnapshot:
        """Return a game as it ended, replayed in a thread; raises `Refusal` for incompatible rules."""
        with _refusing_other_rules(number):
            stored = await self._stored(number)
        with _refusing_other_rules(number, stored):
            return await asyncio.to_thread(_replay_stored, stored)

    async def _stored(self, number: int) -> StoredGame:
        if stored := await self._store.game(number):
            return stored
        raise LookupError(f"number {number} has no game")


def _replay_stored(stored: StoredGame) -> GameSnapshot:
    """Replay the steps of a game; raises `OtherRulesRefusal`."""
    _refuse_other_rules(stored)
    found = replay(stored.row, stored.header, stored.seats, stored.steps)
    if stored.ending is not None and _points(ending_of(found.game, found.history)) != _points(stored.ending):
        raise refusal_of(stored)
    return replace(found, posted=stored.posted, tips=stored.tips, departures=stored.departures)


def _points(ending: Ending | None) -> Ending | None:
    """Return the part of an ending that older versions have stored too: ranks, points and boards."""
    if ending is None:
        return None
    plain = tuple(replace(each, wonders=(), feats=frozenset()) for each in ending.results)
    return replace(ending, results=plain)


def _refuse_other_rules(stored: StoredGame) -> None:
    """Raise `OtherRulesRefusal` if a game was started by rules incompatible with the current ones."""
    row = stored.row
    if row.rules is not None and not rules_named(row.options.rules, row.options.boxes).plays_alike(row.rules):
        raise refusal_of(stored)


@contextmanager
def _refusing_other_rules(number: int, stored: StoredGame | None = None) -> Iterator[None]:
    """Raise `OtherRulesRefusal`, with what is ``stored``, if a game can't be read or replayed."""
    try:
        yield
    except (UnreadableError, IllegalChoice, Malformed) as error:
        log.warning("game %d cannot be played by the rules of today: %s", number, error)
        raise refusal_of(stored) from error


def as_of(snapshot: GameSnapshot, step: int) -> GameSnapshot:
    """Return a game as it was with the picks of ``step`` made; unchanged if that isn't played yet."""
    if step >= snapshot.step:
        return snapshot
    steps: list[JsonObject] = [
        {str(seat): choice.as_json() for seat, choice in played.choices.items()}
        for played in snapshot.history[:step]
    ]
    then = replay(snapshot.row, snapshot.header, snapshot.seats, steps)
    picks = dict(snapshot.history[step].choices)
    return replace(then, picks=picks, posted=snapshot.posted, tips=snapshot.tips)


def without_last_step(snapshot: GameSnapshot) -> GameSnapshot:
    """Return a game as it was before its last step: everybody has seen that much."""
    return as_of(snapshot, max(snapshot.step - 1, 0))


def replay(
    row: TableRow, header: JsonObject, seats: Sequence[SeatRow], steps: Sequence[JsonObject]
) -> GameSnapshot:
    """Deal a game again and play its steps."""
    game, history = resume(header), list[PlayedStep]()
    for step in steps:
        history.append(replay_step(game, step, history))
    return GameSnapshot(row, seats, header, game, history, announced_steps=len(history))


def _play_both(recording: Recording, steps: int) -> tuple[GameSnapshot, Sequence[PlayedStep]]:
    """Return a recording as of a number of steps, and all its steps."""
    dealt = recording.row, recording.header, recording.seats
    return replay(*dealt, recording.steps[:steps]), replay(*dealt, recording.steps).history


# -- endings ------------------------------------------------------------------------------------------


def ending_of(game: AnyGame, steps: Sequence[PlayedStep]) -> Ending | None:
    """Return the ending of a game that was played in ``steps``, or None while it runs."""
    if not game.over:
        return None
    outcome = game.outcome()
    lines, victory = outcome["result"], outcome.get("victory")
    assert isinstance(lines, list)
    boards = boards_of(game.record())
    wonders = dict(enumerate(game.rules.drafted(game.deal, game.table)))
    feats = dict(enumerate(game.rules.feats(steps, game.view(None))))
    results = tuple(
        Result(
            Seat(line["seat"]),
            line["rank"],
            line["total"],
            line,
            wonder,
            side,
            tuple(DraftedWonder(*drafted) for drafted in wonders.get(line["seat"], ())),
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


class Placement(NamedTuple):
    """The rank, the name and the points of a seat."""

    rank: int
    name: str
    points: int


class ResultSummary(NamedTuple):
    """The result of a game, winner first; ``ended`` is in seconds since 1970, None if unknown."""

    placed: tuple[Placement, ...]
    victory: str | None
    ended: float | None


class OtherRulesRefusal(Refusal):
    """A game was played by incompatible rules; its result is shown if it was ``kept``."""

    def __init__(self, kept: ResultSummary | None = None) -> None:
        super().__init__("refusal-game-of-other-rules")
        self.kept = kept


def refusal_of(stored: StoredGame | None) -> OtherRulesRefusal:
    """Return the refusal for a stored game, or for None if it can't be read."""
    if stored is None or stored.ending is None:
        return OtherRulesRefusal()
    names = {seat.seat: seat.name for seat in stored.seats}
    placed = [
        Placement(result.rank, names[result.seat], result.total)
        for result in sorted(stored.ending.results, key=lambda each: each.rank)
        if result.seat in names
    ]
    return OtherRulesRefusal(ResultSummary(tuple(placed), stored.ending.victory, stored.row.ended))
