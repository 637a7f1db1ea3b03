"""Looking up cards, progress tokens, wonders and rules, in whatever game the channel plays."""

from __future__ import annotations

import pytest

from cogs.reference.catalogue import Entry
from cogs.reference.cog import ReferenceCog
from cogs.reference.rules import TOPICS
from tests.cogs.games.architects import moves
from tests.cogs.games.duel import playing
from tests.cogs.room import Room, buttons, lists, said, shown_files, suggested, words


async def shown(room: Room, command: str, name: str) -> str:
    """Look something up; return the words of its picture."""
    answer = await room.type("ann", command, name=name)
    assert answer.response.ephemeral
    (picture,) = shown_files(answer.response)
    return str(picture.description)


async def test_a_card_is_found_by_name(room: Room) -> None:
    for card in ("Baths", "baths", "  bath"):
        assert (await shown(room, "card", card)).startswith("Baths: "), card


async def test_a_building_of_two_ages_is_shown_twice(room: Room) -> None:
    answer = await room.type("ann", "card", name="Loom")
    described = [picture.description or "" for picture in shown_files(answer.response)]
    ages = [each.split(",")[1].split(".")[0] for each in described]
    assert ages == [" Age I", " Age II"]


async def test_a_name_of_two_games_means_the_one_that_the_channel_plays(room: Room) -> None:
    in_base, in_duel = "Costs stone.", "20 of this age’s 23 cards"
    assert in_base in await shown(room, "card", "Baths")
    assert in_duel in await shown(room, "card", "Baths (7 Wonders Duel)")
    await room.type("ann", "join", game="duel")
    assert in_duel in await shown(room, "card", "Baths")
    await room.type("ben", "join")
    await room.tap("ann", room.lobby(), "Start")
    assert in_duel in await shown(room, "card", "Baths")
    assert "×" in await shown(room, "card", "Baths (7 Wonders)")


async def test_what_only_one_game_has_is_found_anywhere(room: Room) -> None:
    assert (await shown(room, "card", "Logging Camp")).startswith("Logging Camp: Raw material, Age I.")
    assert "a progress token" in await shown(room, "card", "Philosophy")
    assert "a progress token" in await shown(room, "card", "Jewellery")
    assert (await shown(room, "wonder", "Appian")).startswith("The Appian Way. Costs ")


async def test_a_wonder_is_shown_as_the_game_of_the_channel_has_it(room: Room) -> None:
    both_sides = await shown(room, "wonder", "giza")
    assert "Side A" in both_sides
    assert "Side B" in both_sides
    await moves.begin(room, "ann", computers=1)
    assert "Stage 2: 2 identical resources, 5 points." in await shown(room, "wonder", "giza")


async def test_what_does_not_exist_is_said(room: Room) -> None:
    assert said(await room.type("ann", "card", name="Xyzzy")) == room.text("refusal-no-such-card")
    assert said(await room.type("ann", "card", name=" ")) == room.text("refusal-no-such-card")
    assert said(await room.type("ann", "wonder", name="Atlantis")) == room.text("refusal-no-such-wonder")


async def test_a_name_with_a_slip_is_found_and_suggested(room: Room) -> None:
    for command, slip, meant, words_of_it in (
        ("card", "palce", "Palace", "Palace: "),
        ("card", "Bathz", "Baths", "Baths: "),
        ("wonder", "statue of zeuss", "The Statue of Zeus", "The Statue of Zeus"),
        ("wonder", "gizza", "The Pyramids of Giza", "The Pyramids of Giza"),
    ):
        assert words_of_it in await shown(room, command, slip)
        assert any(meant in each for each in await suggested(room, command, "name", slip)), slip


async def test_a_name_in_ones_own_language_is_suggested_before_one_as_close(room: Room) -> None:
    """The German Palast resembles it as much as Palace does."""
    names = await suggested(room, "card", "name", "Palase")
    assert names[0] == "Palace"
    assert (await suggested(room, "card", "name", "Bibliothek"))[0] == "Bibliothek"


async def test_a_slip_in_ones_own_language_is_suggested_before_a_part_of_another(room: Room) -> None:
    """The German Palast begins with what somebody types who means Palace."""
    names = await suggested(room, "card", "name", "Palas")
    assert names[0] == "Palace"
    assert (await shown(room, "card", "Palas")).startswith("Palace: ")


async def test_25_names_at_most_are_suggested_and_each_is_found(room: Room) -> None:
    assert len(await suggested(room, "card", "name", "")) == 25
    guilds = await suggested(room, "card", "name", "guild")
    assert {"Workers Guild", "Moneylenders Guild"} <= set(guilds)
    for name in guilds:
        assert "uild" in await shown(room, "card", name)


