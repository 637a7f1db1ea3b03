from collections.abc import Callable

import pytest

from cogs.samples.scene import Scene
from tests.cogs.made_up import languages_with_a_made_up_one
from tests.cogs.room import Room

NAMES = ("Anneliese Frey", "Ben", "Cydalise", "Dora", "Evangeline", "Fay", "Guy")

SceneIn = Callable[[str], Scene]


@pytest.fixture(autouse=True)
def made_up_language(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.client.load_languages", languages_with_a_made_up_one)


@pytest.fixture
def scene_in(room: Room) -> SceneIn:
    """Return a function that makes the scene of a language."""

    def scene(language: str) -> Scene:
        return Scene(
            room.client,
            room.client.languages.of(language),
            server=room.guild.id,
            place=room.channel.id,
            person=room.people["ann"].id,
            other=room.people["ben"].id,
            names=NAMES,
        )

    return scene
