"""Tips in a newcomer's first game, within the hand or, without hands, below; and how to stop them."""

from collections.abc import Mapping, Sequence

import discord

from bot.client import Client
from bot.common.keyed_lock import KeyedLock
from bot.common.refusal import Refusal
from bot.common.rows import MessageKey
from bot.languages.translator import Translator
from bot.tables.newcomer_tips import tip_now
from bot.tables.session import Session
from cogs.discord.delivery import UNKNOWN_MESSAGE, best_effort
from cogs.discord.message import Message, button, custom_id, escape, message
from cogs.discord.reply import Interaction, change, defer, defer_if_slow, say, translator
from cogs.discord.router import Tap
from cogs.game.names import card_name, card_title, fact_in_words
from cogs.game.presenter import GamePresenter, Presenters
from cogs.game.prompts import Prompts
from cogs.game.reasons import Explainer
from cogs.inbox.inbox import Inbox, Notice
from cogs.inbox.policies import Way
from engine.game import Seat, View
from engine.players.reasons import DECISIVE, KEPT, PRICES, UNTOLD, Kind
from engine.players.tips import Tip
from renders.duel.names import wonder_name

TOPIC = "tips"

_SAID_BY_THE_RULE: Mapping[str, frozenset[Kind]] = {
    "base-science-set": frozenset({"science", "science-set"}),
    "architects-cat": frozenset({"cat", "points"}),
    "architects-stage": frozenset({"stage-ready"}),
    "architects-token-near": frozenset({"token-ready"}),
}
"""Reasons already given by a tip's own sentence, by game and kind."""

_SPEAKS_OF_ITS_CARD = frozenset({"base-chain", "base-neighbour-sells", "base-science-set", "duel-chain"})
"""Tips whose sentence is about a single card or ends with it: what follows need not name it again."""

_SECONDARY = PRICES | KEPT | UNTOLD | {"later"}
"""Reasons that don't count as effects of a card."""


def tip_line(tip: Tip, view: View, names: Sequence[str], text: Translator) -> str:
    """Return a tip in words for a ``view``; ``names`` by seat."""
    named = {placeholder: escape(names[seat]) for placeholder, seat in tip.seats.items()}
    placeholders = {
        placeholder: fact_in_words(placeholder, fact, view.box, text)
        for placeholder, fact in tip.facts.items()
    }
    rule = text(f"tip-{view.game}-{tip.kind}", **named, **placeholders)
    if not tip.reasons:
        return text("tip-line", tip=rule)
    decides = any(reason.kind in DECISIVE for reason in tip.reasons)
    advice = _advice(tip, Explainer(view, names, text), is_first=decides)
    parts = (advice, rule) if decides else (rule, advice)
    return text("tip-line", tip=" ".join(filter(None, parts)))


def _advice(tip: Tip, explainer: Explainer, *, is_first: bool) -> str:
    """Return what a tip's card does beyond what its rule says; may be empty.

    ``is_first`` if it comes before the rule.
    """
    kind = f"{explainer.view.game}-{tip.kind}"
    said = _SAID_BY_THE_RULE.get(kind, frozenset())
    left = [each for each in tip.reasons if each.kind not in said]
    if said and all(each.kind in _SECONDARY for each in left):
        return " ".join(explainer.besides(left, all_is_said=True))
    if kind in _SPEAKS_OF_ITS_CARD and not is_first:
        return explainer.explained(left)
    return explainer.why(_called(tip, explainer.view, explainer.text), left)


def _called(tip: Tip, view: View, text: Translator) -> str:
    match tip.facts:
        case {"wonder": str(wonder)}:
            return wonder_name(wonder, text)
        case {"sold": _, "card": str(card)}:
            return text("choice-sell", card=card_name(view.box, card, text))
        case facts:
            return card_title(view.box, str(facts["card"]), text)


# -- sending and stopping them -------------------------------------------------------------------------


