public import JSON
public import Values

/// A grocery list as the API answers it.
public struct GroceryListBody: Decodable, Hashable, Sendable, JSONEncodable {
    /// The list's id.
    public var id: GroceryListID
    /// Grows with every change of the list or of an item.
    public var version: Int
    /// The list's title.
    public var title: String
    /// Whether it is still hidden from the index.
    public var draft: Bool
    /// What it was made from.
    public var source: GroceryListSource
    /// When it was made.
    public var createdAt: Instant
    /// When it last changed.
    public var updatedAt: Instant
    /// The categories that have items, in shop order.
    public var categories: [GroceryCategoryCount]
    /// The items, by category, position and name.
    public var items: [GroceryItemBody]
    /// What was confirmed at home and kept off the list.
    public var staples: [GroceryKeptStaple]

    /// A list from its parts.
    public init(
        id: GroceryListID,
        version: Int,
        title: String,
        draft: Bool,
        source: GroceryListSource,
        createdAt: Instant,
        updatedAt: Instant,
        categories: [GroceryCategoryCount],
        items: [GroceryItemBody],
        staples: [GroceryKeptStaple]
    ) {
        self.id = id
        self.version = version
        self.title = title
        self.draft = draft
        self.source = source
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.categories = categories
        self.items = items
        self.staples = staples
    }

    enum CodingKeys: String, CodingKey {
        case id, version, title, draft, source
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case categories, items, staples
    }

    /// Writes all members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("version", version)
            json.member("title", title)
            json.member("draft", draft)
            json.member("source", source)
            json.member("created_at", createdAt)
            json.member("updated_at", updatedAt)
            json.member("categories", categories)
            json.member("items", items)
            json.member("staples", staples)
        }
    }
}

/// A category of a list and how many items it has.
public struct GroceryCategoryCount: Codable, Hashable, Sendable, JSONEncodable {
    /// The category's key.
    public var key: String
    /// Its name for a person.
    public var name: String
    /// How many of the list's items are in it, ticked ones included.
    public var count: Int

    /// A category with its count.
    public init(key: String, name: String, count: Int) {
        self.key = key
        self.name = name
        self.count = count
    }

    /// Writes all members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("key", key)
            json.member("name", name)
            json.member("count", count)
        }
    }
}

/// Something the household has at home: recorded on the list, not bought.
public struct GroceryKeptStaple: Codable, Hashable, Sendable, JSONEncodable {
    /// The food's id, where it is a known one.
    public var food: String?
    /// Its name.
    public var name: String
    /// How much the recipes want of it: `2 tbsp`; empty where none says.
    public var text: String
    /// Each line that wants it.
    public var sources: [GroceryItemSource]

    /// A kept-off staple.
    public init(food: String?, name: String, text: String, sources: [GroceryItemSource]) {
        self.food = food
        self.name = name
        self.text = text
        self.sources = sources
    }

    /// Writes all members.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("food", food)
            json.member("name", name)
            json.member("text", text)
            json.member("sources", sources)
        }
    }
}
