#!/bin/sh
# build-debug.sh [OPTION…]: `swift build` without the index of symbols, which only editors read and takes a seventh of the time.
# Whoever builds with other options builds everything anew, so all debug builds of scripts go through this.
set -eu
cd "$(dirname "$0")/.."
exec swift build --disable-index-store "$@"
