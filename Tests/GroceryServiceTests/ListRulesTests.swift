import GroceryAPI
import HTTP
import Kitchen
import Testing
import Values

@testable import GroceryService

/// The rules of lists by themselves: what a request may ask for, how a list reads and what it is called.
@Suite struct ListRulesTests {
    private func faults(_ request: GroceryListRequest) -> [String] {
        do {
            _ = try request.checked()
            return []
        } catch {
            return error.errors.map(\.pointer)
        }
    }

    private func recipes(_ count: Int, servings: Int? = nil) -> [GroceryRecipeRequest] {
        (0..<count).map { _ in GroceryRecipeRequest(recipeID: .random, servings: servings) }
    }

    private func text(_ count: Int) -> String { String(repeating: "x", count: count) }

    @Test func `a request is taken up to each limit and refused beyond it`() {
        let day = CalendarDate(daysSince1970: 20_000)
        func plan(_ days: Int) -> GroceryListRequest {
            GroceryListRequest(plan: GroceryPlanRange(from: day, to: day.adding(days: days - 1)))
        }
        let cases: [(within: GroceryListRequest, beyond: GroceryListRequest, pointer: String)] = [
            (GroceryListRequest(title: text(200)), GroceryListRequest(title: text(201)), "/title"),
            (plan(1), plan(0), "/plan/to"),
            (plan(100), plan(101), "/plan/to"),
            (GroceryListRequest(recipes: recipes(200)), GroceryListRequest(recipes: recipes(201)), "/recipes"),
            (
                GroceryListRequest(recipes: recipes(1, servings: 1)),
                GroceryListRequest(recipes: recipes(1, servings: 0)),
                "/recipes/0/servings"
            ),
            (
                GroceryListRequest(recipes: recipes(1, servings: 1000)),
                GroceryListRequest(recipes: recipes(1, servings: 1001)),
                "/recipes/0/servings"
            ),
            (GroceryListRequest(have: [text(200)]), GroceryListRequest(have: [text(201)]), "/have/0"),
            (
                GroceryListRequest(have: Array(repeating: "a", count: 500)),
                GroceryListRequest(have: Array(repeating: "a", count: 501)),
                "/have"
            ),
            (GroceryListRequest(items: [text(500)]), GroceryListRequest(items: [text(501)]), "/items/0"),
            (
                GroceryListRequest(items: Array(repeating: "a", count: 500)),
                GroceryListRequest(items: Array(repeating: "a", count: 501)),
                "/items"
            ),
            (
                GroceryListRequest(recipes: [], source: GroceryListSource(type: .plan, from: day, to: day)),
                GroceryListRequest(recipes: [], source: GroceryListSource(type: .plan, from: day)),
                "/source/from"
            ),
            (
                GroceryListRequest(recipes: [], source: GroceryListSource(type: .menu, menuID: .random)),
                GroceryListRequest(recipes: [], source: GroceryListSource(type: .menu)),
                "/source/menu_id"
            ),
            (GroceryListRequest(menu: .random), GroceryListRequest(menu: .random, recipes: []), ""),
            (
                GroceryListRequest(recipes: [], source: GroceryListSource(type: .manual)),
                GroceryListRequest(source: GroceryListSource(type: .manual)),
                "/source"
            ),
        ]
        for (within, beyond, pointer) in cases {
            #expect(faults(within) == [], "\(pointer)")
            #expect(faults(beyond) == [pointer])
        }
    }

    @Test func `a list is called after its first two recipes and says how many more there are`() throws {
        let names = ["A", "B", "C", "D", "E"]
        let titles = (0...5).map { ListTitle.make(origin: .recipes, recipes: Array(names.prefix($0))) }
        #expect(titles == ["Groceries", "A", "A and B", "A, B and 1 more", "A, B and 2 more", "A, B and 3 more"])
        let months = try (1...12).map { month in
            let day = try #require(CalendarDate(year: 2026, month: month, day: 3))
            return ListTitle.make(origin: .plan(from: day, to: day), recipes: [])
        }
        #expect(months.first == "Groceries for 3 Jan" && months.last == "Groceries for 3 Dec")
        #expect(Set(months).count == 12)
    }

