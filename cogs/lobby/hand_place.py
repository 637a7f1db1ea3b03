"""Where a person's hands go: by direct message, or to the channel, where **My hand** shows them."""

from __future__ import annotations

from bot.client import Client
from bot.languages import Translator
from bot.refusal import Refusal
from bot.rows import Person
from cogs.discord.delivery import Delivery
from cogs.discord.message import Button, Message, button, custom_id, message
from cogs.discord.reply import change, defer, translator
from cogs.discord.router import Tap

TOPIC = "person"
CHANNEL, DIRECT = "channel", "direct"


def hand_place(known: Person, text: Translator) -> Message:
    """Say where a person's hands go, with the buttons that change it."""
    if known.hands_in_channel:
        return message(text("hands-in-channel"), (_by_message(text),))
    if known.direct_channel is None:
        return message(text("hands-by-no-message-now"), (_in_channel(text), _by_message(text)))
    return message(text("hands-by-message"), (_in_channel(text),))


def _in_channel(text: Translator) -> Button:
    return button(custom_id(TOPIC, 0, CHANNEL), text("button-hands-in-channel"))


def _by_message(text: Translator) -> Button:
    return button(custom_id(TOPIC, 0, DIRECT), text("button-hands-by-message"))


class HandPlaceTaps:
    """Remembers where people want their hands."""

    def __init__(self, client: Client, delivery: Delivery) -> None:
        """Work for ``client``; whom nobody has written to yet hears through ``delivery``."""
        self._client = client
        self._delivery = delivery

    async def tapped(self, tap: Tap) -> None:
        """Answer the button that changes where a person's hands go; raises `Refusal`."""
        text, store = translator(tap.interaction), self._client.store
        known = await store.person(tap.interaction.user.id)
        match tap.words[0]:
            case "channel":
                await store.set_hands_in_channel(known.person, wanted=True)
                await change(tap.interaction, message(text("hands-in-channel-now"), (_by_message(text),)))
            case "direct":
                await defer(tap.interaction)
                await store.set_hands_in_channel(known.person, wanted=False)
                opened = "open"
                if known.direct_channel is None:
                    hello = message(text("hands-by-message-now"))
                    opened = await self._delivery.open_direct(tap.interaction.user, hello.view())
                if opened == "open":
                    made = message(text("hands-by-message-now"), (_in_channel(text),))
                else:
                    made = message(text(f"direct-messages-{opened}"), (_by_message(text),))
                await change(tap.interaction, made)
            case _:
                raise Refusal("refusal-offer-changed")
