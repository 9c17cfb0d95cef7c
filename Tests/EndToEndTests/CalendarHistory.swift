import Foundation
import TestSupport
import Testing

/// A random history of a menu being cooked, the calendar, and a list of each, against a model: every meal is bought once,
/// by one of the lists; menu and calendar say the same of it; and each answer names the lists that have changed.
struct CalendarHistory {
    /// A recipe of the menu.
    private struct Item {
        var recipe: Int
        var servings: Int
    }

    /// An entry of the calendar; one that stands for a recipe of the menu has its servings.
    private struct Entry {
        var recipe: Int
        var day: Int
        var item: String?
        var servings: Int
    }

    private let kitchen: TestKitchen
    private let menu: String
    private let recipes: [String]
    private let foods = ["flour", "rice", "sugar", "spaghetti"]
    private var items: [String: Item] = [:]
    private var entries: [String: Entry] = [:]
    private var lists: (menu: String, days: String)
    private let seed: UInt64
    private var random: SeededNumbers

    /// The days that the second list is made of: tomorrow and the two after it.
    private let range = 1...3

    init(_ stack: Stack, seed: UInt64) throws {
        kitchen = try TestKitchen(stack)
        self.seed = seed
        random = SeededNumbers(seed: seed)
        let kitchen = self.kitchen
        recipes = try foods.map { try kitchen.recipe("With \($0)", ["400 g \($0)"]) }
        let (menu, ids) = try kitchen.commit(Array(recipes.prefix(2)))
        self.menu = menu
        for (number, id) in ids.enumerated() { items[id] = Item(recipe: number, servings: 4) }
        let board = try kitchen.send("GET", "menu", "/api/v1/menu").json["menu"] as? [String: Any] ?? [:]
        lists = (board["grocery_list_id"] as? String ?? "", "")
        try makeDays()
    }

    /// Carries out so many random commands, each followed by a look at everything.
    mutating func run(steps: Int) async throws {
        for step in 0..<steps {
            let command = random.next(0...9)
            let before = try await settled()
            let effects = try carryOut(command)
            let comment: Comment = "seed \(seed), step \(step), command \(command)"
            try await eventually("what is bought: \(comment)") { try bought() == wanted() }
            try await eventually("the same in both places: \(comment)") { try isAgreed() }
            guard let effects else { continue }
            let changed = try state().filter { before[$0.key] != nil && before[$0.key] != $0.value }.map(\.key)
            #expect(Set(changed).isSubset(of: effects), "told: \(comment)")
        }
    }

