"""The costs and effects of cards, wonders and progress tokens of Duel, as rows of icons."""

from collections.abc import Iterable, Sequence
from functools import partial

from engine.duel.box import Box, Card
from engine.duel.city import Effect
from engine.duel.effects import (
    BuildFromDiscard,
    ChooseAsideToken,
    CoinsOnChainBuild,
    CostReduction,
    DiscardOpponentCard,
    ExtraShields,
    GainOpponentTradeCoins,
    OpponentLosesCoins,
    Per,
    PlayAgain,
    Produce,
    ProduceChoice,
    Science,
    TradePrice,
    WondersPlayAgain,
)
from engine.duel.terms import Source
from renders.drawing import theme
from renders.drawing.row import Piece, Slash, Space, Sprite, Word, choice_of
from renders.drawing.theme import Rgba
from renders.duel import icons as duel_icons
from renders.parts import icons
from renders.parts.sprites import (
    ARROW_SCALE,
    card_type,
    chain,
    coins,
    cost_row,
    gained_row,
    plain_row,
    resource,
    sign,
    times,
)


def chain_given(card: Card) -> list[Piece]:
    """Return the chain symbol that a card gives for a later one."""
    return [] if card.chain is None else [chain(card.chain)]


def chain_needed(box: Box, card: Card) -> list[Piece]:
    """Return the chain symbol that makes a card free."""
    return [] if card.free_from is None else chain_given(box.cards[card.free_from])


def price_row(box: Box, card: Card) -> list[Piece]:
    """Return the chain symbol that makes a card free, or else its cost."""
    chain, cost = chain_needed(box, card), cost_row(card.cost)
    return [*chain, Slash(), *cost] if chain and cost else [*chain, *cost]


def effect_row(effects: Iterable[Effect], ink: Rgba = theme.INK) -> list[Piece]:
    """Return all effects; ``ink`` is the colour of plain signs."""
    row = [piece for effect in effects for piece in pieces(effect, ink)]
    return row[:-1] if row and isinstance(row[-1], Space) else row


def pieces(effect: Effect, ink: Rgba) -> Sequence[Piece]:
    """Return an effect; unknown kinds show their coins, points and shields."""
    match effect:
        case Produce():
            return [resource(effect.resource)] * effect.amount
        case ProduceChoice():
            return choice_of([resource(name) for name in effect.resources])
        case TradePrice():
            return [*[resource(name) for name in effect.resources], Word("="), coins(effect.price)]
        case Per():
            counted = [_counted(each, effect.each, ink) for each in effect.of]
            most = [sign("larger-city", ink)] if effect.city == "most" else []
            return [*gained_row(effect), times(ink), *counted, *most, Space(0.3)]
        case Science():
            return [Sprite(partial(duel_icons.symbol, effect.symbol))]
        case PlayAgain():
            return [Sprite(duel_icons.play_again)]
        case OpponentLosesCoins():
            return [Sprite(partial(duel_icons.coins_lost, number=effect.amount))]
        case DiscardOpponentCard():
            return [Sprite(partial(duel_icons.crossed_out, partial(icons.card_type, effect.colour)))]
        case BuildFromDiscard():
            return [sign("from-discard", ink)]
        case ChooseAsideToken():
            return choice_of([Sprite(duel_icons.any_token)] * effect.draw)
        case CostReduction():
            what = sign("stage", ink) if effect.target == "wonders" else card_type(effect.target)
            return [what, Sprite(partial(duel_icons.fewer, number=effect.resources))]
        case ExtraShields():
            more = [sign("plus", ink, 0.4), *[Sprite(icons.shield)] * effect.amount]
            return [*more, times(ink), card_type(effect.target)]
        case WondersPlayAgain():
            return [Sprite(duel_icons.play_again), times(ink), sign("stage", ink)]
        case CoinsOnChainBuild():
            return [coins(effect.amount), times(ink), sign("chain", ink)]
        case GainOpponentTradeCoins():
            return [Sprite(icons.coin), sign("arrow-down", ink, ARROW_SCALE)]
    return plain_row(effect)


def _counted(counted: Source, each: int, ink: Rgba) -> Piece:
    """Return the counted thing, for coins with the number counted together."""
    match counted:
        case "wonders":
            return sign("stage", ink)
        case "progress_tokens":
            return Sprite(duel_icons.any_token)
        case "coins":
            return coins(each)
    return card_type(counted)
