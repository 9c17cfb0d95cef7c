import Foundation
import Kitchen
import TestSupport
import Testing
import Values

@testable import GroceryService

/// Random histories of one meal whose recipe people edit while they shop for it, without a database: the list is what the
/// recipe's lines say now, without what was bought and taken off.
@Suite struct RandomRereadingTests {
    @Test(arguments: SeededNumbers.seeds(40))
    func `a list is what the recipe's present lines say`(seed: UInt64) throws {
        var history = try RereadingHistory(seed: seed)
        for step in 0..<60 { try history.step("step \(step)") }
    }

    @Test func `a line that is read differently by now is the same line`() throws {
        var history = try RereadingHistory(seed: 1)
        var line = IngredientParser(foods: .standard).parse("3 dragon eggs")
        try history.edit(servings: 4, [line])
        let before = history.list
        // A later version knows the food.
        line.food = IngredientParser(foods: .standard).parse("1 egg").food
        line.name = "egg"
        try history.edit(servings: 4, [line])
        #expect(history.list == before)
        #expect(history.list.items.map(\.lines.count) == [1])
    }
}

private struct RereadingHistory {
    private static let time = Instant(milliseconds: 1_800_000_000_000)
    private let recipe = RecipeID.random
    private let source = UUID()
    private let kitchen = Consolidation()
    private let parser = IngredientParser(foods: .standard)
    private(set) var list: GroceryList
    private var meals: [UUID: FollowedMeal] = [:]
    private var random: SeededNumbers
    // What the recipe says, and for how many it is cooked.
    private var lines: [String] = ["4 onions", "salt and pepper"]
    private var base = 4
    private var servings = 4
    /// What has left the list, by line and food.
    private var bought: [String: Rational] = [:]
    private var dropped: [String: Rational] = [:]

    init(seed: UInt64) throws {
        random = SeededNumbers(seed: seed)
        list = GroceryList(
            id: .random,
            version: 1,
            title: "List",
            origin: .recipes,
            isDraft: false,
            fingerprint: "",
            createdAt: Self.time,
            updatedAt: Self.time,
            items: [],
            staples: []
        )
        var wishes = MealWishes(scope: .named, servings: [source: servings])
        wishes.lines = [source: wanted(lines.map { parser.parse($0) })]
        try follow(wishes)
    }

    private var share: RecipeShare {
        RecipeShare(recipe: recipe, title: "Soup", servings: servings, menu: .random, menuItem: MenuItemID(source))
    }

    private func wanted(_ lines: [IngredientLine]) -> [WantedLine] {
        let scale = (try? Rational(Int64(servings), over: Int64(base))) ?? .one
        let share = share
        return lines.map { WantedLine(line: $0, scale: scale, origin: .recipe(share)) }
    }

    private mutating func follow(_ wishes: MealWishes) throws {
        try list.follow(wishes, &meals, kitchen: kitchen, newID: { .random })
    }