    @Test func `who may do more may do what others may`() {
        #expect(ShareRole.allCases.sorted() == [.view, .check, .edit])
        for (place, role) in ShareRole.allCases.enumerated() {
            for (other, than) in ShareRole.allCases.enumerated() { #expect((role < than) == (place < other)) }
        }
    }

    @Test func `a link is open until the moment at which it ends`() {
        let end = Instant(milliseconds: 1_800_000_000_000)
        func link(_ expiresAt: Instant?) -> ShareLink {
            ShareLink(
                id: .random,
                household: .random,
                list: .random,
                role: .view,
                expiresAt: expiresAt,
                createdAt: end - .seconds(60),
                createdBy: nil
            )
        }
        #expect(link(end).isOpen(at: end - .milliseconds(1)))
        #expect(!link(end).isOpen(at: end))
        #expect(link(nil).isOpen(at: end))
    }

    @Test func `a list reads by aisle, with what is at home at its end`() throws {
        let kitchen = Consolidation(foods: .standard)
        let parser = IngredientParser(foods: .standard)
        let share = RecipeShare(recipe: .random, title: "Stew", servings: 4)
        var list = try GroceryList(
            id: .random,
            plan: ListPlan(
                title: "Saturday",
                origin: .recipes,
                isDraft: false,
                fingerprint: "",
                wanted: ["2 onions", "1 l milk", "3 carrots", "1 tsp salt", "pepper"].map {
                    WantedLine(line: parser.parse($0), origin: .recipe(share))
                },
                have: FoodsAtHome(["Salt", "black pepper"], foods: .standard)
            ),
            kitchen: kitchen,
            now: Instant(milliseconds: 0),
            newID: { .random }
        )
        #expect(Set(list.staples.map(\.name)) == ["salt", "black pepper"])
        let carrot = try #require(list.items.firstIndex { $0.name == "carrot" })
        list.items[carrot].checkedAt = Instant(milliseconds: 1)
        list.items[carrot].note = "the purple ones"
        let home = list.staples.map(\.name).joined(separator: ", ")
        #expect(
            ListText(list: list).text == """
                Saturday

                Produce
                [x] carrot – 3 (the purple ones)
                [ ] onion – 2

                Dairy
                [ ] milk – 1 l

                At home: \(home)

                """
        )
        // It takes as much room as its texts have bytes, besides a fixed part of each thing.
        var longer = list
        longer.items[carrot].note = "the purple ones, ö"
        longer.title += "!"
        #expect(longer.size == list.size + ", ö".utf8.count + 1)
        longer.staples.removeLast()
        #expect(longer.size < list.size)
        list.clear()
        list.staples = []
        #expect(ListText(list: list).text == "Saturday\n\nNothing to buy.\n")
    }

    @Test func `a wish is indirect if it comes through a menu or through the plan`() {
        #expect(!GroceryRecipeRequest(recipeID: .random).isIndirect)
        #expect(GroceryRecipeRequest(recipeID: .random, menuItemID: .random).isIndirect)
        #expect(GroceryRecipeRequest(recipeID: .random, entryID: .random).isIndirect)
    }

    @Test func `only staples that are not the usual ones are a household's own`() throws {
        let salt = try #require(FoodTable.standard.food(named: "salt"))
        let decisions: [StapleBook.Decision] = [
            .init(key: salt.id, name: "salt", kind: .asked),
            .init(key: "ghee of mine", name: "Ghee of mine", kind: .assumed),
            .init(key: "nothing", name: "Nothing", kind: .no),
        ]
        #expect(StapleBook.own(among: decisions) == ["ghee of mine"])
        let staples = StapleBook(foods: .standard, decisions: decisions).staples
        #expect(staples.map(\.name) == staples.map(\.name).sorted())
        #expect(Set(staples.map(\.key)).count == staples.count)
        #expect(staples.first { $0.key == salt.id }?.isAssumed == false)
        #expect(staples.first { $0.key == salt.id }?.isDefault == false)
        #expect(staples.count == FoodTable.standard.staples.count + 1)
    }
}
