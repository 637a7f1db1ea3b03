"""The letters of the cards that can be taken: the same in pictures, on buttons and in words."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_uppercase

from engine.duel.terms import Slot
from engine.duel.view import CardOffer, View


def lettered(view: View) -> Mapping[str, CardOffer]:
    """Give the offers of a turn by their letters, from left to right as the cards lie."""
    places = view.box.ages[view.age - 1].places

    def place(offer: CardOffer) -> tuple[int, int]:
        return places[offer.slot].x, places[offer.slot].row

    return dict(zip(ascii_uppercase, sorted(view.card_offers, key=place), strict=False))


def letters_by_slot(view: View) -> Mapping[Slot, tuple[str, CardOffer]]:
    """Give the letter and the offer of each card that can be taken."""
    return {offer.slot: (letter, offer) for letter, offer in lettered(view).items()}
