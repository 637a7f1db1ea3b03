"""What a player of the base game is asked: a hand at one moment, its message and the buttons below it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Self

import discord

from bot.common.rows import NO_SERVER
from bot.languages.translator import Translator, seat_names
from bot.tables.snapshot import GameSnapshot
from bot.tables.tips import tip_now
from cogs.discord.emojis import Emojis
from cogs.discord.message import (
    FOR_TWO,
    Button,
    Message,
    Part,
    Picture,
    Row,
    button,
    custom_id,
    escape,
    gallery,
    in_parts,
    lesson_button,
    message,
    plain,
)
from cogs.game.advice_buttons import advice_row
from cogs.game.asking import Asking, Askings, choice_rows, numbered, question_in_words
from cogs.game.step_message import seat_buttons
from cogs.game.tips import tip_line
from cogs.games.base import sentences
from cogs.games.base.card_buttons import card_rows
from cogs.games.base.choice_words import choice_in_words
from cogs.games.base.confirmation import confirmation_rows, words_of
from cogs.games.base.discard_buttons import discard_rows
from engine.base.choice import BaseChoice, CardChoice, Revive
from engine.base.events import BaseEvent
from engine.base.view import Offer, View, as_free_city
from engine.game import Decision, Seat
from engine.players.tips import Tip
from renders.base.city import describe_city
from renders.base.discard import describe_discard
from renders.base.hand import stage_sentences
from renders.base.names import card_name
from renders.base.prices import default_ways
from renders.drawing.numerals import ROMAN
from renders.parts.language import all_of

CARDS_IN_A_ROW = 4
"""Rows of four and three: the same places as the cards in the picture."""

PICKED = "✅"


@dataclass(frozen=True, slots=True)
class Selection:
    """What a player has tapped without deciding yet: a card, and how it and the stage would be paid.

    ``choice`` is what they are asked about once more; they have just said to be ``unasked`` from now on.
    """

    card: int | None = None
    build_way: int = 0
    stage_way: int = 0
    choice: BaseChoice | None = None
    unasked: bool = False


@dataclass(frozen=True, slots=True)
class Question:
    """One player's hand at one moment, with what they have tapped.

    ``city`` is the seat that the cards are chosen for: the player's own, or the Free City where it is asked
    alone or its controller has chosen for their own. ``view`` is the table as that city sees it.
    """

    snapshot: GameSnapshot
    seat: Seat
    city: Seat
    view: View
    names: Sequence[str]
    text: Translator
    emojis: Emojis
    selection: Selection = Selection()

    @classmethod
    def of(cls, snapshot: GameSnapshot, seat: Seat, text: Translator, emojis: Emojis) -> Self:
        """Return a player's hand as it is now; the Free City's where that is asked, or was asked last."""
        view: View = snapshot.game.view(seat)
        names = names_of(snapshot, view, text)
        own = snapshot.picks.get(seat)
        asked = {each.seat for each in snapshot.game.decisions() if each.chooser == seat}
        if view.free_city is not None and asked == {view.free_city}:
            return cls(snapshot, seat, view.free_city, view, names, text, emojis)
        if view.free_city is None or not view.free_city_offers or own is None:
            return cls(snapshot, seat, seat, view, names, text, emojis)
        return cls(snapshot, seat, view.free_city, as_free_city(view, own), names, text, emojis)

    def at(self, snapshot: GameSnapshot) -> Self:
        """Return the hand as it is later.

        In a step only picks change, and with them the city that is asked.
        """
        before = self.snapshot
        is_same = snapshot.game is before.game and snapshot.seats is before.seats
        if is_same and self.view.free_city is None:
            return replace(self, snapshot=snapshot)
        return self.of(snapshot, self.seat, self.text, self.emojis)

    @property
    def decision(self) -> Decision[BaseChoice] | None:
        """What this player has to decide next."""
        return self.snapshot.decision(self.seat)

    @property
    def kind(self) -> str:
        """The kind of what is decided for the city, empty where nothing is."""
        return self.view.deciding.get(self.city, "")

    @property
    def asked(self) -> Decision[BaseChoice] | None:
        """What is decided for the city, also where it has been picked already: it can be changed."""
        others = self.snapshot.picks_but_for(self.seat) if self.city == self.seat else self.snapshot.picks
        return next((each for each in self.snapshot.game.decisions(others) if each.seat == self.city), None)

    @property
    def pick(self) -> BaseChoice | None:
        """What has been picked for the city."""
        return self.snapshot.picks.get(self.city)

    @property
    def picked_place(self) -> int | None:
        """The place in the hand of the card that has been picked: of two alike the first."""
        pick, hand = self.pick, self.view.hand
        return hand.index(pick.card) if isinstance(pick, CardChoice) and pick.card in hand else None

    def identity(self, *words: str | int) -> str:
        """Write the id of a button of this hand."""
        return custom_id("hand", self.snapshot.id, self.snapshot.step, self.city, *words)


def names_of(snapshot: GameSnapshot, view: View, text: Translator) -> list[str]:
    """List the names by seat, the Free City's last."""
    names = seat_names(snapshot.seats, text)
    return names + [text("free-city")] * (len(view.cities) - len(names))


