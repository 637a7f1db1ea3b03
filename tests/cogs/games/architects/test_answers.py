"""What everybody reads and who is answered what, in every kind of decision."""

from __future__ import annotations

import pytest

from cogs.games.architects import taps
from renders.architects.sentences import token_line
from tests.cogs.games.architects.moves import Lay, answers, begin, everything, tap, told
from tests.cogs.games.turns.turn import turn_message
from tests.cogs.room import Room, buttons, lists, said, shown_files, words
from tests.engine.architects.setting import city, table


async def test_whose_turn_it_is_is_called_once(room: Room, lay: Lay) -> None:
    lay(lambda: table(city("giza"), city("rhodes"), decks={"giza": "wood", "rhodes": "gear"}))
    await begin(room, "ann", "ben")
    message = turn_message(room)
    piles = "**A**: wood · **B**: face down · **C**: a gear"
    assert words(message).splitlines()[-1] == f"<@{room.people['ann'].id}>, take a card. {piles}"
    assert [each.id for each in message.mentions] == [room.people["ann"].id]
    assert answers(message) == ["A · left deck", "B · centre", "C · right deck"]
    await tap(room, "ann", "A")
    assert f"<@{room.people['ben'].id}>" in words(turn_message(room))


async def test_one_tap_is_a_plain_turn(room: Room, lay: Lay) -> None:
    lay(lambda: table(city("giza"), city("rhodes"), decks={"giza": "wood wood"}))
    await begin(room, "ann", "ben")
    await tap(room, "ann", "A")
    assert told(room) == "**ann** takes **wood** from the left deck."
    assert room.session.snapshot.waiting_for() == [1]


async def test_what_is_forced_happens_by_itself(room: Room, lay: Lay) -> None:
    lay(lambda: table(city("giza", "wood"), city("rhodes"), decks={"giza": "stone wood"}))
    await begin(room, "ann", "ben")
    await tap(room, "ann", "A")
    assert told(room) == (
        "**ann** takes **stone** from the left deck. **Stage 1 of Giza** is built for wood and stone."
    )


async def test_somebody_elses_turn_is_told_kindly(room: Room, lay: Lay) -> None:
    lay(lambda: table(city("giza"), city("rhodes")))
    await begin(room, "ann", "ben")
    assert said(await tap(room, "ben", "A")).startswith("It’s ann’s turn.")
    assert "/table" in said(await tap(room, "cyd", "A"))
    assert room.session.step == 0


async def test_a_late_tap_shows_the_table_as_it_is(room: Room, lay: Lay) -> None:
    lay(lambda: table(city("giza"), city("rhodes")))
    await begin(room, "ann", "ben")
    late = buttons(turn_message(room))["B · centre"]["custom_id"]
    await tap(room, "ann", "A")
    result = await room.press_forged("ann", late)
    assert said(result).startswith("That’s already decided.")
    assert any(shown_files(each) for each in [result.response, *result.followups] if each)
    assert room.session.step == 1


async def test_a_button_that_is_not_ours_changes_nothing(room: Room, lay: Lay) -> None:
    lay(lambda: table(city("giza"), city("rhodes")))
    await begin(room, "ann", "ben")
    for identity in ("0:choose:3", "0:choose:x", "0:dance", "x:choose:1", "0:search"):
        forged = f"button:architects:{room.session.id}:{identity}"
        assert "options have changed" in said(await room.press_forged("ann", forged)), identity
        assert room.session.step == 0, identity


async def test_a_choice_of_payment_is_one_tap(room: Room, lay: Lay) -> None:
    lay(lambda: table(city("giza", "wood clay"), city("rhodes"), decks={"giza": "stone wood"}))
    await begin(room, "ann", "ben")
    await tap(room, "ann", "A")
    message = turn_message(room)
    assert "what do you pay for stage 1?" in words(message)
    assert answers(message) == [
        "Stage 1: wood and stone",
        "Stage 1: wood and clay",
        "Stage 1: stone and clay",
    ]
    await tap(room, "ann", "Stage 1: wood and clay")
    assert "**Stage 1 of Giza** is built for wood and clay." in told(room)


