.DEFAULT_GOAL := help
.PHONY: help play page wheel release test test-long check lint coverage hook bench warm clean browser proxy \
	contact-sheets screenshots

PYTHON ?= python3
BIN := .venv/bin

help: ## say what each target does
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' $(firstword $(MAKEFILE_LIST)) | expand -t 16

PAGE := iacta/server/page/index.html

play: .venv/ready-to-play page ## open the table in a browser
	$(BIN)/iacta serve

page: $(PAGE) ## build the page

$(PAGE): web/node_modules/.package-lock.json $(shell find web -path web/node_modules -prune -o -type f -print)
	cd web && npm run --silent build

# From nothing: what an earlier version left in build/ or in the page would go into the wheel, too.
wheel: ## build the page and, with it inside, a wheel in dist/
	rm -rf build dist iacta/server/page
	$(MAKE) page
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip wheel --quiet --no-deps --wheel-dir dist .

release: .venv/ready-to-test ## build an sdist and a wheel in dist/, and try them in an empty virtual environment
	rm -rf build dist iacta/server/page *.egg-info
	$(MAKE) page
	$(BIN)/python -m tools.release

# Not `npm ci`: it insists on what every other system would need, which a lock file made on one system may lack.
web/node_modules/.package-lock.json: web/package.json web/package-lock.json
	cd web && npm install --no-save --silent --no-audit --no-fund
	touch $@

# In small shares: otherwise one process gets all the tests in a browser and the other waits for it.
SHARED := -n 2 --maxschedchunk 16

test: lint warm page browser proxy ## run the tests
	$(BIN)/pytest $(SHARED)

test-long: lint warm page browser proxy ## run every test, those that take minutes too
	$(BIN)/pytest $(SHARED) -m "long or not long"

check: lint warm ## formatting, style, types and the quick tests, in under two minutes
	$(BIN)/pytest $(SHARED) -m "not long and not slow"

lint: .venv/ready-to-test ## formatting, style and types
	$(BIN)/ruff format --check
	$(BIN)/ruff check
	$(BIN)/mypy

# The quick tests unless told otherwise: make coverage COVERED=tests/match
COVERED ?= -m "not long and not slow"

coverage: warm ## which lines the quick tests reach: a report in build/coverage/
	$(BIN)/pytest $(SHARED) --cov --cov-report=term --cov-report=html $(COVERED)

hook: ## let git run `make lint` before every commit
	@hook="$$(git rev-parse --git-path hooks/pre-commit)"; \
	if test -e "$$hook" && ! cmp -s tools/pre-commit "$$hook"; then \
		echo "$$hook is there already; it is left as it is" >&2; exit 1; \
	fi; \
	mkdir -p "$$(dirname "$$hook")" && cp tools/pre-commit "$$hook" && chmod +x "$$hook"

# Debian's Chromium without windows where apt can bring it, otherwise one that is there, otherwise the one that Playwright
# knows. Playwright's own driver needs libatomic1, which the smallest systems lack.
browser: .venv/ready-to-test ## find or install a browser for the tests
	@{ command -v chromium-headless-shell && $(BIN)/playwright --version; } > /dev/null 2>&1 || { \
		test "$$(id -u)" = 0 && command -v apt-get > /dev/null \
			&& apt-get update -qq && apt-get install -y -qq chromium-headless-shell libatomic1 > /dev/null; \
	} || command -v chromium > /dev/null || $(BIN)/playwright install chromium

# Some tests run behind a real nginx or Caddy, or ask systemd and OpenSSL. Where apt cannot bring them these tests are left
# out, but never with CI=true.
proxy: ## find or install nginx, Caddy, systemd and OpenSSL for the tests
	@missing=; PATH="$$PATH:/usr/sbin"; \
	for each in nginx:nginx-light caddy:caddy systemd-analyze:systemd openssl:openssl; do \
		command -v "$${each%:*}" > /dev/null || missing="$$missing $${each#*:}"; \
	done; \
	test -z "$$missing" || { \
		test "$$(id -u)" = 0 && command -v apt-get > /dev/null \
			&& apt-get update -qq && apt-get install -y -qq $$missing > /dev/null; \
	} || { test "$$CI" != true && echo "not installed:$$missing; the tests that need them are left out"; }

contact-sheets: browser web/node_modules/.package-lock.json ## draw every card in every size, theme and colour blindness
	$(BIN)/python -m tools.contact_sheets

screenshots: browser page ## take the pictures that the README shows
	$(BIN)/python -m tools.screenshots

bench: .venv/ready-to-bench ## measure the speed, OpenSpiel's beside it
	$(BIN)/iacta bench

# Cold test workers would each compile everything: first every game is compiled in each mode, a process for each core.
# The last games take the longest and come first, so that no core waits long for the other; who compiles is heard when it
# fails.
LAST_FIRST := awk '{ line[NR] = $$0 } END { while (NR) print line[NR--] }'
CORES := $(shell getconf _NPROCESSORS_ONLN)

warm: .venv/ready-to-test ## compile the rules in both modes, for the tests
	@games=$$($(BIN)/iacta games --names | $(LAST_FIRST)) && test -n "$$games" && \
	for mode in compiled checked; do printf "%s/$$mode\n" $$games; done | xargs -P $(CORES) -I JOB sh -c '\
		game=$$(dirname JOB); mode=$$(basename JOB); log=.venv/warm-$$game-$$mode.log; \
		$(BIN)/iacta warm $$game --mode $$mode 2> $$log || { cat $$log >&2; exit 1; }'

.venv/ready-to-play: EXTRAS =
.venv/ready-to-test: EXTRAS = [dev,cuda,openspiel,pettingzoo]
.venv/ready-to-bench: EXTRAS = [bench]
.venv/ready-to-play .venv/ready-to-test .venv/ready-to-bench: pyproject.toml constraints.txt
	test -x $(BIN)/python || $(PYTHON) -m venv .venv
	$(BIN)/python -m pip install --quiet -c constraints.txt -e '.$(EXTRAS)'
	touch $@

clean: ## remove the virtual environment and everything built
	rm -rf .venv build dist web/node_modules iacta/server/page *.egg-info .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -prune -exec rm -rf {} +
