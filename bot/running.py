"""The running games, found by number, place, channel and person without looking at all of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from bot.sitting import Sitting


class RunningSittings:
    """The sittings of this process by all that they are asked for; ``by_number`` is only to be read."""

    def __init__(self) -> None:
        """Begin without a sitting."""
        self.by_number: dict[int, Sitting] = {}
        self._by_channel: defaultdict[int, dict[int, Sitting]] = defaultdict(dict)
        self._by_person: defaultdict[int, dict[int, Sitting]] = defaultdict(dict)
        self._persons: dict[int, frozenset[int]] = {}

    def __iter__(self) -> Iterator[Sitting]:
        """Walk through all sittings in the order in which they came."""
        return iter(list(self.by_number.values()))

    def add(self, sitting: Sitting) -> None:
        """Let a sitting be found; its place and channel stay as they are, its persons may change."""
        self.by_number[sitting.id] = sitting
        for channel in {sitting.row.place, sitting.row.channel}:
            self._by_channel[channel][sitting.id] = sitting
        self.seat(sitting)

    def seat(self, sitting: Sitting) -> None:
        """Let a sitting be found by the persons who have seats at it now."""
        if self.by_number.get(sitting.id) is not sitting:
            return
        before = self._persons.get(sitting.id, frozenset())
        now = frozenset(seat.person for seat in sitting.seats if seat.person is not None)
        for person in before - now:
            self._drop(self._by_person, person, sitting.id)
        for person in now - before:
            self._by_person[person][sitting.id] = sitting
        self._persons[sitting.id] = now

    def remove(self, number: int) -> None:
        """Let a sitting be found no more."""
        sitting = self.by_number.pop(number, None)
        if sitting is None:
            return
        for channel in {sitting.row.place, sitting.row.channel}:
            self._drop(self._by_channel, channel, number)
        for person in self._persons.pop(number, frozenset()):
            self._drop(self._by_person, person, number)

    def clear(self) -> None:
        """Let no sitting be found any more."""
        for sitting in self:
            self.remove(sitting.id)

    def in_channel(self, channel: int) -> list[Sitting]:
        """List the sittings that were opened or are played in a channel or thread."""
        return list(self._by_channel.get(channel, {}).values())

    def of_person(self, person: int) -> list[Sitting]:
        """List the sittings at which a person has a seat, in the order of their numbers."""
        found = self._by_person.get(person, {})
        return [found[number] for number in sorted(found)]

    @staticmethod
    def _drop(index: defaultdict[int, dict[int, Sitting]], key: int, number: int) -> None:
        index[key].pop(number, None)
        if not index[key]:
            del index[key]
