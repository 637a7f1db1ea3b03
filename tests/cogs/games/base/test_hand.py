"""Hands: tapping, picking and changing cards, with every special choice."""

from typing import Any

import discord
import pytest

from engine.base.choice import Build
from engine.course import AnyGame
from engine.game import Seat
from tests.cogs.courses import ANN, deal, useful
from tests.cogs.room import Room, buttons, said, shown_files, told, words

PRIMARY = discord.ButtonStyle.primary.value
SUCCESS = discord.ButtonStyle.success.value
SEVEN = ["1", "2", "3", "4", "5", "6", "7"]


def numbers(message: Any) -> list[str]:
    return [label for label in buttons(message) if label.isdecimal()]


def marked(message: Any) -> list[str]:
    return [each for each in numbers(message) if buttons(message)[each]["style"] == PRIMARY]


async def test_a_hand_shows_its_cards_and_the_actions_of_the_tapped_one(room: Room) -> None:
    await room.begin("ann", computers=2)
    hand, offers, public = room.hand("ann"), room.session.game.view(ANN).offers, len(room.public())
    assert numbers(hand) == SEVEN
    assert len(shown_files(hand)) == 1
    assert "**Age I, round 1 of 6**" in words(hand)
    assert room.text("choose-card") in words(hand)
    for number, offer in zip(SEVEN, offers, strict=True):
        assert (buttons(hand)[number]["style"] == SUCCESS) == bool(offer.builds)
    answer = await room.tap("ann", hand, "3")
    tapped = room.hand("ann")
    assert tapped.id == hand.id
    assert [each.id for each in shown_files(tapped)] == [each.id for each in shown_files(hand)]
    assert marked(tapped) == ["3"]
    assert room.text(f"card-{offers[2].card}") in words(tapped)
    assert "Sell +3" in buttons(tapped)
    assert not answer.followups
    assert ANN not in room.session.picks
    text = said(await room.tap("ann", tapped, "Text"))
    for number, offer in zip(SEVEN, offers, strict=True):
        assert f"{number}. **{room.text(f'card-{offer.card}')}**" in text
    for label in ("My city", "Table"):
        shown = (await room.tap("ann", tapped, label)).response
        assert shown.ephemeral
        assert shown_files(shown)[0].description
    assert len(room.public()) == public
    # The last pick ends the round at once, and the hand shrinks to a line.
    await room.pick("ann")
    assert room.session.step == 1
    assert "Age I, round 2 of 6" in words(room.hand("ann"))
    shrunk = next(message for message in room.direct("ann") if message.id == hand.id)
    assert not buttons(shrunk)
    assert not shrunk.attachments


