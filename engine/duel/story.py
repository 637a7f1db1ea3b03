"""The story of a game of Duel: points and pawn after each turn, and its notable moments."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from engine import story as common
from engine.duel.city import DIFFERENT_FOR_SUPREMACY
from engine.duel.events import CoinsLost, PlaysAgain, TokenTaken
from engine.duel.scoring import lead
from engine.duel.terms import SEATS, opponent
from engine.duel.view import View
from engine.game import Seat
from engine.story import Finder, Found, PlayedStep, at_least, most_of, of_one, the_beaten, the_winner
from engine.values import FrozenMapping


@dataclass(frozen=True, slots=True)
class Story(common.Story[View]):
    """A finished game; its rounds are turns, without those of the draft.

    ``ages`` has the age of each, ``pawn`` its position before the first turn and after each.
    """

    ages: tuple[int, ...]
    pawn: tuple[int, ...]


def story_of(steps: Sequence[PlayedStep], end: View) -> Story:
    """Return the story of a game from its steps and its final table."""
    played = [step for step in steps if step.before.age]
    asked = [{*step.before.deciding.values()} for step in played]
    # Choices caused by a turn belong to it, and the choice of who starts an age to its first turn.
    begins = [
        number
        for number, kinds in enumerate(asked)
        if "begin" in kinds or ("turn" in kinds and "begin" not in asked[number - 1])
    ]
    # A game that ended in the draft has no turn.
    ends = [*(number - 1 for number in begins if number), *range(len(played))[-1:]]
    return Story.of(
        played,
        end,
        ends,
        len(SEATS),
        ages=tuple(played[number].before.age for number in ends),
        pawn=tuple(view.pawn for view in common.views_after(played, end, ends)),
    )


def early_supremacy(story: Story, winner: Seat) -> Found:
    """Return whether it was an instant victory before the last age."""
    return story.ages[-1] < len(story.end.box.ages) and {"age": story.ages[-1]}


def nearly_at_the_capital(story: Story, seat: Seat) -> Found:
    """Return whether the pawn was ever one or two spaces from the other's capital."""
    spaces = story.end.box.track.capital - max(lead(pawn, seat) for pawn in story.pawn)
    return 0 < spaces <= 2 and {"other": opponent(seat), "spaces": spaces}


def every_wonder(story: Story, seat: Seat) -> Found:
    """Return whether a player built all four wonders, and the other at least two fewer."""
    other, whole = opponent(seat), story.end.box.wonders_per_city
    own, others = (len(story.end.cities[each].built_wonders) for each in (seat, other))
    return own == whole and others <= whole - 2 and {"other": other, "wonders": others}


FINDERS: Mapping[str, Finder[Story]] = FrozenMapping(
    {
        "duel-early": of_one(the_winner, early_supremacy),
        "duel-behind-in-points": of_one(
            the_winner, lambda story, seat: story.margin < 0 and {"points": -story.margin}
        ),
        "duel-calm-front": lambda story: (
            # The pawn has never left the first zone.
            0 < (farthest := max(map(abs, story.pawn))) <= 2 and {"spaces": farthest}
        ),
        "duel-nearly-at-the-capital": of_one(the_beaten, nearly_at_the_capital),
        "duel-turns-again": most_of("times", 4, lambda story: story.count(PlaysAgain)),
        "duel-many-tokens": most_of("tokens", 4, lambda story: story.count(TokenTaken)),
        "duel-one-symbol-short": of_one(
            the_beaten,
            lambda story, seat: len(story.end.cities[seat].symbols) == DIFFERENT_FOR_SUPREMACY - 1,
        ),
        "duel-pawn-crossed": lambda story: (
            (times := common.changes(pawn > 0 for pawn in story.pawn if pawn)) >= 4 and {"times": times}
        ),
        "duel-much-looted": most_of(
            "coins", 7, lambda story: story.count(CoinsLost, amount=lambda lost: lost.coins)
        ),
        "duel-every-wonder": of_one(common.the_players, every_wonder),
        "duel-ahead-in-vain": of_one(the_beaten, common.led_in_vain),
        "lead-changed-hands": at_least("times", 12, common.changes_of_lead),
    }
)
"""From the rarest kind to the most common, in games between computer players."""
