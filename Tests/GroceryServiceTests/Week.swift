import GroceryAPI
import HTTP
import JSON
import MealPlanAPI
import MenuAPI
import TestSupport
import Testing
import Values

@testable import GroceryService

/// A menu with one recipe, which stands on the calendar beside another meal.
struct Week: Sendable {
    let grocery: Grocery
    let menu = MenuID.random
    let item = MenuItemID.random
    let entry = PlanEntryID.random
    let menuList = GroceryListID.random
    let dayList = GroceryListID.random
    let first = CalendarDate(daysSince1970: 20_800)
    private let bread: RecipeID
    private let rice: RecipeID
    private let other: GroceryRecipeRequest
    private var servings = 4
    private var sequence: Int64 = 0

    init(_ grocery: Grocery) async throws {
        self.grocery = grocery
        bread = grocery.cookbook.add("Bread", ["500 g flour", "1000 ml milk"])
        rice = grocery.cookbook.add("Rice", ["300 g rice"])
        other = GroceryRecipeRequest(recipeID: rice, servings: 4, entryID: .random)
        grocery.cookbook.setPlan([meal, other])
    }

    /// Changes what the plan answers, without an event: the meal for so many; nil for none.
    mutating func replan(_ servings: Int?) {
        self.servings = servings ?? self.servings
        grocery.cookbook.setPlan(servings == nil ? [other] : [meal, other])
    }

    /// Makes the list of the days again, for so many of them.
    func remake(days: Int) async throws {
        let range = GroceryPlanRange(from: first, to: first.adding(days: days - 1))
        let made = await grocery.client.send(.put, GroceryPaths.list(dayList), GroceryListRequest(plan: range).text)
        #expect(made.status == 200, "\(made)")
    }

    private var meal: GroceryRecipeRequest {
        GroceryRecipeRequest(recipeID: bread, servings: servings, menuID: menu, menuItemID: item, entryID: entry)
    }

    var request: GroceryListRequest {
        GroceryListRequest(
            recipes: [GroceryRecipeRequest(recipeID: bread, servings: servings, menuID: menu, menuItemID: item)],
            source: GroceryListSource(type: .menu, menuID: menu),
            draft: true
        )
    }

    func draft() async throws {
        let made = await grocery.client.send(.put, GroceryPaths.list(menuList), request.text)
        #expect(made.status == 201, "\(made)")
    }

    /// The commit's last step, and its event.
    mutating func activate() async throws {
        #expect(await grocery.client.post(GroceryPaths.activate(menuList)).status == 200)
        try await tell("menu.committed", from: "menu", MenuCommitment(menuID: menu, listID: menuList).text)
    }

    mutating func commit() async throws {
        try await draft()
        try await activate()
    }

    mutating func shop() async throws {
        let request = GroceryListRequest(plan: GroceryPlanRange(from: first, to: first.adding(days: 6)))
        let made = await grocery.client.send(.put, GroceryPaths.list(dayList), request.text)
        #expect(made.status == 201, "\(made)")
    }

    mutating func resize(_ servings: Int) async throws {
        self.servings = servings
        try await tell("plan.entry_changed", from: "meal-plan", fact(on: 1).text)
        let meals = [MenuMeal(itemID: item, recipeID: bread, servings: servings, cooked: false)]
        try await tell(
            "menu.shopping_changed",
            from: "menu",
            MenuShopping(menuID: menu, listID: menuList, planning: false, meals: meals).text
        )
    }

    mutating func move(to day: Int) async throws {
        try await tell("plan.entry_moved", from: "meal-plan", fact(on: day).text)
    }

    /// Takes the recipe out of the menu, whereupon the entry is an ordinary one.
    mutating func takeOut(whilePlanning isPlanning: Bool = false) async throws {
        try await tell(
            "menu.shopping_changed",
            from: "menu",
            MenuShopping(menuID: menu, listID: menuList, planning: isPlanning, meals: isPlanning ? nil : []).text
        )
        var ordinary = fact(on: 1)
        (ordinary.menuID, ordinary.menuItemID) = (nil, nil)
        try await tell("plan.entry_changed", from: "meal-plan", ordinary.text)
    }

    /// What a list has to buy.
    func bought(_ list: GroceryListID) async throws -> [String] {
        try await grocery.list(list).items.map { words($0.name, $0.quantities) }.sorted()
    }

    /// What a list of a request would have to buy.
    func previewed(_ request: GroceryListRequest) async throws -> [String] {
        let answer = await grocery.client.post(GroceryPaths.preview, request.text)
        let preview: GroceryPreview = try answer.decode()
        return (preview.items + preview.checkYouHave).map { words($0.name, $0.quantities) }.sorted()
    }

    private func words(_ name: String, _ quantities: [GroceryAmount]) -> String {
        let amounts = quantities.map { amount in
            let isThousand = ["kilogram", "liter"].contains(amount.unit)
            let value = (Int(amount.value) ?? 0) * (isThousand ? 1000 : 1)
            return "\(value) \(["kilogram", "gram"].contains(amount.unit) ? "g" : "ml")"
        }
        return "\(name) \(amounts.joined(separator: " + "))"
    }

    private func fact(on day: Int) -> PlanEntryFact {
        PlanEntryFact(
            entryID: entry,
            recipeID: bread,
            date: first.adding(days: day),
            servings: servings,
            cooked: false,
            menuID: menu,
            menuItemID: item,
            slot: .dinner
        )
    }

    private mutating func tell(_ kind: String, from source: String, _ payload: String) async throws {
        sequence += 1
        for _ in 1...2 {
            let answer = await grocery.deliver(kind, from: source, sequence: sequence, payload)
            #expect(answer.status == 204, "\(answer)")
        }
    }
}