async def test_a_pick_is_stored_and_can_be_changed_until_the_round_ends(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    offers = room.session.game.view(ANN).offers
    number, first = next((at, offer) for at, offer in enumerate(offers) if offer.builds)
    other = 1 if number == 0 else 0
    await room.tap("ann", room.hand("ann"), str(number + 1))
    await room.tap(
        "ann", room.hand("ann"), next(each for each in buttons(room.hand("ann")) if "Build" in each)
    )
    assert room.session.picks[ANN] == first.builds[0]
    assert "✔ You build" in words(room.hand("ann"))
    assert "ben" in words(room.hand("ann"))
    assert "Changed your mind?" in words(room.hand("ann"))
    stored = await room.client.store.game(room.session.id)
    assert stored is not None
    assert stored.picks[0][ANN] == first.builds[0].as_json()
    await room.tap("ann", room.hand("ann"), str(other + 1))
    assert room.session.picks[ANN] == first.builds[0]
    await room.tap("ann", room.hand("ann"), "Sell +3")
    await room.env.settle()
    # The pick is marked on its button, then on the picture, even while another card is tapped.
    card = room.text(f"card-{offers[other].card}")
    picture = room.text("words-picked", card=card)
    assert marked(room.hand("ann")) == [str(other + 1)]
    assert picture in told(room.hand("ann"))
    await room.tap("ann", room.hand("ann"), "3")
    await room.env.settle()
    assert "3" in marked(room.hand("ann"))
    assert picture in told(room.hand("ann"))
    assert "ben: " not in words(room.hand("ann"))
    sold = room.session.game.view(Seat(1)).offers[0].card
    await room.tap("ben", room.hand("ben"), "1")
    await room.tap("ben", room.hand("ben"), "Sell +3")
    assert room.session.history[0].choices[ANN] == offers[other].sell
    [line] = [words(message) for message in room.direct("ann") if "you sold" in words(message)]
    assert card in line
    # The next hand says what the neighbours did, but not what they sold.
    line = next(line for line in words(room.hand("ann")).splitlines() if "ben: " in line)
    assert line.startswith(f"Your neighbours last round – ben: sold a card · {room.session.seats[2].name}: ")
    assert room.text(f"card-{sold}") not in line


# -- in the channel -----------------------------------------------------------------------------------


async def test_only_the_last_opened_hand_in_the_channel_stays_open(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    first = await room.tap("ann", room.last(), "My hand")
    second = await room.type("ann", "hand")
    assert not buttons(first.response)
    assert "This hand is closed" in words(first.response)
    shown = second.response
    assert shown.ephemeral
    assert numbers(shown) == SEVEN
    assert len(shown_files(shown)) == 1
    await room.tap("ann", shown, "1")
    await room.tap("ann", second.response, "Sell +3")
    assert room.session.picks[ANN].action == "sell"


async def test_a_hand_opened_in_direct_messages_causes_no_duplicate(room: Room) -> None:
    await room.begin("ann", computers=2)
    direct = room.people["ann"].user.dm_channel.id
    opened = (await room.people["ann"].user.slash("hand")).response
    assert opened.ephemeral
    assert numbers(opened)
    await room.pick("ann")
    await room.env.settle()
    stored = room.env.backend.messages[direct].values()
    assert [numbers(each) for each in stored if numbers(each)] == [SEVEN[:6]]
    # In the channel the next hand does replace the open one.
    shown = await room.tap("ann", room.last(), "My hand")
    await room.pick("ann")
    await room.env.settle()
    assert [numbers(each) for each in shown.followups] == [SEVEN[:5]]


# -- special choices ----------------------------------------------------------------------------------


@pytest.mark.usefixtures("real_thoughts")
async def test_babylon_plays_the_seventh_card(room: Room) -> None:
    await room.begin("ann", "ben", computers=1, boards={"ann": "babylon|B"})
    await room.skip_to(_both, useful)
    assert room.text("choose-both") in words(room.hand("ann"))
    assert "you also play the last card" in words(room.hand("ann"))
    assert "the last card is discarded" in words(room.hand("ben"))
    await room.pick("ben")
    await room.pick("ann")
    hand = room.hand("ann")
    assert room.text("choose-seventh") in words(hand)
    assert numbers(hand) == ["1"]
    heading = room.text("heading-seventh-card", age="I" * room.session.game.view(None).age)
    assert heading.split("**")[1] in words(room.last())
    assert words(room.last()).split("\n")[1] == "⏳ Waiting for ann."
    answer = await room.tap("ben", room.last(), "My hand")
    assert room.text("nothing-to-choose", names="ann") in said(answer)
    assert not numbers(answer.response)
    step = room.session.step
    await room.tap("ann", hand, "1")
    await room.tap("ann", room.hand("ann"), "Sell +3")
    assert room.session.step == step + 1
    # It's posted with the sixth card, on one strip.
    message = next(each for each in room.public() if "sells the seventh card" in told(each))
    [strip, *_] = shown_files(message)
    assert strip.filename == "strip1.png"
    assert any(f"ann {does}" in (strip.description or "") for does in ("builds", "sells a card"))


def _both(game: AnyGame) -> bool:
    view = game.view(ANN)
    kinds = set(view.deciding.values())
    return view.round == 6 and kinds == {"round"} and "play_seventh_card" in view.cities[ANN].abilities


async def test_olympia_builds_a_card_for_free_once_an_age(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, 1)
    await room.begin("ann", computers=2, boards={"ann": "olympia|A"})
    await room.skip_to(lambda game: _free(game) is not None, useful)
    number = _free(room.session.game)
    assert number is not None
    free = room.session.game.view(ANN).offers[number].card
    await room.tap("ann", room.hand("ann"), str(number + 1))
    assert not any(label.startswith("Build") for label in buttons(room.hand("ann")))
    await room.tap("ann", room.hand("ann"), "Free with Olympia")
    choice = room.session.history[-1].choices[ANN]
    assert isinstance(choice, Build)
    assert choice.payment.how == "power"
    built = f"ann builds {room.text(f'card-{free}')}, free with Olympia"
    assert any(built in told(message) for message in room.public())
    offers = room.session.game.view(ANN).offers
    assert not any(choice.payment.how == "power" for offer in offers for choice in offer.builds)


def _free(game: AnyGame) -> int | None:
    """Return the place of a card that only Olympia's power can build."""
    view = game.view(ANN)
    ways = [[choice.payment.how for choice in offer.builds] for offer in view.offers]
    return next((at for at, each in enumerate(ways) if each == ["power"] and view.round < 6), None)


async def test_a_new_player_sees_tips_in_the_hand_until_they_turn_them_off(room: Room) -> None:
    await room.begin("ann", "ben", computers=1)
    hand = room.hand("ann")
    assert "💡 Brown cards such as" in words(hand)
    assert "💡" in words(await room.open_hand("ann"))
    await room.tap("ann", hand, room.text("button-tips-off"))
    silent = room.hand("ann")
    assert "💡" not in words(silent)
    assert room.text("button-tips-off") not in buttons(silent)
    assert shown_files(silent)
    assert "💡" not in words(await room.open_hand("ann"))
    assert "💡" in words(room.hand("ben"))
    assert not any("💡" in words(each) for each in room.public())
    await room.play_round("ann", "ben")
    assert "💡" not in words(room.hand("ann"))
    assert "💡" in words(room.hand("ben"))
