#!/usr/bin/env bash
# Runs the whole workflow over HTTP and stops at the first wrong response: import recipes, menu, plan, one grocery list,
# a shared link, calendar files, cook, archive, reuse.
#
# LARDER_URL                 the Larder to use; without it, one is started on a free port with new data
# LARDER_ACCOUNT_URL …       the URLs of separate services, if there is no common origin
# LARDER_DEMO_HOOK           a command that is run with the step's number before each step (used to restart services)
set -euo pipefail
cd "$(dirname "$0")/.."

scratch=$(mktemp -d)
server=
follower=
finish() {
    [ -z "$follower" ] || kill -KILL "$follower" 2>/dev/null || true
    [ -z "$server" ] || { kill "$server" && wait "$server"; } 2>/dev/null || true
    rm -rf "$scratch"
}
trap finish EXIT

# ---- saying and checking ------------------------------------------------------------------------------------------
number=0
step() {
    number=$((number + 1))
    [ -z "${LARDER_DEMO_HOOK:-}" ] || $LARDER_DEMO_HOOK "$number"
    printf '\n%2d. %s\n' "$number" "$1"
}
say() { printf '    %s\n' "$1"; }
fail() {
    printf '\nWRONG: %s\n' "$1" >&2
    [ ! -s "$scratch/body" ] || { printf 'The last answer was:\n' && head -c 2000 "$scratch/body" && echo; } >&2
    exit 1
}
# expect WHAT JQ-FILTER [JQ-ARGUMENT…]: the filter must be true of the last answer.
expect() {
    local what=$1 filter=$2
    shift 2
    jq -e "$@" "$filter" "$scratch/body" >/dev/null || fail "$what"
    say "$what"
}
field() { jq -er "$1" "$scratch/body" || fail "the answer has no $1"; }

