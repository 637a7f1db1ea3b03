"""The catalogue of cards, wonders and pages, and the search for their names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from functools import partial
from typing import TypeVar

from PIL import Image

from bot.common.game_options import EDITIONS, GameName
from bot.languages.translator import Translator
from cogs.discord.game_argument import plain_name
from engine.rules import Box
from renders.parts.language import Text
from renders.parts.names import named_in

Id = TypeVar("Id", bound=str)
BoxT = TypeVar("BoxT", bound=Box)

MOST_ALIKE, LEAST_ALIKE = 5, 0.68
"""The most suggestions for a misspelled name, and their least similarity to it, from 0 to 1."""

LEAST_LETTERS = 4
"""The least length of a single word of a name that can be found misspelled: "gizza" finds Giza."""

OWN_LANGUAGE = 0.1
"""The bonus in similarity for a name in the language of the person who types."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A card, a progress token or a wonder of a game, or a page on how to play it.

    It belongs to the box that is made of ``boxes``. ``name`` is the key of its name's message; ``notes`` are
    shown beside its picture. ``differs`` says whether editions of the game have different versions of it.
    """

    game: GameName
    boxes: tuple[str, ...]
    name: str
    draw: Callable[[Text], Image.Image]
    describe: Callable[[Text], str]
    notes: tuple[Callable[[Translator], str], ...] = ()
    differs: bool = False

    @property
    def words(self) -> tuple[str, ...]:
        """The words for it in the ids of buttons; only those of the second edition name the game."""
        words = tuple(self.name.split("-"))
        return (*words, self.game) if self.game == EDITIONS[1] else words

    def called(self, text: Translator) -> str:
        """Return its name in a language and edition, or its id if it has none."""
        return named_in(self.boxes, self.name, self.name.split("-")[-1], text)

    def is_like(self, other: Entry) -> bool:
        """Return whether it is the same in another edition."""
        return self.name == other.name and not self.differs


@dataclass(frozen=True, slots=True)
class Catalogue:
    """The entries of one game, with its progress tokens among its cards, and its lesson."""

    game: GameName
    cards: tuple[Entry, ...]
    wonders: tuple[Entry, ...]
    pages: tuple[Entry, ...]
    legends: tuple[Entry, ...]


def entries(
    game: GameName,
    kind: str,
    box: BoxT,
    ids: Iterable[Id],
    draw: Callable[[BoxT, Id, Text], Image.Image],
    describe: Callable[[BoxT, Id, Text], str],
) -> tuple[Entry, ...]:
    """Make an entry of each id in a box; its message key is made of kind and id."""
    return tuple(
        Entry(game, box.names, f"{kind}-{each}", partial(draw, box, each), partial(describe, box, each))
        for each in ids
    )


Named = Mapping[str, Sequence[Entry]]
"""The entries by name: one for each name, or two for a building of two ages."""


def by_name(groups: Iterable[Sequence[Entry]], languages: Sequence[Translator]) -> Named:
    """Return all entries by their names in each language; each group holds the entries of one game.

    A name that an earlier group uses for something else is followed by the game or the edition.
    """
    named: dict[str, Sequence[Entry]] = {}
    known: dict[str, list[Sequence[Entry]]] = {}
    for entries in groups:
        for text in languages:
            for name, same in _by_plain_name(entries, text).items():
                others = [each for each in known.setdefault(name, []) if each != same]
                if any(all(map(Entry.is_like, same, each)) for each in others):
                    continue
                known[name].append(same)
                if named.setdefault(name, same) != same:
                    named.setdefault(text("name-in-game", name=name, game=_game_of(same, others, text)), same)
    return named


def _game_of(same: Sequence[Entry], others: Sequence[Sequence[Entry]], text: Translator) -> str:
    """Return the game, or among editions the edition, that distinguishes an entry from ``others``."""
    game = same[0].game
    if game not in EDITIONS:
        return text(f"game-{game}")
    beside = any(each[0].game in EDITIONS for each in others)
    return text(f"edition-{game}" if beside else f"game-{EDITIONS[0]}")


def find(wanted: str, named: Named, text: Translator) -> Sequence[Entry]:
    """Return the entries for a name, a part of one, or a misspelled one; empty if there are none."""
    plain = plain_name(wanted)
    for name, entries in named.items():
        if plain_name(name) == plain:
            return entries
    return next((named[name] for name in names_like(wanted, named, text) if plain), ())


def names_like(typed: str, named: Named, text: Translator) -> list[str]:
    """List the names that contain the typed text; if there are none, the most similar ones.

    If all that contain it are in other languages, similar ones in the language of ``text`` come first, as
    they do among equally similar ones. An entry with several of these names is listed once, under the first.
    """
    wanted = plain_name(typed)
    plain: dict[str, str] = {}
    for name in named:
        plain.setdefault(plain_name(name), name)

    def is_own(each: str) -> bool:
        return any(entry.called(text) == plain[each] for entry in named[plain[each]])

    def resembling(among: Iterable[str]) -> list[str]:
        matcher = SequenceMatcher(None, "", wanted)
        by_word = " " not in wanted
        alike = {each: _likeness(matcher, each, by_word=by_word) for each in among}
        close = [each for each, share in alike.items() if share]
        close.sort(key=lambda each: alike[each] + (OWN_LANGUAGE if is_own(each) else 0), reverse=True)
        return close[:MOST_ALIKE]

    alike = [each for each in plain if wanted in each]
    if not alike:
        alike = resembling(plain)
    elif wanted not in plain and not any(map(is_own, alike)):
        alike = resembling(filter(is_own, plain)) + alike
    listed: dict[tuple[tuple[str, ...], ...], str] = {}
    for each in alike:
        listed.setdefault(tuple(entry.words for entry in named[plain[each]]), plain[each])
    return list(listed.values())


def _likeness(wanted: SequenceMatcher[str], name: str, *, by_word: bool) -> float:
    """Return the similarity to a name, or with ``by_word`` to a longer word of it; 0 if it is too small."""
    words = name.split() if by_word else ()
    most = 0.0
    for each in (name, *(word for word in words if len(word) >= LEAST_LETTERS)):
        wanted.set_seq1(each)
        least = max(most, LEAST_ALIKE)
        if wanted.real_quick_ratio() >= least and wanted.quick_ratio() >= least:
            share = wanted.ratio()
            most = max(most, share if share >= LEAST_ALIKE else 0.0)
    return most


def of_one_name(catalogues: Iterable[Catalogue], words: Sequence[str], text: Translator) -> Sequence[Entry]:
    """Return the entry for the words of an id, with all others of the same name; empty if unknown."""
    for catalogue in catalogues:
        for group in (catalogue.cards, catalogue.wonders):
            for entry in group:
                if entry.words == tuple(words):
                    return _by_plain_name(group, text)[entry.called(text)]
    return ()


def _by_plain_name(entries: Iterable[Entry], text: Translator) -> dict[str, Sequence[Entry]]:
    """Group entries by name: the Loom, the Glassworks and the Press exist in two ages."""
    groups: dict[str, list[Entry]] = {}
    for entry in entries:
        groups.setdefault(entry.called(text), []).append(entry)
    return {name: tuple(group) for name, group in groups.items()}
