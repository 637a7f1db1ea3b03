"""The cards, wonders, progress tokens and boxes of Duel, as data."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import ClassVar

from engine.duel.city import City, DraftedWonder, Effect
from engine.duel.layout import Place
from engine.duel.payment import Construction
from engine.duel.terms import SEATS, Deck, MilitaryTokenId, Source
from engine.game import Seat
from engine.rules import Box as AnyBox
from engine.terms import CardId, Colour, TokenId, WonderId


@dataclass(frozen=True, slots=True, kw_only=True)
class Card(Construction):
    """One row of the card table.

    ``chain`` is the symbol that the card gives, ``gives_free`` the card that it makes free.
    """

    id: CardId
    deck: Deck
    age: int
    colour: Colour
    gives_free: CardId | None
    chain: str | None

    @property
    def source(self) -> Source:
        """The source of its points, which also decides the cost reductions that apply."""
        return self.colour

    def add_to(self, city: City) -> None:
        """Add the card and its lasting effects to a city."""
        city.buildings.append(self.id)
        city.colours[self.colour] = city.colours.get(self.colour, 0) + 1
        for effect in self.effects:
            effect.last(city, self.colour)


@dataclass(frozen=True, slots=True, kw_only=True)
class Wonder(Construction):
    """One wonder."""

    id: WonderId

    def add_to(self, city: City) -> None:
        """Mark a drafted wonder of a city as built, and add its lasting effects."""
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
        """Add the token and its lasting effects to a city."""
        city.tokens.append(self.id)
        for effect in self.effects:
            effect.last(city, self.source)


@dataclass(frozen=True, slots=True)
class Age:
    """An age: the places of its layout and the deck that fills them.

    Its cards include ``extra`` ones of another deck: the guilds of Age III.
    """

    places: tuple[Place, ...]
    deck: Deck
    extra_deck: Deck
    extra: int


@dataclass(frozen=True, slots=True)
class Zone:
    """A zone of the conflict track from ``nearest`` to ``farthest`` spaces from the middle."""

    nearest: int
    farthest: int
    points: int


@dataclass(frozen=True, slots=True)
class MilitaryToken:
    """A looting token, used when ``seat`` brings the pawn ``distance`` spaces from the middle.

    The opponent of ``seat`` loses ``coins``.
    """

    id: MilitaryTokenId
    seat: Seat
    distance: int
    coins: int


@dataclass(frozen=True, slots=True)
class Track:
    """The conflict track; ``capital`` is the distance from its middle to a capital in spaces."""

    capital: int
    zones: tuple[Zone, ...]
    tokens: tuple[MilitaryToken, ...]

    def points(self, lead: int) -> int:
        """Return the points for a lead in spaces; none at a capital, where the game is won."""
        return next((zone.points for zone in self.zones if zone.nearest <= lead <= zone.farthest), 0)


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Box(AnyBox):
    """The contents of the game.

    ``first_picks`` has for each wonder of the draft whether the first player takes it; ``wonders_shown`` of
    them are on the table at once. Decisions are about a wonder, who starts, the use of a turn, and the
    questions in it.
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
    least_players: int = len(SEATS)
    most_players: int = len(SEATS)

    @property
    def wonders_per_city(self) -> int:
        """The number of wonders each player drafts."""
        return len(self.first_picks) // len(SEATS)

    def city(
        self,
        coins: int,
        buildings: Iterable[CardId] = (),
        drafted: Iterable[DraftedWonder] = (),
        tokens: Iterable[TokenId] = (),
    ) -> City:
        """Return a city with these things."""
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
