"""Turns of Architects: every kind of decision, battles, and the end."""

from typing import Any

import pytest

from bot.tables import replay
from cogs.games import turn_based
from engine.game import JsonObject, Seat
from renders.architects.sentences import token_line
from tests.cogs.games.architects.moves import Lay, answer, answers, begin, everything, tap, told
from tests.cogs.games.common import turn_message
from tests.cogs.room import Room, buttons, lists, said, shown_files, words
from tests.engine.architects.setting import city, table

GIZA, RHODES = city("giza"), city("rhodes")


@pytest.fixture
def lay(room: Room, monkeypatch: pytest.MonkeyPatch) -> Lay:
    async def lay(*cities: JsonObject, computers: int = 0, **setting: Any) -> None:
        # The game also starts like this after a restart.
        monkeypatch.setattr(replay, "resume", lambda header: table(*cities, **setting))
        people = ("ann", "ben", "cyd", "dora")[: len(cities) - computers]
        await begin(room, *people, computers=computers)

    return lay


async def test_a_turn_takes_one_tap_and_mentions_the_next_player(room: Room, lay: Lay) -> None:
    await lay(GIZA, RHODES, decks={"giza": "wood wood", "rhodes": "gear coin"})
    message = turn_message(room)
    piles = "**A**: wood · **B**: face down · **C**: a gear"
    assert words(message).splitlines()[-1] == f"<@{room.people['ann'].id}>, take a card. {piles}"
    assert [each.id for each in message.mentions] == [room.people["ann"].id]
    assert answers(message) == ["A · left deck", "B · centre", "C · right deck"]
    await tap(room, "ann", "A")
    assert told(room) == "**ann** takes **wood** from the left deck."
    assert turn_message(room).id != message.id
    assert room.session.snapshot.waiting_for() == [1]
    assert f"<@{room.people['ben'].id}>" in words(turn_message(room))
    await tap(room, "ben", "A")
    assert said(await room.type("cyd", "log")).splitlines() == [
        "**ann** takes **wood** from the left deck.",
        "**ben** takes **a gear** from the left deck.",
    ]
    assert said(await room.type("cyd", "status")) == "**ann to play**. Waiting for ann."


async def test_decks_are_named_after_their_owners_in_large_games(room: Room, lay: Lay) -> None:
    wonders = ["giza", "rhodes", "olympia", "babylon", "ephesus", "alexandria"]
    await lay(*map(city, wonders), computers=5)
    last = room.session.seats[5].name
    assert answers(turn_message(room)) == ["A · ann’s deck", "B · centre", f"C · {last}’s deck"]


async def test_each_turn_of_a_person_has_one_message_even_after_a_restart(room: Room) -> None:
    await begin(room, "ann", "ben", computers=2)
    before, first = len(room.public()), turn_message(room)
    assert shown_files(first)
    for _ in range(6):
        step = room.session.step
        await answer(room)
        assert room.session.step > step
    turns = 1 + sum(note.kind == "told" for note in room.session.posted.notes)
    assert len(room.public()) == before + turns - 1
    done = next(message for message in room.public() if message.id == first.id)
    assert not (done.attachments or buttons(done))
    assert "takes **" in words(done)
    step, message = room.session.step, turn_message(room).id
    await room.restart()
    assert room.session.step == step
    assert turn_message(room).id == message
    assert "The bot was away for a moment" in words(turn_message(room))
    await answer(room)
    assert room.session.step > step


