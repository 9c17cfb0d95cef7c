# Larder's commands. `make help` lists them.
.DEFAULT_GOAL := help
.PHONY: help run build test check format demo bench eval fuzz fuzz-api attack crash-test prove-defences mutants stack stack-test clean

help: ## Lists the commands
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

run: build ## Installs what is missing, builds and starts Larder on SQLite, and prints its URL
	@exec .build/release/larder

build: ## Builds the release executables
	@Scripts/packages.sh build
	@echo "Building Larder (the first build takes a few minutes) …"
	@Scripts/build-release.sh larder

test: ## Runs every test, on SQLite and PostgreSQL
	@Scripts/packages.sh build test
	@Scripts/with-postgres.sh swift test --no-parallel

check: ## Checks the format of the sources and the shell scripts' syntax
	@swift format lint --strict --recursive --parallel Package.swift Shared Services Tests
	@for script in Scripts/*.sh .ci/run; do bash -n "$$script"; done

format: ## Formats the sources
	@swift format format --in-place --recursive --parallel Package.swift Shared Services Tests

demo: ## Drives the whole loop over HTTP against LARDER_URL, or against a Larder of its own
	@Scripts/packages.sh build demo
	@Scripts/demo.sh

bench: ## Measures against pgbench and other references; writes Tests/Bench/results.json
	@Scripts/packages.sh build test bench
	@Scripts/with-postgres.sh Scripts/bench.sh

eval: ## Scores the kitchen on real material, where there is any
	@Scripts/eval.sh

fuzz: ## Feeds the kitchen with libFuzzer's bytes for ten minutes
	@Scripts/fuzz.sh

fuzz-api: ## Lets schemathesis ask every service all that its document allows and forbids
	@Scripts/packages.sh build test fuzz-api
	@swift build
	@Scripts/with-postgres.sh Scripts/fuzz-api.sh

attack: ## Attacks a Larder beside a well-behaved client, on SQLite and PostgreSQL, and prints what became of both
	@Scripts/packages.sh build test attack
	@Scripts/build-release.sh
	@Scripts/attack.sh

crash-test: ## Kills larder and cuts its power under eight writers, and looks for every write it had answered
	@Scripts/packages.sh build crash-test
	@Scripts/build-release.sh larder
	@Scripts/crash-test.sh

prove-defences: ## Takes every defence of docs/security.md out, one by one, and sees its test fail
	@Scripts/packages.sh build test
	@Scripts/prove-defences.sh

mutants: ## Changes one token of a rule at a time and names what no test notices (SEED=…, COUNT=300)
	@Scripts/packages.sh build test
	@Scripts/mutants.sh "$(SEED)" "$(or $(COUNT),300)" "$(ONLY)"

stack: ## Builds and starts the compose stack
	docker compose up --build --detach --wait
	@echo "Larder is up on $${LARDER_ORIGIN:-http://localhost:8080}"

stack-test: ## Proves the compose stack: up, the demo, restarts in its middle, down
	@Scripts/stack-test.sh

clean: ## Removes what was built
	rm -rf .build
