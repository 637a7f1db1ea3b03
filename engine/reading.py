"""Reading JSON with every value checked, and names of people."""

from __future__ import annotations

import json
import re
import unicodedata
from collections import Counter
from collections.abc import Collection, Iterable, Iterator
from typing import TypeVar

from engine.game import JsonObject

Word = TypeVar("Word", bound=str)

LONGEST_SHOWN = 40
LONGEST_NUMBER = 1_000
HUGE = 10**20


class Malformed(ValueError):  # noqa: N818 - named after what the file is
    """Input that violates its format; the message is one line that names the place.

    >>> import engine
    >>> engine.new_game("duel", players=3, seed=7)
    Traceback (most recent call last):
    engine.reading.Malformed: players: 3 is above 2
    """


def parse(text: str | bytes) -> Node:
    """Read JSON text; raises `Malformed` if it is invalid, truncated or nested too deeply."""
    try:
        return Node(
            json.loads(text, parse_constant=_refuse_constant, parse_int=_integer, object_pairs_hook=_object)
        )
    except json.JSONDecodeError as error:
        raise Malformed(f"no JSON: {error.msg} at line {error.lineno}, column {error.colno}") from None
    except UnicodeDecodeError:
        raise Malformed("no JSON: not written in Unicode") from None
    except RecursionError:
        raise Malformed("no JSON: nested too deeply") from None
    except ValueError as error:
        raise Malformed(f"no JSON: {error}") from None


class Node:
    """A JSON value with its place, such as ``cities[2].buildings[4]``."""

    __slots__ = ("place", "value")

    def __init__(self, value: object, place: str = "") -> None:
        self.value = value
        self.place = place

    @classmethod
    def of(cls, value: object, place: str = "") -> Node:
        """Return a node unchanged, and any other value as the node of a place."""
        return value if isinstance(value, Node) else cls(value, place)

    def fault(self, message: str) -> Malformed:
        """Return the error that something is wrong here."""
        return Malformed(f"{self.place}: {message}" if self.place else message)

    def fields(self, known: Collection[str]) -> Node:
        """Check that this is an object with known keys only, and return it."""
        for key in self._dict():
            if key not in known:
                raise self.fault(f"no key {shown(key)} here")
        return self

    def __getitem__(self, key: str) -> Node:
        """Return the node of a required key."""
        if key not in self._dict():
            raise self.fault(f"no '{key}'")
        return self.get(key)

    def __contains__(self, key: str) -> bool:
        return key in self._dict()

    def get(self, key: str, default: object = None) -> Node:
        """Return the node of a key, or of ``default`` if it is missing."""
        place = f"{self.place}.{key}" if self.place else key
        return Node(self._dict().get(key, default), place)

    def items(self) -> Iterator[tuple[str, Node]]:
        """Iterate over an object whose keys are data."""
        for key in self._dict():
            yield key, self.get(key)

    def elements(self, least: int, most: int) -> list[Node]:
        """Return the elements of a list; there must be between ``least`` and ``most`` of them."""
        if not isinstance(self.value, list):
            raise self.fault(f"not a list but {shown(self.value)}")
        number = len(self.value)
        if not least <= number <= most:
            needed = f"{least}" if least == most else f"{least} to {most}"
            raise self.fault(f"{needed} needed, not {number}")
        return [*self.each()]

    def each(self) -> Iterator[Node]:
        """Iterate over a list of any length."""
        if not isinstance(self.value, list):
            raise self.fault(f"not a list but {shown(self.value)}")
        for index, value in enumerate(self.value):
            yield Node(value, f"{self.place}[{index}]")

    def exactly(self, number: int) -> list[Node]:
        """Return the elements of a list of exactly this length."""
        return self.elements(number, number)

    def text(self) -> str:
        """Return a string."""
        if not isinstance(self.value, str):
            raise self.fault(f"not a string but {shown(self.value)}")
        return self.value

    def word(self, known: Collection[Word], what: str = "such word") -> Word:
        """Return one of the known words; ``what`` is their name in the error."""
        text = self.text()
        for word in known:
            if word == text:
                return word
        raise self.fault(f"no {what} {shown(text)}")

    def words(
        self, known: Collection[Word], what: str = "such word", most: int | None = None, least: int = 0
    ) -> tuple[Word, ...]:
        """Return a list of known words, by default of at most as many as there are."""
        elements = self.elements(least, len(known) if most is None else most)
        return tuple(element.word(known, what) for element in elements)

    def different_words(
        self, known: Collection[Word], what: str = "such word", number: int | None = None
    ) -> tuple[Word, ...]:
        """Return a list of different known words; ``number`` is how many are required."""
        found = self.words(known, what, number, number or 0)
        refuse_twice(self.each(), found)
        return found

    def integer(self, least: int | None = None, most: int | None = None) -> int:
        """Return an integer between two bounds, both included."""
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.fault(f"not a whole number but {shown(self.value)}")
        if least is not None and self.value < least:
            raise self.fault(f"{shown(self.value)} is below {least}")
        if most is not None and self.value > most:
            raise self.fault(f"{shown(self.value)} is above {most}")
        return self.value

    def boolean(self) -> bool:
        """Return a boolean."""
        if not isinstance(self.value, bool):
            raise self.fault(f"neither true nor false but {shown(self.value)}")
        return self.value

    def _dict(self) -> dict[str, object]:
        if not isinstance(self.value, dict):
            raise self.fault(f"not an object but {shown(self.value)}")
        return self.value


