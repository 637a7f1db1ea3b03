from __future__ import annotations

import pytest

from engine.architects.box import standard_box
from engine.architects.terms import STAGES
from engine.terms import TokenId, WonderId
from renders.architects.close_ups import describe_token, describe_wonder
from renders.parts.language import Text

BOX = standard_box()


@pytest.mark.parametrize("wonder_id", BOX.wonders)
def test_a_wonder_is_told_stage_by_stage(wonder_id: WonderId, text: Text) -> None:
    words = describe_wonder(BOX, wonder_id, text)
    assert words.startswith(text(f"wonder-{wonder_id}"))
    assert words.count("Stage ") == STAGES
    for stage in BOX.wonders[wonder_id].stages:
        resources = f"{stage.cost.count} {stage.cost.demand} resources, {stage.victory_points} points."
        assert f"Stage {stage.number}: {resources}" in words


@pytest.mark.parametrize("token_id", BOX.tokens)
def test_a_progress_token_is_told(token_id: TokenId, text: Text) -> None:
    words = describe_token(BOX, token_id, text)
    assert words.startswith(f"{text(f'architects-token-{token_id}')}, a progress token. ")
    are = "are 2" if token_id == "culture" else "is 1"
    assert words.endswith(f"There {are} of these among the 15 progress tokens.")
