"""What a choice changes on the table (rulebook, The turn; Wonder effects; Progress tokens)."""

from __future__ import annotations

from collections.abc import Callable

from engine.architects.cards import card
from engine.architects.choice import Build, Choice, ChooseToken, End, Exchange, Extra, Keep, Take, UseEffect
from engine.architects.deal import Pile
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
from engine.architects.table import Table
from engine.architects.terms import COIN, CardKind, DeckId, Position, TokenId
from engine.architects.tokens import ECONOMY, ENGINEERING, tokens_for_card, tokens_for_stage
from engine.architects.turn import decks_for_effect, searched_cards

Reshuffle = Callable[[list[CardKind]], Pile]
"""Gives the order in which a pile lies after Halicarnassus; it may refuse a pile that it does not know."""


def resolve(table: Table, choice: Choice, reshuffle: Reshuffle) -> list[ArchitectsEvent]:
    """Do what a legal choice says, except that ending the turn is left to the caller."""
    match choice:
        case Take(deck):
            table.taken = True
            return _take_top(table, deck, "turn")
        case Build():
            return _build(table, choice)
        case Exchange(kinds):
            table.city = table.city.without_cards(kinds)
            table.discard += kinds
            table.asked = "token"
            return [SymbolsExchanged(table.seat, kinds)]
        case ChooseToken(token_id):
            table.asked = None
            return [_take_token(table, token_id)]
        case Extra(token_id, deck):
            table.open_tokens.remove(token_id)
            table.used.append(token_id)
            return _take_top(table, deck, "token", token_id)
        case UseEffect(deck):
            return _use_effect(table, deck)
        case Keep(kind):
            return _keep(table, kind, reshuffle)
        case End():
            return [] if table.taken else [Passed(table.seat)]


def _take_top(
    table: Table, deck: DeckId, cause: Cause, token_id: TokenId | None = None
) -> list[ArchitectsEvent]:
    kind = table.decks[deck].pop(0)
    return [CardTaken(table.seat, deck, kind, cause, token_id), *_lay(table, kind)]


def _lay(table: Table, kind: CardKind) -> list[ArchitectsEvent]:
    """Lay a card before the city: the cat comes, horns are blown, tokens open one more card."""
    events: list[ArchitectsEvent] = []
    table.city = table.city.with_card(kind)
    if card(kind).cat and table.cat != table.seat:
        events.append(CatTaken(table.seat, table.cat))
        table.cat = table.seat
    turned = min(card(kind).horns, table.conflict_tokens - table.battle)
    if turned > 0:
        table.battle += turned
        events.append(ConflictTokensTurned(table.seat, turned, table.battle, table.conflict_tokens))
    _open(table, tokens_for_card(kind))
    return events


def _open(table: Table, token_ids: tuple[TokenId, ...]) -> None:
    table.open_tokens += [each for each in token_ids if table.can_use(each) and each not in table.open_tokens]


def _build(table: Table, choice: Build) -> list[ArchitectsEvent]:
    spent = [*map(CardKind, choice.resources), *[COIN] * choice.coins]
    table.city = table.city.without_cards(spent).with_stage(choice.stage)
    table.discard += spent
    table.taken = True  # a turn without a card to take is under way once a stage is built
    if choice.economy:
        table.used.append(ECONOMY)
    if choice.engineering:
        table.used.append(ENGINEERING)
    _open(table, tokens_for_stage())
    events: list[ArchitectsEvent] = [
        StageBuilt(
            table.seat, choice.stage, choice.resources, choice.coins, choice.economy, choice.engineering
        )
    ]
    if table.city.finished:
        events.append(WonderFinished(table.seat))
    return [*events, *_stage_effect(table, choice.stage)]


def _stage_effect(table: Table, stage: int) -> list[ArchitectsEvent]:
    """Use the effect of a stage just built, or ask what it needs to know."""
    failed = EffectFailed(table.seat, stage)
    match table.city.board.stage(stage).effect:
        case "take_from_central_deck":
            return _take_around(table, ("central",)) or [failed]
        case "take_from_left_and_right_decks":
            return _take_around(table, ("left", "right")) or [failed]
        case "take_progress_token":
            if not table.tokens_left:
                return [failed]
            table.asked = "token"
        case "take_from_any_deck" | "keep_one_of_five":
            if not decks_for_effect(table):
                return [failed]
            table.asked = "effect"
        case "shield" | None:
            # A shield counts in every battle as long as the stage stands.
            pass
    return []


def _take_around(table: Table, positions: tuple[Position, ...]) -> list[ArchitectsEvent]:
    decks = [table.deck_at(position) for position in positions]
    return [event for deck in decks if table.decks[deck] for event in _take_top(table, deck, "wonder")]


def _use_effect(table: Table, deck: DeckId) -> list[ArchitectsEvent]:
    if table.city.board.effect == "take_from_any_deck":
        table.asked = None
        return _take_top(table, deck, "wonder")
    table.asked = "keep"
    table.searched = deck
    return [DeckSearched(table.seat, deck, len(searched_cards(table)))]


def _keep(table: Table, kind: CardKind, reshuffle: Reshuffle) -> list[ArchitectsEvent]:
    deck = table.searched
    if deck is None:
        raise ValueError("no deck is being searched")
    rest = list(table.decks[deck])
    rest.remove(kind)  # the first of its kind from the top is among those shown
    pile = reshuffle(rest)
    table.decks[deck] = list(pile)
    table.asked = table.searched = None
    return [
        CardTaken(table.seat, deck, kind, "wonder"),
        *_lay(table, kind),
        DeckShuffled(deck, pile[0] if pile else None),
    ]


def _take_token(table: Table, token_id: TokenId | None) -> TokenTaken:
    """Give the city a token; a face-up one is replaced at once by the top of the stack."""
    revealed = None
    gained = table.stack.pop(0) if token_id is None else token_id
    if token_id is not None:
        place = table.face_up.index(token_id)
        del table.face_up[place]
        if table.stack:
            revealed = table.stack.pop(0)
            table.face_up.insert(place, revealed)
    table.city = table.city.with_token(gained)
    return TokenTaken(table.seat, gained, token_id is None, revealed)
