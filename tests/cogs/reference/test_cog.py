"""Looking up cards, progress tokens, wonders and rules of the channel's game, in any language."""

import pytest

from cogs.reference.cog import TOPICS, ReferenceCog
from tests.cogs.games.architects import moves
from tests.cogs.games.duel import playing
from tests.cogs.room import Room, answered, buttons, lists, said, shown_files, suggested, words


async def shown(room: Room, command: str, name: str) -> str:
    """Look something up; return the alt text of its picture."""
    answer = await room.type("ann", command, name=name)
    assert answer.response.ephemeral
    (picture,) = shown_files(answer.response)
    return str(picture.description)


async def test_entries_of_every_game_are_found_by_name(room: Room) -> None:
    for name, told in (
        ("Baths", "Baths: "),
        ("baths", "Baths: "),
        ("  bath", "Baths: "),
        ("Logging Camp", "Logging Camp: Raw material, Age I."),
        ("Philosophy", "a progress token"),
        ("Jewellery", "a progress token"),
    ):
        assert told in await shown(room, "card", name), name
    assert (await shown(room, "wonder", "Appian")).startswith("The Appian Way. Costs ")
    # A building of two ages is shown twice.
    looms = shown_files(answered(await room.type("ann", "card", name="Loom")))
    described = [picture.description or "" for picture in looms]
    assert [each.split(",")[1].split(".")[0] for each in described] == [" Age I", " Age II"]
    for command, name in (("card", "Xyzzy"), ("card", " "), ("wonder", "Atlantis")):
        assert said(await room.type("ann", command, name=name)) == room.text(f"refusal-no-such-{command}")


async def test_an_ambiguous_name_means_the_channels_game(room: Room) -> None:
    in_base, in_duel = "Costs stone.", "20 of this age’s 23 cards"
    assert in_base in await shown(room, "card", "Baths")
    assert in_duel in await shown(room, "card", "Baths (7 Wonders Duel)")
    await room.type("ann", "join", game="duel")
    assert in_duel in await shown(room, "card", "Baths")
    await room.type("ben", "join")
    await room.tap("ann", room.lobby(), "Start")
    assert in_duel in await shown(room, "card", "Baths")
    assert "×" in await shown(room, "card", "Baths (7 Wonders)")
    room.channel = room.guild.create_text_channel("another")
    both_sides = await shown(room, "wonder", "giza")
    assert "Side A" in both_sides
    assert "Side B" in both_sides
    await moves.begin(room, "ann", computers=1)
    assert "Stage 2: 2 identical resources, 5 points." in await shown(room, "wonder", "giza")


async def test_a_card_is_found_in_any_language_and_shown_in_the_readers(room: Room) -> None:
    await room.type("ann", "language", me="fr")
    for typed, suggestion, card in (
        ("Bains", "Bains", "Bains"),
        ("bader", "Bäder", "Bains"),
        ("Baths", "Baths", "Bains"),
        ("theatre", "Théâtre", "Théâtre"),
        ("THÉATR", "Théâtre", "Théâtre"),
        ("caravanserai", "Caravansérail", "Caravansérail"),
        ("karawansere", "Karawanserei", "Caravansérail"),
        ("Téathre", "Théâtre", "Théâtre"),
        ("Bädre", "Bäder", "Bains"),
    ):
        assert suggestion in await suggested(room, "card", "name", typed, name="ann"), typed
        assert (await shown(room, "card", typed)).startswith(f"{card}\u202f:"), typed
    assert (await suggested(room, "card", "name", "theat", name="ann"))[:3] == [
        "Théâtre",
        "Théâtre (2e édition)",
        "Théâtre (7 Wonders Duel)",
    ]


