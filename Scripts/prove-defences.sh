#!/usr/bin/env bash
# prove-defences.sh [DEFENCE…]: switches each defence off in a copy of the sources; its test must fail.
#
# The copy is in LARDER_DEFENCES, by default .build/defences. It is kept, so only the first run builds everything.
set -euo pipefail
cd "$(dirname "$0")/.."

python3 Scripts/prove-defences.py check
copy=${LARDER_DEFENCES:-.build/defences}
mkdir -p "$copy"
python3 Scripts/prove-defences.py copy "$copy"
cd "$copy"
env -u LARDER_STRICT swift build --build-tests
Scripts/with-postgres.sh python3 Scripts/prove-defences.py prove .build/debug/larderPackageTests.xctest "$@"
