"""The running games, found by number, place, channel and person without looking at all of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from bot.table import Table


class RunningTables:
    """The tables of this process by all that they are asked for."""

    def __init__(self) -> None:
        """Begin without a table."""
        self._tables: dict[int, Table] = {}
        self._by_channel: defaultdict[int, dict[int, Table]] = defaultdict(dict)
        self._by_person: defaultdict[int, dict[int, Table]] = defaultdict(dict)
        self._persons: dict[int, frozenset[int]] = {}

    def __iter__(self) -> Iterator[Table]:
        """Walk through all tables in the order in which they came."""
        return iter(list(self._tables.values()))

    def __contains__(self, number: int) -> bool:
        """Tell whether a table is here."""
        return number in self._tables

    def __getitem__(self, number: int) -> Table:
        """Give a table that must be here."""
        return self._tables[number]

    def get(self, number: int) -> Table | None:
        """Give a table by its number, or None."""
        return self._tables.get(number)

    def add(self, table: Table) -> None:
        """Let a table be found; its place and channel stay as they are, its persons may change."""
        self._tables[table.id] = table
        for channel in {table.row.place, table.row.channel}:
            self._by_channel[channel][table.id] = table
        self.seat(table)

    def seat(self, table: Table) -> None:
        """Let a table be found by the persons who have seats at it now."""
        if self._tables.get(table.id) is not table:
            return
        before = self._persons.get(table.id, frozenset())
        now = frozenset(seat.person for seat in table.seats if seat.person is not None)
        for person in before - now:
            self._drop(self._by_person, person, table.id)
        for person in now - before:
            self._by_person[person][table.id] = table
        self._persons[table.id] = now

    def remove(self, number: int) -> None:
        """Let a table be found no more."""
        table = self._tables.pop(number, None)
        if table is None:
            return
        for channel in {table.row.place, table.row.channel}:
            self._drop(self._by_channel, channel, number)
        for person in self._persons.pop(number, frozenset()):
            self._drop(self._by_person, person, number)

    def clear(self) -> None:
        """Let no table be found any more."""
        for table in self:
            self.remove(table.id)

    def in_channel(self, channel: int) -> list[Table]:
        """List the tables that were opened or are played in a channel or thread."""
        return list(self._by_channel.get(channel, {}).values())

    def of_person(self, person: int) -> list[Table]:
        """List the tables at which a person has a seat, in the order of their numbers."""
        found = self._by_person.get(person, {})
        return [found[number] for number in sorted(found)]

    @staticmethod
    def _drop(index: defaultdict[int, dict[int, Table]], key: int, number: int) -> None:
        index[key].pop(number, None)
        if not index[key]:
            del index[key]
