#!/usr/bin/env bash
# Tests Larder on a Citus cluster: migrations, the demo, policies, a filled database that becomes a cluster, writers while
# shards move and a worker is killed, and the suites of all stores.
#
# LARDER_CITUS_URL is the coordinator as a superuser, CITUS_LOG its log, KILL_WORKER and START_WORKER commands that kill
# and start a worker; without the URL a helper beside the repository starts a cluster, if present. SUITES=off leaves the
# suites out.
set -euo pipefail
cd "$(dirname "$0")/.."

helper=../shared/tools/scale
if [ -z "${LARDER_CITUS_URL:-}" ]; then
    [ -x "$helper/with-citus.sh" ] || { echo "scale-test needs a Citus cluster: set LARDER_CITUS_URL" >&2; exit 1; }
    exec "$helper/with-citus.sh" "$0" "$@"
fi
if [ -n "${SCALE_DIR:-}" ]; then
    export CITUS_LOG=${CITUS_LOG:-$SCALE_DIR/pg/citus0/server.log}
    port=$((PG_PORT + 21))
    export KILL_WORKER=${KILL_WORKER:-$helper/pg.sh kill9 citus1}
    export START_WORKER=${START_WORKER:-$helper/pg.sh start citus1 $port}
fi

# One client asks as much as all of a town.
export LARDER_RATE_ACCOUNT=0 LARDER_RATE_ADDRESS=0 LARDER_RATE_LINK=0 LARDER_RATE_SIGN_IN=0 LARDER_RATE_IMPORT=0

swift build --product larder
larder=$PWD/.build/debug/larder
scratch=$(mktemp -d)
server=
stop() { [ -z "$server" ] || { kill "$server" && wait "$server"; } 2>/dev/null || true; server=; }
trap 'stop; rm -rf "$scratch"' EXIT
start() {
    stop
    port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
    (cd "$scratch" && LARDER_DATABASE_URL=$1 LARDER_PORT=$port exec "$larder" >"$scratch/larder.log" 2>&1) &
    server=$!
    export LARDER_URL=http://127.0.0.1:$port
    for _ in $(seq 300); do curl -fs "$LARDER_URL/readyz" >/dev/null && return; sleep 0.1; done
    cat "$scratch/larder.log" >&2
    exit 1
}
query() { psql -XqAt "$LARDER_CITUS_URL" -c "$1"; }
fails() { echo "WRONG: $1" >&2; exit 1; }

echo "== migrate: every table of a household is distributed, beside the others of the household"
LARDER_DATABASE_URL=$LARDER_CITUS_URL "$larder" migrate 2>/dev/null
echo "    $(query "SELECT count(*), count(DISTINCT colocation_id) FROM citus_tables")"
[ "$(query "SELECT count(DISTINCT colocation_id) FROM citus_tables")" = 1 ] || fails "not all tables lie together"
LARDER_DATABASE_URL=$LARDER_CITUS_URL "$larder" doctor || fails "larder doctor finds something wrong"

echo "== the demo; which statements asked more than one server"
query "ALTER SYSTEM SET citus.multi_task_query_log_level = 'warning'"
query "ALTER SYSTEM SET log_min_error_statement = 'warning'"
query "SELECT pg_reload_conf()" >/dev/null
start "$LARDER_CITUS_URL"
from=$(wc -c <"$CITUS_LOG")
Scripts/demo.sh | tail -1
Scripts/demo.sh | tail -1
sleep 35
tail -c +$((from + 1)) "$CITUS_LOG" >"$scratch/citus.log"
python3 Tests/Scale/citus.py queries "$scratch/citus.log" || fails "a statement of a household asked more than one server"

echo "== policies on the servers"
python3 Tests/Scale/citus.py policies || fails "the policies do not hold on a worker"

echo "== a filled database becomes a cluster"
plain=$(python3 Tests/Scale/citus.py fill larder_filled)
start "$plain"
Scripts/demo.sh | tail -1
before=$(psql -XqAt "$plain" -c "SELECT count(*), sum(hashtext(i::text)) FROM grocery.grocery_item i")
stop
python3 Tests/Scale/citus.py extend larder_filled
LARDER_DATABASE_URL=$plain "$larder" distribute 2>&1 | grep -c " of " | sed 's/.*/    & tables moved/'
after=$(psql -XqAt "$plain" -c "SELECT count(*), sum(hashtext(i::text)) FROM grocery.grocery_item i")
[ "$(psql -XqAt "$plain" -c "SELECT count(*) FROM citus_tables")" -gt 50 ] || fails "the tables are not distributed"
[ "$before" = "$after" ] || fails "rows differ after the move: $before, $after"
start "$plain"
Scripts/demo.sh | tail -1

echo "== eight writers, a shard moves, a worker is killed"
start "$LARDER_CITUS_URL"
python3 Tests/Scale/citus.py load "${SECONDS_OF_LOAD:-30}" || fails "writes were lost, or did not come back"
stop

if [ "${SUITES:-on}" = on ]; then
    echo "== the stores' suites"
    swift build --build-tests
    # Two of them are about owners whose own statements are bound by policies, which cannot be on a cluster. One is about
    # tables without statistics: those of a cluster's shards are collected by `larder distribute`, then by the servers.
    LARDER_TEST_POSTGRES=$LARDER_CITUS_URL swift test --skip-build --no-parallel \
        --filter '^(Database|Events|MenuService|MealPlanService|GroceryService|RecipeService|ExportService|AccountService)Tests\.' \
        --filter 'TenancyReplayTests' \
        --skip 'an owner who is no superuser' --skip 'what somebody took away' \
        --skip 'large tables without statistics'
fi
echo "Larder works on this cluster."
