"""Taps on private hands: looking, picking."""

from dataclasses import replace
from functools import partial

from bot.client import Client
from bot.common.refusal import Refusal
from bot.tables.session import Session
from cogs.discord.delivery import best_effort
from cogs.discord.message import Picture, escape, message
from cogs.discord.reply import (
    Interaction,
    change_around_picture,
    defer,
    defer_if_slow,
    send,
    translator,
    turn_into,
)
from cogs.discord.router import Tap, as_number
from cogs.game.announcer import Announcer
from cogs.game.table_views import WatchingCog
from cogs.games.base.hand import Question, Selection
from cogs.games.base.hand_message import prompt
from cogs.games.base.presenter import BasePresenter
from cogs.inbox.private_messages import EphemeralMessage
from engine.base.choice import BaseChoice, Build, BuildStage
from engine.game import Seat
from renders.base.prices import default_ways


class BaseTaps:
    """Handles taps on the hands of 7 Wonders."""

    def __init__(self, client: Client, announcer: Announcer, views: WatchingCog) -> None:
        """Answer taps on hands; ``views`` answers the buttons that only show something."""
        self._views = views
        self._client = client
        self._announcer = announcer
        self._marking: dict[tuple[int, int], int] = {}
        """The newest tap by table and seat whose pick is still to be marked in the picture."""

    async def tapped(self, tap: Tap) -> None:
        """Answer a tap on a hand: ``step:seat:what:…``, or ``open`` as older versions wrote it."""
        session = tap.session
        if tap.words[0] == "open":
            await self._announcer.prompts.show(tap.interaction, session)
            return
        step, city = tap.number(0), Seat(tap.number(1))
        seat = session.seat_of(tap.interaction.user.id)
        if seat is None:
            raise Refusal("refusal-spectator" if city < len(session.seats) else "refusal-offer-changed")
        if city != seat and city < len(session.seats):
            raise Refusal("refusal-foreign-hand", name=escape(session.seats[city].name))
        text, asking = translator(tap.interaction), session.snapshot
        if step != asking.step:
            # What has been played but not told yet can still be looked at as it was.
            asking = session.announced
            if step != asking.step:
                await self._announcer.prompts.show(tap.interaction, session, text("refusal-round-over"))
                return
            if tap.word(2) not in {"city", "table", "text"}:
                raise Refusal("refusal-everyone-has-picked")
        question = Question.of(asking, seat, text, self._announcer.presenters.emojis)
        if asking.step == session.step and city != question.city:
            await self._announcer.prompts.show(tap.interaction, session, text("refusal-offer-changed"))
            return
        await self._act(tap, question)

    async def _act(self, tap: Tap, question: Question) -> None:
        match tap.word(2):
            case "card":
                card = tap.number(3)
                if not 0 <= card < len(question.view.offers):
                    raise Refusal("refusal-offer-changed")
                ways = default_ways(question.view, Seat(tap.number(1)), question.view.offers[card])
                await self._redraw(tap, question, Selection(card, *ways))
            case "pay":
                selection, way = Selection(tap.number(4), tap.number(5), tap.number(6)), as_number(tap.value)
                is_built = tap.word(3) == "build"
                paid = replace(selection, build_way=way) if is_built else replace(selection, stage_way=way)
                await self._redraw(tap, question, paid)
            case "build" | "free" | "stage" | "sell" | "revive" | "nothing" | "choose":
                await self._pick_or_ask(tap, question, tap.words[2:])
            case "discard" | "list" as listed:
                what = "choose" if listed == "list" else "revive"
                await self._pick_or_ask(tap, question, (what, tap.value))
            case "sure":
                await self._pick(tap, question, _chosen(tap.words[3:], question))
            case "back":
                numbers = map(as_number, tap.words[3:])
                selection = Selection(next(numbers, None), next(numbers, 0), next(numbers, 0))
                await self._redraw(tap, question, selection)
            case "unasked":
                choice, person = _chosen(tap.words[3:], question), tap.interaction.user.id
                saying = self._client.store.update_person(person, without_confirmation=True)
                await defer_if_slow(tap.interaction, saying)
                await self._redraw(tap, question, replace(_asking(question, choice), unasked=True))
            case "again":
                await defer_if_slow(tap.interaction, tap.session.take_back(question.seat, tap.number(0)))
                await self._show_again(tap, question.seat, Selection())
            case "tips":
                await defer_if_slow(tap.interaction, self._announcer.prompts.silence(tap))
                await self._redraw(tap, question, Selection())
                await self._announcer.prompts.spread(tap)
            case "city":
                await self._views.answer(tap.interaction, question.snapshot, "city", question.seat)
            case "table":
                await self._views.answer(tap.interaction, question.snapshot, "table")
            case "text":
                words = message(question.in_words())
                await send(tap.interaction, words.view(), ephemeral=True)
            case _:
                raise Refusal("refusal-offer-changed")

    async def _pick_or_ask(self, tap: Tap, question: Question, words: tuple[str, ...]) -> None:
        """Pick, or first ask for confirmation if the pick ends the step and cannot be taken back."""
        snapshot, choice = question.snapshot, _chosen(words, question)
        is_last = snapshot.ends_choosing(question.seat, question.city, choice)
        if is_last and not snapshot.is_practice:
            known = await defer_if_slow(tap.interaction, self._client.store.person(tap.interaction.user.id))
            if not known.without_confirmation:
                await self._redraw(tap, question, _asking(question, choice))
                return
        await self._pick(tap, question, choice)

    async def _pick(self, tap: Tap, question: Question, choice: BaseChoice) -> None:
        session = tap.session
        await defer_if_slow(tap.interaction, session.choose(question.city, tap.number(0), choice))
        if session.is_running:
            has_picture = await self._redraw(tap, question, Selection())
        else:
            # After the last choice the score shows its outcome.
            has_picture = False
            await defer(tap.interaction)
        taking_away = self._announcer.opened.delete_hint(session.id, tap.interaction.user.id)
        self._client.start_chore(taking_away, "the hint of a choice that is made")
        if has_picture and session.snapshot.awaited():
            self._marking[session.id, question.seat] = tap.interaction.id
            self._client.start_chore(best_effort(self._mark_pick(tap, question)), "marking a pick")

    async def _mark_pick(self, tap: Tap, picked: Question) -> None:
        """Mark the pick on the picture after the answer, unless the hand has changed meanwhile."""
        interaction, session, seat, step = tap.interaction, tap.session, picked.seat, tap.number(0)
        marked = picked.at(session.snapshot)
        picture = await self._picture(marked)
        async with session.hand_locks[seat]:
            if self._marking.get((session.id, seat)) != interaction.id:
                return
            del self._marking[session.id, seat]
            same = marked.city == picked.city and marked.snapshot.asks(step) and _holds(marked, session)
            if same and not picture.missing:
                await turn_into(interaction, prompt(marked, Selection(), picture))

    async def _redraw(self, tap: Tap, before: Question, selection: Selection) -> bool:
        """Update text and buttons of the hand; return whether its picture was kept.

        A hand of a finished step is left alone: it is about to be deleted. If the Free City's hand is next,
        its picture is sent as well.
        """
        interaction, session, seat, step = tap.interaction, tap.session, before.seat, tap.number(0)
        self._marking.pop((session.id, seat), None)
        session.set_unconfirmed(seat, before.city, step, selection.choice)
        if not session.asks(step):
            await defer(interaction)
            return False
        async with session.hand_locks[seat]:
            snapshot = session.snapshot
            if not snapshot.asks(step):
                await defer(interaction)
                return False
            question = before.at(snapshot)
            make = partial(prompt, question, selection)
            if question.city == before.city and await change_around_picture(interaction, make):
                self._remember_open(interaction, session, seat, step)
                return True
        await self._show_again(tap, seat, selection)
        return False

    async def _show_again(self, tap: Tap, seat: Seat, selection: Selection) -> None:
        """Replace the hand with its picture: by the next city's, or if the picture could not be kept.

        Nothing is locked while it is drawn: it is drawn again if the city or the picks have changed
        meanwhile, and a hand of a finished step is left alone.
        """
        interaction, session, step = tap.interaction, tap.session, tap.number(0)
        await defer(interaction)
        text, emojis = translator(interaction), self._announcer.presenters.emojis
        while session.asks(step):
            question = Question.of(session.snapshot, seat, text, emojis)
            picture = await self._picture(question)
            async with session.hand_locks[seat]:
                if _holds(question, session):
                    await turn_into(interaction, prompt(question, selection, picture))
                    self._remember_open(interaction, session, seat, step)
                    return

    async def _picture(self, question: Question) -> Picture:
        presenters = self._announcer.presenters
        return await presenters.make(BasePresenter, question.snapshot, question.text).hand_picture(question)

    def _remember_open(self, interaction: Interaction, session: Session, seat: Seat, step: int) -> None:
        """Remember a hand open in the channel by the last tap that has changed it."""
        tapped = interaction.message
        if tapped is not None and tapped.flags.ephemeral:
            opened = EphemeralMessage(interaction, tapped.id, step)
            self._announcer.prompts.remember_open(session, seat, opened)


