#!/usr/bin/env bash
# Scores the search: the queries of Tests/Search/queries.tsv over a catalogue of real recipes, and filters against a reading
# of every recipe. The recipes belong to others and are not part of the project: they are expected in LARDER_EVALUATION, else
# in ../shared/eval; without them there is nothing to score. LARDER_BINARIES can name a folder with a release build.
set -euo pipefail
cd "$(dirname "$0")/.."
material=${LARDER_EVALUATION:-../shared/eval}
recipes=$(find "$material" -maxdepth 1 -name 'recipes_*.json.zst' 2>/dev/null | sort | head -n 1)
if [ -z "$recipes" ]; then
    echo "There are no recipes in $material, so the search was not scored."
    exit 0
fi
bin=${LARDER_BINARIES:-}
if [ -z "$bin" ]; then
    Scripts/packages.sh build
    echo "Building Larder …"
    Scripts/build-release.sh larder >/dev/null
    bin=.build/release
fi

scratch=$(mktemp -d)
server=
finish() {
    [ -z "$server" ] || kill "$server" 2>/dev/null || true
    wait 2>/dev/null || true
    rm -rf "$scratch"
}
trap finish EXIT
export LARDER_DATA=$scratch/data LARDER_HOST=127.0.0.1 LARDER_PORT=${LARDER_PORT:-19090} LARDER_LOG_LEVEL=warning
export LARDER_RATE_ACCOUNT=0 LARDER_RATE_ADDRESS=0 LARDER_ACCESS_TOKEN_LIFETIME=3600
"$bin/larder" >"$scratch/log" 2>&1 &
server=$!
url=http://127.0.0.1:$LARDER_PORT
until [ "$(curl -s -o /dev/null -w '%{http_code}' "$url/readyz")" = 200 ]; do
    kill -0 "$server" 2>/dev/null || { cat "$scratch/log" >&2; exit 1; }
    sleep 0.1
done
echo "Loading the catalogue …"
"$bin/larder" catalog load "$recipes" >"$scratch/load" 2>&1 || { tail -n 20 "$scratch/load" >&2; exit 1; }
token=$(curl -sS -X POST -H 'Content-Type: application/json' -d '{}' "$url/api/v1/auth/anonymous" | jq -r .access_token)
# The index is made by the first search, which a busy machine can keep waiting for too long.
for _ in $(seq 60); do
    status=$(curl -s -o "$scratch/first" -w '%{http_code}' -H "Authorization: Bearer $token" "$url/api/v1/catalog/recipes?q=soup")
    [ "$status" = 503 ] || break
    sleep 1
done
[ "$status" = 200 ] || { cat "$scratch/first" "$scratch/log" >&2; exit 1; }
python3 Scripts/eval-search.py --url "$url" --token "$token" --path /api/v1/catalog/recipes "$@"