def refuse_twice(places: Iterable[Node], words: Iterable[object], what: str = "") -> None:
    """Raise `Malformed` if a word at one of these places occurs at an earlier one."""
    found = set()
    for place, word in zip(places, words, strict=True):
        if word in found:
            raise place.fault(f"{what}{shown(word)} is there twice")
        found.add(word)


def refuse_other_numbers(place: Node, found: Iterable[Word], expected: Iterable[Word]) -> None:
    """Raise `Malformed` if the words don't occur as often as expected."""
    counted, needed = Counter(found), Counter(expected)
    for word in sorted(counted | needed):
        if counted[word] != needed[word]:
            raise place.fault(f"'{word}' is there {counted[word]} times, not {needed[word]}")


def shown(value: object) -> str:
    """Format a value for an error, short and in one line."""
    if isinstance(value, dict):
        return "an object"
    if isinstance(value, list):
        return "a list"
    if isinstance(value, str):
        return ascii(value) if len(value) <= LONGEST_SHOWN else ascii(value[:LONGEST_SHOWN]) + "…"
    if isinstance(value, int) and abs(value) >= HUGE:
        return "a huge number"
    return json.dumps(value)


def _object(pairs: list[tuple[str, object]]) -> JsonObject:
    """Return an object of its pairs; a duplicate key is ambiguous."""
    made: JsonObject = {}
    for key, value in pairs:
        if key in made:
            raise ValueError(f"{shown(key)} is there twice")
        made[key] = value
    return made


def _integer(digits: str) -> int:
    if len(digits) > LONGEST_NUMBER:
        raise ValueError(f"a number of {len(digits)} digits is too long")
    return int(digits)


def _refuse_constant(name: str) -> object:
    raise ValueError(f"{name} is not a number")


LONGEST_NAME = 100
"""The most characters of a player's name in a record."""

_HIDDEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters, lone surrogates, and bidirectional controls (Unicode, Bidi_Control)."""

_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Mc", "Me", "Mn", "Zl", "Zp", "Zs"})
"""Unicode categories of characters invisible by themselves: combining marks, joiners, spaces."""

_BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and symbols that are drawn as nothing."""


def is_name(name: str) -> bool:
    """Return whether a name has a valid length, something visible, and no disturbing character."""
    return len(name) <= LONGEST_NAME and _HIDDEN.search(name) is None and _is_seen(name)


def clean_name(name: str, substitute: str) -> str:
    """Return a name in one line without disturbing characters, or the substitute if nothing is visible."""
    in_one_line = " ".join(name.split())
    cleaned = " ".join(_HIDDEN.sub("", in_one_line).split())
    return cleaned if _is_seen(cleaned) else substitute


def _is_seen(name: str) -> bool:
    return any(unicodedata.category(each) not in _UNSEEN and each not in _BLANKS for each in name)
