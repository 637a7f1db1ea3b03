"""Games played again from what is kept of them: to go on with, or only to be looked at."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from bot.departures import Departures
from bot.kept_outcome import OtherRulesRefusal, refusal_of
from bot.options import Options
from bot.port import Now
from bot.refusal import Refusal
from bot.results import ending_of, same_points
from bot.rows import FORGOTTEN, Ending, SeatRow, StoredGame, TableRow
from bot.sitting import AnyGame, Sitting
from bot.store import Store, UnreadableError
from engine.game import IllegalChoice, JsonObject, Seat
from engine.reading import Malformed
from engine.record import names_of, plays_alike, replay
from engine.story import PlayedStep

log = logging.getLogger(__name__)


class OtherRulesError(Exception):
    """A game was begun by a version of the rules that those of today do not play alike."""


@dataclass(frozen=True, slots=True)
class Recording:
    """A game to be paged through, kept here or brought as a file: its deal, who sat where, every step.

    ``scored`` says whether it was played to its end; nobody sits on its ``seats`` any more.
    """

    row: TableRow
    header: JsonObject
    seats: list[SeatRow]
    steps: Sequence[JsonObject]
    scored: bool


class Replays:
    """Makes sittings of what the store keeps."""

    def __init__(self, store: Store, now: Now, reseated: Callable[[Sitting], None]) -> None:
        """Read games from ``store``; ``reseated`` hears of every change of who sits at one that goes on."""
        self._store = store
        self._now = now
        self._reseated = reseated

    async def load(self, number: int) -> Sitting:
        """Bring a game back as it was.

        Raises `UnreadableError`, `OtherRulesError`, `Malformed` and `IllegalChoice`.
        """
        sitting = self._bring_back(stored := await self._stored(number))
        picked = stored.picked_in(sitting.step)
        if sitting.game.passes_over(picked):
            # An older version had asked for it, but the game has made it.
            await self._store.replace_picks(number, sitting.step, stored.picks.get(sitting.step, {}), {})
        else:
            sitting.picks = sitting.read_step(picked)
        return sitting

    async def finished(self, table: int) -> Sitting:
        """Give a game that is over as it ended; raises `Refusal` where there is no such game."""
        await self.finished_table(table)
        return await self._load_ended(table)

    async def finished_table(self, table: int) -> tuple[TableRow, list[SeatRow]]:
        """Give row and seats of a game that is over, whatever its rules; raises `Refusal` for others."""
        try:
            found = await self._store.with_seats(table)
        except UnreadableError as error:
            raise OtherRulesRefusal from error
        if found is None or found[0].state != "over":
            raise Refusal("refusal-game-over")
        return found

    async def last_ended(self, place: int) -> Sitting | None:
        """Give the last game of a channel or thread that was played to its end or abandoned, or None."""
        number = await self._store.last_ended(place)
        return None if number is None else await self._load_ended(number)

    async def ending(self, table: int) -> Ending | None:
        """Work out what a game came to that was played to its end; None where it cannot be played again."""
        try:
            sitting = await self._load_ended(table)
            return ending_of(sitting.game, sitting.history)
        except OtherRulesRefusal:
            return None

    def as_told(self, sitting: Sitting) -> Sitting:
        """Give a sitting as everybody knows it: without what was played but has not been told yet."""
        return sitting if sitting.told >= sitting.step else self.as_of(sitting, sitting.told)

    def as_of(self, sitting: Sitting, step: int) -> Sitting:
        """Give a sitting as it was when ``step`` had been decided, one of those that have been played."""
        steps: list[JsonObject] = [
            {str(seat): choice.as_json() for seat, choice in played.choices.items()}
            for played in sitting.history[:step]
        ]
        known = self._play_again(sitting.row, sitting.header, sitting.seats, steps)
        known.picks = dict(sitting.history[step].choices)
        known.posts, known.tips = sitting.posts, sitting.tips
        return known

    async def recording(self, table: int) -> Recording:
        """Give a game that has ended, with a score or without one; raises `Refusal` for all others."""
        try:
            stored = await self._store.game(table)
        except UnreadableError as error:
            raise OtherRulesRefusal from error
        if stored is None or stored.row.state not in ("over", "closed") or not stored.steps:
            raise Refusal("refusal-no-finished-game-of-number")
        if stored.row.rules is not None and not plays_alike(stored.row.options.game, stored.row.rules):
            raise refusal_of(stored)
        # Who has had themselves forgotten is called nameless in the language of who looks at it.
        nobody = (None, FORGOTTEN)
        seats = [
            replace(seat, person=seat.person if seat.person in nobody else None, late=0)
            for seat in stored.seats
        ]
        return Recording(stored.row, stored.header, seats, stored.steps, stored.ending is not None)

    async def recording_of_record(self, number: int, name: Callable[[Seat], str]) -> Recording:
        """Give a record that somebody has shown; ``name`` calls the seats where it carries no names.

        Raises `Refusal` where there is none of this number.
        """
        record = await self._store.record(number)
        if record is None:
            raise Refusal("refusal-no-record")
        played, players = record["steps"], record["players"]
        assert isinstance(played, list)
        assert isinstance(players, int)
        names = names_of(record) or [name(Seat(seat)) for seat in range(players)]
        left_out = ("result", "victory", "names")
        header = {key: value for key, value in record.items() if key not in left_out}
        options = Options().with_choice("game", str(record["game"]))
        # Below every number of the store, so that its pictures are not taken for another game's.
        row = TableRow(-number, 0, 0, 0, "over", 0, "", options, None, 0.0)
        seats = [SeatRow(Seat(seat), None, name) for seat, name in enumerate(names)]
        return Recording(row, {**header, "steps": []}, seats, played, "result" in record)

    async def play(self, recording: Recording, steps: int) -> tuple[Sitting, list[PlayedStep]]:
        """Lay a recording out as it was after so many steps, to be looked at; gives all its steps with it.

        It is played beside the event loop: nobody's tap waits meanwhile. Raises `Refusal` for other rules.
        """
        try:
            return await asyncio.to_thread(self._play_both, recording, steps)
        except (UnreadableError, IllegalChoice, Malformed) as error:
            log.warning("game %d was played by other rules: %s", recording.row.id, error)
            raise OtherRulesRefusal from error

    def _play_both(self, recording: Recording, steps: int) -> tuple[Sitting, list[PlayedStep]]:
        whole = self._deal_again(recording.row, recording.header, recording.seats)
        seen = whole
        for number, step in enumerate(recording.steps):
            if number == steps:
                seen = self._as_it_stands(whole)
            whole.lay_step(step)
        seen.told, whole.told = seen.step, whole.step
        return seen, whole.history

    async def _load_ended(self, number: int) -> Sitting:
        """Give a game as it ended, played again beside the event loop; raises `Refusal` for other rules."""
        try:
            stored = await self._stored(number)
        except UnreadableError as error:
            log.warning("game %d cannot be read: %s", number, error)
            raise OtherRulesRefusal from error
        try:
            return await asyncio.to_thread(self._bring_back, stored)
        except (OtherRulesError, IllegalChoice, Malformed) as error:
            log.warning("game %d was played by other rules: %s", number, error)
            raise refusal_of(stored) from error

    async def _stored(self, number: int) -> StoredGame:
        if stored := await self._store.game(number):
            return stored
        raise LookupError(f"number {number} has no game")

    def _bring_back(self, stored: StoredGame) -> Sitting:
        """Play the steps of a game again; what is picked in the next one is left out."""
        row = stored.row
        if row.rules is not None and not plays_alike(row.options.game, row.rules):
            raise OtherRulesError(f"game {row.id} is played by version {row.rules} of the rules")
        sitting = self._play_again(row, stored.header, stored.seats, stored.steps)
        if stored.ending is not None and not same_points(
            ending_of(sitting.game, sitting.history), stored.ending
        ):
            raise OtherRulesError(f"game {row.id} would come to another result today")
        sitting.posts, sitting.tips = stored.posts, dict(stored.tips)
        sitting.departures = Departures(stored.departures)
        return sitting

    def _play_again(
        self, row: TableRow, header: JsonObject, seats: list[SeatRow], steps: Sequence[JsonObject]
    ) -> Sitting:
        """Deal a game again and play its steps."""
        sitting = self._deal_again(row, header, seats)
        for step in steps:
            sitting.lay_step(step)
        sitting.told = sitting.step
        return sitting

    def _deal_again(self, row: TableRow, header: JsonObject, seats: list[SeatRow]) -> Sitting:
        return self._sitting(row, header, seats, replay(header))

    def _as_it_stands(self, sitting: Sitting) -> Sitting:
        """Give another sitting, to be looked at, of what has been played so far."""
        seen = self._sitting(sitting.row, sitting.header, sitting.seats, sitting.game.copy())
        seen.history = [*sitting.history]
        return seen

    def _sitting(self, row: TableRow, header: JsonObject, seats: list[SeatRow], game: AnyGame) -> Sitting:
        return Sitting(row, seats, header, game, store=self._store, now=self._now, reseated=self._reseated)
