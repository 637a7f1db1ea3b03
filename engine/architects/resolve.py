"""What a choice changes on the table (rulebook, The turn; Wonder effects; Progress tokens)."""

from __future__ import annotations

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
from engine.architects.consequences import Consequences
from engine.architects.effects import AnyResources, CoinValue, TokenEffect
from engine.architects.events import (
    ArchitectsEvent,
    CardTaken,
    DeckShuffled,
    EffectFailed,
    Passed,
    StageBuilt,
    SymbolsExchanged,
    TokenTaken,
    WonderFinished,
)
from engine.architects.legal import rest_of_search
from engine.architects.table import Table
from engine.architects.terms import COIN
from engine.rules import Tell
from engine.terms import CardId, TokenId


def resolve(table: Table, choice: ArchitectsChoice, tell: Tell[ArchitectsEvent]) -> None:
    """Do what a legal choice says; what follows the end of a turn is left to the course."""
    done = Consequences(table, tell)
    match choice:
        case Take(deck):
            table.taken = True
            done.take(deck, "turn")
        case End():
            table.passes = 0 if table.taken else table.passes + 1
            if not table.taken:
                tell(Passed(table.turn))
        case Build():
            _build(done, choice)
        case Exchange(cards):
            _spend(table, cards)
            table.asked = "token"
            tell(SymbolsExchanged(table.turn, cards))
        case ChooseToken(token):
            table.asked = None
            _take_token(table, token, tell)
        case Extra(token, deck):
            table.open_tokens.remove(token)
            table.used.append(token)
            done.take(deck, "token", token)
        case UseEffect(deck):
            table.asked = None
            if table.city.board.effect is not None:
                table.city.board.effect.use_on(done, deck)
        case Keep(card):
            _keep(done, card)
        case _:
            assert_never(choice)


def _spend(table: Table, cards: tuple[CardId, ...]) -> None:
    city = table.city
    for card in cards:
        city.remove(table.box.cards[card])
    table.discard += cards


def _build(done: Consequences, choice: Build) -> None:
    table, tell, city = done.table, done.tell, done.table.city
    stage = city.board.stage(choice.stage)
    _spend(table, (*map(CardId, choice.resources), *[COIN] * choice.coins))
    city.build(stage)
    table.taken = True  # a turn without a card to take is under way once a stage is built
    table.used += [
        token.id
        for token in city.tokens_for_stages
        if token.id not in table.used and _helps(token.effect, choice)
    ]
    for token in city.tokens_for_cards:
        if token.effect.opens_after_stage():
            done.open(token.id)
    tell(
        StageBuilt(
            table.turn, choice.stage, choice.resources, choice.coins, choice.economy, choice.engineering
        )
    )
    if city.finished:
        tell(WonderFinished(table.turn))
    if stage.effect is not None and not stage.effect.happen(done):
        tell(EffectFailed(table.turn, choice.stage))


def _helps(effect: TokenEffect, choice: Build) -> bool:
    """Tell whether this effect has helped to pay."""
    return (choice.economy and isinstance(effect, CoinValue)) or (
        choice.engineering and isinstance(effect, AnyResources)
    )


def _keep(done: Consequences, card: CardId) -> None:
    table, tell, deck = done.table, done.tell, done.table.searched
    if deck is None:
        raise ValueError("no deck is being searched")
    pile = table.reshuffling.shuffle(rest_of_search(table, card))
    table.decks[deck] = list(pile)
    table.asked = table.searched = None
    tell(CardTaken(table.turn, deck, card, "wonder"))
    done.lay(card)
    tell(DeckShuffled(deck, pile[0] if pile else None))


def _take_token(table: Table, token: TokenId | None, tell: Tell[ArchitectsEvent]) -> None:
    """Give the city a token; a face-up one is replaced at once by the top of the stack."""
    revealed = None
    gained = table.stack.pop(0) if token is None else token
    if token is not None:
        place = table.face_up.index(token)
        del table.face_up[place]
        if table.stack:
            revealed = table.stack.pop(0)
            table.face_up.insert(place, revealed)
    table.city.gain(table.box.tokens[gained])
    tell(TokenTaken(table.turn, gained, token is None, revealed))
