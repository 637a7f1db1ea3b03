"""One word for each thing in every language, and no wording that a native speaker wouldn't use."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest

from tests.engine.written import read
from tests.texts import LOCALES

GLOSSARY = json.loads((LOCALES / "glossary.json").read_text(encoding="utf-8"))
LANGUAGES = {"en", "fr", "nl", "de"}

AVOIDED = {
    "en": (
        # English that only translations use.
        r"\b(awaited|whoever|anew|mend|shall|somebody|everybody|sorry|rights|the right to)\b",
        r"\bwho has\b|\b(you|they|someone|who) may\b|\bmay not\b",
        r"\b(do|does|did|is|are|was|were|have|has|can|could|would|will) not\b|\bcannot\b",
        r"\b(at once|for nothing|a piece|in this place|switch(ed)? (on|off))\b",
        # The printed games and Discord use other words.
        r"\b(wars?|signs?|put away|by force|looting|clocks?|direct messages?)\b",
        # Typography of numbers and signs.
        r"\s[%…]",
    ),
    "fr": (
        # French that only translations use.
        r"\bcela\b|\bquiconque\b|\bd’office\b|\bde (lui|soi|elle)-même\b|\b(ce|ceci) n’est donc pas\b",
        r"\brien n’a (changé|été fait)\b|\bau point où en sont\b|\ben l’état actuel\b|\bs’en (va|vont)\b",
        r"\b(désolée?|quelque chose a mal tourné|un pas en arrière|on m’arrête|ta fête)\b",
        r"\bnuméro \{|\bd’un coup\b|\bchacune? de son genre\b|\bd’une sorte\b",
        # No headless "qui": "celui qui", "quelqu’un qui", "l’hôte".
        r"\b(pour|par|à|chez) qui (a|doit|peut|m’|vient|gère)\b",
        r"(^|[.;,] )qui (gère|traîne|achève|a (le plus|joué))\b",
        # People win, not points.
        r"\b(points|symboles|différents) (gagnent|décident)\b|\bplus haut score\b",
        # The printed games and Discord use other words.
        r"\b(guerres?|saccage|signes?|suprématie|par la (force|science)|marqueurs?)\b",
        r"\b(ordinateurs?|horloges?|messages? privés?|droits?|numéros?|réglages)\b|\bun joueur fort\b",
        r"\bbâti(r|s|t|e|es)?\b|\bachev(er|ée?s?)\b",
        # Typography of numbers and signs.
        r"\s…|(?<!\N{NARROW NO-BREAK SPACE})%",
    ),
    "de": (
        # German that only translations use, and a bot that speaks of itself.
        r"\b(täte|bekäme|bekämst|gewänne|ließe)\b|\bmeisten Punkte gewinn|\bgewartet wird\b",
        r"\btut mir leid\b|\bnichts (hat sich geändert|ist geschehen)\b|\bwartet auf dich\b|\bfür den, der\b",
        r"\bich (kann|darf|schreibe|schicke|frage|zeige|behalte|brauche|weiß|zähle)\b|\bmein Betreiber\b",
        # The printed games and Discord use other words; a match is a Partie, and hands are Handkarten.
        r"\b(Kn[oö]pfe?\w*|Gastgeber\w*|Uhr|Uhren)\b|\b(gratis|umsonst|Kriege?n?s?|weggelegt)\b",
        r"\b(Beutemarker|Forschungssymbol)\w*|\bdurch Wissenschaft\b",
        r"\bverkauf(e|en|st|te|ten)\b|\b(meine|deine|diese|jetzige) Hand\b|\bHände\b",
        r"\bGeschichte des Spiels\b|\b(beendete|laufende)[ns]? Spiele?\b|\bdas Spiel (ist|endet|geht)\b",
        # Typography of numbers.
        r"\{\} Mal\b| %",
    ),
    "nl": (
        # Dutch that only translations use.
        r"\b(het spijt me|op dit moment|(is|er is) niets (gedaan|veranderd)|je gevraagd)\b",
        r"\bals je (er geen|niemand) noemt\b|\bnummer \{|\b(bladzijden?|gewaardeerde?|nabij)\b",
        # People win, not points.
        r"\bwinnen (de meeste|meer) \w+\b|\b(symbolen|schilden|verschillende) winnen\b",
        # A match is a *potje*.
        r"\bspellen\b|\boefenspel\b|\b(lopend|afgelopen|volgend|laatste) spel\b|\bspel (loopt|wacht)\b",
        r"\bspel is afgelopen\b",
        # The printed games and Discord use other words.
        r"\b(oorlog(en)?|tekens?|overmacht|plunder\w*|kennis|leger|het lot|weggelegd)\b|\bdoor wetenschap\b",
        r"\bnog eens aan de beurt\b|\bverkoop(t|en)? (een|de) \w*kaart\b|\b(kaart(en)?|hem) verkopen\b",
        r"\b(klok(ken)?|gastheer|opdracht(en)?|rechten|opnamen?)\b|\baan(ge)?spo\w+\b",
        # Typography of numbers and signs.
        r"\s[%…]",
    ),
}
"""Patterns of wordings that must not come back."""


def texts(language: str) -> Iterator[tuple[str, str]]:
    """Yield every reading of each message, with `{}` for a variable and without commands."""
    for message in read(LOCALES / f"{language}.ftl").all():
        for text in message.paths():
            yield message.key, re.sub(r"\{[^}]*\}", "{}", re.sub(r"`[^`]*`", "", text))


@pytest.mark.parametrize("language", AVOIDED)
def test_no_unwanted_wording_is_used(language: str) -> None:
    avoided = re.compile("|".join(AVOIDED[language]), re.IGNORECASE)
    found = [
        f"{key} says {match[0]!r}: {text}"
        for key, text in texts(language)
        for match in avoided.finditer(text)
    ]
    assert not found, "\n".join(found)


PROGRESS_TOKENS_OF_THE_OTHER_GAME = {"duel": "Fortschrittsmarker", "architects": "Plättchen"}
"""Names that printed games in German don't use: each has a word of its own."""