async def test_misspelled_names_are_found_and_suggested(room: Room) -> None:
    for command, slip, meant, words_of_it in (
        ("card", "palce", "Palace", "Palace: "),
        ("card", "Bathz", "Baths", "Baths: "),
        ("wonder", "statue of zeuss", "The Statue of Zeus", "The Statue of Zeus"),
        ("wonder", "gizza", "The Pyramids of Giza", "The Pyramids of Giza"),
    ):
        assert words_of_it in await shown(room, command, slip)
        assert any(meant in each for each in await suggested(room, command, "name", slip)), slip
    # The German Palast is as similar as Palace, or starts with what is typed.
    for typed in ("Palase", "Palas"):
        assert (await suggested(room, "card", "name", typed))[0] == "Palace"
        assert (await shown(room, "card", typed)).startswith("Palace: ")
    assert (await suggested(room, "card", "name", "Bibliothek"))[0] == "Bibliothek"
    assert len(await suggested(room, "card", "name", "")) == 25
    guilds = await suggested(room, "card", "name", "guild")
    assert {"Workers Guild", "Moneylenders Guild"} <= set(guilds)
    for name in guilds:
        assert "uild" in await shown(room, "card", name)


async def test_every_rules_topic_can_be_read(room: Room) -> None:
    topics = await suggested(room, "rules", "topic", "")
    assert len(topics) == len(TOPICS)
    for topic in topics:
        answer = said(await room.type("ann", "rules", topic=topic))
        assert answer.startswith("## ")
        assert len(answer) <= 2000
        assert "`/" not in answer
    assert said(await room.type("ann", "rules", topic="chess")) == room.text("refusal-no-such-topic")


async def test_rules_start_with_the_tables_topic_and_have_a_menu(room: Room) -> None:
    assert said(await room.type("ann", "rules")).startswith(room.text("rules-round"))
    await room.type("ann", "join", game="duel")
    menu = answered(await room.type("ann", "rules"))
    assert words(menu) == room.text("rules-duel")
    topics = [each["value"] for each in lists(menu)[0]["options"]]
    assert topics[0] == "duel"
    assert set(topics) == set(TOPICS)
    other = await room.pick_from("ann", menu, "manneken-pis")
    assert words(other) == room.text("rules-manneken-pis")
    assert lists(other)[0]["options"][0]["value"] == "manneken-pis"

    await room.type("ann", "end")
    await room.begin("ann", "ben")
    answer = (await room.tap("ann", room.status(), room.text("button-rules"))).response
    assert words(answer) == room.text("rules-two-players")
    topics = [each["value"] for each in lists(answer)[0]["options"]]
    assert topics[:3] == ["two-players", "free-city", "round"]


@pytest.mark.parametrize("game", ["base", "duel", "architects"])
async def test_how_to_play_opens_privately_from_the_lobby(room: Room, game: str) -> None:
    await room.type("ann", "join", game=game)
    opened = (await room.tap("ben", room.lobby(), room.text("button-how-to-play"))).response
    assert opened.ephemeral
    seen = []
    for number in range(1, 6):
        shown = await room.turn("ben", opened, f"{number}")
        (picture,) = shown_files(shown)
        seen.append(picture.description)
        assert ("Next" in buttons(shown)) is (number < 5)
    cog = room.client.get_cog("reference")
    assert isinstance(cog, ReferenceCog)
    (pages,) = (each.pages for each in cog.catalogues if each.game == game)
    headings = [room.text(page.name) for page in pages]
    assert [str(each).splitlines()[0] for each in seen] == headings
    shown = await room.turn("ben", opened, room.text("button-all-signs"))
    assert str(shown_files(shown)[0].description).startswith("All symbols")
    shown = await room.turn("ben", shown, room.text("button-rules"))
    assert lists(shown)
    assert not shown_files(shown)


async def test_how_to_play_is_offered_with_the_first_hand_or_turns_only(room: Room) -> None:
    how = room.text("button-how-to-play")
    await room.begin("ann", computers=2)
    opened = (await room.tap("ann", room.hand("ann"), how)).response
    assert str(shown_files(opened)[0].description).startswith("How to play")
    await room.pick("ann")
    await room.env.settle()
    assert how not in buttons(room.hand("ann"))
    room.channel = room.guild.create_text_channel("another")
    await playing.begin(room, "ann", computers=1)
    names = await suggested(room, "card", "name", "theat")
    assert names == ["Theater", "Theater (7 Wonders)", "Theater (second edition)"]
    opened = (await room.tap("ben", room.last(), how)).response
    assert str(shown_files(opened)[0].description).startswith("How to play: three ways to win")
