"""Facts that differ between the editions of 7 Wonders are right wherever they are named."""

import re

import pytest

from bot.common.game_options import EDITIONS, GameName, Options
from bot.languages.translator import Translator, load_languages
from cogs.games.catalogues import base_catalogue, card_differs
from cogs.reference.catalogue import by_name, find
from cogs.reference.cog import FIRST_EDITION_ONLY
from engine.base.box import Box
from engine.base.city import SIDES
from engine.terms import CardId, WonderId
from renders.base.lesson import LESSONS
from renders.base.names import card_name
from renders.parts.names import city_name, wonder_name
from tests.cogs.room import Room, said, shown_files, suggested
from tests.texts import LOCALES

FIRST, SECOND = EDITIONS
BOXES: dict[GameName, Box] = {edition: Options(game=edition).box for edition in EDITIONS}

MENTIONS = {
    # The word, not the card.
    "farewell-won": "“well played”",
    "farewell-lost": "“well played”",
    "farewell-lost-at-once": "“well played”",
    "hindsight-nothing": "“well played”",
    # Right in both editions.
    "button-free": "Olympia makes cards free",
    "told-built": "Olympia makes cards free",
    "sure-build": "Olympia makes cards free",
    "play-words-builds": "Olympia makes cards free",
    "offer-build": "once an age only where the power is that of the first edition",
    "offer-or-power": "once an age only where the power is that of the first edition",
    "lesson-base-wonder-3": "what the stage of Giza costs and gives is filled in",
    # About the first edition only, and shown only there or marked so.
    "option-wonders-dealt-with-manneken-pis": "no option of the second edition",
    "option-wonders-chosen-with-manneken-pis": "no option of the second edition",
    "note-beer": "of a game with Manneken Pis",
    "topic-manneken-pis": "marked as the first edition’s",
    "rules-manneken-pis": "marked as the first edition’s",
    # About the differences between the editions.
    "refusal-no-manneken-pis": "Manneken Pis isn’t in the second edition",
    "rules-first-edition-only": "nor is a variant for two",
    "rules-second-edition": "held by a test below",
}
"""The messages that name a card or wonder whose facts differ, and why they are right."""

SIDES_NAMED = {
    "lobby-side-b": "day and night in the second edition",
    "option-sides-a": "day and night in the second edition",
    "option-sides-b": "day and night in the second edition",
    "option-sides-a-b": "day and night in the second edition",
    "note-costs-unknown": "of Manneken Pis, which is only in the first edition",
    "rules-manneken-pis": "of Manneken Pis, which is only in the first edition",
}
"""The messages that name side A or B, and why they are right."""

every_language = pytest.mark.parametrize(
    "text", load_languages().translators.values(), ids=lambda each: each.language
)

NAMES = ("card-", "city-", "wonder-", "duel-")
MESSAGE = re.compile(r"^([a-z][\w-]*) = ?(.*(?:\n[ }].*)*)", re.MULTILINE)
SIDE = re.compile(r"\b(?:side|sides|face|Seite|kant) [AB]\b", re.IGNORECASE)


@pytest.fixture
def text() -> Translator:
    return load_languages().of("en")


def differing(box: Box, other: Box) -> tuple[list[CardId], list[WonderId]]:
    """List the cards and wonders of a box that differ from another's."""
    cards = [each for each in box.cards if card_differs(box.cards[each], other.cards.get(each))]
    wonders = [each for each in box.wonders if box.wonders[each] != other.wonders.get(each)]
    return cards, wonders


def messages(language: str) -> dict[str, str]:
    """Return the messages of a language without names of things, by key."""
    written = (LOCALES / f"{language}.ftl").read_text(encoding="utf-8")
    return {key: text for key, text in MESSAGE.findall(written) if not key.startswith(NAMES)}


@every_language
def test_texts_naming_differing_cards_or_a_side_are_reviewed(text: Translator) -> None:
    named = {key for key, written in messages(text.language).items() if SIDE.search(written)}
    assert named <= SIDES_NAMED.keys()
    differ = set[str]()
    for box, other in (BOXES.values(), reversed(BOXES.values())):
        cards, wonders = differing(box, other)
        differ |= {card_name(box, each, text) for each in cards}
        differ |= {name(each, text) for each in wonders for name in (city_name, wonder_name)}
    names = re.compile(rf"\b(?:{'|'.join(map(re.escape, differ))})\b")
    found = {key for key, written in messages(text.language).items() if names.search(written)}
    # Brussels owes its beer in every language.
    assert found <= MENTIONS.keys()
    if text.language == "en":
        assert found == MENTIONS.keys()


@pytest.mark.parametrize("edition", EDITIONS)
def test_rules_lessons_and_legends_fit_their_edition(edition: GameName, text: Translator) -> None:
    box = BOXES[edition]
    told = "\n".join(LESSONS.describe(box, page.key, text) for page in LESSONS.of(box).pages)
    assert "Baths make the Aqueduct free" in text("rules-chains")
    assert box.cards[CardId("aqueduct")].free_from == ("baths",)
    assert "here 1 clay" in told
    assert box.cards[CardId("guard_tower")].cost.resources == {"clay": 1}
    worth, cost = (2, "stone") if edition == FIRST else (3, "wood")
    assert f"this card is worth {worth}" in told
    assert f"Giza’s first stage costs 2 {cost} and gives 3 points" in told
    stage = box.wonders[WonderId("giza")].sides["A"][0]
    assert stage.cost is not None
    assert stage.cost.resources == {cost: 2}
    signs = "\n".join(LESSONS.describe(box, key, text) for key in ("base-legend", "base-table-signs"))
    of_first = "legend-14", "legend-18", "legend-21", "legend-22", "table-signs-14", "table-signs-16"
    of_second = [f"legend-{each}" for each in range(23, 28)]
    for keys, shown in ((of_first, edition == FIRST), (of_second, edition == SECOND)):
        assert all((text(f"lesson-base-{key}") in signs) is shown for key in keys)


def test_statements_about_the_second_edition_hold(text: Translator) -> None:
    told, cards = text("rules-second-edition"), BOXES[SECOND].cards
    assert "the Altar makes the Pantheon free, the Theater the Gardens" in told
    assert cards[CardId("pantheon")].free_from == ("altar",)
    assert cards[CardId("gardens")].free_from == ("theater",)
    for box, other in ((BOXES[FIRST], BOXES[SECOND]), (BOXES[SECOND], BOXES[FIRST])):
        assert all(card_name(box, each, text) in told for each in box.cards.keys() - other.cards)
    assert "Babylon plays the seventh card on the night side" in told
    kinds = {
        side: {
            getattr(effect, "name", effect.kind)
            for wonder in BOXES[SECOND].wonders.values()
            for stage in wonder.sides[side]
            for effect in stage.effects
        }
        for side in SIDES
    }
    assert "new_colour_free" in kinds["A"]
    assert {"first_card_free", "last_card_free", "play_seventh_card"} <= kinds["B"] - kinds["A"]


@every_language
def test_notes_explain_how_the_editions_differ(text: Translator) -> None:
    for edition in EDITIONS:
        box, other = sorted(BOXES.values(), key=lambda each: each is not BOXES[edition])
        made = base_catalogue(edition, box, other)
        cards, wonders = differing(box, other)
        noted = {entry.name for entry in (*made.cards, *made.wonders) if entry.differs}
        assert noted == {*(f"card-{each}" for each in cards), *(f"wonder-{each}" for each in wonders)}
        shared = box.cards.keys() & other.cards
        renamed = {each for each in shared if card_name(box, each, text) != card_name(other, each, text)}
        assert bool(renamed) == (text.language == "de")
        for entry in (*made.cards, *made.wonders):
            told = "\n".join(note(text) for note in entry.notes)
            assert bool(told.strip()) == (entry.differs or entry.name.removeprefix("card-") in renamed)
            assert len(told) < 2000


def test_a_card_is_found_by_its_name_in_each_edition() -> None:
    german, (first, second) = load_languages().of("de"), BOXES.values()
    catalogues = base_catalogue(FIRST, first, second), base_catalogue(SECOND, second, first)
    known = by_name([each.cards for each in catalogues], (german,))
    for name, game in (("Mauern", FIRST), ("Wall", SECOND)):
        (entry,) = find(name, known, german)
        assert (entry.game, entry.name, entry.called(german)) == (game, "card-walls", name)
        told = (
            "**In der 2. Edition:** Heißt Wall." if game == FIRST else "**In der 1. Edition:** Heißt Mauern."
        )
        assert [note(german) for note in entry.notes] == [told]


async def described(room: Room, command: str, name: str) -> tuple[str, str]:
    """Look something up; return the alt text of its picture and the text beside it."""
    answer = await room.type("ann", command, name=name)
    (picture,) = shown_files(answer.response)
    return str(picture.description), said(answer)


async def test_cards_and_rules_follow_the_tables_edition_with_notes_on_the_other(room: Room) -> None:
    shown, note = await described(room, "card", "Altar")
    assert "Worth 2 points." in shown
    assert "**In the second edition:** Worth 3 points. Makes Pantheon free." in note
    await room.type("ann", "join", game="second-edition")
    shown, note = await described(room, "card", "Altar")
    assert "Worth 3 points." in shown
    assert "**In the first edition:** Worth 2 points. Makes Temple free." in note
    # Ben has chosen no edition: the table's applies.
    answer = await room.type("ben", "card", name="Altar")
    assert "Worth 3 points." in str(shown_files(answer.response)[0].description)
    shown, note = await described(room, "card", "Altar (first edition)")
    assert "Worth 2 points." in shown
    _, note = await described(room, "card", "Baths")
    assert "edition" not in note
    shown, note = await described(room, "wonder", "Olympia")
    assert "day side" in shown.casefold()
    assert "Side A" in note
    # Only the starting resource differs.
    assert note.startswith("**In the first edition:** \nProduces wood.\nSide A:")
    assert "Produces" not in (await described(room, "wonder", "Giza"))[1]
    _, note = await described(room, "card", "Pawnshop")
    assert note.startswith("Only in the first edition.")
    await room.type("ann", "end")
    assert (await suggested(room, "card", "name", "temple"))[:2] == ["Temple", "Temple (second edition)"]
    assert await suggested(room, "card", "name", "aquedu") == ["Aqueduct", "Aqueduct (7 Wonders Duel)"]
    answer = await room.type("cyd", "card", name="Temple (second edition)")
    await room.tap("cyd", answer.response, room.text("button-show-to-all"))
    assert "Worth 4 points." in str(shown_files(room.last())[0].description)
    await room.type("ann", "join", game="second-edition")
    assert said(await room.type("ann", "rules")).startswith(room.text("rules-round"))
    for topic in FIRST_EDITION_ONLY:
        told = said(await room.type("ann", "rules", topic=topic))
        assert room.text("rules-first-edition-only") in told
    assert said(await room.type("ann", "rules", topic="second-edition")).startswith("## First or second")
    # A score pad does so too, for a person without a chosen edition.
    assert room.text("game-second-edition") in said(await room.type("ben", "score", players="Ann, Ben, Cyd"))
