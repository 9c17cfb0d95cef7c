#!/usr/bin/env bash
# attack.sh [short|full] [NAME…]: attacks larder on SQLite and the services on PostgreSQL while a well-behaved
# client uses them; fails if that client, memory or the disk suffers. `short` runs a few quick attacks on SQLite.
#
# BIN=FOLDER       the executables (.build/release)
# ENGINE=…         sqlite, postgres or both; both without it, sqlite for short
# SETTLE=SECONDS   how long returning memory may take (60)
# SECONDS_EACH=…   the maximum length of an attack (60; most end sooner)
# OUT=FOLDER       results.json and the logs (.build/attack)
set -euo pipefail
cd "$(dirname "$0")/.."

mode=full
case "${1:-}" in
short | full)
    mode=$1
    shift
    ;;
esac
engine=${ENGINE:-both}
[ "$mode" = full ] || engine=${ENGINE:-sqlite}

# A network with nothing in it but ourselves, where that is allowed.
if [ "${LARDER_ATTACK_NETWORK:-}" != own ]; then
    # PostgreSQL starts as another user where we are root, which a namespace of users would not let it.
    for way in "unshare --net" "unshare --net --map-root-user"; do
        [ "$way" = "unshare --net" ] || [ "$engine" = sqlite ] || continue
        if $way true 2>/dev/null; then
            LARDER_ATTACK_NETWORK=own exec $way "$0" "$mode" "$@"
        fi
    done
    echo "attack.sh: network namespaces are not allowed here; uses 127.0.0.0/8 and skips IPv6 attacks." >&2
else
    ip link set lo up
    # Ten clients of one network, and the places they go to.
    for number in a b c d e f 10 11 12 13; do
        ip -6 addr add "fd00:6::$number/64" dev lo nodad 2>/dev/null || true
    done
fi

arguments=(--bin "${BIN:-.build/release}" --settle "${SETTLE:-60}" --seconds "${SECONDS_EACH:-60}" --out "${OUT:-.build/attack}")
[ "$mode" = full ] || arguments+=(--short)
status=0
if [ "$engine" != postgres ]; then
    python3 -B Tests/Attack/run.py --engine sqlite "${arguments[@]}" "$@" || status=$?
fi
if [ "$engine" != sqlite ]; then
    arguments+=(--out "${OUT:-.build/attack}-postgres")
    Scripts/with-postgres.sh python3 -B Tests/Attack/run.py --engine postgres "${arguments[@]}" "$@" || status=$?
fi
exit "$status"
