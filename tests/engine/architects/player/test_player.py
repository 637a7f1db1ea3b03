"""The computer player of Architects: legal everywhere, the same for the same luck, better than chance."""

from __future__ import annotations

import pytest

from engine.architects.player.playouts import ranked
from engine.architects.rules import ArchitectsGame
from tests.engine.architects.setting import city, play, table


def chosen(game: ArchitectsGame) -> dict[str, object]:
    """Return what seems best."""
    (decision,) = game.decisions()
    return dict(ranked(game.view(decision.chooser), decision)[0][0].as_json())


@pytest.mark.parametrize(("taken", "cat"), [("rhodes", None), ("central", 0)])
def test_it_takes_the_card_that_builds_its_wonder_where_it_sees_it(taken: str, cat: int | None) -> None:
    cities = (city("giza", "wood stone clay", stages=(1, 2, 3, 4), victories=9), city("rhodes"))
    decks = {"giza": "shield0", "rhodes": "shield0", "central": "shield0", taken: "glass"}
    assert chosen(table(*cities, decks=decks, cat=cat)) == {"action": "take", "deck": taken}


def test_it_takes_the_second_culture_token_for_its_points() -> None:
    game = table(
        city("giza", "gear", tokens="culture", stages=(1, 2, 3, 4)),
        city("rhodes"),
        decks={"giza": "gear"},
        face_up="urbanism culture economy",
        stack="decor",
    )
    play(game, "take giza", "exchange gear gear")
    assert chosen(game) == {"action": "token", "token": "culture"}
