"""Tips for newcomers to Duel in their turn."""

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
"""Spaces from the middle, and symbols, at which an instant victory is near."""

_FEW_COINS, _MANY_COINS = 2, 9
_FEW_CARDS = 6


@dataclass(frozen=True, slots=True)
class Situation:
    """The position of the player whose turn it is."""

    view: View
    seat: Seat
    best: DuelChoice | None = None
    """The normal computer player's choice: no other card is recommended."""

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
        """The player's lead on the track in spaces; below 0 if the opponent leads."""
        return lead(self.view.pawn, self.seat)

    def missing(self, seat: Seat) -> int:
        """Count the spaces between the pawn and the capital that a seat attacks."""
        return self.view.box.track.capital - lead(self.view.pawn, seat)

    @property
    def cards_left(self) -> int:
        """The cards that the player still takes in this game: half of the rest, or one more now."""
        return len(self.view.layout) + sum(len(age.places) for age in self.view.box.ages[self.view.age :])

    def nears_supremacy(self, city: City, cards: int) -> bool:
        """Whether a city has many symbols, and can still get the rest with this many cards."""
        count = len(city.symbols)
        return count >= _NEAR_SUPREMACY and DIFFERENT_FOR_SUPREMACY - count <= cards

    def affordable(self) -> Iterator[tuple[Card, CardOffer]]:
        """Iterate over the cards that can be built."""
        for offer in self.view.card_offers:
            if offer.affordable:
                yield self.view.box.cards[offer.card], offer

    def symbols_of(self, card: Card) -> int:
        """Count the symbols like a card's that the city would have with it; 0 without a symbol."""
        found = [effect.symbol for effect in card.effects if isinstance(effect, Science)]
        return 1 + self.city.symbols.get(found[0], 0) if found else 0


def tips_for(view: View, seat: Seat) -> Iterable[Tip]:
    """Return tips for the player of a seat who is asked now, best first."""
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
    """Return the choice that wins at once, or prevents that: it leaves no room for other tips."""
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
    """Return a finder about the card that the normal player would build."""

    def find_so(at: Situation) -> Found:
        for card, offer in at.affordable():
            if isinstance(at.best, Build) and card.id == at.best.card:
                found = find(at, card, offer)
                return found and {"card": card.id, **({} if found is True else found)}
        return None

    return find_so


def buildable(*colours: Colour) -> Finder[Situation]:
    """Return a finder of the first card of some colours that can be built."""
    return lambda at: next(({"card": card.id} for card, _ in at.affordable() if card.colour in colours), None)


def draft_play_again(at: Situation) -> Found:
    """Find a wonder that gives another turn."""
    for wonder in at.view.draft:
        if any(isinstance(effect, PlayAgain) for effect in at.view.box.wonders[wonder].effects):
            return {"wonder": wonder}
    return None


def loot(at: Situation, card: Card, offer: CardOffer) -> Found:
    """Return the coins that the opponent loses by a card's shields."""
    shields = sum(effect.amount for effect in card.effects if isinstance(effect, Shields))
    for token in at.view.box.track.tokens if card.colour == "red" else ():
        mine = token.id in at.view.military_tokens and token.seat == at.seat
        lost = min(token.coins, at.other.coins)
        if mine and lost and at.lead < token.distance <= at.lead + shields:
            return {"name": at.opponent, "coins": lost}
    return None


def wonder_payable(at: Situation) -> Found:
    """Find an affordable wonder."""
    for offer in at.view.wonder_offers[at.seat]:
        if offer.affordable and isinstance(at.best, BuildWonder) and at.best.wonder == offer.wonder:
            return {"wonder": offer.wonder, "coins": offer.price.total}
    return None


def guild(at: Situation, card: Card, offer: CardOffer) -> Found:
    """Return whether a card is a guild."""
    gives_coins = any(isinstance(effect, Per) and effect.coins for effect in card.effects)
    return card.colour == "purple" and {"coins": "yes" if gives_coins else "no"}


def points_so_far(at: Situation) -> Found:
    """Return the current points."""
    own, theirs = (at.view.scores[each].total for each in (at.seat, at.opponent))
    return {"name": at.opponent, "points": own, "theirs": theirs}


def zone(at: Situation, winner: Seat) -> Found:
    """Return the points of the pawn's position for the player who leads."""
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
"""Tips about a card that can be built now, shown with all of its consequences."""

IN_A_TURN: Mapping[str, Finder[Situation]] = FrozenMapping(
    {
        "first-turn": lambda at: at.view.age == 1 and not at.city.buildings,
        "goal": lambda at: at.view.age == 1,
        # Instant victories, the opponent's first.
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
        # Always fitting.
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
