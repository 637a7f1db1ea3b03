"""What is true of how a seat has played, against a plain look through the record of the game."""

from __future__ import annotations

from typing import Any

import pytest

from engine.duel.events import WonderDrafted, WonderRemoved
from engine.record import resume
from engine.story import PlayedStep
from tests.engine.test_story import records


def played(game: str, record: dict[str, Any]) -> tuple[Any, list[PlayedStep]]:
    steps: list[PlayedStep] = []
    return resume(record, steps.append), steps


def built_cards(end: Any, seat: int) -> list[str]:
    return [end.box.cards[card].colour for card in end.cities[seat].buildings]


@pytest.mark.parametrize("game", ["base", "duel"])
def test_feats_are_what_the_game_shows(game: str) -> None:
    found: set[str] = set()
    for record in records(game):
        finished, steps = played(game, record)
        end = finished.view(None)
        for seat, feats in enumerate(finished.rules.feats(steps, end)):
            found |= feats
            own = [
                (step.before.age, event)
                for step in steps
                for event in step.events
                if getattr(event, "seat", None) == seat
            ]
            colours = built_cards(end, seat)
            kinds = [(age, type(event).__name__) for age, event in own]
            wonders = [age for age, kind in kinds if kind in ("StageBuilt", "WonderBuilt")]
            whole = len(end.cities[seat].plan) if game == "base" else 4
            assert ("no-red" in feats) == ("red" not in colours)
            assert ("no-yellow" in feats) == ("yellow" not in colours)
            assert ("no-wonder" in feats) == (not wonders)
            assert ("early-wonder" in feats) == (len(wonders) == whole and max(wonders) <= 2)
            paid = [
                getattr(event, "trade", 0) or getattr(event, "left", 0) or getattr(event, "right", 0)
                for _, event in own
                if type(event).__name__ in ("Built", "StageBuilt", "WonderBuilt")
            ]
            assert ("no-trade" in feats) == (not any(paid))
    assert found


def test_a_duel_tells_which_wonders_were_drafted_and_built() -> None:
    returned = 0
    for record in records("duel"):
        finished, steps = played("duel", record)
        built = {
            (event.seat, event.wonder)
            for step in steps
            for event in step.events
            if type(event).__name__ == "WonderBuilt"
        }
        # What goes back to the box when seven stand was drafted as well.
        chosen: list[set[str]] = [set(), set()]
        for event in (event for step in steps for event in step.events):
            if isinstance(event, WonderDrafted):
                chosen[event.seat].add(event.wonder)
            returned += isinstance(event, WonderRemoved)
        drafted = finished.rules.drafted(finished.deal, finished.table)
        assert [{wonder for wonder, _ in each} for each in drafted] == chosen
        assert [len(each) for each in drafted] == [4, 4]
        told = {(seat, wonder) for seat, own in enumerate(drafted) for wonder, stands in own if stands}
        assert told == built
    assert returned
