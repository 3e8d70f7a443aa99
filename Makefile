# Akhet. `make play` plays, `make test` tests; both set everything up first, once.
# Needs Python 3.11 or later, and nothing else. Another Python: make clean install PYTHON=python3.13

PYTHON ?=
PLAY_ARGS ?=
BENCH_ARGS ?=
LOAD_ARGS ?=
PAINT_ARGS ?=
LOCK_ARGS ?=
STRENGTH_ARGS ?=
TORCH ?= torch==2.13.0
# A worker goes through neighbours, which share a house or a browser, and then takes from who has most left.
PYTEST_ARGS ?= -q -n auto --maxprocesses 8 --dist worksteal

# Our own folders count, whatever environment the shell is in.
unexport VIRTUAL_ENV CONDA_PREFIX CONDA_DEFAULT_ENV PYTHONHOME PYTHONPATH UV_SYSTEM_PYTHON
export UV_PYTHON_DOWNLOADS := never
# uv trusts what this machine trusts, which behind a company's proxy is more than uv's own list.
ifneq ($(wildcard /etc/ssl/certs/ca-certificates.crt /etc/pki/tls/certs/ca-bundle.crt /etc/ssl/cert.pem),)
export UV_SYSTEM_CERTS ?= 1
endif
# No look-up of newer versions: ours is pinned.
export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# The uv on the PATH if it works, otherwise one of our own.
UV := $(shell uv --version >/dev/null 2>&1 && echo uv || echo .uv/bin/uv)
OWN_UV := $(filter .uv/%,$(UV))

.NOTPARALLEL:
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help install play web test bench bench-gpu load paint strength crossmatch protocol chromium torch format lock hooks clean

help: ## list what make can do
	@echo 'Akhet: the board games of the Nile.'
	@awk 'BEGIN { FS = ":.*## " } /^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

install: .venv/.installed ## set up .venv, with the akhet command in it

play: install web ## open a house on this machine and play in the browser (PLAY_ARGS=...)
	@.venv/bin/akhet serve --open $(PLAY_ARGS)

web: web/dist/index.html ## build the browser app

test: install web chromium torch ## check format, lint, types and rooms, and run the tests (PYTEST_ARGS=...)
	@echo '== format: ruff format --check'
	@.venv/bin/ruff format --check --quiet . || { echo 'make format puts this right.'; exit 1; }
	@echo '== lint: ruff check'
	@.venv/bin/ruff check --quiet .
	@echo '== tests: pytest, and beside it what follows them below'
	@said=`mktemp`; { $(checks-beside); } 3>&1 >"$$said" 2>&1 & beside=$$!; \
	trap "kill $$beside 2>/dev/null" INT TERM; \
	.venv/bin/python -m pytest $(PYTEST_ARGS); tests=$$?; \
	wait $$beside; checks=$$?; \
	cat "$$said"; rm -f "$$said"; \
	test $$tests = 0 && test $$checks = 0

bench: .venv-bench/.installed ## measure speed beside OpenSpiel, PettingZoo, RLCard and Pgx (BENCH_ARGS=...)
	@.venv-bench/bin/python -m benchmarks $(BENCH_ARGS)

bench-gpu: .venv-bench/.installed ## measure a batch on this machine's GPU beside its cores (BENCH_ARGS=...)
	@.venv-bench/bin/python -m benchmarks.gpu $(BENCH_ARGS)

load: install ## let simulated players fill a house, over SQLite and PostgreSQL (LOAD_ARGS=...)
	@.venv/bin/python -m benchmarks.load $(LOAD_ARGS)

paint: install web chromium ## measure in Chromium how soon a step is seen, and how smoothly (PAINT_ARGS=...)
	@.venv/bin/python -m benchmarks.paint $(PAINT_ARGS)

strength: install ## let the bots play each other and keep docs/strength.md; hours, but it goes on where it stopped
	@.venv/bin/python -m benchmarks.strength $(STRENGTH_ARGS)

crossmatch: install ## let our search play OpenSpiel's and keep it in docs/strength.md; hours, but it goes on too
	@.venv/bin/python -m benchmarks.crossmatch $(STRENGTH_ARGS)

protocol: install ## write the browser's types of the protocol anew, from the server's
	@.venv/bin/python -m akhet.server.typescript

torch: .torch/.installed ## get PyTorch, which examples/ppo.py learns with (TORCH=...)

format: install ## put the code in format and mend what lint can mend
	@.venv/bin/ruff check --fix-only --quiet .
	@.venv/bin/ruff format .

lock: $(OWN_UV) ## pin dependencies in requirements/ (LOCK_ARGS=--upgrade for the newest)
	@echo 'Pinning the dependencies ...'
	@$(compile) pyproject.toml -o requirements/runtime.txt
	@$(compile) pyproject.toml --group dev -c requirements/runtime.txt -o requirements/dev.txt
	@$(compile) pyproject.toml --group bench -c requirements/dev.txt -o requirements/bench.txt
	@$(compile) --group uv -o requirements/uv.txt

