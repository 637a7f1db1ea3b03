"""The texts that people read, from one Fluent file a language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

DEFAULT_LANGUAGE = "en"


class MissingTextError(KeyError):
    """A language file lacks a text, or a text was asked for without one of its holes."""


class Translator:
    """Gives the texts of one language, and English where that language has none."""

    def __init__(self, language: str, bundles: tuple[FluentBundle, ...]) -> None:
        """Look texts up in ``bundles``, the first that has one wins."""
        self.language = language
        self._bundles = bundles

    def __call__(self, key: str, /, **holes: str | int) -> str:
        """Give the text of ``key`` with its named holes filled; raises `MissingTextError`."""
        for bundle in self._bundles:
            if not bundle.has_message(key):
                continue
            message = bundle.get_message(key)
            if message.value is None:
                continue
            text, problems = bundle.format_pattern(message.value, holes)
            if problems:
                raise MissingTextError(f"{key} ({self.language}): {problems[0]}")
            return str(text)
        raise MissingTextError(f"{key} ({self.language})")

    def has(self, key: str) -> bool:
        """Tell whether there is a text of this key."""
        return any(bundle.has_message(key) for bundle in self._bundles)


@dataclass(frozen=True, slots=True)
class Languages:
    """Every language that has a file."""

    translators: Mapping[str, Translator]

    @property
    def has_others(self) -> bool:
        """Tell whether there is a language besides English."""
        return self.translators.keys() != {DEFAULT_LANGUAGE}

    def of(self, locale: str | None) -> Translator:
        """Give the translator for a Discord locale such as ``fr`` or ``en-GB``, else English."""
        language = (locale or DEFAULT_LANGUAGE).split("-")[0]
        return self.translators.get(language, self.translators[DEFAULT_LANGUAGE])


def load_languages() -> Languages:
    """Read every file of `bot/locales`; raises `ValueError` naming a line that is not Fluent."""
    bundles = {}
    for file in sorted(resources.files("bot.locales").iterdir(), key=lambda entry: entry.name):
        if file.name.endswith(".ftl"):
            language = file.name.removesuffix(".ftl")
            bundles[language] = _read_bundle(language, file.read_text(encoding="utf-8"))
    english = bundles[DEFAULT_LANGUAGE]
    return Languages(
        {
            language: Translator(language, (bundle,) if bundle is english else (bundle, english))
            for language, bundle in bundles.items()
        }
    )


def _read_bundle(language: str, source: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    resource = FluentResource(source)
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise ValueError(
                f"{language}.ftl: not understood: {str(entry.content).strip().splitlines()[0]!r}"
            )
    bundle.add_resource(resource)
    return bundle
