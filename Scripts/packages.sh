#!/usr/bin/env bash
# packages.sh GROUP…: installs the missing Debian packages of the named groups, and lists them.
# Groups: build (libraries, headers, and what bundles the web app), check (TypeScript), test (PostgreSQL), demo (curl, jq),
# bench (wrk, pgbench), eval, eval-photos (fonts), attack and fuzz-api (python), clients (python), crash-test (python, a C
# compiler), shop-test (python, Node), page (a browser).
set -euo pipefail

packages() {
    case "$1" in
    build)
        echo ca-certificates pkg-config tzdata libmicrohttpd-dev libcurl4-openssl-dev libpq-dev libsqlite3-dev \
            libxml2-dev libqrencode-dev libsodium-dev nettle-dev libical-dev libarchive-dev libvips-dev \
            libpoppler-glib-dev libtesseract-dev libleptonica-dev tesseract-ocr tesseract-ocr-eng tesseract-ocr-deu \
            tesseract-ocr-fra tesseract-ocr-spa esbuild zstd
        ;;
    check) echo python3 node-typescript ;;
    test) echo postgresql-15 procps curl jq libfaketime fonts-dejavu-core python3 ;;
    demo) echo curl jq ;;
    eval) echo python3 zstd ;;
    eval-photos) echo fonts-dejavu-core fonts-liberation ;;
    attack) echo python3 iproute2 openssl postgresql-client ;;
    fuzz-api) echo python3 python3-venv postgresql-client curl ;;
    clients) echo python3 python3-venv curl ;;
    crash-test) echo python3 gcc libc6-dev ;;
    shop-test) echo python3 nodejs ;;
    bench) echo wrk postgresql-15 postgresql-contrib jq python3-venv zstd ;;
    page) echo chromium fonts-dejavu-core fonts-noto-color-emoji python3 python3-venv ;;
    *)
        echo "packages.sh: there is no group '$1'" >&2
        exit 64
        ;;
    esac
}

installed() { [ "$(dpkg-query -W -f '${db:Status-Status}' "$1" 2>/dev/null)" = installed ]; }

missing=()
for group in "$@"; do
    for package in $(packages "$group"); do
        installed "$package" || missing+=("$package")
    done
done
[ ${#missing[@]} -gt 0 ] || exit 0

if ! command -v apt-get >/dev/null; then
    echo "Please install these packages (Debian names): ${missing[*]}" >&2
    exit 1
fi
echo "Installing from Debian: ${missing[*]}"
as_root=()
[ "$(id -u)" = 0 ] || as_root=(sudo)
export DEBIAN_FRONTEND=noninteractive
log=$(mktemp)
trap 'rm -f "$log"' EXIT
if ! {
    "${as_root[@]}" apt-get update -qq &&
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "${missing[@]}"
} >"$log" 2>&1; then
    tail -n 20 "$log" >&2
    echo "The packages could not be installed; see the last lines above." >&2
    exit 1
fi
