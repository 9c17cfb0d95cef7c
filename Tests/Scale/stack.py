"""The stack of compose.scale.yml under load.

    stack.py failover   eight writers, while the primary is killed, comes back, and then its successor hangs
    stack.py rolling    RATE requests a second (500), while every replica is replaced, one after the other

COMPOSE_FILE and COMPOSE_PROJECT_NAME say which stack, LARDER_URL is its front door.
"""

import collections
import os
import subprocess
import sys
import threading
import time

from clients import Steady, Writer

SERVICES = ["account", "recipe", "menu", "meal-plan", "grocery", "export", "web", "activity"]
REPLICAS = [f"{service}-{number}" for service in SERVICES for number in (1, 2)]
RATE = float(os.environ.get("RATE", 500))
# Writes through a server's own socket, as somebody who knows nothing of the cluster, until the file is removed.
BESIDE = """touch /tmp/beside; while [ -e /tmp/beside ]; do
    psql -XqAt -h /run/postgresql -U larder -d larder 2>/dev/null -c \\
        'INSERT INTO fence DEFAULT VALUES RETURNING id, extract(epoch FROM clock_timestamp())' || echo refused
    sleep 0.05
done"""


def compose(*arguments):
    run = subprocess.run(["docker", "compose", *arguments], capture_output=True, text=True)
    if run.returncode:
        sys.exit(f"docker compose {' '.join(arguments)}: {run.stderr}")
    return run.stdout.strip()


def ask(server, sql):
    """What the owner is answered on a server; nothing if it cannot answer."""
    psql = ["psql", "-XqAt", "-h", "/run/postgresql", "-U", "larder", "-d", "larder", "-c", sql]
    run = subprocess.run(["docker", "compose", "exec", "-T", server, *psql], capture_output=True, text=True)
    return run.stdout.strip() if run.returncode == 0 else None


def wait(what, condition, seconds):
    """The time at which a condition was first seen to hold."""
    end = time.monotonic() + seconds
    while not condition():
        if time.monotonic() > end:
            sys.exit(f"not within {seconds} s: {what}")
        time.sleep(0.1)
    return time.monotonic()


def starts():
    """When each container but those of the databases was started."""
    ids = compose("ps", "--quiet", *REPLICAS, "balancer", "caddy").split()
    form = "{{.Name}} {{.State.StartedAt}} {{.RestartCount}}"
    return subprocess.run(["docker", "inspect", "--format", form, *ids], capture_output=True, text=True).stdout


def primary():
    return next((server for server in ("db-1", "db-2") if ask(server, "SELECT pg_is_in_recovery()") == "f"), None)


def fail_over(what, writers, take_away):
    """Takes the primary away; gives it, its successor, and how long after the promotion the first write came."""
    old = primary()
    new = {"db-1": "db-2", "db-2": "db-1"}[old]
    began = time.monotonic()
    take_away(old)
    promoted = wait(f"{new} is promoted", lambda: ask(new, "SELECT pg_is_in_recovery()") == "f", 90)
    wait("all write again", lambda: all(writer.first_after(promoted) for writer in writers), 20)
    firsts = sorted(writer.first_after(promoted) - promoted for writer in writers)
    times = sorted(at for writer in writers for at in writer.times if at > began - 1)
    pause = max(after - before for before, after in zip(times, times[1:]))
    print(f"    {old} {what}: {new} is promoted after {promoted - began:.1f} s, written again {firsts[0]:.1f} s later,")
    print(f"    by all {firsts[-1]:.1f} s later; no write at all for {pause:.1f} s", flush=True)
    return old, new, firsts[0]


def is_followed(server):
    return ask(server, "SELECT count(*) FROM pg_stat_replication WHERE sync_state = 'sync'") == "1"


def failover():
    before = starts()
    wait("the standby is synchronous", lambda: is_followed(primary()), 60)
    ask(primary(), "CREATE TABLE IF NOT EXISTS fence (id uuid DEFAULT gen_random_uuid())")
    stop = threading.Event()
    writers = [Writer(stop) for _ in range(8)]
    for writer in writers:
        writer.start()
    time.sleep(5)
    old, new, killed = fail_over("killed", writers, lambda server: compose("kill", server))
    compose("start", old)
    began = time.monotonic()
    followed = wait("it is a synchronous standby", lambda: is_followed(new), 180)
    print(f"    {old} is a synchronous standby {followed - began:.1f} s after its start", flush=True)
    beside = subprocess.Popen(
        ["docker", "compose", "exec", "-T", new, "sh", "-c", BESIDE], stdout=subprocess.PIPE, text=True
    )
    time.sleep(3)
    old, new, hung = fail_over("hangs", writers, lambda server: compose("pause", server))
    promoted = time.time()
    time.sleep(5)
    compose("unpause", old)
    began = time.monotonic()
    followed = wait("it is a synchronous standby", lambda: is_followed(new), 180)
    print(f"    {old} is a synchronous standby {followed - began:.1f} s after its hang", flush=True)
    compose("exec", "-T", old, "rm", "/tmp/beside")
    stop.set()
    for writer in writers:
        writer.join()
    lost = sum(len(writer.lost()) for writer in writers)
    count, refused = sum(len(writer.acknowledged) for writer in writers), sum(writer.refused for writer in writers)
    print(f"    {count} writes acknowledged, {refused} refused, {lost} lost")
    lines = beside.communicate()[0].splitlines()
    rows, tried = [line.split("|") for line in lines if "|" in line], lines.count("refused")
    kept = set((ask(new, "SELECT id FROM fence") or "").split())
    late = sum(float(at) > promoted for _, at in rows)
    gone = sum(name not in kept for name, _ in rows)
    print(f"    {len(rows)} writes beside them, through the socket of {old}: {late} after the promotion, {gone} lost;")
    print(f"    {tried} were refused there")
    ask(new, "DROP TABLE fence")
    same = starts() == before
    print(f"    no service was restarted: {same}")
    was_busy = count > 500 and len(rows) > 10 and tried > 10
    return lost == late == gone == 0 and same and max(killed, hung) < 10 and was_busy


def rolling():
    stop = threading.Event()
    clients = [Steady(stop, 16 / RATE) for _ in range(16)]
    for client in clients:
        client.start()
    began = time.monotonic()
    for replica in REPLICAS:
        # As an update does it.
        compose("up", "--detach", "--no-deps", "--no-build", "--force-recreate", "--wait", replica)
        # The balancer has to see it, too, before the other replica goes.
        time.sleep(2)
    stop.set()
    for client in clients:
        client.join()
    seconds = time.monotonic() - began
    count, failed = sum(client.count for client in clients), [text for client in clients for text in client.failed]
    times = sorted(time for client in clients for time in client.latencies)
    middle, slow = times[len(times) // 2] * 1000, times[len(times) * 99 // 100] * 1000
    print(f"    {len(REPLICAS)} replicas replaced in {seconds:.0f} s under {count / seconds:.0f} requests a second:")
    print(f"    {count} requests, {len(failed)} failed;", end=" ")
    print(f"p50 {middle:.0f} ms, p99 {slow:.0f} ms, longest {times[-1]:.1f} s")
    for text, times in collections.Counter(failed).most_common(20):
        print(f"    failed: {text}, {times} ×")
    return not failed and count > 1000


if __name__ == "__main__":
    sys.exit(not {"failover": failover, "rolling": rolling}[sys.argv[1]]())
