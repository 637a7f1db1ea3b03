"""Texts with their holes, and what grammar needs to fill them."""

from __future__ import annotations

import pickle

import pytest

from bot.languages.translator import LanguageFile, MissingTextError, Translator


def translator(language: str, written: str) -> Translator:
    return Translator(language, [LanguageFile(language, written)])


def test_a_hole_takes_the_form_that_a_sentence_needs() -> None:
    text = translator(
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
""",
    )
    assert text("free", card=text("card-baths")) == "les Bains sont gratuits."
    assert text("free", card=text("card-altar")) == "l’Autel est gratuit."


def test_a_word_without_the_form_is_taken_as_it_is() -> None:
    text = translator("de", "taken = { $card-the } und { $count-the }\ncard-altar = Altar\n")
    assert text("taken", card=text("card-altar"), count=2) == "Altar und 2"


def test_a_word_has_its_forms_in_another_process_too() -> None:
    text = translator(
        "en", "free-city = Free City\n    .the = the Free City\npaid = 2 coins to { $name-the }\n"
    )
    assert text("paid", name=pickle.loads(pickle.dumps(text("free-city")))) == "2 coins to the Free City"


def test_a_text_that_repeats_another_has_its_forms() -> None:
    text = translator(
        "de",
        "card-altar = Altar\n    .the = der Altar\n"
        "duel-altar = { card-altar }\nfree = { $card-the } ist frei.\n",
    )
    assert text("free", card=text("duel-altar")) == "der Altar ist frei."


def test_a_form_has_the_holes_of_its_text() -> None:
    text = translator(
        "de",
        "counted = { $colours } Karte\n    .each = jede { $colours } Karte\n"
        "worth = Für { $counted-each } 1 Punkt.\n",
    )
    assert text("worth", counted=text("counted", colours="braune")) == "Für jede braune Karte 1 Punkt."


@pytest.mark.parametrize(
    ("language", "all_of", "one_of"),
    [
        ("en", "a, b and c", "a, b or c"),
        ("fr", "a, b et c", "a, b ou c"),
        ("nl", "a, b en c", "a, b of c"),
        ("de", "a, b und c", "a, b oder c"),
        # One that Babel does not know.
        ("xx", "a, b and c", "a, b or c"),
    ],
)
def test_lists_are_those_of_the_language(language: str, all_of: str, one_of: str) -> None:
    text = translator(language, "a = a\n")
    assert text.listed(["a", "b", "c"]) == all_of
    assert text.listed(["a", "b", "c"], "or") == one_of
    assert text.listed([]) == ""


def test_a_list_has_the_forms_of_its_words() -> None:
    text = translator(
        "fr",
        "wood = bois\n    .some = du bois\nclay = argile\n    .some = de l’argile\n"
        "made = Produit { $goods-some }.\n",
    )
    goods = text.listed([text("wood"), text("clay")])
    assert goods == "bois et argile"
    assert text("made", goods=goods) == "Produit du bois et de l’argile."


@pytest.mark.parametrize(
    ("name", "city"),
    [
        ("Ann", "d’Ann"),
        ("Élodie", "d’Élodie"),
        ("Hélène", "d’Hélène"),
        ("**Ben**", "de **Ben**"),
        ("1st", "de 1st"),
        ("🌸", "de 🌸"),
        ("<@123>", "de <@123>"),
    ],
)
def test_a_name_tells_how_it_begins(name: str, city: str) -> None:
    text = translator("fr", "of = { FIRST($name) ->\n    [vowel] d’{ $name }\n   *[other] de { $name }\n}\n")
    assert text("of", name=name) == city


@pytest.mark.parametrize(
    ("name", "city"),
    [("Ann", "Anns"), ("Hans", "Hans’"), ("Groß", "Groß’"), ("Max!", "Max!’"), ("<@1>", "<@1>s")],
)
def test_a_name_tells_how_it_ends(name: str, city: str) -> None:
    text = translator(
        "de", "of = { LAST($name) ->\n    [s] { $name }’\n    [x] { $name }’\n   *[other] { $name }s\n}\n"
    )
    assert text("of", name=name) == city


def test_ordinals_are_those_of_the_language() -> None:
    written = "place = { ORDINAL($place) ->\n    [one] { $place }er\n   *[other] { $place }e\n}\n"
    text = translator("fr", written)
    assert [text("place", place=place) for place in (1, 2, 3)] == ["1er", "2e", "3e"]


def test_numbers_are_written_as_the_language_does() -> None:
    written = "average = { NUMBER($average, minimumFractionDigits: 1) }\n"
    assert translator("de", written)("average", average=1234.5) == "1.234,5"
    assert translator("en", written)("average", average=1234.5) == "1,234.5"


def test_a_sentence_may_begin_with_any_word() -> None:
    text = translator("de", "begin = { CAPITAL($deck) } ist leer.\n")
    assert text("begin", deck="der linke Stapel") == "Der linke Stapel ist leer."


def test_terms_stand_in_for_words_that_are_the_same_everywhere() -> None:
    text = translator("de", "-stage = Ausbaustufe\nbuilt = Die { -stage } steht.\n")
    assert text("built") == "Die Ausbaustufe steht."
    assert not text.has("-stage")


def test_what_is_not_understood_is_a_missing_text() -> None:
    text = translator("de", "good = Gut\nbad = { $\n")
    assert text("good") == "Gut"
    with pytest.raises(MissingTextError, match="bad"):
        text("bad")


def test_a_number_below_zero_has_a_minus_and_is_not_one() -> None:
    written = "points = { $points ->\n    [one] 1 point\n   *[other] { $points } points\n}\n"
    text = translator("en", written)
    assert [text("points", points=number) for number in (1, 0, -1, -6)] == [
        "1 point",
        "0 points",
        "−1 points",
        "−6 points",
    ]
    assert translator("fr", "coins = { $coins }\n")("coins", coins=-1200) == "−1\u202f200"


def test_what_fills_a_hole_is_not_taken_for_what_only_looks_alike() -> None:
    text = translator(
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
""",
    )
    words = text("baths"), text("games"), "Baths"
    assert [text("free", card=word) for word in words] == ["the Baths", "Baths", "Baths"]
    assert [text("cards", count=count) for count in (1, "1", 1.5)] == ["1 card", "1 cards", "1.5 cards"]
    # A whole number below zero is written as a word, any other is left to the text.
    assert text("cards", count=-1.0) != text("cards", count=-1) == "−1 cards"


def test_buttons_are_called_as_at_the_table() -> None:
    english = translator("en", "button-my-hand = My hand\npress = Press { $button-my-hand }, { $name }\n")
    french = translator("fr", "button-my-hand = Ma main\npress = Appuie sur { $button-my-hand }, { $name }\n")
    assert french("press", name="Ann") == "Appuie sur Ma main, Ann"
    assert french.at_table(english)("press", name="Ann") == "Appuie sur My hand, Ann"
    assert french.at_table(english).with_commands({})("press", name="Ann") == "Appuie sur My hand, Ann"
