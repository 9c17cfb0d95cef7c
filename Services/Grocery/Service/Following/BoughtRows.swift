import Database
import FoundationEssentials
import JSON
import Kitchen
import Values

/// The row of what a list has bought for a meal that it does not buy for any more.
@TableRow("grocery_bought")
struct StoredBought {
    /// More bytes than the lines of any recipe that is cooked.
    static let largest = 16_384

    @Column("list_id", .key) var list: GroceryListID
    @Column("source_id", .key) var source: UUID
    @Column("meal_id") var meal: UUID
    var changedAt: Instant
    /// The lines, as `StoredBoughtLine`.
    var lines: String

    /// The row of a meal; nil for one that is too large to be kept.
    init?(_ bought: BoughtMeal, now: Instant) {
        source = bought.source
        list = bought.list
        meal = bought.meal
        changedAt = now
        lines = StoredJSON.text(bought.lines.map(StoredBoughtLine.init))
        guard lines.utf8.count <= Self.largest else { return nil }
    }

    func bought() throws -> BoughtMeal {
        BoughtMeal(
            list: list,
            source: source,
            meal: meal,
            lines: try StoredJSON.decode([StoredBoughtLine].self, from: lines).map(\.line)
        )
    }
}

/// A line as the column has it.
@JSONObject
private struct StoredBoughtLine {
    var text: String
    var part: String
    var amount: Amount

    init(_ line: BoughtMeal.Line) {
        text = line.text
        part = line.part
        amount = Amount(line.amount.low, max: line.amount.high)
    }

    var line: BoughtMeal.Line { BoughtMeal.Line(text: text, part: part, amount: Portion(amount)) }
}
