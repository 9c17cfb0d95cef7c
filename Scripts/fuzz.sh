#!/usr/bin/env bash
# Fuzzes the ingredient engine with libFuzzer for FUZZ_SECONDS (ten minutes) in FUZZ_JOBS processes (one).
# Inputs that crash it or take too long are left in fuzz/ and fail the run.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${FUZZ_SECONDS:-600}
mkdir -p .build/fuzz fuzz/corpus
echo "Building the kitchen for libFuzzer …"
# This also builds the macros that it uses.
swift build --target JSON
flags=(-O -wmo -swift-version 6 -parse-as-library -sanitize=fuzzer -enable-upcoming-feature MemberImportVisibility
    -enable-upcoming-feature InternalImportsByDefault -I .build/fuzz
    -load-plugin-executable "$(swift build --show-bin-path)/Macros-tool#Macros")
objects=()
for module in Values JSON Kitchen; do
    mapfile -t sources < <(find "Shared/$module" -name '*.swift' | sort)
    swiftc "${flags[@]}" -module-name "$module" -emit-module -emit-module-path ".build/fuzz/$module.swiftmodule" \
        -c -o ".build/fuzz/$module.o" "${sources[@]}"
    objects+=(".build/fuzz/$module.o")
done
swiftc "${flags[@]}" -o .build/fuzz/kitchen "${objects[@]}" Tests/Fuzz/KitchenFuzz.swift
# The words lie beside the executable, as everywhere.
rm -rf .build/fuzz/larder_KitchenWords.resources
mkdir .build/fuzz/larder_KitchenWords.resources
cp -r Shared/KitchenWords/Words .build/fuzz/larder_KitchenWords.resources
# A few lines that hold what matters to the grammar, for libFuzzer to start from.
cat >fuzz/corpus/lines <<'LINES'
2 (14 oz) cans tomatoes, diced
1 ½–2 cups flour (240 ml), sifted or 100g/3½oz sugar
1 tablespoon plus 1 teaspoon d'huile d'olive pour la sauce:
LINES
# An input of 10,000 bytes that takes two seconds is no longer linear.
# libFuzzer catches what crashes itself, and keeps the bytes.
export SWIFT_BACKTRACE=enable=no
exec .build/fuzz/kitchen -max_total_time="$seconds" -max_len=10000 -timeout=2 -rss_limit_mb=1024 -print_final_stats=1 \
    -artifact_prefix=fuzz/ -jobs="${FUZZ_JOBS:-0}" fuzz/corpus
