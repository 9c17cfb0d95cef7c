"""The story of `make demo`, told with a generated client: recipes, menu, plan, list, link, calendars, cooked, again."""

import sys
import uuid
from http import HTTPStatus
from pathlib import Path

from larder import AuthenticatedClient, Client
from larder import models as m
from larder.api.exports import export_grocery_list, export_meal_plan, export_menu
from larder.api.feeds import create_feed, get_feed
from larder.api.grocery_items import check_grocery_item, uncheck_grocery_item
from larder.api.grocery_lists import get_grocery_list, list_grocery_lists, preview_grocery_list
from larder.api.import_ import extract_recipe
from larder.api.meal_plan import add_plan_entry, get_meal_plan
from larder.api.menu import (
    add_menu_recipe,
    change_menu_recipe,
    clear_menu,
    create_menu_grocery_list,
    get_board,
    list_menus,
    mark_menu_recipe_cooked,
    reuse_menu,
)
from larder.api.recipes import create_recipe, list_recipes
from larder.api.shared_list import open_shared_list
from larder.api.shares import share_grocery_list
from larder.api.sign_in import sign_in_anonymously

URL = sys.argv[1]
PAGES = Path(__file__).parents[2] / "Scripts/demo"


def key():
    return str(uuid.uuid4())


def asked(answer, status=HTTPStatus.OK):
    assert answer.status_code == status, f"{answer.status_code} instead of {status}: {answer.content[:500]!r}"
    return answer.parsed


def step(text):
    print(f"  {text}")


def story(nobody, guest):
    tokens = asked(sign_in_anonymously.sync_detailed(client=nobody, body=m.SignInAnonymouslyInput()), HTTPStatus.CREATED)
    step(f"a household arrives: {tokens.household.name}")
    with AuthenticatedClient(base_url=URL, token=tokens.access_token) as me:
        cook(me, nobody, guest)


def cook(me, nobody, guest):
    recipes = []
    for page in ("lentil-soup", "tomato-pasta", "chickpea-curry"):
        wanted = m.ExtractInput(url=f"https://kitchen.example/{page}", html=(PAGES / f"{page}.html").read_text())
        draft = asked(extract_recipe.sync_detailed(client=me, body=wanted)).draft
        body = m.RecipeInput.from_dict(draft.to_dict())
        once = key()
        made = create_recipe.sync_detailed(client=me, body=body, idempotency_key=once)
        recipe = asked(made, HTTPStatus.CREATED)
        again = create_recipe.sync_detailed(client=me, body=body, idempotency_key=once)
        assert asked(again, HTTPStatus.CREATED).id == recipe.id and again.headers["Idempotency-Replayed"] == "true"
        assert made.headers["ETag"] == '"1"' and made.headers["Location"].endswith(str(recipe.id))
        assert recipe.status is m.RecipeStatus.ACTIVE and len(recipe.ingredients) >= 9
        recipes.append(recipe)
    assert {one.id for one in asked(list_recipes.sync_detailed(client=me, limit=200)).items} == {one.id for one in recipes}
    step("three recipes come in, each once")

    assert asked(get_board.sync_detailed(client=me)).state is m.BoardState.EMPTY
    for recipe in recipes:
        body = m.AddMenuRecipeInput(recipe_id=recipe.id)
        board = asked(add_menu_recipe.sync_detailed(client=me, body=body, idempotency_key=key()), HTTPStatus.CREATED)
    menu, pasta = board.menu, board.menu.recipes[1]
    changed = change_menu_recipe.sync_detailed(
        menu.id, pasta.id, client=me, body=m.ChangeMenuRecipeInput(servings=4), if_match=f'"{menu.version}"'
    )
    menu = asked(changed)
    stale = change_menu_recipe.sync_detailed(
        menu.id, pasta.id, client=me, body=m.ChangeMenuRecipeInput(servings=3), if_match='"1"'
    )
    assert isinstance(asked(stale, HTTPStatus.PRECONDITION_FAILED), m.Problem)
    step("the menu is planned; what somebody has changed since is not overwritten")

    plan = asked(get_meal_plan.sync_detailed(client=me))
    entry = m.AddPlanEntryInput(date=plan.today, slot=m.MealSlot.DINNER, recipe_id=recipes[0].id, servings=4)
    asked(add_plan_entry.sync_detailed(client=me, body=entry), HTTPStatus.CREATED)
    note = m.AddPlanEntryInput(date=plan.today, slot=m.MealSlot.LUNCH, note="Lunch at Sam’s")
    asked(add_plan_entry.sync_detailed(client=me, body=note), HTTPStatus.CREATED)
    empty = m.AddPlanEntryInput(date=plan.today, slot=m.MealSlot.LUNCH)
    refused = asked(add_plan_entry.sync_detailed(client=me, body=empty), HTTPStatus.UNPROCESSABLE_ENTITY)
    assert refused.detail == "Choose a recipe or write a note.", refused.detail
    today = asked(get_meal_plan.sync_detailed(client=me, from_=plan.today, to=plan.today))
    assert len(today.days) == 1
    step("the day is planned")

    preview = asked(preview_grocery_list.sync_detailed(client=me, body=m.GroceryListRequest(menu=menu.id)))
    have = [one.food.id if one.food else one.name for one in preview.check_you_have if one.assumed]
    body = m.CreateMenuGroceryListInput(have=have)
    made = create_menu_grocery_list.sync_detailed(menu.id, client=me, body=body, idempotency_key=key())
    shopping = asked(get_grocery_list.sync_detailed(asked(made, HTTPStatus.CREATED).id, client=me))
    onions = [item for item in shopping.items if "onion" in item.name.lower()]
    assert len(onions) == 1 and onions[0].quantities[0].value == "9/2"
    fresh = get_grocery_list.sync_detailed(shopping.id, client=me)
    unchanged = get_grocery_list.sync_detailed(shopping.id, client=me, if_none_match=fresh.headers["ETag"])
    assert unchanged.status_code == HTTPStatus.NOT_MODIFIED
    assert [one.id for one in asked(list_grocery_lists.sync_detailed(client=me)).items] == [shopping.id]
    step(f"one list: {len(shopping.items)} items, 4 ½ onions")

    link = asked(
        share_grocery_list.sync_detailed(shopping.id, client=me, body=m.ShareGroceryListInput(role=m.ShareRole.CHECK)),
        HTTPStatus.CREATED,
    )
    shared = asked(open_shared_list.sync_detailed(link.url.rsplit("/", 1)[-1], client=guest))
    assert shared.role is m.ShareRole.CHECK and len(shared.items) == len(shopping.items)
    ticked = asked(check_grocery_item.sync_detailed(shopping.id, shopping.items[0].id, client=me))
    assert ticked.checked and ticked.expires_at
    assert not asked(uncheck_grocery_item.sync_detailed(shopping.id, shopping.items[0].id, client=me)).checked
    step("a link opens it without an account")

    for calendar in (
        export_grocery_list.sync_detailed(shopping.id, client=me),
        export_menu.sync_detailed(client=me),
        export_meal_plan.sync_detailed(client=me),
    ):
        assert calendar.content.startswith(b"BEGIN:VCALENDAR"), calendar.content[:100]
    feed = asked(
        create_feed.sync_detailed(client=me, body=m.CreateFeedInput(purpose=m.FeedPurpose.GROCERIES)), HTTPStatus.CREATED
    )
    token, file = feed.url.rsplit("/", 2)[-2:]
    assert get_feed.sync_detailed(token, m.FeedFile(file), client=nobody).content.count(b"BEGIN:VTODO") >= 12
    step("calendar apps have it, too")

    for item in menu.recipes:
        asked(mark_menu_recipe_cooked.sync_detailed(menu.id, item.id, client=me, body=m.MarkMenuRecipeCookedInput()))
    assert asked(get_board.sync_detailed(client=me)).state is m.BoardState.EMPTY
    history = asked(list_menus.sync_detailed(client=me, state=m.ListedMenuState.ARCHIVED))
    assert history.items[0].id == menu.id and history.items[0].outcome is m.MenuOutcome.COMPLETED
    again = asked(reuse_menu.sync_detailed(menu.id, client=me, body=m.ReuseMenuInput()))
    assert [one.servings for one in again.board.menu.recipes][1] == 4 and again.missing == []
    asked(clear_menu.sync_detailed(again.board.menu.id, client=me))
    step("cooked, archived, and again")


with Client(base_url=URL) as nobody, Client(base_url=URL, headers={"Accept": "application/json"}) as guest:
    story(nobody, guest)
print("The whole story works with a generated client.")
