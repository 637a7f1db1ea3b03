"""What a wonder of Architects does, in words of the language file."""

from __future__ import annotations

from typing import assert_never

from engine.architects.effects import (
    KeepOneCard,
    Shields,
    StageEffect,
    TakeFromAnyDeck,
    TakeProgressToken,
    TakeTopCards,
)
from renders.parts.language import Text


def wonder_effect(effect: StageEffect | None, text: Text) -> str:
    """Say what a wonder does when some of its stages are built."""
    return text("architects-wonder-effect", effect=_word(effect))


def wonder_effect_sentence(effect: StageEffect | None, text: Text) -> str:
    """Say the same in a whole sentence."""
    return text("architects-wonder-effect-sentence", effect=_word(effect))


def _word(effect: StageEffect | None) -> str:
    match effect:
        case None:
            return "none"
        case TakeFromAnyDeck():
            return "take_from_any_deck"
        case TakeProgressToken():
            return "take_progress_token"
        case TakeTopCards(("central",)):
            return "take_from_central_deck"
        case TakeTopCards():
            return "take_from_left_and_right_decks"
        case KeepOneCard():
            return "keep_one_of_five"
        case Shields():
            return "shield"
        case _:
            assert_never(effect)
