"""Descriptions of pictures (Discord's alternative texts): whole sentences, as many as there is room for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

ALT_TEXT_LIMIT = 1000
"""The most characters that the words for a picture may have."""


def shortened(sentences: Sequence[str], separator: str = "\n") -> str:
    """Join sentences to at most a thousand characters, whole sentences only."""
    kept = ""
    for sentence in sentences:
        longer = f"{kept}{separator}{sentence}" if kept else sentence
        if len(longer) > ALT_TEXT_LIMIT:
            break
        kept = longer
    return kept


def shortest_of(texts: Iterable[Sequence[str]], longest: int = ALT_TEXT_LIMIT) -> str:
    """Join the first list of sentences that is short enough; of the last one, as many as fit."""
    sentences: Sequence[str] = ()
    for sentences in texts:
        joined = " ".join(filter(None, sentences))
        if len(joined) <= longest:
            return joined
    kept: list[str] = []
    for sentence in sentences:
        if len(" ".join([*kept, sentence])) > longest:
            break
        kept.append(sentence)
    return " ".join(filter(None, kept))
