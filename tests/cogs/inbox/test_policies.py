"""Every kind of message has a policy, and what is remembered of a game fits it."""

from __future__ import annotations

from typing import get_args

import pytest

from bot.common.rows import MessageKind
from cogs.inbox.policies import POLICIES


def test_every_kind_of_message_has_a_policy() -> None:
    assert POLICIES.keys() == set(get_args(MessageKind))


@pytest.mark.parametrize("kind", POLICIES)
def test_what_holds_for_a_while_only_does_not_outlive_its_game(kind: MessageKind) -> None:
    policy = POLICIES[kind]
    assert policy.holds is None or policy.at_end != "stays"
    assert policy.mentioned_as is None or "mention" in policy.ways
