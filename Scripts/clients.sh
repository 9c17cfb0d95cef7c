#!/usr/bin/env bash
# clients.sh [short]: generates a Python client from the document of each service and from the one of all, without a
# warning, and runs the story of `make demo` with the last one. With `short`, only the one of all is generated.
#
# LARDER_CLIENT_TOOLS        a folder with openapi-python-client's programs; without it they are installed from PyPI
set -euo pipefail
cd "$(dirname "$0")/.."

mode=${1:-full}
case "$mode" in
full | short) ;;
*)
    echo "clients.sh: the only argument is 'short'" >&2
    exit 64
    ;;
esac

scratch=$(mktemp -d)
pids=()
finish() {
    for pid in "${pids[@]}"; do kill "$pid" 2>/dev/null && wait "$pid" 2>/dev/null || true; done
    rm -rf "$scratch"
}
trap finish EXIT

tools=${LARDER_CLIENT_TOOLS:-}
if [ -z "$tools" ]; then
    # Not one that is there for other requirements than today's.
    kept=$PWD/.build/client-tools
    if ! cmp -s Tests/Clients/requirements.txt "$kept/requirements.txt"; then
        rm -rf "$kept"
        python3 -m venv "$kept"
        "$kept/bin/pip" install --quiet --disable-pip-version-check --requirement Tests/Clients/requirements.txt
        cp Tests/Clients/requirements.txt "$kept/requirements.txt"
    fi
    tools=$kept/bin
fi
# It formats what it generates with ruff, which it looks for there.
PATH=$tools:$PATH

binaries=${LARDER_BINARIES:-.build/debug}
export LARDER_HOST=127.0.0.1 LARDER_LOG_LEVEL=warning LARDER_INTERNAL_SECRET=0123456789abcdef0123456789abcdef
ready() {
    for try in $(seq 120); do
        ! curl --silent --fail --output /dev/null "$1/readyz" || return 0
        sleep 0.25
    done
    echo "$1 is not ready" >&2 && cat "$scratch"/*.log >&2 && exit 1
}
generate() {
    curl --silent --show-error --fail --output "$scratch/$1.json" "$2/openapi.json" || { cat "$scratch"/*.log >&2; exit 1; }
    "$tools/openapi-python-client" generate --path "$scratch/$1.json" --output-path "$scratch/clients/$1" \
        --config Tests/Clients/config.yaml --meta none --fail-on-warning >"$scratch/$1.out" 2>&1 ||
        { cat "$scratch/$1.out" >&2 && echo "the client of $1 has not been generated cleanly" >&2 && exit 1; }
    # What does not compile, or names what is not there, does not pass.
    "$tools/python" -m compileall -q "$scratch/clients/$1"
    "$tools/ruff" check --quiet --select E9,F --output-format concise "$scratch/clients/$1"
    echo "$1: $(find "$scratch/clients/$1/api" -name '[a-z]*.py' | wc -l) operations"
}

mkdir "$scratch/clients"
port=${LARDER_PORT:-18070}
services=(account recipe menu meal-plan grocery export web activity)
[ "$mode" = full ] || services=()
for index in "${!services[@]}"; do
    name=${services[index]}
    export "LARDER_$(tr a-z- A-Z_ <<<"$name")_URL=http://127.0.0.1:$((port + index + 1))"
done
for index in "${!services[@]}"; do
    name=${services[index]}
    LARDER_PORT=$((port + index + 1)) LARDER_DATA=$scratch/data "$binaries/$name-service" >"$scratch/$name.log" 2>&1 &
    pids+=($!)
done
for index in "${!services[@]}"; do
    ready "http://127.0.0.1:$((port + index + 1))"
    # The web service's is the one at the front door, of all services.
    generate "$(tr - _ <<<"${services[index]}")" "http://127.0.0.1:$((port + index + 1))"
done

url=http://127.0.0.1:$port
LARDER_PORT=$port LARDER_DATA=$scratch/all LARDER_ORIGIN=$url "$binaries/larder" >"$scratch/larder.log" 2>&1 &
pids+=($!)
ready "$url"
generate larder "$url"
PYTHONPATH=$scratch/clients PYTHONWARNINGS=error "$tools/python" Tests/Clients/story.py "$url"
[ "$mode" = short ] || PYTHONPATH=$scratch/clients "$tools/python" Tests/Clients/alike.py "$scratch/web.json" "$scratch/larder.json"
