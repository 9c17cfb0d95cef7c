#!/bin/sh
# test.sh: builds and runs every test. Three parts, each with a PostgreSQL of its own, run side by side.
#
# A test is mostly one process that waits for another, so one part alone leaves a core idle. Within a part the tests
# come one after the other. The output of the parts in the background is shown when they have ended.
set -eu
cd "$(dirname "$0")/.."

# The targets of the parts in the background; the others take about as long.
first=EndToEndTests
second='GroceryServiceTests|RecipeServiceTests'

swift build --build-tests
# `swift test` locks the build folder, so it could not run twice.
run="Scripts/with-postgres.sh $(swift build --show-bin-path)/larderPackageTests.xctest"
run="$run --testing-library swift-testing --no-parallel"

logs=$(mktemp -d)
processes=
trap 'rm -rf "$logs"' EXIT
trap 'for one in $processes; do kill -- -$one 2>/dev/null || true; done; exit 130' HUP INT TERM
# In process groups of their own, as an interrupt does not reach what a shell runs in the background.
setsid $run --filter "^($first)\." >"$logs/1" 2>&1 &
processes=$!
setsid $run --filter "^($second)\." >"$logs/2" 2>&1 &
processes="$processes $!"

code=0
$run --skip "^($first|$second)\." || code=$?
for one in $processes; do wait "$one" || code=$?; done
cat "$logs/1" "$logs/2"
exit $code
