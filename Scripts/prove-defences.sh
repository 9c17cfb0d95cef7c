#!/usr/bin/env bash
# prove-defences.sh [DEFENCE…]: takes each defence out in a copy of the sources and sees its test fail.
#
# The copy lies in LARDER_DEFENCES, by default .build/defences, and is kept: building all of it takes as long as a first
# build, bringing it up to date does not.
set -euo pipefail
cd "$(dirname "$0")/.."

python3 Scripts/prove-defences.py check
copy=${LARDER_DEFENCES:-.build/defences}
mkdir -p "$copy"
python3 Scripts/prove-defences.py copy "$copy"
cd "$copy"
env -u LARDER_STRICT swift build --build-tests
Scripts/with-postgres.sh python3 Scripts/prove-defences.py prove .build/debug/larderPackageTests.xctest "$@"
