import Kitchen
import Testing
import Values

@testable import GroceryService

@Suite struct DomainTests {
    let now = Instant(milliseconds: 1_800_000_000_000)
    let parser = IngredientParser(foods: .standard)
    let kitchen = Consolidation(foods: .standard)

    private func share(_ title: String, menuItem: MenuItemID? = nil, entry: PlanEntryID? = nil) -> RecipeShare {
        RecipeShare(recipe: .random, title: title, servings: 4, menu: nil, menuItem: menuItem, entry: entry)
    }

    private func list(_ wanted: [(String, LineOrigin)], have: [String] = []) throws -> GroceryList {
        let plan = plan(wanted, have: have)
        return try GroceryList(id: .random, plan: plan, kitchen: kitchen, now: now, newID: { .random })
    }

    private func plan(_ wanted: [(String, LineOrigin)], have: [String] = []) -> ListPlan {
        ListPlan(
            title: "Test",
            origin: .recipes,
            isDraft: false,
            fingerprint: "\(wanted)\(have)",
            wanted: wanted.map { WantedLine(line: parser.parse($0.0), origin: $0.1) },
            have: FoodsAtHome(have, foods: .standard)
        )
    }

    private func amounts(_ list: GroceryList, _ name: String) -> [String]? {
        list.items.first { $0.name == name }?.quantities.map(\.description)
    }

    @Test func `lines of one food become one item with the sum and each line's share`() throws {
        let list = try list([
            ("200 g flour", .recipe(share("Bread"))), ("300 g flour", .recipe(share("Cake"))),
        ])
        #expect(list.items.count == 1)
        #expect(amounts(list, "flour") == ["500 gram"])
        #expect(list.items[0].recipeTitles == ["Bread", "Cake"])
    }

    @Test func `taking a recipe away subtracts exactly its share`() throws {
        let bread = share("Bread", menuItem: .random)
        let cake = share("Cake", menuItem: .random)
        var list = try list([
            ("1/3 cup milk", .recipe(bread)), ("200 g flour", .recipe(bread)), ("1/7 cup milk", .recipe(cake)),
            ("2 eggs", .recipe(bread)),
        ])
        let alone = try self.list([("1/7 cup milk", .recipe(cake))])
        try list.takeAway(kitchen: kitchen) { $0.menuItem == bread.menuItem }
        #expect(list.items.map(\.name) == ["milk"])
        #expect(list.items.map(\.quantities) == alone.items.map(\.quantities))
        #expect(list.items.map(\.text) == alone.items.map(\.text))
    }

    @Test func `a ticked item keeps what it was bought for`() throws {
        let bread = share("Bread", entry: .random)
        var list = try list([("200 g flour", .recipe(bread)), ("1 l milk", .recipe(bread))])
        let flour = try #require(list.items.firstIndex { $0.name == "flour" })
        list.items[flour].checkedAt = now
        try list.takeAway(kitchen: kitchen) { $0.entry == bread.entry }
        #expect(list.items.map(\.name) == ["flour"])
        #expect(amounts(list, "flour") == ["200 gram"])
    }

    @Test func `what is at home stays off the list and is recorded, and what is typed is bought all the same`() throws {
        let list = try list(
            [("2 tbsp olive oil", .recipe(share("Salad"))), ("1 lettuce", .recipe(share("Salad")))],
            have: ["olive oil", "unicorn"]
        )
        #expect(!list.items.contains { $0.name == "olive oil" })
        #expect(list.staples.map(\.name) == ["olive oil"])
        #expect(list.staples[0].lines.count == 1)
        let typed = try self.list([("olive oil", .hand(nil))], have: ["olive oil"])
        #expect(typed.items.map(\.name) == ["olive oil"])
    }

    @Test func `adding by hand joins the unticked item of the same food, once for one id`() throws {
        var list = try list([("1 l milk", .recipe(share("Pancakes")))])
        let id = GroceryItemID.random
        let first = try list.add(TypedEntry().readOne("2 l milk"), id: id, kitchen: kitchen)
        let second = try list.add(TypedEntry().readOne("2 l milk"), id: id, kitchen: kitchen)
        #expect(first == second)
        #expect(list.items.count == 1)
        #expect(amounts(list, "milk") == ["3 liter"])
        list.items[0].checkedAt = now
        let third = try list.add(TypedEntry().readOne("1 l milk"), id: .random, kitchen: kitchen)
        #expect(third != first)
        #expect(list.items.count == 2)
    }

    @Test func `rewriting an item makes it the person's own`() throws {
        let bread = share("Bread", menuItem: .random)
        var list = try list([("200 g flour", .recipe(bread))])
        let id = list.items[0].id
        try list.edit(
            id,
            .note("wholemeal", typed: TypedEntry().readOne("1 kg flour")),
            in: HouseholdKitchen()
        )
        #expect(list.items[0].id == id)
        #expect(list.items[0].note == "wholemeal")
        #expect(list.items[0].isByHand)
        try list.takeAway(kitchen: kitchen) { $0.menuItem == bread.menuItem }
        #expect(amounts(list, "flour") == ["1 kilogram"])
    }

