"""Games played again from what is kept of them: to go on with, or only to be looked at."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence

from bot.departures import Departures
from bot.options import Options
from bot.port import Now
from bot.refusal import Refusal
from bot.results import ending_of
from bot.rows import SeatRow, StoredGame, TableRow
from bot.sitting import Sitting
from bot.store import Store, UnreadableError
from engine.game import IllegalChoice, JsonObject
from engine.reading import Malformed
from engine.record import plays_alike, replay

log = logging.getLogger(__name__)


class OtherRulesError(Exception):
    """A game was begun by a version of the rules that those of today do not play alike."""


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
            raise Refusal("refusal-game-of-other-rules") from error
        if found is None or found[0].state != "over":
            raise Refusal("refusal-game-over")
        return found

    async def last_ended(self, place: int) -> Sitting | None:
        """Give the last game of a channel or thread that was played to its end or abandoned, or None."""
        number = await self._store.last_ended(place)
        return None if number is None else await self._load_ended(number)

    def as_told(self, sitting: Sitting) -> Sitting:
        """Give a sitting as everybody knows it: without what was played but has not been told yet."""
        if sitting.told >= sitting.step:
            return sitting
        steps: list[JsonObject] = [
            {str(seat): choice.as_json() for seat, choice in step.choices.items()}
            for step in sitting.history[: sitting.told]
        ]
        known = self._play_again(sitting.row, sitting.header, sitting.seats, steps)
        known.picks = dict(sitting.history[sitting.told].choices)
        known.posts = sitting.posts
        return known

    def of_record(self, number: int, record: JsonObject, steps: int, seats: list[SeatRow]) -> Sitting:
        """Lay out a recorded game as it was after so many steps, to be looked at; nobody plays it."""
        played = record["steps"]
        assert isinstance(played, list)
        header = {key: value for key, value in record.items() if key not in ("result", "victory")}
        options = Options().with_choice("game", str(record["game"]))
        # Below every number of the store, so that its pictures are not taken for another game's.
        row = TableRow(-number, 0, 0, 0, "over", 0, "", options, None, 0.0)
        return self._play_again(row, {**header, "steps": []}, seats, played[:steps])

    async def _load_ended(self, number: int) -> Sitting:
        """Give a game as it ended, played again beside the event loop; raises `Refusal` for other rules."""
        try:
            return await asyncio.to_thread(self._bring_back, await self._stored(number))
        except (UnreadableError, OtherRulesError, IllegalChoice, Malformed) as error:
            log.warning("game %d was played by other rules: %s", number, error)
            raise Refusal("refusal-game-of-other-rules") from error

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
        if stored.ending is not None and ending_of(sitting.game) != stored.ending:
            raise OtherRulesError(f"game {row.id} would come to another result today")
        sitting.posts = stored.posts
        sitting.departures = Departures(stored.departures)
        return sitting

    def _play_again(
        self, row: TableRow, header: JsonObject, seats: list[SeatRow], steps: Sequence[JsonObject]
    ) -> Sitting:
        """Deal a game again and play its steps."""
        game = replay(header)
        sitting = Sitting(row, seats, header, game, store=self._store, now=self._now, reseated=self._reseated)
        for step in steps:
            sitting.lay_step(step)
        sitting.told = sitting.step
        return sitting
