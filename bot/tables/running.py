"""The running games, found by number, place, channel and person without looking at all of them."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from bot.tables.session import Session


class RunningSessions:
    """The sessions of this process by all that they are asked for; ``by_number`` is only to be read."""

    def __init__(self) -> None:
        """Begin without a session."""
        self.by_number: dict[int, Session] = {}
        self._by_channel: defaultdict[int, dict[int, Session]] = defaultdict(dict)
        self._by_person: defaultdict[int, dict[int, Session]] = defaultdict(dict)
        self._persons: dict[int, frozenset[int]] = {}

    def __iter__(self) -> Iterator[Session]:
        """Walk through all sessions in the order in which they came."""
        return iter(list(self.by_number.values()))

    def add(self, session: Session) -> None:
        """Let a session be found; its place and channel stay as they are, its persons may change."""
        self.by_number[session.id] = session
        for channel in {session.row.place, session.row.channel}:
            self._by_channel[channel][session.id] = session
        self.seat(session)

    def seat(self, session: Session) -> None:
        """Let a session be found by the persons who have seats at it now."""
        if self.by_number.get(session.id) is not session:
            return
        before = self._persons.get(session.id, frozenset())
        now = frozenset(seat.person for seat in session.seats if seat.person is not None)
        for person in before - now:
            self._drop(self._by_person, person, session.id)
        for person in now - before:
            self._by_person[person][session.id] = session
        self._persons[session.id] = now

    def remove(self, number: int) -> None:
        """Let a session be found no more."""
        session = self.by_number.pop(number, None)
        if session is None:
            return
        for channel in {session.row.place, session.row.channel}:
            self._drop(self._by_channel, channel, number)
        for person in self._persons.pop(number, frozenset()):
            self._drop(self._by_person, person, number)

    def clear(self) -> None:
        """Let no session be found any more."""
        for session in self:
            self.remove(session.id)

    def in_channel(self, channel: int) -> list[Session]:
        """List the sessions that were opened or are played in a channel or thread."""
        return list(self._by_channel.get(channel, {}).values())

    def of_person(self, person: int) -> list[Session]:
        """List the sessions at which a person has a seat, in the order of their numbers."""
        found = self._by_person.get(person, {})
        return [found[number] for number in sorted(found)]

    @staticmethod
    def _drop(index: defaultdict[int, dict[int, Session]], key: int, number: int) -> None:
        index[key].pop(number, None)
        if not index[key]:
            del index[key]
