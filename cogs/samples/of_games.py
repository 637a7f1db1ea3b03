"""The messages of games and around them: decisions, views, the end; lobbies, seats, settings of hands."""

from dataclasses import replace
from functools import partial
from typing import get_args

from discord import ui

from bot.common.options import GameName
from bot.common.rows import NO_SERVER, Person, SeatRow, ephemeral_place
from bot.statistics.figures import Honour
from bot.tables.lobby import RESERVED_SECONDS
from bot.tables.replay import Recording
from cogs.discord.delivery import Delivery
from cogs.discord.message import escape, leading_to, message
from cogs.discord.showing import Showing
from cogs.game.hints import hint_message
from cogs.game.hints import in_words as hint_in_words
from cogs.game.seats import end_question, leave_question, replace_question, seated
from cogs.game.step_message import asleep, end_warning, readmission_question, seat_offer
from cogs.game.tips import tip_message
from cogs.game.views import ViewKind, WatchingCog, which_hand
from cogs.games.architects.presenter import ArchitectsPresenter
from cogs.games.base.buttons import prompt
from cogs.games.base.presenter import BasePresenter
from cogs.games.base.question import Selection
from cogs.games.duel.presenter import DuelPresenter
from cogs.lobby.hand_place import hand_place
from cogs.lobby.message import (
    board_picker,
    free_seats,
    level_picker,
    lobby_message,
    newest_message,
    not_chosen,
    options_form,
    started_lobby,
)
from cogs.practice.cog import practice_begun, practice_goes_on, practice_hello
from cogs.records.replay import STORED, Replay
from cogs.reference.cog import ReferenceCog
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

MOST_PLAYERS = {"base": 7, "second-edition": 7, "duel": 2, "architects": 7}
"""The numbers of players of finished games: the score of seven has ten files, Discord's maximum."""


async def of_7_wonders(scene: Scene) -> Samples:
    """Yield the messages of 7 Wonders."""
    async for sample in of_game(scene, "base"):
        yield sample
    text, presenters = scene.text, scene.announcer.presenters
    for name, moment in (*moments("base").items(), ("payment", with_a_choice_of_payment())):
        presenter = presenters.make(BasePresenter, scene.game(moment, hints="on"), text)
        question = presenter.question(moment.seat)
        picture = await presenter.hand_picture(question)
        yield f"{name}: hand in words", message(question.in_words())
        if question.decision is not None:
            sure = Selection(choice=question.decision.choices[0])
            yield f"{name}: question whether it is meant", prompt(question, sure, picture)
        if (place := payable_in_several_ways(question.view)) is not None:
            yield f"{name}: card that is tapped", prompt(question, Selection(place), picture)


async def of_duel(scene: Scene) -> Samples:
    """Yield the messages of Duel."""
    async for sample in of_game(scene, "duel"):
        yield sample
    text, presenters = scene.text, scene.announcer.presenters
    turn = presenters.make(DuelPresenter, scene.game(moments("duel")["turn"], hints="on"), text)
    tapped = replace(turn, snapshot=replace(turn.snapshot, selected=turn.view.card_offers[0].slot))
    library = presenters.make(DuelPresenter, scene.game(moments("duel")["library"]), text)
    yield "card that is tapped", await tapped.waiting(())
    yield "table in words", message(turn.table_in_words())
    yield "Great Library", await library.looked_up("look")
    token = KeepToken(next(iter(turn.view.box.tokens)))
    if (kept := library.kept(token)) is not None:
        yield "token that is kept", kept


async def of_architects(scene: Scene) -> Samples:
    """Yield the messages of Architects."""
    async for sample in of_game(scene, "architects"):
        yield sample
    text, presenters = scene.text, scene.announcer.presenters
    search = presenters.make(ArchitectsPresenter, scene.game(moments("architects")["keep"]), text)
    with_the_cat = presenters.make(ArchitectsPresenter, scene.game(at_the_cat()), text)
    yield "search", await search.looked_up("search")
    if (kept := search.kept(Keep(next(iter(search.view.box.cards))))) is not None:
        yield "card that is kept", kept
    yield "turn of the cat's owner", await with_the_cat.waiting(())
    yield "peek", await with_the_cat.looked_up("peek")
    yield "table in words", message(search.table_in_words())


