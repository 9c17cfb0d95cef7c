import Database
import GroceryAPI
import JSON
import Kitchen
import Values

/// A list's rows, written as JSON without a detour: the JSON columns are copied as they are.
struct ListRows {
    /// The row of `ListSQL`.
    let list: Row
    /// The rows of `ItemSQL`.
    let items: Rows

    /// The list as the API answers it.
    var document: ListDocument {
        var json = JSONWriter(capacity: 1024 + items.count * 640)
        let head = StoredList(list)
        json.object { json in
            json.member("id", head.id)
            json.member("version", head.version)
            json.member("title", head.title)
            json.member("draft", head.isDraft)
            json.member("source", head.source)
            json.member("created_at", head.createdAt)
            json.member("updated_at", head.updatedAt)
            json.member("categories", categories)
            json.member("items", array: { json in for row in items { ItemRow(row).encode(to: &json) } })
            json.key("staples")
            json.raw(head.staples.utf8)
        }
        return ListDocument(version: head.version, visible: items.count, json: json.bytes)
    }

    /// The categories that have items; the rows come in shop order.
    private var categories: [GroceryCategoryCount] {
        var found: [GroceryCategoryCount] = []
        for row in items {
            let key = row.string(5)
            if found.last?.key == key {
                found[found.count - 1].count += 1
            } else {
                let name = (Category(rawValue: key) ?? .other).title
                found.append(GroceryCategoryCount(key: key, name: name, count: 1))
            }
        }
        return found
    }
}

/// An item's row, written as JSON.
struct ItemRow: JSONEncodable {
    private let row: Row

    /// A row of `ItemSQL`.
    init(_ row: Row) {
        self.row = row
    }

    /// The item as the API answers it.
    var document: ItemDocument {
        ItemDocument(version: row.int(1), json: jsonBytes(capacity: 640))
    }

    /// Writes all members.
    func encode(to json: inout JSONWriter) {
        let checkedAt = row.optionalInstant(9)
        json.object { json in
            text("id", 0, &json)
            json.member("version", row.int64(1))
            text("name", 2, &json)
            if row.isNull(3) {
                json.key("food")
                json.null()
            } else {
                json.member(
                    "food",
                    object: { json in
                        text("id", 3, &json)
                        text("name", row.isNull(4) ? 2 : 4, &json)
                    }
                )
            }
            text("category", 5, &json)
            raw("quantities", 6, &json)
            text("text", 7, &json)
            text("note", 8, &json)
            json.member("checked", checkedAt != nil)
            json.member("checked_at", checkedAt)
            json.member("expires_at", checkedAt.map(Expiry.end))
            json.member("position", row.int64(10))
            json.member("manual", row.bool(11))
            raw("sources", 12, &json)
        }
    }

    private func text(_ key: StaticString, _ column: Int, _ json: inout JSONWriter) {
        json.key(key)
        row.withUTF8(column) { bytes in
            if let bytes { json.string(utf8: bytes) } else { json.null() }
        }
    }

    private func raw(_ key: StaticString, _ column: Int, _ json: inout JSONWriter) {
        json.key(key)
        row.withUTF8(column) { bytes in
            if let bytes { json.raw(bytes) } else { json.null() }
        }
    }
}

extension ListOverview {
    /// Reads the columns of `ListSQL.overviews`.
    init(_ row: Row) {
        id = row.id(0, as: GroceryListID.self)
        version = row.int(1)
        title = row.string(2)
        origin =
            GroceryListSource(
                type: GroceryListSource.Kind(rawValue: row.string(3)) ?? .manual,
                menuID: row.optionalID(4, as: MenuID.self),
                from: row.optionalDate(5),
                to: row.optionalDate(6)
            ).origin
        createdAt = row.instant(7)
        updatedAt = row.instant(8)
        items = row.int(9)
        checked = row.int(10)
    }
}
