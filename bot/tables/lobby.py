"""Lobbies: their seats and options until the host starts the game."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any, TypeVar

from bot.common.clock import Now
from bot.common.discord_timestamps import timestamp
from bot.common.game_options import EDITIONS, Options, Sides
from bot.common.refusal import Name, Refusal
from bot.common.stored_rows import FORGOTTEN, NO_SERVER, USUAL_LEVEL, EndReason, SeatRow, TableRow
from bot.storage.errors import ConflictError, UnreadableError
from bot.storage.store import Store
from engine.game import JsonObject, Seat
from engine.terms import Level

ResultT = TypeVar("ResultT")

RESERVED_SECONDS = 300.0
"""How long seats are reserved for the players of a rematch."""

CHOSEN_BY = ("wonders", "sides", "boxes")
"""The options that decide which boards can be chosen."""

MOST_COMPUTERS = 3
"""How many easy computer players join a person who practises, if there is room for them."""

OTHER: Mapping[str, Sides] = {"A": "B", "B": "A", "A+B": "A+B"}
"""The sides of a rematch in which everybody plays the same wonder on its other side."""


@dataclass(frozen=True, slots=True)
class Lobby:
    """A table before its game; ``gathered`` says that the last reserved seat has just been taken."""

    row: TableRow
    seats: tuple[SeatRow, ...]
    gathered: bool = False

    @property
    def persons(self) -> tuple[int, ...]:
        """The Discord users who have joined."""
        return tuple(seat.person for seat in self.seats if seat.person is not None and not seat.kept)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The Discord users with a reserved seat."""
        return tuple(seat.person for seat in self.seats if seat.person is not None and seat.kept)

    @property
    def undecided(self) -> tuple[SeatRow, ...]:
        """The seats of persons who can choose a wonder and haven't."""
        if not self.row.options.wonders_chosen:
            return ()
        return tuple(seat for seat in self.seats if seat.person in self.persons and seat.wonder is None)

    @property
    def computers(self) -> tuple[SeatRow, ...]:
        """The seats of computer players."""
        return tuple(seat for seat in self.seats if seat.person is None)

    @property
    def free_seats(self) -> int:
        """How many players can still join."""
        most: int = self.row.options.box.most_players
        return max(0, most - len(self.seats))

    @property
    def boards(self) -> list[tuple[str, str]]:
        """The wonders that the options allow, each with its allowed sides."""
        options = self.row.options
        sides = ("A", "B") if options.sides == "A+B" else (options.sides,)
        allowed = [each for each in options.box.wonders.values() if options.manneken_pis or not each.promo]
        return [(wonder.id, side) for wonder in allowed for side in sides]

    def boards_for(self, person: int) -> list[tuple[str, str]]:
        """Return the boards a person can choose: those of wonders that nobody else has taken."""
        taken = {seat.wonder for seat in self.seats if seat.person != person}
        return [(wonder, side) for wonder, side in self.boards if wonder not in taken]

    def seats_with(self, person: int, **changes: Any) -> list[SeatRow]:
        """Return the seats with changes to that of a person."""
        return [replace(seat, **changes) if seat.person == person else seat for seat in self.seats]

    @property
    def can_start(self) -> bool:
        """Whether enough seats are taken."""
        box = self.row.options.box
        return bool(box.least_players <= len(self.seats) <= box.most_players)

    @property
    def engine_options(self) -> JsonObject:
        """The options with which the engine deals the game."""
        options = self.row.options
        if not options.has_sides:
            return {}
        chosen: list[JsonObject | None] = [
            None if seat.wonder is None else {"wonder": seat.wonder, "side": seat.side} for seat in self.seats
        ]
        return {"sides": options.sides, "manneken_pis": options.manneken_pis, "wonders": chosen}


