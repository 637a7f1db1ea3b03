"""What one more progress token is worth, in sight or not."""

from __future__ import annotations

from collections.abc import Sequence

from engine.architects.effects import (
    AnyResources,
    CoinValue,
    ExtraCard,
    ExtraCardForStage,
    PointsForCopies,
    PointsForWonder,
    PointsPer,
    Shields,
)
from engine.architects.player.battles import battles
from engine.architects.player.moment import Moment
from engine.architects.scoring import progress_points
from engine.architects.terms import CENTRAL, STAGES
from engine.terms import TokenId


def token_worth(moment: Moment, token_id: TokenId | None) -> float:
    """Estimate what a progress token is worth; the unseen one as the average of those not in sight."""
    if token_id is not None:
        return _in_sight(moment, token_id)
    unseen = moment.view.box.all_tokens()
    for each in (*moment.view.tokens, *(each for city in moment.view.cities for each in city.tokens)):
        unseen.remove(each)
    return _mean([_in_sight(moment, each) for each in unseen])


def _in_sight(moment: Moment, token_id: TokenId) -> float:
    gained = moment.city.copy()
    gained.gain(moment.view.box.tokens[token_id])
    now = progress_points(moment.view.box, gained) - progress_points(moment.view.box, moment.city)
    match moment.view.box.tokens[token_id].effect:
        case ExtraCard(cards):
            share = sum(moment.view.box.full_deck(CENTRAL)[card_id] for card_id in cards) / sum(
                moment.view.box.full_deck(CENTRAL).values()
            )
            return moment.turns_left * min(1.0, 1.5 * share) * moment.weights.card
        case ExtraCardForStage():
            return (STAGES - len(moment.city.stages)) * 0.7 * moment.weights.card
        case CoinValue():
            return 0.2 * moment.turns_left
        case AnyResources():
            return 0.9 * (STAGES - len(moment.city.stages))
        case Shields():
            return battles(moment, gained, 0) - battles(moment, moment.city, 0)
        case PointsForWonder() | PointsPer() | PointsForCopies():
            return now + 0.1 * moment.turns_left
        case _:
            return 0.0


def _mean(numbers: Sequence[float]) -> float:
    return sum(numbers) / len(numbers) if numbers else 0.0