def events_of_the_round(snapshot: GameSnapshot) -> Sequence[BaseEvent]:
    """List what happened in the round of the last step: a seventh card and the discard pile are steps too."""
    if not snapshot.history:
        return ()
    last: View = snapshot.history[-1].before
    return [
        event
        for step in snapshot.history
        if (step.before.age, step.before.round) == (last.age, last.round)
        for event in step.events
    ]


def prompt(question: Question, selection: Selection, picture: Picture) -> Message:
    """Make a player's hand with what they have tapped."""
    question = replace(question, selection=selection)
    text, row = question.text, question.snapshot.row
    tip = _tip(question)
    told = [] if tip is None else [tip_line(tip, question.view, question.names, text)]
    words = "\n".join(
        [
            _heading(question),
            *_news(question),
            *_of_the_free_city(question),
            *_reserve(question),
            _said(question),
            *told,
            *([] if row.server == NO_SERVER else [text("hand-place", place=f"<#{row.place}>")]),
        ]
    )
    shown: Part | None = gallery(picture)
    if picture.missing:
        shown = None
        words = "\n".join([words, text("picture-late"), in_words(question)])
    # Below the picture, beside the buttons that answer: people look there when they have tapped.
    return message(words, shown, _to_confirm(question), *_rows(question, tip))


def in_words(question: Question) -> str:
    """Return what the picture of a hand shows: a line for each card, and the next stage of the wonder.

    A player who has nothing to choose from sees their own city.
    """
    view, text = question.view, question.text
    if view.discard:
        return plain(describe_discard(view, question.names, text))
    if not view.hand:
        return plain(describe_city(view, question.seat, question.names, text))
    lines = [
        text(
            "hand-line",
            number=view.number(place),
            line=sentences.offer_line(
                view, question.city, offer, default_ways(view, question.city, offer)[0], question.names, text
            ),
        )
        for place, offer in enumerate(view.offers)
    ]
    if view.stage_offer_for(question.city) is not None:
        lines += stage_sentences(view, question.city, [*map(escape, question.names)], text)
    return "\n".join(lines)


# -- the words ----------------------------------------------------------------------------------------


def _heading(question: Question) -> str:
    """Return which round it is, whose turn with how many coins, and what becomes of the rest of the hand.

    A practice game says that it is one: its hands may stand among those of another game.
    """
    view, text, kinds = question.view, question.text, question.view.deciding.values()
    step = 1 if view.passing == "left" else -1
    receiver = question.names[(question.seat + step) % view.players]
    following: str = view.hands_go
    if "revive" in kinds:
        following = "discard"
    elif "seventh_card" in kinds:
        following = "seventh"
    elif view.round == view.box.rounds:
        following = "put-away"
    money = text("coins", count=view.cities[question.city].coins)
    heading = text(
        "hand-heading",
        age=ROMAN[view.age],
        round=view.round,
        rounds=view.box.rounds,
        money=money if question.city == question.seat else text("hand-free-city", money=money),
        following=following,
        name=escape(receiver),
    )
    return text("practice-heading", heading=heading) if question.snapshot.is_practice else heading


def _news(question: Question) -> list[str]:
    """Return what both neighbours did in the last round, and after an age how their conflicts ended."""
    return sentences.news_of_neighbours(
        question.view,
        question.city,
        question.seat,
        events_of_the_round(question.snapshot),
        question.names,
        question.text,
    )


