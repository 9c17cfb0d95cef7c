import HTTP
import RecipeAPI
import Values

extension RecipeContent {
    /// What a client has sent.
    init(_ input: RecipeInput) {
        self.init(
            title: input.title,
            origin: Origin(
                kind: (input.source?.type ?? .manual).rawValue,
                url: input.source?.url,
                name: input.source?.name
            ),
            servings: input.servings ?? 4,
            ingredients: Self.lines(input.ingredients),
            steps: Self.lines(input.steps),
            times: Times(prep: input.times?.prep, cook: input.times?.cook, total: input.times?.total),
            tags: input.tags ?? [],
            imageURL: input.imageURL,
            imageSource: input.imageSource ?? nil,
            saysImageSource: input.imageSource != nil,
            nutrition: input.nutrition,
            details: input.details
        )
    }

    /// Changes what a merge patch names.
    mutating func apply(_ patch: RecipePatch) throws(Problem) {
        title = try Self.required(patch.title, title, "title", "a string")
        servings = try Self.required(patch.servings, servings, "servings", "a whole number")
        if let change = patch.source { origin = change.map(origin.applying) ?? Origin() }
        if let lines = patch.ingredients { ingredients = Self.lines(lines) }
        if let lines = patch.steps { steps = Self.lines(lines) }
        if let change = patch.times { times = change.map(times.applying) ?? Times() }
        if let tags = patch.tags { self.tags = tags ?? [] }
        if let url = patch.imageURL {
            imageURL = url
            // Without a picture it does not matter where it came from.
            if url == nil { (imageSource, saysImageSource) = (nil, true) }
        }
        if let source = patch.imageSource { (imageSource, saysImageSource) = (source, true) }
        if let change = patch.nutrition {
            nutrition = change.map { facts in
                (nutrition ?? [:]).merging(facts.compactMapValues { $0 }) { $1 }
                    .filter { facts[$0.key, default: ""] != nil }
            }
        }
        patch.details.apply(to: &details)
    }

    private static func required<Value>(
        _ change: Value??,
        _ old: Value,
        _ name: String,
        _ words: String
    ) throws(Problem) -> Value {
        guard let change else { return old }
        guard let value = change else { throw .invalid("/\(name)", code: "type", "\(name) must be \(words)") }
        return value
    }

    private static func lines(_ lines: [RecipeLineInput]?) -> [Line] {
        (lines ?? []).map { Line(section: $0.section, text: $0.text) }
    }
}

extension RecipeContent.Origin {
    fileprivate func applying(_ patch: RecipeSourcePatch) -> RecipeContent.Origin {
        RecipeContent.Origin(
            kind: patch.type.map { ($0 ?? .manual).rawValue } ?? kind,
            url: patch.url ?? url,
            name: patch.name ?? name
        )
    }
}

extension RecipeContent.Times {
    fileprivate func applying(_ patch: RecipeTimesPatch) -> RecipeContent.Times {
        RecipeContent.Times(prep: patch.prep ?? prep, cook: patch.cook ?? cook, total: patch.total ?? total)
    }
}
