"""Where a person's hands go: by direct message, or to the channel, where **My hand** shows them.

Below it stands whether they are asked once more before a choice with which the game goes on.
"""

from __future__ import annotations

from dataclasses import replace

from bot.client import Client
from bot.common.refusal import Refusal
from bot.common.rows import Person
from bot.languages.translator import Translator
from cogs.discord.delivery import Delivery
from cogs.discord.message import NO_TABLE, Button, Message, Part, button, custom_id, message
from cogs.discord.reply import change, defer, translator
from cogs.discord.router import Tap

TOPIC = "person"
CHANNEL, DIRECT, ASKED, UNASKED = "channel", "direct", "asked", "unasked"


def hand_place(known: Person, text: Translator) -> Message:
    """Return where a person's hands go and whether they are asked, with the buttons that change it."""
    place: tuple[Part, Part]
    if known.hands_in_channel:
        place = text("hands-in-channel"), (_by_message(text),)
    elif known.direct_channel is None:
        place = text("hands-by-no-message-now"), (_in_channel(text), _by_message(text))
    else:
        place = text("hands-by-message"), (_in_channel(text),)
    return _settings(known, text, *place)


def _settings(known: Person, text: Translator, *place: Part) -> Message:
    """Put what a person can change of their hands below a heading: other games have no such settings."""
    return message(text("hand-settings"), *place, *_asking(known, text))


def _in_channel(text: Translator) -> Button:
    return button(custom_id(TOPIC, NO_TABLE, CHANNEL), text("button-hands-in-channel"))


def _by_message(text: Translator) -> Button:
    return button(custom_id(TOPIC, NO_TABLE, DIRECT), text("button-hands-by-message"))


def _asking(known: Person, text: Translator) -> tuple[Part, Part]:
    """Return whether a person is asked before a choice counts, with the button that changes it."""
    if known.without_confirmation:
        ask = button(custom_id(TOPIC, NO_TABLE, ASKED), text("button-asked"))
        return text("choices-unasked"), (ask,)
    ask_not = button(custom_id(TOPIC, NO_TABLE, UNASKED), text("button-unasked"))
    return text("choices-asked"), (ask_not,)


class HandPlaceTaps:
    """Remembers where people want their hands, and whether they are asked before a choice counts."""

    def __init__(self, client: Client, delivery: Delivery) -> None:
        """Work for ``client``; whom nobody has written to yet hears through ``delivery``."""
        self._client = client
        self._delivery = delivery

    async def tapped(self, tap: Tap) -> None:
        """Answer a button that changes what a person wants; raises `Refusal`."""
        text, store = translator(tap.interaction), self._client.store
        known = await store.person(tap.interaction.user.id)
        match tap.words[0]:
            case "channel":
                await store.set_hands_in_channel(known.person, wanted=True)
                place = text("hands-in-channel-now"), (_by_message(text),)
                await change(tap.interaction, _settings(known, text, *place))
            case "direct":
                await defer(tap.interaction)
                await store.set_hands_in_channel(known.person, wanted=False)
                opened = "open"
                if known.direct_channel is None:
                    hello = message(text("hands-by-message-now"))
                    opened = await self._delivery.open_direct(tap.interaction.user, hello.view())
                place = text("hands-by-message-now"), (_in_channel(text),)
                if opened != "open":
                    place = text(f"direct-messages-{opened}"), (_by_message(text),)
                await change(tap.interaction, _settings(known, text, *place))
            case "asked" | "unasked" as wish:
                unasked = wish == UNASKED
                await store.set_without_confirmation(known.person, wanted=unasked)
                made = hand_place(replace(known, without_confirmation=unasked), text)
                await change(tap.interaction, made)
            case _:
                raise Refusal("refusal-offer-changed")
