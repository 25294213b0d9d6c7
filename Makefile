# make play: the table in the browser.
# make dist: a wheel and a source archive in dist; with GRIMTABLE_COMPILE=1 a compiled wheel.
# make goldens: record the playthroughs and transcripts again, and print what changed.
# make effects: measure what every table option does, once for each release; about ten minutes.
# make check: after each change, in a minute or so. make test: everything that must hold.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/.ready
SIZES ?= small
GAME ?= grimwood
ARGS ?=
# Whatever the shell says: a second start reads no sources.
unexport PYTHONDONTWRITEBYTECODE

.PHONY: effects play serve dist check goldens test test-full bench bench-server web compiled lint types contracts clean constraints million mutants soak

play: $(READY) web
	@$(BIN)/grimtable play $(ARGS)

serve: $(READY) web
	@$(BIN)/grimtable serve $(ARGS)

dist: $(READY) web
	@$(BIN)/python -m build

check: $(READY)
	@PYTHON=$(BIN)/python scripts/check

goldens: $(READY)
	@$(BIN)/python -m grimtable.testing.record tests/playthroughs
	@PYTHONPATH=tests $(BIN)/python tests/cli/test_transcripts.py

test: $(READY)
	@PYTHON=$(BIN)/python scripts/test $(SIZES)

test-full: $(READY)
	@PYTHON=$(BIN)/python scripts/test full

bench: $(READY) compiled
	@$(BIN)/python -m pip install -q -c constraints.txt -e '.[bench]'
	@GRIMTABLE_COMPILED=1 $(BIN)/python bench/run.py

web: $(READY)
	@scripts/web $(BIN)/python

bench-server: $(READY) compiled web
	@$(BIN)/python -m pip install -q -c constraints.txt -e '.[bench-server]'
	@GRIMTABLE_COMPILED=1 $(BIN)/python bench/server/run.py

compiled: $(READY)
	@$(BIN)/python scripts/compile.py

million: $(READY) compiled
	@GRIMTABLE_COMPILED=1 $(BIN)/python scripts/million.py $(GAME)

soak: $(READY)
	@$(BIN)/python scripts/soak.py

effects: $(READY) compiled
	@GRIMTABLE_COMPILED=1 $(BIN)/python scripts/effects.py

mutants: $(READY)
	@$(BIN)/python scripts/mutants.py $(GAME)

$(READY): pyproject.toml constraints.txt
	@scripts/venv $(PYTHON) $(VENV)
	@touch $@

constraints: pyproject.toml
	uv pip compile --universal --no-header --no-annotate --no-emit-index-url --all-extras pyproject.toml -o constraints.txt

clean:
	rm -rf $(VENV) build dist .mypy_cache .ruff_cache .pytest_cache .hypothesis