# ---- HTTP ---------------------------------------------------------------------------------------------------------
at() {
    local base=${LARDER_URL:-}
    case $1 in
    /api/v1/auth* | /api/v1/households*) base=${LARDER_ACCOUNT_URL:-$base} ;;
    /api/v1/recipes* | /api/recipes*) base=${LARDER_RECIPE_URL:-$base} ;;
    /api/v1/menu | /api/v1/menu/* | /api/v1/menus*) base=${LARDER_MENU_URL:-$base} ;;
    /api/v1/meal-plan*) base=${LARDER_MEAL_PLAN_URL:-$base} ;;
    /api/v1/grocery-lists* | /api/v1/shares* | /api/v1/staples* | /list/*) base=${LARDER_GROCERY_URL:-$base} ;;
    /api/v1/changes* | /api/v1/events* | /api/v1/activity*) base=${LARDER_ACTIVITY_URL:-$base} ;;
    /api/v1/exports* | /feeds/*) base=${LARDER_EXPORT_URL:-$base} ;;
    esac
    printf '%s%s' "$base" "$1"
}
token=
# The same key for every try of one call: a call that was cut off by a restart is not carried out twice.
# request STATUS METHOD PATH [JSON] [CURL-ARGUMENT…]
request() {
    local wanted=$1 method=$2 path=$3 body=${4:-} status tries=0
    shift 3
    [ $# = 0 ] || shift
    local arguments=(--silent --show-error --max-time 30 --request "$method" --output "$scratch/body" --write-out '%{http_code}')
    [ -z "$token" ] || arguments+=(--header "Authorization: Bearer $token")
    [ "$method" != POST ] || arguments+=(--header "Idempotency-Key: $(cat /proc/sys/kernel/random/uuid)")
    [ -z "$body" ] || arguments+=(--header 'Content-Type: application/json' --data-binary "$body")
    while :; do
        status=$(curl "${arguments[@]}" "$@" "$(at "$path")" 2>"$scratch/error") || status=000
        case $status in
        000 | 502 | 503 | 504)
            # Starting, or being restarted: said so, and worth another try.
            tries=$((tries + 1))
            [ "$tries" -lt 60 ] || fail "$method $path: no answer but $status $(cat "$scratch/error")"
            sleep 0.5
            ;;
        *) break ;;
        esac
    done
    [ "$status" = "$wanted" ] || fail "$method $path answered $status instead of $wanted"
}
# until WHAT PATH JQ-FILTER: what an event brings about arrives a moment later.
eventually() {
    local what=$1 path=$2 filter=$3 tries=0
    until request 200 GET "$path" && jq -e "$filter" "$scratch/body" >/dev/null; do
        tries=$((tries + 1))
        [ "$tries" -lt 60 ] || fail "$what"
        sleep 0.5
    done
    say "$what"
}

if [ -z "${LARDER_URL:-}${LARDER_ACCOUNT_URL:-}" ]; then
    larder=.build/release/larder
    [ -x "$larder" ] || larder=.build/debug/larder
    [ -x "$larder" ] || { make build && larder=.build/release/larder; }
    port=${LARDER_PORT:-18080}
    LARDER_URL=http://127.0.0.1:$port
    echo "Starting a temporary Larder on $LARDER_URL"
    LARDER_PORT=$port LARDER_HOST=127.0.0.1 LARDER_ORIGIN=$LARDER_URL LARDER_DATA=$scratch/data LARDER_LOG_LEVEL=warning \
        "$larder" >"$scratch/log" 2>&1 &
    server=$!
    sleep 0.2
    kill -0 "$server" 2>/dev/null || { cat "$scratch/log" >&2 && exit 1; }
fi

# ---- the loop -----------------------------------------------------------------------------------------------------
step "A household arrives, without an account"
request 201 POST /api/v1/auth/anonymous '{}'
expect "it gets a token, a user and a household" '.token_type == "Bearer" and .expires_in > 0 and .user.id and .household.id'
token=$(field .access_token)

step "Three recipe pages come in"
recipes=()
for page in lentil-soup tomato-pasta chickpea-curry; do
    request 200 POST /api/v1/recipes/extract \
        "$(jq -n --rawfile html "Scripts/demo/$page.html" --arg url "https://kitchen.example/$page" '{$url, $html}')"
    draft=$(field .draft)
    request 201 POST /api/v1/recipes "$draft"
    expect "$(field .title): $(field '.ingredients | length') ingredients, serves $(field .servings)" \
        '(.ingredients | length) >= 9 and (.steps | length) >= 3 and .status == "active"'
    recipes+=("$(field .id)")
done

step "The menu is empty, then in planning"
request 200 GET /api/v1/menu
expect "the board is empty" '.state == "empty" and .menu == null'
for recipe in "${recipes[@]}"; do
    request 201 POST /api/v1/menu/recipes "$(jq -n --arg recipe_id "$recipe" '{$recipe_id}')"
done
expect "three recipes are picked" '.state == "planning" and (.menu.recipes | length) == 3'
menu=$(field .menu.id)
pasta=$(field '.menu.recipes[1].id')
request 200 PATCH "/api/v1/menus/$menu/recipes/$pasta" '{"servings": 4}'
say "the pasta is for four instead of two"

step "The week gets its days"
request 200 GET /api/v1/meal-plan
expect "the window has 15 days around today" '(.days | length) == 15 and .days[7].date == .today'
today=$(field .today)
tomorrow=$(field '.days[8].date')
request 201 POST /api/v1/meal-plan/entries "$(jq -n --arg date "$today" --arg recipe_id "${recipes[0]}" '{$date, slot: "dinner", $recipe_id, servings: 4}')"
request 201 POST /api/v1/meal-plan/entries "$(jq -n --arg date "$tomorrow" --arg recipe_id "${recipes[1]}" '{$date, slot: "dinner", $recipe_id, servings: 4}')"
request 201 POST /api/v1/meal-plan/entries "$(jq -n --arg date "$tomorrow" '{$date, slot: "lunch", note: "Lunch at Sam’s"}')"
request 200 GET /api/v1/meal-plan
expect "today and tomorrow carry a dot" '[.days[] | select(.has_entries)] | length == 2'

step "Check what you have"
request 200 POST /api/v1/grocery-lists/preview "$(jq -n --arg menu "$menu" '{$menu}')"
expect "staples are set apart: $(field '[.check_you_have[].name] | join(", ")')" \
    '[.check_you_have[].name | ascii_downcase] | any(contains("olive oil")) and any(contains("salt"))'
# Onions and garlic are asked about, not assumed: here the household has none.
have=$(field '[.check_you_have[] | select(.assumed) | (.food.id // .name)]')

step "One grocery list"
request 201 POST "/api/v1/menus/$menu/grocery-list" "$(jq -n --argjson have "$have" '{$have}')"
list=$(field .id)
expect "it has $(field '.items | length') items in $(field '.categories | length') categories" \
    '(.items | length) >= 12 and (.categories | length) >= 3'
expect "the onions of all three recipes are one item" \
    '[.items[] | select(.name | ascii_downcase | contains("onion"))] | length == 1 and ([.[0].sources[].recipe_id] | unique | length) == 3'
expect "they add up exactly: 1, twice 1 for the doubled pasta, and 1 ½ make 4 ½" \
    '[.items[] | select(.name | ascii_downcase | contains("onion"))][0].quantities[0].value == "9/2"'
expect "staples at home stay off it but are on record" \
    '([.items[].name | ascii_downcase] | all(. != "salt")) and (.staples | length) >= 2'
request 200 GET /api/v1/menu
expect "the menu is there to be cooked" '.state == "to_cook" and .menu.grocery_list_id == $list' --arg list "$list"
request 200 POST "/api/v1/menus/$menu/grocery-list" '{}'
expect "asking again changes nothing" '.id == $list' --arg list "$list"

step "A link for whoever goes shopping"
request 201 POST "/api/v1/grocery-lists/$list/shares" '{"role": "check"}'
shared=/list/$(field .url | sed 's#.*/list/##')
mine=$token
token=
request 200 GET "$shared" '' --header 'Accept: text/html'
grep -qi onion "$scratch/body" || fail "the shared page shows no onions"
say "the page opens without an account"
request 200 GET "$shared/qr.svg"
grep -q '<svg' "$scratch/body" || fail "the QR code is no SVG"
say "its QR code is an SVG"
token=$mine

