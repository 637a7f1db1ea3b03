"""The private message with a player's cards: its text, its buttons, its lists."""

from __future__ import annotations

import discord

from cogs.discord.message import Button, Part, Row, button, escape
from cogs.game.waiting import seat_buttons
from cogs.games.base import sentences
from cogs.games.base.buttons import actions, payment_list
from cogs.games.base.discard import discard_rows
from cogs.games.base.question import Prompt, Selection
from engine.base.cards import card
from engine.base.choice import CardChoice, Revive
from engine.base.view import Offer
from renders.drawing.numerals import ROMAN
from renders.parts.language import all_of

BUTTONS_IN_A_ROW = 4
"""Rows of four and three: the same places as the cards in the picture."""

PICKED = "✅"
LAST_ROUND = 6


def rows(prompt: Prompt, selection: Selection) -> list[Part]:
    """Make the buttons and lists below the picture."""
    if prompt.table.plays_itself(prompt.seat):
        back = seat_buttons(prompt.table, prompt.text)
        return [*([back] if back else []), _helpers(prompt)]
    if prompt.view.discard:
        return [*discard_rows(prompt), _helpers(prompt)]
    parts: list[Part] = list(_number_rows(prompt, selection))
    if selection.card is not None and selection.card < len(prompt.view.offers):
        offer = prompt.view.offers[selection.card]
        lists = (
            payment_list(prompt, offer, selection, "build"),
            payment_list(prompt, offer, selection, "stage"),
        )
        parts += [(each,) for each in lists if each is not None]
        parts.append(actions(prompt, offer, selection))
    return [*parts, _helpers(prompt)]


def heading(prompt: Prompt) -> str:
    """Say which round it is, how many coins there are and what becomes of the rest of the hand."""
    view, text, kinds = prompt.view, prompt.text, prompt.view.deciding.values()
    step = 1 if view.passing == "left" else -1
    receiver = prompt.names[(prompt.seat + step) % view.players]
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
        money=text("coins", count=view.cities[prompt.city].coins),
        following=following,
        name=escape(receiver),
    )


def line(prompt: Prompt, selection: Selection) -> str:
    """Say what is asked, what the tapped card does, or what has been picked."""
    text = prompt.text
    if prompt.table.plays_itself(prompt.seat):
        return text("hand-away")
    if selection.card is not None and selection.card < len(prompt.view.offers):
        offer = prompt.view.offers[selection.card]
        lines = [
            sentences.offer_line(prompt.view, prompt.city, offer, selection.build_way, prompt.names, text),
            sentences.stage_line(prompt.view, prompt.city, offer, text),
            _still_picked(prompt),
        ]
        return "\n".join(each for each in lines if each)
    waiting = [escape(prompt.names[seat]) for seat in prompt.table.waiting_for()]
    decision = prompt.decision
    if decision is None:
        said = _picked(prompt)
        if said is None:
            return text("nothing-to-choose", names=all_of(waiting, text))
        if not waiting:
            return text("picked-last", picked=said)
        return text("picked-waiting", picked=said, names=all_of(waiting, text))
    if decision.kind == "free_city":
        return text("choose-free-city", count=len(prompt.view.hand))
    if prompt.view.free_city_offers:
        return text("choose-own-first")
    if decision.kind == "revive":
        return text("choose-discard", count=sum(isinstance(choice, Revive) for choice in decision.choices))
    if decision.kind == "seventh_card":
        return text("choose-seventh")
    if prompt.view.round == LAST_ROUND and "play_seventh_card" in prompt.view.cities[prompt.seat].abilities:
        return text("choose-both")
    return text("choose-card")


def _still_picked(prompt: Prompt) -> str | None:
    """Say what counts until another button is pressed, so that looking costs nothing."""
    said = _picked(prompt)
    return None if said is None or prompt.pick is None else prompt.text("picked-until", picked=said)


def _picked(prompt: Prompt) -> str | None:
    """Say everything that a player has picked in this step, the Free City's card last."""
    own = prompt.table.picks.get(prompt.seat)
    view, names, text = prompt.view, prompt.names, prompt.text
    if own is None:
        return None
    said = sentences.picked(view, prompt.seat, own, names, text)
    if prompt.city == prompt.seat or prompt.pick is None:
        return said
    free_city = sentences.picked(view, prompt.city, prompt.pick, names, text)
    return text("picked-for-free-city", own=said, free_city=free_city)


# -- the hand -----------------------------------------------------------------------------------------


def _number_rows(prompt: Prompt, selection: Selection) -> list[Row]:
    buttons = [
        _number(prompt, number, offer, chosen=selection.card == number)
        for number, offer in enumerate(prompt.view.offers)
    ]
    return [
        tuple(buttons[start : start + BUTTONS_IN_A_ROW]) for start in range(0, len(buttons), BUTTONS_IN_A_ROW)
    ]


def _number(prompt: Prompt, number: int, offer: Offer, *, chosen: bool) -> Button:
    style = discord.ButtonStyle.success if offer.builds else discord.ButtonStyle.secondary
    if chosen:
        style = discord.ButtonStyle.primary
    picked = isinstance(prompt.pick, CardChoice) and prompt.pick.card == offer.card
    return button(
        prompt.identity("card", number),
        str(number + 1),
        style=style,
        emoji=PICKED if picked else prompt.emojis.sign(card(offer.card).colour),
    )


def _helpers(prompt: Prompt) -> Row:
    text = prompt.text
    again = button(prompt.identity("again"), text("button-start-again"))
    return (
        *((again,) if prompt.city != prompt.seat else ()),
        button(prompt.identity("city"), text("button-my-city")),
        button(prompt.identity("table"), text("button-table")),
        button(prompt.identity("text"), text("button-text")),
    )
