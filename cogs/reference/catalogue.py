"""Things that can be looked up by their names, and how a name is found."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from PIL import Image

from bot.languages import Translator
from renders.parts.language import Text

Id = TypeVar("Id", bound=str)


@dataclass(frozen=True, slots=True)
class Entry:
    """A card, a progress token or a wonder of a game.

    ``name`` is the message that names it, ``note`` one to be read beside its picture.
    """

    game: str
    name: str
    draw: Callable[[Text], Image.Image]
    describe: Callable[[Text], str]
    note: str | None = None


@dataclass(frozen=True, slots=True)
class Catalogue:
    """What can be looked up of one game; its progress tokens stand among its cards."""

    game: str
    cards: tuple[Entry, ...]
    wonders: tuple[Entry, ...]


def entries(
    game: str,
    kind: str,
    ids: Iterable[Id],
    draw: Callable[[Id, Text], Image.Image],
    describe: Callable[[Id, Text], str],
) -> tuple[Entry, ...]:
    """Make an entry of each id; the message that names it is its kind and its id."""
    return tuple(Entry(game, f"{kind}-{each}", partial(draw, each), partial(describe, each)) for each in ids)


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


def find(wanted: str, named: Named) -> Sequence[Entry]:
    """Give what a name or else a part of one stands for, in small or capital letters; empty if nothing."""
    wanted = wanted.strip().casefold()
    for name, entries in named.items():
        if name.casefold() == wanted:
            return entries
    return next((entries for name, entries in named.items() if wanted and wanted in name.casefold()), ())


def _by_plain_name(entries: Iterable[Entry], text: Translator) -> dict[str, Sequence[Entry]]:
    """Put entries together that have one name: the Loom, the Glassworks and the Press come in two ages."""
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        groups.setdefault(text(entry.name), []).append(entry)
    return {name: tuple(group) for name, group in groups.items()}