    @Test func `a list takes a thousand items, from recipes and by hand`() throws {
        // Words without a meaning: "zzaaa", "zzaab" and so on.
        let letters = Array("abcdefghjklmnopqrtuv")
        func lines(_ count: Int) -> [(String, LineOrigin)] {
            (0..<count).map { number in
                let word = [number / 400, number / 20 % 20, number % 20].map { letters[$0] }
                return ("1 zz" + String(word), .hand(.random))
            }
        }
        var list = try list(lines(1000))
        #expect(list.items.count == 1000)
        #expect(throws: GroceryError.tooManyItems) { _ = try self.list(lines(1001)) }
        #expect(throws: GroceryError.tooManyItems) {
            try list.add(TypedEntry().readOne("1 egg"), id: .random, kitchen: kitchen)
        }
        // What is on it already needs no room.
        _ = try list.add(TypedEntry().readOne("2 zzaaa"), id: .random, kitchen: kitchen)
        try list.remove(list.items[5].id)
        _ = try list.add(TypedEntry().readOne("1 egg"), id: .random, kitchen: kitchen)
        #expect(list.items.count == 1000)
    }

    @Test func `moving an item renumbers its category`() throws {
        var list = try list(["apples", "bananas", "carrots"].map { ($0, .hand(nil)) })
        let first = try #require(list.sortedItems.first)
        try list.edit(first.id, ItemChange(position: 3), in: HouseholdKitchen())
        #expect(list.sortedItems.last?.id == first.id)
        #expect(list.sortedItems.map(\.position) == [1, 2, 3])
        try list.edit(first.id, ItemChange(position: 1), in: HouseholdKitchen())
        #expect(list.sortedItems.first?.id == first.id)
    }

    @Test func `replacing keeps what was added by hand, and ticks of what is wanted as before`() throws {
        let bread = LineOrigin.recipe(share("Bread"))
        var list = try list([("200 g flour", bread), ("1 l milk", bread)])
        _ = try list.add(TypedEntry().readOne("dish soap"), id: .random, kitchen: kitchen)
        for index in list.items.indices { list.items[index].checkedAt = now }
        let flour = try #require(list.items.first { $0.name == "flour" })
        try list.replace(
            with: plan([("200 g flour", bread), ("3 l milk", bread)]),
            kitchen: kitchen,
            newID: { .random }
        )
        let kept = try #require(list.items.first { $0.name == "flour" })
        #expect(kept.id == flour.id)
        #expect(kept.checkedAt == now)
        #expect(list.items.first { $0.name == "milk" }?.checkedAt == nil)
        #expect(list.items.contains { $0.name.contains("soap") })
    }

    @Test func `a ticked item is gone at the hour, to the millisecond`() {
        #expect(Expiry.end(of: now) == now + .seconds(3600))
        #expect(Expiry.cutoff(Expiry.end(of: now)) == now)
        #expect(Expiry.cutoff(now + .milliseconds(3_599_999)) < now)
    }

    @Test func `staples are the defaults under what a household decided`() throws {
        let plain = StapleBook(foods: .standard, decisions: [])
        let salt = try #require(FoodTable.standard.food(named: "salt"))
        let garlic = try #require(FoodTable.standard.food(named: "garlic"))
        #expect(plain.kind(food: salt.reference, name: "salt") == .assumed)
        #expect(plain.kind(food: garlic.reference, name: "garlic") == .asked)
        let own = StapleBook(
            foods: .standard,
            decisions: [
                .init(key: salt.id, name: salt.name, kind: .no),
                .init(key: "ghee of mine", name: "Ghee of mine", kind: .assumed),
            ]
        )
        #expect(own.kind(food: salt.reference, name: "salt") == .no)
        #expect(own.kind(food: nil, name: "Ghee of Mine") == .assumed)
        #expect(own.staples.contains { $0.name == "Ghee of mine" && !$0.isDefault })
        #expect(!own.staples.contains { $0.key == salt.id })
    }

    @Test func `a list without a title is called after its recipes or its days`() throws {
        #expect(ListTitle.make(origin: .manual, recipes: []) == "Groceries")
        #expect(ListTitle.make(origin: .recipes, recipes: ["Chili", "Chili"]) == "Chili")
        #expect(ListTitle.make(origin: .recipes, recipes: ["A", "B", "C", "D"]) == "A, B and 2 more")
        let from = try #require(CalendarDate("2026-11-20"))
        #expect(ListTitle.make(origin: .menu(.random), recipes: ["A", "B"], today: from) == "Week of 20 Nov")
        #expect(ListTitle.make(origin: .plan(from: from, to: from.adding(days: 6)), recipes: []) == "Week of 20 Nov")
        #expect(
            ListTitle.make(origin: .plan(from: from, to: from.adding(days: 12)), recipes: ["A"])
                == "Groceries, 20 Nov – 2 Dec"
        )
    }
}
