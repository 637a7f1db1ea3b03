"""What Discord does not take, and what people could not read, of a message before it is sent."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

from discord import MessageFlags, ui
from simcord.components import ComponentValidationError, validate_components, validate_modal, walk_components

from bot.local.discord_rules import MOST_FILES
from cogs.discord.message import Message
from tests.cogs.made_up import texts_of

LAYOUT = MessageFlags(components_v2=True).value

HOLE = re.compile(r"\{ ?\$?\w|\?\?\?")
"""What is seen of a text in which something was not filled in."""

IS_CUT = re.compile(r"[^ ]…$")
"""How a text ends whose rest was too long; a text may end with a space and such a sign of its own."""

Json = dict[str, Any]


def payload(made: Message) -> list[Json]:
    """Return the components of a message as Discord gets them."""
    parts: list[Json] = made.view().to_components()  # type: ignore[no-untyped-call]
    return parts


def identities_of(made: Message) -> list[str]:
    """List the ids of the buttons and lists of a message."""
    return [part["custom_id"] for part in walk_components(payload(made)) if "custom_id" in part]


def faults_of(made: Message, *, may_be_cut: bool = False) -> Iterator[str]:
    """Return what is wrong with a message: that a text had to be cut, too, unless it ``may_be_cut``."""
    parts, names = payload(made), [picture.name for picture in made.pictures]
    yield from _refusal(lambda: validate_components(parts, flags=LAYOUT))
    if not parts:
        yield "there is nothing to see"
    if len(set(names)) < len(names) or len(names) > MOST_FILES:
        yield f"files that Discord does not take: {names}"
    yield from (f"something is not filled in: {text}" for text in texts_of(parts) if HOLE.search(text))
    if not may_be_cut:
        yield from (f"it is cut: {text}" for text in texts_of(parts) if IS_CUT.search(text))


def faults_of_form(form: ui.Modal) -> Iterator[str]:
    """Return what is wrong with a form."""
    yield from _refusal(lambda: validate_modal(form.to_dict()))


def _refusal(check: Callable[[], object]) -> Iterator[str]:
    """Return why Discord would refuse something, as the simulated one does."""
    try:
        check()
    except ComponentValidationError as error:
        yield str(error)
