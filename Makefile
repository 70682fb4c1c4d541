# The two commands: `make play` and `make test`. Both set up whatever is missing.
PYTHON ?= python3
BIN := .venv/bin
UV := $(shell command -v uv 2>/dev/null)

.PHONY: play test check bench coverage pictures study lock clean

play: .venv/ready
	@$(BIN)/baghdad play dieb $(ARGS)

test: .venv/ready
	$(BIN)/pytest -n 2 $(ARGS)

check: .venv/ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports

bench: .venv/ready
	$(BIN)/baghdad bench dieb $(ARGS)

# Compiled bodies can't be traced, so coverage is measured on the interpreted rules.
coverage: .venv/ready
	rm -f .coverage .coverage.*
	NUMBA_DISABLE_JIT=1 $(BIN)/coverage run -m pytest -m "not slow" $(ARGS)
	$(BIN)/coverage combine -q
	$(BIN)/coverage report

.venv/ready: requirements.lock pyproject.toml
ifdef UV
	test -x $(BIN)/python || uv venv --quiet --python $(PYTHON) .venv
	VIRTUAL_ENV=.venv uv pip install --quiet -r requirements.lock
	VIRTUAL_ENV=.venv uv pip install --quiet --no-deps -e .
else
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/pip install --quiet -r requirements.lock
	$(BIN)/pip install --quiet --no-deps -e .
endif
	touch $@

pictures: .venv/ready
	$(BIN)/python docs/pictures.py

study: .venv/ready
	$(BIN)/python -m docs.study $(ARGS)

# The lock names versions and hashes, no registry.
lock:
	uv lock --quiet
	uv export --quiet --frozen --format requirements-txt --no-emit-project --no-header --output-file requirements.lock
	rm uv.lock

clean:
	rm -rf .venv build dist .coverage .coverage.* .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache
