"""Keys of players: a person, a computer player of a level, or a nameless player."""

from typing import NewType

from bot.common.stored_rows import USUAL_LEVEL

PlayerKey = NewType("PlayerKey", str)
"""Such as ``person:81`` or ``computer:normal``: statistics are stored by it.

``nobody:`` and a random number stand for a forgotten person, in the games of one kind on one server. The
number cannot be traced to the person or to their games elsewhere; with it the statistics of others against
this player stay as they were.
"""

_PERSON, _COMPUTER = "person:", "computer:"

NOBODY = "nobody:"
"""The prefix of the key of every nameless player."""


def key_of_person(person: int) -> PlayerKey:
    """Return the key of a person."""
    return PlayerKey(f"{_PERSON}{person}")


def key_of_computer(level: str = USUAL_LEVEL) -> PlayerKey:
    """Return the key of the computer players of a level."""
    return PlayerKey(f"{_COMPUTER}{level}")


def key_of_nobody(number: int) -> PlayerKey:
    """Return the key of a nameless player."""
    return PlayerKey(f"{NOBODY}{number}")


def is_nameless(player: PlayerKey | None) -> bool:
    """Return whether a key stands for a forgotten person."""
    return player is not None and player.startswith(NOBODY)


def person_of(player: PlayerKey | None) -> int | None:
    """Return the person that a key stands for, or None."""
    return int(player.removeprefix(_PERSON)) if player and player.startswith(_PERSON) else None


def level_of(player: PlayerKey | None) -> str | None:
    """Return the level of the computer player that a key stands for, or None."""
    return player.removeprefix(_COMPUTER) if player and player.startswith(_COMPUTER) else None
