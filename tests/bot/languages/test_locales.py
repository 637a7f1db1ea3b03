"""Every language file is complete, matches the English one, and has correct typography.

There is one word for each thing in every language, and no wording that a native speaker wouldn't use.
Every text with a number is filled with 0, 1, 2, 5 and 21: none says *1 points*.
"""

import itertools
import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast as fluent

from bot.languages.translator import Translator, load_languages, locale_of
from engine.duel.rules import standard_box
from engine.rules import BOXES
from tests.texts import LOCALES, LanguageAsWritten, Written, read

LANGUAGES = sorted(path.stem for path in LOCALES.glob("*.ftl"))
WORDINGS = tomllib.loads(Path(__file__).with_name("wordings.toml").read_text(encoding="utf-8"))
GLOSSARY = json.loads((LOCALES / "glossary.json").read_text(encoding="utf-8"))

FUNCTIONS = {"FIRST", "LAST", "CAPITAL", "ORDINAL", "NUMBER"}
FAMILIES = re.compile(
    r"(?P<kind>card|wonder|city|resource|symbol|colour|duel-wonder|duel-wonder-short|duel-token|duel-symbol"
    r"|architects-card|architects-title|architects-token)-(?!count|type|free|makes|guild|words|short|line)[a-z0-9_]+"
)
"""Names used in the same variables: if one has a form, all have it."""

LIMITS: tuple[tuple[str, int], ...] = (
    (r"(.+-)?button-.+", 80),
    (r"command-.+|game-(base|duel|architects)|topic-.+|levels-of-all|level-.+|board|pad-.+-how", 100),
    (r"option-(sides|wonders|pace|pictures|pause|place)|options-title|pad-(base|duel|architects)-[a-z]+", 45),
    (r"option-.+|computer-name-in-full|discard-option|stats-computer|stats-season", 100),
    (r"choose-board-list|duel-list-card|levels-choose|record-list|rules-list|stats-open|.+-list-.+", 150),
)
"""Discord's limits, in characters."""

ALLOWED_EQUAL = re.compile(
    r"computer-names|computer-name|parameter-.+|number-decimal|stats-uncounted|game-.+|duel-title|architects-title"
    r"|(duel-)?wonder-.*(manneken_pis|piraeus|circus_maximus|zeus|artemis|sphinx)|city-.+"
    r"|card-(altar|arsenal|arena|circus|forum|pantheon|senate|aqueduct|statue)"
    r"|duel-card-(rostrum|obelisk|pretorium|port|palisade|garrison)"
    r"|(duel|architects)-token-.+|architects-(card|title)-.+|resource-.+|symbol-.+|duel-symbol-.+"
)
"""Texts that may equal the English ones in any language; the head of each file names further ones."""

AS_IN_ENGLISH = "# As in English:"


NARROW = "\N{NARROW NO-BREAK SPACE}"
WIDE = "\N{NO-BREAK SPACE}"
FRENCH_WITHOUT_SPACE = (
    rf"(?<![{NARROW}!?…])[!?;]|(?<![{NARROW}{WIDE}])»|«(?![{NARROW}{WIDE}])|(?<![{NARROW}{WIDE}\d]):(?!\w)"
)
COMMAND = re.compile(r"`(/[a-z ]+)`")


PAIRS = {"fr": ("«»", "“”", "()"), "de": ("„“", "‚‘", "()")}

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_translation = pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])


def file_of(language: str) -> LanguageAsWritten:
    return read(LOCALES / f"{language}.ftl")


