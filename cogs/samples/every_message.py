"""The list of all samples."""

from collections.abc import Callable, Mapping
from functools import partial

from discord import ui

from cogs.samples.of_games import (
    forms_of_lobbies,
    of_7_wonders,
    of_architects,
    of_duel,
    of_game,
    of_lobbies,
    of_seats,
)
from cogs.samples.of_people import (
    forms_of_score_pads,
    of_people,
    of_reference,
    of_score_pads,
    of_statistics,
)
from cogs.samples.scene import Samples, Scene

MESSAGES: Mapping[str, Callable[[Scene], Samples]] = {
    "7 Wonders": of_7_wonders,
    "Second edition": partial(of_game, game="second-edition"),
    "Duel": of_duel,
    "Architects": of_architects,
    "Lobbies": of_lobbies,
    "Seats": of_seats,
    "Looking up": of_reference,
    "People": of_people,
    "Score pads": of_score_pads,
    "Statistics": of_statistics,
}
"""Every message that the bot can send, by part."""


def forms(scene: Scene) -> list[tuple[str, ui.Modal]]:
    """Return every form with its name."""
    return [*forms_of_lobbies(scene), *forms_of_score_pads(scene)]
