"""What a player of the base game is asked: a hand at one moment, what is tapped in it, and how it is said."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.languages import Translator
from bot.table import Table
from cogs.discord.emojis import Emojis
from cogs.discord.message import custom_id, escape
from cogs.games.base import sentences
from engine.base.choice import BaseChoice, Revive
from engine.base.view import View
from engine.game import Decision, Seat
from renders.drawing.numerals import ROMAN
from renders.parts.language import all_of

LAST_ROUND = 6


@dataclass(frozen=True, slots=True)
class Selection:
    """What a player has tapped without deciding yet: a card, and how it and the stage would be paid."""

    card: int | None = None
    build_way: int = 0
    stage_way: int = 0


@dataclass(frozen=True, slots=True)
class Question:
    """One player's hand at one moment.

    ``city`` is the seat that the cards are chosen for: the player's own, or the Free City once its
    controller has chosen for their own. ``view`` is the table as that city sees it.
    """

    table: Table
    seat: Seat
    city: Seat
    view: View
    names: Sequence[str]
    text: Translator
    emojis: Emojis

    @property
    def decision(self) -> Decision[BaseChoice] | None:
        """What this player has to decide next."""
        return self.table.decision(self.seat)

    @property
    def pick(self) -> BaseChoice | None:
        """What has been picked for the city."""
        return self.table.picks.get(self.city)

    def identity(self, *words: str | int) -> str:
        """Write the id of a button of this hand."""
        return custom_id("hand", self.table.id, self.table.step, self.city, *words)


def hand_heading(question: Question) -> str:
    """Say which round it is, how many coins there are and what becomes of the rest of the hand."""
    view, text, kinds = question.view, question.text, question.view.deciding.values()
    step = 1 if view.passing == "left" else -1
    receiver = question.names[(question.seat + step) % view.players]
    following: str = view.passing
    if "revive" in kinds:
        following = "discard"
    elif "seventh_card" in kinds:
        following = "seventh"
    elif view.round == LAST_ROUND:
        following = "put-away"
    return text(
        "hand-heading",
        age=ROMAN[view.age],
        round=view.round,
        money=text("coins", count=view.cities[question.city].coins),
        following=following,
        name=escape(receiver),
    )


def asked(question: Question, selection: Selection) -> str:
    """Say what is asked, what the tapped card does, or what has been picked."""
    text = question.text
    if question.table.plays_itself(question.seat):
        return text("hand-away")
    if selection.card is not None and selection.card < len(question.view.offers):
        offer = question.view.offers[selection.card]
        lines = [
            sentences.offer_line(
                question.view, question.city, offer, selection.build_way, question.names, text
            ),
            sentences.stage_line(question.view, question.city, offer, text),
            _still_picked(question),
        ]
        return "\n".join(each for each in lines if each)
    waiting = [escape(question.names[seat]) for seat in question.table.waiting_for()]
    decision = question.decision
    if decision is None:
        said = _picked(question)
        if said is None:
            return text("nothing-to-choose", names=all_of(waiting, text))
        if not waiting:
            return text("picked-last", picked=said)
        return text("picked-waiting", picked=said, names=all_of(waiting, text))
    if decision.kind == "free_city":
        return text("choose-free-city", count=len(question.view.hand))
    if question.view.free_city_offers:
        return text("choose-own-first")
    if decision.kind == "revive":
        return text("choose-discard", count=sum(isinstance(choice, Revive) for choice in decision.choices))
    if decision.kind == "seventh_card":
        return text("choose-seventh")
    if (
        question.view.round == LAST_ROUND
        and "play_seventh_card" in question.view.cities[question.seat].abilities
    ):
        return text("choose-both")
    return text("choose-card")


def _still_picked(question: Question) -> str | None:
    """Say what counts until another button is pressed, so that looking costs nothing."""
    said = _picked(question)
    return None if said is None or question.pick is None else question.text("picked-until", picked=said)


def _picked(question: Question) -> str | None:
    """Say everything that a player has picked in this step, the Free City's card last."""
    own = question.table.picks.get(question.seat)
    view, names, text = question.view, question.names, question.text
    if own is None:
        return None
    said = sentences.picked(view, question.seat, own, names, text)
    if question.city == question.seat or question.pick is None:
        return said
    free_city = sentences.picked(view, question.city, question.pick, names, text)
    return text("picked-for-free-city", own=said, free_city=free_city)
