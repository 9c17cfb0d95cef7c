import Foundation
import GroceryAPI
import Kitchen
import Testing
import Values

/// What a list has to be, in the plainest words: what its meals want, without what was bought or taken off.
struct FollowingModel {
    /// A line of a meal: its place in the menu or its entry, and the text.
    struct Line: Hashable {
        let meal: UUID
        let text: String

        /// The food that it names.
        var food: String { IngredientParser(foods: .standard).parse(text).food?.id ?? "" }

        /// Whether another line of the meal buys the same in the same unit.
        func buysLike(_ other: Line) -> Bool {
            let parser = IngredientParser(foods: .standard)
            let (own, others) = (parser.parse(text), parser.parse(other.text))
            return meal == other.meal && own.food?.id == others.food?.id && own.amount?.unit == others.amount?.unit
        }
    }

    struct Meal {
        var recipe: RecipeID
        var servings: Int
    }

    /// How much a recipe takes for one, by recipe and line.
    var recipes: [RecipeID: [String: Rational]] = [:]
    private(set) var meals: [UUID: Meal] = [:]
    /// What the list knows of the recipe of a meal: while a menu is planned, it hears of the recipes of its meals only.
    private var contents: [UUID: [String: Rational]] = [:]
    var bought: [Line: Rational] = [:]
    var dropped: [Line: Rational] = [:]
    var excused: [Line: Rational] = [:]
    /// What somebody typed and is still to be bought, by food.
    var typed: [String: Rational] = [:]
    /// How often each food was bought: ticked items that have left for good.
    var times: [String: Int] = [:]
    /// What somebody changed items to, by item.
    var edited: [GroceryItemID: Rational] = [:]

    /// The list is to buy for these meals from now on.
    mutating func follow(_ wanted: [UUID: Meal]) {
        meals = wanted
        read(wanted.keys)
    }

    /// The list hears what the recipes of meals say.
    mutating func read(_ ids: some Sequence<UUID>) {
        for id in ids { contents[id] = meals[id].flatMap { recipes[$0.recipe] } }
    }

    /// Takes note of an item that leaves the list.
    mutating func leave(_ item: GroceryItemBody) throws {
        if item.checked, let food = item.food?.id { times[food, default: 0] += 1 }
        for (line, amount) in try Self.shares(of: item) {
            if item.checked {
                bought[line, default: .zero] = try bought[line, default: .zero] + amount
            } else {
                dropped[line, default: .zero] = try dropped[line, default: .zero] + amount
            }
        }
        if !item.checked { try untype(item) }
        edited[item.id] = nil
    }

    /// What was typed is ticked or gone with its item.
    mutating func untype(_ item: GroceryItemBody) throws {
        guard let food = item.food?.id, edited[item.id] == nil else { return }
        typed[food] = try typed[food, default: .zero] - Self.typed(on: item)
    }

    mutating func retype(_ item: GroceryItemBody) throws {
        guard let food = item.food?.id, edited[item.id] == nil else { return }
        typed[food] = try typed[food, default: .zero] + Self.typed(on: item)
    }

    /// What somebody wrote and no recipe wants is simply theirs.
    mutating func adopt(_ list: GroceryListBody) {
        for item in list.items where item.wanted == nil {
            guard let amount = edited.removeValue(forKey: item.id), !item.checked, let food = item.food?.id else {
                continue
            }
            typed[food] = (try? typed[food, default: .zero] + amount) ?? .zero
        }
    }

    /// Takes note that somebody knows of a meal's surplus.
    mutating func excuse(_ meal: UUID, _ list: GroceryListBody) throws {
        for (line, surplus) in try surpluses(of: list) where line.meal == meal { excused[line] = surplus }
    }

    /// Compares a list with what it has to be.
    mutating func check(_ list: GroceryListBody, _ comment: Comment) throws {
        var open: [Line: Rational] = [:]
        for item in list.items where !item.checked {
            for (line, amount) in try Self.shares(of: item) {
                open[line, default: .zero] = try open[line, default: .zero] + amount
            }
        }
        for (line, need) in try balance(of: list).needs {
            #expect(open[line, default: .zero] == need, "\(line.text): \(comment)")
            open[line] = nil
        }
        #expect(open.isEmpty, comment)
        for item in list.items { try check(item, comment) }
        for (food, amount) in typed {
            let items = list.items.filter { !$0.checked && $0.food?.id == food && edited[$0.id] == nil }
            #expect(try items.reduce(Rational.zero) { try $0 + Self.typed(on: $1) } == amount, "\(food): \(comment)")
        }
        try checkNotices(list, comment)
    }

