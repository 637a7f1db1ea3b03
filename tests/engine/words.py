"""English with a few words more, for boxes that only tests have."""

from __future__ import annotations

from bot.languages.translator import LanguageFile, Translator
from tests.texts import LOCALES


def english(more: str = "") -> Translator:
    """Return English, in which some texts stand besides; what has none is called by its id."""
    written = (LOCALES / "en.ftl").read_text(encoding="utf-8")
    return Translator("en", [LanguageFile("en", more), LanguageFile("en", written)])
