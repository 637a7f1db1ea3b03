"""What is in play, as data: cards, wonders, progress tokens, and the box that they come out of."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar

from engine.duel.city import City, DraftedWonder, Effect
from engine.duel.layout import Place
from engine.duel.payment import Construction
from engine.duel.terms import SEATS, Deck, MilitaryTokenId, Source
from engine.game import Seat
from engine.rules import Box as AnyBox
from engine.terms import CardId, Colour, TokenId, WonderId
from engine.values import FrozenMapping


@dataclass(frozen=True, slots=True, kw_only=True)
class Card(Construction):
    """One row of the card table.

    ``chain`` is the symbol that the card gives, ``gives_free`` the card that has it as its condition.
    """

    id: CardId
    deck: Deck
    age: int
    colour: Colour
    gives_free: CardId | None
    chain: str | None

    @property
    def source(self) -> Source:
        """What its points come from, and which reductions of costs count for it."""
        return self.colour

    def add_to(self, city: City) -> None:
        """Put the card into a city, where what lasts of it counts from now on."""
        city.buildings.append(self.id)
        city.colours[self.colour] = city.colours.get(self.colour, 0) + 1
        for effect in self.effects:
            effect.last(city, self.colour)


@dataclass(frozen=True, slots=True, kw_only=True)
class Wonder(Construction):
    """One wonder."""

    id: WonderId

    def add_to(self, city: City) -> None:
        """Let a drafted wonder of a city stand as built, where what lasts of it counts from now on."""
        city.wonders[city.wonders.index(DraftedWonder(self.id))] = DraftedWonder(self.id, built=True)
        for effect in self.effects:
            effect.last(city, "wonders")


@dataclass(frozen=True, slots=True)
class ProgressToken:
    """One progress token."""

    source: ClassVar[Source] = "progress_tokens"

    id: TokenId
    effects: tuple[Effect, ...]

    def add_to(self, city: City) -> None:
        """Put the token into a city, where what lasts of it counts from now on."""
        city.tokens.append(self.id)
        for effect in self.effects:
            effect.last(city, self.source)


@dataclass(frozen=True, slots=True)
class Age:
    """One age: the places of its layout, the deck that fills them and how many guilds are among them."""

    places: tuple[Place, ...]
    deck: Deck
    guilds: int


@dataclass(frozen=True, slots=True)
class Zone:
    """A zone of the conflict track from ``nearest`` to ``farthest`` spaces from the middle."""

    nearest: int
    farthest: int
    points: int


@dataclass(frozen=True, slots=True)
class MilitaryToken:
    """A looting token: when ``seat`` brings the pawn ``distance`` spaces from the middle, it takes effect.

    The opponent of ``seat`` loses ``coins``.
    """

    id: MilitaryTokenId
    seat: Seat
    distance: int
    coins: int


@dataclass(frozen=True, slots=True)
class Track:
    """The conflict track; ``capital`` counts the spaces from its middle to a capital."""

    capital: int
    zones: tuple[Zone, ...]
    tokens: tuple[MilitaryToken, ...]

    def points(self, lead: int) -> int:
        """Count the points for a lead of so many spaces; none at a capital, where the game is won."""
        return next((zone.points for zone in self.zones if zone.nearest <= lead <= zone.farthest), 0)


Count = Callable[[Track, City, int], int]
"""Counts points of a city whose owner leads by so many spaces."""


@dataclass(frozen=True, slots=True)
class ScoreRow:
    """A row of the score sheet: the points of one source, or what ``count`` counts."""

    name: str
    source: Source | None = None
    count: Count | None = None


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Box(AnyBox):
    """What a game is played with.

    ``first_picks`` tells for each wonder of the draft whether the first player takes it;
    ``wonders_shown`` of them lie on the table at once. A seat is asked for a wonder, who begins, what to do
    with its turn, and to answer the questions of a turn. ``score_rows`` are what is counted at the end, in
    the order of the sheet; every source of points has one of them.
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
    track: Track
    score_rows: tuple[ScoreRow, ...]
    least_players: int = len(SEATS)
    most_players: int = len(SEATS)
    row_of: Mapping[Source, str] = field(init=False, repr=False)

    def __post_init__(self) -> None:
        """Find the row of each source of points once for all."""
        rows = {row.source: row.name for row in self.score_rows if row.source is not None}
        object.__setattr__(self, "row_of", FrozenMapping(rows))

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
            city.wonders.append(DraftedWonder(each.wonder))
            if each.built:
                self.wonders[each.wonder].add_to(city)
        for token in tokens:
            self.tokens[token].add_to(city)
        return city