class NewcomerTips:
    """Sends newcomers one tip in each of their turns, as an ephemeral message, until they want none.

    Discord sends such a message only in reply to an interaction: the tip comes with the turn after a recent
    interaction in the channel, else with the next one. Games with hands show their tips there.
    """

    def __init__(self, client: Client, inbox: Inbox, prompts: Prompts, presenters: Presenters) -> None:
        """Send through ``inbox``; tips in hands are taken away by ``prompts``."""
        self._client = client
        self._inbox = inbox
        self._prompts = prompts
        self._presenters = presenters
        self._lock = KeyedLock()
        client.add_listener(self.on_answered)
        client.add_listener(self.on_silenced)

    async def on_answered(self, interaction: Interaction) -> None:
        """Send a person their pending tip in reply to an interaction."""
        session = self._client.sessions.at(interaction.channel_id or 0)
        seat = None if session is None else session.seat_of(interaction.user.id)
        if session is not None and seat is not None and seat in session.snapshot.waiting_for():
            await self.give(session, seat)

    async def give(self, session: Session, seat: Seat) -> None:
        """Send the person on a seat their tip for this step, if there is one; once."""
        person = session.seats[seat].person
        if person is None or not session.row.options.in_turns or session.row.is_direct:
            return
        async with self._lock(session.id, person):
            snapshot = session.snapshot
            before = self._inbox.opened.get(session.id, MessageKey("tip", person=person))
            is_sent = before is not None and before.step == snapshot.step
            if is_sent or self._inbox.opened.last(session.row.place, person) is None:
                return
            due = tip_now(snapshot, seat)
            if due is None:
                return
            tip = due

            def words(text: Translator, _: Way) -> Message:
                return tip_message(tip, self._presenters.of(snapshot, text))

            if before is not None:
                await before.delete()
            key = MessageKey("tip", snapshot.step, person=person)
            await best_effort(self._inbox.tell(Notice(session, key, person, words)))

    # -- no more tips ---------------------------------------------------------------------------------

    async def tapped(self, tap: Tap) -> None:
        """Turn tips off by a tap below a tip of its own, or one in the message of a turn."""
        if tap.words[0] not in ("off", "silent"):
            raise Refusal("refusal-offer-changed")
        # The tapped message may be gone by now: store the choice before answering.
        await defer_if_slow(tap.interaction, self.silence(tap))
        if tap.words[0] == "off":
            await self._confirm(tap.interaction)
        else:
            await defer(tap.interaction)
        await self.spread(tap)

    async def _confirm(self, interaction: Interaction) -> None:
        """Replace a tip with a confirmation; if it is gone, send the confirmation instead."""
        said = translator(interaction)("tips-off")
        try:
            await change(interaction, message(said))
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            await say(interaction, said)

    async def silence(self, tap: Tap) -> None:
        """Turn tips off for a person."""
        person = tap.interaction.user.id
        await self._client.store.silence_tips(person)
        for session in self._client.sessions.of_person(person):
            session.forget_tips(person)

    async def spread(self, tap: Tap) -> None:
        """Remove a person's open tips in every process, except in the tapped message."""
        person, tapped = tap.interaction.user.id, tap.interaction.message
        except_message = None if tapped is None else tapped.id
        await self._client.cluster.broadcast("silenced", person, except_message)
        await self.on_silenced(person, except_message)

    async def on_silenced(self, person: int, except_message: int | None) -> None:
        """Remove the open tips of a person who has turned them off, maybe in another process."""
        for session in self._client.sessions.of_person(person):
            session.forget_tips(person)
            await best_effort(self._take_away(session, person, except_message))

    async def _take_away(self, session: Session, person: int, except_message: int | None) -> None:
        """Redraw a person's current question without its tip, except in the message ``except_message``."""
        snapshot = session.snapshot
        seat = snapshot.seat_of(person)
        if seat is None or seat not in snapshot.waiting_for():
            return
        opened = self._inbox.opened.get(session.id, MessageKey("tip", person=person))
        if not snapshot.row.options.in_turns:
            await self._prompts.refresh(session, seat, except_message)
        elif session.row.is_direct:
            await self._client.sessions.events_at(session.row.place).show_progress(session)
        elif opened is not None and opened.message != except_message:
            await opened.delete()


def tip_message(tip: Tip, presenter: GamePresenter) -> Message:
    """Make the message of a tip, with the button to stop them."""
    line = tip_line(tip, presenter.view, presenter.names, presenter.text)
    off = button(custom_id(TOPIC, presenter.snapshot.id, "off"), presenter.text("button-tips-off"))
    return message(line, (off,))
