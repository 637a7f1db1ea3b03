"""Descriptions of pictures (Discord's alternative texts): whole sentences, as many as there is room for."""

from __future__ import annotations

from collections.abc import Sequence

ALT_TEXT_LIMIT = 1000
"""The most characters that the words for a picture may have; Discord takes no more than 1,024."""


def shortened(*versions: Sequence[str], separator: str = "\n", limit: int = ALT_TEXT_LIMIT) -> str:
    """Join the first version that is short enough; of the last one, as many sentences as fit.

    The versions say the same more and more briefly; empty sentences are left out.
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
