"""Tips for newcomers to Architects in their turn."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import partial

from engine.architects.choice import ArchitectsChoice, Keep, Take
from engine.architects.city import Card, City
from engine.architects.payment import builds
from engine.architects.player.playouts import ranked
from engine.architects.player.reasons import reasons
from engine.architects.terms import CENTRAL, COIN
from engine.architects.view import Offered, View
from engine.game import Decision, Seat
from engine.players import tips
from engine.players.reasons import Reason
from engine.players.tips import Tip, fitting_tips
from engine.story import Finder, Found
from engine.values import FrozenMapping

_NEAR_BATTLE = 1
"""The number of conflict tokens left showing peace at which a battle is near."""


@dataclass(frozen=True, slots=True)
class Situation(tips.Situation):
    """The position of the player whose turn it is."""

    view: View
    best: Offered
    """The deck from which the normal player would take a card: no other one is recommended."""
    reasons: tuple[Reason, ...]
    """All consequences of this card for the player, if it is face up."""

    @property
    def city(self) -> City:
        """The player's city."""
        return self.view.cities[self.seat]

    @property
    def is_war_near(self) -> bool:
        """Whether hardly any conflict token shows peace."""
        return self.view.conflict_tokens - self.view.battle <= _NEAR_BATTLE


def tips_for(view: View, seat: Seat) -> Iterable[Tip]:
    """Return tips for the player of a seat who is asked now, best first."""
    match view.deciding.get(seat):
        case "take":
            return _taking(view, seat)
        case "token":
            return (Tip("token"),)
        case _:
            return ()


def _taking(view: View, seat: Seat) -> Iterator[Tip]:
    decks = {pile.deck: pile for pile in view.offered}
    filled = [deck for deck, pile in decks.items() if pile.size]
    decision = Decision[ArchitectsChoice](seat, seat, "take", tuple(map(Take, filled)))
    best, _ = ranked(view, decision)[0]
    assert isinstance(best, Take)
    card = decks[best.deck].card
    # Its use for the player alone, wherever it comes from.
    why = () if card is None else reasons(view, decision, Keep(card))
    at = Situation(view, seat, decks[best.deck], why)
    return fitting_tips(at, TAKING, RECOMMENDING, lambda: at.reasons)


# -- what takes more than a line to find --------------------------------------------------------------


def of_card(
    piles: Callable[[Situation], Iterable[Offered]], find: Callable[[Situation, Card], Found]
) -> Finder[Situation]:
    """Return a finder of the first face-up card on some decks for which something is true."""

    def find_card(at: Situation) -> Found:
        for pile in piles(at):
            if pile.card is not None and (found := find(at, at.view.box.cards[pile.card])):
                return {"card": pile.card, "place": pile.place, **({} if found is True else found)}
        return None

    return find_card


def advised(find: Callable[[Situation, Card], Found]) -> Finder[Situation]:
    """Return a finder about the card that the normal player would take."""
    return of_card(lambda at: (at.best,), find)


def offered(find: Callable[[Card], object]) -> Finder[Situation]:
    """Return a finder of the first card in reach for which something is true."""
    return of_card(lambda at: at.view.offered, lambda at, card: bool(find(card)))


def end_near(at: Situation, *, own: bool) -> Found:
    """Find a wonder that needs one more stage, the player's own or else the first."""
    for seat, city in enumerate(at.view.cities):
        if len(city.stages) == len(city.board.stages) - 1:
            return (seat == at.seat) == own and (own or {"name": Seat(seat)})
    return None


def stage_in_reach(at: Situation, card: Card) -> Found:
    """Find the stage built at once with a card, without tokens that help to pay."""
    after = at.city.copy()
    after.add(card)
    payable = [stage.number for stage in after.open_stages if builds(after, stage)]
    # If the card pays for either of two stages, the reasons say which one is better.
    ready = (each.facts for each in at.reasons if each.kind == "stage-ready")
    return next((facts for facts in ready if facts["stage"] in payable), None)


def brings_token(at: Situation, card: Card) -> Found:
    """Return whether it is a green card that brings a progress token."""
    if card.symbol is None:
        return False
    others = [each for each in at.view.box.cards.values() if each.symbol not in (None, card.symbol)]
    return bool(at.city.cards[card.id]) or all(at.city.cards[each.id] for each in others)


def war_ahead(at: Situation) -> Found:
    """Return the effect of a horn for the player with most shields."""
    weaker = [each for each in at.neighbours if at.shields(each) < at.city.shields]
    return (
        at.is_war_near
        and bool(weaker)
        and {
            "name": weaker[0],
            "points": at.view.box.points_of_victory,
        }
    )


def next_stage(at: Situation) -> Found:
    """Return the cost of the next stage."""
    for stage in at.city.open_stages:
        return {"stage": stage.number, "count": stage.cost.count, "demand": stage.cost.demand}
    return None


def shared_decks(at: Situation) -> Found:
    """Return the players with whom the decks are shared."""
    left, right = at.neighbours
    return left != right and {"name": left, "other": right}


# -- the kinds and when they fit ----------------------------------------------------------------------

RECOMMENDING = frozenset({"stage", "token-near", "cat"})
"""Tips about the card that the normal player would take, shown with all of its consequences."""

TAKING: Mapping[str, Finder[Situation]] = FrozenMapping(
    {
        "first-turn": lambda at: not any(at.city.cards.values()) and not at.city.stages,
        "race": lambda at: True,
        "end-near": partial(end_near, own=False),
        "end-near-own": partial(end_near, own=True),
        # The use of a card.
        "stage": advised(stage_in_reach),
        "token-near": advised(brings_token),
        "war-to-lose": lambda at: at.is_war_near and tips.war_to_lose(at),
        "war-ahead": war_ahead,
        "cat": advised(lambda at, card: card.cat and at.view.cat != at.seat),
        "peek": lambda at: at.view.cat == at.seat,
        "coin": offered(lambda card: card.id == COIN),
        "horn": offered(lambda card: card.horns),
        "shield": offered(lambda card: card.shields and not card.horns),
        "green": offered(lambda card: card.symbol),
        "blue": offered(lambda card: card.victory_points),
        "grey": offered(lambda card: card.resource),
        # Always fitting.
        "next-stage": next_stage,
        "centre": lambda at: at.view.decks[CENTRAL].size > 0,
        "decks": shared_decks,
        "war": lambda at: {"count": at.view.conflict_tokens - at.view.battle},
        "points": tips.points_behind,
        "points-first": tips.points_first,
    }
)
