"""What cards, wonders and progress tokens of Duel cost and do, as rows of icons."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial

from engine.duel.box import Card
from engine.duel.box import card as card_of
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
from engine.terms import COLOURS
from renders.drawing import theme
from renders.drawing.row import Piece, Slash, Space, Sprite, Word, choice_of
from renders.drawing.theme import Rgba
from renders.duel import icons as duel_icons
from renders.parts import icons
from renders.parts.costs import cost_row
from renders.parts.sprites import ARROW_SCALE, card_type, coins, points, resource, sign, times


def chain_given(card: Card) -> list[Piece]:
    """Give the chain symbol that a card has for a later one."""
    return [] if card.chain is None else [Sprite(partial(duel_icons.chain, card.chain))]


def chain_needed(card: Card) -> list[Piece]:
    """Give the chain symbol that makes a card free."""
    return [] if card.free_from is None else chain_given(card_of(card.free_from))


def price_row(card: Card) -> list[Piece]:
    """Give the chain symbol that makes a card free, or else its cost."""
    chain, cost = chain_needed(card), cost_row(card.cost)
    return [*chain, Slash(), *cost] if chain and cost else [*chain, *cost]


def effect_row(effects: Iterable[Effect], ink: Rgba = theme.INK) -> list[Piece]:
    """Give everything that effects do; ``ink`` is the colour of plain signs."""
    row = [piece for effect in effects for piece in _pieces(effect, ink)]
    return row[:-1] if row and isinstance(row[-1], Space) else row


def _pieces(effect: Effect, ink: Rgba) -> Sequence[Piece]:
    match effect:
        case Produce(name, amount):
            return [resource(name)] * amount
        case ProduceChoice(resources):
            return choice_of([resource(name) for name in resources])
        case TradePrice(resources, price):
            return [*[resource(name) for name in resources], Word("="), coins(price)]
        case Coins(amount):
            return [coins(amount)]
        case Per():
            return [*_per(effect, ink), Space(0.3)]
        case VictoryPoints(amount):
            return [points(amount)]
        case Shields(amount):
            return [Sprite(icons.shield)] * amount
        case Science(symbol):
            return [Sprite(partial(duel_icons.symbol, symbol))]
        case PlayAgain():
            return [Sprite(duel_icons.play_again)]
        case OpponentLosesCoins(amount):
            return [Sprite(lambda size: duel_icons.coins_lost(size, amount))]
        case DiscardOpponentCard(colour):
            return [Sprite(partial(duel_icons.crossed_out, partial(icons.card_type, colour)))]
        case BuildFromDiscard():
            return [sign("from-discard", ink)]
        case ChooseAsideToken(draw):
            return choice_of([Sprite(duel_icons.any_token)] * draw)
        case CostReduction(resources=count, target=target):
            what = sign("stage", ink) if target == "wonders" else card_type("blue")
            return [what, Sprite(lambda size: duel_icons.fewer(size, count))]
        case ExtraShields(amount, colour):
            more = [sign("plus", ink, 0.4), *[Sprite(icons.shield)] * amount]
            return [*more, times(ink), card_type(colour)]
        case WondersPlayAgain():
            return [Sprite(duel_icons.play_again), times(ink), sign("stage", ink)]
        case CoinsOnChainBuild(amount):
            return [coins(amount), times(ink), sign("chain", ink)]
        case GainOpponentTradeCoins():
            return [Sprite(icons.coin), sign("arrow-down", ink, ARROW_SCALE)]
        case _:
            raise ValueError(f"no picture of '{effect.kind}'")


def _per(effect: Per, ink: Rgba) -> list[Piece]:
    counted: list[Piece] = [card_type(colour) for colour in COLOURS if colour in effect.of]
    if "wonders" in effect.of:
        counted.append(sign("stage", ink))
    if "progress_tokens" in effect.of:
        counted.append(Sprite(duel_icons.any_token))
    if "coins" in effect.of:
        counted.append(coins(effect.each))
    gained: list[Piece] = []
    if effect.coins:
        gained.append(coins(effect.coins))
    if effect.points:
        gained.append(points(effect.points))
    most: list[Piece] = []
    if effect.city == "most":
        most = [sign("larger-city", ink)]
    return [*gained, times(ink), *counted, *most]
