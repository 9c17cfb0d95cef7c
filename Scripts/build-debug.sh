#!/bin/sh
# build-debug.sh [OPTION…]: `swift build` without the index of symbols, which only editors read and takes a seventh of the time.
# Whoever builds with other options builds everything anew: what is run one after the other goes through this.
set -eu
cd "$(dirname "$0")/.."
exec swift build --disable-index-store "$@"
