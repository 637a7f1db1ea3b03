"""The messages and pictures of 7 Wonders Duel."""

from collections.abc import Sequence
from functools import partial
from itertools import groupby

import discord

from bot.common.refusal import Refusal
from cogs.discord.message import Button, Message, Picture, Row, button, escape, gallery, in_parts, message
from cogs.game.choices import ChoiceOption, choice_rows, numbered, question_in_words
from cogs.games.duel.sentences import choice_in_words, event_sentence, offer_line, result_lines, score_details
from cogs.games.turns.presenter import TurnsPresenter
from engine.duel.choice import (
    Begin,
    Build,
    BuildWonder,
    Discard,
    Draft,
    DuelChoice,
    KeepToken,
    Revive,
    TakeOpponentCard,
    TakeToken,
)
from engine.duel.effects import DiscardOpponentCard
from engine.duel.events import AgeBegan, WondersShown
from engine.duel.story import FINDERS, story_of
from engine.duel.terms import Slot, opponent
from engine.duel.view import CardOffer, View
from engine.game import Decision, Event, Seat
from engine.story import PlayedStep
from engine.terms import TokenId, WonderId
from renders.drawing.numerals import ROMAN
from renders.duel.card_list import (
    describe_card_list,
    describe_token_list,
    draw_card_list,
    draw_token_list,
    in_order,
)
from renders.duel.city import describe_city, draw_city
from renders.duel.draft import describe_draft, draw_draft
from renders.duel.names import card_name, short_wonder_name, token_name
from renders.duel.result import CATEGORIES, ENDING, describe_game_story, draw_game_story
from renders.duel.sentences import effect_sentences, token_line
from renders.duel.table import describe_table, draw_table, table_in_words
from renders.duel.tableau import lettered
from renders.parts.names import colour_name
from renders.parts.seat_names import seat_name as name_in_picture

FEW_CARDS = 5
"""The most cards shown as buttons; more become a list."""

LETTERS_IN_A_ROW = 4
"""The most buttons that fit side by side on a phone."""


