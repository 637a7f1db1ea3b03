"""Lobbies: who sits down, with which options, until the host starts."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace

from bot.options import Options
from bot.port import Now
from bot.refusal import Refusal
from bot.rows import EndReason, SeatRow, TableRow
from bot.store import PlaceTakenError, Store, UnreadableError
from engine.base.wonders import wonders
from engine.game import JsonObject, Seat


@dataclass(frozen=True, slots=True)
class Lobby:
    """A table before its game."""

    row: TableRow
    seats: tuple[SeatRow, ...]

    @property
    def persons(self) -> tuple[int, ...]:
        """The Discord users who have a seat."""
        return tuple(seat.person for seat in self.seats if seat.person is not None)

    @property
    def boards(self) -> list[tuple[str, str]]:
        """The wonders that the options allow, each with the sides that they allow."""
        options = self.row.options
        sides = ("A", "B") if options.sides == "A+B" else (options.sides,)
        allowed = [each for each in wonders().values() if options.manneken_pis or not each.promo]
        return [(wonder.id, side) for wonder in allowed for side in sides]

    @property
    def can_start(self) -> bool:
        """Whether enough seats are taken."""
        options = self.row.options
        return options.fewest_players <= len(self.seats) <= options.most_players

    @property
    def engine_options(self) -> JsonObject:
        """What the game is to be dealt with."""
        options = self.row.options
        if options.game != "base":
            return {}
        chosen: list[JsonObject | None] = [
            None if seat.wonder is None else {"wonder": seat.wonder, "side": seat.side} for seat in self.seats
        ]
        return {"sides": options.sides, "manneken_pis": options.manneken_pis, "wonders": chosen}


class Lobbies:
    """Every lobby. Changes are made one after the other, and are on disk when a method returns."""

    def __init__(
        self,
        store: Store,
        now: Now,
        computer_names: Sequence[str],
        tables_per_server: int,
        set_unreadable_aside: Callable[[], Awaitable[None]],
    ) -> None:
        """Keep the lobbies in ``store``; computer players are called by the first free name.

        Where a lobby cannot be read, ``set_unreadable_aside`` frees its place and tells who sat there.
        """
        self._store = store
        self._now = now
        self._computer_names = tuple(computer_names)
        self._tables_per_server = tables_per_server
        self._set_unreadable_aside = set_unreadable_aside
        self._changing = asyncio.Lock()

    async def at(self, place: int) -> Lobby | None:
        """Give the open lobby of a channel, or None."""
        try:
            found = await self._store.lobby_at(place)
        except UnreadableError:
            await self._set_unreadable_aside()
            return None
        return None if found is None else Lobby(found[0], tuple(found[1]))

    async def get(self, table: int) -> Lobby:
        """Give a lobby by its number; raises `Refusal` where it is no longer open."""
        try:
            found = await self._store.with_seats(table)
        except UnreadableError:
            await self._set_unreadable_aside()
            found = None
        if found is None or found[0].state in ("closed", "aside"):
            raise Refusal("refusal-lobby-closed")
        row, seats = found
        if row.state != "lobby":
            raise Refusal("refusal-game-has-begun")
        return Lobby(row, tuple(seats))

    async def as_host(self, table: int, person: int) -> Lobby:
        """Give a lobby to its host; raises `Refusal` for everybody else."""
        lobby = await self.get(table)
        if lobby.row.host != person:
            host = next((seat.name for seat in lobby.seats if seat.person == lobby.row.host), "")
            raise Refusal("refusal-host-only", host=host)
        return lobby

    @asynccontextmanager
    async def starting(self, table: int, person: int) -> AsyncIterator[Lobby]:
        """Keep a lobby as it is while its host begins the game; raises `Refusal` for everybody else."""
        async with self._changing:
            yield await self.as_host(table, person)

    async def open(
        self, *, server: int, channel: int, host: int, name: str, language: str, options: Options
    ) -> Lobby:
        """Open a lobby in a channel with the host on the first seat; raises `Refusal`."""
        async with self._changing:
            if await self._store.count_live(server) >= self._tables_per_server:
                raise Refusal("refusal-too-many-tables", count=self._tables_per_server)
            seats = (SeatRow(Seat(0), host, name),)
            try:
                row = await self._store.create_table(
                    server=server,
                    channel=channel,
                    host=host,
                    language=language,
                    options=options,
                    seats=seats,
                    now=self._now(),
                )
            except PlaceTakenError:
                raise Refusal("refusal-channel-taken") from None
            return Lobby(row, seats)

    async def join(self, table: int, person: int, name: str) -> Lobby:
        """Seat a person; raises `Refusal` where they sit already or the table is full."""
        async with self._changing:
            lobby = await self.get(table)
            if person in lobby.persons:
                raise Refusal("refusal-already-seated")
            if len(lobby.seats) >= lobby.row.options.most_players:
                raise Refusal("refusal-table-full")
            return await self._save(lobby.row, [*lobby.seats, SeatRow(Seat(len(lobby.seats)), person, name)])

    async def leave(self, table: int, person: int) -> Lobby | None:
        """Free a person's seat; gives None where nobody is left and the lobby has closed."""
        async with self._changing:
            lobby = await self.get(table)
            if person not in lobby.persons:
                raise Refusal("refusal-not-seated")
            seats = [seat for seat in lobby.seats if seat.person != person]
            persons = [seat.person for seat in seats if seat.person is not None]
            if not persons:
                await self._close(lobby.row, "left")
                return None
            row = lobby.row if lobby.row.host in persons else replace(lobby.row, host=persons[0])
            return await self._save(row, seats)

    async def add_computer(self, table: int, person: int) -> Lobby:
        """Seat a computer player for the host; raises `Refusal`."""
        async with self._changing:
            lobby = await self.as_host(table, person)
            if len(lobby.seats) >= lobby.row.options.most_players:
                raise Refusal("refusal-table-full")
            name = self.free_computer_name([seat.name for seat in lobby.seats])
            return await self._save(lobby.row, [*lobby.seats, SeatRow(Seat(len(lobby.seats)), None, name)])

    async def remove_computer(self, table: int, person: int) -> Lobby:
        """Free the last computer player's seat for the host; raises `Refusal`."""
        async with self._changing:
            lobby = await self.as_host(table, person)
            computers = [seat for seat in lobby.seats if seat.person is None]
            if not computers:
                raise Refusal("refusal-no-computer")
            return await self._save(lobby.row, [seat for seat in lobby.seats if seat != computers[-1]])

    async def set_options(self, table: int, person: int, options: Options) -> Lobby:
        """Change the options for the host; raises `Refusal`."""
        async with self._changing:
            lobby = await self.as_host(table, person)
            seats = lobby.seats
            if options.wonders != lobby.row.options.wonders or options.sides != lobby.row.options.sides:
                seats = tuple(replace(seat, wonder=None, side=None) for seat in seats)
            return await self._save(replace(lobby.row, options=options), seats)

    async def choose_wonder(self, table: int, person: int, wonder: str | None, side: str | None) -> Lobby:
        """Take a board that nobody else has taken, or with None let it be dealt; raises `Refusal`."""
        async with self._changing:
            lobby = await self.get(table)
            if person not in lobby.persons:
                raise Refusal("refusal-not-seated")
            if not lobby.row.options.wonders_chosen:
                raise Refusal("refusal-wonders-dealt")
            if wonder is not None and (wonder, side) not in lobby.boards:
                raise Refusal("refusal-offer-changed")
            if wonder is not None and any(
                seat.wonder == wonder and seat.person != person for seat in lobby.seats
            ):
                raise Refusal("refusal-wonder-taken")
            seats = [
                replace(seat, wonder=wonder, side=side) if seat.person == person else seat
                for seat in lobby.seats
            ]
            return await self._save(lobby.row, seats)

    async def expire(self, idle_seconds: float) -> list[TableRow]:
        """Close the lobbies in which nobody has done anything for so long; gives those closed."""
        async with self._changing:
            old = await self._store.idle_lobbies(self._now() - idle_seconds)
            for row in old:
                await self._close(row, "idle")
            return old

    async def close(self, table: int, reason: EndReason, by: int | None = None) -> None:
        """Close a lobby, because a person wished so or because its place is gone; raises `Refusal`."""
        async with self._changing:
            await self._close((await self.get(table)).row, reason, by)

    def free_computer_name(self, taken: Sequence[str]) -> str:
        """Give the first name of a computer player that nobody at the table has."""
        return next(name for name in self._computer_names if name not in taken)

    async def _close(self, row: TableRow, reason: EndReason, by: int | None = None) -> None:
        await self._store.save_table(
            replace(row, state="closed", reason=reason, ended=self._now(), ended_by=by)
        )

    async def _save(self, row: TableRow, seats: Sequence[SeatRow]) -> Lobby:
        row = replace(row, active=self._now())
        numbered = [replace(seat, seat=Seat(number)) for number, seat in enumerate(seats)]
        await self._store.save(row, numbered)
        return Lobby(row, tuple(numbered))
