"""The /privacy and /forget commands: the data stored about a person, and deleting it."""

from discord import ButtonStyle, app_commands
from discord.ext import commands

from bot.client import Client
from bot.common.game_options import EDITIONS
from bot.common.refusal import Refusal
from bot.common.stored_rows import PersonSummary
from bot.languages.translator import Translator
from cogs.discord.delivery import best_effort
from cogs.discord.message import NO_TABLE, Message, button, custom_id, message
from cogs.discord.permissions import anywhere
from cogs.discord.reply import Interaction, answering, change, defer, send, translator
from cogs.discord.router import Tap
from cogs.game.seats import SeatsCog
from cogs.lobby.cog import LobbyCog


class PrivacyCog(commands.Cog, name="privacy"):
    """Shows people the data stored about them, and deletes it."""

    def __init__(self, client: Client, lobby: LobbyCog, seats: SeatsCog) -> None:
        self._client = client
        self._lobby = lobby
        self._seats = seats

    @app_commands.command(description="command-privacy")
    @anywhere
    async def privacy(self, interaction: Interaction) -> None:
        """Show what is stored about people, why and how long, and this person's own data."""
        async with answering(interaction):
            kept = await self._client.store.person_summary(interaction.user.id)
            shown = notice(kept, self._client.settings.record_days, translator(interaction))
            await send(interaction, shown.view(), ephemeral=True)

    @app_commands.command(description="command-forget")
    @anywhere
    async def forget(self, interaction: Interaction) -> None:
        """Ask whether to delete all data about this person."""
        async with answering(interaction):
            kept = await self._client.store.person_summary(interaction.user.id)
            question = forget_question(kept, translator(interaction))
            await send(interaction, question.view(), ephemeral=True)

    async def tapped(self, tap: Tap) -> None:
        """Answer a button of the question whether to forget."""
        text = translator(tap.interaction)
        match tap.words[0]:
            case "keep":
                await change(tap.interaction, message(text("forget-nothing-done")))
            case "forget":
                await defer(tap.interaction)
                kept = await self._forget(tap.interaction.user.id, text)
                await tap.interaction.edit_original_response(**forgotten(kept, text).change())
            case _:
                raise Refusal("refusal-offer-changed")

    async def _forget(self, person: int, text: Translator) -> PersonSummary:
        """Free the seats of a person, then delete their data, or nothing if a seat can't be freed."""
        kept = await self._client.store.person_summary(person)
        await self._client.cluster.free_seats(person, [*kept.lobbies, *kept.running])
        # Seats in other processes' lobbies are free by now.
        lobbies = (await self._client.store.person_summary(person)).lobbies
        games = [session.id for session in self._client.sessions.of_person(person)]
        for table in (*lobbies, *games):
            await self.on_seat_to_free(table, person)
        if (await self._client.store.person_summary(person)).running:
            # This process can't free a seat in games that it is still resuming.
            raise Refusal("refusal-moving")
        await self._client.store.forget(person, self._client.languages.of(None)("forgotten-name"))
        self._client.chosen_languages.forget(person)
        self._client.dispatch("forgotten")
        await self._client.cluster.broadcast("languages_chosen")
        await self._client.cluster.broadcast("forgotten")
        return kept

    @commands.Cog.listener()
    async def on_seat_to_free(self, table: int, person: int) -> None:
        """Free a person's seat; other processes ask for it by this event when they answer /forget."""
        session = self._client.sessions.running.get(table)
        if session is None:
            await best_effort(self._lobby.leave(table, person))
        elif (seat := session.seat_of(person)) is not None:
            await self._seats.give_up(session, seat, person)


def notice(kept: PersonSummary, record_days: int, text: Translator) -> Message:
    """Return what is stored about people, and one person's own data."""
    return message(
        text("privacy", days=record_days), "\n".join(_in_words(kept, text)), text("privacy-forget")
    )


def forgotten(kept: PersonSummary, text: Translator) -> Message:
    """Return what was deleted, and what remains."""
    lines = [text(f"forgotten-{what}", count=count) for what, count in _games(kept)]
    deleted = "\n".join([text("forgotten-settings"), *lines])
    return message(text("forgotten"), deleted, text("forgotten-remains"))


def forget_question(kept: PersonSummary, text: Translator) -> Message:
    """Return the question whether to delete a person's data, with the consequences."""
    forget, keep = (custom_id("privacy", NO_TABLE, what) for what in ("forget", "keep"))
    row = (
        button(forget, text("button-forget"), style=ButtonStyle.danger),
        button(keep, text("button-keep")),
    )
    lines = [text("forget-settings")]
    lines += [text(f"forget-{what}", count=count) for what, count in _games(kept)]
    lines += [text("forget-left-out")] * kept.left_out + [text("forget-pad")] * kept.pad
    return message(text("forget-question"), "\n".join(lines), row)


def _in_words(kept: PersonSummary, text: Translator) -> list[str]:
    person = kept.person
    language = text("kept-no-language")
    if person.own_language is not None:
        language = text("kept-own-language", language=text.name_of(person.own_language))
    elif person.language is not None:
        language = text("kept-language", language=text.name_of(person.language))
    seats = text("kept-seats", lobbies=len(kept.lobbies), running=len(kept.running), ended=kept.ended)
    lines = [
        (True, language),
        (True, text("kept-no-direct" if person.direct_channel is None else "kept-direct")),
        (person.hands_in_channel, text("kept-hands-in-channel")),
        (True, seats),
        (kept.finished, text("kept-finished", count=kept.finished)),
        (kept.left_out, text("kept-left-out")),
        (kept.pad, text("kept-pad")),
        (kept.tips, text("kept-tips")),
        (person.edition, text("kept-edition", edition=text(f"edition-{person.edition or EDITIONS[0]}"))),
        (person.without_tips, text("kept-without-tips")),
        (person.without_confirmation, text("kept-without-confirmation")),
    ]
    return [line for holds, line in lines if holds]


def _games(kept: PersonSummary) -> list[tuple[str, int]]:
    """Return the kinds of tables with data to forget, each with the number of tables."""
    counts = {
        "lobbies": len(kept.lobbies),
        "running": len(kept.running),
        "ended": kept.ended,
        "finished": kept.finished,
    }
    return [(what, count) for what, count in counts.items() if count]
