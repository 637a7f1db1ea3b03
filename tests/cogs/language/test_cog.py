"""Languages: private text in a person's, public text in the server's or the table's."""

from typing import Any

import pytest

from tests.cogs.finished import put_finished
from tests.cogs.made_up import MADE_UP, languages_with_a_made_up_one, plain_words, shown
from tests.cogs.room import Room, lists, said, suggested, words


def french(room: Room, key: str, **placeholders: str | int) -> str:
    return room.client.languages.of("fr")(key, **placeholders)


def discord_of(monkeypatch: pytest.MonkeyPatch, room: Room, name: str, locale: str) -> None:
    """Set the locale of a person's Discord client."""
    backend, person = room.env.backend, str(room.people[name].id)
    emit = backend.emit

    def with_locale(event: str, payload: Any) -> None:
        user = payload.get("user") or payload.get("member", {}).get("user", {})
        asked = event == "INTERACTION_CREATE" and str(user["id"]) == person
        emit(event, {**payload, "locale": locale} if asked else payload)

    monkeypatch.setattr(backend, "emit", with_locale)


async def test_a_chosen_language_survives_a_restart_but_not_forget(room: Room) -> None:
    assert french(room, "language-me", language="français") in said(
        await room.type("ann", "language", me="fr")
    )
    assert french(room, "help-intro") in said(await room.type("ann", "help"))
    assert room.text("help-intro") in said(await room.type("ben", "help"))
    await room.type("ann", "join")
    assert room.text("lobby-footer-base") in words(room.lobby()), "what is public stays"
    await room.restart()
    assert french(room, "help-intro") in said(await room.type("ann", "help"))
    assert french(room, "kept-own-language", language="français") in said(await room.type("ann", "privacy"))
    question = (await room.type("ann", "forget")).response
    await room.tap("ann", question, french(room, "button-forget"))
    await room.env.settle()
    assert room.text("help-intro") in said(await room.type("ann", "help"))
    await room.type("ann", "language", me="fr")
    assert "Your language is English." in said(await room.type("ann", "language", me="discord"))
    assert room.text("help-intro") in said(await room.type("ann", "help"))


