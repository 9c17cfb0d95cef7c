import Database
import JSON
import Values

/// A cookbook's row.
@TableRow("cookbook")
struct StoredCookbook {
    @Column(.key) var id: CookbookID
    /// Counts the changes of its name.
    var version: Int
    var name: String
    /// What is sorted by, and what no other one of the household has.
    var nameKey: String
    @Column(.insertOnly) var createdAt: Instant
    var updatedAt: Instant

    init(_ name: String, id: CookbookID, at now: Instant) {
        self.id = id
        version = 1
        self.name = name
        nameKey = CookbookRules.key(of: name)
        createdAt = now
        updatedAt = now
    }
}

/// A cookbook as it is shown.
struct ShownCookbook: Sendable {
    let stored: StoredCookbook
    /// How many recipes are in it, deleted ones not counted.
    let recipes: Int
    /// The paths of some pictures of recipes in it, as JSON.
    let pictures: String

    init(_ row: Row) throws(DatabaseError) {
        stored = try StoredCookbook(row, from: 0)
        recipes = try row.int(StoredCookbook.table.width)
        pictures = try row.optionalString(StoredCookbook.table.width + 1) ?? "[]"
    }

    /// Where the next page goes on.
    var place: CookbookPlace { CookbookPlace(key: stored.nameKey, id: stored.id) }
}

extension ShownCookbook: JSONEncodable {
    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", stored.id)
            json.member("version", stored.version)
            json.member("name", stored.name)
            json.member("recipes", recipes)
            json.key("images")
            json.raw(Array(pictures.utf8))
            json.member("created_at", stored.createdAt)
            json.member("updated_at", stored.updatedAt)
        }
    }
}
