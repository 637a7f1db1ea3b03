"""A game that another process serves, brought here from the store for one tap.

What it shows is answered here, and a pick is written and answered here. All else is for who serves the game.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence

from bot.cluster.postgres.process_mailbox import Letters
from bot.cluster.postgres.remote_game import ElsewhereError
from bot.common.refusal import Refusal
from bot.common.rows import Departure, Ending, SeatRow, TableRow
from bot.common.settings import Share
from bot.storage.store import Store
from engine.game import JsonObject, Seat


class VisitingStore(Store):
    """The store of games that another process serves: they can be read, and picks be written."""

    def __init__(self, store: Store, share: Share, server: int) -> None:
        """Read from ``store`` a game of ``server``."""
        super().__init__(store.database)
        self._letters = Letters(store.database)
        self._server = server
        self._shard = share.of(server)

    async def replace_picks(
        self, table: int, step: int, seats: Iterable[Seat], picks: Mapping[Seat, JsonObject]
    ) -> None:
        """Write picks, and tell who serves the game; raises `Refusal` where the step is over."""
        if not await self._letters.offer_picks(self._shard, table, step, [*seats], picks):
            raise Refusal("refusal-round-over")

    async def save_table(self, row: TableRow) -> None:
        """Raise `ElsewhereError`."""
        raise ElsewhereError(self._server)

    async def save(self, row: TableRow, seats: Sequence[SeatRow], departure: Departure | None = None) -> None:
        """Raise `ElsewhereError`."""
        raise ElsewhereError(self._server)

    async def readmit(self, table: int, person: int) -> None:
        """Raise `ElsewhereError`."""
        raise ElsewhereError(self._server)

    async def put_step(
        self,
        row: TableRow,
        step: int,
        choices: JsonObject,
        seats: Sequence[SeatRow],
        *,
        played_for: Collection[Seat] = (),
        ending: Ending | None = None,
    ) -> None:
        """Raise `ElsewhereError`."""
        raise ElsewhereError(self._server)

    async def put_ending(self, row: TableRow, ending: Ending) -> None:
        """Raise `ElsewhereError`."""
        raise ElsewhereError(self._server)
