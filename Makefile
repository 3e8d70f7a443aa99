# Akhet. `make play` plays and `make test` tests; both install what they need first, into this folder.
# Needs Python 3.11 or later and nothing else. To use another Python: make clean install PYTHON=python3.13

PYTHON ?=
PLAY_ARGS ?=
BENCH_ARGS ?=
LOAD_ARGS ?=
PAINT_ARGS ?=
LOCK_ARGS ?=
STRENGTH_ARGS ?=
STUDY_ARGS ?= --games 20000
STUDY_OUT ?= studies
RLLIB_ARGS ?=
TORCH ?= torch==2.13.0
# A worker runs neighbouring tests, which share a server or a browser; an idle one takes from the fullest queue.
PYTEST_ARGS ?= -q -n auto --maxprocesses 8 --dist worksteal

# Use the folders below, whatever environment is active in the shell.
unexport VIRTUAL_ENV CONDA_PREFIX CONDA_DEFAULT_ENV PYTHONHOME PYTHONPATH UV_SYSTEM_PYTHON
export UV_PYTHON_DOWNLOADS := never
# Use the system's certificates: behind a company's proxy they include more than uv's own list.
ifneq ($(wildcard /etc/ssl/certs/ca-certificates.crt /etc/pki/tls/certs/ca-bundle.crt /etc/ssl/cert.pem),)
export UV_SYSTEM_CERTS ?= 1
endif
# Do not look for newer versions: ours are pinned.
export PYRIGHT_PYTHON_IGNORE_WARNINGS := 1
export PIP_DISABLE_PIP_VERSION_CHECK := 1

# The uv on the PATH if it works, otherwise one in .uv.
UV := $(shell uv --version >/dev/null 2>&1 && echo uv || echo .uv/bin/uv)
OWN_UV := $(filter .uv/%,$(UV))

WEB_PACKAGES := web/node_modules/.package-lock.json

.NOTPARALLEL:
.DELETE_ON_ERROR:
.DEFAULT_GOAL := help
.PHONY: help install play web check test docs bench bench-gpu load paint strength crossmatch study protocol chromium torch \
    recipes rllib format lock hooks clean

help: ## list the targets
	@echo 'Akhet: two board games of ancient Egypt, NILE and Fertility.'
	@awk 'BEGIN { FS = ":.*## " } /^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' Makefile

install: .venv/.installed ## set up .venv, with the akhet command in it

# The games are compiled while the browser app is built. The server continues with what is left and says so on its pages.
play: install ## start a local server and open the browser (PLAY_ARGS=...)
	@.venv/bin/python -m akhet.server.tables.preparing & $(MAKE) --no-print-directory web
	@.venv/bin/akhet serve --open $(PLAY_ARGS)

web: web/dist/index.html ## build the browser app

check: install $(WEB_PACKAGES) ## run the quick checks: format, lint, types, layers, rulings, rule tests, web
	@.venv/bin/python -m tools.check

test: install web chromium torch recipes ## run every check and every test (PYTEST_ARGS=...)
	@.venv/bin/python -m tools.check --all -- $(PYTEST_ARGS)

docs: install ## build the documentation into site/; a broken link is an error
	@.venv/bin/zensical build --strict

bench: .venv-bench/.installed ## measure speed against OpenSpiel, PettingZoo, RLCard and Pgx (BENCH_ARGS=...)
	@.venv-bench/bin/python -m benchmarks $(BENCH_ARGS)

bench-gpu: .venv-bench/.installed ## measure batches on this machine's GPU and on its cores (BENCH_ARGS=...)
	@.venv-bench/bin/python -m benchmarks.gpu $(BENCH_ARGS)

load: install ## load a server with simulated players, on SQLite and PostgreSQL, beside boardgame.io (LOAD_ARGS=...)
	@.venv/bin/python -m benchmarks.load $(LOAD_ARGS)

