"""Pictures of tables as viewers may see them, drawn with Pillow."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PIL import Image

    from engine import View
    from renders.parts.language import Text

# Imported on first use: one picture doesn't wait for all others.


def draw_table(view: View, names: Sequence[str], text: Text) -> Image.Image:
    """Draw the table of any game as its viewer sees it; ``names`` are those of all cities by seat."""
    from importlib import import_module

    draw = import_module(f"renders.{view.game}.table").draw_table
    picture: Image.Image = draw(view, names, text)
    return picture


__all__ = ("draw_table",)
