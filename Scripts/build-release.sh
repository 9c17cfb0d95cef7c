#!/usr/bin/env bash
# build-release.sh [PRODUCT…]: builds all release executables, or some, with Swift's libraries linked statically.
# lld is much faster than the default linker here, and does not warn about functions in Swift's own libraries.
# Optimising across modules saves a tenth of the instructions of many requests, as most small functions are in Shared.
set -euo pipefail
cd "$(dirname "$0")/.."
build() {
    swift build -c release --static-swift-stdlib -Xswiftc -use-ld=lld -Xswiftc -cross-module-optimization "$@"
}
[ $# -gt 0 ] || build
for product in "$@"; do build --product "$product"; done
