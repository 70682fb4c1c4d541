# `make help` lists the targets. Each installs what it needs into .venv first.
PYTHON ?= python3
BIN := .venv/bin
UV := $(shell command -v uv 2>/dev/null)
# If this were set, every process would compile the Python sources of all libraries again.
export PYTHONDONTWRITEBYTECODE :=
# Without --no-compile pip compiles the Python sources of all libraries, of which playing imports few.
PIP_INSTALL := $(BIN)/pip --disable-pip-version-check install --no-compile
INSTALL := $(if $(UV),VIRTUAL_ENV=.venv uv pip install,$(PIP_INSTALL)) --quiet

# Processes that run the whole suite.
WORKERS ?= 2
TIERS := rules bots server page install

.DEFAULT_GOAL := help

.PHONY: help play terminal page page-test fonts sounds browser browsers quick test $(TIERS:%=test-%) layouts check bench \
	coverage mutants pictures docs study dist release lock clean

# List the targets.
help:
	@awk '/^# / {text = substr($$0, 3)} !NF {text = ""} \
		/^[a-z-]+:/ && text {sub(":.*", ""); printf "%-13s %s\n", $$0, text; text = ""} \
		/^\$$\(TIERS/ {printf "%-13s %s\n", "test-TIER", text}' $(firstword $(MAKEFILE_LIST))

# Start a server on this machine and open the page in the browser.
play: .venv/ready
	@$(BIN)/baghdad serve --open --quiet $(ARGS)

# Play a match against bots in the terminal.
terminal: .venv/ready
	@$(BIN)/baghdad play dieb $(ARGS)

# Rebuild the page in place after a change; installing the package builds it too.
page:
	$(PYTHON) hatch_build.py

# Check format, lint and types of Python, and test the rules, the core and the words.
quick: .venv/complete
	$(BIN)/ruff format --check -q .
	$(BIN)/ruff check -q .
	$(BIN)/mypy
	$(BIN)/python -m tests.tiers quick $(ARGS)

# Run the tests of one tier (rules, bots, server, page, install) and print the time that it usually takes.
$(TIERS:%=test-%): test-%: .venv/complete
	$(BIN)/python -m tests.tiers $* $(ARGS)

# Compile the rules, then run all tests on two processes, or with WORKERS=3 on three, and list the slowest.
test: .venv/complete browser
	$(BIN)/python -m tests.warm
	$(BIN)/pytest -n $(WORKERS) --dist worksteal --durations 50 --durations-min 1 $(ARGS)

# Check the layout of every state of the page in every language at every size. ARGS="dieb de" checks a part.
layouts: .venv/complete browser
	$(BIN)/python -m tests.page.all_layouts $(ARGS)

# Install Chromium for the tests of the page if this runs as root on Debian; otherwise say how.
browser:
	@command -v chromium >/dev/null || { test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq chromium; } || \
		echo "No chromium: the tests of the page are skipped. Install it with: apt-get install chromium"

# Play a match of each game in Chromium, Firefox and WebKit and take pictures at three sizes. ARGS="--engine webkit" for one.
ENGINES := firefox-esr webkit2gtk-driver xvfb
browsers: .venv/complete browser
	@dpkg -s $(ENGINES) >/dev/null 2>&1 || { test "$$(id -u)" = 0 && apt-get update -qq && apt-get install -y -qq $(ENGINES); } || \
		echo "An engine is missing. Install all with: apt-get install $(ENGINES)"
	$(BIN)/python -m tests.page.engines $(ARGS)

# Check the types of the page and run its unit tests, without a browser.
page-test: page
	$(PYTHON) hatch_build.py check test

# Make the fonts of the page from their packages.
fonts: .venv/complete page
	$(BIN)/python page/fonts/make.py

# Make the sounds of the page. The files are in the repository; the encoder is needed for nothing else.
sounds: .venv/complete
	$(BIN)/python -m pip install --quiet lameenc==1.9.0
	$(BIN)/python page/sounds/make.py

# Check format, lint and types of Python and the page, and the import contracts.
check: .venv/complete
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/basedpyright
	$(BIN)/lint-imports
	$(PYTHON) hatch_build.py lint check

# Measure everything and write docs/performance.md, then measure the page if there is a browser.
bench: .venv/ready
	$(BIN)/baghdad bench all --write docs/performance.md $(ARGS)
	@$(BIN)/python -m tests.page.page_benchmark

# Measure test coverage on the interpreted rules, since compiled code can't be traced.
coverage: .venv/complete
	rm -f .coverage .coverage.*
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -m "not slow" $(ARGS)
	$(BIN)/coverage combine -q
	$(BIN)/coverage report

VENV := test -x $(BIN)/python || $(if $(UV),uv venv --quiet --python $(PYTHON) .venv,$(PYTHON) -m venv .venv)

# Build the page while libraries are installed. Where that fails, as without Node, installing the package builds it.
PAGE_MEANWHILE := $(if $(BAGHDAD_NO_PAGE),,$(PYTHON) hatch_build.py >/dev/null 2>&1 &)

# .venv/ready has the libraries needed to play; .venv/complete also those for development, from one resolved set.
.venv/ready: requirements.lock pyproject.toml
	$(VENV)
	@$(PAGE_MEANWHILE) $(INSTALL) --no-deps -r requirements.lock; result=$$?; wait; exit $$result
	$(INSTALL) --no-deps -e .
	touch $@

.venv/complete: requirements-dev.lock pyproject.toml
	$(VENV)
	@$(PAGE_MEANWHILE) $(INSTALL) --no-deps -r requirements-dev.lock; result=$$?; wait; exit $$result
	$(INSTALL) --no-deps -e .
	touch .venv/ready $@

# Change the sources in one place at a time and see whether a test notices. ARGS="--package dieb --number 150 --seed 1"
mutants: .venv/complete
	$(BIN)/python -m tests.mutation $(ARGS)

# Draw the pictures in the documents: the terminal as SVG, the page as screenshots.
pictures: .venv/complete
	$(BIN)/python -m tests.cli.terminal_picture
	$(BIN)/python -m tests.page.screenshots
	$(BIN)/python -m tests.architecture

# Study the board of voleurs by matches between bots and write docs/voleurs-board.md. ARGS="--matches 20" plays fewer.
study: .venv/complete
	$(BIN)/baghdad balance voleurs --report board $(ARGS)

# Build the documentation site; a server shows it at /docs. Broken links and other warnings are errors.
docs: .venv/complete requirements-docs.lock
	$(INSTALL) --no-deps -r requirements-docs.lock
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict

# Build the wheel and the source distribution into dist/.
dist: .venv/complete
	rm -rf dist
	$(if $(UV),uv build --quiet --python $(BIN)/python,$(BIN)/python -m build)

# Build both distributions, check them in clean environments with and without Node and Numba, and print the notes.
release: dist
	$(BIN)/python -m tests.release dist

# Write the lock files: versions and hashes, but no registry.
EXPORT := uv export --quiet --frozen --format requirements-txt --no-emit-project --no-header
lock:
	uv lock --quiet
	$(EXPORT) --no-dev --output-file requirements.lock
	$(EXPORT) --output-file requirements-dev.lock
	$(EXPORT) --only-group docs --output-file requirements-docs.lock
	rm uv.lock

# Remove everything that the other targets made.
clean:
	rm -rf .venv build dist .coverage .coverage.* .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
