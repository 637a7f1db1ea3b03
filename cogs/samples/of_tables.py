"""The messages around games: lobbies, seat changes, ending a game, settings of hands."""

from __future__ import annotations

from dataclasses import replace

from discord import ui

from bot.common.rows import Person
from bot.tables.lobby import RESERVED_SECONDS
from cogs.discord.message import escape, leading_to, message
from cogs.game.seat_news import readmission_question, seat_offer
from cogs.game.seats import end_question, leave_question, replace_question, seated
from cogs.game.step_message import asleep, end_warning
from cogs.game.views import which_hand
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
from cogs.reference.cog import ReferenceCog
from cogs.samples.moments import moments
from cogs.samples.scene import TABLE, Samples, Scene


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