async def test_what_the_channel_plays_is_suggested_first(room: Room) -> None:
    await playing.begin(room, "ann", computers=1)
    names = await suggested(room, "card", "name", "theat")
    assert names == ["Theater", "Theater (7 Wonders)", "Theater (second edition)"]


async def test_every_topic_of_the_rules_can_be_read(room: Room) -> None:
    topics = await suggested(room, "rules", "topic", "")
    assert len(topics) == len(TOPICS)
    for topic in topics:
        answer = said(await room.type("ann", "rules", topic=topic))
        assert answer.startswith("## ")
        assert len(answer) <= 2000
        assert "`/" not in answer
    assert said(await room.type("ann", "rules", topic="chess")) == room.text("refusal-no-such-topic")


async def test_the_rules_begin_with_what_suits_the_table_of_the_channel(room: Room) -> None:
    assert said(await room.type("ann", "rules")).startswith(room.text("rules-round"))
    await room.type("ann", "join", game="duel")
    answer = (await room.type("ann", "rules")).response
    assert words(answer) == room.text("rules-duel")
    assert lists(answer)[0]["options"][0]["value"] == "duel"


async def test_two_at_a_table_read_of_the_free_city_first(room: Room) -> None:
    await room.begin("ann", "ben")
    answer = (await room.tap("ann", room.status(), room.text("button-rules"))).response
    assert words(answer) == room.text("rules-two-players")
    assert [each["value"] for each in lists(answer)[0]["options"][:3]] == [
        "two-players",
        "free-city",
        "round",
    ]


async def test_the_menu_of_the_rules_turns_into_another_topic(room: Room) -> None:
    menu = (await room.type("ann", "rules")).response
    assert {each["value"] for each in lists(menu)[0]["options"]} == set(TOPICS)
    await room.choose("ann", menu, lists(menu)[0]["custom_id"], "manneken-pis")
    (shown,) = [each for each in room.public("ann") if each.id == menu.id]
    assert words(shown) == room.text("rules-manneken-pis")
    assert lists(shown)[0]["options"][0]["value"] == "manneken-pis"


@pytest.mark.parametrize("game", ["base", "duel", "architects"])
async def test_how_to_play_is_two_taps_from_a_lobby_and_private(room: Room, game: str) -> None:
    await room.type("ann", "join", game=game)
    opened = (await room.tap("ben", room.lobby(), room.text("button-how-to-play"))).response
    assert opened.ephemeral
    seen = []
    for number in range(1, 6):
        await room.tap("ben", opened, f"{number}")
        (shown,) = [each for each in room.public("ben") if each.id == opened.id]
        (picture,) = shown_files(shown)
        seen.append(picture.description)
        assert ("Next" in buttons(shown)) is (number < 5)
    headings = [room.text(page.name) for page in pages_of(room, game)]
    assert [str(each).splitlines()[0] for each in seen] == headings
    await room.tap("ben", opened, room.text("button-all-signs"))
    (shown,) = [each for each in room.public("ben") if each.id == opened.id]
    assert str(shown_files(shown)[0].description).startswith("All symbols")
    await room.tap("ben", shown, room.text("button-rules"))
    (shown,) = [each for each in room.public("ben") if each.id == opened.id]
    assert lists(shown)
    assert not shown_files(shown)


async def test_how_to_play_stands_beside_the_first_hand_alone(room: Room) -> None:
    await room.begin("ann", computers=2)
    hand = room.hand("ann")
    opened = (await room.tap("ann", hand, room.text("button-how-to-play"))).response
    assert str(shown_files(opened)[0].description).startswith("How to play")
    await room.tap("ann", hand, "1")
    await room.tap(
        "ann", room.hand("ann"), next(each for each in buttons(room.hand("ann")) if "Sell" in each)
    )
    await room.env.settle()
    assert room.text("button-how-to-play") not in buttons(room.hand("ann"))


async def test_how_to_play_stands_in_the_first_turns_of_a_game_without_hands(room: Room) -> None:
    await playing.begin(room, "ann", computers=1)
    opened = (await room.tap("ben", room.last(), room.text("button-how-to-play"))).response
    assert str(shown_files(opened)[0].description).startswith("How to play: three ways to win")


def reference_of(room: Room) -> ReferenceCog:
    cog = room.client.get_cog("reference")
    assert isinstance(cog, ReferenceCog)
    return cog


def pages_of(room: Room, game: str) -> tuple[Entry, ...]:
    return next(catalogue.pages for catalogue in reference_of(room).catalogues if catalogue.game == game)
