"""The anonymized file of a rehearsal, which can be shared."""

import json
from pathlib import Path
from typing import Any

from bot.rehearsal.report import Report
from bot.rehearsal.traffic import Exchange, Traffic

CHANNEL, PERSON = "123456789012345678", "223456789012345678"


def written(tmp_path: Path, *exchanges: Exchange) -> tuple[str, Any]:
    """Write some exchanges to a file; return its text and the last exchange in it."""
    traffic, file = Traffic(), tmp_path / "kept.json"
    traffic.exchanges += exchanges
    traffic.names = {"Olympus"}
    traffic.write(file, Report(lambda _: None), "t0p.secret", ["t0p.secret in the log"])
    text = file.read_text(encoding="utf-8")
    return text, json.loads(text)["exchanges"][-1]


def posted(request: Any, answer: Any) -> Exchange:
    return Exchange("POST", f"/channels/{CHANNEL}/messages", 0.0, 1.0, request, status=200, answer=answer)


def test_ids_are_replaced_consistently(tmp_path: Path) -> None:
    asked = {"content": f"<@{PERSON}> plays", "allowed_mentions": {"users": [int(PERSON)]}}
    answer = {"channel_id": CHANNEL, "author": {"id": PERSON, "username": "zeno"}}
    text, last = written(tmp_path, posted(asked, answer))
    assert CHANNEL not in text
    assert PERSON not in text
    person = last["answer"]["author"]["id"]
    assert last["request"] == {"content": f"<@{person}> plays", "allowed_mentions": {"users": [int(person)]}}
    assert last["path"] == f"/channels/{last['answer']['channel_id']}/messages"


def test_names_are_replaced_in_texts_but_not_in_words_keys_or_numbers(tmp_path: Path) -> None:
    login = Exchange("GET", "/oauth2/applications/@me", 0.0, 1.0, status=200, answer={"name": "My Wonders"})
    asked = {"flags": 1337, "content": "zeno of Olympus, 李明 and 1337 play My Wonders at the zenodotion"}
    people: list[Any] = [{"author": {"username": name}} for name in ("李明", "id", "1337")]
    answer = [*people, {"id": 1, "author": {"username": "zeno", "avatar": "abc"}}]
    text, last = written(tmp_path, login, posted(asked, answer))
    for name in ("李明", "My Wonders", "Olympus"):
        assert name not in text
    assert last["request"]["flags"] == 1337
    assert last["request"]["content"].endswith(" at the zenodotion")
    person = last["answer"][-1]
    assert (person["id"], person["author"]["avatar"]) == (1, "(left out)")
    assert last["request"]["content"].startswith(f"{person['author']['username']} of name ")


def test_tokens_signatures_files_and_messages_of_others_are_left_out(tmp_path: Path) -> None:
    found = [{"author": {"id": PERSON, "username": "zeno"}, "content": "My number is 555 0100"}]
    exchange = Exchange("PATCH", "/webhooks/123456789012345678/aW50ZXJh/messages/@original", 1.0, 2.0)
    exchange.files = {"hand.png": b"pixels"}
    exchange.answer = {"token": "abc", "url": "https://cdn.example/hand.png?ex=1&is=2&hm=3"}
    reading = Exchange("GET", f"/channels/{CHANNEL}/messages", 0.0, 1.0, answer=found)
    text, last = written(tmp_path, reading, exchange)
    for secret in ("t0p.secret", "aW50ZXJh", "abc", "hm=3", "pixels", "0100"):
        assert secret not in text
    assert last["files"] == {"hand.png": 6}
    assert last["answer"]["url"] == "https://cdn.example/hand.png"
