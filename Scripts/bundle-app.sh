#!/usr/bin/env bash
# bundle-app.sh ASSETS OUTPUT: bundles the web app's modules and style sheets; the build does this by itself.
# app.js is what most people open, more.js the other views, shared.js what both need, early.js a part of the document.
set -euo pipefail
assets=$1 output=$2
for tool in esbuild gzip zstd; do
    command -v "$tool" >/dev/null || {
        echo "error: $tool is missing: run Scripts/packages.sh build" >&2
        exit 1
    }
done
mkdir -p "$output"
cd "$assets"
options=(--bundle --minify --target=es2022 --charset=utf8 --log-level=warning)
# With more than one piece that is shared, their names would be the same, which esbuild refuses.
esbuild app.js more.js "${options[@]}" --format=esm --splitting --chunk-names=shared --outdir="$output"
esbuild early.js "${options[@]}" --format=iife --outfile="$output/early.js"
esbuild app.css "${options[@]}" --outfile="$output/app.css"
cp icons.svg "$output"
# What app.js and shared.js say, and the document, comes first; the other texts come with more.js.
{
    grep -ohE "[\"'\`][a-z_]+\.[a-z0-9_.]+[\"'\`]" "$output/app.js" "$output/shared.js" | tr -d "\"'\`"
    sed -nE 's/.*data-(text|label)="([a-z_.]+)".*/\2/p' index.html
} | sort -u >"$output/first-keys"
for words in languages/*.txt; do
    awk -v first="$output/words-${words#languages/}" -v rest="$output/more-words-${words#languages/}" '
        NR == FNR { said[$0]; next }
        /^(#|$)/ { next }
        { key = $1; sub(/:$/, "", key); sub(/\.(one|other)$/, "", key); print >((key in said) ? first : rest) }
    ' "$output/first-keys" "$words"
done
rm "$output/first-keys"
cd "$output"
for file in app.js more.js shared.js app.css icons.svg words-*.txt more-words-*.txt; do
    gzip -9 --no-name --keep --force "$file"
    zstd -19 --quiet --force "$file" -o "$file.zst"
done
