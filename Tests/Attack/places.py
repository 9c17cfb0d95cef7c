"""Where each path of the API is answered: one process, or seven."""

SERVICES = ("account", "recipe", "menu", "meal-plan", "grocery", "export", "web")

# The first that fits wins.
PREFIXES = (
    ("/api/v1/auth", "account"),
    ("/api/v1/households", "account"),
    ("/api/v1/members", "account"),
    ("/api/v1/entitlement", "account"),
    ("/api/v1/webhooks", "account"),
    ("/api/v1/recipes", "recipe"),
    ("/api/recipes", "recipe"),
    ("/api/v1/ingredients", "recipe"),
    ("/api/v1/foods", "recipe"),
    ("/api/v1/menu/", "menu"),
    ("/api/v1/menus", "menu"),
    ("/api/v1/menu", "menu"),
    ("/api/v1/meal-plan", "meal-plan"),
    ("/api/v1/grocery-lists", "grocery"),
    ("/api/v1/shares", "grocery"),
    ("/api/v1/staples", "grocery"),
    ("/list/", "grocery"),
    ("/api/v1/exports", "export"),
    ("/feeds/", "export"),
)


class Places:
    """The pairs of host and port that answer; `ports` has one for each service, or the same for all."""

    def __init__(self, ports, host="127.0.0.1"):
        self.ports, self.host = ports, host

    def at(self, path):
        for prefix, service in PREFIXES:
            if path.startswith(prefix):
                return (self.host, self.ports[service])
        return (self.host, self.ports["web"])

    def all(self):
        """Every target once."""
        return [(self.host, port) for port in sorted(set(self.ports.values()))]
