"""The cards that are still to come, as far as one may know."""

from __future__ import annotations

from engine.duel.box import Card
from engine.duel.player.guess import seen_cards
from engine.duel.terms import DECKS, Deck
from engine.duel.view import View


def cards_to_come(view: View) -> list[tuple[Card, float]]:
    """List every card that costs something and may still be built, with how likely it is in the game."""
    cards, seen = view.box.cards, set(seen_cards(view))
    unseen = [each for each in cards.values() if each.id not in seen]
    found = [(cards[laid.card], 1.0) for laid in view.layout if laid.card is not None]
    for age in range(max(view.age, 1), len(view.box.ages) + 1):
        for back in DECKS:
            may_lie = [each for each in unseen if each.age == age and each.deck == back]
            lying = _lying(view, age, back)
            if may_lie and lying:
                found += [(each, lying / len(may_lie)) for each in may_lie]
    return [(each, likely) for each, likely in found if each.cost.coins or each.cost.resources]


def _lying(view: View, age: int, back: Deck) -> int:
    """Count the cards of a back that lie face down in this age, or will lie in a later one."""
    if age == view.age:
        return sum(laid.card is None and laid.back == back for laid in view.layout)
    to_lay = view.box.ages[age - 1]
    return to_lay.guilds if back == "guild" else len(to_lay.places) - to_lay.guilds