def _of_the_free_city(question: Question) -> list[str]:
    """Return who else plays for the Free City in this round.

    Where it is asked, what its player chose before.
    """
    view, text, picks = question.view, question.text, question.snapshot.picks
    if question.city != question.seat:
        if question.seat not in picks or question.city in picks:
            return []
        return [sentences.picked(view, question.seat, picks[question.seat], question.names, text)]
    controller = view.controller if "round" in view.deciding.values() else None
    if controller in (None, question.seat):
        return []
    return [text("free-city-played-by", name=escape(question.names[controller]))]


def _reserve(question: Question) -> list[str]:
    """Return what the player keeps beside the hand, where a box has such cards."""
    view, text = question.view, question.text
    kept = [card_name(view.box, card, text) for card in view.reserve if card not in view.hand]
    return [text("hand-reserve", cards=all_of(kept, text))] if kept else []


def _to_confirm(question: Question) -> str | None:
    """Ask whether a choice is meant with which the game goes on; None where nothing is to be confirmed."""
    choice = _to_be_confirmed(question)
    if choice is None or question.snapshot.plays_itself(question.seat):
        return None
    asked = sentences.to_confirm(question.view, question.city, choice, question.names, question.text)
    return question.text("sure-unasked" if question.selection.unasked else "sure", question=asked)


def _to_be_confirmed(question: Question) -> BaseChoice | None:
    """Return the choice that is to be confirmed, as far as this hand still offers it."""
    choice = question.selection.choice
    return None if choice is None or words_of(question, choice) is None else choice


def _said(question: Question) -> str:
    """Return what is asked, what the tapped card does, or what has been picked."""
    text, selection = question.text, question.selection
    if question.snapshot.plays_itself(question.seat):
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
    waiting = [escape(question.names[seat]) for seat in question.snapshot.waiting_for()]
    decision = question.decision
    if decision is None:
        said = _picked(question)
        if said is None:
            return text("nothing-to-choose", names=all_of(waiting, text))
        if not waiting:
            return text("picked-last", picked=said)
        # Computer players choose at any moment: then it is too late to change.
        key = "picked-waiting" if question.snapshot.awaited() else "picked-computers"
        return text(key, picked=said, names=all_of(waiting, text))
    return _asking(question).words(question)


def _asking(question: Question) -> Asking[Question]:
    return ASKINGS.kinds.get(question.kind, ASKINGS.another)


def _ask_for_a_card(question: Question) -> str:
    view, text = question.view, question.text
    if view.free_city_offers:
        return text("choose-own-first")
    both = "play_seventh_card" in view.cities[question.seat].abilities
    return text("choose-both" if both and view.round == view.box.rounds else "choose-card")


def _ask_for_the_free_city(question: Question) -> str:
    return question.text("choose-free-city", count=len(question.view.hand))


def _ask_for_the_seventh_card(question: Question) -> str:
    return question.text("choose-seventh")


def _ask_for_a_discarded_card(question: Question) -> str:
    key = "choose-discard" if question.city == question.seat else "choose-discard-free-city"
    choices = question.asked.choices if question.asked else ()
    return question.text(key, count=sum(isinstance(choice, Revive) for choice in choices))


def _ask_plainly(question: Question) -> str:
    return question_in_words(question.kind, escape(question.names[question.seat]), question.text)


def _tip(question: Question) -> Tip | None:
    """Return what a newcomer is told, until they have picked."""
    asked = question.pick is None and question.city == question.seat
    return tip_now(question.snapshot, question.seat, question.view) if asked else None


def _still_picked(question: Question) -> str | None:
    """Return what counts until another button is pressed, so that looking costs nothing."""
    said = _picked(question)
    return None if said is None or question.pick is None else question.text("picked-until", picked=said)


def _picked(question: Question) -> str | None:
    """Say everything that a player has picked in this step, the Free City's card last."""
    picks, text = question.snapshot.picks, question.text
    said = [
        sentences.picked(question.view, city, picks[city], question.names, text)
        for city in dict.fromkeys((question.seat, question.city))
        if city in picks
    ]
    if len(said) > 1:
        return text("picked-for-free-city", own=said[0], free_city=said[1])
    return said[0] if said else None


# -- the buttons and lists below the picture -----------------------------------------------------------