async def test_decisions_of_a_turn_share_a_message(room: Room, lay: Lay) -> None:
    lay(lambda: table(city("giza", "gear"), city("rhodes"), decks={"giza": "gear wood"}))
    await begin(room, "ann", "ben")
    first = turn_message(room).id
    await tap(room, "ann", "A")
    message = turn_message(room)
    assert message.id == first
    assert "**ann** takes **a gear** from the left deck. Two matching symbols (gear) are discarded" in words(
        message
    )
    assert answers(message) == ["Decor", "Politics", "Strategy", "The hidden one"]
    await tap(room, "ann", "Politics")
    taken = "ann takes the token **Politics**: 1 point at the end per cat on your blue cards."
    assert taken in told(room)
    assert "Education takes its place." in told(room)


async def test_the_hidden_token_is_told_once_it_is_taken(room: Room, lay: Lay) -> None:
    lay(lambda: table(city("giza", "gear"), city("rhodes"), decks={"giza": "gear wood"}))
    await begin(room, "ann", "ben")
    await tap(room, "ann", "A")
    asked = words(turn_message(room))
    for token in room.session.game.view(None).tokens:
        assert token_line(token, room.client.languages.of("en")) in asked
    assert "Education" not in everything(turn_message(room))
    await tap(room, "ann", "The hidden one")
    assert "ann takes the hidden token. It’s **Education**" in told(room)


async def test_what_comes_first_is_asked(room: Room, lay: Lay) -> None:
    lay(
        lambda: table(
            *[city("giza", "wood compass tablet gear gear"), city("rhodes")], decks={"giza": "stone wood"}
        )
    )
    await begin(room, "ann", "ben")
    await tap(room, "ann", "A")
    assert "what’s first?" in words(turn_message(room))
    assert answers(turn_message(room)) == [
        "Stage 1: wood and stone",
        "gear and gear for a token",
        "compass, gear and tablet for a token",
    ]


async def test_a_token_brings_one_more_card_or_is_left(room: Room, lay: Lay) -> None:
    seats = [city("giza", tokens="urbanism science"), city("rhodes")]
    lay(lambda: table(*seats, decks={"giza": "wood gear coin", "rhodes": "laurel3 laurel3"}))
    await begin(room, "ann", "ben")
    await tap(room, "ann", "A")
    message = turn_message(room)
    assert "Urbanism gives you an extra card. **A**: a gear · **B**: " in words(message)
    assert answers(message) == ["A · left deck", "B · centre", "C · right deck", "End turn"]
    await tap(room, "ann", "A")
    assert "Science gives you an extra card" in words(turn_message(room))
    await tap(room, "ann", "End turn")
    assert told(room) == (
        "**ann** takes **wood** from the left deck. "
        "With Urbanism, ann also takes **a gear** from the left deck."
    )


async def test_building_with_a_token_is_offered_not_done(room: Room, lay: Lay) -> None:
    seats = [city("giza", "wood", tokens="engineering"), city("rhodes")]
    lay(lambda: table(*seats, decks={"giza": "wood coin"}))
    await begin(room, "ann", "ben")
    await tap(room, "ann", "A")
    assert answers(turn_message(room)) == ["Stage 1: 2 wood with Engineering", "End turn"]
    await tap(room, "ann", "Stage 1")
    assert "is built for 2 wood with Engineering." in told(room)


async def test_alexandria_takes_from_any_deck(room: Room, lay: Lay) -> None:
    seats = [city("alexandria", "wood", stages=[1]), city("rhodes"), city("giza"), city("olympia")]
    lay(lambda: table(*seats, decks={"alexandria": "wood coin", "giza": "tablet wood"}))
    await begin(room, "ann", "ben", "cyd", "dora")
    await tap(room, "ann", "A")
    assert answers(turn_message(room)) == [
        "Centre deck",
        "ann’s deck: Coin",
        "ben’s deck: 3 points",
        "cyd’s deck: Tablet",
        "dora’s deck: 3 points",
    ]
    await tap(room, "ann", "cyd’s deck")
    assert "Thanks to the wonder, ann also takes **a tablet** from cyd’s deck." in told(room)


