#!/usr/bin/env bash
# prove-defences.sh [DEFENCE…]: takes each defence out in a copy of the sources and sees its test fail.
set -euo pipefail
cd "$(dirname "$0")/.."

python3 Scripts/prove-defences.py check
copy=${LARDER_DEFENCES:-.build/defences}
mkdir -p "$copy"
# Times are kept, so that the second run builds little.
git ls-files -z | tar --null --files-from - --create | tar --extract --directory "$copy"
cd "$copy"
python3 Scripts/prove-defences.py apply
env -u LARDER_STRICT swift build --build-tests
Scripts/with-postgres.sh python3 Scripts/prove-defences.py prove .build/debug/larderPackageTests.xctest "$@"
