#!/usr/bin/env bash
# Ends a release larder on SQLite in the middle of eight writers' work and looks for every write it had answered: KILLS
# times by kill -9, CUTS times by a power cut, of which Tests/Crash/powercut.c is the stand-in. As a control, without
# LARDER_SQLITE_SYNC=full the same power cuts have to lose some: else the test would show nothing.
set -euo pipefail
cd "$(dirname "$0")/.."
export LARDER=${LARDER:-$PWD/.build/release/larder}
[ -x "$LARDER" ] || Scripts/build-release.sh larder
echo "== kill -9"
LARDER_SQLITE_SYNC=full python3 Tests/Crash/crash.py kill "${KILLS:-100}"
echo "== power cuts"
LARDER_SQLITE_SYNC=full python3 Tests/Crash/crash.py power "${CUTS:-60}"
echo "== control: power cuts with LARDER_SQLITE_SYNC=normal"
if LARDER_SQLITE_SYNC=normal python3 Tests/Crash/crash.py power "${CONTROLS:-6}"; then
    echo "The control lost nothing: this test cannot see what it looks for." >&2
    exit 1
fi
echo "No answered write was lost; without the flush some were."
