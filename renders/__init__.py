"""Pictures: what a viewer may know of a table, drawn with Pillow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL import Image

    from engine import View
    from renders.parts.language import Text

# What draws is loaded by the call: whoever needs one picture does not wait for all.


def draw_table(view: View, names: Sequence[str], text: Text) -> Image.Image:
    """Draw the table of any game as the viewer may see it; ``names`` of all its cities by seat."""
    from importlib import import_module

    draw = import_module(f"renders.{view.game}.table").draw_table
    picture: Image.Image = draw(view, names, text)
    return picture


__all__ = ("draw_table",)
