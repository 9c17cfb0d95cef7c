import Kitchen
import Values

/// One thing to buy on a list.
struct GroceryItem: Hashable, Sendable {
    /// The item's id.
    var id: GroceryItemID
    var version: Int
    /// What makes two lines one item: the food's id, or the name where the food is unknown.
    var key: String
    var name: String
    var food: FoodReference?
    /// Where in the shop it is found.
    var category: Category
    /// The exact sums of the lines' amounts.
    var quantities: [Amount]
    /// The quantities for people.
    var text: String
    var note: String?
    var position: Int
    var checkedAt: Instant?
    /// When it was first saved; the store sets it.
    var createdAt: Instant?
    /// When it was last saved; the store sets it.
    var updatedAt: Instant?
    /// Each line it comes from.
    var lines: [ItemLine]

    /// Whether no recipe wants it.
    var isByHand: Bool { lines.allSatisfy { $0.origin.recipe == nil } }

    /// The quantities for people, in the words of a measurement system and a language; as stored without a system.
    func text(in system: MeasurementSystem?, _ language: Language = .en) -> String {
        guard let system else { return text }
        return Consolidation(language: language).text(of: quantities, food: food, key: key, in: system)
    }

    /// About how many bytes it takes in the database.
    var size: Int {
        let texts = [key, name, name, text, note ?? ""].reduce(400) { $0 + $1.utf8.count }
        return lines.reduce(texts) { $0 + $1.size }
    }

    /// The titles of the recipes that want it, each once, in order.
    var recipeTitles: [String] {
        var seen: Set<String> = []
        return lines.compactMap { $0.origin.recipe?.title }.filter { seen.insert($0).inserted }
    }
}

extension GroceryItem {
    /// A new item from lines brought together.
    init(id: GroceryItemID, _ consolidated: ConsolidatedItem<LineOrigin>, position: Int) throws(QuantityError) {
        self.id = id
        version = 1
        key = consolidated.key
        name = consolidated.name
        food = consolidated.food
        category = consolidated.category
        quantities = consolidated.quantities
        text = consolidated.text
        note = consolidated.note
        self.position = position
        checkedAt = nil
        lines = try ItemLine.all(of: consolidated)
    }

    /// Adds the quantities up anew from the lines; name, place and note stay as they are.
    mutating func recount(with kitchen: Consolidation) throws(QuantityError) {
        let sum = try kitchen.recount(shares, of: identity)
        quantities = sum.quantities
        text = sum.text
    }

    /// Keeps only some lines, and of the note what they say.
    mutating func keep(_ kept: [ItemLine], kitchen: Consolidation) throws(QuantityError) {
        let isOwnNote = try note == kitchen.recount(shares, of: identity).note
        lines = kept
        try recount(with: kitchen)
        if isOwnNote { note = try kitchen.recount(shares, of: identity).note }
    }

    /// The lines for the kitchen.
    var shares: [Recount.Share] {
        lines.map { Recount.Share(text: $0.text, amount: $0.amount, isTyped: $0.origin.recipe == nil) }
    }

    /// What the kitchen knows the item by.
    var identity: Recount.Identity { Recount.Identity(key: key, food: food, name: name, category: category) }
}

extension ItemLine {
    /// The lines behind one consolidated item.
    static func all(of item: ConsolidatedItem<LineOrigin>) throws(QuantityError) -> [ItemLine] {
        var lines: [ItemLine] = []
        for share in item.contributions {
            lines.append(ItemLine(origin: share.source, text: share.line.text, amount: try share.amount()))
        }
        return lines
    }
}

/// The hour after which a ticked item is gone.
enum Expiry {
    static let lifetime: Duration = .seconds(3600)
    /// How long a draft nobody activated stays.
    static let draftLifetime: Duration = .seconds(24 * 3600)

    /// Items ticked at this instant or before are gone now.
    static func cutoff(_ now: Instant) -> Instant {
        // defence: the-hour
        now - lifetime
    }

    /// When an item ticked at this instant is gone.
    static func end(of checkedAt: Instant) -> Instant { checkedAt + lifetime }
}
