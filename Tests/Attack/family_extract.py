"""Pages, texts and lines that cost their reader more than they cost their sender; Tests/Attack/pages.py makes them."""

import pathlib
import subprocess
import sys

from scene import attack

MAKER = [sys.executable, str(pathlib.Path(__file__).with_name("pages.py"))]


def table():
    """The pages by name: where each is posted to."""
    made = subprocess.run([*MAKER, "--table"], capture_output=True, text=True, check=True).stdout
    return {name: where.split()[1] for name, where, _ in (line.split("\t") for line in made.splitlines())}


def body(name):
    return subprocess.run([*MAKER, "--body", name], capture_output=True, check=True).stdout


async def post(scene, names, accounts, workers, times=2):
    """Each page so many times, by that many connections at once; the preparations make the bodies."""
    paths = table()
    bodies = [(paths[name], body(name)) for name in names for _ in range(times)]
    who = await scene.accounts(accounts)
    await scene.begin()

    def make(number, account):
        path, content = bodies[number]
        return "POST", path, {"body": content}

    await scene.drive(who, make, workers, most=len(bodies))


def register(name, names, short=False, seconds=15, accounts=1, workers=2):
    @attack(name, short=short, seconds=seconds)
    async def run(scene):
        await post(scene, names, accounts, workers)


# Each of these once stopped the process by itself.
KNOWN = (
    "section-of-itself", "attributes-on-one-tag", "many-names", "equal-names", "recipes-share-a-list", "ampersands",
    "nested-properties",
)
for one in KNOWN:
    register(f"page: {one}", [one], short=one == "section-of-itself")

# All the others, a dozen at a time, by four accounts at once.
REST = [name for name in table() if name not in KNOWN]
for start in range(0, len(REST), 12):
    some = REST[start:start + 12]
    register(f"pages: {some[0]} and {len(some) - 1} more", some, seconds=30, accounts=4, workers=4)
