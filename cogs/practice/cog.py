"""Practice: a table that starts at once, with reasons for each choice and a step back at any time."""

import asyncio
from collections.abc import Hashable, Sequence
from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.client import Client
from bot.common.game_options import GAME_NAMES, PLAYED_WITH, Options
from bot.common.refusal import Name, Refusal
from bot.common.stored_rows import NO_SERVER, TableRow, ephemeral_place
from bot.languages.translator import Translator
from bot.storage.errors import ElsewhereError
from bot.tables.session import Session
from cogs.discord.delivery import Delivery
from cogs.discord.game_argument import game_meant, suggest_games
from cogs.discord.message import (
    Message,
    address_of,
    button,
    custom_id,
    leading_to,
    lesson_button,
    link,
    message,
)
from cogs.discord.permissions import anywhere, is_guest
from cogs.discord.reply import (
    Interaction,
    answer_deferred,
    answering,
    defer,
    name_of,
    refuse_missing_permissions,
    translator,
)
from cogs.discord.router import Tap
from cogs.game.announcer import Announcer
from cogs.game.choice_buttons import PRACTICE as TOPIC
from cogs.game.ephemeral_game import EphemeralGames
from cogs.game.fact_sentences import Explainer
from cogs.game.hints_and_hindsight import HintTaps, in_words
from engine.game import Choice, Decision, Seat
from engine.players.advice import Hint, reasons_for

MOST_EXPLAINED = 10


