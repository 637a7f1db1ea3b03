"""What whoever keeps finished games promises to tell of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from bot.rows import Tenure
from bot.statistics.figures import Honour, PlayerStatistics, Ranking, RecordHeld, Standing, WonderFigures
from bot.statistics.finished import Cursor, EnteredGame, FinishedGame
from bot.statistics.players import PlayerKey
from bot.statistics.seasons import Season

PAGE = 10
"""So many games or players are given at once, unless others are asked for."""


class StatisticsStore(Protocol):
    """The part of a store that tells of finished games; it keeps the promises of `bot.store.Store`.

    All of it is counted with the last step of a game, unless older ones are still to be counted. No call
    takes longer because others have played.
    """

    # -- history --------------------------------------------------------------------------------------

    async def finished_games(
        self,
        server: int | None,
        *,
        player: PlayerKey | None = None,
        before: Cursor | None = None,
        after: Cursor | None = None,
        limit: int = PAGE,
    ) -> list[FinishedGame]:
        """List the finished games of a server, newest first, those behind the cursor ``before``.

        With ``after`` they are those that stand directly in front of that cursor.
        With ``player`` only those in which this person has had a seat, also where they left it; then
        ``server`` may be None for the games of all servers. Games from a score pad are among them.
        """
        ...

    async def finished_game(self, number: int) -> FinishedGame | None:
        """Give a finished game by its own number, or None."""
        ...

    async def finished_game_of(self, table: int) -> FinishedGame | None:
        """Give the finished game of a table, or None."""
        ...

    async def tenures(self, table: int) -> list[Tenure]:
        """Return who had which seat of a table, by seat and step."""
        ...

    async def honour_of(self, table: int) -> Honour | None:
        """Give what was new or rare with the finished game of a table, found when it ended; or None."""
        ...

    async def enter_game(self, entered: EnteredGame, replaces: int | None = None) -> FinishedGame:
        """Write a game from a score pad into the history; it counts nowhere else.

        In the same transaction the game from a score pad goes that it ``replaces``.
        """
        ...

    async def drop_entered_game(self, number: int) -> None:
        """Take a game from a score pad out of the history; games that the bot has run stay."""
        ...

    # -- figures --------------------------------------------------------------------------------------

    async def player_statistics(self, server: int | None, player: PlayerKey) -> PlayerStatistics | None:
        """Give all that a player's games on a server add up to, or on all of them; None where none counts."""
        ...

    async def ranking(
        self, server: int, game: str, season: Season, *, skip: int = 0, limit: int = PAGE
    ) -> Ranking:
        """Give a page of a game's ranking on a server; those who are left out are not in it."""
        ...

    async def standing(self, server: int, game: str, season: Season, player: PlayerKey) -> Standing | None:
        """Give where a player stands in a ranking; None for who has no rated game in it or is left out."""
        ...

    async def seasons(self, server: int, game: str) -> list[Season]:
        """List the seasons in which games were rated, the newest first."""
        ...

    async def wonders(self, server: int, game: str, players: int | None = None) -> list[WonderFigures]:
        """Tell how each board was played on a server, the most played first; with so many players or any."""
        ...

    async def records(self, server: int, game: str) -> list[RecordHeld]:
        """List the records of a game on a server, one of each category; who is left out holds none."""
        ...

    # -- what is wanted -------------------------------------------------------------------------------

    async def rankings_on(self, server: int) -> bool:
        """Tell whether games on a server are rated; they are unless it is switched off."""
        ...

    async def switch_rankings(self, server: int, *, on: bool) -> None:
        """Let the games that end from now on be rated, or not; ratings that there are stay."""
        ...

    async def left_out(self, persons: Sequence[int]) -> frozenset[int]:
        """Give those of some persons who want to be in no ranking and to hold no record."""
        ...

    async def leave_out(self, person: int, *, out: bool) -> None:
        """Show a person in no ranking and as holder of no record, or show them again."""
        ...

    # -- counting -------------------------------------------------------------------------------------

    async def count_older_games(self) -> None:
        """Count the finished games that an older form has left uncounted, a few at a time.

        Others write in between. What is done stays done: called again after a fault, it goes on. Games that
        end meanwhile on the same server are counted after them, so that all are counted in their order.
        """
        ...

    async def still_counting(self, server: int | None) -> bool:
        """Tell whether finished games of a server, or with None of any, are still to be counted."""
        ...

    async def recount(self) -> int:
        """Count all finished games anew, ratings included, for operators; gives how many there are."""
        ...