def _chosen(words: tuple[str, ...], question: Question) -> BaseChoice:
    """Return the choice for the words of a button; raises `Refusal` if it is not offered."""
    # Building with Olympia's power has its own button.
    choice = question.answers().get(("build", *words[1:]) if words[:1] == ("free",) else words)
    if choice is None:
        raise Refusal("refusal-offer-changed")
    return choice


def _holds(question: Question, session: Session) -> bool:
    """Return whether a hand is still of the same step and player, with the same picks."""
    before, now, seat = question.snapshot, session.snapshot, question.seat
    return (
        now.still_asks(before)
        and now.plays_itself(seat) == before.plays_itself(seat)
        and all(now.picks.get(each) == before.picks.get(each) for each in (seat, question.city))
    )


def _asking(question: Question, choice: BaseChoice) -> Selection:
    """Return the selection that asks to confirm a choice; **Back** leads to its card and payments."""
    for index, offer in enumerate(question.view.offers):
        if choice in offer.choices:
            build, stage = default_ways(question.view, question.city, offer)
            match choice:
                case Build() if choice.payment.how != "power":
                    build = offer.builds.index(choice)
                case BuildStage():
                    stage = offer.stages.index(choice)
            return Selection(index, build, stage, choice)
    return Selection(choice=choice)
