# Everything runs in .venv, made when it is missing or older than pyproject.toml and constraints.txt, reused otherwise.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
# How many tests run at the same time: many of them wait more than they work.
WORKERS ?= $(shell expr 1 + $$(getconf _NPROCESSORS_ONLN))
# Whatever is installed has the version of constraints.txt, also what builds the package: newer versions of pip
# have a setting of its own for that.
PINNED := PIP_CONSTRAINT=constraints.txt PIP_BUILD_CONSTRAINT=constraints.txt
INSTALL := $(PINNED) $(BIN)/python -m pip install --quiet --disable-pip-version-check --editable

# The local Discord has a usual port of its own.
AT_PORT = $(if $(PORT),--port "$(PORT)")

.PHONY: play play-fresh bot rehearse test wheel-test check format mutants bench release gallery renew clean

play: .venv/ready-to-serve  ## A Discord on this machine, no token needed: if need be PORT=NUMBER
	$(BIN)/seven-wonders play $(AT_PORT)

play-fresh: .venv/ready-to-serve  ## The same, with nothing left of what was played before
	$(BIN)/seven-wonders play --fresh $(AT_PORT)

bot: .venv/ready-to-serve  ## Serve Discord with the token of .env
	$(BIN)/seven-wonders bot

rehearse: .venv/ready-to-serve  ## Every message once in a channel: CHANNEL=ID, if need be PERSON=ID
	$(BIN)/seven-wonders rehearse --channel "$(CHANNEL)" $(if $(PERSON),--person "$(PERSON)")

test: .venv/ready-to-develop  ## All tests
	env -u PYTHONDONTWRITEBYTECODE $(BIN)/python -m pytest --numprocesses $(WORKERS) --dist worksteal

wheel-test: .venv/ready-to-develop  ## Build the wheel, install it alone, and play a game with it
	$(BIN)/python -m pytest tests/wheel.py

check: .venv/ready-to-develop  ## The linter, the formatter and the type checker
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: .venv/ready-to-develop  ## Put the code in order
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

mutants: .venv/ready-to-develop  ## Deliberate faults, one after the other in a copy: do tests find them? (an hour)
	$(BIN)/python -m tests.mutants

bench: .venv/ready-to-develop  ## How fast the engine and the pictures are, each in a process of its own
	$(BIN)/python -m tests.bench_engine
	$(BIN)/python -m tests.bench_renders

release: .venv/ready-to-develop  ## Name the version, date its changes, commit and tag it: VERSION=1.0.0
	$(BIN)/python -m tests.release "$(VERSION)"
	git commit --message "Release $(VERSION)" -- pyproject.toml bot/CHANGELOG.md
	git tag "v$(VERSION)"
	@echo "To publish it: git push origin HEAD \"v$(VERSION)\""

gallery: .venv/ready-to-develop  ## Every picture in its usual and extreme states, in out/gallery
	$(BIN)/python -m tests.gallery draw out/gallery

renew: .venv/ready-to-develop  ## Pin the newest versions that fit pyproject.toml, for every Python that it names
	$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	echo "# Everything that is installed, by exact version. Made by \`make renew\` from pyproject.toml." > .venv/pinned
	echo "setuptools" | $(BIN)/uv pip compile --quiet --universal --python-version 3.11 --upgrade \
		--all-extras --no-header --no-annotate --no-emit-package seven-wonders pyproject.toml - >> .venv/pinned
	mv .venv/pinned constraints.txt

clean:
	rm -rf .venv out .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/ready-to-serve: pyproject.toml constraints.txt | .venv/bin/python
	$(INSTALL) .
	@touch $@

.venv/ready-to-develop: pyproject.toml constraints.txt | .venv/bin/python
	$(INSTALL) ".[dev]"
	@touch $@

.venv/bin/python:
	$(PYTHON) -m venv .venv
