from __future__ import annotations

from engine.duel.rules import standard_box
from engine.duel.terms import SYMBOLS
from renders.duel import icons

ALL_TOKENS = tuple(standard_box().tokens)


def test_symbols_and_tokens_look_different() -> None:
    assert len({icons.symbol(each, 44).tobytes() for each in SYMBOLS}) == 7
    assert len({icons.token(each, 84).tobytes() for each in ALL_TOKENS}) == 10
