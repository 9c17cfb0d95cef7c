#!/usr/bin/env bash
# Several phones change one list with bad reception while larder is killed and the database is restarted: HISTORIES (40)
# times over SQLite, and as often over PostgreSQL with two replicas. Two of the phones are programs with LarderClient, and
# one has the web app's own queue, in Node.
# LARDER_SEED sets the first seed, which is printed.
set -euo pipefail
cd "$(dirname "$0")/.."
export LARDER=${LARDER:-$PWD/.build/release/larder}
[ -x "$LARDER" ] || Scripts/build-release.sh larder
export LARDER_PHONE=${LARDER_PHONE:-$PWD/Tests/PhoneCommand/.build/debug/larder-phone}
swift build --package-path Tests/PhoneCommand --product larder-phone
env -u LARDER_TEST_POSTGRES python3 Tests/Crash/shop.py "${HISTORIES:-40}"
Scripts/with-postgres.sh python3 Tests/Crash/shop.py "${HISTORIES:-40}"
