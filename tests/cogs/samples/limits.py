"""What Discord does not take, and what people could not read, of a message before it is sent."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from discord import ui

from cogs.discord.message import (
    BUTTONS_IN_A_ROW,
    LONGEST_DESCRIPTION,
    LONGEST_LABEL,
    LONGEST_LIST,
    LONGEST_OPTION,
    LONGEST_TEXT,
    Message,
)

MOST_COMPONENTS = 40
"""Components of a message, nested ones counted too."""

MOST_FILES = 10
LONGEST_ID = 100
LONGEST_PLACEHOLDER = 150
LONGEST_IN_A_FORM = 45
"""Characters of the title of a form and of its labels."""

MOST_IN_A_FORM = 5
MOST_IN_A_GROUP = 10

ROW, BUTTON, LIST, TEXT = 1, 2, 3, 10
"""The types of components, as Discord numbers them."""

READ = ("content", "label", "placeholder", "description", "title")
"""What people read of a component, where it stands; the words of a picture among it."""

HOLE = re.compile(r"\{ ?\$?\w|\?\?\?")
"""What is seen of a text in which something was not filled in."""

IS_CUT = re.compile(r"[^ ]…$")
"""How a text ends whose rest was too long; a text may end with a space and such a sign of its own."""

Json = dict[str, Any]


def payload(made: Message) -> list[Json]:
    """Return the components of a message as Discord gets them."""
    parts: list[Json] = made.view().to_components()  # type: ignore[no-untyped-call]
    return parts


def texts_of(parts: Any) -> Iterator[str]:
    """List what people read of components, of nested ones too."""
    if isinstance(parts, dict):
        yield from (parts[key] for key in READ if isinstance(parts.get(key), str))
        for key, each in parts.items():
            yield from texts_of(each) if key != "emoji" else ()
    elif isinstance(parts, list):
        for each in parts:
            yield from texts_of(each)


def identities_of(made: Message) -> list[str]:
    """List the ids of the buttons and lists of a message."""
    return [part["custom_id"] for part in _nested(payload(made)) if "custom_id" in part]


def faults_of(made: Message, *, may_be_cut: bool = False) -> Iterator[str]:
    """Return what is wrong with a message: that a text had to be cut, too, unless it ``may_be_cut``."""
    parts, pictures = [*_nested(payload(made))], made.pictures
    texts = [part["content"] for part in parts if part["type"] == TEXT]
    if not 0 < len(parts) <= MOST_COMPONENTS:
        yield f"{len(parts)} components"
    if sum(map(len, texts)) > LONGEST_TEXT:
        yield f"{sum(map(len, texts))} characters"
    names = [picture.name for picture in pictures]
    if len(set(names)) < len(names) or len(names) > MOST_FILES:
        yield f"files that Discord does not take: {names}"
    for picture in pictures:
        yield from _too_long(f"words of {picture.name}", picture.item().description, LONGEST_DESCRIPTION)
    yield from _faults_of_ids(identities_of(made))
    for part in parts:
        yield from _faults_of_component(part)
    yield from (f"something is not filled in: {text}" for text in texts_of(parts) if HOLE.search(text))
    if not may_be_cut:
        yield from (f"it is cut: {text}" for text in texts_of(parts) if IS_CUT.search(text))


def faults_of_form(form: ui.Modal) -> Iterator[str]:
    """Return what is wrong with a form."""
    shown: Json = form.to_dict()
    yield from _too_long("title", shown["title"], LONGEST_IN_A_FORM)
    fields = shown["components"]
    if not 0 < len(fields) <= MOST_IN_A_FORM:
        yield f"{len(fields)} fields"
    for field in fields:
        inner = field["component"]
        yield from _too_long("label", field["label"], LONGEST_IN_A_FORM)
        yield from _too_long("description", field.get("description"), LONGEST_OPTION, least=0)
        most = LONGEST_LIST if inner["type"] == LIST else MOST_IN_A_GROUP
        yield from _faults_of_options(inner.get("options") or [{"label": "typed", "value": ""}], most)
    yield from _faults_of_ids([shown["custom_id"], *(field["component"]["custom_id"] for field in fields)])


def _nested(parts: Sequence[Json]) -> Iterator[Json]:
    for part in parts:
        yield part
        yield from _nested(part.get("components") or ())


def _faults_of_component(part: Json) -> Iterator[str]:
    kind = part["type"]
    if kind == ROW:
        controls = part["components"]
        lists = any(each["type"] == LIST for each in controls)
        if not 0 < len(controls) <= (1 if lists else BUTTONS_IN_A_ROW):
            yield f"{len(controls)} in a row: {[each.get('label') for each in controls]}"
    elif kind == BUTTON:
        yield from _too_long("label", part.get("label"), LONGEST_LABEL)
    elif kind == LIST:
        yield from _too_long("placeholder", part.get("placeholder"), LONGEST_PLACEHOLDER)
        yield from _faults_of_options(part["options"], LONGEST_LIST)


def _faults_of_options(options: Sequence[Json], most: int) -> Iterator[str]:
    if not 0 < len(options) <= most or len({each["value"] for each in options}) < len(options):
        yield f"options that Discord does not take: {[each['value'] for each in options]}"
    for option in options:
        yield from _too_long("option", option["label"], LONGEST_OPTION)
        yield from _too_long("description", option.get("description"), LONGEST_OPTION, least=0)


def _faults_of_ids(identities: Sequence[str]) -> Iterator[str]:
    if len(set(identities)) < len(identities):
        yield f"ids that are there twice: {identities}"
    for identity in identities:
        yield from _too_long("id", identity, LONGEST_ID)


def _too_long(what: str, text: str | None, most: int, *, least: int = 1) -> Iterator[str]:
    """Find a text that is too long or missing."""
    if not least <= len(text or "") <= most:
        yield f"{what} of {len(text or '')} characters: {text}"
