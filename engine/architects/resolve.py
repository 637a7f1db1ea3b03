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
from engine.architects.effects import (
    AnyResources,
    CoinValue,
    ExtraCard,
    ExtraCardForStage,
    KeepOneCard,
    TakeFromAnyDeck,
    TakeProgressToken,
    TakeTopCards,
    TokenEffect,
)
from engine.architects.events import (
    ArchitectsEvent,
    CardTaken,
    CatTaken,
    Cause,
    ConflictTokensTurned,
    DeckSearched,
    DeckShuffled,
    EffectFailed,
    Passed,
    StageBuilt,
    SymbolsExchanged,
    TokenTaken,
    WonderFinished,
)
from engine.architects.legal import decks_for_effect, rest_of_search, searched_cards
from engine.architects.table import Table
from engine.architects.terms import COIN, DeckId
from engine.facts import Shields
from engine.rules import Tell
from engine.terms import CardId, TokenId


def resolve(table: Table, choice: ArchitectsChoice, tell: Tell[ArchitectsEvent]) -> None:
    """Do what a legal choice says; what follows the end of a turn is left to the course."""
    match choice:
        case Take(deck):
            table.taken = True
            _take_top(table, deck, tell, "turn")
        case End():
            table.passes = 0 if table.taken else table.passes + 1
            if not table.taken:
                tell(Passed(table.seat))
        case Build():
            _build(table, choice, tell)
        case Exchange(cards):
            _spend(table, cards)
            table.asked = "token"
            tell(SymbolsExchanged(table.seat, cards))
        case ChooseToken(token):
            table.asked = None
            _take_token(table, token, tell)
        case Extra(token, deck):
            table.open_tokens.remove(token)
            table.used.append(token)
            _take_top(table, deck, tell, "token", token)
        case UseEffect(deck):
            _use_effect(table, deck, tell)
        case Keep(card):
            _keep(table, card, tell)
        case _:
            assert_never(choice)


def _take_top(
    table: Table, deck: DeckId, tell: Tell[ArchitectsEvent], cause: Cause, token: TokenId | None = None
) -> None:
    card = table.decks[deck].pop(0)
    tell(CardTaken(table.seat, deck, card, cause, token))
    _lay(table, card, tell)


def _lay(table: Table, card_id: CardId, tell: Tell[ArchitectsEvent]) -> None:
    """Lay a card before the city: the cat comes, horns are blown, tokens open one more card."""
    card, city = table.box.cards[card_id], table.city
    city.add(card)
    if card.cat and table.cat != table.seat:
        tell(CatTaken(table.seat, table.cat))
        table.cat = table.seat
    if card.horns and table.battle < table.conflict_tokens:
        turned = min(card.horns, table.conflict_tokens - table.battle)
        table.battle += turned
        tell(ConflictTokensTurned(table.seat, turned, table.battle, table.conflict_tokens))
    for token in city.tokens_for_cards:
        if isinstance(token.effect, ExtraCard) and card_id in token.effect.after:
            _open(table, token.id)


def _open(table: Table, token: TokenId) -> None:
    """Let the city take the extra card of a token, once in a turn."""
    if token not in table.used and token not in table.open_tokens:
        table.open_tokens.append(token)


def _spend(table: Table, cards: tuple[CardId, ...]) -> None:
    city = table.city
    for card in cards:
        city.remove(table.box.cards[card])
    table.discard += cards


def _build(table: Table, choice: Build, tell: Tell[ArchitectsEvent]) -> None:
    city = table.city
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
        if isinstance(token.effect, ExtraCardForStage):
            _open(table, token.id)
    tell(
        StageBuilt(
            table.seat, choice.stage, choice.resources, choice.coins, choice.economy, choice.engineering
        )
    )
    if city.finished:
        tell(WonderFinished(table.seat))
    match stage.effect:
        case TakeTopCards(places):
            decks = table.decks_in_reach(places)
            for deck in decks:
                _take_top(table, deck, tell, "wonder")
            works = bool(decks)
        case TakeProgressToken():
            works = table.tokens_left
            table.asked = "token" if works else None
        case TakeFromAnyDeck() | KeepOneCard():
            works = bool(decks_for_effect(table))
            table.asked = "effect" if works else None
        case Shields() | None:
            works = True  # shields count in every battle as long as the stage stands
        case _:
            assert_never(stage.effect)
    if not works:
        tell(EffectFailed(table.seat, choice.stage))


def _helps(effect: TokenEffect, choice: Build) -> bool:
    """Tell whether this effect has helped to pay."""
    return (choice.economy and isinstance(effect, CoinValue)) or (
        choice.engineering and isinstance(effect, AnyResources)
    )


def _use_effect(table: Table, deck: DeckId, tell: Tell[ArchitectsEvent]) -> None:
    if isinstance(table.city.board.effect, KeepOneCard):
        table.asked = "keep"
        table.searched = deck
        tell(DeckSearched(table.seat, deck, len(searched_cards(table))))
    else:
        table.asked = None
        _take_top(table, deck, tell, "wonder")


def _keep(table: Table, card: CardId, tell: Tell[ArchitectsEvent]) -> None:
    deck = table.searched
    if deck is None:
        raise ValueError("no deck is being searched")
    pile = table.reshuffling.shuffle(rest_of_search(table, card))
    table.decks[deck] = list(pile)
    table.asked = table.searched = None
    tell(CardTaken(table.seat, deck, card, "wonder"))
    _lay(table, card, tell)
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
    tell(TokenTaken(table.seat, gained, token is None, revealed))
