#!/usr/bin/env bash
# mutants.sh [SEED [COUNT [PATTERN]]]: changes one token of a rule at a time and checks whether a test detects it.
#
# The copy is in LARDER_MUTANTS, by default .build/mutants. It is kept, with the record of what each suite reaches, so
# the first run takes much longer than later ones.
set -euo pipefail
cd "$(dirname "$0")/.."

seed=${1:-$RANDOM}
copy=${LARDER_MUTANTS:-.build/mutants}
mkdir -p "$copy"
# The compiler's own parser is part of every toolchain.
host=$(dirname "$(readlink -f "$(command -v swiftc)")")/../lib/swift/host
finder=$copy.find
if [ -z "$(find "$finder" -newer Tests/Mutants/Finder.swift -newer Tests/Mutants/main.swift 2>/dev/null)" ]; then
    swiftc Tests/Mutants/*.swift -o "$finder" -I "$host" -L "$host" \
        -lSwiftSyntax -lSwiftParser -lSwiftOperators -Xlinker -rpath -Xlinker "$host"
fi
finder=$(realpath "$finder")
exec Scripts/with-postgres.sh python3 Scripts/mutants.py "$finder" "$copy" "$seed" "${2:-300}" "${3:-}"
