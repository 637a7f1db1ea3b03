"""What the player whose turn it is is asked, in a game in which one decides at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from bot.languages.translator import Translator
from bot.tables.snapshot import GameSnapshot
from cogs.discord.message import custom_id
from cogs.game.asking import question_in_words
from engine.game import Choice, Decision

ViewT = TypeVar("ViewT")
ChoiceT = TypeVar("ChoiceT", bound=Choice)


@dataclass(frozen=True, slots=True)
class TurnQuestion(Generic[ViewT, ChoiceT]):
    """What is asked now; ``view`` is what everybody sees, so nothing secret can get into it.

    ``person`` is how the player is called who is asked.
    """

    topic: ClassVar[str]
    """The topic of its buttons."""

    snapshot: GameSnapshot
    view: ViewT
    decision: Decision[ChoiceT]
    names: Sequence[str]
    person: str
    text: Translator

    @property
    def kind(self) -> str:
        """The kind of the decision."""
        return self.decision.kind

    def identity(self, *words: str | int) -> str:
        """Write the id of a button that belongs to this step."""
        return custom_id(self.topic, self.snapshot.id, self.snapshot.step, *words)


def ask_plainly(question: TurnQuestion[Any, Any]) -> str:
    """Ask by the words for the kind of decision."""
    return question_in_words(question.kind, question.person, question.text)
