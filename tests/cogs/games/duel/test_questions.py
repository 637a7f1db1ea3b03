"""Decisions within a turn of Duel, and the end of a game."""

from typing import Any

import pytest

from engine.duel.choice import KeepToken, Revive, TakeOpponentCard
from engine.game import Seat
from renders.drawing.canvas import Canvas
from renders.duel.sentences import token_line
from tests.cogs.courses import deal
from tests.cogs.games.common import mover, turn_message
from tests.cogs.games.duel.playing import (
    CIVILIAN,
    MILITARY,
    SCIENTIFIC,
    Players,
    answer,
    asks,
    begin,
    decision,
    identity,
    other,
    over,
    press,
)
from tests.cogs.room import Room, buttons, lists, parts, said, words

TOKEN, REVIVE, LONG_REVIVE, LIBRARY, OPPONENT_CARD, BEGIN = 24, 484, 1, 341, 51, 9
"""Seeds of games in which this decision comes early."""


async def asked(room: Room, monkeypatch: pytest.MonkeyPatch, seed: int, kind: str) -> tuple[Any, str]:
    """Play the game of a seed until a decision; return its message and player."""
    deal(monkeypatch, seed)
    await begin(room, "ann", "ben")
    players = Players(room, seed)
    await players.skip_to_what(asks(kind))
    await players.play_until(kind)
    return turn_message(room), mover(room)


def told(room: Room, message: Any) -> str:
    return words(next(each for each in room.public() if each.id == message.id))


