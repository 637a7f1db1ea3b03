"""Looking at a game and looking things up, by players and by everybody else."""

from __future__ import annotations

import pytest

from tests.cogs.courses import useful
from tests.cogs.room import Room, buttons, said, shown_files, suggested, words


@pytest.mark.parametrize("name", ["ann", "dora"])
async def test_the_table_is_shown_privately(room: Room, name: str) -> None:
    await room.begin("ann", computers=2)
    public = len(room.public())
    for answer in (await room.type(name, "table"), await room.tap(name, room.status(), "Table")):
        assert answer.response.ephemeral
        (picture,) = shown_files(answer.response)
        assert all(player in (picture.description or "") for player in ("ann", "Hera", "Apollo"))
    assert len(room.public()) == public


async def test_a_city_is_shown_by_its_players_name(room: Room) -> None:
    await room.begin("ann", computers=2)
    own = await room.type("ann", "city")
    assert "ann" in (shown_files(own.response)[0].description or "")
    hers = await room.type("dora", "city", player="hera")
    assert (shown_files(hers.response)[0].description or "").startswith("Hera")
    answer = await room.type("ann", "city", player="Zeus")
    assert said(answer) == room.text("refusal-not-at-this-table", name="Zeus")


async def test_players_are_suggested(room: Room) -> None:
    await room.begin("ann", computers=2)
    assert await suggested(room, "city", "player", "h") == ["Hera"]
    room.channel = room.guild.create_text_channel("empty")
    assert await suggested(room, "city", "player", "") == []


async def test_players_of_one_name_are_told_apart(room: Room) -> None:
    for key in ("one", "two"):
        room.people[key] = room.guild.add_member(room.env.create_user("alex"))
    await room.begin("one", "two", computers=1)
    assert await suggested(room, "city", "player", "alex") == ["alex", "alex (2)"]
    shown = [await room.type("dora", "city", player=name) for name in ("alex", "alex (2)")]
    wonders = [room.session.game.view(None).cities[seat].wonder for seat in (0, 1)]
    for answer, wonder in zip(shown, wonders, strict=True):
        assert room.text(f"city-{wonder}") in (shown_files(answer.response)[0].description or "")


async def test_players_of_a_game_that_is_over_are_suggested(room: Room) -> None:
    await room.begin("ann", computers=2)
    await room.skip_to(lambda game: game.over, useful)
    assert await suggested(room, "city", "player", "") == ["ann", "Hera", "Apollo"]


async def test_all_cities_are_shown_privately_or_to_everybody(room: Room) -> None:
    await room.begin("ann", computers=2)
    private = await room.type("dora", "cities")
    assert private.response.ephemeral
    assert len(shown_files(private.response)) == 3
    public = await room.type("dora", "cities", public=True)
    assert not public.response.ephemeral
    assert public.response.id in [message.id for message in room.public()]


async def test_the_status_names_whom_the_game_waits_for(room: Room) -> None:
    await room.type("ann", "join")
    assert said(await room.type("dora", "status")) == room.text("status-lobby", count=1)
    await room.type("ben", "join")
    await room.tap("ann", room.lobby(), "Add computer")
    await room.tap("ann", room.lobby(), "Start")
    await room.pick("ann")
    answer = said(await room.type("dora", "status"))
    assert "Age I, round 1 of 6" in answer
    assert "Waiting for ben." in answer
    assert "ann" not in answer


async def test_the_log_tells_the_last_rounds(room: Room) -> None:
    await room.begin("ann", computers=2)
    assert said(await room.type("dora", "log")) == room.text("log-empty")
    await room.skip_to(lambda game: game.view(None).age == 2, useful)
    answer = said(await room.type("dora", "log"))
    assert "**Age I, round 6 of 6**" in answer
    assert answer.count("ann") >= 6


async def test_the_score_is_looked_at_and_a_new_game_begun(room: Room) -> None:
    await room.begin("ann", computers=2)
    await room.skip_to(lambda game: game.over, useful)
    score = room.last()
    assert {"Play again", "My score"} <= set(buttons(score))
    assert said(await room.tap("dora", score, "My score")) == room.text("refusal-spectator-details")
    assert "ann" in said(await room.tap("ann", score, "My score"))
    await room.tap("ann", score, "Play again")
    lobby = await room.client.lobbies.at(room.channel.id)
    assert lobby is not None
    assert [seat.name for seat in lobby.seats] == ["ann", "Hera", "Apollo"]
    await room.tap("dora", score, "Play again")
    assert "ann is looking for players. **4 of 7 seats taken.**" in words(room.lobby())


async def test_who_has_picked_is_always_shown_as_it_is_now(room: Room) -> None:
    await room.begin("ann", "ben", "cyd")
    assert "Waiting for ann, ben and cyd. 0 of 3 ready." in words(room.status())
    await room.pick("ann")
    assert "Waiting for ben and cyd. 1 of 3 ready." in words(room.status())
    await room.pick("ben")
    assert "2 of 3 ready." in words(room.status())
    assert "Waiting for cyd." in words(room.status())
