"""Things that can be looked up by their names, and how a name is found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher, get_close_matches
from functools import partial
from typing import TypeVar

from PIL import Image

from bot.languages import Translator
from cogs.discord.plain_names import plain_name
from renders.parts.language import Text
from renders.parts.names import named

Id = TypeVar("Id", bound=str)
Box = TypeVar("Box")

MOST_ALIKE, LEAST_ALIKE = 5, 0.68
"""So many names are meant at most by one with a slip, and this is the share of it that they have at least."""

OWN_LANGUAGE = 0.1
"""So much closer a name counts that is in the language of the person who types."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A card, a progress token or a wonder of a game, or a page on how to play it.

    ``name`` is the message that names it, ``note`` one to be read beside its picture.
    """

    game: str
    name: str
    draw: Callable[[Text], Image.Image]
    describe: Callable[[Text], str]
    note: str | None = None

    @property
    def words(self) -> tuple[str, ...]:
        """What the ids of buttons call it."""
        return tuple(self.name.split("-"))

    def called(self, text: Translator) -> str:
        """Return its name in a language; its id in words where it has none."""
        return named(self.name, self.words[-1], text)


@dataclass(frozen=True, slots=True)
class Catalogue:
    """What can be looked up of one game; its progress tokens stand among its cards.

    ``pages`` teach it, ``legends`` tell what its signs mean.
    """

    game: str
    cards: tuple[Entry, ...]
    wonders: tuple[Entry, ...]
    pages: tuple[Entry, ...]
    legends: tuple[Entry, ...]


def entries(
    game: str,
    kind: str,
    box: Box,
    ids: Iterable[Id],
    draw: Callable[[Box, Id, Text], Image.Image],
    describe: Callable[[Box, Id, Text], str],
) -> tuple[Entry, ...]:
    """Make an entry of each id in a box; the message that names it is its kind and its id."""
    return tuple(
        Entry(game, f"{kind}-{each}", partial(draw, box, each), partial(describe, box, each)) for each in ids
    )


Named = Mapping[str, Sequence[Entry]]
"""What each name stands for: one entry, or a building of two ages."""


def by_name(groups: Iterable[Sequence[Entry]], languages: Sequence[Translator]) -> Named:
    """Give every entry by its name in each language; each group holds the entries of one game.

    Where a group before has something else of the same name, the game's name stands behind it.
    """
    named: dict[str, Sequence[Entry]] = {}
    for entries in groups:
        for text in languages:
            for name, same in _by_plain_name(entries, text).items():
                if named.setdefault(name, same) != same:
                    game = text(f"game-{same[0].game}")
                    named.setdefault(text("name-in-game", name=name, game=game), same)
    return named


def find(wanted: str, named: Named, text: Translator) -> Sequence[Entry]:
    """Give what a name, or a part of one, or one with a slip stands for; empty if nothing.

    Small and capital letters are the same, with accents and without.
    """
    plain = plain_name(wanted)
    for name, entries in named.items():
        if plain_name(name) == plain:
            return entries
    return next((named[name] for name in names_like(wanted, named, text) if plain), ())


def names_like(typed: str, named: Named, text: Translator) -> list[str]:
    """List the names that contain what was typed; where there is none, those that resemble it most.

    Of those that resemble it about as much, names in the language of ``text`` come first.
    What has several of these names, in several languages, is listed by the first one.
    """
    wanted = plain_name(typed)
    plain: dict[str, str] = {}
    for name in named:
        plain.setdefault(plain_name(name), name)

    def likeness(each: str) -> float:
        own = any(entry.called(text) == plain[each] for entry in named[plain[each]])
        return SequenceMatcher(None, wanted, each).ratio() + (OWN_LANGUAGE if own else 0)

    alike = [each for each in plain if wanted in each]
    if not alike:
        close = get_close_matches(wanted, plain, len(plain), LEAST_ALIKE)
        alike = sorted(close, key=likeness, reverse=True)[:MOST_ALIKE]
    listed: dict[tuple[str, ...], str] = {}
    for each in alike:
        listed.setdefault(tuple(entry.name for entry in named[plain[each]]), plain[each])
    return list(listed.values())


def of_one_name(catalogues: Iterable[Catalogue], words: Sequence[str], text: Translator) -> Sequence[Entry]:
    """Give what the words of an id stand for, with all beside it that have its name; empty if nothing."""
    for catalogue in catalogues:
        for group in (catalogue.cards, catalogue.wonders):
            for entry in group:
                if entry.words == tuple(words):
                    return _by_plain_name(group, text)[entry.called(text)]
    return ()


def _by_plain_name(entries: Iterable[Entry], text: Translator) -> dict[str, Sequence[Entry]]:
    """Put entries together that have one name: the Loom, the Glassworks and the Press come in two ages."""
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        groups.setdefault(entry.called(text), []).append(entry)
    return {name: tuple(group) for name, group in groups.items()}
