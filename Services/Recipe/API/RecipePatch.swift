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
    public var source: PatchedMember<RecipeSource>
    /// How many it feeds.
    public var servings: PatchedMember<Int>
    /// What it takes.
    public var ingredients: PatchedMember<[RecipeLineInput]>
    /// What to do.
    public var steps: PatchedMember<[RecipeLineInput]>
    /// How long it takes.
    public var times: PatchedMember<RecipeTimes>
    /// The household's words for it.
    public var tags: PatchedMember<[String]>
    /// A picture's address.
    public var imageURL: PatchedMember<String>
    /// What the source says of its nutrition.
    public var nutrition: PatchedMember<[String: String]>
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
        func member<Value: Decodable & Sendable>(_ key: CodingKeys) throws -> PatchedMember<Value> {
            guard container.contains(key) else { return .kept }
            return try container.decodeNil(forKey: key) ? .cleared : .set(container.decode(Value.self, forKey: key))
        }
        title = try member(.title)
        source = try member(.source)
        servings = try member(.servings)
        ingredients = try member(.ingredients)
        steps = try member(.steps)
        times = try member(.times)
        tags = try member(.tags)
        imageURL = try member(.imageURL)
        nutrition = try member(.nutrition)
        notes = try member(.notes)
        rating = try member(.rating)
    }
}
