#!/usr/bin/env bash
# run-page.sh [PAGE]: runs the blocks marked `sh` of a page of the documentation, from top to bottom in one shell, and
# compares what each prints with the block marked `text` behind it. Every address of https://larder.example.org that the
# page names must be one of the API's.
#
# LARDER_URL                 the Larder to use
set -euo pipefail
cd "$(dirname "$0")/.."

page=$PWD/${1:-docs/recipes-for-integrations.md}
LARDER=${LARDER_URL:?the address of a Larder}
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# One file for each block: NUMBER.sh, and NUMBER.text for what it prints.
awk -v folder="$scratch" '
    /^```/ && kind == "" { kind = substr($0, 4); if (kind == "sh") number++; if (kind == "") kind = "plain"; next }
    /^```$/ { kind = ""; next }
    kind == "sh" || (kind == "text" && number) { print > (folder "/" number "." kind) }
' "$page"
count=$(find "$scratch" -name '*.sh' | wc -l)
[ "$count" -gt 0 ] || { echo "$page has no shell blocks" >&2 && exit 1; }

cd "$scratch"
for number in $(seq "$count"); do
    # In this shell, as blocks use what those before them have set.
    # shellcheck disable=SC1090
    . "./$number.sh" >"$number.out" || { echo "block $number failed:" >&2 && cat "$number.sh" >&2 && exit 1; }
    [ ! -e "$number.text" ] || diff -u "$number.text" "$number.out" >&2 ||
        { echo "block $number printed something else:" >&2 && cat "$number.sh" >&2 && exit 1; }
done
echo "$count blocks ran"

curl -fsS "$LARDER/openapi.json" | jq -r '.paths | keys[]' |
    sed -E 's/[.]/\\./g; s/[{][^}]*[}]/[^\/]+/g; s/^/^/; s/$/$/' >patterns
grep -oE 'https://larder\.example\.org/[^ `"?{]*' "$page" | sed 's|https://larder.example.org||' | sort -u >addresses
while read -r address; do
    grep -qE -f patterns <<<"$address" || { echo "$address is no address of the API" >&2 && exit 1; }
done <addresses
echo "$(wc -l <addresses) addresses are the API's"
