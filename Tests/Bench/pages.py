"""How many recipe pages a second are read, next to extruct, which finds markup in pages and reads nothing else of them.

    pages.py URL TOKEN TOKEN SECONDS [FOLDER]

Two accounts at two addresses, as one has no more than its share, send pages to POST /api/v1/recipes/extract; two processes call extruct (JSON-LD and microdata) on the same pages,
in turn, for SECONDS each. The pages are made here, of the size of real ones: markup of a recipe or none, a menu, comments,
scripts. With a FOLDER of saved pages (*.html below it) these are read instead. Prints both in pages a second.
"""

import http.client
import json
import multiprocessing
import pathlib
import random
import sys
import time
import urllib.parse

import extruct

FOODS = "onion carrot potato tomato cucumber leek celery spinach apple milk cheddar cream egg rice pasta flour lentil".split()
UNITS = ["200 g", "1 cup", "2 tbsp", "1/2 tsp", "3", "1 kg", "250 ml"]


def page(number):
    chance = random.Random(number)
    lines = [f"{chance.choice(UNITS)} {chance.choice(FOODS)}, chopped" for _ in range(chance.randint(6, 16))]
    steps = [
        f"Cook the {chance.choice(FOODS)} with the {chance.choice(FOODS)} for {chance.randint(2, 60)} minutes, stirring often."
        for _ in range(chance.randint(3, 10))
    ]
    recipe = {
        "@context": "https://schema.org",
        "@type": "Recipe",
        "name": f"Dish {number}",
        "recipeYield": str(chance.randint(1, 8)),
        "recipeIngredient": lines,
        "recipeInstructions": [{"@type": "HowToStep", "text": step} for step in steps],
        "totalTime": "PT45M",
        "image": f"https://example.org/{number}.jpg",
    }
    graph = {"@context": "https://schema.org", "@graph": [{"@type": "WebSite", "name": "Kitchen"}, recipe]}
    marked = number % 4 != 3
    links = "".join(f'<li class="item"><a href="/c/{n}">Category {n}</a></li>' for n in range(150))
    comments = "".join(
        f'<div class="comment" id="c{n}"><p class="who">Reader {n}</p><p>Made this, it was {chance.choice(["good", "fine"])}.</p></div>'
        for n in range(120)
    )
    scripts = "".join(f"<script>window.data{n} = {json.dumps(lines * 20)};</script>" for n in range(8))
    return f"""<!doctype html><html lang="en"><head><title>Dish {number} | Kitchen</title>
        <meta property="og:title" content="Dish {number}"><meta property="og:image" content="https://example.org/{number}.jpg">
        {f'<script type="application/ld+json">{json.dumps(graph)}</script>' if marked else ''}{scripts}</head><body>
        <nav><ul>{links}</ul></nav><main><article><h1>Dish {number}</h1><p>{'A story of my garden. ' * 80}</p>
        <h2>Ingredients</h2><ul>{''.join(f'<li>{line}</li>' for line in lines)}</ul>
        <h2>Method</h2><ol>{''.join(f'<li>{step}</li>' for step in steps)}</ol></article></main>{comments}</body></html>"""


def pages(folder):
    if not folder:
        return [page(number) for number in range(200)]
    return [path.read_text(errors="replace") for path in sorted(pathlib.Path(folder).rglob("*.html"))]


def ours(place, url, token, texts, seconds, done):
    parts = urllib.parse.urlsplit(url)
    address = (f"127.0.0.{2 + place}", 0)
    connection = http.client.HTTPConnection(parts.hostname, parts.port, timeout=60, source_address=address)
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    bodies = [json.dumps({"html": text, "url": "https://example.org/"}).encode() for text in texts]
    count, start = 0, time.monotonic()
    while time.monotonic() - start < seconds:
        connection.request("POST", "/api/v1/recipes/extract", bodies[count % len(bodies)], headers)
        answer = connection.getresponse()
        answer.read()
        # A page without a recipe is a page that was read.
        assert answer.status in (200, 422), answer.status
        count += 1
    done.put(count / (time.monotonic() - start))


def theirs(_, texts, seconds, done):
    count, start = 0, time.monotonic()
    while time.monotonic() - start < seconds:
        try:
            extruct.extract(texts[count % len(texts)], syntaxes=["json-ld", "microdata"], errors="ignore")
        except ValueError:
            # It takes no page with a declaration of its charset, and none that is empty.
            pass
        count += 1
    done.put(count / (time.monotonic() - start))


def both(target, *arguments):
    """The sum of what two processes do; each gets its own of the arguments that come in pairs."""
    done = multiprocessing.Queue()
    processes = [
        multiprocessing.Process(
            target=target, args=(n, *(one[n] if isinstance(one, tuple) else one for one in arguments), done)
        )
        for n in range(2)
    ]
    for process in processes:
        process.start()
    rates = [done.get() for _ in processes]
    for process in processes:
        process.join()
    return sum(rates)


def main():
    url, first, second, seconds, *folder = sys.argv[1:]
    tokens = (first, second)
    texts = pages(folder[0] if folder else None)
    both(ours, url, tokens, texts, 1)
    mine, other = [], []
    for _ in range(3):
        mine.append(both(ours, url, tokens, texts, float(seconds)))
        other.append(both(theirs, texts, float(seconds)))
    print(f"{sorted(mine)[1]:.1f} {sorted(other)[1]:.1f}")


if __name__ == "__main__":
    main()
