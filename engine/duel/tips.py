"""What a newcomer to Duel is told about the table in their turn: a function for each kind.

The kinds that seldom fit stand first: what always fits is left for the turns in which nothing else does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from engine.duel.box import Card
from engine.duel.choice import Build, BuildWonder, DuelChoice
from engine.duel.city import City
from engine.duel.effects import Per, PlayAgain, Science, TradePrice
from engine.duel.legal import turn_choices
from engine.duel.player.guess import guessed_table
from engine.duel.player.judge import Judge
from engine.duel.player.reasons import reasons
from engine.duel.scoring import CAPITAL, MILITARY_TOKENS, lead
from engine.duel.terms import opponent
from engine.duel.view import CardOffer, View
from engine.facts import Shields
from engine.game import Decision, Seat
from engine.reasons import Tip, TipFinder, fitting_tips
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
    def lead(self) -> int:
        """By how many spaces the player leads on the track; below 0 where the opponent does."""
        return lead(self.view.pawn, self.seat)

    @property
    def is_first_turn(self) -> bool:
        """Whether the player has built nothing yet in Age I."""
        return self.view.age == 1 and not self.city.buildings

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


# -- the draft ----------------------------------------------------------------------------------------


def draft_play_again(at: Situation) -> Tip | None:
    """Find a wonder after which its owner plays again."""
    for wonder in at.view.draft:
        if any(isinstance(effect, PlayAgain) for effect in at.view.box.wonders[wonder].effects):
            return Tip("draft-again", {}, {"wonder": wonder})
    return None


def draft_first(at: Situation) -> Tip | None:
    """Tell what the draft is for."""
    return Tip("draft") if not at.city.wonders else None


def draft_costs(at: Situation) -> Tip | None:
    """Tell that costs matter too."""
    return Tip("draft-costs")


def draft_seven(at: Situation) -> Tip | None:
    """Tell that one wonder is never built."""
    return Tip("draft-seven")


# -- the moment of the game ---------------------------------------------------------------------------


def first_turn(at: Situation) -> Tip | None:
    """Tell what a turn is."""
    return Tip("first-turn") if at.is_first_turn else None


def goal(at: Situation) -> Tip | None:
    """Tell early how one wins."""
    return Tip("goal") if at.view.age == 1 else None


def age_two(at: Situation) -> Tip | None:
    """Tell what is new in Age II."""
    return Tip("age-two") if at.view.age == 2 else None


def age_three(at: Situation) -> Tip | None:
    """Tell what is new in Age III."""
    return Tip("age-three") if at.view.age == len(at.view.box.ages) else None


# -- wins at once -------------------------------------------------------------------------------------


def force_near(at: Situation) -> Tip | None:
    """Tell who leads far on the track how far the capital is."""
    if at.lead < _NEAR_CAPITAL:
        return None
    return Tip("force-near", {"name": opponent(at.seat)}, {"spaces": CAPITAL - at.lead})


def force_threatens(at: Situation) -> Tip | None:
    """Tell whose capital the pawn comes near."""
    if at.lead > -_NEAR_CAPITAL:
        return None
    return Tip("force-threatens", {"name": opponent(at.seat)}, {"spaces": CAPITAL + at.lead})


def science_near(at: Situation) -> Tip | None:
    """Tell who has many symbols that six of them win."""
    count = len(at.city.symbols)
    return Tip("science-near", {}, {"count": count}) if count >= _NEAR_SUPREMACY else None


def science_threatens(at: Situation) -> Tip | None:
    """Tell that the opponent has many symbols."""
    count = len(at.other.symbols)
    if count < _NEAR_SUPREMACY:
        return None
    return Tip("science-threatens", {"name": opponent(at.seat)}, {"count": count})


# -- what can be done now -----------------------------------------------------------------------------


def pair_of_symbols(at: Situation) -> Tip | None:
    """Find a card whose symbol makes a pair."""
    for card, _ in at.advised("green"):
        if at.symbols_of(card) == 2:
            return Tip("pair", {}, {"card": card.id})
    return None


def loot(at: Situation) -> Tip | None:
    """Find a card with whose shields the opponent loses coins."""
    for card, _ in at.advised("red"):
        shields = sum(effect.amount for effect in card.effects if isinstance(effect, Shields))
        for token in MILITARY_TOKENS:
            mine = token.id in at.view.military_tokens and token.seat == at.seat
            lost = min(token.coins, at.other.coins)
            if mine and lost and at.lead < token.distance <= at.lead + shields:
                return Tip("loot", {"name": opponent(at.seat)}, {"card": card.id, "coins": lost})
    return None


def chain(at: Situation) -> Tip | None:
    """Find a card that a chain makes free."""
    for card, offer in at.advised():
        if offer.price.how == "chain" and card.free_from is not None:
            return Tip("chain", {}, {"card": card.id, "before": card.free_from})
    return None


def wonder_payable(at: Situation) -> Tip | None:
    """Find a wonder that can be paid for."""
    for offer in at.view.wonder_offers[at.seat]:
        if offer.affordable and isinstance(at.best, BuildWonder) and at.best.wonder == offer.wonder:
            return Tip("wonder", {}, {"wonder": offer.wonder, "coins": offer.price.total})
    return None


def few_coins(at: Situation) -> Tip | None:
    """Tell who has few coins what a sold card brings."""
    if at.city.coins > _FEW_COINS:
        return None
    return Tip("few-coins", {}, {"coins": at.city.coins, "gain": at.view.discard_gain})


def dear_trade(at: Situation) -> Tip | None:
    """Find a card for which something is bought."""
    for card, offer in at.advised():
        if offer.price.trade:
            return Tip("trade", {}, {"card": card.id, "coins": offer.price.trade})
    return None


def fixed_price(at: Situation) -> Tip | None:
    """Find a yellow card that makes goods cheap for good."""
    for card, _ in at.advised("yellow"):
        if any(isinstance(effect, TradePrice) for effect in card.effects):
            return Tip("fixed-price", {}, {"card": card.id})
    return None


def guild(at: Situation) -> Tip | None:
    """Find a guild."""
    for card, _ in at.advised("purple"):
        gives_coins = any(isinstance(effect, Per) and effect.coins for effect in card.effects)
        return Tip("guild", {}, {"card": card.id, "coins": "yes" if gives_coins else "no"})
    return None


def goods(at: Situation) -> Tip | None:
    """Find a brown or grey card."""
    return _about(at, "goods", "brown", "grey")


def green_cards(at: Situation) -> Tip | None:
    """Find a green card."""
    return _about(at, "green", "green")


def red_cards(at: Situation) -> Tip | None:
    """Find a red card."""
    return _about(at, "red", "red")


def blue_cards(at: Situation) -> Tip | None:
    """Tell what blue cards are for."""
    found = at.advised("blue")
    return Tip("blue", {}, {"card": found[0][0].id}) if found else None


def yellow_cards(at: Situation) -> Tip | None:
    """Find a yellow card."""
    return _about(at, "yellow", "yellow")


def chain_to_come(at: Situation) -> Tip | None:
    """Find a card that makes another one free later."""
    for card, _ in at.advised():
        if card.gives_free is not None:
            return Tip("chain-to-come", {}, {"card": card.id, "later": card.gives_free})
    return None


def many_coins(at: Situation) -> Tip | None:
    """Tell who has many coins to spend them."""
    return Tip("many-coins", {}, {"coins": at.city.coins}) if at.city.coins >= _MANY_COINS else None


# -- what always fits ---------------------------------------------------------------------------------


def uncovered(at: Situation) -> Tip | None:
    """Tell that what is uncovered is the opponent's to take."""
    covers = any(not each.free for each in at.view.layout)
    return Tip("uncovered", {"name": opponent(at.seat)}) if covers else None