hooks: install ## run the checks at every git commit
	@.venv/bin/pre-commit install

clean: ## remove everything that make made
	@rm -rf .venv .venv-bench .torch .uv dist web/dist web/node_modules .hypothesis .import_linter_cache .pytest_cache .ruff_cache
	@find . -name node_modules -prune -o -type d -name __pycache__ -prune -exec rm -rf {} +

web/dist/index.html: .venv/.installed web/package-lock.json web/index.html web/vite.config.ts web/svelte.config.js \
    $(shell find web/src web/plugins web/public locales docs/rules docs/images/rules -type f 2>/dev/null)
	@echo 'Building the browser app ...'
	@.venv/bin/python hatch_build.py
	@touch $@

# The browser that the tests drive: Debian's own, where it is missing and may be installed.
chromium:
	@command -v "$${CHROMIUM:-chromium}" >/dev/null && exit 0; \
	if command -v apt-get >/dev/null && test "`id -u`" = 0; then \
	    echo 'Installing Chromium, which the browser tests drive ...'; \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y chromium >/dev/null; \
	else \
	    echo 'The browser tests need Chromium: install it (Debian, Ubuntu: apt install chromium), or name one: CHROMIUM=/path/to/chromium make test' >&2; \
	    exit 1; \
	fi

.venv/.installed: requirements/dev.txt pyproject.toml | $(OWN_UV)
	@$(call set-up,.venv,requirements/dev.txt)

.venv-bench/.installed: requirements/bench.txt pyproject.toml | $(OWN_UV)
	@$(call set-up,.venv-bench,requirements/bench.txt,--only-binary :all: --no-binary rlcard)

# Every kind of machine has a PyTorch of its own, so it is pinned by version, not by hash. It is pip that people point
# at the one they want, and it comes for the Python that .venv has; uv only where there is no pip.
.torch/.installed: | .venv/.installed
	@$(find-python); \
	echo 'Getting PyTorch, for examples/ppo.py ...'; \
	rm -rf .torch; \
	if "$$python" -m pip --version >/dev/null 2>&1; then \
	    "$$python" -m pip --python .venv/bin/python install --quiet --no-compile --root-user-action ignore --target .torch $(TORCH); \
	else \
	    $(UV) pip install --quiet --python .venv/bin/python --target .torch $(TORCH); \
	fi
	@touch $@

.uv/bin/uv: requirements/uv.txt
	@$(find-python); \
	echo 'Getting uv, which installs the rest ...'; \
	rm -rf .uv; \
	if "$$python" -c 'import ensurepip' 2>/dev/null && "$$python" -m venv .uv; then \
	    .uv/bin/python -m pip install $(pip-flags); \
	elif "$$python" -m pip --version >/dev/null 2>&1 && "$$python" -m venv --without-pip .uv; then \
	    "$$python" -m pip --python .uv/bin/python install $(pip-flags); \
	else \
	    echo "$$python has neither venv nor pip: install them (Debian, Ubuntu: python3-venv), or uv." >&2; \
	    exit 1; \
	fi
	@touch $@

pip-flags = --quiet --require-hashes --only-binary :all: -r requirements/uv.txt

compile = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
    --no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' $(LOCK_ARGS)

# Types and rooms, for which nothing in the tests waits. What they find is kept for the end, where it is looked for; that
# they found something is said at once.
define checks-beside
failed=0; \
for check in pyright 'python hatch_build.py check' 'lint-imports --no-logo'; do \
    echo "== beside the tests: $$check"; \
    .venv/bin/$$check || { failed=1; echo "$$check: failed; why is said after the tests" >&3; }; \
done; \
exit $$failed
endef

new-enough = -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null

# Sets $python to an interpreter that is new enough: PYTHON if that is given, otherwise the first there is.
define find-python
for python in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11) ''; do \
    test -n "$$python" && "$$python" $(new-enough) && break; \
done; \
if test -z "$$python"; then \
    echo "Akhet needs Python 3.11 or later; $(or $(PYTHON),python3) is `$(or $(PYTHON),python3) --version 2>/dev/null || echo missing`." >&2; \
    echo 'Name another one so: make install PYTHON=/path/to/python3' >&2; \
    exit 1; \
fi
endef

# $(call set-up,FOLDER,REQUIREMENTS,BUILDS): a virtual environment with just these packages, and akhet from src. Nothing
# is built but what BUILDS names: rlcard comes as source alone.
define set-up
set -e; \
if ! $1/bin/python $(new-enough); then \
    $(find-python); \
    echo "Making $1 with `$$python --version` ..."; \
    rm -rf $1; \
    $(UV) venv --quiet --python "`$$python -c 'import sys; print(sys.executable)'`" $1; \
fi; \
echo "Installing the packages of $2 into $1 ..."; \
$(UV) pip sync --quiet --compile-bytecode --python $1/bin/python --require-hashes $(or $3,--no-build) $2; \
$(UV) pip install --quiet --python $1/bin/python --no-deps --no-build-isolation --editable .; \
touch $@; \
echo 'Done.'
endef
