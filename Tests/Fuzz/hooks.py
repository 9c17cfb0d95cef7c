"""How schemathesis signs in to Larder, and which ids it may find there; see docs/testing.md."""

import json
import os
import random
import re
import threading
import time
import urllib.error
import urllib.request
import uuid

import schemathesis

ORIGINS = {match[1]: url for name, url in os.environ.items() if (match := re.fullmatch("LARDER_([A-Z_]+)_URL", name))}
SECRET = os.environ["LARDER_INTERNAL_SECRET"]
BILLING = os.environ["LARDER_REVENUECAT_SECRET"]
OPERATOR = os.environ["LARDER_OPERATOR_TOKEN"]
GROUND = random.Random(7)
LOCK = threading.Lock()


def call(service, method, path, token=None, body=None):
    request = urllib.request.Request(
        ORIGINS[service] + path,
        method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})},
    )
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.loads(answer.read() or b"null")


class Kitchen:
    """Somebody signed in, whose household has one of everything."""

    def __init__(self):
        session = call("ACCOUNT", "POST", "/api/v1/auth/anonymous", body={})
        self.token = token = session["access_token"]
        self.ids = {"household_id": session["household"]["id"], "user_id": session["user"]["id"]}
        household = f"/api/v1/households/{self.ids['household_id']}"
        call("ACCOUNT", "POST", household + "/invitations", token, {"role": "viewer"})
        self.ids["invitation_id"] = call("ACCOUNT", "GET", household + "/invitations", token)["items"][0]["id"]
        self.ids["member_id"] = call("ACCOUNT", "POST", "/api/v1/members", token, {"name": "Ada"})["id"]
        made = call("ACCOUNT", "POST", "/api/v1/auth/tokens", token, {"name": "Script", "scopes": ["read"]})
        self.ids["token_id"] = made["id"]
        self.ids["session_id"] = call("ACCOUNT", "GET", "/api/v1/auth/sessions", token)["items"][0]["id"]
        recipe = {"title": "Soup", "ingredients": ["1 onion", "500 g carrots"], "steps": ["Cook."]}
        self.ids["recipe_id"] = call("RECIPE", "POST", "/api/v1/recipes", token, recipe)["id"]
        file = {"name": "recipes.zip", "size": 10}
        self.ids["import_id"] = call("RECIPE", "POST", "/api/v1/imports", token, {"file": file})["id"]
        made = call("RECIPE", "GET", f"/api/v1/imports/{self.ids['import_id']}", token)
        self.ids["import_item_id"] = made["items"][0]["id"]
        board = call("MENU", "POST", "/api/v1/menu/recipes", token, {"recipe_id": self.ids["recipe_id"]})
        self.ids["menu_id"] = board["menu"]["id"]
        self.ids["recipes/item_id"] = board["menu"]["recipes"][0]["id"]
        entry = {"date": "2026-11-20", "slot": "dinner", "recipe_id": self.ids["recipe_id"]}
        self.ids["entry_id"] = call("MEAL_PLAN", "POST", "/api/v1/meal-plan/entries", token, entry)["id"]
        self.ids["list_id"] = str(uuid.uuid4())
        path = f"/api/v1/grocery-lists/{self.ids['list_id']}"
        made = call("GROCERY", "PUT", path, token, {"title": "Shop", "items": ["2 l milk"]})
        self.ids["items/item_id"] = made["items"][0]["id"]
        share = call("GROCERY", "POST", path + "/shares", token, {"role": "edit"})
        self.ids["share_id"] = share["id"]
        self.ids["list/token"] = share["url"].rsplit("/", 1)[-1]
        # Of an empty catalogue.
        self.ids["catalog_recipe_id"] = str(uuid.uuid4())
        self.ids["shop_id"] = str(uuid.uuid4())
        call("GROCERY", "PUT", f"/api/v1/aisles/shops/{self.ids['shop_id']}", token, {"name": "Corner"})
        feed = call("EXPORT", "POST", "/api/v1/exports/feeds", token, {"purpose": "menu"})
        self.ids["feed_id"] = feed["id"]
        self.ids["feeds/token"] = feed["url"].rsplit("/", 2)[-2]
        self.ids["webhook_id"] = str(uuid.uuid4())
        self.ids["subscription_id"] = str(uuid.uuid4())
        # What a case has done may be undone as well.
        self.ids["number"] = "1"
        self.is_complete = True
        self.since = time.monotonic()

    def age(self):
        return time.monotonic() - self.since

    def works(self):
        """Whether the token still signs in, and to a household: a case may have signed it out or left."""
        try:
            return bool(call("ACCOUNT", "GET", "/api/v1/auth/me", self.token)["households"])
        except urllib.error.HTTPError:
            return False

    def id(self, name, path):
        """What stands for a parameter of a path, if the kitchen has such a thing."""
        before = [part for part in path.split("{" + name + "}")[0].split("/") if part and "{" not in part]
        return self.ids.get(f"{before[-1]}/{name}" if before else name, self.ids.get(name))


