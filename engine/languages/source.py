"""A language file, taken apart into its entries without understanding them yet."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from functools import cached_property

_ENTRY = re.compile(r"^(?P<key>-?[A-Za-z][\w-]*) *=", re.MULTILINE)
_END = re.compile(r"^[^\s}]", re.MULTILINE)
_REFERENCE = re.compile(r"(?<![$\w.-])(?P<key>-?[a-z][\w-]*)")
_NEEDED = re.compile(r"\$(?P<hole>[a-z_]+)-(?P<form>[a-z]+)")
_ALIAS = re.compile(r"\{ *(?P<key>[a-z][\w-]*) *\}")


class Source:
    """The entries of a language file, each as it is written there."""

    def __init__(self, written: str) -> None:
        """Take a language file apart; who asks for an entry understands it then."""
        self._written = written

    @cached_property
    def _starts(self) -> Mapping[str, int]:
        found: dict[str, int] = {}
        for start in _ENTRY.finditer(self._written):
            # All languages have the same keys.
            found.setdefault(sys.intern(start["key"]), start.start())
        return found

    def has(self, key: str) -> bool:
        """Tell whether there is a message of this key, or with a hyphen before it a term."""
        return key in self._starts

    def _entry(self, key: str) -> str:
        start = self._starts[key]
        end = _END.search(self._written, start + 1)
        return self._written[start : end.start() if end else None]

    def with_those_in_it(self, key: str) -> dict[str, str]:
        """Give an entry, and all that it is made of, however deep."""
        found: dict[str, str] = {}
        open_keys = [key]
        while open_keys:
            each = open_keys.pop()
            if each not in found and each in self._starts:
                found[each] = self._entry(each)
                open_keys += self._references(found[each])
        return found

    def forms_needed(self, key: str) -> tuple[tuple[str, str], ...]:
        """Give the forms that an entry asks for: ``$card-the`` is the form *the* of the hole *card*."""
        needed = {
            (found["hole"], found["form"])
            for written in self.with_those_in_it(key).values()
            for found in _NEEDED.finditer(written)
        }
        return tuple(needed)

    def meant(self, key: str) -> str:
        """Give the entry whose forms are those of ``key``: its own, or those of the one that it repeats."""
        seen: set[str] = set()
        while key not in seen and (other := _ALIAS.fullmatch(self._value(key))) is not None:
            seen.add(key)
            key = other["key"]
        return key

    def _value(self, key: str) -> str:
        return self._entry(key).partition("=")[2].strip() if key in self._starts else ""

    def _references(self, written: str) -> Iterator[str]:
        return (found["key"] for found in _REFERENCE.finditer(written) if found["key"] in self._starts)
