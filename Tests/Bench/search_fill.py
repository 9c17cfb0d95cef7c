"""Gives a household all recipes of the catalogue, and 2,000 households 100 of them each.

    search_fill.py HOUSEHOLD sqlite FILE | search_fill.py HOUSEHOLD postgres URL

Straight in the tables, as through the API 245,000 recipes take a quarter of an hour. The rows are those that the service keeps
of the same recipes, but for the ingredients, which have only the texts of the lines: finding recipes does not read what
was read of them.
"""

import sqlite3
import subprocess
import sys

OTHERS, EACH = 2000, 100
COLUMNS = """household_id, id, version, status, title, title_key, source_type, source_url, source_name, servings, ingredients,
    parser_version, steps, prep_minutes, cook_minutes, total_minutes, tags, nutrition, notes, times_cooked, search, created_at,
    updated_at, size, image_source, change_seq, dietary"""


def values(household, id):
    return f"""{household}, {id}, 1, 'active', title, lower(title), source_type, source_url, source_name, servings, ingredients,
    (SELECT max(parser_version) FROM catalog_edition), steps, prep_minutes, cook_minutes, total_minutes, tags, nutrition, notes,
    0, search, created_at + 2 * position, created_at + 2 * position, 1000 + length(ingredients) + length(steps) + length(search),
    image_source, position, dietary"""


def statements(household, numbered, tags):
    """`numbered` replaces the first digits of an id by a number: ids of recipes are in the order of time.

    In the catalogue what comes first in the file is the newest, a millisecond each; in a household it is the oldest.
    """
    id = numbered("id", "position")
    first = f"n * {EACH} % ((SELECT max(position) FROM catalog_recipe) - {EACH})"
    return [
        f"INSERT INTO recipe ({COLUMNS}) SELECT {values(household, id)} FROM catalog_recipe",
        f"""INSERT INTO recipe ({COLUMNS})
        WITH RECURSIVE other(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM other WHERE n < {OTHERS})
        SELECT {values(numbered(household, "n"), id)} FROM other
        JOIN catalog_recipe ON edition = (SELECT max(edition) FROM catalog_edition)
            AND position > {first} AND position <= {first} + {EACH}""",
        f"""INSERT INTO recipe_tag (household_id, recipe_id, key, tag)
        SELECT household_id, id, lower(tag), min(tag) FROM (SELECT recipe.household_id, recipe.id, {tags}) AS tagged
        GROUP BY household_id, id, lower(tag)""",
        "INSERT INTO recipe_clock (household_id, seq) SELECT household_id, max(change_seq) FROM recipe GROUP BY household_id",
    ]


household, engine, place = sys.argv[1:]
if engine == "sqlite":
    db = sqlite3.connect(place, timeout=60)
    for statement in statements(
        f"'{household}'",
        lambda id, number: f"printf('%08x', {number}) || substr({id}, 9)",
        "value AS tag FROM recipe, json_each(tags)",
    ):
        db.execute(statement)
    db.commit()
    # Reading through a log of half a gigabyte is not what is measured.
    db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
else:
    sql = statements(
        f"CAST('{household}' AS uuid)",
        lambda id, number: f"CAST(lpad(to_hex({number}), 8, '0') || substr(CAST({id} AS text), 9) AS uuid)",
        "tag FROM recipe, json_array_elements_text(CAST(tags AS json)) AS tag(tag)",
    )
    text = ";\n".join(["SET search_path = recipe", *sql, "ANALYZE"]) + ";"
    subprocess.run(["psql", "-qX", "-v", "ON_ERROR_STOP=1", place], input=text, text=True, check=True)
