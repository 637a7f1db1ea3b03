"""The messages and pictures of 7 Wonders Architects."""

from collections.abc import Sequence
from itertools import groupby

import discord

from bot.common.refusal import Refusal
from cogs.discord.message import LONGEST_LABEL, Button, Message, Picture, Row, button, in_parts, message
from cogs.game.choice_buttons import ChoiceOption, choice_rows
from cogs.games.event_sentences import choice_in_words, event_in_words, score_lines
from cogs.games.turn_based import TurnsPresenter
from engine.architects.choice import (
    ArchitectsChoice,
    Build,
    ChooseToken,
    End,
    Exchange,
    Extra,
    Keep,
    Take,
    UseEffect,
)
from engine.architects.effects import KeepOneCard, deck_effect
from engine.architects.events import (
    Battle,
    CardTaken,
    CatTaken,
    DeckSearched,
    DeckShuffled,
    Fight,
    StageBuilt,
    SymbolsExchanged,
    TokenTaken,
)
from engine.architects.scoring import SCORE_ROWS, token_points
from engine.architects.story import FINDERS, story_of
from engine.architects.terms import CENTRAL, DeckId
from engine.architects.view import View
from engine.game import Decision, Event, Seat, SeatEvent
from engine.story import PlayedStep
from renders.architects.city import describe_city, draw_city
from renders.architects.decks import FEW_DECKS, LETTERS, owner_of, place_of
from renders.architects.names import card_name, card_title, token_effect, token_name
from renders.architects.result import (
    CATEGORIES,
    ENDING,
    by_rank,
    describe_game_story,
    draw_game_story,
    winners,
)
from renders.architects.sentences import token_line
from renders.architects.table import describe_table, draw_table, table_in_words
from renders.parts.language import all_of, resource_count
from renders.parts.names import city_name


