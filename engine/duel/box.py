"""What is in play, as data: cards, wonders, progress tokens, and the box that they come out of."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from engine.duel.city import City, DraftedWonder
from engine.duel.effects import EFFECTS, Effect
from engine.duel.layout import Place, read_places
from engine.duel.payment import Cost
from engine.duel.terms import DECKS, SEATS, Deck, Reduced
from engine.facts import Row, read_effect, read_rows
from engine.rules import Box as AnyBox
from engine.terms import CardId, Colour, DecisionKind, TokenId, WonderId
from engine.values import FrozenMapping


@dataclass(frozen=True, slots=True)
class Card:
    """One row of the card table.

    ``chain`` is the symbol that the card gives, ``gives_free`` the card that has it as its condition,
    ``free_from`` the card that makes this one free.
    """

    id: CardId
    deck: Deck
    age: int
    colour: Colour
    cost: Cost
    free_from: CardId | None
    gives_free: CardId | None
    chain: str | None
    effects: tuple[Effect, ...]

    @property
    def reduced_as(self) -> Reduced:
        """Which reductions of costs count for it."""
        return self.colour

    def add_to(self, city: City) -> None:
        """Put the card into a city, where what lasts of it counts from now on."""
        city.buildings.append(self.id)
        city.colours[self.colour] = city.colours.get(self.colour, 0) + 1
        for effect in self.effects:
            effect.last(city, self.colour)


@dataclass(frozen=True, slots=True)
class Wonder:
    """One wonder; its effects stand in the order in which they are carried out."""

    free_from: ClassVar[None] = None
    reduced_as: ClassVar[Reduced] = "wonders"

    id: WonderId
    cost: Cost
    effects: tuple[Effect, ...]

    def add_to(self, city: City) -> None:
        """Let a drafted wonder of a city stand as built, where what lasts of it counts from now on."""
        city.wonders[city.wonders.index(DraftedWonder(self.id))] = DraftedWonder(self.id, built=True)
        city.unbuilt_wonders.remove(self.id)
        for effect in self.effects:
            effect.last(city, "wonders")


@dataclass(frozen=True, slots=True)
class ProgressToken:
    """One progress token."""

    id: TokenId
    effects: tuple[Effect, ...]

    def add_to(self, city: City) -> None:
        """Put the token into a city, where what lasts of it counts from now on."""
        city.tokens.append(self.id)
        for effect in self.effects:
            effect.last(city, "progress_tokens")


@dataclass(frozen=True, slots=True)
class Age:
    """One age: the places of its layout, the deck that fills them and how many guilds are among them."""

    places: tuple[Place, ...]
    deck: Deck
    guilds: int


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Box(AnyBox):
    """What a game is played with.

    ``first_picks`` tells for each wonder of the draft whether the first player takes it;
    ``wonders_shown`` of them lie on the table at once. A seat is asked for a wonder, who begins, what to do
    with its turn, and to answer the questions of a turn.
    """

    game: ClassVar[str] = "duel"

    cards: Mapping[CardId, Card]
    decks: Mapping[Deck, tuple[CardId, ...]]
    wonders: Mapping[WonderId, Wonder]
    tokens: Mapping[TokenId, ProgressToken]
    ages: tuple[Age, ...]
    coins_at_the_start: int
    tokens_on_the_board: int
    wonders_shown: int
    first_picks: tuple[bool, ...]
    most_wonders_built: int
    effects: tuple[type[Effect], ...] = EFFECTS
    decisions: tuple[DecisionKind, ...] = (
        "draft",
        "begin",
        "turn",
        "token",
        "opponent_card",
        "revive",
        "library",
    )
    least_players: int = len(SEATS)
    most_players: int = len(SEATS)

    @property
    def wonders_per_city(self) -> int:
        """How many wonders each player drafts."""
        return len(self.first_picks) // len(SEATS)

    def city(
        self,
        coins: int,
        buildings: Iterable[CardId] = (),
        drafted: Iterable[DraftedWonder] = (),
        tokens: Iterable[TokenId] = (),
    ) -> City:
        """Lay out a city of these things."""
        city = City(coins)
        for card_id in buildings:
            self.cards[card_id].add_to(city)
        for each in drafted:
            city.draft(each.wonder)
            if each.built:
                self.wonders[each.wonder].add_to(city)
        for token in tokens:
            self.tokens[token].add_to(city)
        return city


@cache
def standard_box() -> Box:
    """Give the box of 7 Wonders Duel (rules, Matériel and Mise en place)."""
    cards = {each.id: each for each in _read_cards()}
    wonders = (
        Wonder(WonderId(row["id"]), Cost.read(row["cost"]), _read_effects(row))
        for row in read_rows("duel", "wonders")
    )
    tokens = (ProgressToken(TokenId(row["id"]), _read_effects(row)) for row in read_rows("duel", "tokens"))
    one, two, three = (read_places(row["rows"]) for row in read_rows("duel", "layouts"))
    return Box(
        cards=FrozenMapping(cards),
        decks=FrozenMapping(
            {deck: tuple(each.id for each in cards.values() if each.deck == deck) for deck in DECKS}
        ),
        wonders=FrozenMapping({each.id: each for each in wonders}),
        tokens=FrozenMapping({each.id: each for each in tokens}),
        ages=(Age(one, "age_1", 0), Age(two, "age_2", 0), Age(three, "age_3", 3)),
        coins_at_the_start=7,
        tokens_on_the_board=5,
        wonders_shown=4,
        first_picks=(True, False, False, True, False, True, True, False),
        most_wonders_built=7,
    )


def _read_cards() -> Iterator[Card]:
    rows = read_rows("duel", "cards")
    gives_free = {row["free_from"]: CardId(row["id"]) for row in rows if "free_from" in row}
    for row in rows:
        yield Card(
            id=CardId(row["id"]),
            deck=row["deck"],
            age=row["age"],
            colour=row["colour"],
            cost=Cost.read(row["cost"]),
            free_from=row.get("free_from"),
            gives_free=gives_free.get(row["id"]),
            chain=row.get("chain"),
            effects=_read_effects(row),
        )


def _read_effects(row: Row) -> tuple[Effect, ...]:
    return tuple(read_effect(EFFECTS, data) for data in row["effects"])
