"""The messages and pictures of 7 Wonders Duel."""

from collections.abc import Sequence
from functools import partial

import discord

from bot.common.refusal import Refusal
from cogs.discord.message import Button, Message, Picture, Row, button, escape, gallery, in_parts, message
from cogs.game.choice_buttons import ChoiceOption, choice_rows
from cogs.games.event_sentences import choice_in_words, event_in_words, score_lines, written_name
from cogs.games.turn_based import TurnsPresenter
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
from engine.duel.effects import DiscardOpponentCard, Science
from engine.duel.events import AgeBegan, BeginnerChosen, CardsTurnedUp, NothingToChoose, WondersShown
from engine.duel.scoring import SCORE_ROWS, points_by_item
from engine.duel.story import FINDERS, story_of
from engine.duel.terms import Slot, opponent
from engine.duel.view import CardOffer, View
from engine.game import Decision, Event, Seat, SeatEvent
from engine.story import PlayedStep
from engine.terms import CardId, TokenId, WonderId
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
from renders.duel.names import card_name, short_wonder_name, token_name, wonder_name
from renders.duel.result import CATEGORIES, ENDING, describe_game_story, draw_game_story
from renders.duel.sentences import bought_resources, effect_sentences, token_line
from renders.duel.table import describe_table, draw_table, table_in_words
from renders.duel.tableau import lettered
from renders.parts.language import all_of
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
    table_words = table_in_words
    apart = (AgeBegan, WondersShown)

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

    def turn_is_over(self) -> bool:
        """Return whether the last step ended a turn and left no further questions."""
        return not self.view.questions

    # -- what has happened ----------------------------------------------------------------------------

    def event_in_words(self, event: Event) -> str | None:
        """Return a sentence for an event; None if the score describes it."""
        text, names = self.text, self.escaped_names
        match event:
            case CardsTurnedUp(cards=cards):
                turned_up = all_of([card_name(each, text) for _, each in cards], text)
                return text("duel-told-turned-up", cards=turned_up)
            case AgeBegan(age=age, seat=beginner):
                heading = text("duel-told-age", age=ROMAN[age])
                if beginner is None:
                    return heading
                why = "begins" if age == 1 else "weaker"
                return "\n".join([heading, text(f"duel-told-age-{why}", name=names[beginner])])
            case SeatEvent():
                return event_in_words("duel", event, self.view.box, names, text, **self._facts(event))
            case _:
                return None

    def _facts(self, event: SeatEvent) -> dict[str, int | str]:
        """Return what the text of an event says beyond its own facts."""
        text, names = self.text, self.escaped_names
        coins = getattr(event, "coins", 0)
        facts: dict[str, int | str] = {
            "other": names[opponent(event.seat)],
            "coins": text("coins", count=coins + getattr(event, "trade", 0)),
            "printed": coins,
            "resources": bought_resources(getattr(event, "bought", ()), text),
        }
        match event:
            case BeginnerChosen(beginner=beginner):
                facts |= {"beginner": names[beginner], "own": "yes" if beginner == event.seat else "no"}
            case NothingToChoose(effect=effect):
                facts["effect"] = written_name(type(effect))
                if isinstance(effect, DiscardOpponentCard):
                    facts["colour"] = colour_name(effect.colour, text)
        return facts

    def result_lines(self) -> list[str]:
        """Return the winner and the kind of victory, then the loser's points, or both if it was instant."""
        view, text, names = self.view, self.text, self.escaped_names
        won = text("winner", headline=ENDING.headline(view, names, text))
        if view.victory != "civilian":
            points = [
                text("duel-instant-point", name=names[score.seat], points=score.total)
                for score in view.scores
            ]
            # A pawn in a capital is in no zone, so the points of its last zone are lost.
            key = "duel-military-points" if view.victory == "military" else "duel-instant-points"
            return [won, text(key, points=all_of(points, text))]
        if view.winner is None or view.scores[0].total == view.scores[1].total:
            return [won]
        loser = opponent(view.winner)
        return [won, text("duel-lost-total", name=names[loser], points=view.scores[loser].total)]

    # -- the question ---------------------------------------------------------------------------------

    def question(self, decision: Decision[DuelChoice]) -> str:
        """Return the question as text."""
        text, view = self.text, self.view
        match decision.kind:
            case "begin":
                return self.ask(decision, age=ROMAN[view.age])
            case "token":
                tokens = [choice.token for choice in decision.choices if isinstance(choice, TakeToken)]
                lines = (token_line(view.box.tokens[each], text) for each in tokens)
                return "\n".join([self.ask(decision), *lines])
            case "opponent_card":
                effect = view.questions[0].effect
                assert isinstance(effect, DiscardOpponentCard)
                other = self.escaped_names[opponent(decision.seat)]
                return self.ask(decision, colour=colour_name(effect.colour, text), opponent=other)
            case "turn" if (offer := self._offer(self.snapshot.selected)) is not None:
                return self._what_a_card_does(offer)
            case _:
                return self.ask(decision)

    def _what_a_card_does(self, offer: CardOffer) -> str:
        """Describe a selected card, and every affordable wonder."""
        view, text = self.view, self.text
        lines = [self.offer_in_words(offer)]
        for each in view.wonder_offers[view.turn]:
            if each.affordable:
                effects = effect_sentences(view.box.wonders[each.wonder].effects, text)
                name = short_wonder_name(each.wonder, text)
                lines.append(text("duel-wonder-line", wonder=name, effects=effects))
        return "\n".join(lines)

    def offer_in_words(self, offer: CardOffer) -> str:
        """Return a card's effects, its cost for the player in turn, and the later card that it makes free."""
        text, view, seat, price = self.text, self.view, self.view.turn, offer.price
        shown, city = view.box.cards[offer.card], view.cities[view.turn]
        effects = effect_sentences(shown.effects, text)
        cost = text(
            "duel-price",
            how=price.how if offer.affordable else "too-dear",
            name=self.escaped_names[seat],
            coins=text("coins", count=price.total),
            have=text("coins", count=city.coins),
            source="" if shown.free_from is None else card_name(shown.free_from, text),
            resources=bought_resources(price.bought, text),
            total=price.total,
            printed=price.total - price.trade,
            trade=price.trade,
        )
        parts = [text("duel-card-line", card=card_name(offer.card, text), effects=effects), cost]
        pair = any(isinstance(each, Science) and city.symbols.get(each.symbol) == 1 for each in shown.effects)
        if pair and view.board_tokens:
            parts.append(text("duel-card-symbol-pair"))
        if shown.gives_free is not None:
            parts.append(text("duel-card-free-later", card=card_name(shown.gives_free, text)))
        return " ".join(parts)

    # -- the buttons and lists that answer ------------------------------------------------------------

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
            case kind:
                return self.choices_as_rows(decision, are_numbered=kind != "begin")

    def label(self, choice: DuelChoice) -> str:
        """Return the name of the player, wonder or token of a choice."""
        match choice:
            case Begin(seat=seat):
                return self.names[seat]
            case Draft(wonder=drafted):
                return short_wonder_name(drafted, self.text)
            case TakeToken(token=token) | KeepToken(token=token):
                return token_name(token, self.text)
            case _:
                return self.choice_in_words(self.view, choice)

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
        return message(self.text("duel-library-private"), gallery(picture), *self.choices_as_rows(decision))

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
        text = self.text
        match choice:
            case Begin(seat=seat) if seat == view.seat:
                return text("choice-begin-oneself")
            case Begin(seat=seat):
                return text("choice-begin", name=self.escaped_names[seat])
            case Draft(wonder=wonder):
                return text("choice-take", thing=wonder_name(wonder, text))
            case TakeToken(token=token) | KeepToken(token=token):
                return text("choice-take", thing=token_name(token, text))
            case _:
                return choice_in_words("duel", choice, view.box, text)

    def score_in_words(self, seat: Seat) -> str:
        """Itemise the points of a player, after the kind of victory."""
        view, text, names = self.view, self.text, self.escaped_names
        words = {
            "wonders": lambda name: wonder_name(WonderId(name), text),
            "progress_tokens": lambda name: token_name(TokenId(name), text),
        }
        items: dict[str, list[str]] = {}
        for source, name, worth in points_by_item(view.box, view.cities, seat):
            called = words[source](name) if source in words else card_name(CardId(name), text)
            item = text("details-card", card=called, points=worth)
            items.setdefault(view.box.row_of[source], []).append(item)
        items["treasury"] = [text("coins", count=view.cities[seat].coins)]
        details = {row.name: all_of(items.get(row.name, []), text) for row in SCORE_ROWS}
        rows, details["track"] = view.scores[seat].rows, details["military"]
        # The texts name the military row after the track, which counts no points at a capital.
        shown = {"track" if row == "military" else row: worth for row, worth in rows.items()}
        if view.victory == "military":
            del shown["track"]
        points = view.scores[seat].total
        heading = text("details-total", name=names[seat], points=points)
        if view.victory != "civilian":
            won = text("score-headline-sentence", headline=ENDING.headline(view, names, text))
            heading = text("duel-details-moment", won=won, name=names[seat], points=points)
        return "\n".join([heading, *score_lines(shown, details, text)])

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