# -- what a card makes somebody choose ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "deck", "asked", "tapped", "said"),
    [
        # What is forced happens by itself.
        (
            city("giza", "wood"),
            "stone wood",
            [],
            None,
            "**ann** takes **stone** from the left deck. **Stage 1 of Giza** is built for wood and stone.",
        ),
        (
            city("giza", "wood clay"),
            "stone wood",
            ["Stage 1: wood and stone", "Stage 1: wood and clay", "Stage 1: stone and clay"],
            "Stage 1: wood and clay",
            "**Stage 1 of Giza** is built for wood and clay.",
        ),
        (
            city("giza", "wood compass tablet gear gear"),
            "stone wood",
            ["Stage 1: wood and stone", "gear and gear for a token", "compass, gear and tablet for a token"],
            None,
            "",
        ),
        # Building with a token is offered, not done.
        (
            city("giza", "wood", tokens="engineering"),
            "wood coin",
            ["Stage 1: 2 wood with Engineering", "End turn"],
            "Stage 1",
            "is built for 2 wood with Engineering.",
        ),
        # The hidden token is told once it is taken.
        (
            city("giza", "gear"),
            "gear wood",
            ["Decor", "Politics", "Strategy", "The hidden one"],
            "The hidden one",
            "ann takes the hidden token. It’s **Education**",
        ),
    ],
)
async def test_decisions_and_results_after_taking_a_card(
    room: Room, lay: Lay, own: JsonObject, deck: str, asked: list[str], tapped: str | None, said: str
) -> None:
    await lay(own, RHODES, decks={"giza": deck})
    await tap(room, "ann", "A")
    if asked:
        assert answers(turn_message(room)) == asked
        assert "Education" not in everything(turn_message(room))
    if tapped is not None:
        await tap(room, "ann", tapped)
    assert not said or said in told(room)


async def test_decisions_within_a_turn_share_a_message(room: Room, lay: Lay) -> None:
    await lay(city("giza", "gear"), RHODES, decks={"giza": "gear wood"})
    first = turn_message(room).id
    await tap(room, "ann", "A")
    message = turn_message(room)
    assert message.id == first
    discarded = "**ann** takes **a gear** from the left deck. Two matching symbols (gear) are discarded"
    assert discarded in words(message)
    for token in room.session.game.view(None).tokens:
        assert token_line(token, room.client.languages.of("en")) in words(message)
    await tap(room, "ann", "Politics")
    taken = "ann takes the token **Politics**: 1 point at the end per cat on your blue cards."
    assert taken in told(room)
    assert "Education takes its place." in told(room)


async def test_the_extra_card_of_a_token_is_optional(room: Room, lay: Lay) -> None:
    decks = {"giza": "wood gear coin", "rhodes": "laurel3 laurel3"}
    await lay(city("giza", tokens="urbanism science"), RHODES, decks=decks)
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


async def test_many_payments_are_offered_in_lists(room: Room, lay: Lay) -> None:
    cards = "wood wood stone stone clay clay glass glass papyrus"
    own = city("giza", cards, stages=[1, 2, 3], tokens="engineering")
    await lay(own, RHODES, decks={"giza": "papyrus wood"})
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


# -- what only some wonders and players have ----------------------------------------------------------


async def test_alexandria_takes_from_any_deck(room: Room, lay: Lay) -> None:
    seats = [city("alexandria", "wood", stages=[1]), RHODES, GIZA, city("olympia")]
    await lay(*seats, decks={"alexandria": "wood coin", "giza": "tablet wood"})
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


@pytest.mark.parametrize("is_late", [False, True])
async def test_halicarnassus_shows_five_cards_to_its_player_alone(
    room: Room, lay: Lay, monkeypatch: pytest.MonkeyPatch, is_late: bool
) -> None:
    if is_late:
        monkeypatch.setattr(turn_based, "LONGEST_WAIT", 0)
    decks = {"halicarnassus": "wood coin coin glass tablet shield2 clay", "rhodes": "gear"}
    await lay(city("halicarnassus", "wood", stages=[1]), RHODES, decks=decks)
    await tap(room, "ann", "A")
    private = said(await tap(room, "ann", "ann’s deck"))
    assert (private == room.text("architects-search-later", button="See the cards")) is is_late
    assert ("the top 5 cards; only you see them" in private) is not is_late
    assert answers(turn_message(room)) == ["See the cards"]
    for hidden in ("glass", "Glass", "tablet", "Tablet", "shield2"):
        assert hidden not in everything(turn_message(room))
    again = await tap(room, "ann", "See the cards")
    assert again.response.ephemeral
    assert answers(again.response) == ["Coin", "Glass", "Tablet", "Shield, two horns"]
    assert said(await tap(room, "ben", "See the cards")).startswith("It’s ann’s turn.")
    kept = await room.tap("ann", again.response, "Tablet")
    await room.env.settle()
    assert "You keep **a tablet**" in words(kept.response or again.response)
    assert "ann looks at the top 5 cards of the left deck." in told(room)
    assert "Thanks to the wonder, ann also takes **a tablet** from the left deck." in told(room)