class PracticeCog(commands.Cog, name="practice"):
    """Opens practice tables, and answers their additional buttons."""

    def __init__(
        self,
        client: Client,
        delivery: Delivery,
        announcer: Announcer,
        pages: EphemeralGames,
        hints: HintTaps,
    ) -> None:
        self._pages = pages
        self._hints = hints
        self._announcer = announcer
        self._client = client
        self._delivery = delivery

    @app_commands.command(description="command-practice")
    @anywhere
    @app_commands.describe(game="command-practice-game", here="command-practice-here")
    async def practice(self, interaction: Interaction, game: str | None = None, here: bool = False) -> None:
        """Open a practice table, in private or in this channel."""
        async with answering(interaction):
            meant = await game_meant(interaction, game)
            await self._begin(interaction, meant, here=here)

    @practice.autocomplete("game")
    async def suggest_game(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Suggest the games in the person's language."""
        return suggest_games(interaction, typed)

    async def tapped(self, tap: Tap) -> None:
        """Answer a button of a practice table."""
        match tap.words[0]:
            case "why":
                await self._say_why(tap)
            case "back":
                await defer(tap.interaction)
                seat = _own_seat(tap.interaction, tap.session)
                await self._client.sessions.undo(tap.session, seat, tap.number(1))
            case "again":
                await self._begin(tap.interaction, tap.word(1), here="here" in tap.words)
            case "silent":
                await self._announcer.prompts.tapped(tap)
            case "anew":
                await self._start_over(tap)
            case _:
                raise Refusal("refusal-offer-changed")

    async def _begin(self, interaction: Interaction, game: str, *, here: bool) -> None:
        """Open a table, or lead to the one that the person has there."""
        if game not in GAME_NAMES:
            raise Refusal("refusal-no-such-game")
        if is_guest(interaction):
            await self._begin_as_guest(interaction, game)
            return
        channel, is_direct = interaction.channel_id, interaction.guild_id is None
        assert channel is not None
        stays = here or self._has_table(channel, interaction.user.id)
        if not is_direct and not stays and not self._client.cluster.serves(NO_SERVER):
            # Only the process that receives direct messages can run a game in them.
            raise ElsewhereError(NO_SERVER)
        await defer(interaction, ephemeral=True, thinking=True)
        text = translator(interaction)
        hello = practice_hello(game, text)
        place, said = channel, hello if stays and not is_direct else None
        if not stays and not is_direct:
            known = (await self._client.store.person(interaction.user.id)).direct_channel
            if known is None or self._client.sessions.at(known) is None:
                opened = await self._delivery.open_direct(interaction.user, hello) == "open"
                person = await self._client.store.person(interaction.user.id)
                known = person.direct_channel if opened else None
            if known is None:
                said = message(text("practice-begun-closed"), *hello.parts)
            else:
                place = known
        if await self._lead_to_running(interaction, place, game):
            return
        if is_direct:
            await self._delivery.send(place, hello)
            await self._client.store.update_person(interaction.user.id, direct_channel=place)
        elif place == channel:
            refuse_missing_permissions(interaction)
        server = NO_SERVER if place != channel or interaction.guild_id is None else interaction.guild_id
        session = await self._open(interaction, server, place, game)
        await answer_deferred(interaction, said or practice_begun(session.row, text))

    async def _begin_as_guest(self, interaction: Interaction, game: str) -> None:
        """Open a table in a private message, or show the one that the person has."""
        if not self._client.cluster.serves(NO_SERVER):
            raise ElsewhereError(NO_SERVER)
        await defer(interaction, ephemeral=True, thinking=True)
        text, place = translator(interaction), ephemeral_place(interaction.user.id)
        running = self._client.sessions.at(place)
        if running is None:
            session = await self._open(interaction, NO_SERVER, place, game)
            await self._pages.show(interaction, session, practice_hello(game, text, as_guest=True))
        else:
            await self._pages.show(interaction, running, practice_goes_on(running.row, game, text))

    def _has_table(self, place: int, person: int) -> bool:
        """Return whether a person has a practice table in a channel."""
        running = self._client.sessions.at(place)
        return running is not None and running.snapshot.is_practice and running.row.host == person

    async def _lead_to_running(self, interaction: Interaction, place: int, game: str) -> bool:
        """Lead to the person's table in a channel, if any; raises `Refusal` if others play there."""
        running = self._client.sessions.at(place)
        if running is None:
            return False
        if not self._has_table(place, interaction.user.id):
            raise Refusal("refusal-game-here")
        made = practice_goes_on(running.row, game, translator(interaction))
        await answer_deferred(interaction, made)
        if interaction.channel_id == place:
            await self._announcer.repost_question(interaction, running, _own_seat(interaction, running), made)
        return True

    async def _open(self, interaction: Interaction, server: int, place: int, game: str) -> Session:
        lobby = await self._client.lobbies.open(
            server=server,
            channel=place,
            host=interaction.user.id,
            name=name_of(interaction.user),
            language=translator(interaction).language,
            options=Options(pace="none", practice="yes").with_choice("game", game),
        )
        return await self._client.sessions.begin(lobby)

    async def _start_over(self, tap: Tap) -> None:
        """End a table and open another one in its place."""
        session, interaction, game = tap.session, tap.interaction, tap.word(1)
        row = session.row
        if row.host != interaction.user.id or not row.options.is_practice or game not in GAME_NAMES:
            raise Refusal("refusal-offer-changed")
        await defer(interaction, ephemeral=True, thinking=True)
        await self._client.sessions.end(session, interaction.user.id, name_of(interaction.user))
        begun, text = await self._open(interaction, row.server, row.place, game), translator(interaction)
        if row.is_ephemeral:
            await self._pages.show(interaction, begun, practice_hello(game, text, as_guest=True))
        else:
            await answer_deferred(interaction, practice_begun(begun.row, text))

    async def _say_why(self, tap: Tap) -> None:
        """Give the reasons for the player's choices, or for the uses of one card."""
        session, interaction = tap.session, tap.interaction
        seat = _own_seat(interaction, session)
        snapshot = session.snapshot
        decision = snapshot.decision(seat)
        if decision is None:
            raise Refusal("refusal-nothing-to-advise")
        if not snapshot.asks(tap.number(1)):
            raise Refusal("refusal-hint-over")
        await defer(interaction, ephemeral=True, thinking=True)
        view, position = snapshot.game.view(seat), tap.number(2) if len(tap.words) > 2 else None
        text = translator(interaction)
        presenter = self._announcer.presenters.of(snapshot, text)
        choices = presenter.choices_offered(view, decision)
        hint = await self._hints.advise(snapshot, seat, decision)
        found = await asyncio.to_thread(weigh, view, decision, choices, position, hint)
        if not session.snapshot.still_asks(snapshot):
            raise Refusal("refusal-hint-over")
        explainer = Explainer(view, presenter.names, text)
        lines = [
            in_words(hint, view, presenter)
            if each is hint
            else explainer.why(presenter.choice_in_words(view, each.choice), each.reasons)
            for each in found
        ]
        begin = [text("practice-why" if position is None else "practice-why-card")]
        if hint not in found:
            what = presenter.choice_in_words(view, hint.choice)
            begin.append(text("practice-why-rather", what=what))
        await answer_deferred(interaction, message("\n".join([*begin, *lines])))
        await self._announcer.opened.replace_hint(session.id, interaction)


def _own_seat(interaction: Interaction, session: Session) -> Seat:
    seat = session.seat_of(interaction.user.id)
    if seat is None:
        raise Refusal("refusal-practice-of", host=Name(session.snapshot.host_name))
    return seat


def practice_hello(game: str, text: Translator, *, as_guest: bool = False) -> Message:
    """Return an introduction to practice and the game; unless ``as_guest`` with a button to learn more."""
    goal = text(f"practice-goal-{PLAYED_WITH[game][0]}")
    if as_guest:
        return message(text("practice-hello-alone", game=text(f"game-{game}"), goal=goal))
    return message(text("practice-hello", game=text(f"game-{game}"), goal=goal), (lesson_button(game, text),))


def practice_begun(row: TableRow, text: Translator) -> Message:
    """Return a link to a table that has started."""
    return leading_to(address_of(row), text("practice-begun"), text)


def practice_goes_on(row: TableRow, game: str, text: Translator) -> Message:
    """Return a link to a running table, unless it is right below, with a button to start another one."""
    again = button(custom_id(TOPIC, row.id, "anew", game), text("button-practice-again"))
    if row.is_ephemeral:
        return message(text("practice-goes-on-here"), (again,))
    return message(text("practice-goes-on"), (again, link(address_of(row), text("button-go-there"))))


def weigh(
    view: Any, decision: Decision[Any], choices: Sequence[Choice], position: int | None, hint: Hint
) -> list[Hint]:
    """Return the ``choices`` of a decision worth explaining: the ``hint`` first, then by immediate gain.

    The others have the form of a hint as well, without being compared.
    Without a ``position`` that is the best use of each card, else each use of the card at that position in
    the hand or the layout.
    """

    def rank(each: Hint) -> tuple[bool, float]:
        return each is hint, sum(reason.worth for reason in each.reasons)

    wanted: Hashable = position
    if position is not None and view.game != "duel":
        hand = getattr(view, "hand", ())
        wanted = hand[position] if position < len(hand) else None
    best: dict[Hashable, Hint] = {}
    for choice in choices:
        card = _card_of(choice)
        if position is not None and card != wanted:
            continue
        kind = card if position is None else (choice.action, getattr(choice, "wonder", None))
        each = hint if choice == hint.choice else Hint(choice, reasons_for(view, decision, choice))
        if kind not in best or rank(each) > rank(best[kind]):
            best[kind] = each
    return sorted(best.values(), key=rank, reverse=True)[:MOST_EXPLAINED]


def _card_of(choice: Choice) -> Hashable:
    """Return the slot or the card of a choice, or the choice itself if it has neither."""
    found = (getattr(choice, "slot", None), getattr(choice, "card", None), choice)
    return next(each for each in found if each is not None)
