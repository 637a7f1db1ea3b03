"""What a viewer may know of a game, decided here alone."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from engine.duel.box import Box
from engine.duel.choice import DuelChoice, KeepToken
from engine.duel.city import City
from engine.duel.payment import Price
from engine.duel.scoring import score_cities, winner
from engine.duel.table import Question, Table
from engine.duel.terms import SEATS, Deck, MilitaryTokenId, Slot, Victory
from engine.game import Decision, Score, Seat
from engine.terms import CardId, DecisionKind, TokenId, WonderId
from engine.values import FrozenMapping


@dataclass(frozen=True, slots=True)
class LaidCard:
    """A card in the layout; ``free`` if nothing covers it.

    ``card`` is None while it is face down; its ``back`` distinguishes guilds from other cards of Age III.
    """

    slot: Slot
    back: Deck
    card: CardId | None
    free: bool


@dataclass(frozen=True, slots=True)
class CardOffer:
    """A free card and its price for the seat whose turn it is, affordable or not."""

    slot: Slot
    card: CardId
    price: Price
    affordable: bool


@dataclass(frozen=True, slots=True)
class WonderOffer:
    """An unbuilt wonder and its price for its owner now, affordable or not."""

    wonder: WonderId
    price: Price
    affordable: bool


@dataclass(frozen=True, slots=True)
class View:
    """The table as one viewer sees it: both players and the spectators see the same except for one thing.

    Fields are as in `engine.duel.table.Table`. ``deciding`` maps the deciding seat to the kind of its
    decision. In a turn ``card_offers`` has every free card for the seat whose turn it is and ``discard_gain``
    the coins for discarding one; ``wonder_offers`` has the unbuilt wonders of each seat. ``drawn_tokens`` are
    those drawn by the Great Library, only for the seat that keeps one of them. ``scores`` are the points as
    if the game ended now; ``winner`` is None while it runs and if both have won.
    """

    game: ClassVar[str] = "duel"
    box: Box = field(repr=False)
    seat: Seat | None
    over: bool
    age: int
    turn: Seat
    deciding: FrozenMapping[Seat, DecisionKind]
    # Cities are mutable copies: they count when views are compared, not in their hash.
    cities: tuple[City, ...] = field(hash=False)
    pawn: int
    military_tokens: tuple[MilitaryTokenId, ...]
    board_tokens: tuple[TokenId, ...]
    layout: tuple[LaidCard, ...]
    discard: tuple[CardId, ...]
    under_wonders: tuple[CardId, ...]
    draft: tuple[WonderId, ...]
    questions: tuple[Question, ...]
    plays_again: bool
    card_offers: tuple[CardOffer, ...]
    wonder_offers: tuple[tuple[WonderOffer, ...], ...]
    discard_gain: int
    drawn_tokens: tuple[TokenId, ...]
    scores: tuple[Score, ...]
    victory: Victory | None
    winner: Seat | None

    @property
    def drafts_again(self) -> bool:
        """Whether the drafting player takes the next of the shown wonders too."""
        taken = sum(len(city.wonders) for city in self.cities)
        return len(self.draft) > 1 and len({*self.box.first_picks[taken : taken + 2]}) == 1


def view_of(table: Table, decisions: Sequence[Decision[DuelChoice]], seat: Seat | None) -> View:
    """Return the view of a seat's player, or with None of a spectator."""
    box, layout, over = table.box, table.layout, table.victory is not None
    deciding = {decision.seat: decision.kind for decision in decisions}
    in_turn = "turn" in deciding.values()
    choices = [choice for decision in decisions if decision.seat == seat for choice in decision.choices]
    scores = score_cities(box, table.cities, table.pawn)
    uncovered = {*layout.free, *layout.uncovered}
    laid = (
        LaidCard(slot, box.cards[card].deck, None if slot in layout.face_down else card, slot in uncovered)
        for slot, card in layout.cards.items()
    )
    return View(
        box=box,
        seat=seat,
        over=over,
        age=table.age,
        turn=table.turn,
        deciding=FrozenMapping(deciding),
        cities=tuple(city.copy() for city in table.cities),
        pawn=table.pawn,
        military_tokens=tuple(table.military_tokens),
        board_tokens=tuple(table.board_tokens),
        layout=tuple(laid),
        discard=tuple(table.discard),
        under_wonders=tuple(table.under_wonders),
        draft=tuple(table.draft),
        questions=tuple(table.questions),
        plays_again=table.plays_again,
        card_offers=tuple(_card_offers(table)) if in_turn else (),
        wonder_offers=tuple(tuple(_wonder_offers(table, owner)) for owner in SEATS),
        discard_gain=table.cities[table.turn].discard_gain if in_turn else 0,
        drawn_tokens=tuple(choice.token for choice in choices if isinstance(choice, KeepToken)),
        scores=scores,
        victory=table.victory,
        winner=winner(scores) if over else None,
    )


def _card_offers(table: Table) -> Iterator[CardOffer]:
    market, coins = table.market(table.turn), table.cities[table.turn].coins
    for slot in table.layout.free:
        card = table.box.cards[table.layout.cards[slot]]
        price = market.price(card)
        yield CardOffer(slot, card.id, price, price.total <= coins)


def _wonder_offers(table: Table, seat: Seat) -> Iterator[WonderOffer]:
    market, city = table.market(seat), table.cities[seat]
    for wonder in city.unbuilt_wonders:
        price = market.price(table.box.wonders[wonder])
        yield WonderOffer(wonder, price, price.total <= city.coins)
