"""What is written into the file that can be shown to others."""

from __future__ import annotations

import json
from pathlib import Path

from bot.rehearsal.report import Report
from bot.rehearsal.traffic import Exchange, Traffic, Upload
from bot.rehearsal.traffic_file import write_traffic

CHANNEL, PERSON = "123456789012345678", "223456789012345678"


def kept(tmp_path: Path, *exchanges: Exchange) -> str:
    traffic = Traffic()
    traffic.exchanges += exchanges
    file = tmp_path / "kept.json"
    write_traffic(file, traffic, Report(lambda _: None), {"Olympus"}, "t0p.secret", ["t0p.secret in the log"])
    text = file.read_text(encoding="utf-8")
    json.loads(text)
    return text


def test_same_id_is_the_same_everywhere_and_never_the_real_one(tmp_path: Path) -> None:
    asked = {"content": f"<@{PERSON}> plays", "allowed_mentions": {"users": [int(PERSON)]}}
    exchange = Exchange("POST", f"/channels/{CHANNEL}/messages", 0.0, 1.0, asked)
    exchange.answer = {"channel_id": CHANNEL, "author": {"id": PERSON, "username": "zeno"}}
    text = kept(tmp_path, exchange)
    assert CHANNEL not in text
    assert PERSON not in text
    (told,) = json.loads(text)["exchanges"]
    person = told["answer"]["author"]["id"]
    assert told["request"] == {"content": f"<@{person}> plays", "allowed_mentions": {"users": [int(person)]}}
    assert told["path"] == f"/channels/{told['answer']['channel_id']}/messages"


def test_names_go_also_within_texts_but_not_within_words(tmp_path: Path) -> None:
    exchange = Exchange("POST", "/x", 0.0, 1.0, {"content": "zeno of Olympus at the zenodotion"})
    exchange.answer = {"author": {"username": "zeno", "avatar": "abc"}}
    (told,) = json.loads(kept(tmp_path, exchange))["exchanges"]
    assert told["request"]["content"] == "name 2 of name 1 at the zenodotion"
    assert told["answer"]["author"] == {"username": "name 2", "avatar": "(left out)"}


def test_names_of_two_letters_and_of_the_application_go_too(tmp_path: Path) -> None:
    login = Exchange("GET", "/oauth2/applications/@me", 0.0, 1.0, status=200, answer={"name": "My Wonders"})
    exchange = Exchange("POST", "/x", 0.0, 1.0, {"content": "李明 ✔ id ✔ at My Wonders"})
    exchange.answer = [{"author": {"username": name}} for name in ("李明", "id")]
    text = kept(tmp_path, login, exchange)
    assert "李明" not in text
    assert "My Wonders" not in text
    exchange.answer = {"id": 1, "author": {"username": "id"}}
    assert json.loads(kept(tmp_path, exchange))["exchanges"][0]["answer"]["id"] == 1, "keys stay"


def test_no_token_of_bot_or_interaction_no_signature_and_no_file_is_kept(tmp_path: Path) -> None:
    exchange = Exchange("PATCH", "/webhooks/123456789012345678/aW50ZXJh/messages/@original", 0.0, 1.0)
    exchange.uploads = [Upload("hand.png", b"pixels")]
    exchange.answer = {"token": "abc", "url": "https://cdn.example/hand.png?ex=1&is=2&hm=3"}
    text = kept(tmp_path, exchange)
    for secret in ("t0p.secret", "aW50ZXJh", "abc", "hm=3", "pixels"):
        assert secret not in text
    (told,) = json.loads(text)["exchanges"]
    assert told["files"] == {"hand.png": 6}
    assert told["answer"]["url"] == "https://cdn.example/hand.png"


def test_messages_of_others_that_were_found_in_a_channel_are_left_out(tmp_path: Path) -> None:
    login = Exchange("GET", "/users/@me", 0.0, 1.0, answer={"id": CHANNEL, "username": "the bot"})
    found = Exchange("GET", f"/channels/{CHANNEL}/messages", 1.0, 2.0)
    found.answer = [
        {"author": {"id": CHANNEL, "username": "the bot"}, "content": "A thread"},
        {"author": {"id": PERSON, "username": "zeno"}, "content": "My number is 555 0100"},
    ]
    text = kept(tmp_path, login, found)
    assert "0100" not in text
    assert [each["content"] for each in json.loads(text)["exchanges"][1]["answer"]] == ["A thread"]


def test_name_that_is_a_number_changes_no_number(tmp_path: Path) -> None:
    exchange = Exchange("POST", "/x", 0.0, 1.0, {"flags": 1337, "content": "1337 plays"})
    exchange.answer = {"author": {"username": "1337"}}
    (told,) = json.loads(kept(tmp_path, exchange))["exchanges"]
    assert told["request"] == {"flags": 1337, "content": "name 1 plays"}
