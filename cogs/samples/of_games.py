"""The messages of games: what is asked and told at every kind of decision, what is looked at, the end."""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

from bot.common.options import GameName
from bot.common.rows import SeatRow
from bot.statistics.figures import Honour
from bot.tables.replay import Recording
from cogs.discord.delivery import Delivery
from cogs.discord.message import message
from cogs.discord.showing import Showing
from cogs.game.face import Face
from cogs.game.hints import hint_message, in_words
from cogs.game.looks import Look, Looks
from cogs.game.private_tips import tip_message
from cogs.games.architects import answers as architects
from cogs.games.architects.face import ArchitectsFace
from cogs.games.base import question as base
from cogs.games.base.face import BaseFace
from cogs.games.duel import answers as duel
from cogs.games.duel.face import DuelFace
from cogs.practice.cog import (
    practice_begun,
    practice_goes_on,
    practice_goes_on_here,
    practice_hello,
    practice_hello_alone,
)
from cogs.records.replay import KEPT, Replay
from cogs.samples.moments import (
    Moment,
    at_the_cat,
    finished,
    moments,
    payable_in_several_ways,
    with_a_choice_of_payment,
)
from cogs.samples.scene import TABLE, Samples, Scene
from engine.architects.choice import Keep
from engine.duel.choice import KeepToken
from engine.game import Seat
from engine.players.advice import Hint, reasons_for, tips_for

MOST_PLAYERS = {"base": 7, "duel": 2, "architects": 7}
"""With so many players the games are played that are over: the score of seven has ten files, as allowed."""


async def of_7_wonders(scene: Scene) -> Samples:
    """Show the messages of 7 Wonders."""
    async for sample in _of_game(scene, "base"):
        yield sample
    face, text = scene.face("base", BaseFace), scene.text
    for name, moment in (*moments("base").items(), ("payment", with_a_choice_of_payment())):
        question = base.Question.of(scene.game(moment, hints="on"), moment.seat, text, face.emojis)
        picture = await face.pictures.hand(question)
        yield f"{name}: hand in words", message(base.in_words(question))
        if question.decision is not None:
            sure = base.Selection(choice=question.decision.choices[0])
            yield f"{name}: question whether it is meant", base.prompt(question, sure, picture)
        if (place := payable_in_several_ways(question.view)) is not None:
            yield f"{name}: card that is tapped", base.prompt(question, base.Selection(place), picture)


async def of_duel(scene: Scene) -> Samples:
    """Show the messages of Duel."""
    async for sample in _of_game(scene, "duel"):
        yield sample
    face, text = scene.face("duel", DuelFace), scene.text
    turn = scene.game(moments("duel")["turn"], hints="on")
    asked = face.question(turn, text)
    library = face.question(scene.game(moments("duel")["library"]), text)
    assert asked is not None
    assert library is not None
    picture = await face.pictures.asked(asked)
    slot = asked.view.card_offers[0].slot
    yield "card that is tapped", face.waiting_with(turn, text, (), slot, picture)
    yield "table in words", message(face.table_in_words(turn, text))
    yield "Great Library", await duel.library(face, library, text)
    token = next(each.token for each in library.decision.choices if isinstance(each, KeepToken))
    yield "token that is kept", duel.library_kept(token, text)


async def of_architects(scene: Scene) -> Samples:
    """Show the messages of Architects."""
    async for sample in _of_game(scene, "architects"):
        yield sample
    face, text = scene.face("architects", ArchitectsFace), scene.text
    search = scene.game(moments("architects")["keep"])
    with_the_cat = scene.game(at_the_cat())
    cards, cat = face.question(search, text), face.question(with_the_cat, text)
    assert cards is not None
    assert cat is not None
    yield "search", architects.searched(cards, text)
    card = next(each.card for each in cards.decision.choices if isinstance(each, Keep))
    yield "card that is kept", architects.kept(card, text)
    yield "turn of the cat's owner", await face.waiting(with_the_cat, text, ())
    yield "peek", architects.peeked(cat, text)
    yield "table in words", message(face.table_in_words(search, text))


