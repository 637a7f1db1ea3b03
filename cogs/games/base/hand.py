"""A player's question in 7 Wonders: their hand at one moment, and what it says of cards and payments."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Literal, Self

from bot.languages.translator import Translator, seat_names
from bot.tables.game_snapshot import GameSnapshot
from cogs.discord.emojis import Emojis
from cogs.discord.message import custom_id, escape, plain
from cogs.game.choice_buttons import question_in_words
from cogs.games.event_sentences import choice_in_words as plain_words
from cogs.games.event_sentences import facts_in_words, written_name
from engine.base.box import Box
from engine.base.choice import BaseChoice, Build, BuildStage, CardChoice, Decline, PaidChoice, Revive
from engine.base.city import market_of
from engine.base.effects import Coins, Per, VictoryPoints
from engine.base.events import BaseEvent, Built, Conflict, Revived, Sold, StageBuilt
from engine.base.payment import Payment
from engine.base.resolve import COINS_FOR_A_SALE
from engine.base.scoring import worth_of
from engine.base.view import Offer, View, as_free_city, goods_bought
from engine.game import Decision, Seat
from renders.base.city import describe_city
from renders.base.discard import describe_discard
from renders.base.hand import stage_sentences
from renders.base.names import card_name
from renders.base.prices import chain_source, default_ways, shortages_in_words
from renders.base.seats import neighbour_of
from renders.base.sentences import effect_sentences
from renders.drawing import numerals
from renders.drawing.numerals import ROMAN
from renders.parts.language import all_of, one_of, resource_count
from renders.parts.names import city_name

Deed = Built | StageBuilt | Sold | Revived
"""An action of a city itself in a round."""


@dataclass(frozen=True, slots=True)
class Selection:
    """A player's taps before a choice: a card, and the payments to build it and the stage.

    ``choice`` awaits confirmation; ``unasked`` says that the player has just turned confirmations off.
    """

    card: int | None = None
    build_way: int = 0
    stage_way: int = 0
    choice: BaseChoice | None = None
    unasked: bool = False


@dataclass(frozen=True, slots=True)
class Question:
    """A player's hand at one moment, with their selection.

    ``city`` is the seat that plays the cards: the player's own, or the Free City if only that one is to
    choose or its controller has already picked for their own. ``view`` is the table as that city sees it.
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
        """Return a player's current hand, or the Free City's if that is to choose, or chose last."""
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
        """Return the hand at a later snapshot."""
        before = self.snapshot
        # Within a step only the picks change, and with them the city to choose for.
        is_same = snapshot.game is before.game and snapshot.seats is before.seats
        if is_same and self.view.free_city is None:
            return replace(self, snapshot=snapshot)
        return self.of(snapshot, self.seat, self.text, self.emojis)

    @property
    def escaped_names(self) -> list[str]:
        """The names by seat, escaped for use within a text."""
        return [*map(escape, self.names)]

    @property
    def own(self) -> Literal["yes", "no"]:
        """Whether the city is the player's own and not the Free City, as an argument of texts."""
        return "no" if self.city == self.view.free_city else "yes"

    @property
    def offer(self) -> Offer | None:
        """The offer of the selected card."""
        card, offers = self.selection.card, self.view.offers
        return offers[card] if card is not None and card < len(offers) else None

    @property
    def to_be_confirmed(self) -> BaseChoice | None:
        """The choice awaiting confirmation, if this hand still offers it."""
        choice = self.selection.choice
        return None if choice is None or self.words_of(choice) is None else choice

    @property
    def decision(self) -> Decision[BaseChoice] | None:
        """The player's next decision."""
        return self.snapshot.decision(self.seat)

    @property
    def kind(self) -> str:
        """The kind of the city's decision, empty without one."""
        return self.view.deciding.get(self.city, "")

    @property
    def asked(self) -> Decision[BaseChoice] | None:
        """The city's decision, even if already picked: the pick can be changed."""
        others = self.snapshot.picks_but_for(self.seat) if self.city == self.seat else self.snapshot.picks
        return next((each for each in self.snapshot.game.decisions(others) if each.seat == self.city), None)

    @property
    def pick(self) -> BaseChoice | None:
        """The pick for the city."""
        return self.snapshot.picks.get(self.city)

    def identity(self, *words: str | int) -> str:
        """Return the id of a button of this hand."""
        return custom_id("hand", self.snapshot.id, self.snapshot.step, self.city, *words)

    def answers(self) -> Mapping[tuple[str, ...], BaseChoice]:
        """Return the choices by their words in the ids of buttons."""
        view, asked = self.view, self.asked
        found: dict[tuple[str, ...], BaseChoice] = {}
        for index, offer in enumerate(view.offers):
            found |= {("build", f"{index}", f"{way}"): choice for way, choice in enumerate(offer.builds)}
            found |= {("stage", f"{index}", f"{way}"): choice for way, choice in enumerate(offer.stages)}
            found |= {} if offer.sell is None else {("sell", f"{index}"): offer.sell}
        found |= {("revive", f"{number}"): Revive(card) for number, card in enumerate(view.discard)}
        found |= {("nothing",): Decline()} if view.discard else {}
        # Other choices are identified by number.
        others = enumerate(asked.choices if asked else ())
        return found | {("choose", f"{number}"): choice for number, choice in others}

    def words_of(self, choice: BaseChoice) -> tuple[str, ...] | None:
        """Return the words of a choice in the id of its button, or None if it is not offered."""
        return next((words for words, each in self.answers().items() if each == choice), None)

    def in_words(self) -> str:
        """Describe the picture of a hand: its cards and the next stage; without cards, the player's city."""
        view, text = self.view, self.text
        if view.discard:
            return plain(describe_discard(view, self.names, text))
        if not view.hand:
            return plain(describe_city(view, self.seat, self.names, text))
        lines = [
            text(
                "hand-line",
                number=view.number(index),
                line=self.offer_line(offer, default_ways(view, self.city, offer)[0]),
            )
            for index, offer in enumerate(view.offers)
        ]
        if view.stage_offer_for(self.city) is not None:
            lines += stage_sentences(view, self.city, self.escaped_names, text)
        return "\n".join(lines)

    # -- earlier events -------------------------------------------------------------------------------

    def heading(self) -> str:
        """Return the round, the coins, and the destination of the remaining hand."""
        view, text, kinds = self.view, self.text, self.view.deciding.values()
        step = 1 if view.passing == "left" else -1
        receiver = Seat((self.seat + step) % view.players)
        following: str = view.hands_go
        if "revive" in kinds:
            following = "discard"
        elif "seventh_card" in kinds:
            following = "seventh"
        elif view.round == view.box.rounds:
            following = "seventh-next" if self._plays_seventh() else "put-away"
        money = text("coins", count=view.cities[self.city].coins)
        heading = text(
            "hand-heading",
            age=ROMAN[view.age],
            round=view.round,
            rounds=view.box.rounds,
            money=money if self.city == self.seat else text("hand-free-city", money=money),
            following=following,
            name=self.escaped_names[receiver],
        )
        # Hands of practice games may appear among those of another game.
        return text("practice-heading", heading=heading) if self.snapshot.is_practice else heading

    def news_of_neighbours(self, events: Sequence[BaseEvent]) -> list[str]:
        """Return both neighbours' actions in a round in one line, then the city's conflicts with them.

        The player may be a neighbour: the Free City sits between both players.
        """
        view, text, city, news = self.view, self.text, self.city, list[str]()
        for other in (neighbour_of(view, city, "left"), neighbour_of(view, city, "right")):
            deeds = [
                text(f"news-{written_name(type(event))}", **facts_in_words("base", event, view.box, text))
                for event in events
                if isinstance(event, Deed) and event.seat == other
            ]
            if deeds and other == self.seat:
                news.append(text("news-of-you", done=all_of(deeds, text)))
            elif deeds:
                news.append(text("news-of", name=self.escaped_names[other], done=all_of(deeds, text)))
        fought = [
            conflict(view, event, self.escaped_names, text)
            for event in events
            if isinstance(event, Conflict) and city in (event.seat, event.left)
        ]
        if not news:
            return fought
        return [text("news-of-neighbours", own=self.own, news=" · ".join(news)), *fought]

    def free_city_lines(self) -> list[str]:
        """Return who also plays for the Free City; in its own hand its player's first pick."""
        view, text, picks = self.view, self.text, self.snapshot.picks
        if self.city != self.seat:
            if self.seat not in picks or self.city in picks:
                return []
            return [self.chosen("picked", self.seat, picks[self.seat])]
        controller = view.controller if "round" in view.deciding.values() else None
        if controller in (None, self.seat):
            return []
        return [text("free-city-played-by", name=self.escaped_names[controller])]

    def reserve(self) -> list[str]:
        """Return the cards kept beside the hand, in boxes with such cards."""
        view, text = self.view, self.text
        cards = [card_name(view.box, card, text) for card in view.reserve if card not in view.hand]
        return [text("hand-reserve", cards=all_of(cards, text))] if cards else []

    # -- choices --------------------------------------------------------------------------------------

    def offer_line(self, offer: Offer, build_way: int) -> str:
        """Return the effects, current worth, cost and chains of a card."""
        view, text = self.view, self.text
        held = view.box.cards[offer.card]
        effects = effect_sentences(held.effects, text, own=self.own)
        parts = [
            text("offer-card", card=card_name(view.box, offer.card, text), effects=effects),
            self._worth_line(offer),
            self._build_line(offer, build_way),
        ]
        if len(offer.builds) > 1 and offer.builds[-1].payment.how == "power":
            parts.append(text("offer-or-power", once=self._once_per_age()))
        chained = any(choice.payment.how == "chain" for choice in offer.builds)
        owned = offer.build_obstacle is not None and offer.build_obstacle.reason == "owned"
        if held.free_from and not chained and not owned:
            sources = one_of([card_name(view.box, each, text) for each in held.free_from], text)
            parts.append(text("offer-free-from", cards=sources))
        if held.gives_free:
            later = all_of([card_name(view.box, each, text) for each in held.gives_free], text)
            parts.append(text("offer-free-later", cards=later))
        return " ".join(part for part in parts if part)

    def _once_per_age(self) -> Literal["yes", "no"]:
        """Whether the power is available once per age and not for each free card, as an argument of texts."""
        return "yes" if "free_build_once_per_age" in self.view.cities[self.city].abilities else "no"

    def _worth_line(self, offer: Offer) -> str:
        """Return the current worth of a card, or nothing if its effects already state it."""
        view, text = self.view, self.text
        held = view.box.cards[offer.card]
        if view.cities[self.city].has(held):
            return ""
        worth = worth_of(view.box, view.cities, self.city, held)
        printed_points = sum(effect.amount for effect in held.effects if isinstance(effect, VictoryPoints))
        printed_coins = sum(effect.amount for effect in held.effects if isinstance(effect, Coins))
        counted = [effect for effect in held.effects if isinstance(effect, Per)]
        figures = []
        if worth.points != printed_points or any(effect.points for effect in counted):
            figures.append(text("worth-points", count=worth.points))
        if worth.coins != printed_coins or any(effect.coins for effect in counted):
            figures.append(text("worth-coins", count=worth.coins))
        if worth.science:
            figures.append(text("worth-science", count=worth.science))
        for key, seats in (("worth-beats", worth.beaten), ("worth-level", worth.level)):
            if seats:
                figures.append(text(key, names=all_of([self.escaped_names[each] for each in seats], text)))
        return text("worth", figures=all_of(figures, text)) if figures else ""

    def _stage_line(self, offer: Offer) -> str | None:
        """Return the obstacle to the next stage of the wonder, or None."""
        text, own, obstacle = self.text, self.own, offer.stage_obstacle
        if obstacle is None or obstacle.reason in {"complete", "chain"}:
            return None
        if obstacle.reason == "coins":
            have = self.view.cities[self.city].coins
            return text("offer-stage-too-dear", own=own, need=obstacle.coins, have=have)
        return text("offer-stage-not-sold", shortages=shortages_in_words(obstacle, own, text))

    def _build_line(self, offer: Offer, build_way: int) -> str:
        view, text, own, obstacle = self.view, self.text, self.own, offer.build_obstacle
        placeholders: dict[str, str | int] = {
            "own": own,
            "card": card_name(view.box, offer.card, text),
            "have": view.cities[self.city].coins,
            "once": self._once_per_age(),
        }
        if obstacle is not None:
            known = obstacle.reason in {"owned", "coins"}
            placeholders |= {"need": obstacle.coins, "shortages": shortages_in_words(obstacle, own, text)}
            return text("offer-build", how=obstacle.reason if known else "unsold", **placeholders)
        if not offer.builds:
            return ""
        paid = offer.builds[min(build_way, len(offer.builds) - 1)].payment
        if paid.how == "chain":
            placeholders["source"] = card_name(view.box, chain_source(view, self.city, offer.card), text)
        placeholders["payment"] = payment(view, self.city, paid, self.escaped_names, text)
        return text(
            "offer-build", how="trade" if paid.how == "own" and paid.bank else paid.how, **placeholders
        )

    # -- the question and the pick --------------------------------------------------------------------

    def chosen(self, kind: Literal["picked", "sure"], city: Seat, choice: BaseChoice) -> str:
        """Return the ``picked`` choice for a city, or ask whether the player is ``sure`` of it."""
        view, text, key = self.view, self.text, f"picked-{choice.action}"
        if kind == "sure":
            key = f"sure-{choice.action}"
        if not text.has(key):
            return text(f"{kind}-other", choice=choice_in_words(choice, view.box, text))
        placeholders: dict[str, str | int] = {
            "own": "no" if city == view.free_city else "yes",
            "coins": text("coins", count=COINS_FOR_A_SALE),
        }
        if isinstance(choice, CardChoice):
            placeholders["card"] = card_name(view.box, choice.card, text)
        if isinstance(choice, PaidChoice):
            paid = payment(view, city, choice.payment, self.escaped_names, text)
            placeholders |= {"how": choice.payment.how, "payment": paid or "none", "copied": "none"}
        if isinstance(choice, BuildStage):
            placeholders["stage"] = view.cities[city].stages + 1
            if choice.copy is not None:
                copied = view.cities[neighbour_of(view, city, choice.copy)]
                placeholders["copied"] = city_name(copied.wonder, text)
        return text(key, **placeholders)

    def to_confirm(self) -> str | None:
        """Return the question of a confirmation, or None."""
        choice = self.to_be_confirmed
        if choice is None or self.snapshot.plays_itself(self.seat):
            return None
        asked = self.chosen("sure", self.city, choice)
        return self.text("sure-unasked" if self.selection.unasked else "sure", question=asked)

    def prompt_text(self) -> str:
        """Return the question, the description of the selected card, or the pick."""
        text, snapshot = self.text, self.snapshot
        if snapshot.plays_itself(self.seat):
            return text("hand-away")
        done = self._picked()
        if (offer := self.offer) is not None:
            lines = [self.offer_line(offer, self.selection.build_way), self._stage_line(offer)]
            if done is not None and self.pick is not None:
                # The pick counts until another button is pressed, so that looking costs nothing.
                lines.append(text("picked-until", picked=done))
            return "\n".join(each for each in lines if each)
        if self.decision is not None:
            return self._asked()
        waiting = [self.escaped_names[seat] for seat in snapshot.waiting_for()]
        if done is None:
            return text("nothing-to-choose", names=all_of(waiting, text))
        if not waiting:
            return text("picked-last", picked=done)
        # Computer players choose at any moment: then a change would come too late.
        key = "picked-waiting" if snapshot.awaited() else "picked-computers"
        return text(key, picked=done, names=all_of(waiting, text))

    def _picked(self) -> str | None:
        """Return all picks of a player in this step, the Free City's last."""
        picks, cities = self.snapshot.picks, dict.fromkeys((self.seat, self.city))
        done = [self.chosen("picked", city, picks[city]) for city in cities if city in picks]
        if len(done) > 1:
            return self.text("picked-for-free-city", own=done[0], free_city=done[1])
        return done[0] if done else None

    def _plays_seventh(self) -> bool:
        """Return whether the player's own city can play the last card of their hand as a seventh."""
        return "play_seventh_card" in self.view.cities[self.seat].abilities

    def _asked(self) -> str:
        view, text = self.view, self.text
        match self.kind:
            case "round" if view.free_city_offers:
                return text("choose-own-first")
            case "round":
                both = self._plays_seventh() and view.round == view.box.rounds
                return text("choose-both" if both else "choose-card")
            case "free_city":
                return text("choose-free-city", count=len(view.hand))
            case "seventh_card":
                return text("choose-seventh")
            case "revive":
                key = "choose-discard" if self.city == self.seat else "choose-discard-free-city"
                choices = self.asked.choices if self.asked else ()
                return text(key, count=sum(isinstance(choice, Revive) for choice in choices))
            case kind:
                return question_in_words(kind, self.escaped_names[self.seat], text)


