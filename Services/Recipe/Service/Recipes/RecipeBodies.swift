import HTTP
import RecipeAPI

extension RecipeContent {
    /// What a client has sent.
    init(_ input: RecipeInput) {
        self.init(
            title: input.title,
            origin: Origin(input.source),
            servings: input.servings ?? 4,
            ingredients: Self.lines(input.ingredients),
            steps: Self.lines(input.steps),
            times: Times(input.times),
            tags: input.tags ?? [],
            imageURL: input.imageURL,
            nutrition: input.nutrition,
            notes: input.notes,
            rating: input.rating
        )
    }

    /// Changes what a merge patch names.
    mutating func apply(_ patch: RecipePatch) throws(Problem) {
        title = try Self.required(patch.title, title, "title", "a string")
        servings = try Self.required(patch.servings, servings, "servings", "a whole number")
        origin = Self.optional(patch.source, origin, Origin()) { origin.applying($0) }
        ingredients = Self.optional(patch.ingredients, ingredients, []) { Self.lines($0) }
        steps = Self.optional(patch.steps, steps, []) { Self.lines($0) }
        times = Self.optional(patch.times, times, Times()) { times.applying($0) }
        tags = Self.optional(patch.tags, tags, []) { $0 }
        imageURL = Self.optional(patch.imageURL, imageURL, nil) { $0 }
        nutrition = Self.optional(patch.nutrition, nutrition, nil) { facts in
            (nutrition ?? [:]).merging(facts.compactMapValues { $0 }) { $1 }
                .filter { facts[$0.key, default: ""] != nil }
        }
        notes = Self.optional(patch.notes, notes, nil) { $0 }
        rating = Self.optional(patch.rating, rating, nil) { $0 }
    }

    private static func required<Value>(
        _ member: PatchedMember<Value>,
        _ old: Value,
        _ name: String,
        _ words: String
    ) throws(Problem) -> Value {
        switch member {
        case .kept: old
        case .set(let value): value
        case .cleared: throw .invalid("/\(name)", code: "type", "\(name) must be \(words)")
        }
    }

    fileprivate static func optional<Value, Wire>(
        _ member: PatchedMember<Wire>,
        _ old: Value,
        _ empty: Value,
        _ read: (Wire) -> Value
    ) -> Value {
        switch member {
        case .kept: old
        case .set(let value): read(value)
        case .cleared: empty
        }
    }

    private static func lines(_ lines: [RecipeLineInput]?) -> [Line] {
        (lines ?? []).map { Line(section: $0.section, text: $0.text) }
    }
}

extension RecipeContent.Origin {
    fileprivate init(_ source: RecipeSource?) {
        self.init(kind: (source?.type ?? .manual).rawValue, url: source?.url, name: source?.name)
    }
}

extension RecipeContent.Origin {
    fileprivate func applying(_ patch: RecipeSourcePatch) -> RecipeContent.Origin {
        RecipeContent.Origin(
            kind: RecipeContent.optional(patch.type, kind, "manual") { $0.rawValue },
            url: RecipeContent.optional(patch.url, url, nil) { $0 },
            name: RecipeContent.optional(patch.name, name, nil) { $0 }
        )
    }
}

extension RecipeContent.Times {
    fileprivate func applying(_ patch: RecipeTimesPatch) -> RecipeContent.Times {
        RecipeContent.Times(
            prep: RecipeContent.optional(patch.prep, prep, nil) { $0 },
            cook: RecipeContent.optional(patch.cook, cook, nil) { $0 },
            total: RecipeContent.optional(patch.total, total, nil) { $0 }
        )
    }
}

extension RecipeContent.Times {
    fileprivate init(_ times: RecipeTimes?) {
        self.init(prep: times?.prep, cook: times?.cook, total: times?.total)
    }
}
