"""Every language file is complete, matches the English one, and has correct typography."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import ast as fluent

from bot.languages.translator import load_languages, locale_of
from engine.duel.rules import standard_box
from engine.rules import BOXES
from tests.engine.written import Written, read
from tests.texts import LOCALES

FILES = sorted(LOCALES.glob("*.ftl"))
OTHERS = [path for path in FILES if path.stem != "en"]

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


@cache
def in_english() -> dict[str, Written]:
    return read(LOCALES / "en.ftl").messages


def plain(text: str) -> str:
    """Remove what only Discord reads: commands, code."""
    return re.sub(r"`[^`]*`|<t:[^>]*>|https?://\S+", "", text)


def has_words(message: Written) -> bool:
    return any(re.search(r"[A-Za-zÀ-ÿ]{2}", re.sub(r"\{[^}]*\}", "", path)) for path in message.paths())


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_file_can_be_parsed(path: Path) -> None:
    written = read(path)
    faults = list(written.faults)
    for message in written.all():
        called = {node.id.name for node in message.found(fluent.FunctionReference)}  # type: ignore[attr-defined]
        faults += [f"{message.key} calls {each}" for each in called - FUNCTIONS]
        terms = {node.id.name for node in message.found(fluent.TermReference)}  # type: ignore[attr-defined]
        faults += [f"{message.key} has the term {each}" for each in terms - written.terms]
        texts = {node.id.name for node in message.found(fluent.MessageReference)}  # type: ignore[attr-defined]
        faults += [f"{message.key} has the text {each}" for each in texts - written.messages.keys()]
    assert not faults


@pytest.mark.parametrize("path", OTHERS, ids=lambda path: path.stem)
def test_a_file_has_exactly_the_english_messages(path: Path) -> None:
    written = read(path).messages
    assert not [key for key in in_english() if key not in written]
    assert not [key for key in written if key not in in_english() and _plain(key) not in in_english()]


def _plain(key: str) -> str:
    """Return the key of a card's name in any box, as only some languages have different names."""
    card, _, box = key.rpartition("-")
    return card if card.startswith("card-") and box in BOXES["base"] else key


@pytest.mark.parametrize("path", OTHERS, ids=lambda path: path.stem)
def test_every_variant_has_the_variables_of_the_english_one(path: Path) -> None:
    faults = []
    for key, message in read(path).messages.items():
        if key not in in_english():
            continue
        english = in_english()[key]
        everywhere = {hole for form in (message, *read(path).forms[key].values()) for hole in form.holes()}
        faults += [f"{key} has the unknown hole {hole}" for hole in everywhere - english.holes()]
        faults += [f"{key} lacks {hole}" for hole in english.certain_holes() - message.certain_holes()]
    assert not faults


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_plural_variants_are_those_of_the_language(path: Path) -> None:
    faults = []
    locale = locale_of(path.stem)
    for message in read(path).all():
        english = in_english().get(message.key.partition(".")[0])
        known = _branches(english) if english is not None else set()
        for node in message.found(fluent.SelectExpression):
            assert isinstance(node, fluent.SelectExpression)
            faults += [
                f"{message.key} has the branch {branch}" for branch in _unknown_branches(node, known, locale)
            ]
    assert not faults


def _branches(message: Written) -> set[str]:
    return {
        str(variant.key.name if isinstance(variant.key, fluent.Identifier) else variant.key.value)
        for node in message.found(fluent.SelectExpression)
        if isinstance(node, fluent.SelectExpression)
        for variant in node.variants
    } - {"zero", "one", "two", "few", "many"}


def _unknown_branches(node: fluent.SelectExpression, known: set[str], locale: Locale) -> list[str]:
    """Return the variants that can never be chosen.

    A grammatical form, or the start of a name, may be anything.
    """
    selector = node.selector
    if isinstance(selector, fluent.VariableReference) and "-" in selector.id.name:
        return []
    called = selector.id.name if isinstance(selector, fluent.FunctionReference) else ""
    if called in {"FIRST", "LAST"}:
        return []
    rule = locale.ordinal_form if called == "ORDINAL" else locale.plural_form
    names = {each.key.name for each in node.variants if isinstance(each.key, fluent.Identifier)}
    return sorted(names - known - rule.tags - {"other"})