class DuelPresenter(TurnsPresenter):
    """Presents a duel. Its only secret picture is that of the Great Library's tokens."""

    view: View
    topic = "duel"
    categories = CATEGORIES
    result = ENDING
    finders = FINDERS
    story_of = story_of
    story_drawing = (draw_game_story, describe_game_story)
    city_drawing = (draw_city, describe_city)

    async def opening(self) -> Message:
        """Make the message that begins the game."""
        beginner = next(iter(self.view.deciding), Seat(0))
        first, second = names = self.escaped_names
        return message(self.text("duel-opening", first=first, second=second, beginner=names[beginner]))

    def turns(self, steps: Sequence[PlayedStep]) -> list[list[PlayedStep]]:
        """Group steps by turn: choices that a turn triggers belong to it."""
        parted: list[list[PlayedStep]] = []
        for step in steps:
            if parted and step.before.questions:
                parted[-1].append(step)
            else:
                parted.append([step])
        return parted

    def turns_in_words(self, steps: Sequence[PlayedStep]) -> list[str]:
        """Describe steps, a line for each turn and one for each age that begins."""
        lines: list[str] = []
        for turn in self.turns(steps):
            events: list[Event] = [event for step in turn for event in step.events]
            for apart, group in groupby(events, key=lambda event: isinstance(event, AgeBegan | WondersShown)):
                said = [
                    event_sentence(turn[0].before, event, self.escaped_names, self.text) for event in group
                ]
                lines.append(("\n" if apart else " ").join(sentence for sentence in said if sentence))
        return [line for line in lines if line]

    def turn_is_over(self) -> bool:
        """Return whether the last step ended a turn and left no further questions."""
        return not self.view.questions

    def result_lines(self) -> list[str]:
        """Return the winner and the kind of victory, then the points of the loser."""
        return result_lines(self.view, self.names, self.text)

    # -- the question ---------------------------------------------------------------------------------

    def question(self, decision: Decision[DuelChoice]) -> str:
        """Return the question as text."""
        text, view, placeholders = self.text, self.view, {"name": self.person(decision)}
        match decision.kind:
            case "draft" | "library" | "revive" as kind:
                return text(f"duel-ask-{kind}", **placeholders)
            case "begin":
                return text("duel-ask-begin", age=ROMAN[view.age], **placeholders)
            case "token":
                tokens = [choice.token for choice in decision.choices if isinstance(choice, TakeToken)]
                lines = (token_line(view.box.tokens[each], text) for each in tokens)
                return "\n".join([text("duel-ask-token", **placeholders), *lines])
            case "opponent_card":
                effect = view.questions[0].effect
                assert isinstance(effect, DiscardOpponentCard)
                placeholders["opponent"] = self.escaped_names[opponent(decision.seat)]
                return text("duel-ask-opponent-card", colour=colour_name(effect.colour, text), **placeholders)
            case "turn":
                offer = self._offer(self.snapshot.selected)
                return (
                    text("duel-ask-turn", **placeholders) if offer is None else self._what_a_card_does(offer)
                )
            case kind:
                return question_in_words(kind, placeholders["name"], text)

    def _what_a_card_does(self, offer: CardOffer) -> str:
        """Describe a selected card, and every affordable wonder."""
        view, text = self.view, self.text
        lines = [offer_line(view, offer, self.names, text)]
        for each in view.wonder_offers[view.turn]:
            if each.affordable:
                effects = effect_sentences(view.box.wonders[each.wonder].effects, text)
                name = short_wonder_name(each.wonder, text)
                lines.append(text("duel-wonder-line", wonder=name, effects=effects))
        return "\n".join(lines)

    def rows(self, decision: Decision[DuelChoice]) -> list[Row]:
        """Make the buttons and lists of the answers."""
        match decision.kind:
            case "turn":
                return self._turn_rows(decision)
            case "opponent_card" | "revive":
                return self._card_rows(decision)
            case "library":
                # Only their player sees the drawn tokens.
                label = self.text("duel-button-look")
                return [(button(self.identity("look"), label, style=discord.ButtonStyle.primary),)]
            case _:
                return self._thing_rows(decision)

    def _thing_rows(self, decision: Decision[DuelChoice]) -> list[Row]:
        """Make a button for each choice, labelled with its player, wonder or token."""
        things = numbered([self._thing(choice) for choice in decision.choices], self.text)
        if decision.kind == "begin":
            things = [ChoiceOption(number, self._thing(each)) for number, each in enumerate(decision.choices)]
        return choice_rows(things, self.identity, self.text("question-list"))

    def _thing(self, choice: DuelChoice) -> str:
        text = self.text
        match choice:
            case Begin(seat=seat):
                return self.names[seat]
            case Draft(wonder=drafted):
                return short_wonder_name(drafted, text)
            case TakeToken(token=token) | KeepToken(token=token):
                return token_name(token, text)
            case _:
                return choice_in_words(choice, self.view.box, self.names, text)

    def _card_rows(self, decision: Decision[DuelChoice]) -> list[Row]:
        """Make a button for each card, or lists for many; in the order of the picture."""
        choices = {
            choice.card: number
            for number, choice in enumerate(decision.choices)
            if isinstance(choice, TakeOpponentCard | Revive)
        }
        text, cards, answers = self.text, self.view.box.cards, list[ChoiceOption]()
        for number, each in enumerate(in_order(self.view.box, list(choices)), start=1):
            label = text("button-number", number=number, name=card_name(each, text))
            emoji, effects = self.emojis[cards[each].colour], effect_sentences(cards[each].effects, text)
            answers.append(ChoiceOption(choices[each], label, emoji, effects))
        return choice_rows(answers, self.identity, text("duel-list-card"), FEW_CARDS)

    # -- the buttons of a turn ------------------------------------------------------------------------

    def _offer(self, slot: int | None) -> CardOffer | None:
        """Return the offer at a slot of the layout."""
        return next((offer for offer in self.view.card_offers if offer.slot == slot), None)

    def can_select(self, slot: int) -> bool:
        """Return whether an open card lies at a slot of the layout."""
        return self._offer(slot) is not None

    def _turn_rows(self, decision: Decision[DuelChoice]) -> list[Row]:
        letters = [
            button(
                self.identity("card", offer.slot),
                letter,
                style=self._letter_style(offer),
                emoji=self.emojis[self.view.box.cards[offer.card].colour],
            )
            for letter, offer in lettered(self.view).items()
        ]
        # Six letters look better in two rows of three than in rows of four and two.
        needed = -(-len(letters) // LETTERS_IN_A_ROW)
        shown = in_parts(letters, -(-len(letters) // needed))
        offer = self._offer(self.snapshot.selected)
        return [*shown, *(() if offer is None else self._actions(decision, offer))]

    def _letter_style(self, offer: CardOffer) -> discord.ButtonStyle:
        if offer.slot == self.snapshot.selected:
            return discord.ButtonStyle.primary
        return discord.ButtonStyle.success if offer.affordable else discord.ButtonStyle.secondary

    def _actions(self, decision: Decision[DuelChoice], offer: CardOffer) -> list[Row]:
        """Make Build and Sell, and below them every wonder with its price; unaffordable ones are disabled."""
        text, build, built = self.text, None, dict[WonderId, int]()
        for number, choice in enumerate(decision.choices):
            match choice:
                case Build(slot=offer.slot):
                    build = number
                case BuildWonder(slot=offer.slot, wonder=wonder):
                    built[wonder] = number
                case Discard(slot=offer.slot, gain=gain):
                    sell, coins = number, gain
        style = discord.ButtonStyle
        price = text("button-build-cost", cost=offer.price.total)
        sold = style.success if build is None else style.secondary
        card_row = (
            self._action("build", build, price, style.success),
            self._action("sell", sell, text("duel-button-sell", coins=coins), sold),
        )
        wonder_row = []
        for each in self.view.wonder_offers[self.view.turn]:
            name = short_wonder_name(each.wonder, text)
            label = text("duel-button-wonder", wonder=name, cost=each.price.total)
            wonder_row.append(self._action(str(each.wonder), built.get(each.wonder), label, style.primary))
        return [card_row, *in_parts(wonder_row)]

    def _action(self, what: str, number: int | None, label: str, style: discord.ButtonStyle) -> Button:
        if number is None:
            return button(self.identity("no", what), label, disabled=True)
        return button(self.identity("choose", number), label, style=style)

    # -- the Great Library ----------------------------------------------------------------------------

    async def looked_up(self, what: str) -> Message:
        """Show the tokens drawn by the Great Library to the player who keeps one of them."""
        decision = self.decision
        if what != "look" or decision is None or decision.kind != "library":
            raise Refusal("refusal-offer-changed")
        view: View = self.snapshot.game.view(decision.seat)
        picture = await self._tokens(decision.seat, view.drawn_tokens)
        return message(self.text("duel-library-private"), gallery(picture), *self._thing_rows(decision))

    def kept(self, choice: DuelChoice) -> Message | None:
        """Name the token kept from the Great Library."""
        if not isinstance(choice, KeepToken):
            return None
        return message(self.text("duel-library-kept", token=token_name(choice.token, self.text)))

    # -- texts on request -----------------------------------------------------------------------------

    def heading(self) -> str:
        """Return the age and the player in turn."""
        for seat, kind in self.view.deciding.items():
            name = self.escaped_names[seat]
            if kind == "draft":
                taken = sum(len(city.wonders) for city in self.view.cities)
                return self.text("duel-heading-draft", name=name, number=taken + 1)
            key = "duel-heading-turn" if kind == "turn" else "duel-heading-choose"
            return self.text(key, age=ROMAN[self.view.age], name=name)
        return self.text("duel-heading-over")

    def step_name(self, step: PlayedStep) -> str:
        """Name a step by its age and player."""
        before: View = step.before
        name = self.names[next(iter(before.deciding), before.turn)]
        if before.age == 0:
            return self.text("duel-step-draft", name=name)
        return self.text("duel-step", age=ROMAN[before.age], name=name)

    def city_name(self, seat: Seat, player: str) -> str:
        """Return the name of the city on a seat, in Duel that of its player."""
        return self.text("duel-city", name=escape(player))

    def choice_in_words(self, view: View, choice: DuelChoice) -> str:
        """Describe a choice by its gain or action."""
        return choice_in_words(choice, view.box, self.names, self.text, view.seat)

    def score_in_words(self, seat: Seat) -> str:
        """Itemise the points of a player."""
        return score_details(self.view, seat, self.names, self.text)

    def table_in_words(self) -> str:
        """Describe the whole table."""
        return table_in_words(self.view, self.escaped_names, self.text)

    # -- pictures -------------------------------------------------------------------------------------

    async def table_picture(self, advised: Slot | None = None) -> Picture:
        """Draw the draft, or the cards of the age between both cities, with a star on an ``advised`` one."""
        if "draft" in self.view.deciding.values():
            return await self.drawn("draft", (draw_draft, describe_draft), self.view)
        return await self.drawn("table", (draw_table, describe_table), self.view, advised=advised)

    async def advised_picture(self, seat: Seat, advised: DuelChoice) -> Picture | None:
        """Draw the table with a star on the card of an ``advised`` choice."""
        if not isinstance(advised, Build | BuildWonder | Discard):
            return None
        return await self.table_picture(advised.slot)

    async def asked_picture(self, decision: Decision[DuelChoice]) -> Picture:
        """Draw the tokens or cards to choose from, or else the table."""
        text, box = self.text, self.view.box
        name, other = map(self._name_in_picture, (decision.seat, opponent(decision.seat)))
        match decision.kind:
            case "token":
                return await self._tokens(decision.seat, self.view.board_tokens)
            case "opponent_card":
                heading = text("duel-opponent-card-title", opponent=other)
                line = text("duel-opponent-card-line", name=name)
            case "revive":
                heading, line = text("duel-discard-title"), text("duel-discard-line", name=name)
            case _:
                return await self.table_picture()
        cards = [each.card for each in decision.choices if isinstance(each, TakeOpponentCard | Revive)]
        draw = partial(draw_card_list, box, cards, heading, line, text)
        return await self._draw("cards", draw, partial(describe_card_list, box, cards, text))

    async def _tokens(self, seat: Seat, tokens: Sequence[TokenId]) -> Picture:
        """Draw progress tokens to choose from; only their player sees those of the Great Library."""
        text, box = self.text, self.view.box
        line = text("duel-tokens-line", name=self._name_in_picture(seat))
        draw = partial(draw_token_list, box, tokens, line, text)
        return await self._draw("tokens", draw, partial(describe_token_list, box, tokens, text))

    def _name_in_picture(self, seat: Seat) -> str:
        return name_in_picture(self.names, seat, self.text)
