import FoundationEssentials
import HTTP
import TimeZones
import Values

/// What can be done with a household's plan: each call is one transaction.
struct MealPlan: Sendable {
    var store: SQLPlanStore
    let neighbours: Neighbours
    let now: @Sendable () -> Instant
    let newID: @Sendable () -> UUID

    /// The date it is where the household lives; in UTC, where that cannot be found out.
    func today(of household: HouseholdID) async -> CalendarDate {
        await TimeZones.today(at: now()) { try await neighbours.timeZone(household) }
    }

    func add(
        _ entry: NewEntry,
        recipe: RecipeID?,
        place: Place? = nil,
        to household: HouseholdID
    ) async throws -> PlanChanged<PlanBook.Addition> {
        var new = entry
        try await check(entry.member, of: household)
        if let place {
            let meal = try await meal(place)
            if let recipe, recipe != meal.recipe.id { throw PlanError.otherRecipe }
            (new.content, new.cooked) = (.recipe(meal.recipe), meal.cooked)
        } else if let recipe {
            guard let planned = try await neighbours.recipe(recipe) else {
                throw Problem.invalid("/recipe_id", code: "unknown", "There is no recipe with this id")
            }
            new.content = .recipe(planned)
        }
        let complete = new
        let scope = PlanScope(
            entries: [entry.id] + (entry.leftoverOf.map { [$0] } ?? []),
            days: [entry.spot.date...entry.spot.date],
            menuItems: place.map { [$0.item] } ?? []
        )
        return try await store.change(household, scope) { book in try book.add(complete) }
    }

    /// Plans what is still to be cooked of a menu for one meal of consecutive days, or says what that would plan.
    ///
    /// What is deleted cannot be cooked any more.
    func fill(
        from menu: MenuID,
        first: CalendarDate,
        slot: Slot,
        of household: HouseholdID,
        isPreview: Bool = false
    ) async throws -> PlanChanged<[PlanEntryID]> {
        let found = try await self.menu(menu)
        let recipes = found.meals.filter { $0.cooked == nil && !$0.recipe.isDeleted }.map { meal in
            var recipe = meal.recipe
            // What is history is planned anew.
            if found.isOver { recipe.place = nil }
            return recipe
        }
        guard !recipes.isEmpty else {
            throw Problem.conflict(code: "nothing_to_cook", "This menu has nothing that is still to be cooked.")
        }
        let scope = PlanScope(
            days: [first...first.adding(days: recipes.count - 1)],
            menuItems: recipes.compactMap { $0.place?.item }
        )
        let fill: @Sendable (inout PlanBook) throws -> [PlanEntryID] = { [newID] book in
            try book.fill(recipes, from: first, slot: slot) { PlanEntryID(newID()) }
        }
        return isPreview
            ? try await store.preview(household, scope, fill) : try await store.change(household, scope, fill)
    }

    /// Changes one entry, if the caller knows it as it is.
    func change(
        _ id: PlanEntryID,
        expecting version: Int?,
        of household: HouseholdID,
        with scope: PlanScope = PlanScope(),
        _ body: @escaping @Sendable (inout PlanBook) throws -> Void
    ) async throws -> PlanChanged<Void> {
        var scope = scope
        scope.entries.append(id)
        return try await store.change(household, scope) { book in
            try book.expect(version, of: id)
            try body(&book)
        }
    }

    /// A recipe's place in a menu, as a request names it.
    struct Place: Hashable, Sendable {
        var menu: MenuID
        var item: MenuItemID
    }

    private func menu(_ id: MenuID) async throws -> FoundMenu {
        guard let menu = try await neighbours.menu(id) else {
            throw Problem.invalid("/menu_id", code: "unknown", "There is no menu with this id")
        }
        return menu
    }

    private func meal(_ place: Place) async throws -> FoundMenu.Meal {
        let menu = try await menu(place.menu)
        guard let meal = menu.meals.first(where: { $0.recipe.place?.item == place.item }) else {
            throw Problem.invalid("/menu_item_id", code: "unknown", "There is no recipe with this id in the menu")
        }
        guard !menu.isOver else {
            throw Problem.conflict(
                code: "menu_archived",
                "This menu is finished. Cook it again to plan its recipes."
            )
        }
        return meal
    }

    /// Makes sure that somebody whom a request names eats in the household; only such a request asks.
    func check(_ member: MemberID?, of household: HouseholdID) async throws {
        guard let member else { return }
        let isKnown: Bool
        do {
            isKnown = try await neighbours.hasMember(member, household)
        } catch let problem as Problem where problem.status == 503 {
            throw Problem.unavailable(
                retryAfter: 5,
                code: "members_unavailable",
                "Members cannot be looked up at the moment; plan it for everyone, or try again in a moment."
            )
        }
        guard isKnown else {
            throw Problem.invalid("/member_id", code: "unknown", "No member of the household has this id")
        }
    }
}