@pytest.mark.parametrize("path", OTHERS, ids=lambda path: path.stem)
def test_no_message_is_left_in_english(path: Path) -> None:
    named = _named_as_in_english(path)
    equal = {
        key
        for key, message in read(path).messages.items()
        if key in in_english() and message.source == in_english()[key].source
        if has_words(message) and not ALLOWED_EQUAL.fullmatch(key)
    }
    left = [f"{key} is as in English" for key in sorted(equal - named)]
    left += [f"{key} is named as in English, but is not" for key in sorted(named - equal)]
    assert not left


def _named_as_in_english(path: Path) -> set[str]:
    """Return the keys that the head of a file lists as intentionally English."""
    lines = path.read_text(encoding="utf-8").splitlines()
    return {
        key for line in lines if line.startswith(AS_IN_ENGLISH) for key in line[len(AS_IN_ENGLISH) :].split()
    }


@pytest.mark.parametrize("path", OTHERS, ids=lambda path: path.stem)
def test_commands_are_mentioned_by_their_names(path: Path) -> None:
    for key, message in read(path).messages.items():
        english = in_english().get(key, message)
        assert set(COMMAND.findall(message.source)) == set(COMMAND.findall(english.source)), key


PAIRS = {"fr": ("«»", "“”", "()"), "de": ("„“", "‚‘", "()")}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_markup_is_balanced(path: Path) -> None:
    faults = []
    for key, text in ((message.key, text) for message in read(path).all() for text in message.paths()):
        stripped = re.sub(r"\{[^}]*\}", "", text)
        pairs = [(each[0], each[1]) for each in PAIRS.get(path.stem, ("“”", "()"))]
        faults += [f"{key}: {text}" for first, last in pairs if stripped.count(first) != stripped.count(last)]
        faults += [f"{key}: {text}" for mark in ("**", "`") if text.count(mark) % 2]
    assert not faults


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_apostrophes_quotation_marks_and_spaces_are_typographic(path: Path) -> None:
    # English quotes file names as they are typed.
    wrong = re.compile({"en": "'", "fr": rf"['\"]|{FRENCH_WITHOUT_SPACE}"}.get(path.stem, r"['\"]"))
    texts = ((message.key, text) for message in read(path).all() for text in message.paths())
    assert not [f"{key}: {text}" for key, text in texts if wrong.search(plain(text))]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_texts_are_within_discords_limits(path: Path) -> None:
    faults = []
    for key, message in read(path).messages.items():
        limit = next((most for pattern, most in LIMITS if re.fullmatch(pattern, key)), None)
        if limit is not None and message.longest() > limit:
            faults.append(f"{key} has {message.longest()} characters, {limit} at most")
    assert not faults


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_parameter_names_are_valid_on_discord(path: Path) -> None:
    names = [each.paths() for key, each in read(path).messages.items() if key.startswith("parameter-")]
    typed = [name for (name,) in names]
    assert not [name for name in typed if not re.fullmatch(r"[-_'\w]{1,32}", name) or name != name.lower()]
    assert len(set(typed)) == len(typed)


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_all_names_of_a_kind_have_the_same_grammatical_forms(path: Path) -> None:
    kinds: dict[str, dict[str, set[str]]] = {}
    written = read(path)
    for key, forms in written.forms.items():
        repeats = bool(written.messages[key].found(fluent.MessageReference)) and not forms
        if (found := FAMILIES.fullmatch(key)) and not repeats:
            kinds.setdefault(found["kind"], {})[key] = set(forms)
    for named in kinds.values():
        every = set().union(*named.values())
        assert not {key: every - forms for key, forms in named.items() if every - forms}


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_grammatical_forms_have_valid_names(path: Path) -> None:
    names = {form for forms in read(path).forms.values() for form in forms}
    assert not [name for name in names if not re.fullmatch(r"[a-z]+", name)]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_blue_cards_have_one_name(path: Path) -> None:
    text = load_languages().of(path.stem)
    called = text("card-type-blue").casefold().split()
    lines = (
        text("details-line", category="civilian", points=0, what=""),
        text("details-line-alone", category="civilian", points=0),
        text("score-civilian"),
        text("duel-score-civilian"),
    )
    for line in lines:
        for word in line.casefold().partition(":")[0].split():
            assert word.startswith(tuple(each[:5] for each in called)), line


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_no_wonder_of_duel_shares_its_name_with_a_card(path: Path) -> None:
    text = load_languages().of(path.stem)
    cards = {text(f"duel-card-{each}").casefold() for each in standard_box().cards}
    for wonder in standard_box().wonders:
        for key in (f"duel-wonder-{wonder}", f"duel-wonder-short-{wonder}"):
            assert text(key).casefold() not in cards, key