paint: install web chromium ## measure in Chromium how soon a move is painted, and how smoothly (PAINT_ARGS=...)
	@.venv/bin/python -m benchmarks.paint $(PAINT_ARGS)

strength: install ## rate the bots against each other for docs/strength.md; takes hours, can be interrupted
	@.venv/bin/python -m benchmarks.strength $(STRENGTH_ARGS)

crossmatch: install ## rate our search against OpenSpiel's for docs/strength.md; takes hours, can be interrupted
	@.venv/bin/python -m benchmarks.crossmatch $(STRENGTH_ARGS)

study: install ## write a report on each game into studies/; can be interrupted (STUDY_ARGS=...)
	@.venv/bin/akhet study nile --monuments --out $(STUDY_OUT)/nile $(STUDY_ARGS)
	@.venv/bin/akhet study fertility --out $(STUDY_OUT)/fertility $(STUDY_ARGS)

protocol: install ## generate the browser's types from the JSON schema of the games and the server
	@.venv/bin/python -m tools.typescript

torch: .torch/.installed ## install PyTorch into .torch, for examples/ppo.py and training (TORCH=...)

recipes: .recipes/.installed ## install sb3-contrib and TorchRL into .recipes, for examples/train_*.py

rllib: .venv-rllib/.installed torch ## train with RLlib for a minute, in an environment of its own
	@PYTHONPATH=.torch .venv-rllib/bin/python examples/train_rllib.py --iterations 5 --rivals random $(RLLIB_ARGS)

format: install $(WEB_PACKAGES) ## format the code and fix what lint can fix
	@.venv/bin/ruff check --fix-only --quiet .
	@.venv/bin/ruff format .
	@.venv/bin/python hatch_build.py format

lock: $(OWN_UV) ## pin the dependencies in requirements/ (LOCK_ARGS=--upgrade for newer ones)
	@echo 'Pinning the dependencies ...'
	@$(compile) pyproject.toml --extra server --extra postgresql -o requirements/server.txt
	@$(compile) pyproject.toml --extra all --extra cluster --group dev -c requirements/server.txt -o requirements/dev.txt
	@$(compile) pyproject.toml --extra cuda --extra envs --extra openspiel --group bench \
	    -c requirements/dev.txt -o requirements/bench.txt
	@$(compile) --group recipes -c requirements/dev.txt --override requirements/no-torch.in $(already-in-venv) \
	    -o requirements/recipes.txt
	@$(compile) pyproject.toml --extra envs --group build --group rllib --override requirements/no-torch.in \
	    -o requirements/rllib.txt
	@$(compile) --group uv -o requirements/uv.txt

hooks: install $(WEB_PACKAGES) ## check format, lint, types and layers at every git commit
	@.venv/bin/pre-commit install

clean: ## remove everything that make created
	@rm -rf .venv .venv-bench .venv-rllib .torch .recipes .uv dist site studies .cache web/dist web/node_modules benchmarks/load/boardgame/node_modules .hypothesis .import_linter_cache .pytest_cache .ruff_cache
	@find . -name node_modules -prune -o -type d -name __pycache__ -prune -exec rm -rf {} +

web/dist/index.html: web/package-lock.json web/index.html web/vite.config.ts web/svelte.config.js \
    src/akhet/draw/palette.toml src/akhet/draw/patterns.toml \
    $(shell find web/src web/plugins web/public locales docs/rules docs/images/rules -type f 2>/dev/null)
	@echo 'Building the browser app ...'
	@.venv/bin/python hatch_build.py
	@touch $@

$(WEB_PACKAGES): web/package-lock.json | .venv/.installed
	@echo 'Installing the packages of the browser app ...'
	@.venv/bin/python hatch_build.py packages
	@touch $@

