#!/usr/bin/env bash
# test-web.sh [JOURNEY…]: what a household does with the web app, in Chromium, with LARDER_BINARIES or the release build.
# Screenshots are left in .build/test-web. axe-core comes from PyPI, for the test only.
set -euo pipefail
cd "$(dirname "$0")/.."
axe=.build/axe/axe.min.js
if [ ! -f "$axe" ]; then
    folder=$(mktemp -d)
    trap 'rm -rf "$folder"' EXIT
    python3 -m venv "$folder/venv"
    echo 'axe-core-python==0.1.0 --hash=sha256:f99f6bd674726c631c5e20b876983b44dff2b8f452a0ccf08f3c23ee45d0aac3' >"$folder/wanted"
    "$folder/venv/bin/pip" download --quiet --disable-pip-version-check --no-deps --require-hashes \
        --requirement "$folder/wanted" --dest "$folder"
    mkdir -p .build/axe
    python3 -m zipfile -e "$folder"/*.whl "$folder/wheel"
    cp "$folder/wheel/axe_core_python/axe.min.js" "$axe"
fi
LARDER_AXE=$axe LARDER_BINARIES=${LARDER_BINARIES:-.build/release} python3 Tests/Web/journeys.py "$@"
