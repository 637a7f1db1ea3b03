"""The next stage of a wonder: what it costs, what it gives, what it costs the viewer now."""

from __future__ import annotations

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
    """One way in which the next stage can be added; ``side`` is the neighbour whose stage is copied.

    ``bar`` tells what it costs the viewer now; None where it cannot be added or nobody is asked.
    ``beside`` shows the neighbours.
    """

    side: Neighbour | None
    cost: Cost
    effects: tuple[Effect, ...]
    bar: Bar | None
    beside: Beside

    def effect_row(self, ink: theme.Rgba) -> list[Piece]:
        """Show what the stage gives, behind the neighbour from whom it is copied."""
        return [*self.copied, *effect_row(self.effects, ink, self.beside)]

    def exchange_row(self, ink: theme.Rgba) -> list[Piece]:
        """Show that this cost brings these effects, and from where they are copied."""
        becomes = sign("arrow-right", theme.GOLD, 0.6)
        gained = effect_row(self.effects, ink, self.beside)
        return [*self.copied, *cost_row(self.cost), becomes, *gained]

    @property
    def copied(self) -> list[Piece]:
        """The neighbour from whom the stage is copied, if it is."""
        return [] if self.side is None else [self.beside[self.side]]


@dataclass(frozen=True, slots=True)
class StageOffer:
    """The next stage of one city, shown in its ``scene``; no ``options`` where the wonder is complete.

    ``obstacle`` is the bar that tells why none of the options can be added.
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
    """Collect what the next stage of a city costs and gives, and for the viewer what is to be paid now.

    ``picked`` is how the viewer has chosen to pay.
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