class ArchitectsPresenter(TurnsPresenter):
    """Presents a game of Architects."""

    view: View
    topic = "architects"
    categories = CATEGORIES
    result = ENDING
    finders = FINDERS
    story_of = story_of
    story_drawing = (draw_game_story, describe_game_story)
    city_drawing = (draw_city, describe_city)
    table_words = table_in_words
    apart = (Battle,)

    async def opening(self) -> Message:
        """Make the message that begins the game: players, wonders, and how to see them."""
        text = self.text
        cities = [
            text("architects-opening-city", name=name, city=city_name(city.wonder, text))
            for name, city in zip(self.escaped_names, self.view.cities, strict=True)
        ]
        circle = " → ".join([*self.escaped_names, self.escaped_names[0]])
        beginner = self.escaped_names[self.view.turn]
        return message(text("architects-opening", circle=circle, cities=all_of(cities, text), name=beginner))

    def turns(self, steps: Sequence[PlayedStep]) -> list[list[PlayedStep]]:
        """Group steps by turn: a run of steps with the same seat in turn."""
        return [list(turn) for _, turn in groupby(steps, key=lambda step: step.before.turn)]

    def turn_is_over(self) -> bool:
        """Return whether the last step ended a turn."""
        before: View = self.snapshot.history[-1].before
        return self.view.turn != before.turn

    # -- what has happened ----------------------------------------------------------------------------

    def event_in_words(self, event: Event) -> str | None:
        """Return a sentence for an event, or a line for each fight; None if the score describes it."""
        text = self.text
        match event:
            case DeckShuffled(top=top):
                card = "" if top is None else card_name(top, text)
                return text("architects-told-shuffle", left="no" if top is None else "yes", card=card)
            case Battle(fights=fights, discarded=discarded):
                lines = [text("architects-told-battle"), *map(self._fight_in_words, fights)]
                left = [
                    text("architects-told-horned", name=self.escaped_names[seat], count=len(cards))
                    for seat, cards in enumerate(discarded)
                    if cards
                ]
                lines += [text("architects-told-discarded", cards=all_of(left, text))] if left else []
                return "\n".join(lines)
            case SeatEvent():
                facts = self._facts(event)
                return event_in_words("architects", event, self.view.box, self.escaped_names, text, **facts)
            case _:
                return None

    def _facts(self, event: SeatEvent) -> dict[str, int | str]:
        """Return what the text of an event says beyond its own facts."""
        text = self.text
        match event:
            case CardTaken(deck=deck) | DeckSearched(deck=deck):
                return {"deck": self._deck(event.seat, deck)}
            case CatTaken(previous=int(previous)):
                return {"moved": "yes", "previous": self.escaped_names[previous]}
            case CatTaken():
                return {"moved": "no"}
            case SymbolsExchanged(cards=cards):
                symbol = text(f"symbol-{cards[0]}") if len(cards) == 2 else ""
                return {"count": len(cards), "symbol": symbol}
            case TokenTaken(token=token, revealed=revealed):
                following = "none" if revealed is None else token_name(revealed, text)
                return {"effect": token_effect(token, text), "revealed": following}
        facts: dict[str, int | str] = {"city": city_name(self.view.cities[event.seat].wonder, text)}
        return {**facts, **self._payment(event)} if isinstance(event, StageBuilt) else facts

    def _deck(self, seat: Seat, deck: DeckId) -> str:
        """Name a deck by its position relative to a seat, or by its owner if that is clearer."""
        view = self.view
        place, owner = place_of(view, seat, deck), owner_of(view, deck)
        if owner is not None and (place is None or view.players > FEW_DECKS):
            return self.text("architects-the-deck-of", name=self.escaped_names[owner])
        return self.text(f"architects-the-deck-{place}")

    def _payment(self, paid: StageBuilt | Build) -> dict[str, str]:
        """Return the payment for a stage, "2 wood and 1 coin", and the tokens used, or ``none``."""
        text, cards = self.text, paid.resources
        spent = [resource_count(each, cards.count(each), text) for each in dict.fromkeys(cards)]
        spent += [text("coins", count=paid.coins)] if paid.coins else []
        used = [("economy", paid.economy), ("engineering", paid.engineering)]
        tokens = [token_name(token, text) for token, is_used in used if is_used]
        return {"payment": all_of(spent, text), "tokens": all_of(tokens, text) or "none"}

    def _fight_in_words(self, fight: Fight) -> str:
        text, names = self.text, self.escaped_names
        placeholders: dict[str, str | int] = {
            "name": names[fight.seat],
            "shields": fight.shields,
            "left": names[fight.left],
            "left_shields": fight.left_shields,
        }
        if fight.winner is None:
            return text("conflict-peace", **placeholders)
        return text("architects-told-fight", winner=names[fight.winner], count=fight.tokens, **placeholders)

    def result_lines(self) -> list[str]:
        """Return the winners, then the points of the others."""
        return self.won(
            [
                self.text("architects-other-total", name=self.escaped_names[score.seat], points=score.total)
                for score in by_rank(self.view)
                if score not in winners(self.view)
            ]
        )

    # -- the question ---------------------------------------------------------------------------------

    def question(self, decision: Decision[ArchitectsChoice]) -> str:
        """Return the question as text."""
        text, choices = self.text, decision.choices
        match decision.kind:
            case "take":
                return self.ask(decision, piles=self._piles())
            case "turn":
                extra = _extra(decision)
                stages = {choice.stage if isinstance(choice, Build) else None for choice in choices}
                return self.ask(
                    decision,
                    token="none" if extra is None else token_name(extra.token, text),
                    piles=self._piles(),
                    optional="yes" if isinstance(choices[-1], End) else "no",
                    stage=(stages.pop() if len(stages) == 1 else None) or "none",
                )
            case "token":
                lines = [token_line(each, text) for each in dict.fromkeys(self.view.tokens)]
                return "\n".join([self.ask(decision), *lines])
            case "effect":
                wonder = self.view.cities[decision.seat].wonder
                return text(f"architects-ask-{wonder}", name=self.person(decision))
            case _:
                return self.ask(decision)

    def _piles(self) -> str:
        """Return the top cards of the available decks, by letter."""
        text, said = self.text, list[str]()
        for pile in self.view.offered:
            if pile.size:
                card = text("architects-hidden-card") if pile.card is None else card_name(pile.card, text)
                said.append(text("architects-pile", letter=LETTERS[pile.place], card=card))
        return " · ".join(said)

    # -- the buttons and lists that answer ------------------------------------------------------------

    def rows(self, decision: Decision[ArchitectsChoice]) -> list[Row]:
        """Make the buttons and lists of the answers; every answer is one tap."""
        text = self.text
        match decision.kind:
            case "take":
                taps = [self._answer(number, choice) for number, choice in enumerate(decision.choices)]
                if self.view.cat == self.view.turn and self.view.decks[CENTRAL].size:
                    # The owner of the cat can peek at the central card.
                    taps.append(button(self.identity("peek"), text("button-peek"), emoji="🐈"))
                return in_parts(taps)
            case "turn":
                return self._turn_rows(decision)
            case "keep":
                # Only their player sees the cards of Halicarnassus.
                style, words = discord.ButtonStyle.primary, text("architects-button-search")
                return [(button(self.identity("search"), words, style=style),)]
            case kind:
                return self.choices_as_rows(decision, are_numbered=kind not in {"token", "effect"})

    def _turn_rows(self, decision: Decision[ArchitectsChoice]) -> list[Row]:
        """Make the buttons of the answers within a turn: decks, payments, all others.

        Extra cards are listed for one token only, as all give the same.
        """
        decks, builds, rest, extra = list[Button](), list[ChoiceOption](), list[Button](), _extra(decision)
        for number, choice in enumerate(decision.choices):
            match choice:
                case Extra(token=token):
                    decks += [self._answer(number, choice)] if extra and token == extra.token else []
                case Build():
                    builds.append(ChoiceOption(number, self.label(choice)))
                case _:
                    rest.append(self._answer(number, choice))
        building = choice_rows(builds, self.identity, self.text("architects-list-payments"))
        return [*in_parts(decks), *building, *in_parts(rest)]

    def _answer(self, number: int, choice: ArchitectsChoice) -> Button:
        style = discord.ButtonStyle.secondary if isinstance(choice, End) else discord.ButtonStyle.success
        return button(self.identity("choose", number), self.label(choice)[:LONGEST_LABEL], style=style)

    def label(self, choice: ArchitectsChoice) -> str:
        """Return the label of a choice: a payment, or a deck by letter and position, or by its owner."""
        text = self.text
        match choice:
            case Take(deck=deck) | Extra(deck=deck):
                pile = next(each for each in self.view.offered if each.deck == deck)
                letter, owner = LETTERS[pile.place], owner_of(self.view, deck)
                if owner is not None and self.view.players > FEW_DECKS:
                    return text("architects-button-deck-of", letter=letter, name=self.names[owner])
                return text(f"architects-button-deck-{pile.place}", letter=letter)
            case UseEffect(deck=deck):
                owner, top = owner_of(self.view, deck), self.view.decks[deck].top
                if owner is None:
                    return text("architects-button-centre")
                card = "" if top is None else card_title(top, text)
                return text("architects-button-effect", name=self.names[owner], card=card)
            case Build():
                return text("architects-button-build", stage=choice.stage, **self._payment(choice))
            case Exchange(cards=cards):
                symbols = [text(f"symbol-{each}") for each in cards]
                return text("architects-button-exchange", symbols=all_of(symbols, text))
            case End():
                return text("architects-button-end")
            case _:
                return self.choice_in_words(self.view, choice)

    # -- private answers ------------------------------------------------------------------------------

    async def looked_up(self, what: str) -> Message:
        """Show the central card to the owner of the cat, or the cards that Halicarnassus reveals."""
        decision, text = self.decision, self.text
        if decision is not None and what == "peek":
            peeked = self.snapshot.game.view(decision.chooser).peeked
            if peeked is None:
                raise Refusal("architects-refusal-peek")
            return message(text("architects-peeked", card=card_name(peeked, text)))
        if decision is None or (what, decision.kind) != ("search", "keep"):
            raise Refusal("refusal-offer-changed")
        view: View = self.snapshot.game.view(decision.seat)
        words = text("architects-searched", count=len(view.searched))
        return message(words, *self.choices_as_rows(decision, are_numbered=False))

    def reveals(self, choice: ArchitectsChoice) -> bool:
        """Return whether Halicarnassus shows cards of a deck to its player."""
        effect = deck_effect(self.view.cities[self.view.turn].board)
        return isinstance(choice, UseEffect) and isinstance(effect, KeepOneCard)

    def kept(self, choice: ArchitectsChoice) -> Message | None:
        """Name the card kept from Halicarnassus."""
        if not isinstance(choice, Keep):
            return None
        return message(self.text("architects-kept", card=card_name(choice.card, self.text)))

    # -- texts on request -----------------------------------------------------------------------------

    def heading(self) -> str:
        """Return whose turn it is."""
        return self.text("architects-heading", name=self.escaped_names[self.view.turn])

    def age_of(self, step: PlayedStep) -> int | None:
        """Return None: there are no ages."""
        return None

    def step_name(self, step: PlayedStep) -> str:
        """Name a step after the player in turn."""
        before: View = step.before
        return self.text("architects-step", name=self.names[before.turn])

    def choice_in_words(self, view: View, choice: ArchitectsChoice) -> str:
        """Describe a choice by its gain or action; a card only if its player knows it."""
        text = self.text
        match choice:
            case UseEffect(deck) if isinstance(deck_effect(view.cities[view.turn].board), KeepOneCard):
                return text("choice-search", deck=self._deck(view.turn, deck))
            case Take(deck) | Extra(_, deck) | UseEffect(deck):
                top = view.peeked if deck == CENTRAL else view.decks[deck].top
                words = self._deck(view.turn, deck)
                if top is None:
                    return text("choice-hidden-card", deck=words)
                return text("choice-card", card=card_name(top, text), deck=words)
            case Exchange(cards):
                symbols = [text(f"symbol-{each}") for each in cards]
                return text("choice-exchange", symbols=all_of(symbols, text))
            case ChooseToken(token=None):
                return text("choice-hidden-token")
            case ChooseToken(token=str(token)):
                return text("choice-take", thing=token_name(token, text))
            case Keep(card=card):
                return text("choice-take", thing=card_title(card, text))
            case _:
                return choice_in_words("architects", choice, view.box, text)

    def score_in_words(self, seat: Seat) -> str:
        """Itemise the points of a player."""
        view, text = self.view, self.text
        score, city = view.scores[seat], view.cities[seat]
        counted = {row.name: score.row(row.name) for row in SCORE_ROWS}
        points = {**counted, "stage_points": score.row("stages"), "stages": len(city.board.stages)}
        blue = [
            text("architects-score-cards", count=count, card=text(f"architects-card-{each}"))
            for each, count in city.cards.items()
            if count and view.box.cards[each].colour == "blue"
        ]
        tokens = [
            text("details-card", card=token_name(token, text), points=token_points(view.box, city, token))
            for token in dict.fromkeys(city.tokens)
        ]
        said = text(
            "architects-score-details",
            name=self.escaped_names[seat],
            total=score.total,
            built=score.tie_break,
            victories=city.victories,
            blue_cards=all_of(blue, text) if blue else "none",
            tokens=all_of(tokens, text) if tokens else "none",
            **points,
        )
        others = {row: worth for row, worth in score.rows.items() if row not in counted}
        return "\n".join([said, *score_lines(others, {}, text)])

    # -- pictures -------------------------------------------------------------------------------------

    async def table_picture(self, advised: DeckId | None = None) -> Picture:
        """Draw the public table, with a star on an ``advised`` deck."""
        return await self.drawn("table", (draw_table, describe_table), self.view, advised=advised)

    async def advised_picture(self, seat: Seat, advised: ArchitectsChoice) -> Picture | None:
        """Draw the table with a star on the deck of an ``advised`` choice."""
        return await self.table_picture(advised.deck) if isinstance(advised, Take) else None


def _extra(decision: Decision[ArchitectsChoice]) -> Extra | None:
    """Return the first choice of an extra card."""
    return next((choice for choice in decision.choices if isinstance(choice, Extra)), None)
