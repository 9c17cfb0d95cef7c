#!/usr/bin/env bash
# bench-web.sh: measures how fast Chromium shows the web app over slow networks, with LARDER_BINARIES or the release build.
set -euo pipefail
cd "$(dirname "$0")/.."
LARDER_BINARIES=${LARDER_BINARIES:-.build/release} exec python3 Tests/Web/bench.py
