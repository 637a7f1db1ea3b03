"""What a newcomer to Duel is told about the table in their turn, and when each kind fits."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass

from engine.duel.box import Card
from engine.duel.choice import Build, BuildWonder, Discard, DuelChoice
from engine.duel.city import DIFFERENT_FOR_SUPREMACY, City
from engine.duel.effects import Per, PlayAgain, Science, TradePrice
from engine.duel.legal import turn_choices
from engine.duel.player.playouts import evaluator_at, table_of
from engine.duel.player.reasons import reasons
from engine.duel.scoring import lead
from engine.duel.terms import opponent
from engine.duel.view import CardOffer, View
from engine.facts import Shields
from engine.game import Decision, Seat
from engine.players.player import best_first
from engine.players.reasons import DECISIVE, Reason
from engine.players.tips import Tip, fitting_tips
from engine.story import Fact, Finder, Found
from engine.terms import Colour
from engine.values import FrozenMapping

_NEAR_CAPITAL, _NEAR_SUPREMACY = 4, 4
"""So far from the middle, with so many symbols, a win at once is to be thought of."""

_FEW_COINS, _MANY_COINS = 2, 9
_FEW_CARDS = 6


@dataclass(frozen=True, slots=True)
class Situation:
    """What lies before the player whose turn it is."""

    view: View
    seat: Seat
    best: DuelChoice | None = None
    """What the normal computer player would do: no other card is recommended."""

    @property
    def city(self) -> City:
        """The player's city."""
        return self.view.cities[self.seat]

    @property
    def opponent(self) -> Seat:
        """The other player."""
        return opponent(self.seat)

    @property
    def other(self) -> City:
        """The opponent's city."""
        return self.view.cities[self.opponent]

    @property
    def lead(self) -> int:
        """By how many spaces the player leads on the track; below 0 where the opponent does."""
        return lead(self.view.pawn, self.seat)

    def missing(self, seat: Seat) -> int:
        """Count the spaces between the pawn and the capital that a seat pushes it to."""
        return self.view.box.track.capital - lead(self.view.pawn, seat)

    @property
    def cards_left(self) -> int:
        """How many cards are still taken in this game: half of them each, or one more now."""
        return len(self.view.layout) + sum(len(age.places) for age in self.view.box.ages[self.view.age :])

    def nears_supremacy(self, city: City, cards: int) -> bool:
        """Whether a city has many symbols, and can still get the rest with so many cards."""
        count = len(city.symbols)
        return count >= _NEAR_SUPREMACY and DIFFERENT_FOR_SUPREMACY - count <= cards

    def affordable(self) -> Iterator[tuple[Card, CardOffer]]:
        """Walk through the cards that can be built."""
        for offer in self.view.card_offers:
            if offer.affordable:
                yield self.view.box.cards[offer.card], offer

    def symbols_of(self, card: Card) -> int:
        """Count how many of a card's symbol there would be with it; 0 without a symbol."""
        found = [effect.symbol for effect in card.effects if isinstance(effect, Science)]
        return 1 + self.city.symbols.get(found[0], 0) if found else 0


def tips_for(view: View, seat: Seat) -> Iterable[Tip]:
    """Return what can be told to the player of a seat who is asked now, what fits best first."""
    match view.deciding.get(seat):
        case "turn":
            decision = Decision[DuelChoice](seat, seat, "turn", turn_choices(table_of(view), seat))
            best = best_first(decision.choices, evaluator_at(view, decision).value)[0][0]
            known = reasons(view, decision, best)
            if any(each.kind in DECISIVE for each in known):
                return (_decisive(best, known),)
            return fitting_tips(Situation(view, seat, best), IN_A_TURN, RECOMMENDING, lambda: known)
        case "draft":
            return fitting_tips(Situation(view, seat), IN_THE_DRAFT)
        case "token" | "library":
            return (Tip("token"),)
        case "begin":
            return (Tip("begin"),)
        case _:
            return ()


def _decisive(best: DuelChoice, known: tuple[Reason, ...]) -> Tip:
    """Return what wins at once, or keeps the opponent from that: next to it no rule is worth a word."""
    assert isinstance(best, Build | BuildWonder | Discard)
    kind = "win-now" if any(each.kind.startswith("wins-") for each in known) else "stop-now"
    facts: dict[str, Fact] = {"card": best.card}
    match best:
        case BuildWonder():
            facts["wonder"] = best.wonder
        case Discard():
            facts["sold"] = "yes"
    return Tip(kind, {}, facts, known)


# -- what takes more than a line to find --------------------------------------------------------------


def advised(find: Callable[[Situation, Card, CardOffer], Found]) -> Finder[Situation]:
    """Make the finder of something that is so of the card that the normal player would build."""

    def find_so(at: Situation) -> Found:
        for card, offer in at.affordable():
            if isinstance(at.best, Build) and card.id == at.best.card:
                found = find(at, card, offer)
                return found and {"card": card.id, **({} if found is True else found)}
        return None

    return find_so


def buildable(*colours: Colour) -> Finder[Situation]:
    """Make the finder of the first card of some colours that can be built."""
    return lambda at: next(({"card": card.id} for card, _ in at.affordable() if card.colour in colours), None)


def draft_play_again(at: Situation) -> Found:
    """Find a wonder after which its owner plays again."""
    for wonder in at.view.draft:
        if any(isinstance(effect, PlayAgain) for effect in at.view.box.wonders[wonder].effects):
            return {"wonder": wonder}
    return None