class Lobbies:
    """All lobbies. Changes are made one after the other, and are on disk when a method returns."""

    def __init__(
        self,
        store: Store,
        now: Now,
        computer_names: Sequence[str],
        tables_per_server: int,
        set_unreadable_aside: Callable[[], Awaitable[None]],
    ) -> None:
        """Keep the lobbies in ``store``; ``set_unreadable_aside`` frees the channels of unreadable ones."""
        self._store = store
        self._now = now
        self._computer_names = tuple(computer_names)
        self._tables_per_server = tables_per_server
        self._set_unreadable_aside = set_unreadable_aside
        self.changing = asyncio.Lock()
        """Held during each change."""

    async def at(self, place: int) -> Lobby | None:
        """Return the open lobby of a channel, or None."""
        found = await self._read(self._store.lobby_at(place))
        return None if found is None else self._current(*found)

    async def get(self, table: int) -> Lobby:
        """Return a lobby by its number; raises `Refusal` if it is no longer open."""
        found = await self._read(self._store.with_seats(table))
        if found is None or (found[0].state in ("closed", "aside") and found[0].begun is None):
            raise Refusal("refusal-lobby-closed")
        row, seats = found
        if row.state != "lobby":
            raise Refusal("refusal-game-has-begun" if row.state == "playing" else "refusal-game-over")
        return self._current(row, seats)

    async def _read(self, reading: Awaitable[ResultT | None]) -> ResultT | None:
        try:
            return await reading
        except UnreadableError:
            await self._set_unreadable_aside()
            return None

    def _current(self, row: TableRow, seats: Sequence[SeatRow]) -> Lobby:
        """Return a lobby without reserved seats whose time is up."""
        if row.deadline is not None and self._now() >= row.deadline:
            row, seats = replace(row, deadline=None), [seat for seat in seats if not seat.kept]
        return Lobby(row, _numbered(seats))

    async def as_host(self, table: int, person: int) -> Lobby:
        """Return a lobby for its host; raises `Refusal` for everybody else."""
        lobby = await self.get(table)
        if lobby.row.host != person:
            host = next((seat.name for seat in lobby.seats if seat.person == lobby.row.host), "")
            raise Refusal("refusal-host-only", host=Name(host))
        return lobby

    @asynccontextmanager
    async def starting(self, table: int, person: int) -> AsyncIterator[Lobby]:
        """Block changes while the host starts the game, with computer players on the reserved seats.

        Raises `Refusal` for others.
        """
        async with self.changing:
            lobby = await self.as_host(table, person)
            seats = list(lobby.seats)
            for seat in lobby.seats:
                if seat.kept:
                    name = self.free_computer_name([each.name for each in seats])
                    seats[seat.seat] = replace(seat, person=None, name=name, kept=False, level=USUAL_LEVEL)
            yield Lobby(replace(lobby.row, deadline=None), tuple(seats))

    async def open(
        self, *, server: int, channel: int, host: int, name: str, language: str, options: Options
    ) -> Lobby:
        """Open a lobby with the host on the first seat, for practice with computers; raises `Refusal`."""
        seats = [SeatRow(Seat(0), host, name)]
        if options.is_practice:
            names = self._computer_names[: min(MOST_COMPUTERS, options.box.most_players - 1)]
            seats += [SeatRow(Seat(at), None, each, level="easy") for at, each in enumerate(names, start=1)]
        return await self._open(server, channel, host, language, options, seats)

    async def open_rematch(
        self, row: TableRow, seats: Sequence[SeatRow], *, host: int, name: str, turned: bool = False
    ) -> Lobby:
        """Open a lobby for a rematch where it is requested, for one of the players; raises `Refusal`.

        The other players' seats are reserved for a while. With ``turned`` everybody has the other side of the
        board they played, and can choose another board.
        """
        if all(seat.person != host for seat in seats):
            raise Refusal("refusal-again-for-players")
        again = _numbered(rematch_seats(seats, host, name, turned=turned))
        options = replace(row.options, place="channel")
        if turned:
            wonders = "chosen-with-manneken-pis" if options.manneken_pis else "chosen"
            options = replace(options, sides=OTHER[options.sides]).with_choice("wonders", wonders)
        return await self._open(row.server, row.place, host, row.language, options, again)

    async def _open(
        self,
        server: int,
        channel: int,
        host: int,
        language: str,
        options: Options,
        seats: Sequence[SeatRow],
    ) -> Lobby:
        async with self.changing:
            full = server != NO_SERVER and await self._store.count_live(server) >= self._tables_per_server
            if full:
                raise Refusal("refusal-too-many-tables", count=self._tables_per_server)
            now, keeps = self._now(), any(seat.kept for seat in seats)
            until = now + RESERVED_SECONDS if keeps else None
            row = TableRow(0, server, channel, channel, "lobby", host, language, options, until, now)
            try:
                row = await self._store.create_table(row, seats)
            except ConflictError:
                raise Refusal("refusal-channel-taken") from None
            return Lobby(row, tuple(seats))

    async def join(self, table: int, person: int, name: str) -> Lobby:
        """Seat a person, on their reserved seat if they have one; raises `Refusal`."""
        async with self.changing:
            lobby = await self.get(table)
            if person in lobby.persons:
                own = next(seat.seat for seat in lobby.seats if seat.person == person)
                raise Refusal("refusal-already-seated", number=own + 1)
            if person in lobby.awaited:
                saved = await self._save(lobby.row, lobby.seats_with(person, name=name, kept=False))
                return replace(saved, gathered=lobby.awaited == (person,))
            if not lobby.free_seats:
                if lobby.row.deadline is not None:
                    raise Refusal("refusal-seats-kept", until=timestamp(lobby.row.deadline))
                raise Refusal("refusal-table-full")
            return await self._save(lobby.row, [*lobby.seats, SeatRow(Seat(len(lobby.seats)), person, name)])

    async def leave(self, table: int, person: int) -> Lobby | None:
        """Free a person's seat; return None if nobody is left and the lobby has closed."""
        async with self.changing:
            lobby = await self.get(table)
            if person not in (*lobby.persons, *lobby.awaited):
                raise Refusal("refusal-not-seated")
            seats = [seat for seat in lobby.seats if seat.person != person]
            persons = [each for each in lobby.persons if each != person]
            if not persons:
                await self._close(lobby.row, "left")
                return None
            row = lobby.row if lobby.row.host in persons else replace(lobby.row, host=persons[0])
            return await self._save(row, seats)

    async def add_computer(self, table: int, person: int, *, on_all_seats: bool = False) -> Lobby:
        """Add a computer player of the last one's level, or one on each free seat; raises `Refusal`."""
        async with self.changing:
            lobby = await self.as_host(table, person)
            if not lobby.free_seats:
                raise Refusal("refusal-no-free-seat")
            seats = list(lobby.seats)
            level = (lobby.computers[-1].level if lobby.computers else None) or USUAL_LEVEL
            for _ in range(lobby.free_seats if on_all_seats else 1):
                name = self.free_computer_name([seat.name for seat in seats])
                seats.append(SeatRow(Seat(len(seats)), None, name, level=level))
            return await self._save(lobby.row, seats)

    async def set_level(self, table: int, person: int, level: Level, name: str | None = None) -> Lobby:
        """Set the level of the computer player of this name, or of all if None; raises `Refusal`."""
        async with self.changing:
            lobby = await self.as_host(table, person)
            meant = {seat.seat for seat in lobby.computers if name in (None, seat.name)}
            if not meant:
                raise Refusal("refusal-offer-changed")
            seats = [replace(seat, level=level) if seat.seat in meant else seat for seat in lobby.seats]
            return await self._save(lobby.row, seats)

    async def remove_computer(self, table: int, person: int) -> Lobby:
        """Remove the last computer player; raises `Refusal`."""
        async with self.changing:
            lobby = await self.as_host(table, person)
            if not lobby.computers:
                raise Refusal("refusal-no-computer")
            last = lobby.computers[-1]
            return await self._save(lobby.row, [seat for seat in lobby.seats if seat != last])

    async def change_options(self, table: int, person: int, change: Callable[[Options], Options]) -> Lobby:
        """Change the options; chosen boards are reset if others can be chosen now; raises `Refusal`."""
        async with self.changing:
            lobby = await self.as_host(table, person)
            before, options, seats = lobby.row.options, change(lobby.row.options), lobby.seats
            if any(getattr(options, each) != getattr(before, each) for each in CHOSEN_BY):
                seats = tuple(replace(seat, wonder=None, side=None) for seat in seats)
            return await self._save(replace(lobby.row, options=options), seats)

    async def set_language(self, table: int, language: str) -> Lobby:
        """Change the public language; raises `Refusal`."""
        async with self.changing:
            lobby = await self.get(table)
            return await self._save(replace(lobby.row, language=language), lobby.seats)

    async def choose_wonder(self, table: int, person: int, wonder: str | None, side: str | None) -> Lobby:
        """Choose a board that nobody else has, or with None have it dealt; raises `Refusal`."""
        async with self.changing:
            lobby = await self.get(table)
            if person not in lobby.persons:
                raise Refusal("refusal-not-seated")
            if not lobby.row.options.wonders_chosen:
                raise Refusal("refusal-wonders-dealt")
            if wonder is not None and (wonder, side) not in lobby.boards:
                raise Refusal("refusal-offer-changed")
            if wonder is not None and (wonder, side) not in lobby.boards_for(person):
                raise Refusal("refusal-wonder-taken")
            return await self._save(lobby.row, lobby.seats_with(person, wonder=wonder, side=side))

    async def expire(self, idle_seconds: float) -> list[TableRow]:
        """Close and return the lobbies that have been idle for ``idle_seconds``."""
        async with self.changing:
            old = await self._store.idle_lobbies(self._now() - idle_seconds)
            for row in old:
                await self._close(row, "idle")
            return old

    async def free_reserved(self) -> list[Lobby]:
        """Free the reserved seats whose time is up, and return their lobbies."""
        async with self.changing:
            lobbies = [await self.get(row.id) for row in await self._store.lobbies_kept_until(self._now())]
            for lobby in lobbies:
                await self._store.save(lobby.row, lobby.seats)
            return lobbies

    async def close(self, table: int, reason: EndReason, by: int | None = None) -> None:
        """Close a lobby, at a person's request or because its channel is gone; raises `Refusal`."""
        async with self.changing:
            await self._close((await self.get(table)).row, reason, by)

    def free_computer_name(self, taken: Sequence[str]) -> str:
        """Return the first computer player name that isn't taken."""
        return next(name for name in self._computer_names if name not in taken)

    async def _close(self, row: TableRow, reason: EndReason, by: int | None = None) -> None:
        await self._store.save_table(
            replace(row, state="closed", reason=reason, ended=self._now(), ended_by=by)
        )

    async def _save(self, row: TableRow, seats: Sequence[SeatRow]) -> Lobby:
        keeps = any(seat.kept for seat in seats)
        row = replace(row, active=self._now(), deadline=row.deadline if keeps else None)
        numbered = _numbered(seats)
        await self._store.save(row, numbered)
        return Lobby(row, numbered)


