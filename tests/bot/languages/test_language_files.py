"""How messages are filled, including grammatical forms."""

import pickle
from typing import Any

import pytest

from bot.languages.translator import LanguageFile, MissingTextError, Translator, languages_of, load_languages


def translator(language: str, written: str) -> Translator:
    return Translator(language, [LanguageFile(language, written)])


FRENCH = translator(
    "fr",
    """
card-baths = Bains
    .the = les Bains
    .number = plural
card-altar = Autel
    .the = l’Autel
free = { $card-the } { $card-number ->
    [plural] sont gratuits
   *[other] est gratuit
}.
wood = bois
    .some = du bois
clay = argile
    .some = de l’argile
made = Fait { $goods-some }.
of = { FIRST($name) ->
    [vowel] d’{ $name }
   *[other] de { $name }
}
place = { ORDINAL($place) ->
    [one] { $place }er
   *[other] { $place }e
}
coins = { $coins }
""",
)
GOODS = FRENCH.listed([FRENCH("wood"), FRENCH("clay")])
GERMAN = translator(
    "de",
    """
-stage = Ausbaustufe
built = Die { -stage } steht.
card-altar = Altar
    .the = der Altar
duel-altar = { card-altar }
free = { $card-the } ist frei.
taken = { $card-acc } und { $count-the }
counted = { $colours } Karte
    .each = jede { $colours } Karte
worth = Für { $counted-each } 1 Punkt.
city = { LAST($name) ->
    [s] { $name }’
    [x] { $name }’
   *[other] { $name }s
}
average = { NUMBER($average, minimumFractionDigits: 1) }
begin = { CAPITAL($deck) } ist leer.
bad = { $
""",
)
ENGLISH = translator(
    "en",
    """
baths = Baths
    .the = the Baths
games = Baths
    .the = Baths
free = { $card-the }
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
average = { NUMBER($average, minimumFractionDigits: 1) }
button-my-hand = My hand
""",
)


@pytest.mark.parametrize(
    ("text", "key", "placeholders", "filled"),
    [
        (FRENCH, "free", {"card": FRENCH("card-baths")}, "les Bains sont gratuits."),
        (FRENCH, "free", {"card": FRENCH("card-altar")}, "l’Autel est gratuit."),
        # A word without the form is used as it is.
        (GERMAN, "taken", {"card": GERMAN("card-altar"), "count": 2}, "Altar und 2"),
        # A word keeps its forms in another process.
        (ENGLISH, "free", {"card": pickle.loads(pickle.dumps(ENGLISH("baths")))}, "the Baths"),
        # A message that is a reference to another has its forms.
        (GERMAN, "free", {"card": GERMAN("duel-altar")}, "der Altar ist frei."),
        # A form has the variables of its message.
        (GERMAN, "worth", {"counted": GERMAN("counted", colours="braune")}, "Für jede braune Karte 1 Punkt."),
        # A list has the forms of its words.
        (FRENCH, "made", {"goods": GOODS}, "Fait du bois et de l’argile."),
        (GERMAN, "average", {"average": 1234.5}, "1.234,5"),
        (ENGLISH, "average", {"average": 1234.5}, "1,234.5"),
        (GERMAN, "begin", {"deck": "der linke Stapel"}, "Der linke Stapel ist leer."),
        (GERMAN, "built", {}, "Die Ausbaustufe steht."),
        # A value isn't mistaken for a word that looks the same.
        (ENGLISH, "free", {"card": ENGLISH("games")}, "Baths"),
        (ENGLISH, "free", {"card": "Baths"}, "Baths"),
        (ENGLISH, "cards", {"count": 1}, "1 card"),
        (ENGLISH, "cards", {"count": "1"}, "1 cards"),
        (ENGLISH, "cards", {"count": 1.5}, "1.5 cards"),
        # Negative numbers have a minus sign and are plural.
        (ENGLISH, "cards", {"count": 0}, "0 cards"),
        (ENGLISH, "cards", {"count": -1}, "−1 cards"),
        (FRENCH, "coins", {"coins": -1200}, "−1\u202f200"),
        *((FRENCH, "place", {"place": place}, told) for place, told in ((1, "1er"), (2, "2e"), (3, "3e"))),
    ],
)
def test_a_message_is_filled_as_in_its_language(
    text: Translator, key: str, placeholders: Any, filled: str
) -> None:
    assert text(key, **placeholders) == filled


def test_a_name_has_attributes_for_its_first_and_last_sound() -> None:
    for city in ("d’Ann", "d’Élodie", "d’Hélène", "de **Ben**", "de 1st", "de 🌸", "de <@1>"):
        assert FRENCH("of", name=city.removeprefix("d’").removeprefix("de ")) == city
    for city in ("Anns", "Hans’", "Groß’", "Max!’", "<@1>s"):
        assert GERMAN("city", name=city[:-1]) == city


@pytest.mark.parametrize(
    ("language", "all_of", "one_of"),
    [
        ("en", "a, b and c", "a, b or c"),
        ("fr", "a, b et c", "a, b ou c"),
        ("nl", "a, b en c", "a, b of c"),
        ("de", "a, b und c", "a, b oder c"),
        # A language that Babel doesn't know.
        ("xx", "a, b and c", "a, b or c"),
    ],
)
def test_lists_are_joined_as_in_the_language(language: str, all_of: str, one_of: str) -> None:
    text = translator(language, "a = a\n")
    assert text.listed(["a", "b", "c"]) == all_of
    assert text.listed(["a", "b", "c"], "or") == one_of
    assert text.listed([]) == ""


def test_missing_and_invalid_messages_raise() -> None:
    text = load_languages().of("en")
    assert text("coins", count=3) == "3 coins"
    assert text("lobby-seat", number=1, name="{ ann } ✨") == "1. { ann } ✨"
    assert not text.has("no-such-text")
    assert not GERMAN.has("-stage")
    for wrong, key in ((text, "coins"), (text, "no-such-text"), (GERMAN, "bad")):
        with pytest.raises(MissingTextError, match=key):
            wrong(key)


def test_messages_name_buttons_by_their_labels() -> None:
    written = "button-my-hand = Ma main\npress = Appuie sur { $button-my-hand }, { $name }\n"
    french = translator("fr", written)
    assert french("press", name="Ann") == "Appuie sur Ma main, Ann"
    assert french.at_table(ENGLISH)("press", name="Ann") == "Appuie sur My hand, Ann"
    assert french.at_table(ENGLISH).with_commands({})("press", name="Ann") == "Appuie sur My hand, Ann"


def test_a_locale_falls_back_to_its_language_and_then_to_english() -> None:
    languages = languages_of({"en": "yes = Yes\nno = No", "fr": "yes = Oui"})
    found = {locale: languages.of(locale).language for locale in ("fr", "fr-CA", "es-ES", "en-US", "", None)}
    assert found == {"fr": "fr", "fr-CA": "fr", "es-ES": "en", "en-US": "en", "": "en", None: "en"}
    french = languages.of("fr")
    assert (french("yes"), french("no"), french.has("no")) == ("Oui", "No", True)