def plain(text: str) -> str:
    """Remove what only Discord reads: commands, code."""
    return re.sub(r"`[^`]*`|<t:[^>]*>|https?://\S+", "", text)


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Yield every reading of each message, with `{}` for a variable and without commands."""
    for message in file_of(language).all():
        for text in message.paths():
            yield message.key, re.sub(r"\{[^}]*\}", "{}", re.sub(r"`[^`]*`", "", text))


@every_language
def test_a_file_can_be_parsed_and_refers_only_to_what_there_is(language: str) -> None:
    file, locale, english = file_of(language), locale_of(language), file_of("en").messages
    faults = list(file.faults)
    for message in file.all():
        for kind, known in (
            (fluent.FunctionReference, FUNCTIONS),
            (fluent.TermReference, file.terms),
            (fluent.MessageReference, file.messages.keys()),
        ):
            named = {node.id.name for node in message.found(kind)}  # type: ignore[attr-defined]
            faults += [f"{message.key} names the unknown {each}" for each in named - known]
        counterpart = english.get(message.key.partition(".")[0])
        branches = _branches(counterpart) if counterpart is not None else set()
        for node in message.found(fluent.SelectExpression):
            assert isinstance(node, fluent.SelectExpression)
            unknown = _unknown_branches(node, branches, locale)
            faults += [f"{message.key} has the branch {branch}" for branch in unknown]
    names = {form for forms in file.forms.values() for form in forms}
    faults += [f"a form is called {name}" for name in names if not re.fullmatch(r"[a-z]+", name)]
    assert not faults


def _branches(message: Written) -> set[str]:
    return {
        name_of(variant)
        for node in message.found(fluent.SelectExpression)
        if isinstance(node, fluent.SelectExpression)
        for variant in node.variants
    } - {"zero", "one", "two", "few", "many"}


def _unknown_branches(node: fluent.SelectExpression, known: set[str], locale: Locale) -> list[str]:
    """Return the variants that can never be chosen.

    A grammatical form, or the start of a name, may be anything.
    """
    selector = node.selector
    called = selector.id.name if isinstance(selector, fluent.FunctionReference) else ""
    if called in {"FIRST", "LAST"} or (
        isinstance(selector, fluent.VariableReference) and "-" in selector.id.name
    ):
        return []
    rule = locale.ordinal_form if called == "ORDINAL" else locale.plural_form
    names = {each.key.name for each in node.variants if isinstance(each.key, fluent.Identifier)}
    return sorted(names - known - rule.tags - {"other"})


@every_translation
def test_a_translation_has_the_messages_variables_and_commands_of_the_english_file(language: str) -> None:
    file, english = file_of(language), file_of("en").messages
    faults = [f"{key} is missing" for key in english.keys() - file.messages.keys()]
    for key, message in file.messages.items():
        if key not in english:
            # Only some languages have different names for a card in each box.
            card, _, box = key.rpartition("-")
            if not (card in english and card.startswith("card-") and box in BOXES["base"]):
                faults.append(f"{key} is not in English")
            continue
        everywhere = {
            placeholder
            for form in (message, *file.forms[key].values())
            for placeholder in form.placeholders()
        }
        faults += [
            f"{key} has the unknown placeholder {placeholder}"
            for placeholder in everywhere - english[key].placeholders()
        ]
        lacking = english[key].certain_holes() - message.certain_holes()
        faults += [f"{key} lacks {placeholder}" for placeholder in lacking]
        if set(COMMAND.findall(message.source)) != set(COMMAND.findall(english[key].source)):
            faults.append(f"{key} names other commands")
    assert not faults


@every_translation
def test_no_message_is_left_in_english(language: str) -> None:
    lines = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8").splitlines()
    intended = [line.removeprefix(AS_IN_ENGLISH) for line in lines if line.startswith(AS_IN_ENGLISH)]
    named = {key for keys in intended for key in keys.split()}
    english = file_of("en").messages
    equal = {
        key
        for key, message in file_of(language).messages.items()
        if key in english and message.source == english[key].source and not ALLOWED_EQUAL.fullmatch(key)
        if any(re.search(r"[A-Za-zÀ-ÿ]{2}", re.sub(r"\{[^}]*\}", "", path)) for path in message.paths())
    }
    assert equal == named


@every_language
def test_typography_is_right(language: str) -> None:
    # English quotes file names as they are typed.
    wrong = re.compile({"en": "'", "fr": rf"['\"]|{FRENCH_WITHOUT_SPACE}"}.get(language, r"['\"]"))
    faults = []
    for key, text in ((message.key, text) for message in file_of(language).all() for text in message.paths()):
        stripped = re.sub(r"\{[^}]*\}", "", text)
        pairs = PAIRS.get(language, ("“”", "()"))
        unbalanced = any(stripped.count(pair[0]) != stripped.count(pair[1]) for pair in pairs)
        if unbalanced or any(text.count(mark) % 2 for mark in ("**", "`")) or wrong.search(plain(text)):
            faults.append(f"{key}: {text}")
    assert not faults


@every_language
def test_texts_are_within_discords_limits(language: str) -> None:
    messages, faults = file_of(language).messages, []
    for key, message in messages.items():
        limit = next((most for pattern, most in LIMITS if re.fullmatch(pattern, key)), None)
        if limit is not None and message.longest() > limit:
            faults.append(f"{key} has {message.longest()} characters, {limit} at most")
    assert not faults
    typed = [name for key in messages if key.startswith("parameter-") for name in messages[key].paths()]
    assert not [name for name in typed if not re.fullmatch(r"[-_'\w]{1,32}", name) or name != name.lower()]
    assert len(set(typed)) == len(typed)


@every_language
def test_all_names_of_a_kind_have_the_same_grammatical_forms(language: str) -> None:
    kinds: dict[str, dict[str, set[str]]] = {}
    file = file_of(language)
    for key, forms in file.forms.items():
        repeats = bool(file.messages[key].found(fluent.MessageReference)) and not forms
        if (found := FAMILIES.fullmatch(key)) and not repeats:
            kinds.setdefault(found["kind"], {})[key] = set(forms)
    for named in kinds.values():
        every = set().union(*named.values())
        assert not {key: every - forms for key, forms in named.items() if every - forms}


# -- words ---------------------------------------------------------------------------------------------


@every_language
def test_each_thing_has_one_name_of_its_own(language: str) -> None:
    text = load_languages().of(language)
    called = text("card-type-blue").casefold().split()
    for line in (
        text("details-line", category="civilian", points=0, what=""),
        text("details-line-alone", category="civilian", points=0),
        text("score-civilian"),
        text("duel-score-civilian"),
    ):
        for word in line.casefold().partition(":")[0].split():
            assert word.startswith(tuple(each[:5] for each in called)), line
    cards = {text(f"duel-card-{each}").casefold() for each in standard_box().cards}
    for wonder in standard_box().wonders:
        for key in (f"duel-wonder-{wonder}", f"duel-wonder-short-{wonder}"):
            assert text(key).casefold() not in cards, key


@every_language
def test_no_unwanted_wording_is_used(language: str) -> None:
    wordings = WORDINGS[language]
    avoided = re.compile("|".join(wordings["avoided"]), re.IGNORECASE)
    others, oneself = re.compile(wordings["quoted"]), re.compile(wordings["oneself"])
    found = []
    for key, text in texts(language):
        found += [f"{key} says {match[0]!r}: {text}" for match in avoided.finditer(text)]
        # Only buttons, which a player presses, and computer players' farewells say *I*.
        is_pressed = key.startswith(("button-", "parameter-", "architects-button-"))
        if not is_pressed and oneself.search(others.sub("", text)):
            found.append(f"{key} speaks of itself: {text}")
        # Each printed game in German has a word of its own for its tokens.
        for game, word in (("duel", "Fortschrittsmarker"), ("architects", "Plättchen")):
            if language == "de" and game in key and word in text:
                found.append(f"{key} has the other game's word: {text}")
    assert not found, "\n".join(found)


def test_the_texts_use_the_glossary_which_has_every_term_in_every_language_once() -> None:
    said = {language: "\n".join(text.casefold() for _, text in texts(language)) for language in LANGUAGES}
    for part, terms in GLOSSARY.items():
        assert len({term["en"] for term in terms}) == len(terms), part
        for term in terms:
            assert sorted(term) == LANGUAGES, (part, term)
            for language, word in term.items():
                spelled = "s? ".join(map(re.escape, word.casefold().split()))
                assert word
                assert re.search(rf"\b{spelled}", said[language]), (language, word)


# -- numbers -----------------------------------------------------------------------------------------

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
        for message in file_of(language).all()
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
        inner = placeholders_of(language, file_of(language).messages[node.id.name])  # type: ignore[attr-defined]
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
    for key, message in file_of(language).messages.items():
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
    for message in file_of(language).all():
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


@every_language
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
