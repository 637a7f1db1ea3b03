"""What a city is worth: its points, and what its cards may still become."""

from __future__ import annotations

from engine.architects.box import Stage
from engine.architects.city import City
from engine.architects.effects import (
    ExtraCardForStage,
    KeepOneCard,
    TakeFromAnyDeck,
    TakeProgressToken,
    TakeTopCards,
)
from engine.architects.player.battles import battles
from engine.architects.player.moment import Moment
from engine.architects.player.weights import TURNS_FOR_A_TOKEN
from engine.architects.scoring import points_without_cat, progress_points
from engine.architects.terms import CAT_POINTS, SYMBOLS
from engine.terms import CardId


def worth(moment: Moment, city: City, horns: int = 0) -> float:
    """Estimate the points that a city will bring after these horns."""
    points = points_without_cat(city, progress_points(moment.view.box, city))
    return (
        points
        + _means(moment, city)
        + _symbols(moment, city)
        + battles(moment, city, horns)
        + _finish(moment, city)
    )


def effect_worth(moment: Moment, stage: Stage) -> float:
    """Estimate a stage's effect; shields are counted with the city."""
    architecture = any(
        isinstance(moment.view.box.tokens[each].effect, ExtraCardForStage) and each not in moment.view.used
        for each in moment.city.tokens
    )
    match stage.effect:
        case TakeProgressToken():
            effect = moment.weights.token
        case TakeTopCards() | TakeFromAnyDeck() | KeepOneCard():
            effect = moment.weights.effect
        case _:
            effect = 0.0
    return effect + moment.weights.card * architecture


def _means(moment: Moment, city: City) -> float:
    """Estimate what resources and coins bring: mostly how near they bring the next stage."""
    amounts = city.resources.values()
    near = 0.0
    for stage in city.open_stages:
        fitting = max(amounts) if stage.cost.demand == "identical" else sum(map(bool, amounts))
        have = min(stage.cost.count, min(fitting, stage.cost.count) + city.coins)
        gain = stage.victory_points + effect_worth(moment, stage) + moment.weights.stage
        near = max(
            near, gain * (have / stage.cost.count) ** moment.weights.patience * moment.weights.nearness
        )
    if city.finished:
        return 0.0
    return (
        near
        + moment.weights.coin * city.coins
        + moment.weights.resource * sum(min(each, 3) for each in amounts)
    )


def _symbols(moment: Moment, city: City) -> float:
    if not moment.view.tokens and not moment.view.stack_size:
        return 0.0
    different = sum(bool(city.cards.get(CardId(symbol), 0)) for symbol in SYMBOLS)
    nearly_over = min(1.0, moment.turns_left / TURNS_FOR_A_TOKEN)
    weights = moment.weights
    return (0.0, weights.symbol, weights.two_symbols, weights.token)[different] * nearly_over


def _finish(moment: Moment, city: City) -> float:
    """Weigh the end of the game: welcome in the lead only."""
    if not city.finished:
        return 0.0
    cat = CAT_POINTS if moment.view.cat == moment.seat else 0
    mine = points_without_cat(city, progress_points(moment.view.box, city)) + cat
    best = max(score.total for score in moment.view.scores if score.seat != moment.seat)
    return moment.weights.lead if mine > best else -moment.weights.lead if mine < best else 0.0
