# Larder's commands. `make help` lists them.
.DEFAULT_GOAL := help
.PHONY: help run build test test-shipped check format demo bench bench-live bench-search bench-web test-web accept-screens clients eval eval-filters eval-photos fuzz fuzz-api attack crash-test import-kill-test shop-test shop-histories year prove-defences mutants test-client stack stack-test scale-stack-test scale-test bench-scale clean

help: ## Lists the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: build ## Installs what is missing, builds and starts Larder on SQLite, and prints its URL
	@exec .build/release/larder

build: ## Builds the release executables
	@Scripts/packages.sh build
	@echo "Building Larder (the first build takes a few minutes) …"
	@Scripts/build-release.sh larder larder-media

test: ## Runs every test, on SQLite and PostgreSQL
	@Scripts/packages.sh build test
	@Scripts/test.sh

test-client: ## Builds the client for apps alone and tests it with a real Larder (LARDER_BINARIES)
	@[ -n "$$LARDER_BINARIES" ] || { Scripts/packages.sh build && swift build --product larder; }
	@Scripts/test-client.sh

test-shipped: ## Checks what CI has no time for: the release build, every journey, clients, fuzzing and quick attacks
	@Scripts/packages.sh build test page clients attack fuzz-api
	@LARDER_STRICT=1 Scripts/build-release.sh
	@swift build --build-tests
	@LARDER_BINARIES=.build/release Scripts/with-postgres.sh .build/debug/larderPackageTests.xctest \
		--testing-library swift-testing --no-parallel --filter '^EndToEndTests\.'
	@LARDER_BINARIES=.build/release Scripts/test-web.sh
	@LARDER_BINARIES=.build/release Scripts/test-client.sh
	@LARDER_BINARIES=.build/release Scripts/clients.sh short
	@LARDER_BINARIES=.build/release Scripts/with-postgres.sh Scripts/fuzz-api.sh short
	@Scripts/attack.sh short

