"""After a game: the moments at which most was lost, told privately to who asks for their details."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from bot.client import Client
from bot.common.cache import AsyncCache
from bot.computers.hindsight import Hindsight, Made, Slip, look_back
from bot.computers.turns import BEGINNING_A_TURN
from bot.languages.translator import Translator
from bot.tables.snapshot import GameSnapshot
from cogs.discord.delivery import best_effort
from cogs.discord.message import Message, message
from cogs.discord.reply import Interaction, translator
from cogs.game.announcer import Announcer
from cogs.game.reasons import explained
from engine.game import Seat
from engine.players.advice import reasons_for
from renders.drawing.numerals import ROMAN

log = logging.getLogger(__name__)

KEPT = 30
"""So many are kept, so that who looks again has them at once; later they are worked out anew, the same."""

SECONDS_BETWEEN_NEWS = 2.0
"""How often it is told at most how far the search has come."""


class HindsightTeller:
    """Tells players what would have been better, once a search has found it."""

    def __init__(self, client: Client, announcer: Announcer) -> None:
        """Work for ``client`` with the faces of ``announcer``."""
        self._client = client
        self._announcer = announcer
        self._found: AsyncCache[tuple[int, Seat], Hindsight] = AsyncCache(KEPT)
        self._far: dict[tuple[int, Seat], tuple[int, int]] = {}

    def begin(self, interaction: Interaction, snapshot: GameSnapshot, seat: Seat) -> None:
        """Answer behind what has been answered: at once how far it is, and what was found in its place."""
        self._client.start_chore(self._tell(interaction, snapshot, seat), "hindsight")

    async def _tell(self, interaction: Interaction, snapshot: GameSnapshot, seat: Seat) -> None:
        text, key = translator(interaction), (snapshot.id, seat)
        known = self._found.is_known(key)
        looking = asyncio.ensure_future(self._found.get(key, lambda: self._look(snapshot, seat)))
        if known:
            first = await self._made(looking, snapshot, seat, text)
            await best_effort(interaction.followup.send(view=first.view(), ephemeral=True))
            return
        sent = await interaction.followup.send(
            view=message(text("hindsight-begins")).view(), ephemeral=True, wait=True
        )
        while not (await asyncio.wait([looking], timeout=SECONDS_BETWEEN_NEWS))[0]:
            done, of = self._far.get(key, (0, 0))
            far = message(text("hindsight-far", done=done, of=of))
            await best_effort(interaction.followup.edit_message(sent.id, **far.change()))
        made = await self._made(looking, snapshot, seat, text)
        await best_effort(interaction.followup.edit_message(sent.id, **made.change()))

    async def _look(self, snapshot: GameSnapshot, seat: Seat) -> Hindsight:
        """Search the whole game of a seat."""
        key = (snapshot.id, seat)

        def note(done: int, of: int) -> None:
            self._far[key] = (done, of)

        game, computers = snapshot.row.options.game, self._client.computers
        try:
            return await look_back(game, snapshot.header, snapshot.history, seat, computers, note)
        finally:
            self._far.pop(key, None)

    async def _made(
        self, looking: asyncio.Future[Hindsight], snapshot: GameSnapshot, seat: Seat, text: Translator
    ) -> Message:
        try:
            found = await looking
        except Exception:
            log.exception("a game could not be looked through")
            return message(text("hindsight-failed"))
        if not found.slips:
            return message(text("hindsight-nothing", count=found.looked_at))
        lines = await asyncio.to_thread(self._lines, found, snapshot, text)
        return message("\n".join([text("hindsight-title"), *lines, text("hindsight-note")]))

    def _lines(self, found: Hindsight, snapshot: GameSnapshot, text: Translator) -> Sequence[str]:
        return [self._line(slip, snapshot, text) for slip in found.slips]

    def _when(self, made: Made, snapshot: GameSnapshot, text: Translator) -> str:
        """Say when a choice was made: in which round, or in which of their turns."""
        face, step = self._announcer.face(snapshot), snapshot.history[made.step]
        begins, seat, age = (
            BEGINNING_A_TURN[snapshot.row.options.game],
            made.decision.chooser,
            face.age_of(step),
        )
        if not begins:
            return face.step_name(snapshot, step, text)
        if age == 0:
            return text("hindsight-draft")
        turn = sum(
            each.before.deciding.get(seat) in begins - {"draft"} for each in snapshot.history[: made.step + 1]
        )
        if age is None:
            return text("hindsight-turn", number=turn)
        return text("hindsight-turn-of-age", number=turn, age=ROMAN[age])

    def _line(self, slip: Slip, snapshot: GameSnapshot, text: Translator) -> str:
        """Tell one moment: when it was, what was chosen, what would have been better, why and by how much."""
        face, made = self._announcer.face(snapshot), slip.made
        names = face.names(snapshot, text)
        better = face.choice_in_words(made.view, slip.regret.better, names, text)
        regret = slip.regret
        said = text(
            "hindsight-moment",
            game=snapshot.row.options.game,
            when=self._when(made, snapshot, text),
            chosen=face.choice_in_words(made.view, made.choice, names, text),
            loss=max(1, round(regret.loss)),
            better=better,
        )
        why = explained(reasons_for(made.view, made.decision, regret.better), made.view, names, text)
        return f"{said}\n{text('hindsight-why', why=why)}" if why else said