# The browser that the tests drive. On Debian and Ubuntu, root installs it if it is missing.
chromium:
	@command -v "$${CHROMIUM:-chromium}" >/dev/null && exit 0; \
	if command -v apt-get >/dev/null && test "`id -u`" = 0; then \
	    echo 'Installing Chromium for the browser tests ...'; \
	    apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -qq -y chromium >/dev/null; \
	else \
	    echo 'The browser tests need Chromium. Install it (Debian, Ubuntu: apt install chromium) or name one: CHROMIUM=/path/to/chromium make test' >&2; \
	    exit 1; \
	fi

.venv/.installed: requirements/dev.txt pyproject.toml | $(OWN_UV)
	@$(call set-up,.venv,requirements/dev.txt)

.venv-bench/.installed: requirements/bench.txt pyproject.toml | $(OWN_UV)
	@$(call set-up,.venv-bench,requirements/bench.txt,--only-binary :all: --no-binary rlcard)

# PyTorch is pinned by version only, not by hash: there is one build per kind of machine. It is installed with pip, whose
# settings say which build a person wants; with uv only if there is no pip.
.torch/.installed: | .venv/.installed
	@$(find-python); \
	echo 'Installing PyTorch for examples/ppo.py and training ...'; \
	rm -rf .torch; \
	if "$$python" -m pip --version >/dev/null 2>&1; then \
	    "$$python" -m pip --python .venv/bin/python install --quiet --no-compile --root-user-action ignore --target .torch $(TORCH); \
	else \
	    $(UV) pip install --quiet --python .venv/bin/python --target .torch $(TORCH); \
	fi
	@touch $@

# Beside PyTorch, and without what .venv has.
.recipes/.installed: requirements/recipes.txt | .torch/.installed $(OWN_UV)
	@echo 'Installing requirements/recipes.txt into .recipes ...'
	@rm -rf .recipes
	@$(UV) pip install --quiet --python .venv/bin/python --target .recipes --no-deps --no-build --require-hashes -r $<
	@touch $@

# RLlib needs an older Gymnasium than ours, so it has an environment of its own.
.venv-rllib/.installed: requirements/rllib.txt pyproject.toml | $(OWN_UV)
	@$(call set-up,.venv-rllib,requirements/rllib.txt)

.uv/bin/uv: requirements/uv.txt
	@$(find-python); \
	echo 'Installing uv ...'; \
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

already-in-venv = $(addprefix --no-emit-package ,cloudpickle farama-notifications gymnasium numpy orjson packaging \
    typing-extensions)

compile = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes \
    --no-emit-index-url --no-emit-find-links --custom-compile-command 'make lock' $(LOCK_ARGS)

new-enough = -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null

# Sets $python to an interpreter that is new enough: PYTHON if given, otherwise the first one found.
define find-python
for python in $(or $(PYTHON),python3 python3.14 python3.13 python3.12 python3.11) ''; do \
    test -n "$$python" && "$$python" $(new-enough) && break; \
done; \
if test -z "$$python"; then \
    echo "Akhet needs Python 3.11 or later; $(or $(PYTHON),python3) is `$(or $(PYTHON),python3) --version 2>/dev/null || echo missing`." >&2; \
    echo 'Name another one: make install PYTHON=/path/to/python3' >&2; \
    exit 1; \
fi
endef

# $(call set-up,FOLDER,REQUIREMENTS,BUILDS): create a virtual environment with exactly these packages and akhet from src.
# Only packages that BUILDS names are built from source: rlcard has no wheel.
define set-up
set -e; \
if ! $1/bin/python $(new-enough); then \
    $(find-python); \
    echo "Creating $1 with `$$python --version` ..."; \
    rm -rf $1; \
    $(UV) venv --quiet --python "`$$python -c 'import sys; print(sys.executable)'`" $1; \
fi; \
echo "Installing $2 into $1 ..."; \
$(UV) pip sync --quiet --compile-bytecode --python $1/bin/python --require-hashes $(or $3,--no-build) $2; \
$(UV) pip install --quiet --python $1/bin/python --no-deps --no-build-isolation --editable .; \
touch $@; \
echo 'Done.'
endef
