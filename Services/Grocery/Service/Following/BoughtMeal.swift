import FoundationEssentials
import Kitchen
import Values

/// What a list has bought for a meal that it does not buy for any more; whoever buys for the meal now needs less.
struct BoughtMeal: Hashable, Sendable {
    /// How much of a line; text and part tell lines apart as in `FollowedMeal`.
    struct Line: Hashable, Sendable {
        var text: String
        var part: String
        var amount: Portion
    }

    let list: GroceryListID
    /// The meal as the list knew it: a recipe's place in a menu, or an entry of the plan.
    let source: UUID
    /// The recipe's place in a menu, where the meal has or had one; else `source`.
    let meal: UUID
    var lines: [Line]

    /// All ids of the meal.
    var ids: Set<UUID> { [source, meal] }
}

/// A list that buys for a meal.
struct MealBuyer: Hashable, Sendable {
    /// The id by which it was asked for.
    var id: UUID
    var list: GroceryListID
    /// The meal as the list knows it.
    var source: UUID
}

/// What lists have bought for meals that they do not buy for any more, seen from one list.
struct BoughtElsewhere: Hashable, Sendable {
    private var meals: [BoughtMeal] = []
    private var list: GroceryListID?
    /// Which recipes of menus the list's meals are, by source.
    private(set) var links: [UUID: UUID] = [:]
    /// The meals that the list has bought for and that others buy for now.
    var passedOn: Set<UUID> = []

    init() {}

    /// Whether nothing is known to be bought.
    var isEmpty: Bool { meals.isEmpty }

    /// What all lists of a household have bought, seen from one of them; `links` says of its meals, by their source,
    /// which recipes of menus they are.
    ///
    /// A list that is not made yet is nil.
    init(_ meals: [BoughtMeal], from list: GroceryListID?, links: [UUID: UUID]) {
        self.meals = meals
        self.list = list
        self.links = links
    }

    /// What the list itself has bought for meals that it does not buy for any more, by source.
    var own: [UUID: BoughtMeal] {
        Dictionary(meals.filter { $0.list == list }.map { ($0.source, $0) }) { first, _ in first }
    }

    /// How much of a line was bought for a meal of the list, but not as that meal or not on that list.
    func amount(of line: FollowedLine, for source: UUID) throws(QuantityError) -> Portion {
        guard !meals.isEmpty else { return .zero }
        let ids = self.ids(of: [source])
        var sum = Portion.zero
        for meal in meals where !ids.isDisjoint(with: meal.ids) && (meal.list, meal.source) != (list, source) {
            for bought in meal.lines where bought.text == line.text && bought.part == line.goods.part {
                // What has no amount is there or not.
                sum = line.amount == nil ? bought.amount : try sum + bought.amount
            }
        }
        return line.amount == nil && !sum.isZero ? Portion(nil) : sum
    }

    /// Whether anything is known to be bought for a meal of the list, here or elsewhere.
    func knows(_ source: UUID) -> Bool {
        let ids = self.ids(of: [source])
        return meals.contains { !ids.isDisjoint(with: $0.ids) }
    }

    /// The lists that have bought for meals, by any of their ids.
    func lists(for ids: Set<UUID>) -> Set<GroceryListID> {
        Set(meals.filter { !ids.isDisjoint(with: $0.ids) }.map(\.list))
    }

    /// All ids of some meals of the list: an entry of the plan and its recipe's place in a menu are one meal.
    func ids(of sources: Set<UUID>) -> Set<UUID> {
        var ids = sources.union(sources.compactMap { links[$0] })
        var isComplete = false
        while !isComplete {
            let related = meals.filter { !ids.isDisjoint(with: $0.ids) }.reduce(into: ids) { $0.formUnion($1.ids) }
            isComplete = related == ids
            ids = related
        }
        return ids
    }
}
