"""Every text with a number, filled with 0, 1, 2, 5 and 21: none says *1 points*, in any language."""

import itertools
import re
from collections.abc import Iterator, Mapping
from functools import cache

import pytest
from fluent.syntax import ast as fluent

from bot.languages.translator import Translator, load_languages
from tests.texts import LOCALES, Written, read

LANGUAGES = sorted(file.stem for file in LOCALES.glob("*.ftl"))

NUMBERS = (0, 1, 2, 5, 21)

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}

SINGULAR = {"fr": (0, 1)}
"""The numbers that take a singular in languages where 1 is not the only one."""

ALIKE = {"de": ("Spieler",)}
"""Words whose singular and plural are the same, but not in every case: 2 Spieler, mit 2 Spielern."""

SEVERAL = re.compile(
    r"refusal-pad-players (least|most)|architects-(words-conflict|told-conflict-tokens-turned) total"
    r"|architects-words-city.* stages|(architects-words-stage|tip-architects-next-stage) count"
)
"""Variables that are never less than 2, by the rules."""

NOT_COUNTED = re.compile(r"story-words-line points|pad-line-counted points")
"""Variables with several numbers, or with what another variable counts."""

WORD = r"[^\W\d_]+"


@cache
def counted() -> frozenset[str]:
    """Return the names of all variables whose number selects a variant in any language."""
    return frozenset(
        placeholder
        for language in LANGUAGES
        for message in read(LOCALES / f"{language}.ftl").all()
        for placeholder, keys in selections(message)
        if "one" in keys
    )


def selections(message: Written) -> Iterator[tuple[str, set[str]]]:
    """Yield each variable that selects a variant, with the names of the variants."""
    for node in message.found(fluent.SelectExpression):
        assert isinstance(node, fluent.SelectExpression)
        selector: fluent.BaseNode = node.selector
        if isinstance(selector, fluent.FunctionReference) and selector.id.name in {"ORDINAL", "NUMBER"}:
            (selector,) = selector.arguments.positional
        if isinstance(selector, fluent.VariableReference) and "-" not in selector.id.name:
            yield selector.id.name, {name_of(variant) for variant in node.variants}


def name_of(variant: fluent.Variant) -> str:
    """Return the name or number of a variant."""
    return str(variant.key.name if isinstance(variant.key, fluent.Identifier) else variant.key.value)


def placeholders_of(language: str, message: Written) -> tuple[set[str], dict[str, set[str]], set[str]]:
    """Return the variables of a message: numbers, selectors, and others."""
    numbers, choices, others = set[str](), dict[str, set[str]](), set[str]()
    for node in message.found(fluent.MessageReference):
        inner = placeholders_of(language, read(LOCALES / f"{language}.ftl").messages[node.id.name])  # type: ignore[attr-defined]
        numbers |= inner[0]
        choices |= inner[1]
        others |= inner[2]
    for placeholder, keys in selections(message):
        if keys & CATEGORIES - {"other"} or all(key.isdecimal() or key == "other" for key in keys):
            numbers.add(placeholder)
        else:
            choices.setdefault(placeholder, set()).update(keys)
    for node in message.found(fluent.FunctionReference):
        assert isinstance(node, fluent.FunctionReference)
        if node.id.name in {"ORDINAL", "NUMBER"}:
            numbers |= {each.id.name for each in node.arguments.positional}  # type: ignore[union-attr]
    rest = message.placeholders() - choices.keys() - {"button"}
    numbers |= {each for each in rest & counted() if not NOT_COUNTED.fullmatch(f"{message.key} {each}")}
    others |= rest - numbers
    # A variable such as a city's place is a number in one language, a word in another.
    return numbers - choices.keys(), choices, others


def results(language: str, text: Translator) -> Iterator[tuple[str, str]]:
    """Yield each message with a number, filled, with its key.

    Each number in turn is each of `NUMBERS`, the others are 2.
    """
    for key, message in read(LOCALES / f"{language}.ftl").messages.items():
        numbers, choices, others = placeholders_of(language, message)
        named: dict[str, str | int] = dict.fromkeys(others, "Ben")
        branches = [
            [(placeholder, branch) for branch in sorted(found)]
            for placeholder, found in sorted(choices.items())
        ]
        seen: dict[str, None] = {}
        for chosen, placeholder in itertools.product(itertools.product(*branches), sorted(numbers)):
            for number in NUMBERS[2:] if SEVERAL.fullmatch(f"{key} {placeholder}") else NUMBERS:
                filling = {**named, **dict(chosen), **dict.fromkeys(numbers, 2), placeholder: number}
                seen[text(key, **filling)] = None
        yield from ((key, each) for each in seen)


@cache
def forms(language: str) -> tuple[Mapping[str, str], Mapping[str, str]]:
    """Return the plural of each singular after a number in a message, and vice versa."""
    plurals: dict[str, str] = {}
    for message in read(LOCALES / f"{language}.ftl").all():
        for node in message.found(fluent.SelectExpression):
            assert isinstance(node, fluent.SelectExpression)
            branches = {name_of(variant): Written(message.key, variant.value) for variant in node.variants}
            if {"one", "other"} <= branches.keys() and isinstance(node.selector, fluent.VariableReference):
                number = re.compile(
                    rf"(?<![^\s(+])(?:1|\{{{node.selector.id.name}\}}) (?P<words>{WORD}(?: {WORD}){{0,3}})"
                )
                one, other = (number.search(branches[key].paths()[0]) for key in ("one", "other"))
                if one and other:
                    plurals.update(_differing(one["words"].split(), other["words"].split()))
    plurals = {one: other for one, other in plurals.items() if one not in ALIKE.get(language, ())}
    singulars = {plural: singular for singular, plural in plurals.items()}
    return (
        {one: other for one, other in plurals.items() if one not in singulars},
        {other: one for other, one in singulars.items() if other not in plurals},
    )


def _differing(one: list[str], other: list[str]) -> Iterator[tuple[str, str]]:
    """Yield the words of both up to the first difference."""
    for count, (first, second) in enumerate(zip(one, other, strict=False), start=1):
        if first != second:
            # Otherwise it is another word, as in "1 symbol" and "2 different symbols".
            if first[0] == second[0]:
                yield " ".join(one[:count]), " ".join(other[:count])
            return


def _after(numbers: str, words: Mapping[str, str]) -> re.Pattern[str]:
    either = "|".join(sorted(map(re.escape, words), key=len, reverse=True))
    return re.compile(rf"(?<![\w.,\N{{NARROW NO-BREAK SPACE}}])(?:{numbers}) (?:{either})\b(?![\w’])")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_number_has_the_right_plural_form(language: str) -> None:
    plurals, singulars = forms(language)
    singular = SINGULAR.get(language, (1,))
    wrong = [
        _after("|".join(map(str, singular)), singulars),
        _after("|".join(str(number) for number in NUMBERS if number > 1), plurals),
    ]
    faults = [
        f"{key}: {each}"
        for key, each in results(language, load_languages().of(language))
        if any(pattern.search(each) for pattern in wrong)
    ]
    assert not faults, "\n".join(faults)
