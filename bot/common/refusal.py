"""What the bot cannot do for a person, with the sentence that says so."""

from __future__ import annotations


class Name(str):
    """A person's name as they wrote it: whoever shows it takes links and formats out of it."""

    __slots__ = ()


class Refusal(Exception):  # noqa: N818 - it is an answer to a person, not a fault
    """Something that a person asked for is not possible; nothing has changed.

    ``key`` is the text of the language files that says what happened, what still holds and what to do.
    """

    def __init__(self, key: str, **holes: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.holes = holes
