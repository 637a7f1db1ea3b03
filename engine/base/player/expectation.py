"""How many points a city may expect at the end of the game."""

from __future__ import annotations

from engine.base.effects import Per, VictoryPoints
from engine.base.payment import size
from engine.base.player.outlook import Outlook
from engine.base.player.rounds import rounds_to_come

GAME_LEFT_IN_LAST_AGE = 1 / 3


def expected_points(outlook: Outlook) -> float:
    """Add up what lies in a city, what becomes of it, and what the rounds to come may bring."""
    city = outlook.city
    weights = outlook.weights
    points = (
        weights.coin * city.coins
        + sum(city.conflicts)
        + outlook.tokens(city.shields, outlook.moment.age)
        + outlook.science
        + sum(
            effect.amount
            for stage in city.stages_built
            for effect in stage.effects
            if isinstance(effect, VictoryPoints)
        )
        + weights.sales * size(city.for_sale.fixed) * outlook.moment.game_left
    )
    for card in city.cards:
        for effect in card.effects:
            if isinstance(effect, VictoryPoints):
                points += effect.amount
            elif isinstance(effect, Per):
                points += effect.points * outlook.count(effect)
    return points + _copied_guild(outlook) + rounds_to_come(outlook)


def _copied_guild(outlook: Outlook) -> float:
    """Expect the guild that Olympia B copies: the best that the neighbours have, or one to come."""
    if "copy_neighbour_guild" not in outlook.city.abilities:
        return 0.0
    last_age = outlook.moment.box.last_age
    there = [
        outlook.worth(card.effects, last_age)
        for neighbour in outlook.neighbours
        for card in neighbour.cards
        if card.colour == "purple"
    ]
    hoped = outlook.weights.abilities["copy_neighbour_guild"][last_age - 1]
    still_to_come = min(1.0, outlook.moment.game_left / GAME_LEFT_IN_LAST_AGE)
    return max([*there, hoped * still_to_come])
