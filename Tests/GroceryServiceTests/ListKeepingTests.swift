import Kitchen
import Testing
import Values

@testable import GroceryService

/// What becomes of each item of a list that is made again, edited or taken apart.
@Suite struct ListKeepingTests {
    private let now = Instant(milliseconds: 1_800_000_000_000)
    private let parser = IngredientParser(foods: .standard)
    private let kitchen = Consolidation(foods: .standard)
    private let bread = RecipeShare(recipe: .random, title: "Bread", servings: 4, menuItem: .random)
    private let cake = RecipeShare(recipe: .random, title: "Cake", servings: 4, menuItem: .random)

    private func plan(_ wanted: [(String, LineOrigin)], have: [String] = []) -> ListPlan {
        ListPlan(
            title: "Test",
            origin: .recipes,
            isDraft: false,
            fingerprint: "",
            wanted: wanted.map { WantedLine(line: parser.parse($0.0), origin: $0.1) },
            have: FoodsAtHome(have, foods: .standard)
        )
    }

    private func list(_ wanted: [(String, LineOrigin)], have: [String] = []) throws -> GroceryList {
        try GroceryList(
            id: .random,
            plan: plan(wanted, have: have),
            kitchen: kitchen,
            now: now,
            newID: { .random }
        )
    }

    /// The items as a shopper reads them, by name.
    private func lines(_ list: GroceryList) -> [String] {
        list.items.map { "\($0.checkedAt == nil ? "" : "✓ ")\($0.name) \($0.text)" }.sorted()
    }

    @Test func `what was added by hand joins what is wanted anew, unless it has been bought`() throws {
        var list = try list([("200 g flour", .recipe(bread))])
        for text in ["100 g flour", "1 l milk", "2 onions"] {
            _ = try list.add(TypedEntry().readOne(text), id: .random, kitchen: kitchen)
        }
        let onion = try #require(list.items.firstIndex { $0.name == "onions" })
        list.items[onion].checkedAt = now
        let before = list
        try list.replace(
            with: plan([("500 g flour", .recipe(cake)), ("3 onions", .recipe(cake))]),
            kitchen: kitchen,
            newID: { .random }
        )
        #expect(lines(list) == ["flour 600 g", "milk 1 l", "onion 3", "✓ onions 2"])
        let flour = try #require(list.items.first { $0.name == "flour" })
        #expect(flour.id == before.items.first { $0.name == "flour" }?.id, "the item goes on")
        #expect(flour.lines.map(\.origin.recipe?.title) == ["Cake", nil])
        // Again the same: nothing is added twice.
        try list.replace(
            with: plan([("500 g flour", .recipe(cake)), ("3 onions", .recipe(cake))]),
            kitchen: kitchen,
            newID: { .random }
        )
        #expect(lines(list) == ["flour 600 g", "milk 1 l", "onion 3", "✓ onions 2"])
    }

    @Test func `what was typed when the list was made is made anew with it`() throws {
        var list = try list([("200 g flour", .hand(nil)), ("1 l milk", .hand(nil))])
        try list.replace(with: plan([("1 l milk", .hand(nil))]), kitchen: kitchen, newID: { .random })
        #expect(lines(list) == ["milk 1 l"])
    }

    @Test func `an item that is wanted as before keeps its id, note and tick, another amount loses the tick`() throws {
        var list = try list([("200 g flour", .recipe(bread)), ("1 l milk", .recipe(bread)), ("2 eggs", .recipe(bread))])
        for index in list.items.indices {
            list.items[index].checkedAt = now
            list.items[index].note = "note"
            list.items[index].version = 7
        }
        let ids = Dictionary(uniqueKeysWithValues: list.items.map { ($0.name, $0.id) })
        let wanted: [(String, LineOrigin)] = [
            ("200 g flour", .recipe(cake)), ("2 l milk", .recipe(cake)), ("salt", .recipe(cake)),
        ]
        try list.replace(with: plan(wanted), kitchen: kitchen, newID: { .random })
        #expect(lines(list).map { $0.trimmingPrefix(" ") } == ["milk 2 l", "salt ", "✓ flour 200 g"])
        for item in list.items where item.name != "salt" {
            #expect(item.id == ids[item.name] && item.note == "note" && item.version == 7, "\(item.name)")
        }
        #expect(list.items.first { $0.name == "salt" }?.note == nil)
    }

    @Test func `a recipe's share is taken from what is at home as well`() throws {
        var list = try list(
            [
                ("2 tbsp olive oil", .recipe(bread)), ("1 tbsp olive oil", .recipe(cake)),
                ("1 tsp salt", .recipe(bread)),
            ],
            have: ["olive oil", "salt"]
        )
        #expect(list.items.isEmpty && list.staples.count == 2)
        try list.takeAway(kitchen: kitchen) { $0.menuItem == bread.menuItem }
        #expect(list.staples.map(\.name) == ["olive oil"])
        #expect(list.staples.map(\.text) == ["1 tbsp"])
        #expect(list.staples[0].text(in: .metric) == "1 tbsp" && list.staples[0].text(in: nil) == "1 tbsp")
        #expect(list.sources == [try #require(cake.menuItem).uuid])
        let same = list
        try list.takeAway(kitchen: kitchen) { $0.menuItem == bread.menuItem }
        #expect(list == same)
    }

