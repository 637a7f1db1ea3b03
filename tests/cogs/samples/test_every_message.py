"""Every message in every language fits Discord's limits, without words of another language."""

import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from typing import Any

import pytest
from discord import MessageFlags
from simcord.components import ComponentValidationError, validate_components, validate_modal, walk_components

from bot.common.game_options import PLAYED_WITH, GameName
from bot.local.discord_rules import MOST_FILES
from cogs.discord.message import Message, message
from cogs.samples.every_message import MESSAGES, forms
from cogs.samples.positions import PLAYERS, finished, positions
from cogs.samples.scene import Scene
from engine.rules import rules_named
from tests.cogs.made_up import MADE_UP, foreign_words, languages_with_a_made_up_one, plain_words, texts_of
from tests.cogs.room import Room
from tests.cogs.samples.places import is_answered, listen, places_that_make_messages, words_answered
from tests.texts import LOCALES

NAMES = ("Anneliese Frey", "Ben", "Cydalise", "Dora", "Evangeline", "Fay", "Guy")
LANGUAGES = [*sorted(path.stem for path in LOCALES.glob("*.ftl")), MADE_UP]
LONGEST_NAME = 32
HOSTILE_NAMES = ("[a](https://b.c)", "x discord.gg/abc", "**bold**", "<@11>", "_under_", "`code`", "||x||")
KNOWN = (*NAMES, "Olympus Ann Ben", "Deutsch English français Nederlands Greek Ελληνικά")
SceneIn = Callable[[str], Scene]
LAYOUT = MessageFlags(components_v2=True).value

UNFILLED = re.compile(r"\{ ?\$?\w|\?\?\?")
"""Signs of a placeholder that wasn't filled in."""

IS_CUT = re.compile(r"[^ ]…$")
"""The end of a text that was cut; a text's own ellipsis can follow a space."""


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


def payload(made: Message) -> list[dict[str, Any]]:
    """Return the components of a message as sent to Discord."""
    parts: list[dict[str, Any]] = made.view().to_components()  # type: ignore[no-untyped-call]
    return parts


def faults_of(made: Message, *, may_be_cut: bool = False) -> Iterator[str]:
    """Yield what is wrong with a message, including cut texts unless it ``may_be_cut``."""
    parts, names = payload(made), [picture.name for picture in made.pictures]
    yield from refusal(partial(validate_components, parts, flags=LAYOUT))
    if not parts:
        yield "there is nothing to see"
    if len(set(names)) < len(names) or len(names) > MOST_FILES:
        yield f"files that Discord does not take: {names}"
    yield from (f"something is not filled in: {text}" for text in texts_of(parts) if UNFILLED.search(text))
    if not may_be_cut:
        yield from (f"it is cut: {text}" for text in texts_of(parts) if IS_CUT.search(text))


def refusal(check: Callable[[], object]) -> Iterator[str]:
    """Yield why the simulated Discord would refuse something."""
    try:
        check()
    except ComponentValidationError as error:
        yield str(error)


def unread(shown: Any, language: str) -> list[str]:
    """Return the words that aren't in any text of a language, with their context."""
    texts = [*texts_of(shown)]
    found = plain_words(texts, KNOWN) if language == MADE_UP else foreign_words(texts, language, KNOWN)
    return [f"{word} is no word of {language}: {text}" for word, text in found.items()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", MESSAGES)
async def test_messages_fit_and_have_only_words_of_their_language(
    scene_in: SceneIn, part: str, language: str
) -> None:
    wrong = []
    async for name, made in MESSAGES[part](scene_in(language)):
        faults = [*faults_of(made), *unread(payload(made), language)]
        wrong += [f"{name}: {fault}" for fault in faults]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_forms_fit_and_have_only_words_of_their_language(scene_in: SceneIn, language: str) -> None:
    wrong = []
    for name, form in forms(scene_in(language)):
        faults = [*refusal(partial(validate_modal, form.to_dict())), *unread(form.to_dict(), language)]
        wrong += [f"{name}: {fault}" for fault in faults]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("part", MESSAGES)
async def test_messages_with_long_and_hostile_names_fit_and_escape_them(scene_in: SceneIn, part: str) -> None:
    """Texts of the made-up language are a third longer; what is too long is cut."""
    names = tuple(f"{name} {'Wonderbuilder' * 3}"[:LONGEST_NAME] for name in HOSTILE_NAMES)
    wrong = []
    async for name, made in MESSAGES[part](replace(scene_in(MADE_UP), names=names)):
        wrong += [f"{name}: {fault}" for fault in faults_of(made, may_be_cut=True)]
        texts = [each for each in made.parts if isinstance(each, str)]
        wrong += [f"{name}: {text}" for text in texts if any(each in text for each in HOSTILE_NAMES)]
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize(("game", "language"), [("base", "de"), ("duel", "fr"), ("architects", "nl")])
async def test_every_step_of_a_game_has_only_words_of_its_language(
    scene_in: SceneIn, game: GameName, language: str
) -> None:
    scene, whole, wrong = scene_in(language), finished(game, PLAYERS[game][0]), []
    told = scene.game(replace(whole, steps=()))
    for step in scene.game(whole).history:
        told = told.after(step.choices)
        presenter = scene.presenters.of(told, scene.text)
        messages = [await presenter.report()]
        messages += [await make() for _, make in presenter.afterwards()]
        if not told.game.over:
            messages.append(await presenter.waiting(()))
        messages.append(message("\n".join(presenter.chronicle(1))))
        for made in messages:
            faults = [*faults_of(made, may_be_cut=True), *unread(payload(made), language)]
            wrong += [f"step {told.step}: {fault}" for fault in faults]
    assert not wrong, "\n".join(wrong)


ANOTHER_WAY = {
    "cogs.discord.message:without_button": "what is left of a message that Discord tells of",
    "cogs.discord.show_everyone:show_button": "a button below what one person looks at on a server",
    "cogs.games.turn_based:TurnsTaps._show_table_now": "a sentence and the picture that the turn has too",
}
"""Functions that samples don't reach, and what they make."""


async def test_every_message_has_a_sample_and_every_tap_an_answer(
    room: Room, scene_in: SceneIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard, unanswered, known = listen(monkeypatch), set(), words_answered(room.client)
    for samples in MESSAGES.values():
        async for _, made in samples(scene_in("en")):
            found = {part["custom_id"] for part in walk_components(payload(made)) if "custom_id" in part}
            unanswered |= {each for each in found if not is_answered(each, known)}
    missing = places_that_make_messages() - heard
    assert sorted(missing) == sorted(ANOTHER_WAY), "samples have to be added to cogs/samples"
    assert not unanswered


@pytest.mark.parametrize("game", PLAYERS)
def test_every_kind_of_decision_has_a_moment(game: GameName) -> None:
    assert positions(game).keys() == {*rules_named(*PLAYED_WITH[game]).box.decisions}