def loot(at: Situation, card: Card, offer: CardOffer) -> Found:
    """Tell of a card with whose shields the opponent loses coins."""
    shields = sum(effect.amount for effect in card.effects if isinstance(effect, Shields))
    for token in at.view.box.track.tokens if card.colour == "red" else ():
        mine = token.id in at.view.military_tokens and token.seat == at.seat
        lost = min(token.coins, at.other.coins)
        if mine and lost and at.lead < token.distance <= at.lead + shields:
            return {"name": at.opponent, "coins": lost}
    return None


def wonder_payable(at: Situation) -> Found:
    """Find a wonder that can be paid for."""
    for offer in at.view.wonder_offers[at.seat]:
        if offer.affordable and isinstance(at.best, BuildWonder) and at.best.wonder == offer.wonder:
            return {"wonder": offer.wonder, "coins": offer.price.total}
    return None


def guild(at: Situation, card: Card, offer: CardOffer) -> Found:
    """Tell of a guild."""
    gives_coins = any(isinstance(effect, Per) and effect.coins for effect in card.effects)
    return card.colour == "purple" and {"coins": "yes" if gives_coins else "no"}


def points_so_far(at: Situation) -> Found:
    """Return how the points stand."""
    own, theirs = (at.view.scores[each].total for each in (at.seat, at.opponent))
    return {"name": at.opponent, "points": own, "theirs": theirs}


def zone(at: Situation, winner: Seat) -> Found:
    """Return what the pawn is worth where it stands, to the player on whose side that is."""
    points = at.view.scores[winner].rows["military"]
    return lead(at.view.pawn, winner) > 0 and {"name": at.opponent, "points": points}


# -- the kinds and when they fit ----------------------------------------------------------------------

IN_THE_DRAFT: Mapping[str, Finder[Situation]] = FrozenMapping(
    {
        "draft": lambda at: not at.city.wonders,
        "draft-again": draft_play_again,
        "draft-costs": lambda at: True,
        "draft-seven": lambda at: True,
    }
)

RECOMMENDING = frozenset(
    {"win-now", "stop-now", "pair", "loot", "chain", "guild", "fixed-price", "trade", "blue", "chain-to-come"}
)
"""What is told of a card that can be built now: told with all that the card does."""

IN_A_TURN: Mapping[str, Finder[Situation]] = FrozenMapping(
    {
        "first-turn": lambda at: at.view.age == 1 and not at.city.buildings,
        "goal": lambda at: at.view.age == 1,
        # What wins at once, the opponent's first.
        "force-threatens": lambda at: (
            -at.lead >= _NEAR_CAPITAL and {"name": at.opponent, "spaces": at.missing(at.opponent)}
        ),
        "science-threatens": lambda at: (
            at.nears_supremacy(at.other, at.cards_left // 2)
            and {"name": at.opponent, "count": len(at.other.symbols)}
        ),
        "age-two": lambda at: at.view.age == 2,
        "age-three": lambda at: at.view.age == len(at.view.box.ages),
        "force-near": lambda at: (
            at.lead >= _NEAR_CAPITAL and {"name": at.opponent, "spaces": at.missing(at.seat)}
        ),
        "science-near": lambda at: (
            at.nears_supremacy(at.city, (at.cards_left + 1) // 2) and {"count": len(at.city.symbols)}
        ),
        # What can be done now.
        "pair": advised(lambda at, card, offer: at.symbols_of(card) == 2),
        "loot": advised(loot),
        "chain": advised(
            lambda at, card, offer: offer.price.how == "chain" and {"before": str(card.free_from)}
        ),
        "wonder": wonder_payable,
        "few-coins": lambda at: (
            at.city.coins <= _FEW_COINS and {"coins": at.city.coins, "gain": at.view.discard_gain}
        ),
        "guild": advised(guild),
        "fixed-price": advised(
            lambda at, card, offer: any(isinstance(effect, TradePrice) for effect in card.effects)
        ),
        "trade": advised(lambda at, card, offer: offer.price.trade > 0 and {"coins": offer.price.trade}),
        "goods": buildable("brown", "grey"),
        "many-coins": lambda at: at.city.coins >= _MANY_COINS and {"coins": at.city.coins},
        "red": buildable("red"),
        "green": buildable("green"),
        "blue": advised(lambda at, card, offer: card.colour == "blue"),
        "yellow": buildable("yellow"),
        "chain-to-come": advised(
            lambda at, card, offer: card.gives_free is not None and {"later": card.gives_free}
        ),
        # What always fits.
        "few-cards": lambda at: (
            at.view.age < len(at.view.box.ages)
            and len(at.view.layout) <= _FEW_CARDS
            and {"count": len(at.view.layout)}
        ),
        "uncovered": lambda at: not all(each.free for each in at.view.layout) and {"name": at.opponent},
        "take-away": lambda at: {"name": at.opponent},
        "zone-own": lambda at: zone(at, at.seat),
        "zone-theirs": lambda at: zone(at, at.opponent),
        "selling": lambda at: {"coins": at.view.discard_gain},
        "prices": lambda at: {"name": at.opponent},
        "wonders-wait": lambda at: bool(at.city.unbuilt_wonders) and {"count": len(at.city.unbuilt_wonders)},
        "points": points_so_far,
    }
)
