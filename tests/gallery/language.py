"""A language file as the gallery reads it, beside it English for what it lacks."""

from pathlib import Path

from bot.languages.translator import LanguageFile, Translator

LOCALES = Path(__file__).resolve().parent.parent.parent / "bot" / "languages" / "locales"
ENGLISH = LOCALES / "en.ftl"


def language(file: Path) -> Translator:
    """Read a language file; asking it for what it and English lack raises `MissingTextError`."""
    files = [each for each in dict.fromkeys((file, file.with_name(ENGLISH.name))) if each.exists()]
    return Translator(
        file.stem, [LanguageFile(each.stem, each.read_text(encoding="utf-8")) for each in files]
    )
