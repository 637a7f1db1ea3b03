"""Whether a person's hands go to direct messages or the channel, and whether they confirm choices."""

from dataclasses import replace

from bot.common.game_options import Options
from bot.common.refusal import Refusal
from bot.common.stored_rows import Person
from bot.languages.translator import Translator
from cogs.discord.delivery import Delivery, OpenResult
from cogs.discord.message import NO_TABLE, Message, Row, button, custom_id, escape, message
from cogs.discord.reply import Interaction, change, defer, say, translator
from cogs.discord.router import Tap

TOPIC = "person"
CHANNEL, DIRECT, ASKED, UNASKED = "channel", "direct", "asked", "unasked"
BUTTONS = {
    CHANNEL: "button-hands-in-channel",
    DIRECT: "button-hands-by-message",
    ASKED: "button-asked",
    UNASKED: "button-unasked",
}


def hand_place(known: Person, text: Translator) -> Message:
    """Return these settings of a person, with the buttons to change them."""
    if known.hands_in_channel:
        return _settings(known, text, "hands-in-channel", DIRECT)
    if known.direct_channel is None:
        return _settings(known, text, "hands-by-no-message-now", CHANNEL, DIRECT)
    return _settings(known, text, "hands-by-message", CHANNEL)


def _settings(known: Person, text: Translator, place: str, *others: str) -> Message:
    """Return a person's settings of hands below a heading, as other games don't have them."""
    asked = ("choices-unasked", ASKED) if known.without_confirmation else ("choices-asked", UNASKED)

    def buttons(*choices: str) -> Row:
        return tuple(button(custom_id(TOPIC, NO_TABLE, choice), text(BUTTONS[choice])) for choice in choices)

    return message(text("hand-settings"), text(place), buttons(*others), text(asked[0]), buttons(asked[1]))


async def welcome(delivery: Delivery, interaction: Interaction, options: Options) -> None:
    """Test by a first direct message whether a new player can be sent hands, and tell them if not."""
    await say_opened(interaction, await say_hello(delivery, interaction, options))


async def say_hello(delivery: Delivery, interaction: Interaction, options: Options) -> OpenResult:
    """Test whether hands can be sent to a person, unless they don't want that or it is known."""
    known = await interaction.client.store.person(interaction.user.id)
    if options.in_turns or known.hands_in_channel or known.direct_channel is not None:
        return "open"
    server = interaction.guild.name if interaction.guild is not None else ""
    hello = message(translator(interaction)("seat-taken-hello", server=escape(server)))
    return await delivery.open_direct(interaction.user, hello)


async def say_opened(interaction: Interaction, opened: OpenResult) -> None:
    """Send a follow-up if hands can't be sent to a person, with the place where they are shown."""
    if opened != "open":
        await say(interaction, translator(interaction)(f"direct-messages-{opened}"))


async def change_hand_place(delivery: Delivery, tap: Tap) -> None:
    """Answer a button of these settings; raises `Refusal`."""
    text, store = translator(tap.interaction), tap.interaction.client.store
    known = await store.person(tap.interaction.user.id)
    match tap.words[0]:
        case "channel":
            await store.update_person(known.person, hands_in_channel=True)
            await change(tap.interaction, _settings(known, text, "hands-in-channel-now", DIRECT))
        case "direct":
            await defer(tap.interaction)
            await store.update_person(known.person, hands_in_channel=False)
            place = ("hands-by-message-now", CHANNEL)
            if known.direct_channel is None:
                hello = message(text("hands-by-message-now"))
                opened = await delivery.open_direct(tap.interaction.user, hello)
                if opened != "open":
                    place = (f"direct-messages-{opened}", DIRECT)
            await change(tap.interaction, _settings(known, text, *place))
        case "asked" | "unasked" as choice:
            known = replace(known, without_confirmation=choice == UNASKED)
            await store.update_person(known.person, without_confirmation=known.without_confirmation)
            await change(tap.interaction, hand_place(known, text))
        case _:
            raise Refusal("refusal-offer-changed")
