"""The texts of a language, some of which a test has changed."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from renders.parts.language import ListStyle, Text


class ChangedText:
    """Gives each text as ``change`` makes it from its key and what it is."""

    def __init__(self, text: Text, change: Callable[[str, str], str]) -> None:
        self._text = text
        self._change = change

    def __call__(self, key: str, /, **placeholders: str | float) -> str:
        return self._change(key, self._text(key, **placeholders))

    def has(self, key: str) -> bool:
        return self._text.has(key)

    def listed(self, words: Sequence[str], style: ListStyle = "standard") -> str:
        return self._text.listed(words, style)