    @Test func `an item moves within its category, and beyond its end to the end`() throws {
        var list = try list(["apples", "bananas", "carrots", "milk"].map { ($0, .hand(nil)) })
        func order() -> [String] { list.sortedItems.map(\.name) }
        #expect(order() == ["apple", "banana", "carrot", "milk"])
        let apple = try #require(list.items.first { $0.name == "apple" }).id
        for (position, expected) in [
            (2, ["banana", "apple", "carrot"]), (3, ["banana", "carrot", "apple"]),
            (99, ["banana", "carrot", "apple"]),
            (1, ["apple", "banana", "carrot"]), (0, ["apple", "banana", "carrot"]),
        ] {
            try list.edit(apple, ItemChange(position: position), in: HouseholdKitchen())
            #expect(order() == expected + ["milk"], "\(position)")
            #expect(list.sortedItems.map(\.position) == [1, 2, 3, 1])
        }
    }

    @Test func `what is added comes last in its category`() throws {
        var list = try list(["apples", "bananas", "milk"].map { ($0, .hand(nil)) })
        for text in ["carrots", "cheddar", "toilet paper"] {
            _ = try list.add(TypedEntry().readOne(text), id: .random, details: .note("note"), kitchen: kitchen)
        }
        #expect(list.sortedItems.map(\.position) == [1, 2, 3, 1, 2, 1])
        #expect(list.items.count { $0.note == "note" } == 3)
        // A note for what is there already replaces that one's, and none leaves it.
        _ = try list.add(TypedEntry().readOne("2 carrots"), id: .random, kitchen: kitchen)
        #expect(list.items.first { $0.name == "carrots" }?.note == "note")
        _ = try list.add(TypedEntry().readOne("2 carrots"), id: .random, details: .note("big"), kitchen: kitchen)
        #expect(list.items.first { $0.name == "carrots" }?.note == "big")
    }

    @Test func `a change says what it changes and nothing else`() throws {
        var list = try list([("200 g flour", .recipe(bread))])
        let id = list.items[0].id
        func edited(_ change: ItemChange) throws -> GroceryItem {
            var list = list
            try list.edit(id, change, in: HouseholdKitchen())
            return list.items[0]
        }
        #expect(try edited(ItemChange()) == list.items[0])
        #expect(try edited(ItemChange(name: "flour")) == list.items[0])
        #expect(try edited(ItemChange(category: .other)).category == .other)
        #expect(try edited(.note(nil)).note == nil)
        list.items[0].note = "old"
        #expect(try edited(.note(nil)).note == nil && edited(.note("new")).note == "new")
        let milk = try edited(ItemChange(name: "milk"))
        #expect(milk.key == "milk" && milk.food?.id == "milk" && milk.category == .dairy && milk.text == "200 g")
        let own = try edited(ItemChange(name: "Zork"))
        #expect(
            own.key == TypedEntry().item(named: "zork").key && own.food == nil && own.category == .pantry
                && own.text == "200 g"
        )
        list.items[0].checkedAt = now
        list.items[0].version = 7
        let line = try edited(ItemChange(typed: TypedEntry().readOne("1 kg flour")))
        #expect(line.checkedAt == now && line.version == 7 && line.note == "old" && line.text == "1 kg")
        #expect(throws: GroceryError.noSuchItem) { try list.edit(.random, ItemChange(), in: HouseholdKitchen()) }
        #expect(throws: GroceryError.noSuchItem) { try list.remove(.random) }
        #expect(throws: GroceryError.noSuchItem) { try list.item(.random) }
        #expect(try list.item(id) == list.items[0])
    }

    @Test func `ticked items are cleared, and the rest stays`() throws {
        var list = try list(["apples", "bananas"].map { ($0, .hand(nil)) })
        list.items[0].checkedAt = now
        list.clearChecked()
        #expect(list.items.map(\.name) == ["banana"])
    }

    @Test func `a list takes a fixed part for each thing, and the bytes of its texts`() throws {
        var list = try list([("1 tsp salt", .recipe(bread)), ("dish soap", .hand(nil))], have: ["salt"])
        list.title = "ä"
        list.fingerprint = "123"
        list.items[0].key = "1234"
        list.items[0].name = "12345"
        list.items[0].text = "123456"
        list.items[0].note = "ö"
        let item = 400 + 4 + 2 * 5 + 6 + 2 + (300 + "dish soap".utf8.count)
        let staple = 300 + (300 + "1 tsp salt".utf8.count + "Bread".utf8.count)
        #expect(list.size == 1000 + 2 + 3 + item + staple)
        list.items[0].note = nil
        #expect(list.items[0].size == item - 2)
    }

    @Test func `amounts of two kinds stand beside each other, also in another measure`() throws {
        var list = try list([("1 cup zork", .recipe(bread)), ("100 g zork", .recipe(cake))])
        #expect(list.items[0].text(in: nil) == "100 g + 1 cup")
        #expect(list.items[0].text(in: .metric) == "100 g + 240 ml")
        _ = try list.add(TypedEntry().readOne("1 cup zork"), id: .random, kitchen: kitchen)
        #expect(list.items[0].text == "100 g + 2 cups")
    }
}
