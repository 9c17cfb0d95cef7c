#!/usr/bin/env bash
# Imports PAGES pages (500) on three replicas over PostgreSQL, one of which is killed every two seconds.
set -euo pipefail
cd "$(dirname "$0")/.."
export LARDER=${LARDER:-$PWD/.build/release/larder}
[ -x "$LARDER" ] || Scripts/build-release.sh larder
Scripts/with-postgres.sh python3 Tests/Crash/imports.py "${PAGES:-500}"