    private func check(_ item: GroceryItemBody, _ comment: Comment) throws {
        let total = try item.quantities.reduce(Rational.zero) { try $0 + Self.plain($1) }
        if let amount = edited[item.id] {
            #expect(total == amount, "what somebody wrote stays: \(comment)")
            #expect((item.wanted != nil) == !(try Self.shares(of: item).isEmpty), comment)
        } else {
            let sum = try item.sources.reduce(Rational.zero) { try $0 + ($1.amount.map(Self.plain) ?? .zero) }
            #expect(total == sum, "an item is the sum of its lines: \(comment)")
        }
    }

    private mutating func checkNotices(_ list: GroceryListBody, _ comment: Comment) throws {
        var told: Set<String> = []
        for (line, surplus) in try remind(of: list) where surplus > excused[line, default: .zero] {
            told.insert("\(line.meal.uuidString.lowercased()) \(line.food)")
        }
        let notices = list.notices.flatMap { notice in notice.items.map { "\(notice.id) \($0.name)" } }
        #expect(Set(notices) == told, comment)
        #expect(notices.count == told.count, comment)
    }

    /// What is too much; what is not any more is told anew when it is again.
    @discardableResult
    mutating func remind(of list: GroceryListBody) throws -> [Line: Rational] {
        let surpluses = try self.surpluses(of: list)
        excused = excused.filter { surpluses[$0.key] != nil }
        for (line, surplus) in surpluses { excused[line] = min(excused[line, default: .zero], surplus) }
        return surpluses
    }

    private func surpluses(of list: GroceryListBody) throws -> [Line: Rational] { try balance(of: list).surpluses }

    /// What is still to be bought, and what is too much; what was bought of lines that are gone counts for those in
    /// their place.
    private func balance(of list: GroceryListBody) throws -> (needs: [Line: Rational], surpluses: [Line: Rational]) {
        let ticked = try self.ticked(on: list)
        let lines = try lines(of: list).sorted { $0.text < $1.text }
        var (needs, surpluses): ([Line: Rational], [Line: Rational]) = ([:], [:])
        for line in lines {
            let have = try ticked[line, default: .zero] + bought[line, default: .zero]
            let wanted = try wanted(line)
            needs[line] = max(.zero, try wanted - have - dropped[line, default: .zero])
            surpluses[line] = max(.zero, try have - wanted)
        }
        for gone in lines where isGone(gone) {
            for line in lines where !isGone(line) && line.buysLike(gone) {
                let taken = min(needs[line, default: .zero], surpluses[gone, default: .zero])
                needs[line] = try needs[line, default: .zero] - taken
                surpluses[gone] = try surpluses[gone, default: .zero] - taken
            }
        }
        return (needs, surpluses)
    }

    private func isGone(_ line: Line) -> Bool {
        meals[line.meal] == nil || contents[line.meal]?[line.text] == nil
    }

    /// Every line that there is or ever was.
    private func lines(of list: GroceryListBody) throws -> Set<Line> {
        var lines = Set(bought.keys).union(dropped.keys).union(try ticked(on: list).keys)
        for id in meals.keys {
            for text in contents[id, default: [:]].keys { lines.insert(Line(meal: id, text: text)) }
        }
        return lines
    }

    private func ticked(on list: GroceryListBody) throws -> [Line: Rational] {
        var ticked: [Line: Rational] = [:]
        for item in list.items where item.checked {
            for (line, amount) in try Self.shares(of: item) {
                ticked[line, default: .zero] = try ticked[line, default: .zero] + amount
            }
        }
        return ticked
    }

    private func wanted(_ line: Line) throws -> Rational {
        guard let meal = meals[line.meal] else { return .zero }
        return try contents[line.meal, default: [:]][line.text, default: .zero] * Rational(meal.servings)
    }

    /// What an item's recipes have on it, by their lines.
    private static func shares(of item: GroceryItemBody) throws -> [Line: Rational] {
        var shares: [Line: Rational] = [:]
        for source in item.sources {
            guard let meal = source.menuItemID?.uuid ?? source.entryID?.uuid, let amount = source.amount else {
                continue
            }
            let line = Line(meal: meal, text: source.text)
            shares[line, default: .zero] = try shares[line, default: .zero] + plain(amount)
        }
        return shares
    }

    private static func typed(on item: GroceryItemBody) throws -> Rational {
        try item.sources.filter { $0.recipeID == nil }
            .reduce(Rational.zero) { try $0 + ($1.amount.map(plain) ?? .zero) }
    }

    /// An amount in grams or pieces.
    private static func plain(_ amount: GroceryAmount) throws -> Rational {
        let value = try #require(Rational(amount.value))
        return amount.unit == "kilogram" ? try value * Rational(1000) : value
    }
}
