#!/usr/bin/env bash
# Measures what a household's requests cost beside up to a million other households, and on a Citus cluster beside a plain
# server. Run it with `make bench-scale`.
#
# SIZES are the numbers of households ("1 2000 100000 1000000": about 25 GB of disk, and half an hour), CITUS_SIZE that on the
# cluster (1000). LARDER_CITUS_URL is the coordinator as a superuser; without it a helper beside the repository starts a
# cluster, if present.
set -euo pipefail
cd "$(dirname "$0")/.."
larder=$PWD/.build/release/larder
helper=../shared/tools/scale/with-citus.sh
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
chmod 755 "$scratch"

growth() { # the databases of standard input
    python3 Tests/Scale/growth.py "$larder" "$scratch"
}
case ${1:-} in
plain)
    for size in ${SIZES:-1 2000 100000 1000000}; do
        psql -qX "$LARDER_TEST_POSTGRES" -c "CREATE DATABASE larder_$size"
        echo "$size $size ${LARDER_TEST_POSTGRES%/*}/larder_$size 0.9"
    done | growth
    ;;
citus)
    size=${CITUS_SIZE:-1000}
    plain=$(python3 Tests/Scale/citus.py fill larder_plain)
    cluster=$(python3 Tests/Scale/citus.py fill larder_cluster)
    python3 Tests/Scale/citus.py extend larder_cluster
    # Roles made in a database that is no cluster do not reach the other servers.
    LARDER_DATABASE_URL=$cluster "$larder" migrate 2>/dev/null
    # All nodes share this machine's processors.
    printf '%s\n' "plain $size $plain" "citus $size $cluster list=0.4,tick=0.3,board=0.4,plan=0.4,create=0.3" | growth
    ;;
*)
    failed=0
    LARDER_POSTGRES_OPTIONS="-c shared_buffers=1GB -c max_wal_size=8GB -c autovacuum=on -c autovacuum_naptime=10s" \
        Scripts/with-postgres.sh "$0" plain || failed=1
    if [ -n "${LARDER_CITUS_URL:-}" ]; then
        "$0" citus || failed=1
    elif [ -x "$helper" ]; then
        "$helper" "$0" citus || failed=1
    else
        echo "no Citus cluster (LARDER_CITUS_URL): not measured on one"
    fi
    exit $failed
    ;;
esac
