"""What things are worth about: the numbers that the computer player was tuned by."""

from __future__ import annotations

from dataclasses import dataclass

TURNS_FOR_A_TOKEN = 4
"""In fewer turns symbols are less likely to become a token."""
HORNS_A_CARD = 0.135
"""How many horns a card blows on the average of the decks."""


@dataclass(frozen=True, slots=True)
class Weights:
    """What things are worth about, in points, and how long a game lasts about, in turns.

    ``turns_a_card`` is how many turns pass for each card that the leading wonder still costs. ``symbol``
    and ``two_symbols`` are different green cards on the way to a token; ``stage`` is added to the points
    of a stage for what it leads to, ``nearness`` is the share of it that counts before it is built, less
    for a low share of its cards the higher ``patience`` is. ``shield`` is the part of a battle to come
    that a lead of one shield decides, ``battles`` what such a battle counts against one that is due now.
    ``lead`` is what it is worth to end the game first, and costs to end it behind. ``denial`` is the part
    that counts of what the next player finds.
    """

    turns_a_card: float = 1.6
    card: float = 2.3
    token: float = 5.0
    effect: float = 4.0
    coin: float = 0.8
    resource: float = 0.4
    symbol: float = 1.6
    two_symbols: float = 3.4
    stage: float = 0.8
    nearness: float = 0.75
    patience: float = 1.3
    shield: float = 0.25
    battles: float = 0.9
    lead: float = 5.0
    denial: float = 0.3


FOR_TWO = Weights(
    turns_a_card=1.07,
    card=4.3,
    token=3.0,
    effect=5.1,
    coin=0.89,
    resource=0.44,
    symbol=2.3,
    two_symbols=2.3,
    stage=1.0,
    nearness=0.6,
    shield=0.063,
    battles=0.37,
    lead=6.7,
)
"""What won most in quick games of two: stages are worth more, battles less."""

FOR_MORE = Weights(
    turns_a_card=3.37,
    card=3.2,
    token=4.56,
    effect=4.56,
    coin=1.12,
    resource=0.53,
    symbol=0.67,
    two_symbols=1.58,
    stage=0.62,
    nearness=0.44,
    patience=1.59,
    shield=0.38,
    battles=0.54,
    lead=4.5,
)
"""What won most in quick games of four: a shield counts against two."""


def searching_weights(players: int) -> Weights:
    """Give the weights by which the strong player looks ahead and plays on."""
    return FOR_TWO if players == 2 else FOR_MORE