async def test_a_pair_of_symbols_offers_progress_tokens_in_the_turns_message(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    message, _ = await asked(room, monkeypatch, TOKEN, "token")
    asking, messages = decision(room), len(room.public())
    # After a restart the decision is still in the same message.
    await room.restart()
    assert decision(room) == asking
    assert len(room.public()) == messages
    assert turn_message(room).id == message.id
    message, name, view = turn_message(room), mover(room), room.session.game.view(None)
    names = [room.text(f"duel-token-{token}") for token in view.board_tokens]
    assert [label for label in buttons(message) if label[0].isdecimal()] == [
        f"{number} {token}" for number, token in enumerate(names, start=1)
    ]
    assert "completes a pair of symbols" in words(message)
    for token, called in zip(view.board_tokens, names, strict=True):
        assert called in message.attachments[0].description
        assert token_line(view.box.tokens[token], room.client.languages.of("en")) in words(message)
    await room.tap(name, message, f"2 {names[1]}")
    await room.env.settle()
    assert f"{name} takes the progress token **{names[1]}**." in told(room, message)
    assert "completes a pair" in told(room, message)
    assert decision(room).kind == "turn"


@pytest.mark.usefixtures("real_pictures")
async def test_names_are_drawn_without_characters_that_the_typeface_lacks(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("ann", "ben"):
        called = f"さくら {name}さんさん"
        room.people[called] = room.people[name] = room.guild.add_member(room.env.create_user(called))
    drawn: list[str] = []
    draw_text = Canvas.text

    def note(canvas: Canvas, x: float, y: float, text: str, *how: Any, **named: Any) -> float:
        drawn.append(text)
        return draw_text(canvas, x, y, text, *how, **named)

    monkeypatch.setattr(Canvas, "text", note)
    await asked(room, monkeypatch, REVIVE, "revive")
    assert drawn
    assert "さ" not in "".join(drawn)


async def test_only_the_builder_sees_the_great_librarys_tokens(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    message, name = await asked(room, monkeypatch, LIBRARY, "library")
    tokens = [choice.token for choice in decision(room).choices if isinstance(choice, KeepToken)]
    names = [room.text(f"duel-token-{token}") for token in tokens]
    assert len(tokens) == 3

    def shows(each: Any) -> bool:
        seen = str(list(parts(each))) + str([picture.description for picture in each.attachments])
        return any(word in seen for word in (*names, *tokens))

    assert not any(shows(each) for each in room.public("cyd"))
    wrong = await room.press(other(room), message, identity(message, "look"))
    assert said(wrong).startswith(f"It’s {name}’s turn.")
    forged = f"button:duel:{room.session.id}:{room.session.step}:choose:0"
    assert said(await room.press_forged(other(room), forged)).startswith(f"It’s {name}’s turn.")
    private = (await press(room, name, "look")).response
    assert private.ephemeral
    assert shows(private)
    await room.tap(name, private, f"2 {names[1]}")
    await room.env.settle()
    assert f"{name} keeps **{names[1]}** from the Great Library." in told(room, message)
    seat = room.session.seat_of(room.people[name].id)
    assert tokens[1] in room.session.game.view(None).cities[seat].tokens
    assert not any(unseen in words(each) for each in room.public("cyd") for unseen in (names[0], names[2]))


async def test_an_opponents_card_can_be_chosen(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    message, _ = await asked(room, monkeypatch, OPPONENT_CARD, "opponent_card")
    cards = [choice.card for choice in decision(room).choices if isinstance(choice, TakeOpponentCard)]
    assert other(room) in words(message)
    for card in cards:
        assert room.text(f"duel-card-{card}") in message.attachments[0].description
    await answer(room, 0)
    assert f"discards **{room.text(f'duel-card-{cards[0]}')}**." in told(room, message)


@pytest.mark.parametrize("seed", [REVIVE, LONG_REVIVE])
async def test_the_discard_pile_is_offered_as_buttons_or_a_list(
    room: Room, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    message, name = await asked(room, monkeypatch, seed, "revive")
    choices = [choice for choice in decision(room).choices if isinstance(choice, Revive)]
    cards = {room.text(f"duel-card-{choice.card}") for choice in choices}
    if len(choices) > 5:
        [shown] = lists(message)
        labels = [option["label"] for option in shown["options"]]
        await room.choose(name, message, shown["custom_id"], shown["options"][0]["value"])
    else:
        labels = [label for label in buttons(message) if label[0].isdecimal()]
        await room.tap(name, message, labels[0])
    await room.env.settle()
    assert {label.partition(" ")[2] for label in labels} == cards
    assert all(card in message.attachments[0].description for card in cards)
    assert f"{name} builds **{labels[0][2:]}** from the discard pile for free." in told(room, message)


async def test_a_centred_pawn_lets_the_last_player_choose_who_starts(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    message, name = await asked(room, monkeypatch, BEGIN, "begin")
    assert room.session.game.view(None).pawn == 0
    assert {"ann", "ben"} <= set(buttons(message))
    assert f"{name} to choose" in words(message)
    chosen = other(room)
    await room.tap(name, message, chosen)
    await room.env.settle()
    assert mover(room) == chosen
    assert f"{name} lets {chosen} start." in told(room, message)


# -- how a game ends -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "ending"),
    [
        (CIVILIAN, "points"),
        (MILITARY, "capital and wins by military supremacy"),
        (SCIENTIFIC, "six different symbols and wins by scientific supremacy"),
    ],
)
async def test_the_last_turn_is_posted_before_the_score(
    room: Room, monkeypatch: pytest.MonkeyPatch, seed: int, ending: str
) -> None:
    deal(monkeypatch, seed)
    await begin(room, "ann", "ben")
    players = Players(room, seed)
    assert "duel begins" in words(room.public()[0])
    await players.skip_to_what(lambda _, after: after.over)
    turn = turn_message(room)
    await players.play()
    assert over(room)
    turn_told, score = room.public()[-2:]
    assert ending in words(score).splitlines()[0]
    # A pawn at a capital scores nothing, unlike one space before it.
    assert ("the conflict track scores nothing" in words(score)) is (seed == MILITARY)
    assert set(buttons(score)) == {"Play again", "My score"}
    shown = [each.filename.removesuffix(".png") for each in score.attachments]
    assert shown == ["poster", "score", "story", "city1", "city2"]
    assert turn_told.id == turn.id
    assert words(turn_told)
    assert not turn_told.attachments
    assert not buttons(turn_told)
    # The details list every point.
    session = await room.client.sessions.replays.finished(room.number_of(score))
    details, seat = said(await room.tap("ann", score, "My score")), session.seat_of(room.people["ann"].id)
    points = session.game.view(None).scores[Seat(seat or 0)]
    assert f"{points.total} points" in details
    assert (f"Conflict track: **{points.rows['military']}**" in details) is (seed != MILITARY)
    assert f"Civilian structures: **{points.rows['civilian']}**" in details


# -- who is late ---------------------------------------------------------------------------------------


@pytest.mark.usefixtures("slow_heart")
async def test_a_late_player_of_duel_is_reminded_in_the_channel(room: Room) -> None:
    await begin(room, "ann", "ben")
    slow = mover(room)
    await room.env.advance_time(301)
    called = room.text("reminder-public-turns", person=f"<@{room.people[slow].id}>")
    assert called in [words(message) for message in room.public()]
