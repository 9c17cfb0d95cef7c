import Database
import FoundationEssentials
import JSON
import Values

/// A household's aisles, as they are stored.
@TableRow("aisle_book")
struct StoredAisleBook {
    @Column("household_id", .key) var household: HouseholdID
    /// Counts the changes.
    var version: Int
    /// A `BookText`; nil for a household that has gone back to the six categories.
    var body: String?
}

/// What was learned of a household in a shop.
@TableRow("aisle_walk")
struct StoredWalks {
    /// The shop, or the household where a list is for no shop in particular.
    @Column("shop_id", .key) var place: UUID
    /// A `WalksText`.
    var facts: String

    init(_ walks: AisleWalks, in place: UUID) {
        self.place = place
        facts = String(decoding: WalksText(walks).jsonBytes(), as: UTF8.self)
    }
}

extension AisleBook {
    /// Reads what is stored.
    init(stored text: String) throws { self = try StoredJSON.decode(BookText.self, from: text).book }

    /// What is stored; nil for what a household has without a book.
    var stored: String? { isUsual ? nil : String(decoding: BookText(self).jsonBytes(), as: UTF8.self) }
}

extension AisleWalks {
    /// Reads what is stored.
    init(stored text: String) throws { self = try StoredJSON.decode(WalksText.self, from: text).walks }
}

extension Arrangement {
    /// What `AisleSQL.ofList` says behind the columns of a list; nil if there are only the six categories.
    init?(_ row: borrowing Row, shop: ShopID?, now: Instant) throws {
        guard let body = try row.optionalString(StoredList.table.width) else { return nil }
        let facts = try row.optionalString(StoredList.table.width + 1)
        let walks = try facts.map { try AisleWalks(stored: $0).settled(at: now) }
        self.init(try AisleBook(stored: body), shop: shop, walks: walks)
    }
}

/// An aisle book in the database.
@JSONObject
private struct BookText {
    @JSONObject(.leavesOutNil)
    struct OneAisle {
        var key: String
        var name: String? = nil
    }

    @JSONObject
    struct OneShop {
        var id: ShopID
        var name: String
        var order: AisleOrder
        var aisles: [String]
    }

    @JSONObject
    struct OnePlacement {
        var item: String
        var aisle: String
    }

    var choice: AisleBook.Choice
    var order: AisleOrder
    var aisles: [OneAisle]
    var shops: [OneShop]
    @LeftOutIfNil var usualShop: ShopID?
    var placements: [OnePlacement]

    init(_ book: AisleBook) {
        choice = book.choice
        order = book.order
        aisles = book.aisles.map { OneAisle(key: $0.key, name: $0.name) }
        shops = book.shops.map { OneShop(id: $0.id, name: $0.name, order: $0.order, aisles: $0.aisles) }
        usualShop = book.usualShop
        placements = book.placements.map { OnePlacement(item: $0.item, aisle: $0.aisle) }
    }

    var book: AisleBook {
        AisleBook(
            choice,
            aisles: aisles.map { Aisle(key: $0.key, name: $0.name) },
            order: order,
            shops: shops.map { Shop(id: $0.id, name: $0.name, order: $0.order, aisles: $0.aisles) },
            usualShop: usualShop,
            placements: placements.map { AisleBook.Placement(item: $0.item, aisle: $0.aisle) }
        )
    }
}

/// What was learned, in the database.
@JSONObject
private struct WalksText {
    @JSONObject
    struct OnePair {
        var first: String
        var second: String
        var weight: Int
    }

    var count: Int
    var pairs: [OnePair]
    var current: [String]
    var lastAt: Instant?

    init(_ walks: AisleWalks) {
        count = walks.count
        pairs = walks.weights.map { OnePair(first: $0.key.first, second: $0.key.second, weight: $0.value) }
        current = walks.current
        lastAt = walks.lastAt
    }

    var walks: AisleWalks {
        AisleWalks(
            count: count,
            weights: Dictionary(pairs.map { (AisleWalks.Pair(first: $0.first, second: $0.second), $0.weight) }) { $1 },
            current: current,
            lastAt: lastAt
        )
    }
}

extension AisleBook.Choice: JSONEncodable, JSONReadable {}
extension AisleOrder: JSONEncodable, JSONReadable {}
