# Measures the ingredient engine. Sourced by bench.sh; uses its `line` and `median`, $bin, $rounds and $scratch.
# The reference is ingredient-parser-nlp from PyPI, on the same lines, also on one core.
reference_version=2.9.1
python=.build/bench-python
if [ ! -x "$python/bin/python" ] || ! "$python/bin/pip" show -q "ingredient-parser-nlp" 2>/dev/null; then
    python3 -m venv "$python"
    "$python/bin/pip" install -q --disable-pip-version-check "ingredient-parser-nlp==$reference_version"
fi
# Its tagger's model is downloaded on first use. If that is not possible, an empty model is used instead, which makes
# the reference faster, never slower.
reference="ingredient-parser-nlp"
if ! "$python/bin/python" -c 'from ingredient_parser import parse_ingredient as read; read("1 egg")' >/dev/null 2>&1; then
    reference="ingredient-parser-nlp with an empty tagger"
    tagger=$scratch/nltk/taggers/averaged_perceptron_tagger_eng
    mkdir -p "$tagger"
    for part in weights tagdict; do echo '{}' >"$tagger/averaged_perceptron_tagger_eng.$part.json"; done
    echo '["NN", "CD", "JJ"]' >"$tagger/averaged_perceptron_tagger_eng.classes.json"
    export NLTK_DATA=$scratch/nltk
fi
: >"$scratch/ours"
: >"$scratch/theirs"
for _ in $(seq "$rounds"); do
    "$bin/kitchen" speed <Tests/Bench/ingredient-lines.txt | cut -d' ' -f1 >>"$scratch/ours"
    "$python/bin/python" - Tests/Bench/ingredient-lines.txt >>"$scratch/theirs" <<'PYTHON'
import sys
import time

from ingredient_parser import parse_ingredient

lines = open(sys.argv[1], encoding="utf8").read().splitlines()
parse_ingredient(lines[0])
count, start = 0, time.process_time()
while time.process_time() - start < 2:
    for line in lines:
        parse_ingredient(line)
    count += len(lines)
print(count / (time.process_time() - start))
PYTHON
done
line "kitchen: ingredient lines read, one core" "$(median <"$scratch/ours")" "lines/s" "$reference" \
    "$(median <"$scratch/theirs")" at_least 100
# What to buy is read from each line's words once more, and the sums are written for people. Lists follow each change
# of their menus, so that most lines have been read before.
: >"$scratch/ours"
: >"$scratch/again"
: >"$scratch/theirs"
for _ in $(seq "$rounds"); do
    read -r new known < <("$bin/kitchen" consolidation <Tests/Bench/ingredient-lines.txt)
    echo "$new" >>"$scratch/ours"
    echo "$known" >>"$scratch/again"
    "$bin/kitchen" speed <Tests/Bench/ingredient-lines.txt | awk '{ print 100000 / $1 }' >>"$scratch/theirs"
done
read_100=$(median <"$scratch/theirs")
line "kitchen: consolidation of 100 new lines" "$(median <"$scratch/ours")" ms "reading 100 lines" "$read_100" at_most 5
line "kitchen: consolidation of 100 lines again" "$(median <"$scratch/again")" ms "reading 100 lines" "$read_100" at_most 5
: >"$scratch/ours"
: >"$scratch/theirs"
for _ in $(seq 5); do
    read -r time memory < <("$bin/kitchen" ready)
    echo "$time" >>"$scratch/ours"
    echo "$memory" >>"$scratch/theirs"
done
line "kitchen: ready to read, CPU time from the start of the process" "$(median <"$scratch/ours")" ms "" null "" null
line "kitchen: memory when ready" "$(median <"$scratch/theirs")" "MB PSS" "" null at_most 20
