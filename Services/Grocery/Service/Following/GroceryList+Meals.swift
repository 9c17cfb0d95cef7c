import FoundationEssentials
import Kitchen
import Values

extension GroceryList {
    /// Every line that the list has or keeps at home, with what it buys.
    private var allLines: [(line: ItemLine, goods: Goods)] {
        items.flatMap { item in item.lines.map { ($0, item.goods) } }
            + staples.flatMap { staple in
                let goods = Goods(
                    key: staple.food?.id ?? staple.name.lowercased(),
                    name: staple.name,
                    food: staple.food,
                    category: .pantry
                )
                return staple.lines.map { ($0, goods) }
            }
    }

    /// The meals that the list buys for and does not yet keep account of: what it has and what has left it is just what
    /// they wanted.
    func meals(of sources: Set<UUID>, settled: [SettledItem]) throws(QuantityError) -> [UUID: FollowedMeal] {
        var meals: [UUID: FollowedMeal] = [:]
        let left = settled.flatMap { item in item.lines.map { ($0, item.goods) } }
        for (line, goods) in allLines + left {
            guard let share = line.origin.recipe, let source = share.source, sources.contains(source) else { continue }
            var meal =
                meals[source] ?? FollowedMeal(source: source, share: share, servings: share.servings, lines: [])
            try meal.lines.add(line, goods)
            meals[source] = meal
        }
        return meals
    }

    /// The place of the item that is not ticked and buys such goods.
    func openItem(for key: String) -> Int? {
        items.firstIndex { $0.checkedAt == nil && ($0.key == key || $0.wanted?.goods.key == key) }
    }

    /// A new item behind those of its category.
    @discardableResult
    mutating func append(
        _ found: ConsolidatedItem<LineOrigin>,
        newID: () -> GroceryItemID
    ) throws -> GroceryItemID {
        guard items.count < Self.maximumItems else { throw GroceryError.tooManyItems }
        let item = try GroceryItem(id: newID(), found, position: lastPosition(in: found.category) + 1)
        items.append(item)
        return item.id
    }

    /// A new item of goods behind those of its category, with its first line.
    mutating func append(
        _ goods: Goods,
        _ line: ItemLine,
        kitchen: Consolidation,
        newID: () -> GroceryItemID
    ) throws {
        guard items.count < Self.maximumItems else { throw GroceryError.tooManyItems }
        let position = lastPosition(in: goods.category) + 1
        items.append(try GroceryItem(id: newID(), goods, line, position: position, kitchen: kitchen))
    }

    /// The highest number of an item of a category.
    func lastPosition(in category: Category) -> Int {
        items.filter { $0.category == category }.map(\.position).max() ?? 0
    }
}
