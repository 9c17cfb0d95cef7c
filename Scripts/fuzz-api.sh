#!/usr/bin/env bash
# fuzz-api.sh [short]: starts every service on PostgreSQL and fuzzes it with schemathesis, from its OpenAPI document.
# Run it with with-postgres.sh. Without `short` it makes at least 10,000 requests.
set -euo pipefail
cd "$(dirname "$0")/.."
root=$PWD

mode=${1:-full}
binaries=${LARDER_BINARIES:-.build/debug}
tool=.build/schemathesis
case "$mode" in
full)
    examples=60
    least=10000
    phases=examples,coverage,fuzzing,stateful
    ;;
short)
    examples=3
    least=1500
    phases=examples,coverage,fuzzing
    ;;
*)
    echo "fuzz-api.sh: the only argument is 'short'" >&2
    exit 64
    ;;
esac
: "${LARDER_TEST_POSTGRES:?run this through Scripts/with-postgres.sh}"

# Not one that is there for other requirements than today's.
if ! cmp -s Tests/Fuzz/requirements.txt "$tool/requirements.txt"; then
    rm -rf "$tool"
    python3 -m venv "$tool"
    "$tool/bin/pip" install --quiet --disable-pip-version-check --requirement Tests/Fuzz/requirements.txt
    cp Tests/Fuzz/requirements.txt "$tool/requirements.txt"
fi

work=$(mktemp -d)
database="fuzz_$$"
services=()
for program in "$binaries"/*-service; do
    name=${program##*/}
    services+=("${name%-service}")
done
processes=()
finish() {
    for process in "${processes[@]}"; do kill "$process" 2>/dev/null || true; done
    wait "${processes[@]}" 2>/dev/null || true
    psql --no-psqlrc --quiet --command "DROP DATABASE IF EXISTS $database WITH (FORCE)" "$LARDER_TEST_POSTGRES" || true
    rm -rf "$work"
}
trap finish EXIT
psql --no-psqlrc --quiet --command "CREATE DATABASE $database" "$LARDER_TEST_POSTGRES"

LARDER_INTERNAL_SECRET=$(head -c 24 /dev/urandom | base64 | tr '+/' '-_')
export LARDER_INTERNAL_SECRET LARDER_HOST=127.0.0.1 LARDER_LOG_LEVEL=error
LARDER_DATABASE_URL=$(printf '%s' "$LARDER_TEST_POSTGRES" | sed -E "s#(//[^/]*/)[^?]*#\\1$database#")
export LARDER_DATABASE_URL
# With billing its webhook is there; its limits would soon be all that is seen.
export LARDER_REVENUECAT_SECRET=what-billing-shows
export LARDER_OPERATOR_TOKEN=what-the-operator-shows-to-be-let-in
export LARDER_FREE_RECIPES=1000000 LARDER_FREE_IMPORTS=1000000 LARDER_FREE_MEMBERS=1000000 LARDER_FREE_HISTORY=1000000 \
    LARDER_FREE_CUSTOM_STAPLES=1000000
# One client asks thousands of times a minute here.
export LARDER_RATE_ACCOUNT=0 LARDER_RATE_ADDRESS=0 LARDER_RATE_LINK=0 LARDER_RATE_SIGN_IN=0 LARDER_RATE_IMPORT=0

read -r -a ports < <(python3 - ${#services[@]} <<'PORTS'
import socket
import sys
sockets = [socket.socket() for _ in range(int(sys.argv[1]))]
for one in sockets:
    one.bind(("127.0.0.1", 0))
print(*[one.getsockname()[1] for one in sockets])
PORTS
)
for index in "${!services[@]}"; do
    name=$(printf '%s' "${services[index]}" | tr 'a-z-' 'A-Z_')
    export "LARDER_${name}_URL=http://127.0.0.1:${ports[index]}"
done
for index in "${!services[@]}"; do
    service=${services[index]}
    LARDER_PORT=${ports[index]} LARDER_ORIGIN="http://127.0.0.1:${ports[index]}" \
        "$binaries/$service-service" >"$work/$service.log" 2>&1 &
    processes+=($!)
    for _ in $(seq 300); do
        curl --silent --fail --output /dev/null "http://127.0.0.1:${ports[index]}/readyz" && break
        sleep 0.1
    done
    curl --silent --fail --output /dev/null "http://127.0.0.1:${ports[index]}/readyz" || {
        cat "$work/$service.log" >&2
        echo "fuzz-api.sh: the $service service did not become ready" >&2
        exit 1
    }
done

# Fuzzes the service of a name at a port; leaves what is said in its file, and one more if that is no success.
fuzz() {
    local service=$1 url=http://127.0.0.1:$2
    # The document for services has their own operations too.
    curl --silent --fail --header "Larder-Internal-Secret: $LARDER_INTERNAL_SECRET" --output "$work/$service.json" \
        "$url/internal/openapi.json"
    # Streams do not end, so a client that waits for the whole answer cannot ask for them; the replay and the tests of
    # the services do.
    (cd "$work" && SCHEMATHESIS_HOOKS="$root/Tests/Fuzz/hooks.py" \
        "$root/$tool/bin/schemathesis" --config-file "$root/Tests/Fuzz/schemathesis.toml" run "$work/$service.json" \
        --url "$url" \
        --phases "$phases" --max-examples "$examples" --seed "${FUZZ_SEED:-4}" --workers 1 \
        --exclude-path-regex '^/(api|list)/.*/events$' \
        --generation-database none --no-color) >"$work/$service.txt" 2>&1 || touch "$work/$service.failed"
}
export -f fuzz
export work root tool phases examples
# As many at once as there are processors: each has one thread.
for index in "${!services[@]}"; do echo "${services[index]} ${ports[index]}"; done |
    xargs --max-procs="$(nproc)" --max-lines=1 bash -c 'fuzz "$@"' fuzz

failed=()
for service in "${services[@]}"; do
    echo "-- $service"
    [ ! -e "$work/$service.failed" ] || failed+=("$service")
    tail -n "${FUZZ_LINES:-400}" "$work/$service.txt"
    if [ -s "$work/$service.log" ]; then
        echo "The $service service logged:"
        head -n 20 "$work/$service.log"
        failed+=("$service's log")
    fi
done

cases=$(grep -hoE '[0-9]+ generated' "$work"/*.txt | awk '{ sum += $1 } END { print sum + 0 }')
echo "fuzz-api: $cases cases"
[ ${#failed[@]} = 0 ] || {
    echo "fuzz-api: failed: ${failed[*]}" >&2
    exit 1
}
[ "$cases" -ge "$least" ] || {
    echo "fuzz-api: fewer than $least cases" >&2
    exit 1
}
