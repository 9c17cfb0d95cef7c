#!/usr/bin/env bash
# draw-icons.sh: draws the app's PNG icons from icon.svg anew, after that has changed; needs rsvg-convert (librsvg2-bin).
set -euo pipefail
cd "$(dirname "$0")/../Services/Web/Service/Assets"
for size in 192 512; do rsvg-convert -w $size -h $size icon.svg -o icon-$size.png; done
# A device cuts these to a shape of its own: no corners of ours, and all that matters in the middle.
scratch=$(mktemp)
trap 'rm -f "$scratch"' EXIT
sed -e 's/ rx="16"//' -e 's/viewBox="0 0 64 64"/viewBox="-8 -8 80 80"/' \
    -e 's/<rect width="64" height="64"/<rect x="-8" y="-8" width="80" height="80"/' icon.svg >"$scratch"
rsvg-convert -w 512 -h 512 "$scratch" -o icon-maskable.png
rsvg-convert -w 180 -h 180 "$scratch" -o icon-180.png
