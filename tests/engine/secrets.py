"""Tables that differ only in what a viewer can't know, for each game."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Any

from engine.architects.table import Table as ArchitectsTable
from engine.architects.terms import CENTRAL
from engine.base.choice import BuildStage, Sell
from engine.base.table import Table as BaseTable
from engine.duel.table import Table as DuelTable
from engine.game import Seat
from engine.shuffle import shuffled
from engine.terms import CardId

Viewer = Seat | None


def base_secrets(table: BaseTable, viewer: Viewer, source: Random) -> BaseTable:
    """Deal the others' hands, the two-player pile and the discard pile again.

    A hand that the viewer has held in this age can have lost another card since; a card drawn from the pile
    can be any.
    """
    other = table.copy()
    others = []
    for seat, hand in enumerate(other.hands):
        known = _passed_on(table, viewer, Seat(seat))
        if seat == viewer:
            continue
        if known is None:
            others.append(hand)
        else:
            hand[:] = shuffled(known, source)[: len(hand)]
    # A player who builds from the discard pile sees it.
    looks = table.reviving and viewer == table.choosers[table.next_to_revive()] and not table.playing_seventh
    piles = [*others, other.pile, *([] if looks else [other.discard])]
    cards = shuffled([card for pile in piles for card in pile], source)
    for pile in piles:
        pile[:], cards = cards[: len(pile)], cards[len(pile) :]
    return other


def _passed_on(table: BaseTable, viewer: Viewer, seat: Seat) -> list[CardId] | None:
    """Return the cards that a seat's hand can have for a viewer who has held it, or None for other viewers.

    A hand with a drawn card stays as it is: all its other cards are known.
    """
    back = 1 if table.age.passing == "left" else -1
    holder = seat if table.in_mid_round else Seat((seat - back) % table.players)
    since: list[CardId] = []
    for played in reversed(table.rounds_played):
        if holder == viewer:
            return [*table.hands[seat], *(since if table.players > 2 else ())]
        since += [each.card for each in played.chosen_from(holder) if isinstance(each, Sell | BuildStage)]
        holder = Seat((holder - back) % table.players)
    return None


def duel_secrets(table: DuelTable, viewer: Viewer, source: Random) -> DuelTable:
    """Replace face-down cards by others with the same back, some from the box, and shuffle what follows."""
    other = table.copy()
    layout, box = other.layout, table.box
    seen = {card for slot, card in layout.cards.items() if slot not in layout.face_down}
    seen |= {card for city in other.cities for card in city.buildings} | set(other.discard)
    seen |= set(other.under_wonders)
    for deck, cards in box.decks.items():
        slots = [slot for slot in layout.face_down if box.cards[layout.cards[slot]].deck == deck]
        fresh = shuffled([card for card in cards if card not in seen], source)
        layout.cards.update(zip(slots, fresh, strict=False))
    other.ages_to_come = tuple(tuple(shuffled(cards, source)) for cards in other.ages_to_come)
    other.wonders_to_come = tuple(shuffled(other.wonders_to_come, source))
    question = table.questions[0] if table.questions else None
    # The owner of the Great Library sees the tokens drawn.
    if question is None or question.kind != "library" or question.seat != viewer:
        other.aside_tokens = shuffled(other.aside_tokens, source)
    return other


def architects_secrets(table: ArchitectsTable, viewer: Viewer, source: Random) -> ArchitectsTable:
    """Shuffle the face-down cards that a viewer hasn't seen."""
    other = table.copy()
    looks = viewer is not None and viewer == other.turn
    for deck, pile in other.decks.items():
        known = 0 if deck == CENTRAL else 1
        if looks and deck == CENTRAL and other.cat == viewer and not other.taken:
            known = 1
        if looks and deck == other.searched:
            known = 5
        other.decks[deck] = (*pile[:known], *shuffled(pile[known:], source))
    other.stack = tuple(shuffled(other.stack, source))
    return other


WITH_OTHER_SECRETS: Mapping[str, Callable[[Any, Viewer, Random], Any]] = MappingProxyType(
    {"base": base_secrets, "duel": duel_secrets, "architects": architects_secrets}
)
"""Functions that return a table with the same view for a viewer and other hidden cards, by game."""
