#!/usr/bin/env bash
# Tests compose.scale.yml: builds and starts the stack, runs the demo, takes the primary away twice while eight clients
# write, and replaces every replica under RATE requests a second (500). Needs a Docker engine; if none is running, a
# helper beside the repository is used if present.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! docker info >/dev/null 2>&1; then
    helper=../shared/tools/with-docker.sh
    [ -z "${LARDER_STACK_TEST:-}" ] && [ -x "$helper" ] || { echo "scale-stack-test needs a Docker engine" >&2; exit 1; }
    LARDER_STACK_TEST=1 exec "$helper" "$PWD/Scripts/scale-stack-test.sh"
fi

export COMPOSE_FILE=compose.scale.yml COMPOSE_PROJECT_NAME=larder-scale-test
export LARDER_HTTP_PORT=${LARDER_HTTP_PORT:-18098} LARDER_HTTPS_PORT=${LARDER_HTTPS_PORT:-18453}
export LARDER_ORIGIN=http://localhost:$LARDER_HTTP_PORT LARDER_URL=http://localhost:$LARDER_HTTP_PORT
# One client asks as much as all of a town.
export LARDER_RATE_ACCOUNT=0 LARDER_RATE_ADDRESS=0 LARDER_RATE_SIGN_IN=0 LARDER_RATE_IMPORT=0

down() { docker compose down --volumes --timeout 10 >/dev/null 2>&1 || true; }
trap down EXIT
fails() {
    echo "WRONG: $1" >&2
    docker compose logs --tail "${LOG_LINES:-10}" >&2
    exit 1
}
started=$SECONDS
echo "Building and starting the stack …"
docker compose up --build --detach --wait --quiet-pull || fails "the stack does not start"
echo "Up after $((SECONDS - started)) s:"
docker compose ps --format 'table {{.Service}}\t{{.Status}}'
docker compose exec -T db-1 patronictl -c /etc/larder/patroni.yml list

echo && echo "Who is kept out:"
reaches() { docker compose exec -T web-1 timeout 5 bash -c "</dev/tcp/$1/$2" 2>/dev/null; }
reaches db-1 5432 || fails "a service does not reach the database"
! reaches etcd-1 2379 || fails "a service reaches etcd"
! reaches db-1 8008 || fails "a service reaches Patroni"
echo "    the services from etcd and Patroni"
said=$(docker compose exec -T db-1 psql -XqAt "postgres://larder:larder@db-2/larder" -c "SELECT" 2>&1 || true)
grep -q "pg_hba.conf rejects" <<<"$said" || fails "the owner may come over the network: $said"
echo "    the owner over the network"

echo && echo "The demo:"
Scripts/demo.sh | tail -1
echo && echo "Eight writers; the primary is killed, comes back, and its successor hangs:"
python3 Tests/Scale/stack.py failover || fails "the failover"
echo && echo "Every replica is replaced, one after the other:"
python3 Tests/Scale/stack.py rolling || fails "the rolling restart"
echo && echo "The demo again:"
Scripts/demo.sh | tail -1
echo "The stack works."
