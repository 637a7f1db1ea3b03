"""Names: as people type them, without accents, capitals and marks; and as the bot shows those of people."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

import discord

from engine.reading import clean_name

_LETTERS = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ĳ": "ij"})


@lru_cache(maxsize=4096)
def plain_name(name: str) -> str:
    """Return the letters and digits of a name, small and without accents, its words apart by a space."""
    apart = unicodedata.normalize("NFKD", name.casefold().translate(_LETTERS))
    letters = "".join(each for each in apart if not unicodedata.combining(each))
    return " ".join("".join(each if each.isalnum() else " " for each in letters).split())


def name_of(person: discord.abc.User) -> str:
    """Return what a person is called on a server, or the user name where nothing of that can be seen."""
    return clean_name(person.display_name, person.name)
