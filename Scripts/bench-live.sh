#!/usr/bin/env bash
# Measures how soon a tick is told to those who follow a list and a household, and what 5,000 open streams take: on
# SQLite with one process of each service, on PostgreSQL with two of the grocery and the activity service. Run it with
# `make bench-live`.
#
# SECONDS_EACH is the length of the measurement (20). ENGINES can name one of the engines, LARDER_BINARIES a folder with
# a release build. The goal on an idle machine is a median of 10 ms and 50 ms for the slowest hundredth.
set -euo pipefail
cd "$(dirname "$0")/.."
bin=${LARDER_BINARIES:-$PWD/.build/release}

if [ "${1:-}" != on ]; then
    failed=0
    for engine in ${ENGINES:-sqlite postgres}; do
        run=(Scripts/bench-live.sh on "$engine")
        [ "$engine" = sqlite ] || run=(Scripts/with-postgres.sh "${run[@]}")
        LARDER_POSTGRES_OPTIONS="-c autovacuum=on -c autovacuum_naptime=10s" "${run[@]}" || failed=1
    done
    exit $failed
fi

engine=$2 folder=$(mktemp -d)
pids=()
finish() {
    [ ${#pids[@]} = 0 ] || kill "${pids[@]}" 2>/dev/null || true
    wait 2>/dev/null || true
    rm -rf "$folder"
}
trap finish EXIT
export LARDER_RATE_ACCOUNT=60000000 LARDER_RATE_ADDRESS=60000000 LARDER_RATE_SIGN_IN=0 LARDER_HOST=127.0.0.1
export LARDER_MAX_CONNECTIONS_PER_ADDRESS=10000
export LARDER_LOG_LEVEL=error LARDER_ACCESS_TOKEN_LIFETIME=3600 LARDER_DATA=$folder
export LARDER_INTERNAL_SECRET=only-for-the-services-of-this-benchmark
export LARDER_ACCOUNT_URL=http://127.0.0.1:19281
# None of these is asked.
export LARDER_RECIPE_URL=http://127.0.0.1:19291 LARDER_MENU_URL=http://127.0.0.1:19292
export LARDER_MEAL_PLAN_URL=http://127.0.0.1:19293 LARDER_EXPORT_URL=http://127.0.0.1:19294
[ "$engine" = sqlite ] || export LARDER_DATABASE_URL=$LARDER_TEST_POSTGRES

start() { # NAME PORT: starts a service and waits until it is ready
    LARDER_PORT=$2 "$bin/$1-service" >"$folder/$1-$2.log" 2>&1 &
    pids+=($!)
    until [ "$(curl -s -o /dev/null -w '%{http_code}' "http://127.0.0.1:$2/readyz")" = 200 ]; do
        kill -0 $! 2>/dev/null || { cat "$folder/$1-$2.log" >&2; exit 1; }
        sleep 0.02
    done
}
start account 19281
groceries=() activities=()
for replica in 0 $([ "$engine" = sqlite ] || echo 1); do
    # Each replica knows one of the other service, as behind a balancer.
    export LARDER_GROCERY_URL=http://127.0.0.1:1928$((2 + replica))
    export LARDER_ACTIVITY_URL=http://127.0.0.1:1928$((6 + replica))
    start grocery "1928$((2 + replica))"
    groceries+=("127.0.0.1:1928$((2 + replica)):$!")
    start activity "1928$((6 + replica))"
    activities+=("127.0.0.1:1928$((6 + replica)):$!")
done
list() { local IFS=,; echo "$*"; }
python3 Tests/Bench/live.py "$engine" "${SECONDS_EACH:-20}" 127.0.0.1:19281 \
    "$(list "${groceries[@]}")" "$(list "${activities[@]}")"