    /// Makes the recipe say something else.
    mutating func edit(servings base: Int, _ lines: [IngredientLine]) throws {
        self.base = base
        self.lines = lines.map(\.text)
        var wishes = MealWishes(scope: .named, servings: [:])
        let share = RecipeShare(recipe: recipe, title: "Soup", servings: base)
        let wanted = lines.map { WantedLine(line: $0, origin: .recipe(share)) }
        wishes.readings = [source: try RecipeReading(recipe, servings: base, wanted, kitchen: kitchen)]
        let ticked = list.items.filter { $0.checkedAt != nil }
        try follow(wishes)
        for item in ticked { #expect(list.items.contains(item), "ticked items are never touched") }
        let (known, account) = (list, meals)
        try follow(wishes)
        #expect(list == known && meals == account, "a second time changes nothing")
    }

    mutating func step(_ comment: Comment) throws {
        let texts = [
            "4 onions", "8 onions", "100 g flour", "250 g flour", "1-2 lemons", "salt", "salt and pepper",
            "2 cups milk", "water", "1 can (400 g) tomatoes", "2 onions, chopped", "1 pinch of saffron threads",
        ]
        let place = list.items.indices.randomElement(using: &random)
        switch random.next(0...9) {
        case 0...3:
            let count = random.next(0...6)
            let chosen = (0..<count).map { _ in texts[random.next(0...(texts.count - 1))] }
            try edit(servings: random.next(1...6), chosen.map { parser.parse($0) })
        case 4:
            servings = random.next(1...8)
            try follow(MealWishes(scope: .named, servings: [source: servings]))
        case 5...7:
            guard let place else { return }
            list.items[place].checkedAt = list.items[place].checkedAt == nil ? Self.time : nil
            try list.settle(&meals, kitchen: kitchen, newID: { .random })
        case 8:
            for item in list.items where item.checkedAt != nil { try leave(item) }
            list.items.removeAll { $0.checkedAt != nil }
        default:
            guard let place else { return }
            try leave(list.items.remove(at: place))
        }
        try check(comment)
    }

    /// Notes what an item has that leaves the list, as the store does.
    private mutating func leave(_ item: GroceryItem) throws {
        for line in item.lines {
            let part = item.goods.part
            guard let index = meals[source]?.place(of: line.text, part: part) else { continue }
            let key = "\(line.text) \(part)"
            if item.checkedAt != nil {
                let sum = try meals[source]?.lines[index].bought.adding(line.amount)
                meals[source]?.lines[index].bought = sum ?? .zero
                bought[key] = sum?.high
            } else {
                let sum = try meals[source]?.lines[index].dropped.adding(line.amount)
                meals[source]?.lines[index].dropped = sum ?? .zero
                dropped[key] = sum?.high
            }
        }
    }

    private func check(_ comment: Comment) throws {
        var wanted: [String: Rational] = [:]
        for item in try kitchen.consolidate(self.wanted(lines.map { parser.parse($0) }).map(\.contribution)).items {
            for line in try ItemLine.all(of: item) {
                let key = "\(line.text) \(item.food?.id ?? "")"
                let own = Portion(line.amount).high
                wanted[key] = line.amount == nil ? own : try wanted[key, default: .zero] + own
            }
        }
        var (open, ticked): ([String: Rational], [String: Rational]) = ([:], [:])
        for item in list.items {
            for line in item.lines {
                let key = "\(line.text) \(item.goods.part)"
                let own = Portion(line.amount).high
                if item.checkedAt == nil {
                    open[key] = line.amount == nil ? own : try open[key, default: .zero] + own
                } else {
                    ticked[key] = line.amount == nil ? own : try ticked[key, default: .zero] + own
                }
            }
        }
        let keys = Set(wanted.keys).union(open.keys).union(ticked.keys).union(bought.keys).sorted()
        var (needs, surpluses): ([String: Rational], [String: Rational]) = ([:], [:])
        for key in keys {
            let need = wanted[key, default: .zero]
            let have = try ticked[key, default: .zero] + bought[key, default: .zero]
            needs[key] = try max(.zero, need - have - dropped[key, default: .zero])
            surpluses[key] = try max(.zero, have - need)
        }
        // What was bought of a line that is gone counts for one that buys the same in the same unit.
        for gone in keys where wanted[gone] == nil {
            for key in keys where wanted[key] != nil && Self.kind(key) == Self.kind(gone) {
                let taken = min(needs[key, default: .zero], surpluses[gone, default: .zero])
                needs[key] = try needs[key, default: .zero] - taken
                surpluses[gone] = try surpluses[gone, default: .zero] - taken
            }
        }
        for key in keys { #expect(open[key, default: .zero] == needs[key], "\(key): \(comment)") }
        let surplus = surpluses.values.contains { $0 > .zero }
        #expect(list.surpluses.map(\.source) == (surplus ? [source] : []), comment)
        let water = lines.contains("water")
        #expect(list.leftOut.map(\.text) == (water ? ["water"] : []), "\(comment)")
    }

    /// What a line buys and how it counts it: the food behind the text, and the unit.
    private static func kind(_ key: String) -> String {
        let text = key.prefix(upTo: key.lastIndex(of: " ") ?? key.endIndex)
        let amount = IngredientParser(foods: .standard).parse(String(text)).amount
        let unit = amount.map { "\($0.unit.map { "\($0)" } ?? "-") \($0.size.map { "\($0)" } ?? "-")" } ?? "none"
        return key.suffix(from: text.endIndex) + " " + unit
    }
}
