import Database
import FoundationEssentials
import GroceryAPI
import JSON
import Kitchen
import Values

/// What a list buys for: the row of a meal, or of another source that it knows.
struct StoredMeal {
    let source: UUID
    /// The meal's account; nil as long as what the list has, and what has left it, says the same.
    let meal: FollowedMeal?

    /// Reads a row of `FollowSQL.meals`.
    init(_ row: borrowing Row) throws {
        source = try row.value(0)
        meal = try row.optionalString(1).map { try StoredJSON.decode(MealAccount.self, from: $0) }?.meal(source)
    }

    /// The meal as its column has it.
    static func text(_ meal: FollowedMeal) -> String { String(decoding: MealAccount(meal).jsonBytes(), as: UTF8.self) }
}

/// A row of `grocery_settled`.
@TableRow("grocery_settled")
struct StoredSettled {
    @Column(.key) var id: UUID
    var wasBought: Bool
    @Column("item_key") var key: String
    var name: String
    var foodID: String?
    var foodName: String?
    var category: String
    var wanted: String?
    var lines: String

    func item() throws -> SettledItem {
        let own = Goods(
            key: key,
            name: name,
            food: foodID.map { FoodReference(id: $0, name: foodName ?? name) },
            category: Category(rawValue: category) ?? .other
        )
        return SettledItem(
            wasBought: wasBought,
            goods: try wanted.map { try StoredJSON.decode(StoredWanted.self, from: $0).goods.goods } ?? own,
            lines: try StoredJSON.decode([GroceryItemSource].self, from: lines).map(ItemLine.init)
        )
    }
}

/// Goods as a column has them.
@JSONObject
struct StoredGoods {
    var key: String
    var name: String
    @LeftOutIfNil var foodID: String?
    @LeftOutIfNil var foodName: String?
    var category: String

    init(_ goods: Goods) {
        key = goods.key
        name = goods.name
        foodID = goods.food?.id
        foodName = goods.food?.name
        category = goods.category.rawValue
    }

    var goods: Goods {
        Goods(
            key: key,
            name: name,
            food: foodID.map { FoodReference(id: $0, name: foodName ?? name) },
            category: Category(rawValue: category) ?? .other
        )
    }
}

/// What recipes would have of an item, as its column has it.
@JSONObject
struct StoredWanted {
    var goodsWanted: StoredGoods
    var quantities: [Amount]
    var text: String

    init(_ wanted: WantedGoods) {
        goodsWanted = StoredGoods(wanted.goods)
        quantities = wanted.quantities
        text = wanted.text
    }

    var goods: WantedGoods { WantedGoods(goods: goodsWanted.goods, quantities: quantities, text: text) }

    /// What a column says, in words.
    static func words(of column: String) -> String? {
        (try? StoredJSON.decode(StoredWanted.self, from: column))?.goods.words(in: nil)
    }
}

/// The account of a meal, as a column has it.
@JSONObject
private struct MealAccount {
    var share: GroceryItemSource
    var servings: Int
    var lines: [Line]

    @JSONObject
    struct Line {
        var text: String
        @LeftOutIfNil var amount: Amount?
        var goods: StoredGoods
        @LeftOutIfNil var bought: Amount?
        @LeftOutIfNil var dropped: Amount?
        @LeftOutIfNil var excused: Amount?
        @LeftOutIfNil var gone: Bool?
    }

    init(_ meal: FollowedMeal) {
        share = GroceryItemSource(ItemLine(origin: .recipe(meal.share), text: "", amount: nil))
        servings = meal.servings
        lines = meal.lines.map { line in
            Line(
                text: line.text,
                amount: line.amount,
                goods: StoredGoods(line.goods),
                bought: line.bought.stored,
                dropped: line.dropped.stored,
                excused: line.excused.stored,
                gone: line.isGone ? true : nil
            )
        }
    }

    func meal(_ source: UUID) -> FollowedMeal? {
        guard let share = ItemLine(share).origin.recipe else { return nil }
        return FollowedMeal(
            source: source,
            share: share,
            servings: servings,
            lines: lines.map { line in
                FollowedLine(
                    text: line.text,
                    amount: line.amount,
                    goods: line.goods.goods,
                    bought: line.bought.map { Portion($0) } ?? .zero,
                    dropped: line.dropped.map { Portion($0) } ?? .zero,
                    excused: line.excused.map { Portion($0) } ?? .zero,
                    isGone: line.gone ?? false
                )
            }
        )
    }
}

extension Portion {
    fileprivate var stored: Amount? { isZero ? nil : Amount(low, max: high) }
}
