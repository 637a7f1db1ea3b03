"""To import the rules reads nothing: what a game needs is read when it is first asked for."""

from __future__ import annotations

import subprocess
import sys

LOOK = """
import sys
from importlib import import_module
from engine.rules import GAMES

for game in GAMES:
    import_module(f"engine.{game}.rules")
for name, module in list(sys.modules.items()):
    for each in vars(module).values() if name.startswith("engine.") else ():
        if hasattr(each, "cache_info") and each.cache_info().currsize:
            print(name, each.__name__)
"""


def test_importing_the_rules_reads_no_data() -> None:
    looked = subprocess.run([sys.executable, "-c", LOOK], capture_output=True, text=True, check=True)
    assert looked.stdout == ""
