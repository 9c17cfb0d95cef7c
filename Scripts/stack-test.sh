#!/usr/bin/env bash
# Tests the compose stack: builds and starts it, runs the demo against it while every service and the database are
# restarted, and stops it. Needs a Docker engine; if none is running, a helper beside the repository is used if present.
set -euo pipefail
cd "$(dirname "$0")/.."

if ! docker info >/dev/null 2>&1; then
    helper=../shared/tools/with-docker.sh
    [ -z "${LARDER_STACK_TEST:-}" ] && [ -x "$helper" ] || { echo "stack-test needs a Docker engine" >&2; exit 1; }
    LARDER_STACK_TEST=1 exec "$helper" "$PWD/Scripts/stack-test.sh"
fi

export COMPOSE_PROJECT_NAME=larder-stack-test LARDER_HTTP_PORT=${LARDER_HTTP_PORT:-18088} LARDER_HTTPS_PORT=${LARDER_HTTPS_PORT:-18443}
export LARDER_ORIGIN=http://localhost:$LARDER_HTTP_PORT

if [ "${1:-}" = restart ]; then
    # The demo's hook: one thing is restarted before each step.
    things=(account recipe menu meal-plan grocery postgres grocery export postgres menu recipe web activity)
    thing=${things[$((($2 - 1) % ${#things[@]}))]}
    echo "    (restarting $thing)"
    docker compose restart --timeout 10 "$thing" >/dev/null 2>&1
    exit
fi

down() { docker compose down --volumes --timeout 10 >/dev/null 2>&1 || true; }
trap down EXIT
started=$SECONDS
echo "Building and starting the stack …"
docker compose up --build --detach --wait --quiet-pull || { docker compose logs --tail 20; exit 1; }
echo "Up after $((SECONDS - started)) s:"
docker compose ps --format 'table {{.Service}}\t{{.Status}}'
docker images --filter reference='larder/*' --format '    {{.Repository}} {{.Size}}'

echo && echo "The demo, without restarts:"
LARDER_URL=$LARDER_ORIGIN Scripts/demo.sh
echo && echo "The demo, with a restart before each step:"
LARDER_URL=$LARDER_ORIGIN LARDER_DEMO_HOOK="$PWD/Scripts/stack-test.sh restart" Scripts/demo.sh

echo && echo "Internal paths are not reachable from outside:"
for path in /internal/v1/events /internal/v1/households/00000000-0000-0000-0000-000000000000; do
    status=$(curl -s -o /dev/null -w '%{http_code}' "$LARDER_ORIGIN$path")
    echo "    $path $status"
    [ "$status" = 404 ] || exit 1
done
echo "The stack works."
