#!/usr/bin/env bash
# Scores the ingredient engine on real recipes and prints one table. The data belongs to others and is not part of the
# project: it is expected in LARDER_EVALUATION, else in ../shared/eval; without it there is nothing to score.
set -euo pipefail
cd "$(dirname "$0")/.."
material=${LARDER_EVALUATION:-../shared/eval}
if [ ! -e "$material/dev.tar.zst" ] && [ ! -e "$material/ingredients_eval.jsonl" ]; then
    echo "There is no evaluation data in $material, so nothing was scored."
    echo "It is not part of the project; LARDER_EVALUATION can name another folder."
    exit 0
fi
Scripts/packages.sh build eval

echo "Building the ingredient engine …"
Scripts/build-release.sh kitchen >/dev/null

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT
if [ -e "$material/dev.tar.zst" ]; then
    tar --zstd -xf "$material/dev.tar.zst" -C "$scratch"
else
    cp "$material"/*.jsonl "$material"/*.csv "$scratch"
fi
cp "$material"/score_*.py "$scratch"
exec python3 Scripts/eval.py .build/release/kitchen "$scratch" docs/consolidation.md
