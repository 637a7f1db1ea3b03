from __future__ import annotations

from engine.duel.rules import standard_box
from engine.duel.terms import SYMBOLS
from engine.terms import TokenId
from renders.duel import icons
from renders.parts import icons as parts_icons

ALL_TOKENS = tuple(standard_box().tokens)


def test_symbols_and_tokens_look_different() -> None:
    assert len({icons.symbol(each, 44).tobytes() for each in SYMBOLS}) == 7
    assert len({icons.token(each, 84).tobytes() for each in ALL_TOKENS}) == 10


def test_what_has_no_drawing_of_its_own_is_a_lozenge() -> None:
    chains = {card.chain for card in standard_box().cards.values() if card.chain is not None}
    drawn = {parts_icons.chain(name, 44).tobytes() for name in (*chains, "anchor")}
    assert len(drawn) == len(chains) + 1
    assert icons.token(TokenId("alchemy"), 84).tobytes() == icons.token(TokenId("poetry"), 84).tobytes()
