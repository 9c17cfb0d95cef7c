#!/usr/bin/env bash
# Builds the client for apps alone and runs its tests with the executable `larder` in LARDER_BINARIES (.build/debug).
set -euo pipefail
cd "$(dirname "$0")/.."

LARDER_BINARIES=$(realpath "${LARDER_BINARIES:-.build/debug}")
export LARDER_BINARIES
swift build --package-path Clients/Swift
swift test --package-path Clients/Swift
