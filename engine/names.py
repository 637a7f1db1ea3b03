"""What can stand as a name in a line of text or of a picture."""

from __future__ import annotations

import re
import unicodedata

LONGEST_NAME = 100
"""Characters of a player's name in a record."""

_HIDDEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Control characters, lone surrogates, and what turns the direction of writing (Unicode, Bidi_Control)."""

_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Mc", "Me", "Mn", "Zl", "Zp", "Zs"})
"""Unicode categories of what shows nothing by itself: marks on other letters, joiners, spaces."""

_BLANKS = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that are drawn as nothing."""


def is_name(name: str) -> bool:
    """Whether a name has a sensible length, something to see, and nothing that disturbs the line."""
    return len(name) <= LONGEST_NAME and _HIDDEN.search(name) is None and _is_seen(name)


def clean_name(name: str, substitute: str) -> str:
    """Return a name in one line without what disturbs it, or the substitute where nothing can be seen."""
    in_one_line = " ".join(name.split())
    cleaned = " ".join(_HIDDEN.sub("", in_one_line).split())
    return cleaned if _is_seen(cleaned) else substitute


def _is_seen(name: str) -> bool:
    return any(unicodedata.category(each) not in _UNSEEN and each not in _BLANKS for each in name)