def _numbered(seats: Sequence[SeatRow]) -> tuple[SeatRow, ...]:
    return tuple(replace(seat, seat=Seat(number)) for number, seat in enumerate(seats))


def hints_turned(options: Options) -> Options:
    """Return the options with hints switched on or off."""
    return options.with_choice("hints", "off" if options.has_hints else "on")


def edition_turned(options: Options) -> Options:
    """Return the options for the other edition of 7 Wonders; raises `Refusal`."""
    if options.game not in EDITIONS:
        raise Refusal("refusal-offer-changed")
    first, second = EDITIONS
    turned = options.with_choice("game", second if options.game == first else first)
    if options.manneken_pis and not turned.has_manneken_pis:
        raise Refusal("refusal-no-manneken-pis")
    return turned


def rematch_seats(seats: Sequence[SeatRow], person: int, name: str, *, turned: bool) -> list[SeatRow]:
    """Return the seats of a rematch: ``person`` sits, other people's are reserved, computers stay.

    With ``turned`` everybody keeps their board on its other side. Seats of forgotten people are free.
    """
    again = []
    for seat in seats:
        if seat.person == FORGOTTEN:
            continue
        is_here = seat.person in (None, person)
        shown = name if seat.person == person else seat.name
        fresh = replace(seat, name=shown, late=0, wonder=None, side=None, kept=not is_here)
        other = OTHER.get(seat.side or "")
        again.append(replace(fresh, wonder=seat.wonder, side=other) if turned and other else fresh)
    return again