step "A check is seen by a second client at once"
request 200 GET "/api/v1/grocery-lists/$list"
item=$(field '.items[0].id')
name=$(field '.items[0].name')
curl --silent --no-buffer --max-time 60 --header "Authorization: Bearer $token" \
    "$(at "/api/v1/grocery-lists/$list/events")" >"$scratch/events" 2>/dev/null &
follower=$!
sleep 1
request 200 POST "/api/v1/grocery-lists/$list/items/$item/checked" ''
expect "$name is checked" '.checked == true and .expires_at != null'
for try in $(seq 40); do
    ! grep -q item_checked "$scratch/events" || break
    [ "$try" -lt 40 ] || fail "the event stream told nothing of the check"
    sleep 0.25
done
# For good: whoever runs this script may have blocked gentler signals.
kill -KILL "$follower" 2>/dev/null && wait "$follower" 2>/dev/null || true
follower=
say "and the stream said so"
request 200 DELETE "/api/v1/grocery-lists/$list/items/$item/checked"
expect "unchecking brings it back" '.checked == false'
request 200 POST "/api/v1/grocery-lists/$list/items/$item/checked" ''

step "In calendar and to-do apps"
ics() {
    tr -d '\r' <"$scratch/body" >"$scratch/ics"
    grep -qx 'BEGIN:VCALENDAR' "$scratch/ics" && [ "$(grep -cx "BEGIN:$1" "$scratch/ics")" -ge "$2" ] || fail "the file has fewer than $2 $1"
    say "$3"
}
request 200 GET "/api/v1/exports/grocery-lists/$list.ics"
ics VTODO 12 "the list as to-dos"
request 200 GET /api/v1/exports/menu.ics
ics VTODO 3 "the menu as to-dos"
request 200 GET /api/v1/exports/meal-plan.ics
ics VEVENT 3 "the plan as events"
request 201 POST /api/v1/exports/feeds '{"purpose": "groceries"}'
feed=/feeds/$(field .url | sed 's#.*/feeds/##')
token=
request 200 GET "$feed"
ics VTODO 12 "a feed that needs no account"
token=$mine

step "Cooked"
request 200 GET /api/v1/menu
for place in $(field '.menu.recipes[].id'); do
    request 200 POST "/api/v1/menus/$menu/recipes/$place/cooked" '{}'
done
request 200 GET /api/v1/menu
expect "the last one closed the menu" '.state == "empty"'
eventually "the recipes know that they were cooked" "/api/v1/recipes/${recipes[0]}" '.times_cooked == 1'

step "Archived"
request 200 GET '/api/v1/menus?state=archived'
expect "it is the newest in the history, with all three cooked" \
    '.items[0].id == $menu and .items[0].outcome == "completed" and .items[0].progress == {cooked: 3, total: 3}' --arg menu "$menu"

step "And again"
request 200 POST "/api/v1/menus/$menu/reuse" '{}'
expect "the same recipes are in planning, the pasta still for four" \
    '.board.state == "planning" and (.board.menu.recipes | length) == 3 and .board.menu.recipes[1].servings == 4 and .missing == []'
next=$(field .board.menu.id)
request 200 POST "/api/v1/menus/$next/clear" ''
request 200 GET /api/v1/menu
expect "cleared, the board is empty" '.state == "empty"'

printf '\nThe whole loop works.\n'
