import AccountAPI
import ExportAPI
import FoundationEssentials
import GroceryAPI
import JSON
import Kitchen
import MealPlanAPI
import MenuAPI
import RecipeAPI
import Testing
import Values

/// Every event as it lies in the outboxes of running installations, and so has to be read for ever.
@Suite
struct EventWireTests {
    private func id(_ number: Int) -> String { "00000000-0000-7000-8000-00000000000\(number)" }

    private func make<Subject>(_ number: Int) throws -> Identifier<Subject> {
        try #require(Identifier<Subject>(id(number)))
    }

    /// Compares each kind's details with `forms`, written and read again, and sees that no kind is left out.
    private func check<Event: ServiceEvent & Hashable>(
        from source: String,
        _ forms: [(event: Event, kind: String, json: String)]
    ) throws {
        #expect(Event.source == source)
        #expect(Set(forms.map(\.kind)) == Set(Event.Kind.allCases.map(\.rawValue)))
        for (event, word, text) in forms {
            #expect(event.kind.rawValue == word)
            #expect(String(decoding: event.jsonBytes(), as: UTF8.self) == text)
            var json = JSONReader(Array(text.utf8))
            #expect(try Event(#require(Event.Kind(rawValue: word)), from: &json) == event)
        }
    }

    @Test func `the menu service's events`() throws {
        let menu = #""menu_id":"\#(id(1))""#
        let recipe = menu + #","item_id":"\#(id(2))","recipe_id":"\#(id(3))""#
        let list = #""list_id":"\#(id(4))""#
        let date = try #require(CalendarDate("2026-11-22"))
        let reference = try MenuReference(menuID: make(1))
        let added = try MenuRecipeFact(menuID: make(1), itemID: make(2), recipeID: make(3))
        let removed = try MenuRecipeFact(menuID: make(1), itemID: make(2), recipeID: make(3), listID: make(4))
        let named = try MenuRecipeFact(menuID: make(1), itemID: make(2), recipeID: make(3), title: "Soup")
        let cooked = try MenuCookingFact(menuID: make(1), itemID: make(2), recipeID: make(3), date: date)
        try check(
            from: "menu",
            [
                (MenuEvent.menuRecipeAdded(added), "menu.recipe_added", "{\(recipe)}"),
                (.menuRecipeRemoved(added), "menu.recipe_removed", "{\(recipe)}"),
                (.menuRecipeRemoved(removed), "menu.recipe_removed", "{\(recipe),\(list)}"),
                (.menuRecipeAdded(named), "menu.recipe_added", "{\(recipe),\"title\":\"Soup\"}"),
                (.menuRecipeCooked(cooked), "menu.recipe_cooked", #"{\#(recipe),"date":"2026-11-22"}"#),
                (.menuRecipeUncooked(cooked), "menu.recipe_uncooked", #"{\#(recipe),"date":"2026-11-22"}"#),
                (.menuChanged(reference), "menu.changed", "{\(menu)}"),
                (.menuCleared(reference), "menu.cleared", "{\(menu)}"),
                (.menuReopened(reference), "menu.reopened", "{\(menu)}"),
                (.menuPlannedAgain(reference), "menu.planned_again", "{\(menu)}"),
                (
                    .menuCommitted(MenuCommitment(menuID: try make(1), listID: try make(4))), "menu.committed",
                    "{\(menu),\(list)}"
                ),
                (
                    .menuArchived(MenuEnd(menuID: try make(1), listID: try make(4), outcome: .completed)),
                    "menu.archived", #"{\#(menu),\#(list),"outcome":"completed"}"#
                ),
                (
                    .menuArchived(MenuEnd(menuID: try make(1), listID: nil, outcome: .abandoned)), "menu.archived",
                    #"{\#(menu),"outcome":"abandoned"}"#
                ),
                (
                    .menuShoppingChanged(
                        MenuShopping(
                            menuID: try make(1),
                            listID: try make(4),
                            planning: false,
                            meals: [
                                MenuMeal(itemID: try make(2), recipeID: try make(3), servings: 4, cooked: false)
                            ]
                        )
                    ), "menu.shopping_changed",
                    #"{\#(menu),\#(list),"planning":false,"meals":[{"item_id":"\#(id(2))","recipe_id":"\#(id(3))","#
                        + #""servings":4,"cooked":false}]}"#
                ),
                (
                    .menuShoppingChanged(MenuShopping(menuID: try make(1), listID: try make(4), planning: true)),
                    "menu.shopping_changed", #"{\#(menu),\#(list),"planning":true}"#
                ),
                (
                    .menuMealsChanged(
                        MenuMeals(
                            menuID: try make(1),
                            version: 7,
                            meals: [
                                MenuMealState(
                                    itemID: try make(2),
                                    servings: 4,
                                    cookedAt: Instant(milliseconds: 1_795_167_000_000),
                                    cookedOn: date,
                                    removed: false
                                ), MenuMealState(itemID: try make(3), servings: 2, removed: true),
                            ]
                        )
                    ), "menu.meals_changed",
                    #"{\#(menu),"version":7,"meals":[{"item_id":"\#(id(2))","servings":4,"#
                        + #""cooked_at":"2026-11-20T09:30:00.000Z","cooked_on":"2026-11-22","removed":false},"#
                        + #"{"item_id":"\#(id(3))","servings":2,"removed":true}]}"#
                ),
            ]
        )
    }

    @Test func `the meal-plan service's events`() throws {
        let date = try #require(CalendarDate("2026-11-22"))
        let entry = try PlanEntryFact(entryID: make(1), recipeID: make(3), date: date)
        let note = try PlanEntryFact(entryID: make(1), recipeID: nil, date: date)
        let planned = try PlanEntryFact(entryID: make(1), recipeID: make(3), date: date, servings: 4, cooked: false)
        let menus = try PlanEntryFact(
            entryID: make(1),
            recipeID: make(3),
            date: date,
            servings: 4,
            cooked: false,
            menuID: make(4),
            menuItemID: make(2),
            slot: .dinner
        )
        let text = #"{"entry_id":"\#(id(1))","recipe_id":"\#(id(3))","date":"2026-11-22"}"#
        try check(
            from: "meal-plan",
            [
                (PlanEvent.planEntryAdded(entry), "plan.entry_added", text),
                (
                    .planEntryAdded(menus), "plan.entry_added",
                    #"{"entry_id":"\#(id(1))","recipe_id":"\#(id(3))","date":"2026-11-22","servings":4,"cooked":false,"#
                        + #""menu_id":"\#(id(4))","menu_item_id":"\#(id(2))","slot":"dinner"}"#
                ),
                (
                    .planEntryAdded(note), "plan.entry_added",
                    #"{"entry_id":"\#(id(1))","recipe_id":null,"date":"2026-11-22"}"#
                ),
                (
                    .planEntryAdded(planned), "plan.entry_added",
                    #"{"entry_id":"\#(id(1))","recipe_id":"\#(id(3))","date":"2026-11-22","servings":4,"cooked":false}"#
                ),
                (.planEntryMoved(entry), "plan.entry_moved", text),
                (.planEntryChanged(entry), "plan.entry_changed", text),
                (.planEntryRemoved(entry), "plan.entry_removed", text),
                (.planEntryCooked(entry), "plan.entry_cooked", text),
                (.planEntryUncooked(entry), "plan.entry_uncooked", text),
                (
                    .planMemberRemoved(PlanMemberFact(memberID: try make(5))), "plan.member_removed",
                    #"{"member_id":"\#(id(5))"}"#
                ),
            ]
        )
    }

    @Test func `the grocery service's events`() throws {
        let list = try ListFact(listID: make(4))
        let item = try ListItemFact(listID: make(4), itemID: make(6))
        let listText = #"{"list_id":"\#(id(4))"}"#
        let itemText = #"{"list_id":"\#(id(4))","item_id":"\#(id(6))"}"#
        let named = try ListItemFact(listID: make(4), itemID: make(6), title: "Milk", listTitle: "Week")
        let namedText = #"{"list_id":"\#(id(4))","item_id":"\#(id(6))","title":"Milk","list_title":"Week"}"#
        let share = #""share_id":"\#(id(7))""#
        try check(
            from: "grocery",
            [
                (GroceryEvent.listChanged(list), "list.changed", listText),
                (.listItemChanged(item), "list.item_changed", itemText),
                (.listItemChecked(item), "list.item_checked", itemText),
                (.listItemUnchecked(item), "list.item_unchecked", itemText),
                (.listItemRemoved(item), "list.item_removed", itemText),
                (
                    .listItemsExpired(ListItemsFact(listID: try make(4), itemIDs: [try make(6)])), "list.items_expired",
                    #"{"list_id":"\#(id(4))","item_ids":["\#(id(6))"]}"#
                ),
                (.listItemRemoved(named), "list.item_removed", namedText),
                (
                    .listDeleted(ListFact(listID: try make(4), title: "Week")), "list.deleted",
                    #"{"list_id":"\#(id(4))","title":"Week"}"#
                ),
                (.listDeleted(list), "list.deleted", listText),
                (.listMealsFreed(list), "list.meals_freed", listText),
                (
                    .listCategoryCorrected(CategoryCorrection(name: "Milk", category: .dairy)),
                    "list.category_corrected", #"{"name":"Milk","category":"dairy"}"#
                ),
                (
                    .shareCreated(ShareFact(shareID: try make(7), actor: try make(8), role: "edit")),
                    "share.created", #"{\#(share),"actor":"\#(id(8))","role":"edit"}"#
                ),
                (
                    .shareCreated(
                        ShareFact(
                            shareID: try make(7),
                            actor: try make(8),
                            role: "edit",
                            listID: try make(4),
                            listTitle: "Week"
                        )
                    ), "share.created",
                    #"{\#(share),"actor":"\#(id(8))","role":"edit","list_id":"\#(id(4))","list_title":"Week"}"#
                ),
                (
                    .shareRevoked(ShareFact(shareID: try make(7), actor: try make(8))), "share.revoked",
                    #"{\#(share),"actor":"\#(id(8))"}"#
                ),
                (.shareRevoked(ShareFact(shareID: try make(7), actor: nil)), "share.revoked", "{\(share)}"),
                (.staplesChanged(StaplesFact(title: "Salt")), "staples.changed", #"{"title":"Salt"}"#),
                (.aislesChanged(AislesFact(version: 3)), "aisles.changed", #"{"version":3}"#),
                (
                    .listChanged(ListFact(listID: try make(4), title: "Week", created: true)), "list.changed",
                    #"{"list_id":"\#(id(4))","title":"Week","created":true}"#
                ),
            ]
        )
    }

    @Test func `the recipe service's events`() throws {
        let recipe = #""recipe_id":"\#(id(3))","title":"Soup""#
        var counts = ImportCounts()
        (counts.total, counts.queued, counts.active) = (2, 1, 1)
        let time = Instant(milliseconds: 1_795_000_000_000)
        let job = ImportBody(
            id: try make(5),
            version: 2,
            state: .running,
            counts: counts,
            message: "1 of 2 read",
            createdAt: time,
            updatedAt: time
        )
        try check(
            from: "recipe",
            [
                (
                    RecipeEvent.recipeChanged(RecipeChanged(recipeID: try make(3), title: "Soup", version: 2)),
                    "recipe.changed", #"{\#(recipe),"version":2}"#
                ),
                (
                    .recipeChanged(
                        RecipeChanged(recipeID: try make(3), title: "Soup", version: 2, imageURL: "", buying: true)
                    ),
                    "recipe.changed", #"{\#(recipe),"version":2,"image_url":"","buying":true}"#
                ),
                (
                    .recipeDeleted(RecipeDeleted(recipeID: try make(3), title: "Soup")), "recipe.deleted",
                    "{\(recipe)}"
                ),
                (
                    .recipeRestored(RecipeRestored(recipeID: try make(3), title: "Soup")), "recipe.restored",
                    "{\(recipe)}"
                ),
                (.foodsChanged(FoodsChanged(version: 7)), "foods.changed", #"{"version":7}"#),
                (
                    .cookbookChanged(CookbookFact(cookbookID: try make(3), title: "Winter", created: true)),
                    "cookbook.changed", #"{"cookbook_id":"\#(id(3))","title":"Winter","created":true}"#
                ),
                (
                    .cookbookDeleted(CookbookFact(cookbookID: try make(3), title: "Winter")), "cookbook.deleted",
                    #"{"cookbook_id":"\#(id(3))","title":"Winter"}"#
                ),
                (
                    .memberPictureChanged(MemberPictureFact(memberID: try make(5))), "member.picture_changed",
                    #"{"member_id":"\#(id(5))"}"#
                ),
                (
                    .importChanged(ImportChanged(job: job)), "import.changed",
                    #"{"import":{"id":"\#(id(5))","version":2,"state":"running","counts":{"total":2,"queued":1,"waiting":0,"#
                        + #""active":1,"pending_review":0,"failed":0,"duplicates":0},"message":"1 of 2 read","#
                        + #""created_at":"2026-11-18T11:06:40.000Z","updated_at":"2026-11-18T11:06:40.000Z"}}"#
                ),
            ]
        )
    }

    @Test func `the account service's events`() throws {
        let ended = try MembershipEnded(user: make(8), actor: make(9), endsFeeds: true, endsLinks: false)
        let setting = HouseholdChanged(measurementSystem: .metric)
        try check(
            from: "account",
            [
                (AccountEvent.householdChanged(setting), "household.changed", #"{"measurement_system":"metric"}"#),
                (
                    .householdChanged(HouseholdChanged(measurementSystem: nil)), "household.changed",
                    #"{"measurement_system":null}"#
                ),
                (
                    .householdSettingsChanged(HouseholdVersion(version: 2)), "household.settings_changed",
                    #"{"version":2}"#
                ),
                (
                    .householdMemberChanged(MemberChanged(memberID: try make(5))), "household.member_changed",
                    #"{"member_id":"\#(id(5))"}"#
                ),
                (
                    .householdMembershipChanged(MembershipChanged(user: try make(8), role: "editor", created: true)),
                    "household.membership_changed", #"{"user":"\#(id(8))","role":"editor","created":true}"#
                ),
                (
                    .householdMemberRemoved(MemberRemoved(memberID: try make(5))), "household.member_removed",
                    #"{"member_id":"\#(id(5))"}"#
                ),
                (
                    .householdMembershipEnded(ended), "household.membership_ended",
                    #"{"user":"\#(id(8))","actor":"\#(id(9))","ends_feeds":true,"ends_links":false}"#
                ),
            ]
        )
    }

    @Test func `the export service's events`() throws {
        try check(
            from: "export",
            [
                (
                    FeedEvent.feedCreated(FeedFact(actor: try make(8), purpose: "menu")), "feed.created",
                    #"{"actor":"\#(id(8))","purpose":"menu"}"#
                ),
                (.feedRevoked(FeedFact(actor: try make(8))), "feed.revoked", #"{"actor":"\#(id(8))"}"#),
            ]
        )
    }
}
