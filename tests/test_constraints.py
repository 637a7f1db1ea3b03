"""Everything that is installed has an exact version, in one file."""

import re
import tomllib
from importlib import metadata
from itertools import chain
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
OWN = canonicalize_name(PROJECT["name"])
LINES = [line for line in (ROOT / "constraints.txt").read_text("utf-8").splitlines() if line[:1] != "#"]
PYTHONS = [line.rsplit(" ", 1)[1] for line in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", line)]


def pinned(environment: dict[str, str]) -> dict[str, str]:
    """Return the versions that apply in an environment, by name."""
    found: dict[str, str] = {}
    for line in LINES:
        requirement = Requirement(line)
        if requirement.marker is None or requirement.marker.evaluate(environment):
            assert requirement.name not in found, f"{requirement.name} has two versions"
            found[requirement.name] = str(requirement.specifier).removeprefix("==")
    return found


def test_every_line_is_an_exact_version() -> None:
    for line in LINES:
        assert re.fullmatch(r"[a-z0-9-]+==[0-9][0-9a-z.]*( ; [a-z_]+ [<>=!]+ '[\w.]+')?", line), line


@pytest.mark.parametrize("python", PYTHONS)
def test_every_dependency_is_pinned_for_every_python_version(python: str) -> None:
    versions = pinned({"python_version": python, "python_full_version": f"{python}.0"})
    for requirement in map(
        Requirement, chain(PROJECT["dependencies"], *PROJECT["optional-dependencies"].values())
    ):
        name = canonicalize_name(requirement.name)
        assert name == OWN or requirement.specifier.contains(versions[name]), requirement


def test_installed_versions_are_the_pinned_ones() -> None:
    versions = pinned({})
    for name, version in versions.items():
        if name == "setuptools":
            continue  # it builds the package, in an environment of its own
        assert Version(metadata.version(name)) == Version(version), name
    waiting, seen = [OWN], set[str]()
    while waiting:
        name = waiting.pop()
        for line in metadata.requires(name) or []:
            requirement = Requirement(line)
            extra = {"extra": "dev" if name == OWN else ""}
            needed = canonicalize_name(requirement.name)
            if needed in seen or (requirement.marker and not requirement.marker.evaluate(extra)):
                continue
            seen.add(needed)
            waiting.append(needed)
    assert seen - {OWN} <= versions.keys()


def test_no_package_file_is_in_the_repository() -> None:
    # A package fetched for a trial is easily committed.
    assert not [path.name for path in ROOT.iterdir() if path.suffix in {".whl", ".gz", ".zip"}]
