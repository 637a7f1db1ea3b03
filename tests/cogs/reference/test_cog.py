"""Looking up cards, progress tokens, wonders and rules, in whatever game the channel plays."""

from __future__ import annotations

import pytest

from tests.cogs.games.architects import moves
from tests.cogs.games.duel import playing
from tests.cogs.room import Room, said, shown_files, suggested


async def shown(room: Room, command: str, name: str) -> str:
    """Look something up; gives the words of its picture."""
    answer = await room.type("ann", command, name=name)
    assert answer.response.ephemeral
    (picture,) = shown_files(answer.response)
    return str(picture.description)


@pytest.mark.parametrize("card", ["Baths", "baths", "  bath"])
async def test_a_card_is_found_by_name(room: Room, card: str) -> None:
    assert (await shown(room, "card", card)).startswith("Baths: ")


async def test_a_building_of_two_ages_is_shown_twice(room: Room) -> None:
    answer = await room.type("ann", "card", name="Loom")
    described = [picture.description or "" for picture in shown_files(answer.response)]
    ages = [each.split(",")[1].split(".")[0] for each in described]
    assert ages == [" Age I", " Age II"]


async def test_a_name_of_two_games_means_the_one_that_the_channel_plays(room: Room) -> None:
    in_base, in_duel = "Costs stone.", "20 of the 23 cards"
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
    assert said(await room.type("ann", "card", name="Bathz")) == room.text("refusal-no-such-card")
    assert said(await room.type("ann", "card", name=" ")) == room.text("refusal-no-such-card")
    assert said(await room.type("ann", "wonder", name="Atlantis")) == room.text("refusal-no-such-wonder")


async def test_25_names_at_most_are_suggested_and_each_is_found(room: Room) -> None:
    assert len(await suggested(room, "card", "name", "")) == 25
    guilds = await suggested(room, "card", "name", "guild")
    assert {"Workers Guild", "Moneylenders Guild"} <= set(guilds)
    for name in guilds:
        assert "uild" in await shown(room, "card", name)


async def test_what_the_channel_plays_is_suggested_first(room: Room) -> None:
    await playing.begin(room, "ann", computers=1)
    names = await suggested(room, "card", "name", "theat")
    assert names == ["Theater", "Theater (7 Wonders)"]


async def test_every_topic_of_the_rules_can_be_read(room: Room) -> None:
    topics = await suggested(room, "rules", "topic", "")
    assert len(topics) >= 9
    for topic in topics:
        answer = said(await room.type("ann", "rules", topic=topic))
        assert answer.startswith("## ")
        assert len(answer) <= 2000
    assert said(await room.type("ann", "rules", topic="chess")) == room.text("refusal-no-such-topic")


async def test_the_rules_begin_with_the_game_of_the_channel(room: Room) -> None:
    assert said(await room.type("ann", "rules")).startswith(room.text("rules-round"))
    await room.type("ann", "join", game="duel")
    assert said(await room.type("ann", "rules")).startswith(room.text("rules-duel"))
