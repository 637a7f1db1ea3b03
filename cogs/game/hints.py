"""**Hint**: what a strong player would do now, and why, for the player who asks."""

from collections.abc import Hashable
from typing import Any

from bot.client import Client
from bot.common.cache import AsyncCache
from bot.common.refusal import Refusal
from bot.common.rows import MessageKey
from bot.tables.snapshot import GameSnapshot
from cogs.discord.message import Message, Picture, gallery, message
from cogs.discord.reply import answer_deferred, defer, own_seat, translator
from cogs.discord.router import Tap
from cogs.game.announcer import Announcer
from cogs.game.presenter import GamePresenter
from cogs.game.reasons import Explainer, compared
from engine.game import Decision, Seat
from engine.players.advice import Hint
from engine.players.reasons import UNTOLD

MOST_CACHED = 200
"""Hints to cache, so that a second tap needs no new search."""


class HintTaps:
    """Answers requests for a hint from what the player's seat can see."""

    def __init__(self, client: Client, announcer: Announcer) -> None:
        self._client = client
        self._announcer = announcer
        self._hints: AsyncCache[Hashable, Hint] = AsyncCache(MOST_CACHED)

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
    kinds = {each.kind for each in hint.reasons} - UNTOLD
    if hint.compared is not None and hint.compared.verdict == "close" and kinds == {"unseen"}:
        # Reasons for a hidden card would contradict that the other choice is about as good.
        other = presenter.choice_in_words(view, hint.compared.other)
        return text("why-close", what=what, other=other)
    if all(each.kind in UNTOLD for each in hint.reasons):
        # Nothing is known of a face-down card but the results of the simulated games.
        said = text("why-games", what=what)
    else:
        said = Explainer(view, presenter.names, text).why(what, hint.reasons)
    if hint.compared is None:
        return said
    other = presenter.choice_in_words(view, hint.compared.other)
    return f"{said} {compared(hint.compared, other, text)}"


def _asked(snapshot: GameSnapshot, seat: Seat) -> Decision[Any] | None:
    """Return a player's open decision, or the one already picked that they can still change."""
    decided = (each for each in snapshot.game.decisions() if each.chooser == seat)
    return snapshot.decision(seat) or next(decided, None)