def names_of(snapshot: GameSnapshot, view: View, text: Translator) -> list[str]:
    """List the names by seat, the Free City's last."""
    names = seat_names(snapshot.seats, text)
    return names + [text("free-city")] * (len(view.cities) - len(names))


def is_of_the_hand(view: View, decision: Decision[BaseChoice]) -> bool:
    """Return whether all choices are played with the offered cards."""
    offered = {choice for offer in view.offers for choice in offer.choices}
    return offered.issuperset(decision.choices)


def events_of_the_round(snapshot: GameSnapshot) -> Sequence[BaseEvent]:
    """List the events in the round of the last step: a seventh card and the discard pile are extra steps."""
    if not snapshot.history:
        return ()
    last: View = snapshot.history[-1].before
    return [
        event
        for step in snapshot.history
        if (step.before.age, step.before.round) == (last.age, last.round)
        for event in step.events
    ]


def payment(
    view: View, seat: Seat, paid: Payment | Built | StageBuilt, names: Sequence[str], text: Translator
) -> str:
    """Return a payment: "2 coins to Nessi and 1 coin to the bank"; empty without one."""
    parts = []
    if paid.left:
        parts.append(text("paid-to-left", count=paid.left, name=names[neighbour_of(view, seat, "left")]))
    if paid.right:
        parts.append(text("paid-to-right", count=paid.right, name=names[neighbour_of(view, seat, "right")]))
    if paid.bank:
        parts.append(text("paid-to-bank", count=paid.bank))
    return all_of(parts, text)