async def _of_game(scene: Scene, game: GameName) -> Samples:
    """Show the messages that every game has."""
    face, text = scene.announcer.face_of(game), scene.text
    begun = next(iter(moments(game).values()))
    yield "opening", await face.opening(scene.game(replace(begun, steps=(), picks={})), text)
    for kind, moment in moments(game).items():
        async for sample in _of_decision(scene, face, kind, moment):
            yield sample
    over = finished(game, MOST_PLAYERS[game])
    ended = replace(scene.game(over), honour=Honour("leads", Seat(0)))
    yield "score", await face.score(ended, text)
    yield "score of practice", await face.score(scene.game(over, practice="yes", alone=True), text)
    looks = Looks(scene.client, scene.announcer, Showing(Delivery(scene.client)))
    for look in get_args(Look):
        yield look, await looks.made(ended, look, Seat(0), text)
    for step in range(1, ended.step):
        if face.afterwards(replace(ended, history=ended.history[:step]), text):
            age = scene.game(replace(over, steps=over.steps[:step]))
            for _, make in face.afterwards(age, text):
                yield "end of an age", await make()
            break
    result = await face.result(ended, Seat(0), text)
    if result is not None:
        yield "how it ended for a player", result
    pages, record = Replay(scene.client, scene.announcer), [*over.steps]
    seats = [SeatRow(each.seat, None, each.name) for each in ended.seats]
    recording = Recording(ended.row, ended.header, seats, record, scored=True)
    for name, page in (("first", 1), ("middle", len(record) // 2), ("last", len(record) + 1)):
        yield f"replay, {name} page", await pages.page_of(recording, KEPT, TABLE, page, text)
    yield "practice", practice_hello(game, text)
    yield "practice that has begun", practice_begun(ended.row, text)
    yield "practice that goes on", practice_goes_on(ended.row, game, text)
    yield "practice where the bot isn't", practice_hello_alone(game, text)
    yield "practice that goes on where the bot isn't", practice_goes_on_here(ended.row, game, text)


async def _of_decision(scene: Scene, face: Face, kind: str, moment: Moment) -> Samples:
    """Show what is asked and told at a kind of decision, to a table, to one person, and in practice."""
    text = scene.text
    asked = scene.game(moment)
    notes = [text("status-resumed"), text("status-closed", person=f"<@{scene.person}>")]
    yield f"{kind}: who is waited for", await face.waiting(asked, text, notes)
    yield f"{kind}: everyone is away", await face.waiting(scene.game(moment, late=3), text, ())
    decision, view = asked.decision(moment.seat), asked.game.view(moment.seat)
    tip = next(iter(tips_for(view, moment.seat)), None)
    if tip is not None:
        yield f"{kind}: tip", tip_message(asked, tip, face, text)
    practised = scene.game(moment, practice="yes", alone=True, is_direct=True)
    if tip is not None:
        practised = replace(practised, tips={(scene.person, practised.step): tip.kind})
    yield f"{kind}: practice", await face.waiting(practised, text, ())
    for name, snapshot in (("hand", asked), ("hand of practice", practised)):
        prompt = await face.prompt(snapshot, moment.seat, text)
        if prompt is not None:
            yield f"{kind}: {name}", prompt
    if decision is not None:
        choice, names = decision.choices[0], face.names(asked, text)
        hint = Hint(choice, reasons_for(view, decision, choice))
        picture = await face.advised_picture(asked, moment.seat, choice, text)
        said = in_words(hint, view, face, names, text)
        yield f"{kind}: hint", hint_message(said, picture, text("hinted-not-rated"))
    if asked.history:
        yield f"{kind}: what happened before", await face.told(scene.game(moment, late=1), text)
