/// What a merge patch (RFC 7396) says of one member.
public enum PatchedMember<Value: Sendable>: Sendable {
    /// Nothing: it stays.
    case kept
    /// Null: it is emptied.
    case cleared
    /// Its new value.
    case set(Value)
}

/// A change to a recipe: only the members it has are changed.
public struct RecipePatch: Decodable, Sendable {
    /// What it is called.
    public var title: PatchedMember<String>
    /// Where it comes from.
    public var source: PatchedMember<RecipeSourcePatch>
    /// How many it feeds.
    public var servings: PatchedMember<Int>
    /// What it takes.
    public var ingredients: PatchedMember<[RecipeLineInput]>
    /// What to do.
    public var steps: PatchedMember<[RecipeLineInput]>
    /// How long it takes.
    public var times: PatchedMember<RecipeTimesPatch>
    /// The household's words for it.
    public var tags: PatchedMember<[String]>
    /// A picture's address.
    public var imageURL: PatchedMember<String>
    /// What the source says of its nutrition; null removes a fact.
    public var nutrition: PatchedMember<[String: String?]>
    /// The household's remarks.
    public var notes: PatchedMember<String>
    /// 1 to 5.
    public var rating: PatchedMember<Int>

    private enum CodingKeys: String, CodingKey {
        case title, source, servings, ingredients, steps, times, tags, nutrition, notes, rating
        case imageURL = "image_url"
    }

    /// Reads the members that are there.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        title = try container.patched(.title)
        source = try container.patched(.source)
        servings = try container.patched(.servings)
        ingredients = try container.patched(.ingredients)
        steps = try container.patched(.steps)
        times = try container.patched(.times)
        tags = try container.patched(.tags)
        imageURL = try container.patched(.imageURL)
        nutrition = try container.patched(.nutrition)
        notes = try container.patched(.notes)
        rating = try container.patched(.rating)
    }
}

/// A change to where a recipe comes from.
public struct RecipeSourcePatch: Decodable, Sendable {
    /// The kind.
    public var type: PatchedMember<RecipeSource.Kind>
    /// The address.
    public var url: PatchedMember<String>
    /// The site's, book's or person's name.
    public var name: PatchedMember<String>

    private enum CodingKeys: String, CodingKey {
        case type, url, name
    }

    /// Reads the members that are there.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        type = try container.patched(.type)
        url = try container.patched(.url)
        name = try container.patched(.name)
    }
}

/// A change to how long a recipe takes.
public struct RecipeTimesPatch: Decodable, Sendable {
    /// Preparing.
    public var prep: PatchedMember<Int>
    /// Cooking.
    public var cook: PatchedMember<Int>
    /// In all.
    public var total: PatchedMember<Int>

    private enum CodingKeys: String, CodingKey {
        case prep, cook, total
    }

    /// Reads the members that are there.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        prep = try container.patched(.prep)
        cook = try container.patched(.cook)
        total = try container.patched(.total)
    }
}

extension KeyedDecodingContainer {
    fileprivate func patched<Value: Decodable & Sendable>(_ key: Key) throws -> PatchedMember<Value> {
        guard contains(key) else { return .kept }
        return try decodeNil(forKey: key) ? .cleared : .set(decode(Value.self, forKey: key))
    }
}
