"""What a newcomer to Duel is told about the table in their turn, and when each kind fits.

The kinds that seldom fit stand first: what always fits is left for the turns in which nothing else does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from engine.duel.box import Card
from engine.duel.choice import Build, BuildWonder, DuelChoice
from engine.duel.city import DIFFERENT_FOR_SUPREMACY, City
from engine.duel.effects import Per, PlayAgain, Science, TradePrice
from engine.duel.legal import turn_choices
from engine.duel.player.reasons import reasons
from engine.duel.player.worth import Judge, guessed_table
from engine.duel.scoring import lead
from engine.duel.terms import opponent
from engine.duel.view import CardOffer, View
from engine.facts import Shields
from engine.game import Decision, Seat
from engine.reasons import Fact, Tip, TipFinder, fitting_tips, tip_if
from engine.terms import Colour

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
    def other(self) -> City:
        """The opponent's city."""
        return self.view.cities[opponent(self.seat)]

    @property
    def opponent(self) -> dict[str, Seat]:
        """Who is spoken of as the opponent."""
        return {"name": opponent(self.seat)}

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

    def buildable(self, *colours: Colour) -> list[tuple[Card, CardOffer]]:
        """List the cards of some colours, or without any of all, that can be built."""
        cards = self.view.box.cards
        found = [(cards[offer.card], offer) for offer in self.view.card_offers if offer.affordable]
        return [each for each in found if not colours or each[0].colour in colours]

    def advised(self, *colours: Colour) -> list[tuple[Card, CardOffer]]:
        """List the one card that the normal player would build, if it has one of these colours or any."""
        best = self.best
        return [
            (card, offer)
            for card, offer in self.buildable(*colours)
            if isinstance(best, Build) and card.id == best.card
        ]

    def symbols_of(self, card: Card) -> int:
        """Count how many of a card's symbol there would be with it; 0 without a symbol."""
        found = [effect.symbol for effect in card.effects if isinstance(effect, Science)]
        return 1 + self.city.symbols.get(found[0], 0) if found else 0


def tips_for(view: View, seat: Seat) -> Iterable[Tip]:
    """Give what can be told to the player of a seat who is asked now, what fits best first."""
    match view.deciding.get(seat):
        case "turn":
            return _in_a_turn(view, seat)
        case "draft":
            return fitting_tips(Situation(view, seat), IN_THE_DRAFT)
        case "token" | "library":
            return (Tip("token"),)
        case "begin":
            return (Tip("begin"),)
        case _:
            return ()


def _in_a_turn(view: View, seat: Seat) -> Iterator[Tip]:
    decision = Decision[DuelChoice](seat, seat, "turn", turn_choices(guessed_table(view), seat))
    best = Judge(view, seat).most_promising(decision)[0][0]
    for tip in fitting_tips(Situation(view, seat, best), IN_A_TURN):
        if tip.kind not in RECOMMENDING:
            yield tip
            continue
        # That a chain makes it free is what the tip about a chain tells.
        told = (each for each in reasons(view, decision, best) if each.kind != tip.kind)
        yield replace(tip, reasons=tuple(told))


# -- what takes more than a line to find --------------------------------------------------------------


def draft_play_again(at: Situation) -> Tip | None:
    """Find a wonder after which its owner plays again."""
    for wonder in at.view.draft:
        if any(isinstance(effect, PlayAgain) for effect in at.view.box.wonders[wonder].effects):
            return Tip("draft-again", {}, {"wonder": wonder})
    return None


def loot(at: Situation) -> Tip | None:
    """Find a card with whose shields the opponent loses coins."""
    for card, _ in at.advised("red"):
        shields = sum(effect.amount for effect in card.effects if isinstance(effect, Shields))
        for token in at.view.box.track.tokens:
            mine = token.id in at.view.military_tokens and token.seat == at.seat
            lost = min(token.coins, at.other.coins)
            if mine and lost and at.lead < token.distance <= at.lead + shields:
                return Tip("loot", at.opponent, {"card": card.id, "coins": lost})
    return None


def wonder_payable(at: Situation) -> Tip | None:
    """Find a wonder that can be paid for."""
    for offer in at.view.wonder_offers[at.seat]:
        if offer.affordable and isinstance(at.best, BuildWonder) and at.best.wonder == offer.wonder:
            return Tip("wonder", {}, {"wonder": offer.wonder, "coins": offer.price.total})
    return None


def guild(at: Situation) -> Tip | None:
    """Find a guild."""
    for card, _ in at.advised("purple"):
        gives_coins = any(isinstance(effect, Per) and effect.coins for effect in card.effects)
        return Tip("guild", {}, {"card": card.id, "coins": "yes" if gives_coins else "no"})
    return None


def points_so_far(at: Situation) -> Tip | None:
    """Tell how the points stand."""
    own, theirs = at.view.scores[at.seat].total, at.view.scores[opponent(at.seat)].total
    return Tip("points", at.opponent, {"points": own, "theirs": theirs})


