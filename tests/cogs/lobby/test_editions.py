"""The edition of 7 Wonders of a table: the server's, or the one its host last chose."""

from __future__ import annotations

import pytest

from bot.languages.translator import load_languages
from tests.cogs.courses import useful
from tests.cogs.room import Room, said, shown_files, suggested, words

SECOND, FIRST = "Play the second edition", "Play the first edition"


def edition(room: Room) -> str:
    """Return the game named in the heading of the lobby."""
    return words(room.lobby()).splitlines()[0].removeprefix("## ")


async def test_the_hosts_edition_is_the_default_of_their_next_table(room: Room) -> None:
    await room.type("ann", "join")
    await room.set_option("ann", "wonders", "dealt-with-manneken-pis")
    told = said(await room.tap("ann", room.lobby(), SECOND))
    assert told == room.text("refusal-no-manneken-pis")
    await room.set_option("ann", "wonders", "dealt")
    assert edition(room) == "7 Wonders (first edition)"
    await room.type("ben", "join")
    refused = said(await room.tap("ben", room.lobby(), SECOND))
    assert refused == room.text("refusal-host-only", host="ann")
    await room.tap("ann", room.lobby(), SECOND)
    assert edition(room) == "7 Wonders (second edition)"
    assert room.text("lobby-not-for-two") in words(room.lobby())
    refused = said(await room.type("ann", "start"))
    assert refused == room.text("refusal-too-few-players-second-edition")
    await room.tap("ann", room.lobby(), "Add computer")
    assert room.text("lobby-not-for-two") not in words(room.lobby())
    assert "Day side" in words(room.lobby())
    await room.type("ann", "end")
    await room.type("ann", "join")
    assert edition(room) == "7 Wonders (second edition)"
    await room.tap("ann", room.lobby(), FIRST)
    assert edition(room) == "7 Wonders (first edition)"
    await room.restart()
    await room.type("ann", "end")
    await room.type("ann", "join")
    assert edition(room) == "7 Wonders (first edition)"


async def test_the_servers_edition_comes_first(room: Room) -> None:
    assert said(await room.type("ann", "edition", server="base")) == room.text("refusal-edition-server")
    room.make_moderator("ben", "manage_guild")
    assert said(await room.type("ben", "edition", server="Xyzzy")) == room.text("refusal-no-such-edition")
    assert await suggested(room, "edition", "server", "sec") == ["second-edition"]
    told = said(await room.type("ben", "edition", server="Second edition"))
    assert told == room.text("edition-server-chosen", edition="second-edition")
    assert "second edition" in said(await room.type("ann", "edition"))
    (card,) = shown_files((await room.type("ann", "card", name="Altar")).response)
    assert "Worth 3 points." in str(card.description)
    assert "7 Wonders (second edition)" in said(await room.type("ann", "score", players="ann, ben, cyd"))
    await room.type("ann", "practice")
    assert any("7 Wonders (second edition)" in words(each) for each in room.direct("ann"))
    await room.type("ann", "join")
    assert edition(room) == "7 Wonders (second edition)"
    await room.tap("ann", room.lobby(), FIRST)
    (card,) = shown_files((await room.type("ann", "card", name="Altar")).response)
    assert "Worth 2 points." in str(card.description)
    await room.type("ann", "end")
    await room.type("ann", "join")
    assert edition(room) == "7 Wonders (second edition)", "the server's edition comes first"
    await room.type("ann", "end")
    await room.type("ben", "edition", server="host")
    await room.type("ann", "join")
    assert edition(room) == "7 Wonders (first edition)", "then what the host has chosen last"


async def test_both_editions_are_suggested_and_kept_in_a_rematch(room: Room) -> None:
    assert await suggested(room, "join", "game", "edition") == ["base", "second-edition"]
    await room.begin("ann", game="second-edition", computers=2)
    assert room.session.row.options.game == "second-edition"
    opened = next(message for message in room.public() if "The game begins!" in words(message))
    assert "The game begins! (second edition)" in words(opened)
    await room.skip_to(lambda game: game.over, useful)
    await room.tap("ann", room.newest("Play again"), "Play again")
    assert edition(room) == "7 Wonders (second edition)"


@pytest.mark.parametrize("language", load_languages().translators)
async def test_suggestions_are_accepted_in_every_language(room: Room, language: str) -> None:
    room.make_moderator("ann", "manage_guild")
    await room.speak(language)
    for value in ("second-edition", "base", "host"):
        assert value in await suggested(room, "edition", "server", "")
        told = said(await room.type("ann", "edition", server=value))
        assert told == room.text("edition-server-chosen", edition=value)
    for game in await suggested(room, "join", "game", ""):
        await room.type("ben", "join", game=game)
        assert edition(room) == room.text("game-base-in-full" if game == "base" else f"game-{game}")
        await room.type("ben", "end")
