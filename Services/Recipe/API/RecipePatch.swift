public import JSON

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
public struct RecipePatch: JSONReadable, Sendable {
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

    /// Reads the members that are there.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        title = try members.patched("title")
        source = try members.patched("source")
        servings = try members.patched("servings")
        ingredients = try members.patched("ingredients")
        steps = try members.patched("steps")
        times = try members.patched("times")
        tags = try members.patched("tags")
        imageURL = try members.patched("image_url")
        nutrition = try members.patched("nutrition")
        notes = try members.patched("notes")
        rating = try members.patched("rating")
    }
}

/// A change to where a recipe comes from.
public struct RecipeSourcePatch: JSONReadable, Sendable {
    /// The kind.
    public var type: PatchedMember<RecipeSource.Kind>
    /// The address.
    public var url: PatchedMember<String>
    /// The site's, book's or person's name.
    public var name: PatchedMember<String>

    /// Reads the members that are there.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        type = try members.patched("type")
        url = try members.patched("url")
        name = try members.patched("name")
    }
}

/// A change to how long a recipe takes.
public struct RecipeTimesPatch: JSONReadable, Sendable {
    /// Preparing.
    public var prep: PatchedMember<Int>
    /// Cooking.
    public var cook: PatchedMember<Int>
    /// In all.
    public var total: PatchedMember<Int>

    /// Reads the members that are there.
    public init(from json: inout JSONReader) throws(JSONReaderError) {
        let members = try json.members()
        prep = try members.patched("prep")
        cook = try members.patched("cook")
        total = try members.patched("total")
    }
}

extension JSONMembers {
    fileprivate func patched<Value: JSONReadable & Sendable>(
        _ name: String
    ) throws(JSONReaderError) -> PatchedMember<Value> {
        guard let value: Value? = try patch(name) else { return .kept }
        return value.map { .set($0) } ?? .cleared
    }
}
