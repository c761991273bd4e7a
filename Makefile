# make play and make test do everything on a fresh machine that has git, make and python3 (3.11 or later, with venv).
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
READY := $(VENV)/ready
DEV := $(VENV)/ready-dev
unexport PYTHONDONTWRITEBYTECODE  # what Python has compiled is kept: without it each of many short processes compiles anew

.PHONY: play terminal check test lint docs slow chromium transcripts mutants games secrets foretold reading balance siege attack fuzz undos audit bench bench-web screenshots lock clean

play: $(READY)             # the table in the browser; `make terminal` plays in the terminal
	@$(BIN)/vigil serve

terminal: $(READY)
	@$(BIN)/vigil play

check: lint                # everything but the browser's tests and the slow ones: for every day
	$(BIN)/pytest -n 2 --dist loadgroup --ignore=tests/browser

test: lint chromium        # everything but the slow tests
	$(BIN)/pytest -n 2 --dist loadgroup

lint: $(DEV)               # format, style, types, import contracts, rule coverage
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/oxlint --deny-warnings vigil tests
	$(BIN)/lint-imports
	$(BIN)/vigil coverage --brief & covered=$$!; $(BIN)/mypy; typed=$$?; wait $$covered && exit $$typed

docs: $(DEV)               # the pages of the library, from its docstrings, into build/docs
	$(BIN)/pdoc --no-search -o build/docs vigil.api vigil.bots vigil.kernel

slow: $(DEV) chromium       # whole games by clicking, ten tabs, ten kills: what `make test` does in short
	$(BIN)/pytest -n 2 --dist loadgroup -m slow

chromium:                  # for the browser tests; apt as root, otherwise a word of advice
	@command -v chromium >/dev/null || { test "$$(id -u)" = 0 && command -v apt-get >/dev/null \
		&& apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null; } \
		|| echo "Chromium is missing, so the browser tests are skipped. As root: apt-get install chromium"

screenshots: $(DEV)        # every page and five moments of a game, to be looked at
	$(BIN)/python -m tools.pictures.screenshots

bench-web: $(DEV)          # 200 tables at once on loopback, then 50 tables of six seats
	$(BIN)/python -m tools.bench.web
	$(BIN)/python -m tools.bench.web --company

mutants: $(DEV)            # 60 rules of each game drawn at random: does a test notice when the rule does nothing?
	$(BIN)/python -m tools.rule_coverage.mutants

games: $(DEV)              # 10,000 whole games of each; every event, option and refusal reached
	$(BIN)/python -m vigil.lab.reachability

fuzz: $(DEV)               # 10,000 injured saves, packs, requests and typed words, by fixed seeds; `make test` does some hundreds
	$(BIN)/python -m tools.security.fuzz

undos: $(DEV)              # 3,000 games with undos and redos: is each table what its journal says? `make test` does some
	$(BIN)/python -m tools.security.undo_check

secrets: $(DEV)            # 10,000 worlds of the three-seat toy: does anything reach a seat that it may not know?
	$(BIN)/python -m vigil.lab.noninterference examples.village.definition:TOY3 10000

foretold: $(DEV)           # 60 games of each: is every forecast, total, odds table, preview, price and short text what the rules then do?
	$(BIN)/python -m vigil.lab.foretold

reading: $(DEV)            # 20,000 wars of bots: how many stories one tells, and ten; what is never read, and what too often
	$(BIN)/python -m vigil.lab.book.reading --games 5000 --workers 2

balance: $(DEV)            # every game played by bots: outcomes, length, causes of defeat, what was never met
	$(BIN)/python -m vigil.lab.balance

bench: $(DEV)              # questions a second against Catanatron, forks, replays, memory; AGAINST=commit: and against it
	$(BIN)/pip install -q --require-hashes -r requirements-bench.lock
	$(BIN)/python -m tools.bench.speed $(if $(AGAINST),--against $(AGAINST))

siege: $(DEV)              # people answer while 1,500 sockets, 1,000 streams, 180 watchers and floods of nonsense come; then 20 kills (KILLS=50): two minutes
	$(BIN)/python -m tools.security.siege $(if $(KILLS),--kills $(KILLS))

attack: $(DEV)             # each attack we know of against a server of its own on loopback, held or not: two minutes
	$(BIN)/python -m tools.security.attack

audit: $(DEV)              # the pinned versions against the advisories we know of
	$(BIN)/python -m tools.security.dependency_audit

transcripts: $(DEV)        # accept the told games as they are now, after reading the difference
	$(BIN)/python -m tools.golden.transcripts

$(READY): requirements.lock pyproject.toml
	@$(PYTHON) -c 'import sys; sys.exit("Vigil needs Python 3.11 or later." if sys.version_info < (3, 11) else 0)'
	@test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/python -m pip install -q --disable-pip-version-check --no-deps --no-build-isolation -e .
	@touch $@

$(DEV): $(READY) requirements-dev.lock
	@$(BIN)/python -m pip install -q --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@touch $@

lock: $(DEV)               # pin the newest versions again
	$(BIN)/python tools/requirements_lock.py

clean:
	rm -rf $(VENV) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache
