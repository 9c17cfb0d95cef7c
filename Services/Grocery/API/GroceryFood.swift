public import JSON

/// A food as an item refers to it.
public struct GroceryFood: Codable, Hashable, Sendable, JSONEncodable {
    /// The food's stable id in the food table.
    public var id: String
    /// Its canonical name.
    public var name: String

    /// A reference to a food.
    public init(id: String, name: String) {
        self.id = id
        self.name = name
    }

    /// Writes id and name.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("id", id)
            json.member("name", name)
        }
    }
}
