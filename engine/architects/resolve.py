"""The effects of choices on the table (rulebook, The turn; Resolving a battle)."""

from typing import assert_never

from engine.architects.choice import (
    ArchitectsChoice,
    Build,
    ChooseToken,
    End,
    Exchange,
    Extra,
    Keep,
    Take,
    UseEffect,
)
from engine.architects.city import Effect
from engine.architects.effects import AnyResources, CoinValue, WhenBuilt, deck_effect
from engine.architects.events import (
    Battle,
    EffectFailed,
    Fight,
    Passed,
    StageBuilt,
    SymbolsExchanged,
    WonderFinished,
)
from engine.architects.table import Table, Turn
from engine.architects.terms import COIN
from engine.game import Event, Seat, left_of
from engine.rules import Tell
from engine.terms import CardId


def resolve(table: Table, choice: ArchitectsChoice, tell: Tell[Event]) -> None:
    """Carry out a legal choice; the end of a turn is left to the course."""
    turn = Turn(table, tell)
    match choice:
        case Take(deck):
            table.taken = True
            turn.take(deck, "turn")
        case End():
            table.passes = 0 if table.taken else table.passes + 1
            if not table.taken:
                tell(Passed(table.turn))
        case Build():
            _build(turn, choice)
        case Exchange(cards):
            turn.spend(cards)
            table.asked = "token"
            tell(SymbolsExchanged(table.turn, cards))
        case ChooseToken(token):
            turn.take_token(token)
        case Extra(token, deck):
            table.open_tokens = tuple([each for each in table.open_tokens if each != token])
            table.used += (token,)
            turn.take(deck, "token", token)
        case UseEffect(deck):
            table.asked = None
            if (effect := deck_effect(table.city.board)) is not None:
                effect.use_on(turn, deck)
        case Keep(card):
            turn.keep(card)
        case _:
            assert_never(choice)


def _build(turn: Turn, choice: Build) -> None:
    """Build a stage, and apply its effects."""
    table, city = turn.table, turn.table.city
    stage = city.board.stage(choice.stage)
    turn.spend((*map(CardId, choice.resources), *[COIN] * choice.coins))
    city.build(stage)
    table.taken = True  # a turn without a card to take is under way once a stage is built
    for token in city.tokens_for_stages:
        if token.id not in table.used and _helps(token.effect, choice):
            table.used += (token.id,)
    turn.open_tokens(None)
    turn.tell(
        StageBuilt(
            table.turn, choice.stage, choice.resources, choice.coins, choice.economy, choice.engineering
        )
    )
    if city.finished:
        turn.tell(WonderFinished(table.turn))
    if isinstance(stage.effect, WhenBuilt) and not stage.effect.happen(turn):
        turn.tell(EffectFailed(table.turn, choice.stage))


def _helps(effect: Effect, choice: Build) -> bool:
    """Return whether this effect helped to pay."""
    return (choice.economy and isinstance(effect, CoinValue)) or (
        choice.engineering and isinstance(effect, AnyResources)
    )


# -- battles -----------------------------------------------------------------------------------------------


def fight_battle(table: Table) -> Battle:
    """Compare all neighbours, give out victory tokens, discard horned cards and turn the tokens back."""
    # Two players are each other's only neighbours and compare once.
    pairs = 1 if table.players == 2 else table.players
    fights = tuple([_fight(table, Seat(seat)) for seat in range(pairs)])
    for fight in fights:
        if fight.winner is not None:
            table.cities[fight.winner].victories += fight.tokens
    horned = [card for card in table.box.cards.values() if card.horns]
    discarded = []
    for city in table.cities:
        discarded.append(tuple([card.id for card in horned for _ in range(city.cards[card.id])]))
        table.discard += discarded[-1]
        for card in horned:
            city.add(card, -city.cards[card.id])
    table.battle = 0
    return Battle(fights, tuple(discarded))


def _fight(table: Table, seat: Seat) -> Fight:
    """Compare a seat with its left neighbour."""
    left = left_of(seat, table.players)
    own, other = table.cities[seat].shields, table.cities[left].shields
    if own == other:
        return Fight(seat, left, own, other, None, 0)
    winner = seat if own > other else left
    return Fight(seat, left, own, other, winner, tokens_won(table.twice_from, own, other))


def tokens_won(twice_from: int, own: int, other: int) -> int:
    """Return the tokens of the side with more shields; ``twice_from`` is that of the table."""
    most, least = max(own, other), min(own, other)
    return 2 if 0 < twice_from <= most and most >= 2 * least else 1
