"""A simulated Discord that enforces Discord's rules and quickly notices that the bot is idle."""

import marshal
from collections.abc import Iterator
from contextlib import contextmanager
from copy import deepcopy
from types import SimpleNamespace
from typing import Any

import pytest
import simcord

from bot.client import Client
from bot.local.discord_rules import TruthfulBackend, dispatch
from tests.patience import PATIENCE

MOMENT = 0.005
"""Seconds between two checks whether the bot is idle."""


class Simulation(simcord.Env):
    """A simulation with Discord's rules that checks more often whether the bot is idle.

    By default it sleeps many times as long between two checks, and tests mostly wait for that; checking much
    more often costs more than it saves.
    """

    def __init__(self, bot: Client) -> None:
        super().__init__(bot, settle_timeout=PATIENCE, shard_count=1)
        self.backend = TruthfulBackend()

    async def settle(self, timeout: float | None = None, idle: float = MOMENT) -> None:  # noqa: ASYNC109
        await super().settle(timeout, idle)

    async def _settle_internal(
        self,
        *,
        idle: float = MOMENT,
        timeout: float | None = None,  # noqa: ASYNC109
        **how: Any,
    ) -> None:
        # By default a starting bot has five seconds to draw its icons, even on a slow machine.
        patience = None if timeout is None else max(timeout, PATIENCE)
        await super()._settle_internal(idle=idle, timeout=patience, **how)


@contextmanager
def truthful_and_quick() -> Iterator[None]:
    """Patch the simulation to follow Discord's rules, check less often and copy faster."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("simcord.http.client.router.dispatch", dispatch)
        patch.setattr("simcord._runtime._CallbackRecord.__eq__", object.__eq__)
        patch.setattr("simcord.components.walk_components", all_parts)
        patch.setattr("bot.local.discord_rules.walk_components", all_parts)
        for module in ("simcord.gateway", "simcord.http.router"):
            patch.setattr(f"{module}.copy", SimpleNamespace(deepcopy=copied))
        for module in ("simcord.results", "simcord.components", "simcord.backend.serializers"):
            patch.setattr(f"{module}.deepcopy", copied)
        yield


def all_parts(components: Any) -> list[dict[str, Any]]:
    """Return components with all nested ones, as simcord yields them."""
    found: list[dict[str, Any]] = []
    left = [components] if isinstance(components, dict) else [*reversed(components)]
    while left:
        component = left.pop()
        if not isinstance(component, dict):
            continue
        found.append(component)
        left += [component[key] for key in ("component", "accessory") if key in component]
        children = component.get("components")
        if isinstance(children, list):
            left += reversed(children)
    return found


def copied(value: Any) -> Any:
    """Return a copy of JSON data, faster than `copy.deepcopy`."""
    try:
        return marshal.loads(marshal.dumps(value))
    except ValueError:
        # The data contains an enum member.
        if type(value) is dict:
            return {key: copied(each) for key, each in value.items()}
        return [copied(each) for each in value] if type(value) is list else deepcopy(value)
