#!/usr/bin/env bash
# Stops a release larder on SQLite while eight clients write, and looks for every acknowledged write: KILLS times with
# kill -9, CUTS times with a power cut that Tests/Crash/powercut.c simulates. As a control, the same power cuts without
# LARDER_SQLITE_SYNC=full must lose something; otherwise the test would show nothing.
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
    echo "The control lost nothing, so this test cannot detect lost writes." >&2
    exit 1
fi
echo "No acknowledged write was lost; without flushes some were."