def points_so_far(at: Situation) -> Tip | None:
    """Tell how the points stand."""
    own, theirs = at.view.scores[at.seat].total, at.view.scores[opponent(at.seat)].total
    return Tip("points", {"name": opponent(at.seat)}, {"points": own, "theirs": theirs})


def take_away(at: Situation) -> Tip | None:
    """Tell that a card can be taken so that the opponent does not have it."""
    return Tip("take-away", {"name": opponent(at.seat)})


def prices(at: Situation) -> Tip | None:
    """Tell what makes goods dear."""
    return Tip("prices", {"name": opponent(at.seat)})


def unbuilt_wonders(at: Situation) -> Tip | None:
    """Tell that wonders wait to be built."""
    count = len(at.city.unbuilt_wonders)
    return Tip("wonders-wait", {}, {"count": count}) if count else None


def zone(at: Situation) -> Tip | None:
    """Tell what the pawn is worth where it stands."""
    if not at.view.pawn:
        return None
    kind = "zone-own" if at.lead > 0 else "zone-theirs"
    points = at.view.scores[at.seat if at.lead > 0 else opponent(at.seat)].military
    return Tip(kind, {"name": opponent(at.seat)}, {"points": points})


def what_selling_brings(at: Situation) -> Tip | None:
    """Tell what a sold card brings."""
    return Tip("selling", {}, {"coins": at.view.discard_gain})


def open_end(at: Situation) -> Tip | None:
    """Tell that few cards are left before the next age, and who begins that."""
    count = len(at.view.layout)
    is_told = at.view.age < len(at.view.box.ages) and count <= _FEW_CARDS
    return Tip("few-cards", {}, {"count": count}) if is_told else None


def _about(at: Situation, kind: str, *colours: Colour) -> Tip | None:
    found = at.buildable(*colours)
    return Tip(kind, {}, {"card": found[0][0].id}) if found else None


IN_THE_DRAFT: tuple[TipFinder[Situation], ...] = (draft_first, draft_play_again, draft_costs, draft_seven)

RECOMMENDING = frozenset({"pair", "loot", "chain", "guild", "fixed-price", "trade", "blue", "chain-to-come"})
"""What is told of a card that can be built now: told with all that the card does."""

IN_A_TURN: tuple[TipFinder[Situation], ...] = (
    first_turn,
    goal,
    force_threatens,
    science_threatens,
    age_two,
    age_three,
    force_near,
    science_near,
    pair_of_symbols,
    loot,
    chain,
    wonder_payable,
    few_coins,
    guild,
    fixed_price,
    dear_trade,
    goods,
    many_coins,
    red_cards,
    green_cards,
    blue_cards,
    yellow_cards,
    chain_to_come,
    open_end,
    uncovered,
    take_away,
    zone,
    what_selling_brings,
    prices,
    unbuilt_wonders,
    points_so_far,
)
