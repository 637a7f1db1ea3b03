"""What a strong player would do: **Hint** during a game, and a player's costliest choices after it."""

import asyncio
import logging
from collections.abc import Hashable
from typing import Any

from bot.client import Client
from bot.common.cache import AsyncCache
from bot.common.refusal import Refusal
from bot.common.stored_rows import MessageKey
from bot.computer_players.hindsight import Hindsight, Slip, look_back
from bot.computer_players.turns import BEGINNING_A_TURN
from bot.languages.translator import Translator
from bot.tables.game_snapshot import GameSnapshot
from cogs.discord.delivery import best_effort
from cogs.discord.message import Message, Picture, gallery, message
from cogs.discord.reply import Interaction, answer_deferred, defer, own_seat, translator
from cogs.discord.router import Tap
from cogs.game.announcer import Announcer
from cogs.game.fact_sentences import Explainer
from cogs.game.presenter import GamePresenter
from cogs.game.table_views import WatchingCog
from cogs.lobby.cog import LobbyCog
from engine.game import Decision, Seat
from engine.players.advice import Compared, Hint, reasons_for
from engine.players.reasons import UNTOLD
from renders.drawing.numerals import ROMAN

log = logging.getLogger(__name__)

MOST_HINTS, MOST_FOUND = 200, 30
"""Hints and lists of costly choices to cache, so that asking again needs no new search."""

SECONDS_BETWEEN_NEWS = 2.0


class HintTaps:
    """Answers requests for a hint from what the player's seat can see."""

    def __init__(self, client: Client, announcer: Announcer) -> None:
        self._client = client
        self._announcer = announcer
        self._hints: AsyncCache[Hashable, Hint] = AsyncCache(MOST_HINTS)

    async def tapped(self, tap: Tap) -> None:
        """Answer a tap, ``step``: search in the background, then tell this person alone."""
        session, interaction = tap.session, tap.interaction
        if not session.row.options.has_hints:
            raise Refusal("refusal-no-hints")
        snapshot = session.snapshot
        seat = own_seat(interaction, snapshot)
        decision = _asked(snapshot, seat)
        if decision is None:
            raise Refusal("refusal-nothing-to-advise")
        # The button is in a private hand or below a public message.
        over = "refusal-hint-over-at-the-table" if snapshot.row.options.in_turns else "refusal-hint-over"
        if not snapshot.asks(tap.number(0)):
            raise Refusal(over)
        await defer(interaction, ephemeral=True, thinking=True)
        found, text = await self.advise(snapshot, seat, decision), translator(interaction)
        presenter = self._announcer.presenters.of(snapshot, text)
        said = in_words(found, snapshot.game.view(seat), presenter)
        picture = await presenter.advised_picture(seat, found.choice)
        now = _asked(session.snapshot, seat)
        if not session.snapshot.still_asks(snapshot) or now is None or now.seat != decision.seat:
            raise Refusal(over)
        opened = self._announcer.opened
        is_first = opened.get(session.id, MessageKey("hint", person=interaction.user.id)) is None
        note = text("hinted-not-rated") if is_first and not snapshot.is_practice else None
        await answer_deferred(interaction, hint_message(said, picture, note))
        await opened.replace_hint(session.id, interaction)
        after, chosen = session.snapshot, decision.seat
        if not after.still_asks(snapshot) or after.picks.get(chosen) != snapshot.picks.get(chosen):
            # The choice was made while the hint was being sent.
            await opened.delete_hint(session.id, interaction.user.id)

    async def advise(self, snapshot: GameSnapshot, seat: Seat, decision: Decision[Any]) -> Hint:
        """Return a strong player's choice for a seat, searched once for each decision."""
        view = snapshot.game.view(seat)
        picked = snapshot.picks.get(seat) if decision.seat != seat else None
        # After an undo, the same step of the same game can be a different question.
        key = (snapshot.id, view, decision.seat, picked)
        return await self._hints.get(key, lambda: self._client.computers.hint(view, decision))


def hint_message(said: str, picture: Picture | None, note: str | None) -> Message:
    """Make the message of a hint, with a picture of the choice if there is one."""
    drawn = None if picture is None or picture.missing else gallery(picture)
    return message(said, drawn, note)


def in_words(hint: Hint, view: Any, presenter: GamePresenter) -> str:
    """Describe a hint: the choice, its effect, and how it compares if that's worth saying."""
    text, what = presenter.text, presenter.choice_in_words(view, hint.choice)
    other = "" if hint.compared is None else presenter.choice_in_words(view, hint.compared.other)
    kinds = {each.kind for each in hint.reasons} - UNTOLD
    if hint.compared is not None and hint.compared.verdict == "close" and kinds == {"unseen"}:
        # Reasons for a hidden card would contradict that the other choice is about as good.
        return text("why-close", what=what, other=other)
    if not kinds:
        # Nothing is known of a face-down card but the results of the simulated games.
        said = text("why-games", what=what)
    else:
        said = Explainer(view, presenter.names, text).why(what, hint.reasons)
    return said if hint.compared is None else f"{said} {compared(hint.compared, other, text)}"


def compared(found: Compared, other: str, text: Translator) -> str:
    """Return how a choice did against the next best one, called ``other``, in simulated games."""
    return text(f"compared-{found.verdict}", other=other, better=found.better, games=found.games)


def _asked(snapshot: GameSnapshot, seat: Seat) -> Decision[Any] | None:
    """Return a player's open decision, or the one already picked that they can still change."""
    decided = (each for each in snapshot.game.decisions() if each.chooser == seat)
    return snapshot.decision(seat) or next(decided, None)


class ScoreTaps:
    """Answers the buttons below the score, and tells players which choices would have been better."""

    def __init__(self, client: Client, announcer: Announcer, views: WatchingCog, lobby: LobbyCog) -> None:
        self._client = client
        self._announcer = announcer
        self._views = views
        self._lobby = lobby
        self._found: AsyncCache[tuple[int, Seat], Hindsight] = AsyncCache(MOST_FOUND)
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


def _when(step: int, seat: Seat, presenter: GamePresenter) -> str:
    """Name the round or the player's turn of a step."""
    history, text = presenter.snapshot.history, presenter.text
    begins, age = BEGINNING_A_TURN[presenter.snapshot.row.options.game], presenter.age_of(history[step])
    if not begins:
        return presenter.step_name(history[step])
    if age == 0:
        return text("hindsight-draft")
    turn = sum(each.before.deciding.get(seat) in begins - {"draft"} for each in history[: step + 1])
    if age is None:
        return text("hindsight-turn", number=turn)
    return text("hindsight-turn-of-age", number=turn, age=ROMAN[age])


def _line(slip: Slip, presenter: GamePresenter) -> str:
    """Describe one moment: when, what was chosen, what was better, why and by how much."""
    made, regret, text = slip.made, slip.regret, presenter.text
    said = text(
        "hindsight-moment",
        game=presenter.snapshot.row.options.game,
        when=_when(made.step, made.decision.chooser, presenter),
        chosen=presenter.choice_in_words(made.view, made.choice),
        loss=max(1, round(regret.loss)),
        better=presenter.choice_in_words(made.view, regret.better),
    )
    reasons = reasons_for(made.view, made.decision, regret.better)
    why = Explainer(made.view, presenter.names, text).explained(reasons)
    return f"{said}\n{text('hindsight-why', why=why)}" if why else said