async def of_game(scene: Scene, game: GameName) -> Samples:
    """Yield the messages that every game has, which are all of the second edition's."""
    text, present = scene.text, partial(scene.announcer.presenters.of, text=scene.text)
    begun = next(iter(moments(game).values()))
    yield "opening", await present(scene.game(replace(begun, steps=(), picks={}))).opening()
    for kind, moment in moments(game).items():
        async for sample in _of_decision(scene, kind, moment):
            yield sample
    over = finished(game, MOST_PLAYERS[game])
    ended = replace(scene.game(over), honour=Honour("leads", Seat(0)))
    yield "score", await present(ended).score()
    yield "score of practice", await present(scene.game(over, practice="yes", alone=True)).score()
    views = WatchingCog(scene.client, scene.announcer, Showing(Delivery(scene.client)))
    for kind in get_args(ViewKind):
        yield kind, await views.made(ended, kind, Seat(0), text)
    for step in range(1, ended.step):
        if present(replace(ended, history=ended.history[:step])).afterwards():
            age = scene.game(replace(over, steps=over.steps[:step]))
            for _, make in present(age).afterwards():
                yield "end of an age", await make()
            break
    if not ended.row.options.in_turns:
        yield "how it ended for a player", await present(ended).own_result(Seat(0))
    pages, record = Replay(scene.client, scene.announcer), [*over.steps]
    seats = [SeatRow(each.seat, None, each.name) for each in ended.seats]
    recording = Recording(ended.row, ended.header, seats, record, scored=True)
    for name, page in (("first", 1), ("middle", len(record) // 2), ("last", len(record) + 1)):
        yield f"replay, {name} page", await pages.page_of(recording, STORED, TABLE, page, text)
    private = replace(ended.row, server=NO_SERVER, place=ephemeral_place(scene.person))
    yield "practice", practice_hello(game, text)
    yield "practice that has begun", practice_begun(ended.row, text)
    yield "practice that goes on", practice_goes_on(ended.row, game, text)
    yield "practice where the bot isn't", practice_hello(game, text, as_guest=True)
    yield "practice that goes on where the bot isn't", practice_goes_on(private, game, text)


async def _of_decision(scene: Scene, kind: str, moment: Moment) -> Samples:
    """Yield the messages around a kind of decision: to the table, to one person, and in practice."""
    text, present = scene.text, partial(scene.announcer.presenters.of, text=scene.text)
    asked = scene.game(moment)
    notes = [text("status-resumed"), text("status-closed", person=f"<@{scene.person}>")]
    yield f"{kind}: who is waited for", await present(asked).waiting(notes)
    yield f"{kind}: everyone is away", await present(scene.game(moment, late=3)).waiting(())
    decision, view = asked.decision(moment.seat), asked.game.view(moment.seat)
    tip = next(iter(tips_for(view, moment.seat)), None)
    if tip is not None:
        yield f"{kind}: tip", tip_message(tip, present(asked))
    practised = scene.game(moment, practice="yes", alone=True, is_direct=True)
    if tip is not None:
        practised = replace(practised, tips={(scene.person, practised.step): tip.kind})
    yield f"{kind}: practice", await present(practised).waiting(())
    for name, snapshot in (("hand", asked), ("hand of practice", practised)):
        if not snapshot.row.options.in_turns:
            yield f"{kind}: {name}", await present(snapshot).prompt(moment.seat)
    if decision is not None:
        choice, presenter = decision.choices[0], present(asked)
        hint = Hint(choice, reasons_for(view, decision, choice))
        picture = await presenter.advised_picture(moment.seat, choice)
        said = hint_in_words(hint, view, presenter)
        yield f"{kind}: hint", hint_message(said, picture, text("hinted-not-rated"))
    if asked.history:
        yield f"{kind}: what happened before", await present(scene.game(moment, late=1)).report()


# -- around games --------------------------------------------------------------------------------------


async def of_lobbies(scene: Scene) -> Samples:
    """Yield lobbies, their questions and their messages after the start."""
    text, person = scene.text, scene.person
    lobby = scene.lobby("base", 7, sides="A+B", wonders="chosen-with-manneken-pis", hints="on")
    first, *others = lobby.seats
    chosen = replace(lobby, seats=(replace(first, wonder="halicarnassus", side="B"), *others))
    kept = replace(lobby.row, deadline=scene.client.clock.now() + RESERVED_SECONDS)
    again = replace(lobby, row=kept, seats=(first, replace(others[0], kept=True), *others[1:]))
    for name, shown in (
        ("seven players", chosen),
        ("played again", again),
        ("two players", scene.lobby("base", 2)),
        ("two players, second edition", scene.lobby("second-edition", 2)),
        ("Duel", scene.lobby("duel", 1)),
        ("Architects", scene.lobby("architects", 7)),
    ):
        yield f"lobby, {name}", lobby_message(shown, text)
    yield "levels of the computers", level_picker(lobby, text)
    yield "no levels", level_picker(scene.lobby("base", 2), text)
    pictures = scene.announcer.presenters.pictures
    draw_wonder = scene.cog("reference", ReferenceCog).wonder_picture
    for name, shown in (("list of boards", lobby), ("board that is chosen", chosen)):
        yield name, await board_picker(shown, person, pictures, draw_wonder, text)
    yield "who has not chosen", not_chosen(lobby, text)
    started = started_lobby(replace(lobby.row, place=scene.place + 1), text)
    assert started is not None
    yield "lobby, started in a thread", started
    yield "lobby, closed", message(text("lobby-closed"))
    yield "no thread", message(text("no-thread"))
    yield "first message to a person", message(text("seat-taken-hello", server="Olympus"))


def forms_of_lobbies(scene: Scene) -> list[tuple[str, ui.Modal]]:
    """Return the options form of each game."""
    return [
        (f"options, {game}", options_form(scene.lobby(game, 3), scene.text))
        for game in ("base", "duel", "architects")
    ]


async def of_seats(scene: Scene) -> Samples:
    """Yield the messages about seats, ending a game, and where hands go."""
    text, moment = scene.text, moments("base")["revive"]
    together, alone = scene.game(moment), scene.game(moment, alone=True)
    own = together.seats[moment.seat]
    city = scene.announcer.presenters.city_name(together, moment.seat, own.name, text)
    for why in ("seat-left", "seat-replaced", "seat-replaced-called"):
        yield why, seat_offer(together, own, why, city, text)
    yield "request to come back", readmission_question(together, scene.other, own.name, text)
    for name, game in (("", together), (" of the last player", alone)):
        yield f"question of /leave{name}", leave_question(game, text)
        yield f"question of /replace{name}", replace_question(game, own, city, text)
        yield f"question of /end{name}", end_question(game, text)
    offered = free_seats(together, scene.announcer.presenters.city_name, text)
    assert offered is not None
    yield "free seats", offered
    yield "seat that is taken", seated(together, text)
    yield "everyone is away", asleep(scene.game(moment, late=3), text)
    yield "warning of the end", end_warning(together, text, directly=False)
    yield "warning of the end to the host", end_warning(together, text, directly=True)
    games = [replace(together, row=replace(together.row, id=TABLE + number)) for number in range(5)]
    yield "hands of several games", which_hand(games, text)
    played = text("already-playing", game=text("game-base"))
    yield "way to a game", leading_to(newest_message(together), played, text)
    for known in (
        Person(scene.person),
        Person(scene.person, direct_channel=scene.place),
        Person(scene.person, hands_in_channel=True, without_confirmation=True),
    ):
        yield "where hands go", hand_place(known, text)
    yield "nudge", message(text("nudge", persons=f"<@{scene.other}>", name=escape(own.name)))
    yield "game that is lost", message(text("game-lost"))
