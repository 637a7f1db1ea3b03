"""Requests that the bot refuses, with the reason for the person."""


class Name(str):
    """A person's name as they wrote it; its links and formatting are escaped when shown."""

    __slots__ = ()


class Refusal(Exception):  # noqa: N818 - it is an answer to a person, not a fault
    """A person's request isn't possible, as the text ``key`` says; nothing has changed."""

    def __init__(self, key: str, **placeholders: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.placeholders = placeholders
