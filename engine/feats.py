"""What is true of how a seat has played a whole game, as words: rare things that it did, or did without.

The words are the same in all games: ``no-red`` and ``no-yellow`` (no such card was built), ``no-trade``
(nothing was bought), ``early-wonder`` (the wonder, or in a duel all of them, stood by the end of Age II),
``no-wonder`` (no stage, or in a duel no wonder, was built).
"""

from __future__ import annotations

from collections.abc import Mapping

Feats = frozenset[str]
"""Words for rare things that a seat did, or did without, the same in all games.

``no-red`` and ``no-yellow`` (no such card was built), ``no-trade`` (nothing was bought), ``early-wonder``
(the wonder, or in a duel all of them, stood by the end of Age II), ``no-wonder`` (no stage, or in a duel no
wonder, was built).
"""


def feats_among(told: Mapping[str, bool]) -> Feats:
    """Give the words that are true."""
    return frozenset(word for word, true in told.items() if true)
