"""The anonymized file of a rehearsal, which can be shared."""

import json
from pathlib import Path
from typing import Any

from cogs.rehearsal.report import Report
from cogs.rehearsal.traffic import Exchange, Traffic

CHANNEL, PERSON = "123456789012345678", "223456789012345678"


def written(tmp_path: Path, *exchanges: Exchange) -> tuple[str, Any]:
    """Write some exchanges to a file; return its text and the last exchange in it."""
    traffic, file = Traffic(), tmp_path / "kept.json"
    traffic.exchanges += exchanges
    traffic.names = {"Olympus"}
    traffic.write(file, Report(lambda _: None), "t0p.secret", ["t0p.secret in the log"])
    text = file.read_text(encoding="utf-8")
    return text, json.loads(text)["exchanges"][-1]


def test_ids_are_replaced_consistently_and_names_only_in_texts(tmp_path: Path) -> None:
    login = Exchange("GET", "/oauth2/applications/@me", 0.0, 1.0, status=200, answer={"name": "My Wonders"})
    said = f"zeno of Olympus, 李明 and 1337 play My Wonders at the zenodotion with <@{PERSON}>"
    asked = {"flags": 1337, "content": said, "allowed_mentions": {"users": [int(PERSON)]}}
    people: list[Any] = [{"author": {"username": name}} for name in ("李明", "id", "1337")]
    zeno = {"id": PERSON, "username": "zeno", "avatar": "abc"}
    answer = [*people, {"id": 1, "channel_id": CHANNEL, "author": zeno}]
    path = f"/channels/{CHANNEL}/messages"
    text, last = written(tmp_path, login, Exchange("POST", path, 0.0, 1.0, asked, status=200, answer=answer))
    for secret in ("李明", "My Wonders", "Olympus", CHANNEL, PERSON):
        assert secret not in text
    shown, person = last["answer"][-1], last["answer"][-1]["author"]
    assert (shown["id"], person["avatar"], last["request"]["flags"]) == (1, "(left out)", 1337)
    assert last["path"] == f"/channels/{shown['channel_id']}/messages"
    assert last["request"]["allowed_mentions"] == {"users": [int(person["id"])]}
    assert last["request"]["content"].startswith(f"{person['username']} of name ")
    assert last["request"]["content"].endswith(f" at the zenodotion with <@{person['id']}>")


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
