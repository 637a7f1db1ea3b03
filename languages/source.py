"""A language file, taken apart into its entries without understanding them yet."""

from __future__ import annotations

import re
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
    def entries(self) -> Mapping[str, str]:
        """Every message by its key, every term by its key with the hyphen before it."""
        found: dict[str, str] = {}
        for start in _ENTRY.finditer(self._written):
            end = _END.search(self._written, start.end())
            found.setdefault(start["key"], self._written[start.start() : end.start() if end else None])
        return found

    def with_those_in_it(self, key: str) -> dict[str, str]:
        """Give an entry, and all that it is made of, however deep."""
        found: dict[str, str] = {}
        open_keys = [key]
        while open_keys:
            each = open_keys.pop()
            if each not in found and each in self.entries:
                found[each] = self.entries[each]
                open_keys += self._references(found[each])
        return found

    def forms_needed(self, key: str) -> set[tuple[str, str]]:
        """Give the forms that an entry asks for: ``$card-the`` is the form *the* of the hole *card*."""
        return {
            (found["hole"], found["form"])
            for written in self.with_those_in_it(key).values()
            for found in _NEEDED.finditer(written)
        }

    def meant(self, key: str) -> str:
        """Give the entry whose forms are those of ``key``: its own, or those of the one that it repeats."""
        seen: set[str] = set()
        while key not in seen and (other := _ALIAS.fullmatch(self._value(key))) is not None:
            seen.add(key)
            key = other["key"]
        return key

    def _value(self, key: str) -> str:
        return self.entries.get(key, "").partition("=")[2].strip()

    def _references(self, written: str) -> Iterator[str]:
        return (found["key"] for found in _REFERENCE.finditer(written) if found["key"] in self.entries)
