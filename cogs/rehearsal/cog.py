"""The course of a rehearsal."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import cache, partial

import discord
from discord.ext import commands

from bot.client import Client
from bot.options import GameName
from bot.port import PlaceGoneError
from bot.refusal import Refusal
from bot.rehearsal.report import Report
from bot.rehearsal.traffic import Traffic
from bot.rehearsal.wish import ActName, Wish
from bot.rows import Post
from bot.sitting import Sitting
from cogs.discord.delivery import FAULTS, Delivery, not_in_the_way
from cogs.discord.reply import Interaction, translator
from cogs.game.announcer import Announcer
from cogs.records.cog import record_file
from cogs.reference.cog import ReferenceCog
from cogs.reference.rules import TOPICS, show_rules
from cogs.rehearsal.acts import Acts, NotThereError
from cogs.rehearsal.clearing import clear
from cogs.rehearsal.looking import Looking
from cogs.rehearsal.measures import measure
from cogs.rehearsal.moments import (
    Moment,
    at_a_card,
    at_a_search,
    at_the_cat,
    at_the_discard_pile,
    at_the_great_library,
    before_the_end,
    with_a_choice_of_payment,
)
from cogs.rehearsal.private_answers import PrivateAnswers
from cogs.rehearsal.statistics import Statistics
from cogs.rehearsal.surroundings import Channel, Surroundings
from cogs.rehearsal.taps import FORM_SUBJECT, Taps
from cogs.rehearsal.thread import play_in_a_thread
from cogs.stats.cog import StatsCog

log = logging.getLogger(__name__)


class RehearsalCog(commands.Cog, name="rehearsal"):
    """Lets the bot do everything once in a channel and looks at what becomes of it."""

    def __init__(
        self, client: Client, announcer: Announcer, reference: ReferenceCog, stats: StatsCog
    ) -> None:
        """Work for ``client``, whose games speak through ``announcer``.

        ``reference`` looks things up, ``stats`` knows what games add up to.
        """
        self.names: set[str] = set()
        self._client = client
        self._announcer = announcer
        self._reference = reference
        self._stats = stats
        self._taps: Taps | None = None

    @commands.Cog.listener()
    async def on_interaction(self, interaction: Interaction) -> None:
        """Hear the taps that were asked for."""
        if self._taps is not None:
            self._taps.hear(interaction)

    async def rehearse(self, wish: Wish, traffic: Traffic, report: Report) -> None:
        """Go through the acts of the wish, and take away what was posted, also when it is stopped midway."""
        going = asyncio.ensure_future(self._go_through(wish, traffic, report))
        try:
            await asyncio.shield(going)
        except asyncio.CancelledError:
            report.add(False, "Stopped", "You have stopped the rehearsal before its end.")
            # A message whose answer nobody waits for could not be taken away: its id comes with the answer.
            await traffic.until_answered()
        except FAULTS as error:
            report.add(False, "Discord", f"It did not answer as it should: {_in_a_line(error)}.")
        except Exception as error:
            _tell_own_fault(report, "Rehearsal", error)
        finally:
            going.cancel()
            await self._client.sittings.stop()
            await asyncio.gather(going, return_exceptions=True)
            await traffic.until_answered()
            if self._taps is not None:
                await self._taps.put_away()
            measure(traffic, report)
            await clear(self._client, traffic, report)

    async def _go_through(self, wish: Wish, traffic: Traffic, report: Report) -> None:
        found = await self._look_around(wish, report)
        if found is None:
            return
        channel, person = found
        looking = Looking(self._client, traffic, report)
        self._taps = Taps(self._client, traffic, looking, report, wish.tap_seconds)
        acts = Acts(self._client, self._announcer, traffic, looking, channel, person, wish.message_seconds)
        for name, act in self._acts(wish, acts, looking, channel, person, report).items():
            if name in wish.acts:
                await self._act(report, acts, name, act())

    def _acts(
        self,
        wish: Wish,
        acts: Acts,
        looking: Looking,
        channel: Channel,
        person: discord.User,
        report: Report,
    ) -> dict[ActName, Callable[[], Awaitable[None]]]:
        """List the acts in their order; each finds its moment of a game when its turn comes."""
        alone = PrivateAnswers(self._client, self._announcer, self._reference, acts, looking)
        added_up = Statistics(self._client, self._announcer, self._stats, acts)
        pile, card = cache(at_the_discard_pile), cache(at_a_card)
        return {
            "7 Wonders: first step": partial(acts.first_step, "base"),
            "Duel: first step": partial(acts.first_step, "duel"),
            "Architects: first step": partial(acts.first_step, "architects"),
            "7 Wonders: last step": partial(self._end_a_game, "base", acts, added_up),
            "Duel: last step": partial(self._end_a_game, "duel", acts, added_up),
            "Architects: last step": partial(self._end_a_game, "architects", acts, added_up),
            "7 Wonders: discard pile": partial(_at, pile, acts.discard_pile),
            "Seats": partial(_at, card, acts.seats),
            "Closed direct messages": partial(_at, pile, acts.closed_messages),
            "Close-ups": alone.close_ups,
            "Privacy": partial(alone.privacy, person.id),
            "Overviews": partial(alone.overviews, person.id),
            "7 Wonders: hand in words": partial(_at, pile, alone.hand_in_words),
            "Duel: card that is tapped": partial(_at, card, alone.tapped_card),
            "Duel: Great Library": partial(_at, at_the_great_library, alone.great_library),
            "Architects: search": partial(_at, at_a_search, alone.search),
            "Architects: peek": partial(_at, at_the_cat, alone.peek),
            "Thread": partial(play_in_a_thread, self._client, acts, channel, report),
            "Taps": partial(self._ask_for_taps, acts, channel, person, looking),
            "Form": partial(self._ask_for_form, acts, channel, person, report, wish.form_seconds),
        }

    async def _look_around(self, wish: Wish, report: Report) -> tuple[Channel, discord.User] | None:
        around = Surroundings(self._client, Delivery(self._client), report)
        channel = await around.channel(wish.channel)
        if channel is not None:
            self.names |= {channel.name, channel.guild.name}
            around.intents(channel)
        may_play = channel is not None and around.rights(channel)
        await around.commands()
        await around.emojis()
        if channel is None or not may_play:
            return None
        person = await around.person(wish.person, channel.guild.name)
        return None if person is None else (channel, person)

    async def _act(self, report: Report, acts: Acts, subject: str, act: Awaitable[object]) -> None:
        """Go through one act; what goes wrong in it is told, and the next one follows."""
        try:
            await act
        except NotThereError as error:
            report.add(False, subject, f"It could not go on: {error}.")
        except (*FAULTS, PlaceGoneError, Refusal) as error:
            report.add(False, subject, f"It could not go on: {_in_a_line(error)}.")
        except Exception as error:
            _tell_own_fault(report, subject, error)
        finally:
            await acts.end_all()

    async def _end_a_game(self, game: GameName, acts: Acts, added_up: Statistics) -> None:
        moment = await asyncio.to_thread(before_the_end, game)
        sitting = await acts.last_step(moment)
        await acts.replay(sitting)
        await added_up.of_game(sitting)
        if game == "architects":
            await acts.small_messages(sitting)

    async def _ask_for_taps(
        self, acts: Acts, channel: Channel, person: discord.User, looking: Looking
    ) -> None:
        assert self._taps is not None
        moment = await asyncio.to_thread(with_a_choice_of_payment)
        sitting = await acts.resume(moment)
        hand = await acts.hand(sitting)
        assert moment.card is not None
        await self._taps.ask(channel, person, sitting, hand, moment.card)
        if self._taps.first is not None:
            await self._post_record(self._taps.first, sitting, looking)
            await self._tell_rules(self._taps.first, channel, looking)
        await acts.end(sitting)
        await self._taps.look_at_first("7 Wonders: hand in the channel, ended")

    async def _ask_for_form(
        self, acts: Acts, channel: Channel, person: discord.User, report: Report, seconds: float
    ) -> None:
        """Ask for the form, where somebody is there who taps."""
        assert self._taps is not None
        if self._taps.first is None:
            report.add(None, FORM_SUBJECT, "Not asked for, as nobody tapped before.")
            return
        lobby = await acts.gather("base")
        await self._taps.ask_for_form(channel, person, lobby, seconds)
        await acts.close(lobby)

    async def _tell_rules(self, interaction: Interaction, channel: Channel, looking: Looking) -> None:
        """Answer a tap once more, with the longest of the rules; nobody else sees it."""
        text = translator(interaction)
        await show_rules(interaction, "base", [max(TOPICS, key=lambda topic: len(text(f"rules-{topic}")))])
        post = looking.newest(channel.id)
        await looking.look({"Rules": post})
        await not_in_the_way(interaction.followup.delete_message(post.message))

    async def _post_record(self, interaction: Interaction, sitting: Sitting, looking: Looking) -> None:
        """Answer a tap once more, with a file."""
        text = self._client.languages.of(None)
        sent = await interaction.followup.send(
            text("record-file"), file=record_file(sitting.snapshot), wait=True
        )
        await looking.look({"Record as a file": Post(sent.channel.id, sent.id)})


async def _at(moment: Callable[[], Moment], act: Callable[[Moment], Awaitable[None]]) -> None:
    """Go through an act at its moment of a game, which takes a while to find."""
    await act(await asyncio.to_thread(moment))


def _tell_own_fault(report: Report, subject: str, error: Exception) -> None:
    """Tell a fault that is ours; the log in the file says where it happened."""
    log.error("the rehearsal failed", exc_info=error)
    report.add(
        False, subject, f"The rehearsal itself is at fault here ({type(error).__name__}): send us the file."
    )


def _in_a_line(error: Exception) -> str:
    return " ".join(str(error).split()).rstrip(".")
