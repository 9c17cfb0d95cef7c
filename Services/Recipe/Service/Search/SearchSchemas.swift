import HTTP
import JSON
import RecipeAPI

/// The schemas of what is found.
enum SearchSchemas {
    /// A page of recipes; `total`, `matched` and `facets` are there where they were asked for.
    static let page = Schema.object([
        Property("items", .array(of: .ref("FoundRecipe"))),
        Property("next", .nullable(.string())),
        Property("total", .integer(), required: false, description: "How many were found, on all pages."),
        Property("facets", .ref("RecipeFacets"), required: false),
    ])

    static let matched = Property(
        "matched",
        .array(
            of: .object([
                Property("field", .words(of: SearchReason.Field.self)),
                Property("text", .nullable(.text), description: "The line or sentence; null for the title."),
            ])
        ),
        required: false,
        description: "Where the words that were looked for occur."
    )

    static let missing = Property(
        "missing",
        .integer(min: 0),
        required: false,
        description: "How many foods it needs besides those at hand (`have`) and staples."
    )

    static let uncertain = Property(
        "uncertain",
        .boolean,
        required: false,
        description: "True where it may not suit the diets and people that were asked for."
    )

    static let facets: Schema = {
        let count = [Property("value", .text), Property("count", .integer())]
        let name = Property("name", .text, description: "What it is called in the language of the answer.")
        let counts = Schema.array(of: .object(count))
        return .object([
            Property("tags", counts),
            Property("foods", .array(of: .object(count + [name])), description: "Foods by their English names."),
            Property("sources", counts),
            Property("max_minutes", counts, description: "How many take no longer than this."),
            Property("rating_min", counts),
            Property("diets", counts, description: "How many certainly suit each diet."),
            Property("free_of", counts, description: "How many are certainly free of each allergen."),
            Property(
                "cookbooks",
                .array(of: .object(count + [Property("name", .text)])),
                required: false,
                description: "Cookbooks by their ids; absent where a household's have more than 20,000 recipes."
            ),
        ])
    }()
}

extension SearchPage {
    /// Writes the page.
    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.array("items") { json in
                for item in items {
                    guard item.matched != nil || item.isUncertain || item.missing != nil else {
                        json.raw(item.document.json)
                        continue
                    }
                    // The summary's members, and why.
                    json.raw(Array(item.document.json.dropLast()) + Self.members(item))
                }
            }
            json.member("next", next?.text(sort))
            json.member("total", total)
            guard let facets else { return }
            json.object("facets") { json in
                let cookbooks = facets.cookbooks.map { [("cookbooks" as StaticString, $0)] } ?? []
                for (name, counts) in [
                    ("tags", facets.tags), ("foods", facets.foods), ("sources", facets.sources),
                    ("max_minutes", facets.minutes), ("rating_min", facets.ratings), ("diets", facets.diets),
                    ("free_of", facets.freeOf),
                ] as [(StaticString, [SearchFacets.Count])] + cookbooks {
                    json.array(name) { json in
                        for count in counts {
                            json.object { json in
                                json.member("value", count.value)
                                json.member("count", count.count)
                                if let name = count.name { json.member("name", name) }
                            }
                        }
                    }
                }
            }
        }
    }

    private static func members(_ item: Item) -> [UInt8] {
        var json = JSONWriter(capacity: 256)
        json.object { json in
            if let missing = item.missing { json.member("missing", missing) }
            if item.isUncertain { json.member("uncertain", true) }
            guard let matched = item.matched else { return }
            json.array("matched") { json in
                for reason in matched {
                    json.object { json in
                        json.member("field", reason.field.rawValue)
                        json.member("text", reason.text)
                    }
                }
            }
        }
        return [UInt8(ascii: ",")] + json.bytes.dropFirst()
    }
}
