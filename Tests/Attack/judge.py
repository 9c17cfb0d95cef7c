"""What is a breach, and the table."""

# The bounds: MB of a process at its peak and after it has settled, and milliseconds of the neighbour's p99.
PEAK, SETTLED, P99, P99_SHORT = 400, 100, 100, 2500
# What a household may fill, in MB; what is written in all besides (logs of the databases, the neighbour's own).
QUOTA, SLACK = 128, 64
# What all answers that wait to be read may take up in files, in MB.
SPOOLED = 512


def breaches(row, is_short):
    """Everything that must not be, in words."""
    found = []
    if row.get("error"):
        found.append(f"did not run: {row['error'][:200]}")
    for name, code in row.get("died", {}).items():
        if name in row.get("killed", []):
            found.append(f"{name} was killed for the memory that it took")
        else:
            found.append(f"{name} ended by itself ({code})")
    for what, is_so, detail in row.get("checks", []):
        if not is_so:
            found.append(f"{what}: no ({detail})" if detail else f"{what}: no")
    client = row.get("client")
    if client and not row.get("excused"):
        failed = sum(client["failed"].values())
        if failed:
            found.append(f"{failed} of the client's {client['calls']} calls failed")
        # On a machine that is busy with other things, the bound is what the same client saw just before.
        idle = (row["idle"] or {}).get("p99") or 0
        bound = P99_SHORT if is_short else max(P99, 2 * idle)
        if client["p99"] is None or client["p99"] > bound:
            found.append(f"p99 {client['p99']} ms")
    for name, megabytes in row.get("peak", {}).items():
        if megabytes > PEAK:
            found.append(f"{name} took {megabytes:.0f} MB")
    for name, megabytes in row.get("settled", {}).items():
        if megabytes > SETTLED:
            found.append(f"{name} kept {megabytes:.0f} MB")
    if row.get("written") is not None:
        allowed = QUOTA * max(1, row.get("households", 0)) + SLACK
        if row["written"] > allowed:
            found.append(f"{row['written']:.0f} MB written of {allowed} MB")
    if row.get("spooled", 0) > SPOOLED:
        found.append(f"{row['spooled']:.0f} MB in files without a name")
    if row.get("ready") not in (None, 200):
        found.append(f"not ready afterwards ({row['ready']}: {row.get('readiness', '')[:100]})")
    for name, (seconds, code) in row.get("ended", {}).items():
        if code != 0 or seconds > 15:
            found.append(f"{name} ended after {seconds} s with {code}")
    return found


COLUMNS = (
    ("attack", 46), ("peak", 6), ("after", 6), ("idle p99", 8), ("p50", 7), ("p99", 8), ("max", 8), ("failed", 9),
    ("files", 6), ("MB+", 6), ("cpu s", 6), ("ready", 5), ("attacker got", 0),
)


def line(cells):
    words = []
    for (_, width), cell in zip(COLUMNS, cells):
        words.append(str(cell).ljust(width) if not words or width == 0 else str(cell).rjust(width))
    return "  ".join(words).rstrip()


def header():
    return line([name for name, _ in COLUMNS])


def shown(row):
    """The lines of one attack: its row, its checks, its breaches."""
    number = lambda value: "-" if value is None else f"{value:.0f}" if value >= 10 else f"{value:.1f}"
    client, idle = row.get("client") or {}, row.get("idle") or {}
    most = lambda name: max(row[name].values()) if row.get(name) else None
    failed = sum(client["failed"].values()) if client else None
    cells = [
        f"{row['name']} [{row['engine']}]", number(most("peak")), number(most("settled")), number(idle.get("p99")),
        number(client.get("p50")), number(client.get("p99")), number(client.get("max")),
        "-" if failed is None else f"{failed}/{client['calls']}", number(most("files")), number(row.get("written")),
        number(sum(row["cpu"].values()) if row.get("cpu") else None),
        {200: "yes", None: "-"}.get(row.get("ready"), "no"),
        " ".join(f"{what}×{count}" for what, count in list(row.get("tally", {}).items())[:8]),
    ]
    lines = [line(cells)]
    for what, is_so, detail in row.get("checks", []):
        lines.append(f"    {'yes' if is_so else 'NO '} {what}{': ' + detail if detail else ''}")
    lines += [f"    note: {note}" for note in row.get("notes", [])]
    if row.get("spooled", 0) >= 1:
        lines.append(f"    at most {row['spooled']:.0f} MB in files without a name")
    if row.get("writes", (0, 0))[0]:
        lines.append("    {} of {} writers kept a file for more than 20 ms".format(*row["writes"]))
    if client.get("failed"):
        some = sorted(client["failed"].items())[:8]
        lines.append("    client: " + ", ".join(f"{what} ×{count}" for what, count in some))
    if any(breach.startswith("p99") for breach in row["breaches"]):
        lines.append("    slowest: " + ", ".join(f"{kind} {ms} ms" for ms, kind in client["slowest"]))
    if row.get("errors"):
        lines.append("    log: " + "; ".join(f"{what} ×{count}" for what, count in list(row["errors"].items())[:4]))
    lines += [f"    BREACH: {breach}" for breach in row["breaches"]]
    return "\n".join(lines)