def test_german_names_tokens_as_each_printed_game_does() -> None:
    found = [
        f"{key}: {text}"
        for key, text in texts("de")
        for game, word in PROGRESS_TOKENS_OF_THE_OTHER_GAME.items()
        if game in key and word in text
    ]
    assert not found, "\n".join(found)


PERSON = {
    "en": (r"“[^”]*”|\*\*[^*]*\*\*|Ages? I\b", r"\b(I|me|my)\b"),
    "fr": (r"«[^»]*»|\*\*[^*]*\*\*", r"\b(je|j’|me|m’|moi|mon|ma|mes)\b"),
    "de": (r"„[^“]*“|\*\*[^*]*\*\*", r"\b(ich|mich|mir|mein\w*)\b"),
    "nl": (r"“[^”]*”|\*\*[^*]*\*\*", r"\b(ik|me|mij|mijn|onze?)\b"),
}
"""Quotations, labels of buttons, the number of an age, and words for oneself."""


@pytest.mark.parametrize("language", PERSON)
def test_the_bot_never_speaks_of_itself_as_a_person(language: str) -> None:
    """Only buttons, which a player presses, and computer players' farewells say *I*."""
    others, oneself = (re.compile(pattern) for pattern in PERSON[language])
    found = [
        f"{key}: {text}"
        for key, text in texts(language)
        if not key.startswith(("button-", "parameter-", "architects-button-"))
        if oneself.search(others.sub("", text))
    ]
    assert not found, "\n".join(found)


def test_the_glossary_has_every_term_in_every_language_once() -> None:
    for part, terms in GLOSSARY.items():
        for term in terms:
            assert term.keys() == LANGUAGES, (part, term)
            assert all(term.values()), (part, term)
        english = [term["en"] for term in terms]
        assert len(set(english)) == len(english), part


@pytest.mark.parametrize("language", ["en", "fr", "de", "nl"])
def test_the_texts_use_the_terms_of_the_glossary(language: str) -> None:
    said = "\n".join(text.casefold() for _, text in texts(language))
    unused = [
        term[language]
        for terms in GLOSSARY.values()
        for term in terms
        if not re.search(rf"\b{'s? '.join(map(re.escape, term[language].casefold().split()))}", said)
    ]
    assert not unused