def _rows(question: Question, tip: Tip | None) -> list[Part | None]:
    """Make the buttons and lists below the picture."""
    selection = question.selection
    if question.snapshot.plays_itself(question.seat):
        back = seat_buttons(question.snapshot, question.text)
        return [*([back] if back else []), _helpers(question, tip)]
    chosen = () if selection.card is None else (selection.card,)
    advised = question.snapshot.row.options.hints == "on" or question.snapshot.is_practice
    advice = advice_row(question.snapshot, question.text, *chosen) if advised else None
    return [*_asking(question).rows(question), _helpers(question, tip), advice]


def _hand_rows(question: Question) -> list[Row]:
    """Make a button for each card of the hand, and below them what can be done with the tapped one."""
    buttons = [
        _number(question, place, offer, chosen=question.selection.card == place)
        for place, offer in enumerate(question.view.offers)
    ]
    return [*in_parts(buttons, CARDS_IN_A_ROW), *(_sure_rows(question) or _card_rows(question))]


def _card_rows(question: Question) -> list[Row]:
    card, offers = question.selection.card, question.view.offers
    return card_rows(question, offers[card]) if card is not None and card < len(offers) else []


def _sure_rows(question: Question) -> list[Row]:
    choice = _to_be_confirmed(question)
    return [] if choice is None else confirmation_rows(question, choice)


def _discard_rows(question: Question) -> list[Row]:
    return _sure_rows(question) or discard_rows(question)


def _rows_of_another_kind(question: Question) -> list[Row]:
    """Let cards of the hand be played as in a round; for all else make a button for each choice."""
    decision, text = question.asked, question.text
    if decision is None or is_of_the_hand(question.view, decision):
        return _hand_rows(question)
    labels = numbered([choice_in_words(choice, question.view.box, text) for choice in decision.choices], text)
    return _sure_rows(question) or choice_rows(labels, question.identity, text("question-list"))


def is_of_the_hand(view: View, decision: Decision[BaseChoice]) -> bool:
    """Return whether all that can be chosen is done with the cards that a player is offered."""
    offered = {choice for offer in view.offers for choice in offer.choices}
    return offered.issuperset(decision.choices)


def _number(question: Question, place: int, offer: Offer, *, chosen: bool) -> Button:
    picked = question.picked_place == place
    style = discord.ButtonStyle.success if offer.builds else discord.ButtonStyle.secondary
    if chosen or picked:
        style = discord.ButtonStyle.primary
    return button(
        question.identity("card", place),
        str(question.view.number(place)),
        style=style,
        emoji=PICKED if picked else question.emojis[question.view.box.cards[offer.card].colour],
    )


def _helpers(question: Question, tip: Tip | None) -> Row:
    text = question.text
    again = button(question.identity("again"), text("button-start-again"))
    return (
        *((again,) if question.city != question.seat and question.seat in question.snapshot.picks else ()),
        button(question.identity("city"), text("button-my-city")),
        button(question.identity("table"), text("button-table")),
        button(question.identity("text"), text("button-text")),
        *((_lesson(question),) if _is_first(question) else ()),
        *((button(question.identity("tips"), text("button-tips-off")),) if tip else ()),
    )


def _lesson(question: Question) -> Button:
    """Lead to the pages on how to play, at the Free City's where the cards are for it."""
    lesson = question.snapshot.row.options.game if question.view.free_city is None else FOR_TWO
    return lesson_button(lesson, question.text, at_its_end=question.city != question.seat)


def _is_first(question: Question) -> bool:
    """Whether these are the first cards of somebody: of the game, or of a newcomer who has come later.

    The Free City's are first in the first round of each of its two players.
    """
    view, snapshot = question.view, question.snapshot
    person = snapshot.seats[question.seat].person
    newcomer = {step for whose, step in snapshot.tips if whose == person} == {snapshot.step}
    return newcomer or (view.age == 1 and view.round <= (1 if question.city == question.seat else 2))


ASKINGS: Askings[Question] = Askings(
    {
        "round": Asking(_ask_for_a_card, _hand_rows),
        "free_city": Asking(_ask_for_the_free_city, _hand_rows),
        "seventh_card": Asking(_ask_for_the_seventh_card, _hand_rows),
        "revive": Asking(_ask_for_a_discarded_card, _discard_rows),
    },
    another=Asking(_ask_plainly, _rows_of_another_kind),
)
