#!/usr/bin/env bash
# Builds the release executables, all of them or the one product that is named, with Swift's libraries linked in.
# lld links much faster than the default linker here, and does not warn of functions in Swift's own libraries.
set -euo pipefail
cd "$(dirname "$0")/.."
exec swift build -c release --static-swift-stdlib -Xswiftc -use-ld=lld ${1:+--product "$1"}
