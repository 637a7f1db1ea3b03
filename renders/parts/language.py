"""The text of pictures and their descriptions (Discord's alternative texts), from the language file."""

from collections.abc import Sequence
from typing import Literal, Protocol

from engine.terms import Resource

ListStyle = Literal["standard", "or"]
"""The conjunction before the last word of a list: *and* or *or*."""


class Text(Protocol):
    """Looks up a message of the language file."""

    def __call__(self, key: str, /, **placeholders: str | float) -> str:
        """Return the message of this key with its variables filled in."""
        ...

    def has(self, key: str) -> bool:
        """Return whether there is a message with this key."""
        ...

    def listed(self, words: Sequence[str], style: ListStyle = "standard") -> str:
        """Join words to a list as the language does."""
        ...


def all_of(words: Sequence[str], text: Text) -> str:
    """Join words as the language does: "wood, clay and ore"."""
    return text.listed(words)


def one_of(words: Sequence[str], text: Text) -> str:
    """Join words as alternatives: "wood, clay or ore"."""
    return text.listed(words, "or")


def resource_count(resource: Resource, count: int, text: Text) -> str:
    """Return an amount of a resource: "2 wood", or "wood" for one."""
    name = text(f"resource-{resource}")
    return name if count == 1 else text("resource-count", count=count, resource=name)


ALT_TEXT_LIMIT = 1000
"""The most characters of a picture's description; Discord accepts no more than 1,024."""


def shortened(*versions: Sequence[str], separator: str = "\n", limit: int = ALT_TEXT_LIMIT) -> str:
    """Join the first version that is short enough; of the last one, as many sentences as fit.

    The versions say the same more and more briefly; empty sentences are omitted.
    """
    for version in versions[:-1]:
        joined = separator.join(filter(None, version))
        if len(joined) <= limit:
            return joined
    kept = ""
    for sentence in filter(None, versions[-1]):
        longer = f"{kept}{separator}{sentence}" if kept else sentence
        if len(longer) > limit:
            break
        kept = longer
    return kept
