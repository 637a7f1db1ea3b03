"""What a rehearsal is to try, and its findings: a ✔, a ✘ or, if nothing could be tried, a –."""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field

MARKS = {True: "✔", False: "✘", None: "–"}


@dataclass(frozen=True, slots=True)
class Plan:
    """Where, with whom and what to rehearse; the default person is the app's owner. Times in seconds.

    ``parts`` names those to rehearse; none means all.
    """

    channel: int
    person: int | None = None
    tap_seconds: float = 120.0
    form_seconds: float = 60.0
    message_seconds: float = 60.0
    parts: Collection[str] = ()


@dataclass(frozen=True, slots=True)
class Finding:
    """Whether something works as intended, None if it could not be tried, and a sentence about it."""

    right: bool | None
    subject: str
    sentence: str


@dataclass(frozen=True, slots=True)
class Report:
    """A table of findings, told line by line as they come."""

    tell: Callable[[str], None]
    findings: list[Finding] = field(default_factory=list)

    def add(self, right: bool | None, subject: str, sentence: str) -> None:
        """Add a finding."""
        self.findings.append(Finding(right, subject, sentence))
        self.tell(f"{MARKS[right]} {subject:<36} {sentence}")

    @property
    def right(self) -> bool:
        """Whether there are findings, and none of them is wrong."""
        return bool(self.findings) and not self.count(False)

    def count(self, right: bool | None) -> int:
        """Count the findings that are right, wrong or neither."""
        return sum(finding.right is right for finding in self.findings)
