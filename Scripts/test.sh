#!/bin/sh
# test.sh: builds and runs every test. Two halves, each with a PostgreSQL of its own, run side by side.
#
# A test is mostly one process that waits for another, so one half alone leaves a core idle. Within a half the tests
# come one after the other. The second half's output is shown when it has ended.
set -eu
cd "$(dirname "$0")/.."

# The suites that take about half of the time.
half='^(EndToEndTests|GroceryServiceTests)\.'

swift build --build-tests
# `swift test` locks the build folder, so it could not run twice.
run="Scripts/with-postgres.sh $(swift build --show-bin-path)/larderPackageTests.xctest"
run="$run --testing-library swift-testing --no-parallel"

log=$(mktemp)
trap 'rm -f "$log"' EXIT
# In a process group of its own, as an interrupt does not reach what a shell runs in the background.
setsid $run --filter "$half" >"$log" 2>&1 &
second=$!
trap 'kill -- -$second 2>/dev/null || true; exit 130' INT TERM

code=0
$run --skip "$half" || code=$?
wait $second || code=$?
cat "$log"
exit $code