def zone(at: Situation) -> Tip | None:
    """Tell what the pawn is worth where it stands."""
    kind, winner = ("zone-own", at.seat) if at.lead > 0 else ("zone-theirs", opponent(at.seat))
    return tip_if(at.view.pawn, kind, at.opponent, {"points": at.view.scores[winner].rows["military"]})


def advised(
    at: Situation,
    kind: str,
    fits: Callable[[Card, CardOffer], object],
    facts: Callable[[Card, CardOffer], Mapping[str, Fact]] = lambda card, offer: {},
) -> Tip | None:
    """Tell of the card that the normal player would build, where something is so of it."""
    for card, offer in at.advised():
        if fits(card, offer):
            return Tip(kind, {}, {"card": card.id, **facts(card, offer)})
    return None


def first_of(found: Sequence[tuple[Card, CardOffer]], kind: str) -> Tip | None:
    """Tell of the first card found."""
    return Tip(kind, {}, {"card": found[0][0].id}) if found else None


# -- the kinds and when they fit ----------------------------------------------------------------------

IN_THE_DRAFT: tuple[TipFinder[Situation], ...] = (
    lambda at: tip_if(not at.city.wonders, "draft"),
    draft_play_again,
    lambda at: Tip("draft-costs"),
    lambda at: Tip("draft-seven"),
)

RECOMMENDING = frozenset({"pair", "loot", "chain", "guild", "fixed-price", "trade", "blue", "chain-to-come"})
"""What is told of a card that can be built now: told with all that the card does."""

IN_A_TURN: tuple[TipFinder[Situation], ...] = (
    lambda at: tip_if(at.view.age == 1 and not at.city.buildings, "first-turn"),
    lambda at: tip_if(at.view.age == 1, "goal"),
    # What wins at once, the opponent's first.
    lambda at: tip_if(
        -at.lead >= _NEAR_CAPITAL,
        "force-threatens",
        at.opponent,
        {"spaces": at.missing(opponent(at.seat))},
    ),
    lambda at: tip_if(
        at.nears_supremacy(at.other, at.cards_left // 2),
        "science-threatens",
        at.opponent,
        {"count": len(at.other.symbols)},
    ),
    lambda at: tip_if(at.view.age == 2, "age-two"),
    lambda at: tip_if(at.view.age == len(at.view.box.ages), "age-three"),
    lambda at: tip_if(at.lead >= _NEAR_CAPITAL, "force-near", at.opponent, {"spaces": at.missing(at.seat)}),
    lambda at: tip_if(
        at.nears_supremacy(at.city, (at.cards_left + 1) // 2),
        "science-near",
        {},
        {"count": len(at.city.symbols)},
    ),
    # What can be done now.
    lambda at: advised(at, "pair", lambda card, _: at.symbols_of(card) == 2),
    loot,
    lambda at: advised(
        at,
        "chain",
        lambda _, offer: offer.price.how == "chain",
        lambda card, _: {"before": str(card.free_from)},
    ),
    wonder_payable,
    lambda at: tip_if(
        at.city.coins <= _FEW_COINS, "few-coins", {}, {"coins": at.city.coins, "gain": at.view.discard_gain}
    ),
    guild,
    lambda at: advised(
        at, "fixed-price", lambda card, _: any(isinstance(effect, TradePrice) for effect in card.effects)
    ),
    lambda at: advised(
        at, "trade", lambda _, offer: offer.price.trade, lambda _, offer: {"coins": offer.price.trade}
    ),
    lambda at: first_of(at.buildable("brown", "grey"), "goods"),
    lambda at: tip_if(at.city.coins >= _MANY_COINS, "many-coins", {}, {"coins": at.city.coins}),
    lambda at: first_of(at.buildable("red"), "red"),
    lambda at: first_of(at.buildable("green"), "green"),
    lambda at: advised(at, "blue", lambda card, _: card.colour == "blue"),
    lambda at: first_of(at.buildable("yellow"), "yellow"),
    lambda at: advised(
        at, "chain-to-come", lambda card, _: card.gives_free, lambda card, _: {"later": str(card.gives_free)}
    ),
    # What always fits.
    lambda at: tip_if(
        at.view.age < len(at.view.box.ages) and len(at.view.layout) <= _FEW_CARDS,
        "few-cards",
        {},
        {"count": len(at.view.layout)},
    ),
    lambda at: tip_if(not all(each.free for each in at.view.layout), "uncovered", at.opponent),
    lambda at: Tip("take-away", at.opponent),
    zone,
    lambda at: Tip("selling", {}, {"coins": at.view.discard_gain}),
    lambda at: Tip("prices", at.opponent),
    lambda at: tip_if(at.city.unbuilt_wonders, "wonders-wait", {}, {"count": len(at.city.unbuilt_wonders)}),
    points_so_far,
)
