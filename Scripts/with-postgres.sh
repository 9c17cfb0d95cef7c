#!/bin/sh
# with-postgres.sh COMMAND…: runs a command with a temporary PostgreSQL server on a free port of 127.0.0.1.
# LARDER_TEST_POSTGRES has its URL. LARDER_POSTGRES_OPTIONS has further options of the server.
set -eu

bin=$(ls -d /usr/lib/postgresql/*/bin 2>/dev/null | sort -V | tail -n 1)
if [ -z "$bin" ]; then
    echo "with-postgres.sh: PostgreSQL is not installed (apt-get install postgresql)" >&2
    exit 1
fi

folder=$(mktemp -d "${TMPDIR:-/tmp}/larder-postgres.XXXXXX")
# PostgreSQL refuses to run as root.
as=""
if [ "$(id -u)" = 0 ]; then
    id postgres >/dev/null 2>&1 || useradd --system --no-create-home postgres
    chown postgres "$folder"
    as="runuser -u postgres --"
fi

stop() {
    $as "$bin/pg_ctl" -D "$folder/data" -m immediate -w stop >/dev/null 2>&1 || true
    rm -rf "$folder"
}
trap stop EXIT
trap 'exit 130' INT
trap 'exit 143' TERM

$as "$bin/initdb" -D "$folder/data" -U larder -A trust -E UTF8 --locale=C.UTF-8 --no-sync >"$folder/initdb.log" || {
    cat "$folder/initdb.log" >&2
    exit 1
}

# A port may be taken between choosing and using it; then another is tried.
attempt=0
while :; do
    port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])' \
        2>/dev/null || shuf -i 20000-32000 -n 1)
    options="-c listen_addresses=127.0.0.1 -c port=$port -c unix_socket_directories=$folder"
    options="$options -c fsync=off -c full_page_writes=off -c max_connections=400 -c shared_buffers=64MB"
    options="$options -c log_min_messages=fatal -c autovacuum=off ${LARDER_POSTGRES_OPTIONS:-}"
    if $as "$bin/pg_ctl" -D "$folder/data" -l "$folder/server.log" -o "$options" -w -t 60 start >/dev/null; then
        break
    fi
    attempt=$((attempt + 1))
    if [ "$attempt" -ge 5 ]; then
        cat "$folder/server.log" >&2
        exit 1
    fi
done

LARDER_TEST_POSTGRES="postgres://larder@127.0.0.1:$port/postgres"
# Ends all connections in the middle of what they do, as a crash would.
LARDER_TEST_POSTGRES_RESTART="$as $bin/pg_ctl -D $folder/data -l $folder/server.log -m immediate -w restart"
export LARDER_TEST_POSTGRES LARDER_TEST_POSTGRES_RESTART
code=0
"$@" || code=$?
exit "$code"