check: ## Checks the format of the sources, the shell scripts' syntax and the web app's types
	@Scripts/packages.sh check
	@swift format lint --strict --recursive --parallel Package.swift Shared Services Tests Clients
	@for script in Scripts/*.sh .ci/run; do bash -n "$$script"; done
	@Scripts/check-types.py

format: ## Formats the sources
	@swift format format --in-place --recursive --parallel Package.swift Shared Services Tests Clients

demo: ## Runs the whole workflow over HTTP against LARDER_URL, or against a temporary Larder
	@Scripts/packages.sh build demo
	@Scripts/demo.sh

bench: ## Measures against pgbench and other references; writes Tests/Bench/results.json
	@Scripts/packages.sh build test bench
	@LARDER_POSTGRES_OPTIONS="-c autovacuum=on -c autovacuum_naptime=10s" Scripts/with-postgres.sh Scripts/bench.sh

bench-live: ## Measures how soon a tick reaches other clients, and what 5,000 open streams take
	@Scripts/packages.sh build test bench
	@[ -n "$$LARDER_BINARIES" ] || Scripts/build-release.sh account-service grocery-service activity-service
	@Scripts/bench-live.sh

bench-search: ## Measures the search of 45,000 recipes on SQLite and PostgreSQL (FILE=…)
	@Scripts/packages.sh build test bench
	@[ -n "$$LARDER_BINARIES" ] || Scripts/build-release.sh larder account-service recipe-service
	@Scripts/bench-search.sh $(FILE)

eval: ## Scores the ingredient engine and the search on real recipes, if the data is there
	@Scripts/eval.sh
	@Scripts/eval-search.sh --misses

eval-filters: ## Compares what filters find in a catalogue with a reading of every recipe (some minutes)
	@Scripts/eval-search.sh --exact

eval-photos: ## Scores the reading of photos on forty recipe cards that it draws itself
	@Scripts/packages.sh build test eval-photos
	@LARDER_EVAL_PHOTOS=1 swift test --filter PhotoEvalTests

fuzz: ## Fuzzes the ingredient engine with libFuzzer for ten minutes
	@Scripts/fuzz.sh

fuzz-api: ## Fuzzes every service with schemathesis, from its OpenAPI document
	@Scripts/packages.sh build test fuzz-api
	@swift build
	@Scripts/with-postgres.sh Scripts/fuzz-api.sh

bench-web: ## Measures how fast a browser shows the app over slow networks (RUNS=5, FILE=…)
	@Scripts/packages.sh build page
	@[ -n "$$LARDER_BINARIES" ] || Scripts/build-release.sh larder
	@Scripts/bench-web.sh

test-web: ## Goes through the web app in Chromium, as a household would; leaves screenshots in .build/test-web
	@Scripts/packages.sh build page
	@[ -n "$$LARDER_BINARIES" ] || Scripts/build-release.sh larder
	@Scripts/test-web.sh

accept-screens: ## Accepts the app's screens as they look now; make test-web fails where they look otherwise
	@Scripts/packages.sh build page
	@[ -n "$$LARDER_BINARIES" ] || Scripts/build-release.sh larder
	@LARDER_ACCEPT_SCREENS=1 Scripts/test-web.sh screens

clients: ## Generates Python clients from the OpenAPI documents and runs the demo's story with one
	@Scripts/packages.sh build test clients
	@swift build
	@Scripts/clients.sh

attack: ## Attacks Larder while a well-behaved client uses it, on SQLite and PostgreSQL
	@Scripts/packages.sh build test attack
	@Scripts/build-release.sh
	@Scripts/attack.sh

crash-test: ## Kills larder and cuts its power while eight clients write; no acknowledged write may be lost
	@Scripts/packages.sh build crash-test
	@Scripts/build-release.sh larder
	@Scripts/crash-test.sh

import-kill-test: ## Imports 500 pages on three replicas, one of which is killed every two seconds (PAGES=500)
	@Scripts/packages.sh build test crash-test
	@Scripts/build-release.sh larder
	@Scripts/import-kill-test.sh

shop-test: ## Kills larder while phones change one list with bad reception; nothing may be lost (HISTORIES=40)
	@Scripts/packages.sh build test shop-test
	@Scripts/build-release.sh larder
	@Scripts/shop-test.sh

shop-histories: ## Runs random histories of phones that share a list, in portions (COUNT=10000, LARDER_SEED=…)
	@Scripts/packages.sh build test
	@swift build --build-tests
	@Scripts/shop-histories.sh "$(or $(COUNT),10000)"

year: ## Lets a busy household use everything for a year, on a clock that is moved, and compares its tables and read times (ENGINE=sqlite)
	@Scripts/packages.sh build test
	@LARDER_YEAR=$(or $(ENGINE),all) LARDER_POSTGRES_OPTIONS="-c autovacuum=on -c autovacuum_naptime=1s" Scripts/with-postgres.sh \
		swift test --no-parallel --filter HouseholdYearTests

prove-defences: ## Switches off each defence of docs/security.md, one by one; its test must fail
	@Scripts/packages.sh build test
	@Scripts/prove-defences.sh

mutants: ## Mutation testing: lists changes that no test detects (SEED=…, COUNT=300)
	@Scripts/packages.sh build test
	@Scripts/mutants.sh "$(SEED)" "$(or $(COUNT),300)" "$(ONLY)"

stack: ## Builds and starts the compose stack
	docker compose up --build --detach --wait
	@echo "Larder is up on $${LARDER_ORIGIN:-http://localhost:8080}"

stack-test: ## Tests the compose stack: up, the demo with restarts in between, down
	@Scripts/stack-test.sh

scale-stack-test: ## Tests compose.scale.yml: replicas, a standby that takes over, rolling restarts
	@Scripts/scale-stack-test.sh

scale-test: ## Tests Larder on a Citus cluster (LARDER_CITUS_URL)
	@Scripts/packages.sh build test
	@Scripts/scale-test.sh

bench-scale: ## Measures beside up to a million households, and on a Citus cluster if there is one
	@Scripts/packages.sh build test bench
	@Scripts/build-release.sh larder
	@Scripts/bench-scale.sh

clean: ## Removes what was built
	rm -rf .build Clients/Swift/.build Tests/PhoneCommand/.build
