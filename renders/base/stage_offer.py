"""The next stage of a wonder: its cost, its gain, and its current price for the viewer."""

from collections.abc import Sequence
from dataclasses import dataclass

from engine.base.choice import BuildStage, PaidChoice
from engine.base.city import Effect
from engine.base.view import Obstacle, View
from engine.facts import Cost
from engine.game import Seat
from engine.terms import Neighbour
from renders.base.effects import Beside, effect_row
from renders.base.prices import obstacle_bar, payment_bar, stage_price
from renders.base.seats import emblems_beside
from renders.base.sides import scene_of
from renders.drawing import theme
from renders.drawing.numerals import ROMAN
from renders.drawing.row import Piece
from renders.parts.card_frame import Bar
from renders.parts.language import Text
from renders.parts.names import city_name
from renders.parts.sprites import cost_row, sign


@dataclass(frozen=True, slots=True)
class StageOption:
    """A way to build the next stage; ``side`` is the neighbour whose stage is copied.

    ``bar`` has the current price for the viewer; None if it can't be built or nobody is asked. ``beside``
    shows the neighbours.
    """

    side: Neighbour | None
    cost: Cost
    effects: tuple[Effect, ...]
    bar: Bar | None
    beside: Beside

    def effect_row(self, ink: theme.Rgba) -> list[Piece]:
        """Return the gain of the stage, behind the neighbour from whom it is copied."""
        return [*self.copied, *effect_row(self.effects, ink, self.beside)]

    def exchange_row(self, ink: theme.Rgba) -> list[Piece]:
        """Return the cost, the gain, and the neighbour from whom they are copied."""
        becomes = sign("arrow-right", theme.GOLD, 0.6)
        gained = effect_row(self.effects, ink, self.beside)
        return [*self.copied, *cost_row(self.cost), becomes, *gained]

    @property
    def copied(self) -> list[Piece]:
        """The neighbour from whom the stage is copied, if it is."""
        return [] if self.side is None else [self.beside[self.side]]


@dataclass(frozen=True, slots=True)
class StageOffer:
    """The next stage of a city, in its ``scene``; without ``options`` if the wonder is complete.

    ``obstacle`` is the bar that says why none of the options can be built.
    """

    scene: str
    built: int
    stages: int
    title: str
    options: tuple[StageOption, ...]
    obstacle: Bar | None

    @property
    def complete(self) -> bool:
        """Whether there is no further stage."""
        return not self.options


def stage_offer(view: View, seat: Seat, text: Text, picked: Sequence[PaidChoice] = ()) -> StageOffer:
    """Return the cost and gain of a city's next stage, and its current price for the viewer.

    ``picked`` is the payment that the viewer has chosen.
    """
    city = view.cities[seat]
    stages = len(view.cities[seat].plan)
    offer = view.stage_offer_for(seat)
    beside = emblems_beside(view, seat)
    options = tuple(
        StageOption(
            stage.copy,
            stage.price,
            stage.effects,
            _bar(stage_price(view, seat, stage.copy, picked), beside, text),
            beside,
        )
        for stage in view.cities[seat].next_stages
    )
    obstacle = None
    if offer is not None and offer.stage_obstacle is not None:
        obstacle = obstacle_bar(offer.stage_obstacle, text)
    scene = scene_of(view.box, city.board)
    return StageOffer(scene, city.stages, stages, _title(view, seat, stages, text), options, obstacle)


def _title(view: View, seat: Seat, stages: int, text: Text) -> str:
    city = view.cities[seat]
    if city.stages == stages:
        return text("picture-wonder-complete")
    if view.free_city is None or view.seat not in (view.controller, view.free_city):
        return text("picture-next-stage", stage=ROMAN[city.stages + 1])
    name = city_name(city.wonder, text)
    return text("picture-next-stage-of", city=name, stage=ROMAN[city.stages + 1])


def _bar(price: BuildStage | Obstacle | None, beside: Beside, text: Text) -> Bar | None:
    return payment_bar(price, text, beside) if isinstance(price, BuildStage) else None
