"""Practice where the bot isn't installed: a single ephemeral message."""

import pytest

from tests.cogs.elsewhere import Elsewhere, choose_something, play_a_step
from tests.cogs.room import Room, buttons, said, words

UNDO = "Undo"


@pytest.fixture
def elsewhere(room: Room) -> Elsewhere:
    return Elsewhere(room)


async def test_practice_elsewhere_is_one_ephemeral_message(elsewhere: Elsewhere) -> None:
    answer = await elsewhere.type("practice")
    assert answer.response.ephemeral
    page, session = elsewhere.page(), elsewhere.session
    assert elsewhere.room.text("practice-goal-base") in words(page)
    assert UNDO in buttons(page)
    await elsewhere.tap(page, "1")
    tapped = buttons(elsewhere.page())
    assert tapped != buttons(page)
    await elsewhere.room.client.sessions.events_at(session.row.place).show_progress(session)
    assert buttons(elsewhere.page()) == tapped, "a card stays tapped while others choose"
    await play_a_step(elsewhere)
    told = words(elsewhere.page())
    assert all(seat.name in told for seat in session.seats)
    assert "round 2" in told


@pytest.mark.parametrize("game", ["base", "duel", "architects"])
async def test_a_whole_practice_game_stays_in_its_message(elsewhere: Elsewhere, game: str) -> None:
    await elsewhere.type("practice", game=game)
    page, session = elsewhere.page(), elsewhere.session
    while session.is_running:
        await play_a_step(elsewhere)
        assert elsewhere.page().id == page.id
    assert "Start over" in buttons(elsewhere.page())
    assert [words(each) for each in elsewhere.seen()[1:]] == []
    assert not any(each.followup_ids for each in elsewhere.env.backend.interactions.values())
    assert elsewhere.sent_by_channel() == []
    assert not elsewhere.room.direct("ann")


async def test_undo_works_in_an_ephemeral_practice_game(elsewhere: Elsewhere) -> None:
    await elsewhere.type("practice")
    before = elsewhere.session.step
    await play_a_step(elsewhere)
    assert elsewhere.session.step > before
    await elsewhere.tap(elsewhere.page(), UNDO)
    assert elsewhere.session.step == before
    await play_a_step(elsewhere)
    assert elsewhere.session.step > before
    assert len(elsewhere.seen()) == 1


async def test_a_practice_hint_is_deleted_with_the_choice(elsewhere: Elsewhere) -> None:
    await elsewhere.type("practice")
    await elsewhere.tap(elsewhere.page(), "Hint")
    assert len(elsewhere.seen()) == 2
    page = next(each for each in elsewhere.seen() if UNDO in buttons(each))
    await elsewhere.tap(page, "Why?")
    await elsewhere.tap(page, "1")
    changed = next(each for each in elsewhere.seen() if UNDO in buttons(each))
    await elsewhere.tap(changed, "Sell +3")
    assert [UNDO in buttons(each) for each in elsewhere.seen()] == [True]
    assert elsewhere.session.step == 1


async def test_practice_again_moves_the_message_or_starts_over(elsewhere: Elsewhere) -> None:
    await elsewhere.type("practice")
    await play_a_step(elsewhere)
    first, number = elsewhere.page(), elsewhere.session.id
    other = elsewhere.guild.create_text_channel("theatre")
    await elsewhere.ann.slash(other, "practice")
    await elsewhere.env.settle()
    (page,) = other.history(viewer=elsewhere.ann)
    assert elsewhere.room.text("practice-goes-on-here") in words(page)
    assert first.id not in [each.id for each in elsewhere.seen()]
    assert (elsewhere.session.id, elsewhere.session.step) == (number, 1)
    elsewhere.channel = other
    await play_a_step(elsewhere)
    assert elsewhere.session.step == 2

    # Another game can replace it.
    first = elsewhere.session.id
    await elsewhere.ann.slash(other, "practice", game="Duel")
    await elsewhere.env.settle()
    assert elsewhere.session.id == first
    await elsewhere.tap(elsewhere.page(), "Start over")
    assert elsewhere.session.id != first
    assert elsewhere.session.row.options.game == "duel"
    assert elsewhere.room.text("practice-goal-duel") in words(elsewhere.page())


async def test_a_practice_message_warns_before_its_token_expires(elsewhere: Elsewhere) -> None:
    await elsewhere.type("practice")
    await elsewhere.env.advance_time(12 * 60)
    assert "⏳" not in words(elsewhere.page())
    await elsewhere.env.advance_time(90)
    assert "⏳" in words(elsewhere.page())
    assert "/practice" in words(elsewhere.page())
    await choose_something(elsewhere)
    assert "⏳" not in words(elsewhere.page())


@pytest.mark.parametrize("game", ["base", "duel"])
async def test_a_practice_message_survives_a_restart_and_an_expired_token(
    elsewhere: Elsewhere, game: str
) -> None:
    await elsewhere.type("practice", game=game)
    await play_a_step(elsewhere)
    for interrupted in (elsewhere.room.restart(), elsewhere.env.advance_time(3600)):
        before = elsewhere.session.step
        await interrupted
        assert elsewhere.session.step == before
        await play_a_step(elsewhere)
        assert elsewhere.session.step > before
    asked = words(elsewhere.page())
    await choose_something(elsewhere)
    assert words(elsewhere.page()) != asked
    assert len(elsewhere.seen()) == 1
    await elsewhere.type("practice")
    assert UNDO in buttons(elsewhere.page())


async def test_forgetting_ends_ephemeral_practice_games(elsewhere: Elsewhere) -> None:
    await elsewhere.type("practice")
    number = elsewhere.session.id
    question = (await elsewhere.type("forget")).response
    await elsewhere.tap(question, elsewhere.room.text("button-forget"))
    assert not list(elsewhere.room.client.sessions)
    row = await elsewhere.room.client.store.table(number)
    assert row is not None
    assert elsewhere.user.id not in {abs(row.place), abs(row.channel), row.host}
    assert elsewhere.room.text("practice-ended") in "".join(words(each) for each in elsewhere.seen())


async def test_mine_lists_ephemeral_practice_and_a_direct_game_can_run_beside_it(
    elsewhere: Elsewhere,
) -> None:
    await elsewhere.type("practice")
    told = said(await elsewhere.room.type("ann", "mine"))
    assert elsewhere.room.text("mine-ephemeral").partition(";")[0] in told
    assert "discord.com/channels" not in told
    await elsewhere.room.type("ann", "practice")
    await elsewhere.env.settle()
    assert len(list(elsewhere.room.client.sessions)) == 2
