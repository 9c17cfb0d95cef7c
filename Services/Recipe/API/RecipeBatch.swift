public import JSON
public import Values

/// Recipes asked for by id, and those that are not there.
public struct RecipeBatch: Decodable, Sendable {
    /// The recipes found, in the order asked for.
    public var items: [RecipeBody]
    /// The ids of those that are not there, or another household's.
    public var missing: [RecipeID]

    /// A batch.
    public init(items: [RecipeBody], missing: [RecipeID]) {
        self.items = items
        self.missing = missing
    }
}

extension RecipeBatch: JSONEncodable {
    /// Writes `{"items": […], "missing": […]}`.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("items", items)
            json.member("missing", missing)
        }
    }
}

/// What `batch-get` is asked.
public struct RecipeBatchRequest: Decodable, Sendable, JSONEncodable {
    /// How many ids one call may have.
    public static let limit = 200

    /// The ids.
    public var ids: [RecipeID]

    /// A question for these.
    public init(ids: [RecipeID]) {
        self.ids = ids
    }

    /// Writes `{"ids": […]}`.
    public func encode(to json: inout JSONWriter) {
        json.object { $0.member("ids", ids) }
    }
}
