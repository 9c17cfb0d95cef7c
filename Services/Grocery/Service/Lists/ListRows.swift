import Database
import GroceryAPI
import JSON
import Kitchen
import Values

/// What tells one state of a list from another.
struct ListState: Hashable, Sendable {
    var version: Int
    /// A list that is deleted and made again begins with version 1 again.
    var createdAt: Instant
    var updatedAt: Instant
    /// How many items it shows; falls when one's hour is over, between two versions.
    var visible: Int
    /// Whether the household has aisles of its own, which change without the list.
    var hasAisles: Bool
}

extension ListState {
    /// The row of `ListSQL.state`.
    init(_ row: borrowing Row) throws(DatabaseError) {
        self.init(
            version: try row.int(0),
            createdAt: try row.instant(1),
            updatedAt: try row.instant(2),
            visible: try row.int(3),
            hasAisles: try row.bool(4)
        )
    }

    /// The state of a list that was read whole.
    init(_ list: GroceryList) {
        self.init(
            version: list.version,
            createdAt: list.createdAt,
            updatedAt: list.updatedAt,
            visible: list.items.count,
            hasAisles: list.arrangement != nil
        )
    }
}

/// A list ready to be sent.
struct ListDocument: Sendable {
    var state: ListState
    /// Whether the household has deleted recipes, which this does not tell of.
    var knowsDeletedRecipes: Bool
    /// The list without aisles of the household's own.
    var json: [UInt8]
}

/// An item ready to be sent.
struct ItemDocument: Sendable {
    var version: Int
    /// Whether the household has aisles of its own.
    var hasAisles: Bool
    /// Whether the list keeps account of what it bought for meals; false for an item that was ticked.
    var keepsAccount = false
    var json: [UInt8]
}

/// A list's rows, written as JSON without a detour: the JSON columns are copied as they are.
struct ListRows {
    private typealias At = StoredList.Place

    /// The row of `ListSQL`.
    let list: Row
    /// The rows of `ItemSQL`.
    let items: Rows

    /// The list as the API answers it.
    func document() throws(DatabaseError) -> ListDocument {
        let categories = GroceryCategoryCount.all(of: try items.values(StoredItem.Place.category))
        var json = JSONWriter(capacity: 1024 + items.count * 640)
        // All columns but the fingerprint and the sizes, which are nobody's business.
        try json.object { json throws(DatabaseError) in
            list.write("id", At.id, to: &json)
            list.writeJSON("version", At.version, to: &json)
            list.write("title", At.title, to: &json)
            json.member("draft", try list.bool(At.isDraft))
            json.key("source")
            json.object { json in
                list.write("type", At.origin, to: &json)
                list.write("menu_id", At.menu, to: &json)
                list.write("from", At.from, to: &json)
                list.write("to", At.to, to: &json)
            }
            json.member("created_at", try list.instant(At.createdAt))
            json.member("updated_at", try list.instant(At.updatedAt))
            json.member("categories", categories)
            json.key("items")
            try json.array { json throws(DatabaseError) in
                for row in items { try ItemRow(row).write(to: &json) }
            }
            list.writeJSON("staples", At.staples, to: &json)
            json.member("pinned", try list.bool(At.isPinned))
            json.member("planning", try list.bool(At.isPlanning))
            list.writeJSON("notices", At.notices, to: &json)
            list.writeJSON("left_out", At.leftOut, to: &json)
            list.writeJSON("elsewhere", At.elsewhere, to: &json)
        }
        return ListDocument(
            state: ListState(
                version: try list.int(At.version),
                createdAt: try list.instant(At.createdAt),
                updatedAt: try list.instant(At.updatedAt),
                visible: items.count,
                hasAisles: try list.bool(StoredList.table.width + 1)
            ),
            knowsDeletedRecipes: try list.bool(StoredList.table.width),
            json: json.bytes
        )
    }
}

/// An item's row, written as JSON.
struct ItemRow {
    private typealias At = StoredItem.Place

    private static let details = FieldMember.all(of: GroceryItemDetails.self)

    private let row: Row

    /// A row of `ItemSQL`.
    init(_ row: Row) {
        self.row = row
    }

    /// The item as the API answers it, of a row that says in the end whether there are aisles of the household's own.
    func document() throws(DatabaseError) -> ItemDocument {
        var json = JSONWriter(capacity: 640)
        try write(to: &json)
        return ItemDocument(
            version: try row.int(At.version),
            hasAisles: try row.bool(StoredItem.table.width),
            json: json.bytes
        )
    }

    /// Writes all members.
    func write(to json: inout JSONWriter) throws(DatabaseError) {
        let checkedAt = try row.optionalInstant(At.checkedAt)
        try json.object { json throws(DatabaseError) in
            row.write("id", At.id, to: &json)
            row.writeJSON("version", At.version, to: &json)
            row.write("name", At.name, to: &json)
            if row.isNull(At.foodID) {
                json.key("food")
                json.null()
            } else {
                json.object("food") { json in
                    row.write("id", At.foodID, to: &json)
                    row.write("name", row.isNull(At.foodName) ? At.name : At.foodName, to: &json)
                }
            }
            row.write("category", At.category, to: &json)
            row.writeJSON("quantities", At.quantities, to: &json)
            row.write("text", At.text, to: &json)
            for (place, detail) in Self.details.enumerated() {
                row.withUTF8(At.details + place) { json.member(detail, text: $0) }
            }
            json.member("checked", checkedAt != nil)
            json.member("checked_at", checkedAt)
            json.member("expires_at", checkedAt.map(Expiry.end))
            json.member("created_at", try row.instant(At.createdAt))
            json.member("updated_at", try row.instant(At.updatedAt))
            json.member("wanted", try row.optionalString(At.wanted).flatMap { StoredWanted.words(of: $0) })
            row.writeJSON("position", At.position, to: &json)
            json.member("manual", try row.bool(At.isByHand))
            row.writeJSON("sources", At.lines, to: &json)
            if !row.isNull(At.ticks) { row.writeJSON("ticks", At.ticks, to: &json) }
            if !row.isNull(At.checkedBy) { row.write("checked_by", At.checkedBy, to: &json) }
        }
    }
}

extension Row {
    /// Writes a member from a text column, null where it is NULL, without making a string of it.
    fileprivate func write(_ key: StaticString, _ column: Int, to json: inout JSONWriter) {
        withUTF8(column) { json.member(key, utf8: $0) }
    }

    /// Writes a member from a column that is JSON already, as whole numbers are.
    fileprivate func writeJSON(_ key: StaticString, _ column: Int, to json: inout JSONWriter) {
        withUTF8(column) { json.member(key, json: $0) }
    }
}
