# Everyday commands. They work in an environment of their own, .venv; `make dev` creates it.

PYTHON ?= python3
VENV ?= .venv
PY = $(VENV)/bin/python
CHECKED_TESTS ?= tests/core tests/rules tests/cards tests/perft tests/properties/test_against_reference.py

# A debug or sanitized build goes into an environment of its own under build/, so that the one being worked in keeps its
# fast build. PYTHONSAFEPATH keeps Python from importing the package of the current folder instead.
define install_apart
	test -x $(1)/bin/python || $(PYTHON) -m venv $(1)
	$(1)/bin/pip install -q 'setuptools>=77' 'Cython>=3'
	$(2) $(1)/bin/pip install -q --no-build-isolation '.[test]'
endef

# The tools of the extra `dev`, without building the package for them.
TOOLS = import tomllib; print("\n".join(tomllib.load(open("pyproject.toml", "rb"))["project"]["optional-dependencies"]["dev"]))

.PHONY: help dev build pgo test fast soak bench annotate debug sanitize lint format package clean

help:  ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-10s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

$(PY):
	$(PYTHON) -m venv $(VENV)
	$(PY) -m pip install -q 'setuptools>=77' 'Cython>=3'

dev: $(PY)  ## create .venv and install the package into it, editable, with all tools
	$(PY) -m pip install -q --no-build-isolation -e '.[test,dev]'

build: $(PY)  ## compile what has changed, in place
	$(PY) setup.py -q build_ext --inplace

pgo: $(PY)  ## compile, train and compile again, in place: the fastest core (gcc, clang); `make build` returns to a plain one
	EUPHORIA_PGO=1 $(PY) setup.py -q build_ext --inplace

test: build  ## all tests but the soak tests
	$(PY) -m pytest

fast: build  ## the tests that take no more than a moment each
	$(PY) -m pytest -m "not slow and not soak"

soak: build  ## long random play
	$(PY) -m pytest tests -m soak

bench: build  ## speed measurements
	$(PY) -m pytest bench

annotate: $(PY)  ## Cython's annotated HTML, under build/release/cython/
	EUPHORIA_ANNOTATE=1 $(PY) setup.py -q build_ext --inplace
	@find build/release/cython -name '*.html'

debug:  ## the core's tests against a build with all checks on
	$(call install_apart,build/venv-debug,EUPHORIA_DEBUG=1)
	PYTHONSAFEPATH=1 build/venv-debug/bin/python -m pytest $(CHECKED_TESTS)

# The sanitizers' library must be loaded before Python. Python itself frees little at its end, so leaks are not looked at;
# its own allocator would hide overruns, so malloc takes its place. -s: pytest would swallow the report of a fault.
sanitize:  ## the same under the address and undefined-behaviour sanitizers (gcc)
	$(call install_apart,build/venv-sanitize,EUPHORIA_DEBUG=1 EUPHORIA_SANITIZE=1)
	PYTHONSAFEPATH=1 PYTHONMALLOC=malloc \
	LD_PRELOAD="$$(gcc -print-file-name=libasan.so) $$(gcc -print-file-name=libubsan.so)" \
	ASAN_OPTIONS=detect_leaks=0 UBSAN_OPTIONS=halt_on_error=1:print_stacktrace=1 \
	build/venv-sanitize/bin/python -m pytest -s -p no:cacheprovider $(CHECKED_TESTS)

lint: $(PY)  ## style and types of the sources
	@$(PY) -c '$(TOOLS)' | $(PY) -m pip install -q -r /dev/stdin
	$(PY) -m ruff check .
	$(PY) -m ruff format --check .
	PATH="$(CURDIR)/$(VENV)/bin:$$PATH" cython-lint ext
	$(PY) -m mypy

format: $(PY)  ## bring the Python sources into the format that lint asks for
	@$(PY) -c '$(TOOLS)' | $(PY) -m pip install -q -r /dev/stdin
	$(PY) -m ruff check --fix .
	$(PY) -m ruff format .

package:  ## build the source archive and try it with each Python found
	.ci/package

clean:  ## remove everything that was built (not .venv)
	rm -rf build dist *.egg-info .pytest_cache .hypothesis .benchmarks .ruff_cache
	find euphoria_ai -name '*.so' -delete
	rm -f euphoria_ai/_tables.py
	find . -name __pycache__ -not -path './.venv*' -prune -exec rm -rf {} +
