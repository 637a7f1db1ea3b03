from itertools import product

import pytest

from bot.languages.translator import load_languages
from engine.duel.rules import standard_box
from engine.terms import CardId
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import ELLIPSIS
from renders.drawing.row import Row
from renders.duel import faces
from renders.duel.effects import chain_given, chain_needed, price_row
from renders.duel.faces import card_face
from renders.duel.names import broken_name, card_name
from renders.duel.tableau import FORMATS, Format
from renders.parts.language import Text
from renders.parts.sprites import cost_row

BOX = standard_box()

LEAST_ICON = {1: 36, 2: 36, 3: 40}
"""How small cost and effect may be in an age: six narrow cards lie side by side in the first two."""


def formats_of(card_id: CardId) -> tuple[Format, ...]:
    """Return the formats in which a card is drawn: in Age III never more than four lie side by side."""
    return tuple(size for size in FORMATS if BOX.cards[card_id].age < 3 or size.lines == 1)


@pytest.mark.usefixtures("unpainted")
@pytest.mark.parametrize("language", ["en", "fr", "nl", "de"])
def test_no_name_is_cut_in_any_language(written: list[str], language: str) -> None:
    text = load_languages().of(language)
    for card_id in BOX.cards:
        name = card_name(card_id, text)
        for size, covered in product(formats_of(card_id), (False, True)):
            written.clear()
            card_face(BOX, card_id, name, size, covered=covered, broken=broken_name(name, text))
            drawn = " ".join(written)
            assert name in drawn or name in drawn.replace("- ", "")
            assert ELLIPSIS not in drawn


@pytest.mark.usefixtures("unpainted")
def test_price_and_effect_are_large_enough_to_recognise(monkeypatch: pytest.MonkeyPatch, text: Text) -> None:
    sizes: list[int] = []

    def note(canvas: Canvas, row: Row, x: float, y: float, size: int, **named: object) -> None:
        sizes.append(size)

    monkeypatch.setattr(faces, "draw_row", note)
    for card_id, card in BOX.cards.items():
        sizes.clear()
        for size in formats_of(card_id):
            card_face(BOX, card_id, card_name(card_id, text), size, covered=True)
        assert min(sizes) >= LEAST_ICON[card.age], card_id


def test_cards_that_differ_in_more_than_their_names_look_different() -> None:
    shown: dict[bytes, set[object]] = {}
    for each in BOX.cards.values():
        face = card_face(BOX, each.id, "x", FORMATS[0], covered=False)
        facts = (each.colour, each.cost.coins, tuple(each.cost.resources.items()), each.effects, each.chain)
        shown.setdefault(face.tobytes(), set()).add((*facts, each.free_from))
    assert all(len(facts) == 1 for facts in shown.values())


def test_a_chain_shows_on_both_of_its_cards() -> None:
    linked = [each for each in BOX.cards.values() if each.free_from is not None]
    assert len(linked) == 17
    for each in linked:
        assert each.free_from is not None
        source = BOX.cards[each.free_from]
        assert len(chain_given(source)) == 1
        [needed], [given] = chain_needed(BOX, each), chain_given(source)
        assert needed.make(40).tobytes() == given.make(40).tobytes()  # type: ignore[union-attr]
        assert len(price_row(BOX, each)) > len(cost_row(each.cost))
