"""What cards, wonders and progress tokens of Duel cost and do, in sentences of the language file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.duel.box import progress_token
from engine.duel.effects import (
    BuildFromDiscard,
    ChooseAsideToken,
    Coins,
    CoinsOnChainBuild,
    CostReduction,
    DiscardOpponentCard,
    Effect,
    ExtraShields,
    GainOpponentTradeCoins,
    OpponentLosesCoins,
    Per,
    PlayAgain,
    Produce,
    ProduceChoice,
    Science,
    Shields,
    TradePrice,
    VictoryPoints,
    WondersPlayAgain,
)
from engine.duel.terms import RESOURCES
from engine.terms import COLOURS, Resource, TokenId
from renders.duel.names import symbol_name, token_name
from renders.parts.language import Text, all_of, one_of, resource_count


def bought_resources(bought: Sequence[Resource], text: Text) -> str:
    """List what is bought from the bank: "2 wood and clay"."""
    return all_of(
        [resource_count(each, bought.count(each), text) for each in RESOURCES if each in bought], text
    )


def effect_sentences(effects: Iterable[Effect], text: Text) -> str:
    """Say what effects do, one sentence each."""
    return " ".join(_effect_sentence(effect, text) for effect in effects)


def token_line(token: TokenId, text: Text) -> str:
    """Say what a progress token does, behind its name."""
    return text(
        "duel-words-thing-explained",
        thing=token_name(token, text),
        effects=effect_sentences(progress_token(token).effects, text),
    )


def _effect_sentence(effect: Effect, text: Text) -> str:
    match effect:
        case Produce(resource, amount):
            return text("effect-produce", resource=resource_count(resource, amount, text))
        case ProduceChoice(resources):
            return text("duel-effect-produce-one-of", resources=_one_resource_of(resources, text))
        case TradePrice(resources, price):
            listed = all_of([text(f"resource-{each}") for each in resources], text)
            return text("duel-effect-trade-price", count=len(resources), resources=listed, price=price)
        case Coins(amount):
            return text("effect-coins", count=amount)
        case Per():
            return _per_sentence(effect, text)
        case VictoryPoints(amount):
            return text("effect-points", count=amount)
        case Shields(amount):
            return text("effect-shields", count=amount)
        case Science(symbol):
            return text("duel-effect-science", symbol=symbol_name(symbol, text))
        case PlayAgain():
            return text("duel-effect-play-again")
        case OpponentLosesCoins(amount):
            return text("duel-effect-opponent-loses-coins", count=amount)
        case DiscardOpponentCard(colour):
            return text("duel-effect-discard-opponent-card", colour=text(f"colour-{colour}"))
        case BuildFromDiscard():
            return text("duel-effect-build-from-discard")
        case ChooseAsideToken(draw):
            return text("duel-effect-choose-aside-token", count=draw)
        case CostReduction(resources=count, target=target):
            return text("duel-effect-cost-reduction", count=count, target=target)
        case ExtraShields(amount):
            return text("duel-effect-extra-shields", count=amount)
        case WondersPlayAgain():
            return text("duel-effect-wonders-play-again")
        case CoinsOnChainBuild(amount):
            return text("duel-effect-coins-on-chain-build", count=amount)
        case GainOpponentTradeCoins():
            return text("duel-effect-gain-opponent-trade-coins")
        case _:
            raise ValueError(f"no words for '{effect.kind}'")


def _one_resource_of(resources: Sequence[Resource], text: Text) -> str:
    return one_of([text(f"resource-{each}") for each in resources], text)


def _per_sentence(effect: Per, text: Text) -> str:
    colours = [text(f"colour-{each}") for each in COLOURS if each in effect.of]
    if colours:
        counted = text("duel-counted-cards", colours=one_of(colours, text))
    elif effect.of == ("coins",):
        counted = text("duel-counted-coins", each=effect.each)
    else:
        counted = text(f"duel-counted-{effect.of[0]}")
    if effect.coins and effect.points:
        return text("duel-effect-per-both", coins=effect.coins, points=effect.points, counted=counted)
    if effect.coins:
        return text("duel-effect-per-coins", coins=effect.coins, counted=counted)
    return text("duel-effect-per-points", points=effect.points, counted=counted, city=effect.city)