def bought(view: View, seat: Seat, choice: PaidChoice, names: Sequence[str], text: Translator) -> str:
    """Return the purchases: "wood and ore from Nessi, clay from Vreneli"."""
    if choice.payment.how != "trade":
        return ""
    city = view.cities[seat]
    if isinstance(choice, BuildStage):
        cost = city.next_stage(choice.copy).price
    else:
        cost = view.box.cards[choice.card].cost
    goods_from = goods_bought(market_of(view.cities, seat), cost, choice.payment)
    sellers = {
        "left": names[neighbour_of(view, seat, "left")],
        "right": names[neighbour_of(view, seat, "right")],
        "bank": text("the-bank"),
    }
    parts = [
        text(
            "bought-from",
            resources=all_of([resource_count(each, count, text) for each, count in goods.items()], text),
            name=sellers[seller],
        )
        for seller, goods in goods_from.items()
        if goods
    ]
    return all_of(parts, text)


def conflict(view: View, event: Conflict, names: Sequence[str], text: Translator) -> str:
    """Describe a conflict between two neighbours and the value of its tokens, with ``names`` unescaped."""
    placeholders: dict[str, int | str] = {
        "name": names[event.seat],
        "shields": event.shields,
        "left": names[event.left],
        "left_shields": event.left_shields,
    }
    if event.winner is None:
        return text("conflict-peace", **placeholders)
    loser = event.left if event.winner == event.seat else event.seat
    tokens: dict[str, int | str] = {
        "token": event.token,
        "loss": numerals.plain(view.box.age(event.age).defeat),
    }
    players = {"winner": names[event.winner], "loser": names[loser]}
    return text("conflict-won", **placeholders, **players, **tokens)


def choice_in_words(choice: BaseChoice, box: Box, text: Translator) -> str:
    """Describe a choice by its building or action."""
    match choice:
        case Build(card, Payment("power")):
            return text("choice-power", card=card_name(box, card, text))
        case _:
            return plain_words("base", choice, box, text)
