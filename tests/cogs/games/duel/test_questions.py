"""What a turn makes somebody choose: tokens, cards, who begins."""

from __future__ import annotations

from typing import Any

import pytest

from engine.duel.choice import KeepToken, Revive, TakeOpponentCard
from engine.game import Seat
from renders.drawing.canvas import Canvas
from renders.duel.sentences import token_line
from tests.cogs.games.duel.playing import (
    Players,
    answer,
    asks,
    begin,
    deal,
    decision,
    identity,
    other,
    press,
)
from tests.cogs.games.turns.turn import mover, turn_message
from tests.cogs.room import Room, buttons, lists, parts, said, words

TOKEN, REVIVE, LONG_REVIVE, LIBRARY, OPPONENT_CARD, BEGIN = 24, 484, 1, 341, 51, 9
"""Seeds in whose games this is asked early."""


async def asked(room: Room, monkeypatch: pytest.MonkeyPatch, seed: int, kind: str) -> Players:
    """Play the game of a seed until a question is asked."""
    deal(monkeypatch, seed)
    await begin(room, "ann", "ben")
    players = Players(room, seed)
    await players.skip_to_what(asks(kind))
    await players.play_until(kind)
    return players


async def test_a_pair_of_symbols_lets_choose_a_token(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await asked(room, monkeypatch, TOKEN, "token")
    message, name = turn_message(room), mover(room)
    view = room.session.game.view(None)
    names = [room.text(f"duel-token-{token}") for token in view.board_tokens]
    assert [label for label in buttons(message) if label[0].isdecimal()] == [
        f"{number} {token}" for number, token in enumerate(names, start=1)
    ]
    assert "completes a pair of symbols" in words(message)
    assert all(token in message.attachments[0].description for token in names)
    assert all(
        token_line(view.box.tokens[token], room.client.languages.of("en")) in words(message)
        for token in view.board_tokens
    )
    await room.tap(name, message, f"2 {names[1]}")
    await room.env.settle()
    told = next(each for each in room.public() if each.id == message.id)
    assert f"{name} takes the progress token **{names[1]}**." in words(told)
    assert "completes a pair" in words(told)


@pytest.mark.usefixtures("real_pictures")
@pytest.mark.parametrize(
    ("seed", "kind"), [(TOKEN, "token"), (REVIVE, "revive"), (OPPONENT_CARD, "opponent_card")]
)
async def test_a_list_to_choose_from_is_headed_by_a_name_that_the_typeface_has(
    room: Room, monkeypatch: pytest.MonkeyPatch, seed: int, kind: str
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
    await asked(room, monkeypatch, seed, kind)
    assert drawn
    assert "さ" not in "".join(drawn)


async def test_the_tokens_of_the_great_library_are_for_its_builder_alone(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await asked(room, monkeypatch, LIBRARY, "library")
    message, name = turn_message(room), mover(room)
    tokens = [choice.token for choice in decision(room).choices if isinstance(choice, KeepToken)]
    assert len(tokens) == 3

    def shows(each: object) -> bool:
        names = [room.text(f"duel-token-{token}") for token in tokens]
        seen = str(list(parts(each))) + str([picture.description for picture in each.attachments])  # type: ignore[attr-defined]
        return any(word in seen for word in (*names, *tokens))

    assert not any(shows(each) for each in room.public("cyd"))
    wrong = await room.press(other(room), message, identity(message, "look"))
    assert said(wrong).startswith(f"It’s {name}’s turn.")
    forged = f"button:duel:{room.session.id}:{room.session.step}:choose:0"
    assert said(await room.press_forged(other(room), forged)).startswith(f"It’s {name}’s turn.")
    private = (await press(room, name, "look")).response
    assert private.ephemeral
    assert shows(private)
    kept = room.text(f"duel-token-{tokens[1]}")
    await room.tap(name, private, f"2 {kept}")
    await room.env.settle()
    assert f"{name} keeps **{kept}** from the Great Library." in words(
        next(each for each in room.public() if each.id == message.id)
    )
    seat = room.session.seat_of(room.people[name].id)
    assert tokens[1] in room.session.game.view(None).cities[seat].tokens
    unseen = [room.text(f"duel-token-{token}") for token in tokens if token != tokens[1]]
    assert not any(token in words(each) for each in room.public("cyd") for token in unseen)


async def test_a_card_of_the_opponent_is_chosen(room: Room, monkeypatch: pytest.MonkeyPatch) -> None:
    await asked(room, monkeypatch, OPPONENT_CARD, "opponent_card")
    message = turn_message(room)
    choices = decision(room).choices
    cards = [choice.card for choice in choices if isinstance(choice, TakeOpponentCard)]
    assert other(room) in words(message)
    for card in cards:
        assert room.text(f"duel-card-{card}") in message.attachments[0].description
    await answer(room, 0)
    told = words(next(each for each in room.public() if each.id == message.id))
    assert f"discards **{room.text(f'duel-card-{cards[0]}')}**." in told


async def test_a_card_of_a_small_discard_pile_is_a_button(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await asked(room, monkeypatch, REVIVE, "revive")
    message, name = turn_message(room), mover(room)
    cards = {choice.card for choice in decision(room).choices if isinstance(choice, Revive)}
    assert 1 < len(cards) <= 5
    assert {label[2:] for label in buttons(message) if label[0].isdecimal()} == {
        room.text(f"duel-card-{card}") for card in cards
    }
    first = next(label for label in buttons(message) if label.startswith("1 "))
    await room.tap(name, message, first)
    await room.env.settle()
    told = words(next(each for each in room.public() if each.id == message.id))
    assert f"{name} builds **{first[2:]}** from the discard pile for free." in told


async def test_a_card_of_a_large_discard_pile_stands_in_a_list(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await asked(room, monkeypatch, LONG_REVIVE, "revive")
    message, name = turn_message(room), mover(room)
    [shown] = lists(message)
    choices = decision(room).choices
    assert len(shown["options"]) == len(choices) > 5
    option = shown["options"][2]
    assert option["label"].startswith("3 ")
    assert option["label"].split(" ", 1)[1] in message.attachments[0].description
    await room.choose(name, message, shown["custom_id"], option["value"])
    await room.env.settle()
    told = words(next(each for each in room.public() if each.id == message.id))
    assert f"builds **{option['label'][2:]}** from the discard pile" in told


async def test_with_the_pawn_in_the_middle_who_played_last_says_who_begins(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    await asked(room, monkeypatch, BEGIN, "begin")
    message, name = turn_message(room), mover(room)
    assert room.session.game.view(None).pawn == 0
    assert {"ann", "ben"} <= set(buttons(message))
    assert f"{name} to choose" in words(message)
    chosen = other(room)
    await room.tap(name, message, chosen)
    await room.env.settle()
    assert mover(room) == chosen
    told = words(next(each for each in room.public() if each.id == message.id))
    assert f"{name} lets {chosen} start." in told


async def test_the_message_of_a_question_is_the_message_of_its_turn(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    deal(monkeypatch, TOKEN)
    await begin(room, "ann", "ben")
    players = Players(room, TOKEN)
    await players.skip_to_what(asks("token"))
    shown = turn_message(room)
    while decision(room).kind != "token":
        shown = turn_message(room)
        await players.play()
    assert turn_message(room).id == shown.id
    assert Seat(decision(room).seat) == decision(room).chooser