async def test_halicarnassus_shows_five_cards_to_its_player_alone(room: Room, lay: Lay) -> None:
    seats = [city("halicarnassus", "wood", stages=[1]), city("rhodes")]
    decks = {"halicarnassus": "wood coin coin glass tablet shield2 clay", "rhodes": "gear"}
    lay(lambda: table(*seats, decks=decks))
    await begin(room, "ann", "ben")
    await tap(room, "ann", "A")
    result = await tap(room, "ann", "ann’s deck")
    private = said(result)
    assert "the top 5 cards; only you see them" in private
    assert answers(turn_message(room)) == ["See the cards"]
    for hidden in ("glass", "Glass", "tablet", "Tablet", "shield2"):
        assert hidden not in everything(turn_message(room))
    again = await tap(room, "ann", "See the cards")
    assert answers(again.response) == ["Coin", "Glass", "Tablet", "Shield, two horns"]
    assert said(await tap(room, "ben", "See the cards")).startswith("It’s ann’s turn.")
    kept = await room.tap("ann", again.response, "Tablet")
    await room.env.settle()
    assert "You keep **a tablet**" in words(kept.response or again.response)
    assert "ann looks at the top 5 cards of the left deck." in told(room)
    assert "Thanks to the wonder, ann also takes **a tablet** from the left deck." in told(room)


async def test_cards_that_come_late_are_seen_by_the_button_of_the_turn(
    room: Room, lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(taps, "LONGEST_WAIT", 0)
    seats = [city("halicarnassus", "wood", stages=[1]), city("rhodes")]
    lay(lambda: table(*seats, decks={"halicarnassus": "wood coin coin glass tablet shield2 clay"}))
    await begin(room, "ann", "ben")
    await tap(room, "ann", "A")
    result = await tap(room, "ann", "ann’s deck")
    assert said(result) == room.text("architects-search-later", button="See the cards")
    again = await tap(room, "ann", "See the cards")
    assert answers(again.response) == ["Coin", "Glass", "Tablet", "Shield, two horns"]


async def test_only_the_owner_of_the_cat_peeks(room: Room, lay: Lay) -> None:
    seats = [city("giza"), city("rhodes")]
    decks = {"central": "papyrus glass", "giza": "wood", "rhodes": "gear"}
    lay(lambda: table(*seats, decks=decks, cat=0))
    await begin(room, "ann", "ben")
    message = turn_message(room)
    assert "Peek" in answers(message)
    assert "apyrus" not in everything(message)
    assert said(await tap(room, "ann", "Peek")) == "The centre card is **papyrus**. Only you know."
    assert said(await tap(room, "ben", "Peek")).startswith("It’s ann’s turn.")
    assert all("apyrus" not in everything(each) for each in room.public())
    await tap(room, "ann", "A")
    assert "Peek" not in answers(turn_message(room))


async def test_with_many_players_decks_are_called_by_their_owners(room: Room, lay: Lay) -> None:
    wonders = ["giza", "rhodes", "olympia", "babylon", "ephesus", "alexandria"]
    lay(lambda: table(*(city(each) for each in wonders)))
    await begin(room, "ann", computers=5)
    last = room.session.seats[5].name
    assert answers(turn_message(room)) == ["A · ann’s deck", "B · centre", f"C · {last}’s deck"]


async def test_many_ways_to_pay_stand_in_lists(room: Room, lay: Lay) -> None:
    cards = "wood wood stone stone clay clay glass glass papyrus"
    seats = [city("giza", cards, stages=[1, 2, 3], tokens="engineering"), city("rhodes")]
    lay(lambda: table(*seats, decks={"giza": "papyrus wood"}))
    await begin(room, "ann", "ben")
    await tap(room, "ann", "A")
    message = turn_message(room)
    assert answers(message) == ["End turn"]
    ways = [option for each in lists(message) for option in each["options"]]
    assert len(ways) > 25
    assert all(len(each["options"]) <= 25 for each in lists(message))
    wanted = next(each for each in ways if each["label"] == "Stage 4: 2 wood and clay with Engineering")
    await room.choose("ann", message, lists(message)[0]["custom_id"], wanted["value"])
    await room.env.settle()
    assert "is built for 2 wood and clay with Engineering." in told(room)
