from __future__ import annotations

import pytest

from engine.duel.cards import cards
from engine.terms import CardId
from renders.drawing.canvas import Canvas
from renders.drawing.fitting import ELLIPSIS
from renders.duel.card_line import card_line
from renders.duel.chain_glyphs import CHAIN_GLYPHS
from renders.duel.effects import chain_given, chain_needed, price_row
from renders.duel.faces import HIGH, WIDE, card_back, high_face, wide_face
from renders.duel.names import card_name
from renders.parts.costs import cost_row
from renders.parts.language import Text


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    texts: list[str] = []
    write = Canvas.text

    def note(self: Canvas, x: float, y: float, text: str, *rest: object, **named: object) -> float:
        texts.append(text)
        return write(self, x, y, text, *rest, **named)  # type: ignore[arg-type]

    monkeypatch.setattr(Canvas, "text", note)
    return texts


@pytest.mark.parametrize("card_id", cards())
def test_the_whole_name_stands_on_every_card(card_id: CardId, written: list[str], text: Text) -> None:
    name = card_name(card_id, text)
    for cached in (high_face, wide_face, card_line):
        cached.cache_clear()
    if cards()[card_id].age == 3:
        wide_face(card_id, name)
    else:
        high_face(card_id, name, covered=True)
        high_face(card_id, name, covered=False)
    card_line(card_id, name, 378, 64)
    assert not any(ELLIPSIS in line for line in written)
    assert name in " ".join(written)


def test_every_card_looks_different(text: Text) -> None:
    high = [each.id for each in cards().values() if each.age < 3]
    wide = [each.id for each in cards().values() if each.age == 3]
    for covered in (False, True):
        shown = {high_face(each, card_name(each, text), covered=covered).tobytes() for each in high}
        assert len(shown) == len(high)
    assert len({wide_face(each, card_name(each, text)).tobytes() for each in wide}) == len(wide)


def test_cards_that_differ_in_more_than_their_names_look_different() -> None:
    faces: dict[bytes, set[object]] = {}
    for each in cards().values():
        wide = each.age == 3
        face = wide_face(each.id, "x") if wide else high_face(each.id, "x", covered=False)
        facts = (each.colour, each.cost.coins, tuple(each.cost.resources.items()), each.effects, each.chain)
        faces.setdefault(face.tobytes(), set()).add((*facts, each.free_from))
    assert all(len(facts) == 1 for facts in faces.values())


def test_a_chain_shows_on_both_of_its_cards() -> None:
    linked = [each for each in cards().values() if each.free_from is not None]
    assert len(linked) == len(CHAIN_GLYPHS)
    for each in linked:
        assert each.free_from is not None
        source = cards()[each.free_from]
        assert len(chain_given(source)) == 1
        [needed], [given] = chain_needed(each), chain_given(source)
        assert needed.make(40).tobytes() == given.make(40).tobytes()  # type: ignore[union-attr]
        assert len(price_row(each)) > len(cost_row(each.cost))


def test_the_back_of_a_guild_is_another_one() -> None:
    backs = {
        card_back(deck, size.width, size.height).tobytes()
        for deck, size in (("age_1", HIGH), ("age_2", HIGH), ("age_3", WIDE), ("guild", WIDE))
    }
    assert len(backs) == 4