async def test_the_clients_locale_applies_in_direct_messages_too(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    discord_of(monkeypatch, room, "ann", "fr")
    assert french(room, "help-intro") in said(await room.type("ann", "help"))
    assert room.text("help-intro") in said(await room.type("ben", "help"))
    await room.people["ann"].user.send_dm("hello")
    await room.env.settle()
    assert words(room.direct("ann")[-1]) == french(room, "greeting-directly")


async def test_public_pages_stay_in_the_servers_language(room: Room) -> None:
    await put_finished(room, "ann", "ben")
    await room.type("ben", "language", me="fr")
    await room.type("ben", "record")
    assert room.text("record-file") in words(room.last())
    private = (await room.type("ben", "stats ranking")).response
    assert "Classement" in words(private)
    await room.tap("ben", private, french(room, "button-show-to-all"))
    assert "Ranking" in words(room.last())
    answer = (await room.type("ben", "replay")).response
    assert french(room, "record-page", page=1, pages=19) in words(answer)
    await room.tap("ben", answer, french(room, "button-show-to-all"))
    (pages,) = lists(room.last())
    await room.choose("ben", room.last(), pages["custom_id"], "3")
    assert room.text("record-page", page=3, pages=19) in words(room.last())


async def test_a_server_manager_chooses_the_public_language(room: Room) -> None:
    assert said(await room.type("ann", "language", server="fr")) == room.text("refusal-language-server")
    await room.type("ann", "join")
    assert room.text("lobby-footer-base") in words(room.lobby())
    await room.tap("ann", room.lobby(), "Leave")
    room.make_moderator("ben", "manage_guild")
    assert "French" in said(await room.type("ben", "language", server="Français"))
    await room.type("ann", "join")
    assert french(room, "lobby-footer-base") in words(room.newest("Rejoindre"))
    await room.restart()
    await room.type("ann", "join")
    assert french(room, "lobby-footer-base") in words(room.newest("Rejoindre"))
    assert room.text("status-lobby", count=1) in said(await room.type("ann", "status"))


async def test_the_host_chooses_the_tables_language(room: Room) -> None:
    assert said(await room.type("ann", "language", table="fr")) == room.text("refusal-no-game")
    await room.type("ann", "join")
    refused = said(await room.type("ben", "language", table="fr"))
    assert refused == room.text("refusal-host-or-moderator")
    await room.type("ann", "language", table="fr")
    assert french(room, "lobby-footer-base") in words(room.newest("Rejoindre"))
    await room.type("ann", "leave")
    await room.begin("ann", "ben", "cyd", pace="none")
    await room.type("ann", "language", table="fr")
    assert room.session.row.language == "fr"
    stored = await room.client.store.table(room.session.id)
    assert stored is not None
    assert stored.language == "fr"


async def test_private_text_names_public_buttons_in_their_language(room: Room) -> None:
    await room.type("ann", "join")
    await room.type("ben", "language", me="fr")
    forged = f"button:lobby:{room.number_of(room.lobby())}:leave"
    refused = said(await room.press_forged("ben", forged))
    assert refused == french(room, "refusal-not-seated").replace("**Rejoindre**", "**Join**")
    await room.type("ann", "language", table="fr")
    refused = said(await room.press_forged("cyd", forged))
    assert refused == room.text("refusal-not-seated").replace("**Join**", "**Rejoindre**")
    assert "**Rejoindre**" in said(await room.type("cyd", "join", game="Architects"))
    await room.type("ann", "language", table="en")
    await room.tap("ann", room.lobby(), "Leave")
    await room.begin("ann", "ben", "cyd", pace="none")
    forged = f"button:lobby:{room.session.id}:join"
    assert "**My hand**" in said(await room.press_forged("ann", forged))
    await room.type("ann", "language", table="fr")
    assert "**Ma main**" in said(await room.press_forged("ann", forged))


async def test_languages_are_suggested_by_name_and_listed(room: Room) -> None:
    assert await suggested(room, "language", "me", "") == ["discord", "de", "en", "fr", "nl"]
    assert await suggested(room, "language", "me", "franc") == ["fr"]
    assert await suggested(room, "language", "me", "French") == ["fr"]
    assert said(await room.type("ann", "language", me="Klingon")) == room.text("refusal-no-such-language")
    told = said(await room.type("ann", "language"))
    assert room.text("language-me", language="English") in told
    assert room.text("language-server", public="English") in told
    assert "/language me:" in told


async def test_forgotten_players_have_a_placeholder_in_every_language(room: Room) -> None:
    await put_finished(room, "ann", "ben")
    await room.client.store.forget(room.people["ben"].id, room.text("forgotten-name"))
    await room.type("ann", "language", me="fr")
    listed = said(await room.type("ann", "stats games"))
    assert french(room, "forgotten-name") in listed
    assert "Former player" not in listed


@pytest.fixture
def made_up_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.client.load_languages", languages_with_a_made_up_one)


@pytest.mark.usefixtures("made_up_language")
async def test_every_command_uses_only_the_language_file(room: Room) -> None:
    """The parts of each answer are tested by the samples; this tests the text around them."""
    await room.speak(MADE_UP)
    before = len(room.env.http_requests)
    for command in ("status", "table", "hand", "log", "record", "replay", "start", "leave", "end", "options"):
        await room.type("ann", command)
    for command in ("help", "mine", "privacy", "forget", "language", "rules", "stats games", "stats player"):
        await room.type("ann", command)
    await room.type("ann", "card", name="palace")
    await put_finished(room, "ann", "ben")
    await put_finished(room, "ann", game="duel", players=2)
    for command in ("games", "player", "ranking", "wonders", "records"):
        answer = (await room.type("ann", f"stats {command}")).response
        await room.tap("ann", answer, room.text("button-show-to-all"))
    await room.begin("ann", "ben", computers=1, pace="slow")
    for command in ("status", "table", "city", "cities", "log", "hand", "mine", "leave", "end", "join"):
        await room.type("ann", command)
    for command in ("hand", "join"):
        await room.type("dora", command)
    await room.pick("ann")
    await room.type("ben", "status")
    texts = [*shown(room.env.http_requests[before:])]
    names = ("Olympus table ann ben cyd dora Zeus Leto Nike Gaia Eris", room.text("computer-names"))
    assert len(texts) > 100
    assert plain_words(texts, names) == {}