    /// Gives the effects that the answer has told of; nil where nothing was done.
    private mutating func carryOut(_ command: Int) throws -> Set<String>? {
        let item = items.keys.sorted().randomElement(using: &random)
        let entry = entries.keys.sorted().randomElement(using: &random)
        let day = random.next(0...6)
        let servings = random.next(1...9) * 2
        switch command {
        case 0: return try addToMenu()
        case 1, 2: return try place(item, on: day)
        case 3: return try plan(day, servings)
        case 4, 5:
            guard let entry else { return nil }
            entries[entry]?.day = day
            return try send("PATCH", "meal-plan", path(entry), #"{"date":"\#(ReplayExample.day(day))"}"#)
        case 6:
            guard let entry, let found = entries[entry] else { return nil }
            resize(found.item, entry, servings)
            return try send("PATCH", "meal-plan", path(entry), #"{"servings":\#(servings)}"#)
        case 7:
            guard let item else { return nil }
            resize(item, entries.first { $0.value.item == item }?.key, servings)
            return try send("PATCH", "menu", "/api/v1/menus/\(menu)/recipes/\(item)", #"{"servings":\#(servings)}"#)
        case 8: return try remove(item, entry)
        default: return try remakeDays()
        }
    }

    private mutating func addToMenu() throws -> Set<String>? {
        let free = recipes.indices.filter { number in !items.values.contains { $0.recipe == number } }
        guard let recipe = free.randomElement(using: &random) else { return nil }
        let id = UUID().uuidString.lowercased()
        items[id] = Item(recipe: recipe, servings: 4)
        let body = #"{"id":"\#(id)","recipe_id":"\#(recipes[recipe])"}"#
        return try send("POST", "menu", "/api/v1/menus/\(menu)/recipes", body)
    }

    private mutating func place(_ item: String?, on day: Int) throws -> Set<String>? {
        guard let item, let found = items[item], !entries.values.contains(where: { $0.item == item }) else {
            return nil
        }
        let answer = try kitchen.place(item, of: menu, on: ReplayExample.day(day))
        #expect(answer.status == 201, "\(answer)")
        entries[try answer.member("id")] = Entry(recipe: found.recipe, day: day, item: item, servings: found.servings)
        return effects(answer)
    }

    private mutating func plan(_ day: Int, _ servings: Int) throws -> Set<String>? {
        let recipe = random.next(0...(recipes.count - 1))
        let id = UUID().uuidString.lowercased()
        entries[id] = Entry(recipe: recipe, day: day, item: nil, servings: servings)
        let date = ReplayExample.day(day)
        let body =
            #"{"id":"\#(id)","date":"\#(date)","slot":"lunch","recipe_id":"\#(recipes[recipe])","servings":\#(servings)}"#
        return try send("POST", "meal-plan", "/api/v1/meal-plan/entries", body)
    }

    /// Takes a recipe out of the menu, whose entry stays, or an entry off the calendar, whose recipe stays.
    private mutating func remove(_ item: String?, _ entry: String?) throws -> Set<String>? {
        if random.next(0...1) == 0 {
            guard let entry else { return nil }
            entries[entry] = nil
            return try send("DELETE", "meal-plan", path(entry), nil)
        }
        guard let item, items.count > 1 else { return nil }
        items[item] = nil
        for (id, entry) in entries where entry.item == item { entries[id]?.item = nil }
        return try send("DELETE", "menu", "/api/v1/menus/\(menu)/recipes/\(item)", nil)
    }

    /// Deletes the list of the days and makes another.
    private mutating func remakeDays() throws -> Set<String>? {
        let deleted = try kitchen.send("DELETE", "grocery", "/api/v1/grocery-lists/\(lists.days)")
        #expect([200, 204].contains(deleted.status), "\(deleted)")
        try makeDays()
        return nil
    }

    private mutating func makeDays() throws {
        lists.days = UUID().uuidString.lowercased()
        let (from, to) = (ReplayExample.day(range.lowerBound), ReplayExample.day(range.upperBound))
        let body = #"{"plan":{"from":"\#(from)","to":"\#(to)"}}"#
        let made = try kitchen.send("PUT", "grocery", "/api/v1/grocery-lists/\(lists.days)", body)
        #expect(made.status == 201, "\(made)")
    }

    private mutating func resize(_ item: String?, _ entry: String?, _ servings: Int) {
        if let item { items[item]?.servings = servings }
        if let entry { entries[entry]?.servings = servings }
    }

    private func path(_ entry: String) -> String { "/api/v1/meal-plan/entries/\(entry)" }

    private func send(_ method: String, _ service: String, _ path: String, _ body: String?) throws -> Set<String> {
        let answer = try kitchen.send(method, service, path, body)
        #expect([200, 201].contains(answer.status), "\(answer)")
        return effects(answer)
    }

    private func effects(_ answer: Reply) -> Set<String> {
        Set((answer.json["effects"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String })
    }

    /// How much of each food is to be bought: the menu's list is there, so that every recipe of it is wanted.
    private func wanted() -> [String: Int] {
        var grams: [String: Int] = [:]
        for item in items.values { grams[foods[item.recipe], default: 0] += item.servings * 100 }
        for entry in entries.values where entry.item == nil && range.contains(entry.day) {
            grams[foods[entry.recipe], default: 0] += entry.servings * 100
        }
        return grams
    }

    /// How much both lists buy together.
    private func bought() throws -> [String: Int] {
        var grams: [String: Int] = [:]
        for list in [lists.menu, lists.days] {
            for item in try self.items(of: list) {
                for amount in item["quantities"] as? [[String: Any]] ?? [] {
                    let parts = (amount["value"] as? String ?? "").split(separator: "/").compactMap { Int($0) }
                    let thousand = amount["unit"] as? String == "kilogram" ? 1000 : 1
                    let food = (item["food"] as? [String: Any])?["id"] as? String ?? ""
                    grams[food, default: 0] += (parts.first ?? 0) * thousand / (parts.count > 1 ? parts[1] : 1)
                }
            }
        }
        return grams
    }

    /// What each list says, but for its version.
    private func state() throws -> [String: Data] {
        var states: [String: Data] = [:]
        for list in [lists.menu, lists.days] {
            let sources = try items(of: list).map { item in "\(item["name"] ?? "") \(item["text"] ?? "")" }.sorted()
            states[list] = Data(sources.joined(separator: "\n").utf8)
        }
        return states
    }

    /// The same once it does not change any more: where one list hands a meal to the other, both together buy what is
    /// wanted before they have done so, too.
    private func settled() async throws -> [String: Data] {
        var last = try state()
        while true {
            try await Task.sleep(for: .milliseconds(150))
            let now = try state()
            if now == last { return now }
            last = now
        }
    }

    private func items(of list: String) throws -> [[String: Any]] {
        try kitchen.send("GET", "grocery", "/api/v1/grocery-lists/\(list)").json["items"] as? [[String: Any]] ?? []
    }

    /// Whether menu and calendar say the same of each meal, as the model does.
    private func isAgreed() throws -> Bool {
        let menu = try kitchen.send("GET", "menu", "/api/v1/menus/\(menu)").json
        let shown = (menu["recipes"] as? [[String: Any]] ?? []).map { item in
            let entry = (item["planned"] as? [String: Any])?["entry_id"] as? String
            return "\(item["id"] ?? "") \(item["servings"] ?? "") \(entry ?? "-")"
        }
        let known = items.map { id, item in
            "\(id) \(item.servings) \(entries.first { $0.value.item == id }?.key ?? "-")"
        }
        let plan = try kitchen.send(
            "GET",
            "meal-plan",
            "/api/v1/meal-plan?from=\(ReplayExample.day(0))&to=\(ReplayExample.day(6))"
        )
        let planned = (plan.json["days"] as? [[String: Any]] ?? [])
            .flatMap { ($0["slots"] as? [String: [[String: Any]]] ?? [:]).values.flatMap(\.self) }
            .map { "\($0["id"] ?? "") \($0["servings"] ?? "") \($0["menu_item_id"] ?? "-") \($0["date"] ?? "")" }
        let entered = entries.map { id, entry in
            "\(id) \(entry.servings) \(entry.item ?? "-") \(ReplayExample.day(entry.day))"
        }
        return shown.sorted() == known.sorted() && planned.sorted() == entered.sorted()
    }
}
