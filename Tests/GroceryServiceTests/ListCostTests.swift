import FoundationEssentials
import GroceryAPI
import HTTP
import Kitchen
import TestSupport
import Testing
import Values

@testable import GroceryService

/// What making and changing a list costs: it grows with what is on it, whatever that is, and has an end.
@Suite struct ListCostTests {
    private let parser = IngredientParser()

    private func share(_ number: Int, source: UUID) -> LineOrigin {
        .recipe(
            RecipeShare(recipe: .random, title: "Recipe \(number)", servings: 4, menuItem: MenuItemID(source))
        )
    }

    private func list(_ wanted: [WantedLine], _ kitchen: Consolidation) throws -> GroceryList {
        let plan = ListPlan(
            title: "Week",
            origin: .manual,
            isDraft: false,
            fingerprint: "",
            wanted: wanted,
            have: FoodsAtHome([], foods: .standard)
        )
        let now = Instant(milliseconds: 0)
        return try GroceryList(id: .random, plan: plan, kitchen: kitchen, now: now, newID: { .random })
    }

    /// The steps that `body` spends.
    private func steps(_ body: (Consolidation) throws -> Void) rethrows -> Int {
        let budget = StepBudget(steps: .max)
        try body(Consolidation(budget: budget))
        return budget.steps
    }

    @Test func `eight times as many texts that are no items take some eight times as long`() throws {
        let ratio = try growth(from: 500, to: 4000) { count in
            let lines = (0..<count).map { number in
                let line = IngredientLine(text: "Sauce \(number):", amount: nil, food: nil, name: "Sauce")
                return Contribution(line: line, source: LineOrigin.hand(nil))
            }
            let left = try Consolidation().consolidate(lines).leftOut
            return {
                var list = try list([], Consolidation())
                let found = try LeftOut.all(of: left)
                list.addLeftOut(found)
                list.addLeftOut(found)
                #expect(list.leftOut.count == count)
            }
        }
        #expect(ratio < 24)
    }

    @Test func `what is typed with a list is added up once, however often it is the same`() throws {
        let typed = TypedEntry().read("2 kg flour")
        func cost(_ count: Int) throws -> Int {
            let one = typed.map { WantedLine(line: $0.line, origin: .hand(nil), typed: $0) }
            let wanted = (0..<count).flatMap { _ in one }
            return try steps { kitchen in
                let list = try list(wanted, kitchen)
                #expect(list.items.map(\.text) == ["\(2 * count) kg"])
                #expect(list.items.map(\.lines.count) == [count])
            }
        }
        #expect(try cost(500) <= 10 * cost(50) + 1000)
    }

    @Test func `new meals of a list are added up once, however many there are`() throws {
        let line = parser.parse("100 g flour")
        func cost(_ meals: Int) throws -> Int {
            let sources = (0..<meals).map { _ in UUID() }
            var wishes = MealWishes(scope: .menu, servings: Dictionary(sources.map { ($0, 4) }) { $1 })
            for (number, source) in sources.enumerated() {
                wishes.lines[source] = [WantedLine(line: line, origin: share(number, source: source))]
            }
            return try steps { kitchen in
                var list = try list([], kitchen)
                var known: [UUID: FollowedMeal] = [:]
                try list.follow(wishes, &known, kitchen: kitchen, newID: { .random })
                #expect(known.count == meals && list.items.map(\.lines.count) == [meals])
                #expect(list.items.map(\.text) == ["\(meals / 10) kg"])
            }
        }
        #expect(try cost(80) <= 8 * cost(10) + 1000)
    }

    @Test(arguments: Engine.allCases)
    func `what is too much to bring together is refused in words, and changes nothing`(engine: Engine) async throws {
        try await Grocery.with(engine, steps: 20_000) { grocery in
            let lines = (1...100).map { "\($0) g flour" }
            let bread = grocery.cookbook.add("Bread", lines)
            let small = GroceryListRequest(recipes: [GroceryRecipeRequest(recipeID: bread)])
            let large = GroceryListRequest(
                recipes: (0..<3).map { _ in GroceryRecipeRequest(recipeID: bread) }
            )
            let id = GroceryListID.random
            #expect(await grocery.client.send(.put, GroceryPaths.list(id), small.text).status == 201)
            let before = try await grocery.list(id)
            for (method, path) in [
                (Method.put, GroceryPaths.list(id)), (.put, GroceryPaths.list(.random)),
                (.post, GroceryPaths.preview),
            ] {
                let answer = await grocery.client.send(method, path, large.text)
                #expect(answer.status == 422 && answer.text.contains("too_complicated"), "\(answer)")
            }
            let long = String(repeating: "a", count: 400)
            let typed = GroceryListRequest(title: "Typed", items: (0..<40).map { "\($0) \(long)" })
            let answer = await grocery.client.send(.put, GroceryPaths.list(.random), typed.text)
            #expect(answer.status == 422 && answer.text.contains("too_complicated"), "\(answer)")
            #expect(try await grocery.list(id) == before)
        }
    }
}
