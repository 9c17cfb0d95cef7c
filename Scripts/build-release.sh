#!/usr/bin/env bash
# build-release.sh [PRODUCT…]: builds all release executables, or some, with Swift's libraries linked statically.
# lld is much faster than the default linker here, and does not warn about functions in Swift's own libraries.
# The loader reads all relocations and the names that a program exports, and they stay in each process: 3 MB.
# So relocations are packed, and nothing is exported, as nothing that is loaded later looks for a program's names.
# Optimising across modules saves a tenth of the instructions of many requests, as most small functions are in Shared.
set -euo pipefail
cd "$(dirname "$0")/.."
build() {
    swift build -c release --static-swift-stdlib -Xswiftc -use-ld=lld -Xswiftc -cross-module-optimization \
        -Xlinker -z -Xlinker pack-relative-relocs -Xlinker --no-export-dynamic "$@"
}
[ $# -gt 0 ] || build
for product in "$@"; do build --product "$product"; done
