"""What battles to come are worth: the next one, and those after it."""

from __future__ import annotations

from engine.architects.city import City
from engine.architects.player.moment import Moment
from engine.architects.player.weights import HORNS_A_CARD
from engine.architects.terms import VICTORY_POINTS


def battles(moment: Moment, city: City, horns: int) -> float:
    """Estimate the victory tokens to come: of the next battle, and of those after it."""
    view = moment.view
    due = view.battle + horns >= view.conflict_tokens
    to_come = view.battle + horns + moment.turns_left * view.players * HORNS_A_CARD
    to_fight = to_come / view.conflict_tokens
    lasting = city.shields - _horned(moment, city)
    tokens = 0.0
    for other in moment.neighbours:
        theirs = view.cities[other]
        their_lasting = theirs.shields - _horned(moment, theirs)
        certainty = 1.0 if due else moment.weights.shield
        now = _fight(moment, city.shields, theirs.shields, certainty)
        tokens += now * (1.0 if due else moment.weights.battles * min(1.0, to_fight))
        later = _fight(moment, lasting, their_lasting, moment.weights.shield)
        tokens += later * moment.weights.battles * max(0.0, to_fight - 1)
    return VICTORY_POINTS * tokens


def _horned(moment: Moment, city: City) -> int:
    return sum(city.cards[card.id] for card in moment.view.box.cards.values() if card.horns)


def _fight(moment: Moment, mine: int, theirs: int, shield: float) -> float:
    """Estimate the tokens won by one side, less those of the other where there are only two."""
    lead = max(-1.0, min(1.0, shield * (mine - theirs)))
    if moment.view.players > 2:
        return max(0.0, lead) if shield == 1 else 0.5 + lead / 2
    most = max(mine, theirs)
    return lead * (2 if most > 1 and most >= 2 * min(mine, theirs) else 1)
