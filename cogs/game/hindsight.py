"""After a game: the buttons below the score, and a player's costliest choices on request."""

import asyncio
import logging

from bot.client import Client
from bot.common.cache import AsyncCache
from bot.common.refusal import Refusal
from bot.computers.hindsight import Hindsight, MadeChoice, Slip, look_back
from bot.computers.players import BEGINNING_A_TURN
from bot.languages.translator import Translator
from bot.tables.snapshot import GameSnapshot
from cogs.discord.delivery import best_effort
from cogs.discord.message import Message, message
from cogs.discord.reply import Interaction, translator
from cogs.discord.router import Tap
from cogs.game.announcer import Announcer
from cogs.game.presenter import GamePresenter
from cogs.game.reasons import Explainer
from cogs.game.views import WatchingCog
from cogs.lobby.cog import LobbyCog
from engine.game import Seat
from engine.players.advice import reasons_for
from renders.drawing.numerals import ROMAN

log = logging.getLogger(__name__)

MOST_CACHED = 30
"""Results to cache, so that asking again is answered at once; dropped ones are computed again, the same."""

SECONDS_BETWEEN_NEWS = 2.0
"""Minimum time between two progress updates."""


class ScoreTaps:
    """Answers the buttons below the score, and tells players which choices would have been better."""

    def __init__(self, client: Client, announcer: Announcer, views: WatchingCog, lobby: LobbyCog) -> None:
        """Answer with details from ``views`` and the next ``lobby``; ``announcer`` has the presenters."""
        self._client = client
        self._announcer = announcer
        self._views = views
        self._lobby = lobby
        self._found: AsyncCache[tuple[int, Seat], Hindsight] = AsyncCache(MOST_CACHED)
        self._progress: dict[tuple[int, Seat], tuple[int, int]] = {}

    async def tapped(self, tap: Tap) -> None:
        """Answer a button below the score."""
        interaction, replays = tap.interaction, self._client.sessions.replays
        match tap.words[0]:
            case "again" | "turned" as button:
                ended = await replays.finished_table(tap.table)
                await self._lobby.open_again(interaction, *ended, turned=button == "turned")
            case "details":
                snapshot = await replays.finished(tap.table)
                seat = snapshot.seat_of(interaction.user.id)
                if seat is None:
                    raise Refusal("refusal-spectator-details")
                await self._views.answer(interaction, snapshot, "details", seat)
                self._client.start_chore(self._tell(interaction, snapshot, seat), "hindsight")
            case _:
                raise Refusal("refusal-offer-changed")

    async def _tell(self, interaction: Interaction, snapshot: GameSnapshot, seat: Seat) -> None:
        """Send the progress as a follow-up, then replace it with the result."""
        text, key = translator(interaction), (snapshot.id, seat)
        known = self._found.is_known(key)
        searching = asyncio.ensure_future(self._found.get(key, lambda: self._search(snapshot, seat)))
        if known:
            first = await self._made(searching, snapshot, seat, text)
            await best_effort(interaction.followup.send(view=first.view(), ephemeral=True))
            return
        sent = await interaction.followup.send(
            view=message(text("hindsight-begins")).view(), ephemeral=True, wait=True
        )
        while not (await asyncio.wait([searching], timeout=SECONDS_BETWEEN_NEWS))[0]:
            done, of = self._progress.get(key, (0, 0))
            progress = message(text("hindsight-far", done=done, of=of))
            await best_effort(interaction.followup.edit_message(sent.id, **progress.change()))
        made = await self._made(searching, snapshot, seat, text)
        await best_effort(interaction.followup.edit_message(sent.id, **made.change()))

    async def _search(self, snapshot: GameSnapshot, seat: Seat) -> Hindsight:
        key = (snapshot.id, seat)

        def note(done: int, of: int) -> None:
            self._progress[key] = (done, of)

        game, computers = snapshot.row.options.game, self._client.computers
        try:
            return await look_back(game, snapshot.header, snapshot.history, seat, computers, note)
        finally:
            self._progress.pop(key, None)

    async def _made(
        self, searching: asyncio.Future[Hindsight], snapshot: GameSnapshot, seat: Seat, text: Translator
    ) -> Message:
        try:
            found = await searching
        except Exception:
            log.exception("a game could not be looked through")
            return message(text("hindsight-failed"))
        if not found.slips:
            return message(text("hindsight-nothing", count=found.examined))
        presenter = self._announcer.presenters.of(snapshot, text)
        lines = await asyncio.to_thread(lambda: [_line(slip, presenter) for slip in found.slips])
        return message("\n".join([text("hindsight-title"), *lines, text("hindsight-note")]))


def _when(made: MadeChoice, presenter: GamePresenter) -> str:
    """Name the round or the player's turn in which a choice was made."""
    history, text, seat = presenter.snapshot.history, presenter.text, made.decision.chooser
    begins, age = BEGINNING_A_TURN[presenter.snapshot.row.options.game], presenter.age_of(history[made.step])
    if not begins:
        return presenter.step_name(history[made.step])
    if age == 0:
        return text("hindsight-draft")
    turn = sum(each.before.deciding.get(seat) in begins - {"draft"} for each in history[: made.step + 1])
    if age is None:
        return text("hindsight-turn", number=turn)
    return text("hindsight-turn-of-age", number=turn, age=ROMAN[age])


def _line(slip: Slip, presenter: GamePresenter) -> str:
    """Describe one moment: when, what was chosen, what was better, why and by how much."""
    made, regret, text = slip.made, slip.regret, presenter.text
    said = text(
        "hindsight-moment",
        game=presenter.snapshot.row.options.game,
        when=_when(made, presenter),
        chosen=presenter.choice_in_words(made.view, made.choice),
        loss=max(1, round(regret.loss)),
        better=presenter.choice_in_words(made.view, regret.better),
    )
    reasons = reasons_for(made.view, made.decision, regret.better)
    why = Explainer(made.view, presenter.names, text).explained(reasons)
    return f"{said}\n{text('hindsight-why', why=why)}" if why else said
