public import JSON
public import Values

/// Recipes asked for by id, and those that are not there.
public struct RecipeBatch: Decodable, Sendable {
    /// The recipes found, in the order asked for.
    public var items: [RecipeBody]
    /// The ids of those that are not there, or another household's.
    public var missing: [RecipeID]
    /// The ids for which there was no room in this answer: to be asked for again.
    public var left: [RecipeID]

    /// A batch.
    public init(items: [RecipeBody], missing: [RecipeID], left: [RecipeID] = []) {
        self.items = items
        self.missing = missing
        self.left = left
    }

    private enum CodingKeys: String, CodingKey {
        case items, missing, left
    }

    /// Reads an answer, also of a service that has room for everything.
    public init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: CodingKeys.self)
        items = try values.decode([RecipeBody].self, forKey: .items)
        missing = try values.decode([RecipeID].self, forKey: .missing)
        left = try values.decodeIfPresent([RecipeID].self, forKey: .left) ?? []
    }
}

extension RecipeBatch: JSONEncodable {
    /// Writes `{"items": […], "missing": […], "left": […]}`.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("items", items)
            json.member("missing", missing)
            json.member("left", left)
        }
    }
}

/// What `batch-get` is asked.
public struct RecipeBatchRequest: Decodable, Sendable, JSONEncodable {
    /// How many ids one call may have.
    public static let limit = 200
    /// How many bytes of recipes one answer has at most, but for a recipe that has more by itself.
    public static let room = 4_194_304

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
