"""The gallery as files and one page to look at."""

import html
from pathlib import Path

from renders.drawing.encode import encode
from tests.gallery.catalogue import exhibits
from tests.gallery.colour_vision import COLOUR_VISIONS, simulate
from tests.gallery.language import language

_IN_EVERY_VISION = frozenset({"seven cards", "typical", "4 players", "last round, 4 players"})


def write_gallery(directory: Path, sources: list[Path]) -> int:
    """Write the pictures of every language file and ``index.html``; returns how many pictures.

    Typical pictures are written in every kind of colour vision as well.
    """
    directory.mkdir(parents=True, exist_ok=True)
    figures: list[str] = []
    for source in sources:
        for exhibit in exhibits(language(source)):
            image = exhibit.draw()
            visions = COLOUR_VISIONS if exhibit.name in _IN_EVERY_VISION else COLOUR_VISIONS[:1]
            for vision in visions:
                file = f"{source.stem}-{exhibit.file}{'' if vision == 'normal' else '-' + vision}.png"
                (directory / file).write_bytes(encode(simulate(image, vision)))
                caption = f"{source.stem} · {exhibit.group} · {exhibit.name} · {vision}"
                figures.append(_figure(file, caption, exhibit.words))
    page = _PAGE.replace("FIGURES", "\n".join(figures))
    (directory / "index.html").write_text(page, encoding="utf-8")
    return len(figures)


def _figure(file: str, caption: str, words: str) -> str:
    alt = html.escape(words, quote=True)
    return (
        f'<figure><a href="{file}"><img loading="lazy" src="{file}" alt="{alt}"></a>'
        f"<figcaption><b>{html.escape(caption)}</b><br>{html.escape(words)}</figcaption></figure>"
    )


_PAGE = """<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Gallery</title>
<style>
body { background: #313338; color: #dbdee1; font: 15px/1.4 sans-serif; margin: 24px;
  display: grid; grid-template-columns: repeat(auto-fill, minmax(375px, 1fr)); gap: 24px; }
figure { margin: 0; }
img { width: 100%; max-width: 560px; }
figcaption { max-width: 560px; }
</style>
FIGURES
</html>
"""
