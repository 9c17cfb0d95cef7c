"""Where each path of the API is answered: one process, or seven."""

import pathlib
import re

CADDYFILE = (pathlib.Path(__file__).parents[2] / "Caddyfile").read_text()
# What the front door sends elsewhere than to `web`: paths, or with a * their beginnings.
PATHS = tuple(
    (path, service)
    for name, paths in re.findall(r"@(\w+) path (.+)", CADDYFILE)
    for service in re.findall(rf"reverse_proxy @{name} ([\w-]+):", CADDYFILE)
    for path in paths.split()
)
SERVICES = tuple(dict.fromkeys(service for _, service in PATHS)) + ("web",)


class Places:
    """The pairs of host and port that answer; `ports` has one for each service, or the same for all."""

    def __init__(self, ports, host="127.0.0.1"):
        self.ports, self.host = ports, host

    def at(self, path):
        path = path.partition("?")[0]
        for pattern, service in PATHS:
            if path == pattern or pattern.endswith("*") and path.startswith(pattern[:-1]):
                return (self.host, self.ports[service])
        return (self.host, self.ports["web"])

    def all(self):
        """Every target once."""
        return [(self.host, port) for port in sorted(set(self.ports.values()))]
