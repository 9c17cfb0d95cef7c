public import JSON
public import Values

/// What the recipe service's events are called.
public enum RecipeEvents {
    /// A recipe was made or changed.
    public static let changed = "recipe.changed"
    /// A recipe was deleted.
    public static let deleted = "recipe.deleted"
    /// A household changed what it says about foods.
    public static let foodsChanged = "foods.changed"
    /// Somebody gave an item of a list another category; told by the grocery service, kept by the recipe service.
    public static let categoryCorrected = "list.category_corrected"
}

/// The payload of `recipe.changed`.
public struct RecipeChanged: Codable, Hashable, Sendable, JSONEncodable {
    /// The recipe.
    public var recipeID: RecipeID
    /// What it is called now.
    public var title: String
    /// Its version.
    public var version: Int

    /// A payload.
    public init(recipeID: RecipeID, title: String, version: Int) {
        self.recipeID = recipeID
        self.title = title
        self.version = version
    }

    private enum CodingKeys: String, CodingKey {
        case recipeID = "recipe_id"
        case title, version
    }

    /// Writes the payload.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("recipe_id", recipeID)
            json.member("title", title)
            json.member("version", version)
        }
    }
}

/// The payload of `recipe.deleted`.
public struct RecipeDeleted: Codable, Hashable, Sendable, JSONEncodable {
    /// The recipe that is gone.
    public var recipeID: RecipeID
    /// What it was called.
    public var title: String

    /// A payload.
    public init(recipeID: RecipeID, title: String) {
        self.recipeID = recipeID
        self.title = title
    }

    private enum CodingKeys: String, CodingKey {
        case recipeID = "recipe_id"
        case title
    }

    /// Writes the payload.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("recipe_id", recipeID)
            json.member("title", title)
        }
    }
}

/// The payload of `foods.changed`.
public struct FoodsChanged: Codable, Hashable, Sendable, JSONEncodable {
    /// The version of what the household says now.
    public var version: Int

    /// A payload.
    public init(version: Int) {
        self.version = version
    }

    /// Writes the payload.
    public func encode(to json: inout JSONWriter) {
        json.object { $0.member("version", version) }
    }
}