KITCHEN = None


def kitchen():
    global KITCHEN
    with LOCK:
        if KITCHEN is None or not KITCHEN.is_complete or not KITCHEN.works():
            KITCHEN = Kitchen()
        return KITCHEN


@schemathesis.auth(refresh_interval=None)
class SignedIn:
    def get(self, case, context):
        return kitchen().token

    def set(self, case, data, context):
        case.headers = case.headers or {}
        schemes = {name for choice in case.operation.definition.raw.get("security", []) for name in choice}
        if "bearer" in schemes:
            case.headers["Authorization"] = f"Bearer {data}"
        elif "internal" in schemes:
            case.headers["Larder-Internal-Secret"] = SECRET
        elif "operator" in schemes:
            case.headers["Larder-Operator-Token"] = OPERATOR
        elif case.path.endswith("/webhooks/revenuecat"):
            case.headers["Authorization"] = BILLING


@schemathesis.hook
def map_path_parameters(context, path_parameters):
    """Random ids are nobody's, and nothing but 404 would ever be seen: in two cases of three, one that exists."""
    if not path_parameters or KITCHEN is None:
        return path_parameters
    for name in path_parameters:
        known = KITCHEN.id(name, context.operation.path)
        if known and isinstance(path_parameters[name], str) and GROUND.random() < 0.66:
            path_parameters[name] = known
    return path_parameters


@schemathesis.hook
def map_headers(context, headers):
    """Of another household than one's own nothing but 404 would be seen."""
    if headers and "Larder-Household" in headers and KITCHEN is not None and GROUND.random() < 0.9:
        headers["Larder-Household"] = KITCHEN.ids["household_id"]
    return headers


@schemathesis.hook
def after_call(context, case, response):
    """A case may have deleted or archived what the kitchen had: then the next one finds a new kitchen."""
    names = case.path_parameters or {}
    if response.status_code == 404 and KITCHEN is not None and names:
        KITCHEN.is_complete &= any(KITCHEN.id(name, case.operation.path) != value for name, value in names.items())


@schemathesis.hook
def filter_failure(context, failure, case, response):
    """What the documents cannot say, or say and schemathesis does not hear; False drops a failure."""
    if type(failure).__name__ == "EnsureResourceAvailability":
        # Whoever founds a household is signed in anew, so that what follows is another user's here; and so it is if the
        # kitchen is another one since.
        return not case.path.startswith("/api/v1/households/") and KITCHEN.is_complete and KITCHEN.age() > 5
    if type(failure).__name__ != "RejectedPositiveData" or response.status_code != 400:
        return True
    code = json.loads(response.content).get("code")
    if code == "bad_query" and "%00" in response.request.url:
        # No text has a NUL, and a pattern that says so would stand at each of them.
        return False
    if code == "bad_cursor":
        # A cursor is whatever the page before has given; no schema has that.
        return False
    if code == "bad_if_match":
        # Its headers do not follow the patterns that the document gives for them.
        sent = (case.headers or {}).get("If-Match", "")
        wanted = next(one for one in case.operation.definition.raw["parameters"] if one.get("name") == "If-Match")
        return re.search(wanted["schema"]["pattern"], sent) is not None
    return True
