#!/usr/bin/env bash
# shop-histories.sh [COUNT]: COUNT (10,000) random histories of several phones on one grocery list, on SQLite and on
# PostgreSQL (`ShopHistoryTests`), in portions of PORTION (250) with a new server each. LARDER_SEED sets the first seed.
# Goes on after a failure, and prints in the end which seeds have failed; `LARDER_SEED=… Scripts/shop-histories.sh 1`
# repeats one alone.
set -euo pipefail
cd "$(dirname "$0")/.."
count=${1:-10000} portion=${PORTION:-250} first=${LARDER_SEED:-$((RANDOM * 32768 + RANDOM))}
log=$(mktemp) failed=$(mktemp)
trap 'rm -f "$log" "$failed"' EXIT
done=0 began=$SECONDS
while [ "$done" -lt "$count" ]; do
    size=$((count - done < portion ? count - done : portion))
    seed=$((first + done))
    if LARDER_SEED=$seed LARDER_HISTORIES=$size Scripts/with-postgres.sh \
        ${LARDER_TESTS:-swift test --skip-build --no-parallel} --filter ShopHistoryTests >"$log" 2>&1; then
        # A filter that finds nothing succeeds as well.
        grep -q 'with 2 test cases passed' "$log" || { tail -n 20 "$log" >&2; exit 1; }
    else
        grep -E 'recorded an issue|error:' "$log" | head -n 20 >&2 || tail -n 20 "$log" >&2
        # Where no seed is named, that of the portion.
        { grep -oE 'seed [0-9]+' "$log" || echo "seed $seed to $((seed + size - 1))"; } | sort -u | tee -a "$failed" >&2
    fi
    done=$((done + size))
    echo "$done of $count histories from seed $first on both databases, $((SECONDS - began)) s: $(wc -l <"$failed") failed"
done
if [ -s "$failed" ]; then
    sort -u "$failed" | sed 's/^/failed: /' >&2
    exit 1
fi
