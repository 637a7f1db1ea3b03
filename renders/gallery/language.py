"""A language file as the gallery reads it: strictly, so that a missing text is found."""

from __future__ import annotations

from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from renders.parts.language import Text

LOCALES = Path(__file__).resolve().parent.parent.parent / "bot" / "locales"
ENGLISH = LOCALES / "en.ftl"


class MissingWord(KeyError):  # noqa: N818 - it says what is missing
    """The language file has no message of this key, or not all of its holes were filled."""


def language(file: Path) -> Text:
    """Read a language file, beside it English for what it lacks.

    Asking it for what both lack raises `MissingWord`.
    """
    bundles = [_bundle(each) for each in dict.fromkeys((file, file.with_name(ENGLISH.name))) if each.exists()]

    def text(key: str, /, **holes: str | int) -> str:
        for bundle in bundles:
            if bundle.has_message(key) and (pattern := bundle.get_message(key).value) is not None:
                written, problems = bundle.format_pattern(pattern, holes)
                if problems:
                    raise MissingWord(f"{key}: {problems[0]}")
                return str(written)
        raise MissingWord(key)

    return text


def _bundle(file: Path) -> FluentBundle:
    bundle = FluentBundle([file.stem], use_isolating=False)
    bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle
