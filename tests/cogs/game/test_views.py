"""Looking at a game, as a player or a spectator."""

from tests.cogs.courses import useful
from tests.cogs.room import Room, said, shown_files, suggested, words


async def test_the_table_and_cities_are_private_unless_made_public(room: Room) -> None:
    await room.begin("ann", computers=2)
    public = len(room.public())
    for name in ("ann", "dora"):
        for answer in (await room.type(name, "table"), await room.tap(name, room.status(), "Table")):
            assert answer.response.ephemeral
            (picture,) = shown_files(answer.response)
            assert all(player in (picture.description or "") for player in ("ann", "Hera", "Apollo"))
    assert await suggested(room, "city", "player", "h") == ["Hera"]
    for name, typed, shown in (("ann", {}, "ann"), ("dora", {"player": "hera"}, "Hera")):
        city = await room.type(name, "city", **typed)
        assert shown in (shown_files(city.response)[0].description or "")
    answer = await room.type("ann", "city", player="Zeus")
    assert said(answer) == room.text("refusal-not-at-this-table", name="Zeus")
    private = await room.type("dora", "cities")
    assert private.response.ephemeral
    assert len(shown_files(private.response)) == 3
    assert len(room.public()) == public
    for_all = await room.type("dora", "cities", public=True)
    assert not for_all.response.ephemeral
    assert for_all.response.id in [message.id for message in room.public()]
    room.channel = room.guild.create_text_channel("empty")
    assert await suggested(room, "city", "player", "") == []


async def test_players_with_the_same_name_can_be_told_apart(room: Room) -> None:
    for key in ("one", "two"):
        room.people[key] = room.guild.add_member(room.env.create_user("alex"))
    await room.begin("one", "two", computers=1)
    assert await suggested(room, "city", "player", "alex") == ["alex", "alex (2)"]
    shown = [await room.type("dora", "city", player=name) for name in ("alex", "alex (2)")]
    wonders = [room.session.game.view(None).cities[seat].wonder for seat in (0, 1)]
    for answer, wonder in zip(shown, wonders, strict=True):
        assert room.text(f"city-{wonder}") in (shown_files(answer.response)[0].description or "")


async def test_the_status_names_the_players_a_game_waits_for(room: Room) -> None:
    await room.type("ann", "join")
    assert said(await room.type("dora", "status")) == room.text("status-lobby", count=1)
    for name in ("ben", "cyd"):
        await room.type(name, "join")
    await room.tap("ann", room.lobby(), "Start")
    for names, awaited in (((), "ann, ben and cyd. 0"), (("ann",), "ben and cyd. 1"), (("ben",), "cyd. 2")):
        for name in names:
            await room.pick(name)
        assert f"Waiting for {awaited} of 3 ready." in words(room.status())
    answer = said(await room.type("dora", "status"))
    assert "Age I, round 1 of 6" in answer
    assert "Waiting for cyd." in answer
    assert "ann" not in answer


async def test_the_log_lists_the_last_rounds(room: Room) -> None:
    await room.begin("ann", computers=2)
    assert said(await room.type("dora", "log")) == room.text("log-empty")
    await room.skip_to(lambda game: game.view(None).age == 2, useful)
    answer = said(await room.type("dora", "log"))
    assert "**Age I, round 6 of 6**" in answer
    assert answer.count("ann") >= 6