async def test_only_the_owner_of_the_cat_can_peek(room: Room, lay: Lay) -> None:
    await lay(GIZA, RHODES, decks={"central": "papyrus glass", "giza": "wood", "rhodes": "gear"}, cat=0)
    message = turn_message(room)
    assert "Peek" in answers(message)
    assert "apyrus" not in everything(message)
    assert said(await tap(room, "ann", "Peek")) == "The centre card is **papyrus**. Only you know."
    assert said(await tap(room, "ben", "Peek")).startswith("It’s ann’s turn.")
    assert all("apyrus" not in everything(each) for each in room.public())
    await tap(room, "ann", "A")
    assert "Peek" not in answers(turn_message(room))


# -- battles, and the end ------------------------------------------------------------------------------


async def test_a_battle_is_described_fight_by_fight(room: Room, lay: Lay) -> None:
    seats = [city("giza", "shield0"), city("rhodes", "shield1"), city("olympia")]
    await lay(*seats, decks={"giza": "shield1 wood"}, conflict={"total": 3, "battle": 2})
    await tap(room, "ann", "A")
    assert told(room).splitlines() == [
        "**ann** takes **a shield with one horn** from the left deck."
        " A horn sounds: 3 of 3 conflict tokens show battle.",
        "⚔ **Battle!** All conflict tokens are turned over.",
        "**ann 2 ⚔ 1 ben** · ann takes a military victory token",
        "**ben 1 ⚔ 0 cyd** · ben takes a military victory token",
        "**cyd 0 ⚔ 2 ann** · ann takes a military victory token",
        "Red cards with horns are discarded: ann 1 and ben 1.",
    ]


async def test_a_finished_wonder_ends_the_game(room: Room, lay: Lay) -> None:
    own = city("giza", "wood stone clay", stages=[1, 2, 3, 4])
    await lay(own, city("rhodes", "laurel3", tokens="engineering"), decks={"giza": "glass wood"}, cat=1)
    await tap(room, "ann", "A")
    last, score = room.public()[-2:]
    assert "**Giza is complete: the game ends with this turn.**" in words(last)
    assert words(score).splitlines()[:2] == [
        "## ann wins with 30 points, 25 more than ben",
        "Other score: ben 5",
    ]
    assert words(score).splitlines()[2] == "Not a single battle was fought."
    details = said(await room.tap("ben", score, "My score"))
    assert details.splitlines()[0] == "**ben: 5 points**"
    for line in ("Cat: **2**", "(0 of 5 stages)", "1 × 3-point card", "Engineering 0"):
        assert line in details


async def run_out_of_time(room: Room) -> None:
    await room.env.advance_time(10 * 60 + 1)
    await room.env.settle()


@pytest.mark.usefixtures("slow_heart")
async def test_the_computer_plays_for_a_late_player_until_they_come_back(room: Room, lay: Lay) -> None:
    await lay(GIZA, RHODES)
    await room.env.advance_time(5 * 60 + 1)
    called = room.text("reminder-public-turns", person=f"<@{room.people['ann'].id}>")
    assert called in [words(message) for message in room.public()]
    await run_out_of_time(room)
    assert room.session.snapshot.waiting_for() == [1]
    assert "ann ran out of time, so the computer decided." in told(room)
    await tap(room, "ben", "A")
    assert "ran out of time" not in told(room)
    for _ in range(2):
        await run_out_of_time(room)
        await tap(room, "ben", "A")
    assert "I’m back" in buttons(turn_message(room))
    await tap(room, "ann", "I’m back")
    assert not room.session.snapshot.plays_itself(Seat(0))
