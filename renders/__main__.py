"""The command ``python -m renders show NAME``: show a drawing while it is edited."""

import argparse
import sys
from pathlib import Path
from xml.etree import ElementTree

from renders.show import draw_sheet, file_of, named, watch


def main(arguments: list[str] | None = None) -> int:
    """Run a command and return its exit status."""
    parser = argparse.ArgumentParser(prog="python -m renders", description="Look at a drawing.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")
    show = commands.add_parser("show", help="draw it, open it, draw it again whenever its file changes")
    show.add_argument("name", metavar="NAME", help="its file or words of its title: colossus, stable, coin")
    show.add_argument(
        "directory",
        metavar="DIR",
        type=Path,
        nargs="?",
        default=Path("out"),
        help="where the picture is written (default: out)",
    )
    show.add_argument("--once", action="store_true", help="only write the picture")
    options = parser.parse_args(arguments)
    found = named(options.name)
    if len(found) != 1:
        which = ", ".join(found) if found else "see renders/art"
        sys.stderr.write(f"{len(found)} drawings are called {options.name!r}: {which}\n")
        return 1
    options.directory.mkdir(parents=True, exist_ok=True)
    if not options.once:
        watch(found[0], options.directory)
    file = file_of(found[0], options.directory)
    try:
        draw_sheet(found[0]).save(file)
    except (ValueError, ElementTree.ParseError) as error:
        sys.stderr.write(f"{found[0]}.svg can't be painted: {error}\n")
        return 1
    sys.stdout.write(f"{file}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
