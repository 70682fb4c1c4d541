# The two commands: `make play` and `make test`. Both set up whatever is missing.
PYTHON ?= python3
BIN := .venv/bin
UV := $(shell command -v uv 2>/dev/null)
# Where this is set, every process would compile the libraries' sources anew.
export PYTHONDONTWRITEBYTECODE :=
INSTALL := $(if $(UV),VIRTUAL_ENV=.venv uv pip,$(BIN)/pip) install --quiet

.PHONY: play terminal page page-test browser test check bench coverage pictures study lock clean

# Opens a house on this machine, and the browser on it.
play: .venv/ready
	@$(BIN)/baghdad serve --open --quiet $(ARGS)

# A match against computer players, without a browser.
terminal: .venv/ready
	@$(BIN)/baghdad play dieb $(ARGS)

# Whoever installs gets the page built; this builds it again after a change, in place.
page:
	$(PYTHON) hatch_build.py

test: .venv/complete browser
	$(BIN)/python -m tests.warm
	$(BIN)/pytest -n 2 --dist worksteal $(ARGS)

# The page is tested in Debian's chromium; root gets it, others are told.
browser:
	@command -v chromium >/dev/null || { test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq chromium; } || \
		echo "No chromium: the tests of the page are left out. Install it with: apt-get install chromium"

# Types of the page, and the logic behind it, without a browser.
page-test: page
	cd page && npm run check && npm test

check: .venv/complete
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

# The rules and computer players; then the page, where there is a browser.
bench: .venv/ready
	$(BIN)/baghdad bench dieb $(ARGS)
	@$(BIN)/python -m tests.page.page_benchmark

# Compiled bodies can't be traced, so coverage is measured on the interpreted rules.
coverage: .venv/complete
	rm -f .coverage .coverage.*
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -m "not slow" $(ARGS)
	$(BIN)/coverage combine -q
	$(BIN)/coverage report

# To play, a handful of libraries; to work on it, those of the tests too.
.venv/ready: requirements.lock pyproject.toml
ifdef UV
	test -x $(BIN)/python || uv venv --quiet --python $(PYTHON) .venv
else
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
endif
	$(INSTALL) -r requirements.lock
	$(INSTALL) --no-deps -e .
	touch $@

.venv/complete: .venv/ready requirements-dev.lock
	$(INSTALL) -r requirements-dev.lock
	touch $@

# Those of the documents: the terminal as SVG, the page as a browser shows it.
pictures: .venv/complete
	$(BIN)/python -m tests.cli.terminal_picture
	$(BIN)/python -m tests.page.screenshots

study: .venv/complete
	$(BIN)/python -m baghdad.arena.board_study $(ARGS)

# The locks name versions and hashes, no registry.
EXPORT := uv export --quiet --frozen --format requirements-txt --no-emit-project --no-header
lock:
	uv lock --quiet
	$(EXPORT) --no-dev --output-file requirements.lock
	$(EXPORT) --output-file requirements-dev.lock
	rm uv.lock

clean:
	rm -rf .venv build dist .coverage .coverage.* .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
