#!/usr/bin/env bash
# Measures Larder against references in the same run and prints a table; Tests/Bench/results.json has the same as JSON.
# Run it with `make bench`, which starts a temporary PostgreSQL (LARDER_TEST_POSTGRES). SECONDS_EACH is the length of
# one measurement, ROUNDS the number of repetitions; medians are shown.
set -euo pipefail
cd "$(dirname "$0")/.."
: "${LARDER_TEST_POSTGRES:?run this through make bench}"
seconds=${SECONDS_EACH:-5}
rounds=${ROUNDS:-3}

echo "Building the release executables …"
Scripts/build-release.sh >/dev/null
bin=$PWD/.build/release

scratch=$(mktemp -d)
pids=()
finish() {
    [ ${#pids[@]} = 0 ] || kill "${pids[@]}" 2>/dev/null || true
    wait 2>/dev/null || true
    psql -q "$LARDER_TEST_POSTGRES" -c "DROP DATABASE IF EXISTS larder_bench WITH (FORCE)" >/dev/null 2>&1 || true
    rm -rf "$scratch"
}
trap finish EXIT

# ---- results ------------------------------------------------------------------------------------------------------
results=$scratch/results.jsonl
: >"$results"
# line NAME VALUE UNIT [REFERENCE REFERENCE-VALUE] BOUND-KIND BOUND: at-least bounds are on the ratio where there is one.
line() {
    jq -nc --arg name "$1" --argjson value "$2" --arg unit "$3" --arg reference "$4" --argjson reference_value "$5" \
        --arg kind "$6" --argjson bound "$7" '
        {$name, $value, $unit, reference: (if $reference == "" then null else $reference end), $reference_value,
         ratio: (if $reference_value == null then null else ($value / $reference_value * 1000 | round / 1000) end),
         $kind, $bound}
        | .ok = (if .kind == "" then null else ((.ratio // .value) as $seen
            | if .kind == "at_least" then $seen >= .bound else $seen <= .bound end) end)' >>"$results"
    tail -n 1 "$results" | jq -r '"\(.name): \(.value) \(.unit)" + (if .ratio then "  (\(.ratio) of \(.reference): \(.reference_value))" else "" end)'
}
median() { sort -g | awk '{ v[NR] = $1 } END { print NR % 2 ? v[(NR + 1) / 2] : (v[NR / 2] + v[NR / 2 + 1]) / 2 }'; }

# ---- servers ------------------------------------------------------------------------------------------------------
database=${LARDER_TEST_POSTGRES%/*}/larder_bench
psql -q "$LARDER_TEST_POSTGRES" -c "DROP DATABASE IF EXISTS larder_bench WITH (FORCE)" -c "CREATE DATABASE larder_bench"
declare -A port=([account]=19081 [recipe]=19082 [menu]=19083 [meal-plan]=19084 [grocery]=19085 [activity]=19088)
# One client asks as much as all of a town: the limits are checked, and never reached.
export LARDER_RATE_ACCOUNT=60000000 LARDER_RATE_ADDRESS=60000000 LARDER_RATE_LINK=60000000 LARDER_RATE_SIGN_IN=0 LARDER_RATE_IMPORT=0
export LARDER_HOST=127.0.0.1 LARDER_LOG_LEVEL=warning LARDER_ACCESS_TOKEN_LIFETIME=3600 LARDER_INTERNAL_SECRET=only-for-the-services-of-this-benchmark
for name in "${!port[@]}"; do
    key=${name^^}
    export "LARDER_${key//-/_}_URL=http://127.0.0.1:${port[$name]}"
done
until_ready() { # URL LOG: waits for the service that was started last
    until [ "$(curl -s -o /dev/null -w '%{http_code}' "$1/readyz")" = 200 ]; do
        kill -0 $! 2>/dev/null || { cat "$2" >&2; exit 1; }
        sleep 0.005
    done
}
now_ms() { echo $(($(date +%s%N) / 1000000)); }
pss() { awk '/^Pss:/ { printf "%.1f", $2 / 1024 }' "/proc/$1/smaps_rollup"; }

# ---- the kitchen --------------------------------------------------------------------------------------------------
. Scripts/bench-kitchen.sh

declare -A pid
for name in account recipe menu meal-plan grocery activity; do
    LARDER_PORT=${port[$name]} LARDER_DATABASE_URL=$database "$bin/$name-service" >"$scratch/$name.log" 2>&1 &
    pid[$name]=$!
    pids+=($!)
    until_ready "http://127.0.0.1:${port[$name]}" "$scratch/$name.log"
done
at() { echo "http://127.0.0.1:${port[$1]}$2"; }
call() { # call METHOD URL [JSON]
    curl -sS --fail-with-body -X "$1" -H "Authorization: Bearer $token" -H 'Content-Type: application/json' ${3:+--data-binary "$3"} "$2"
}
sign_in() { curl -sS -X POST -H 'Content-Type: application/json' -d '{}' "$1/api/v1/auth/anonymous"; }
uuid() { cat /proc/sys/kernel/random/uuid; }

foods=(onion carrot potato tomato cucumber leek celery spinach apple banana milk yoghurt cheddar cream eggs chicken beef
    salmon rice pasta flour lentils chickpeas "coconut milk" oats bread "peanut butter" honey coffee tea)
items=$(for index in "${!foods[@]}"; do printf '%s\n' "$((index + 1)) kg ${foods[$index]}"; done | jq -Rnc '[inputs]')

# ---- list read, 30 items ------------------------------------------------------------------------------------------
account=http://127.0.0.1:${port[account]}
signed=$(sign_in "$account")
token=$(jq -r .access_token <<<"$signed")
household=$(jq -r .household.id <<<"$signed")
list=$(uuid)
call PUT "$(at grocery /api/v1/grocery-lists/$list)" "{\"title\": \"Bench\", \"items\": $items}" >"$scratch/list.json"
count=$(jq '.items | length' "$scratch/list.json")
[ "$count" = 30 ] || { echo "the list has $count items instead of 30" >&2; exit 1; }

requests_per_second() { # CONNECTIONS URL [SCRIPT]
    wrk -t1 -c"$1" -d"${seconds}s" ${3:+-s "$3"} -H "Authorization: Bearer $token" "$2" >"$scratch/wrk"
    ! grep -q 'Non-2xx' "$scratch/wrk" || { cat "$scratch/wrk" >&2; exit 1; }
    awk '/^Requests\/sec:/ { print $2 }' "$scratch/wrk"
}
pgbench_per_second() { # CLIENTS SCRIPT…
    local clients=$1 files=()
    shift
    for file in "$@"; do files+=(-f "$file"); done
    PGOPTIONS='-c search_path=grocery' pgbench -n -M prepared -c "$clients" -j 1 -T "$seconds" "${files[@]}" "$database" 2>/dev/null |
        awk '/^tps =/ { print $3 }'
}
horizon=$(($(date +%s) * 1000 - 3600000))
sed -e "s/:household/'$household'/; s/:list/'$list'/; s/:horizon/$horizon/" Tests/Bench/list-read.sql >"$scratch/list-read.sql"
for connections in 1 16 64; do
    : >"$scratch/ours"
    : >"$scratch/theirs"
    for _ in $(seq "$rounds"); do
        requests_per_second "$connections" "$(at grocery /api/v1/grocery-lists/$list)" >>"$scratch/ours"
        pgbench_per_second "$connections" "$scratch/list-read.sql" >>"$scratch/theirs"
    done
    kind=
    [ "$connections" != 16 ] || kind=at_least
    line "list read, 30 items, $connections connections" "$(median <"$scratch/ours")" "requests/s" \
        "pgbench -M prepared" "$(median <"$scratch/theirs")" "$kind" 0.6
done

# ---- the check of a token -----------------------------------------------------------------------------------------
# CPU of the account service for a signed-in GET that reads no database, less that of /healthz: the same server, answer
# and connection, with and without a token.
cpu_us() { # URL: microseconds of CPU a request, of the account service
    local ticks before after requests
    ticks=$(getconf CLK_TCK)
    before=$(awk '{ print $14 + $15 }' "/proc/${pid[account]}/stat")
    wrk -t1 -c16 -d"${seconds}s" -H "Authorization: Bearer $token" "$1" >"$scratch/wrk"
    ! grep -q 'Non-2xx' "$scratch/wrk" || { cat "$scratch/wrk" >&2; exit 1; }
    after=$(awk '{ print $14 + $15 }' "/proc/${pid[account]}/stat")
    requests=$(awk '/requests in/ { print $1 }' "$scratch/wrk")
    awk -v ticks="$((after - before))" -v hz="$ticks" -v n="$requests" 'BEGIN { printf "%.2f\n", ticks / hz * 1000000 / n }'
}
: >"$scratch/ours"
: >"$scratch/theirs"
for _ in $(seq "$rounds"); do
    cpu_us "$(at account /api/v1/auth/session)" >>"$scratch/ours"
    cpu_us "$(at account /healthz)" >>"$scratch/theirs"
done
line "signed-in GET without a database, CPU a request" "$(median <"$scratch/ours")" "µs" "/healthz" \
    "$(median <"$scratch/theirs")" at_most 4

# ---- check an item ------------------------------------------------------------------------------------------------
# Many households at once, as checks of one household wait for each other by design; a check and its undoing in turn.
: >"$scratch/targets"
files=()
for index in $(seq 64); do
    other=$(sign_in "$account")
    token=$(jq -r .access_token <<<"$other")
    h=$(jq -r .household.id <<<"$other")
    l=$(uuid)
    call PUT "$(at grocery /api/v1/grocery-lists/$l)" "{\"title\": \"Bench\", \"items\": $items}" >"$scratch/one.json"
    item=$(jq -r '.items[0].id' "$scratch/one.json")
    echo "$token /api/v1/grocery-lists/$l/items/$item/checked" >>"$scratch/targets"
    sed -e "s/:household/'$h'/g; s/:list/'$l'/g; s/:item/'$item'/g" \
        -e "s/:change/'$(uuid)'/g; s/:now/$(date +%s)000/g; s/:horizon/$horizon/g" Tests/Bench/check-item.sql >"$scratch/check-$index.sql"
    files+=("$scratch/check-$index.sql")
done
cat >"$scratch/check.lua" <<LUA
local targets = {}
for line in io.lines("$scratch/targets") do
    local token, path = line:match("(%S+) (%S+)")
    targets[#targets + 1] = { path, { ["Authorization"] = "Bearer " .. token } }
end
local n = 0
function request()
    n = n + 1
    local target = targets[n % #targets + 1]
    return wrk.format(math.floor(n / #targets) % 2 == 0 and "POST" or "DELETE", target[1], target[2])
end
LUA
: >"$scratch/ours"
: >"$scratch/theirs"
for _ in $(seq "$rounds"); do
    requests_per_second 16 "$(at grocery /)" "$scratch/check.lua" >>"$scratch/ours"
    # A run of the file is a check and an uncheck.
    pgbench_per_second 16 "${files[@]}" | awk '{ print $1 * 2 }' >>"$scratch/theirs"
done
line "check an item, 16 connections" "$(median <"$scratch/ours")" "requests/s" "pgbench -M prepared" \
    "$(median <"$scratch/theirs")" at_least 0.9

# ---- latencies ----------------------------------------------------------------------------------------------------
token=$(jq -r .access_token <<<"$signed")
p50_ms() { # URL [SCRIPT]: the median over requests one after another
    wrk -t1 -c1 -d"${seconds}s" ${2:+-s "$2"} --latency -H "Authorization: Bearer $token" "$1" >"$scratch/wrk"
    ! grep -q 'Non-2xx' "$scratch/wrk" || { cat "$scratch/wrk" >&2; exit 1; }
    awk '$1 == "50%" { v = $2; if (v ~ /us$/) { sub("us", "", v); v /= 1000 } else if (v ~ /ms$/) sub("ms", "", v); else { sub("s", "", v); v *= 1000 } print v }' "$scratch/wrk"
}
recipes=()
for index in $(seq 10); do
    lines=$(for line in $(seq 10); do printf '%s g %s\n' "$((index * 10 + line))" "${foods[$(((index * 7 + line * 3) % 30))]}"; done | jq -Rnc '[inputs]')
    recipes+=("$(call POST "$(at recipe /api/v1/recipes)" "{\"title\": \"Dish $index\", \"servings\": 4, \"ingredients\": $lines, \"steps\": [\"Cook.\"]}" | jq -r .id)")
done
today=$(call GET "$(at meal-plan /api/v1/meal-plan)" | jq -r .today)
for day in $(seq 0 14); do
    date=$(date -u -d "$today $((day - 7)) days" +%F)
    for slot in breakfast lunch dinner snacks; do
        call POST "$(at meal-plan /api/v1/meal-plan/entries)" \
            "{\"date\": \"$date\", \"slot\": \"$slot\", \"recipe_id\": \"${recipes[$((day % 10))]}\", \"servings\": 4}" >/dev/null
    done
done
fill_menu() {
    for recipe in "${recipes[@]}"; do call POST "$(at menu /api/v1/menu/recipes)" "{\"recipe_id\": \"$recipe\"}" >"$scratch/board"; done
}
fill_menu
read_p50=$(p50_ms "$(at grocery /api/v1/grocery-lists/$list)")
tick_p50=$(p50_ms "$(at grocery /)" "$scratch/check.lua")
line "read the board, 10 recipes, p50" "$(p50_ms "$(at menu /api/v1/menu)")" ms "reading a list" "$read_p50" at_most 5
line "read 15 days of the plan, 60 entries, p50" "$(p50_ms "$(at meal-plan /api/v1/meal-plan)")" ms "reading a list" \
    "$read_p50" at_most 5
: >"$scratch/times"
for round in $(seq 40); do
    [ "$round" = 1 ] || fill_menu
    menu=$(jq -r '(.next // .menu).id' "$scratch/board")
    curl -sS --fail-with-body -o "$scratch/made" -w '%{time_total}\n' -X POST -H "Authorization: Bearer $token" \
        -H 'Content-Type: application/json' -d '{"archive_current": true}' \
        "$(at menu "/api/v1/menus/$menu/grocery-list")" >>"$scratch/times"
done
line "create a list from a menu of 10 recipes, 100 lines, p50" "$(median <"$scratch/times" | awk '{ printf "%.2f", $1 * 1000 }')" ms "ticking" \
    "$tick_p50" at_most 10
# While the menu is cooked, its list follows it.
call GET "$(at menu /api/v1/menu)" >"$scratch/board"
list=$(jq -r .menu.grocery_list_id "$scratch/board")
item=$(call GET "$(at grocery "/api/v1/grocery-lists/$list")" | jq -r '.items[0].id')
read -r followed ticked < <(python3 Tests/Bench/follow.py "127.0.0.1:${port[menu]}" "127.0.0.1:${port[grocery]}" "$token" \
    "$(jq -r .menu.id "$scratch/board")" "$(jq -r '.menu.recipes[0].id' "$scratch/board")" "$list" "$item" 200)
line "other servings on a menu until its list has followed, p50" "$followed" ms "ticking" "$ticked" at_most 3

# ---- memory and start of the separate services --------------------------------------------------------------------
kill "${pids[@]}"
wait "${pids[@]}" 2>/dev/null || true
pids=()
for name in account recipe menu meal-plan grocery; do
    start=$(now_ms)
    LARDER_PORT=${port[$name]} LARDER_DATABASE_URL=$database "$bin/$name-service" >"$scratch/$name.log" 2>&1 &
    pids+=($!)
    until_ready "http://127.0.0.1:${port[$name]}" "$scratch/$name.log"
    ready=$(($(now_ms) - start))
    sleep 1
    memory=$(pss $!)
    line "$name service: start to ready" "$ready" ms "" null "" null
    line "$name service: idle memory" "$memory" "MB PSS" "" null at_most 20
done
kill "${pids[@]}"
wait "${pids[@]}" 2>/dev/null || true
pids=()

# What pgbench has written is not what a first start should wait for.
sync

# ---- larder on SQLite ---------------------------------------------------------------------------------------------
for kind in "an empty folder" "a folder in use"; do
    start=$(now_ms)
    env -u LARDER_ACCOUNT_URL -u LARDER_RECIPE_URL -u LARDER_MENU_URL -u LARDER_MEAL_PLAN_URL -u LARDER_GROCERY_URL \
        LARDER_PORT=19080 LARDER_DATA="$scratch/data" "$bin/larder" >"$scratch/larder.log" 2>&1 &
    pids=($!)
    until_ready http://127.0.0.1:19080 "$scratch/larder.log"
    line "larder on $kind: start to ready" "$(($(now_ms) - start))" ms "" null "" null
    if [ "$kind" = "an empty folder" ]; then
        kill "${pids[@]}"
        wait "${pids[@]}" 2>/dev/null || true
    fi
done
sleep 1
line "larder: idle memory" "$(pss "${pids[0]}")" "MB PSS" "" null at_most 40
token=$(sign_in http://127.0.0.1:19080 | jq -r .access_token)
list=$(uuid)
call PUT "http://127.0.0.1:19080/api/v1/grocery-lists/$list" "{\"title\": \"Bench\", \"items\": $items}" >/dev/null
: >"$scratch/ours"
: >"$scratch/theirs"
for _ in $(seq "$rounds"); do
    requests_per_second 16 "http://127.0.0.1:19080/api/v1/grocery-lists/$list" >>"$scratch/ours"
    requests_per_second 16 http://127.0.0.1:19080/healthz >>"$scratch/theirs"
done
line "list read on SQLite, 30 items, 16 connections" "$(median <"$scratch/ours")" "requests/s" "/healthz" \
    "$(median <"$scratch/theirs")" at_least 0.2

# ---- hostile pages, and ordinary ones -----------------------------------------------------------------------------
other=$(sign_in http://127.0.0.1:19080 | jq -r .access_token)
read -r quiet busy read refused waited took before peak after < <(python3 Tests/Bench/hostile.py http://127.0.0.1:19080 \
    "$token" "$list" "$other" "${pids[0]}" "$seconds")
echo "50 hostile pages: $read read, $refused too complicated, in $took s, after $waited times without a turn; memory $before MB, at most $peak MB"
line "list read beside 50 hostile pages, p99" "$busy" ms "without them" "$quiet" at_most 30
line "larder: memory a minute after 50 hostile pages" "$after" "MB PSS" "" null at_most 100
python3 -m venv "$scratch/venv"
"$scratch/venv/bin/pip" install -q extruct
read -r ours theirs < <("$scratch/venv/bin/python" Tests/Bench/pages.py http://127.0.0.1:19080 "$token" "$other" "$seconds")
line "recipe pages read on two cores" "$ours" "pages/s" "extruct" "$theirs" at_least 0.04
material=${LARDER_EVALUATION:-../shared/eval}
if [ -f "$material/dev.tar.zst" ]; then
    mkdir "$scratch/eval"
    tar --zstd -xf "$material/dev.tar.zst" -C "$scratch/eval"
    read -r ours theirs < <("$scratch/venv/bin/python" Tests/Bench/pages.py http://127.0.0.1:19080 "$token" "$other" "$seconds" "$scratch/eval/import")
    line "saved recipe pages read on two cores" "$ours" "pages/s" "extruct" "$theirs" at_least 0.2
fi

# ---- the table ----------------------------------------------------------------------------------------------------
jq -s '{results: .}' "$results" >Tests/Bench/results.json
echo
jq -r '.results[] | [.name, (.value | tostring), .unit, (.ratio // "" | tostring),
    (if .kind == "" then "" elif .kind == "at_least" then "≥ \(.bound)" else "≤ \(.bound)" end),
    (if .ok == null then "" elif .ok then "ok" else "MISSED" end)] | @tsv' Tests/Bench/results.json |
    awk -F '\t' 'BEGIN { printf "%-58s %12s %-11s %6s %8s\n", "", "measured", "", "ratio", "wanted" }
        { printf "%-58s %12s %-11s %6s %8s  %s\n", $1, $2, $3, $4, $5, $6 }'
! jq -e '[.results[] | select(.ok == false)] | length > 0' Tests/Bench/results.json >/dev/null || exit 1
