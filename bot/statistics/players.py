"""Who plays: a person, a computer player of a level, or somebody nameless, each known by one key."""

from __future__ import annotations

from typing import NewType

from bot.common.rows import USUAL_LEVEL

PlayerKey = NewType("PlayerKey", str)
"""Such as ``person:81`` or ``computer:normal``: everything that adds up is kept by it.

``nobody:`` and a number drawn by lot stands for a person of whom nothing is kept any more, in the games of
one kind on one server. The number leads to nobody, and to none of the same person's games elsewhere; with it
what others have reached against this player stays as it was.
"""

_PERSON, _COMPUTER = "person:", "computer:"

NOBODY = "nobody:"
"""Begins the key of every nameless player."""


def key_of_person(person: int) -> PlayerKey:
    """Return the key of a person."""
    return PlayerKey(f"{_PERSON}{person}")


def key_of_computer(level: str = USUAL_LEVEL) -> PlayerKey:
    """Return the key of the computer players of a level."""
    return PlayerKey(f"{_COMPUTER}{level}")


def key_of_nobody(number: int) -> PlayerKey:
    """Return the key of a nameless player."""
    return PlayerKey(f"{NOBODY}{number}")


def is_nameless(player: PlayerKey) -> bool:
    """Return whether a key stands for somebody of whom nothing is kept any more."""
    return player.startswith(NOBODY)


def is_of_a_person(player: PlayerKey | None) -> bool:
    """Return whether a person had the seats of a key, known or not."""
    return player is None or not player.startswith(_COMPUTER)


def person_of(player: PlayerKey) -> int | None:
    """Return the person that a key stands for, or None for a computer player."""
    return int(player.removeprefix(_PERSON)) if player.startswith(_PERSON) else None


def level_of(player: PlayerKey) -> str | None:
    """Return the level of the computer player that a key stands for, or None for a person."""
    return player.removeprefix(_COMPUTER) if player.startswith(_COMPUTER) else None
