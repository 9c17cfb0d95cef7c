import Database
import FoundationEssentials
import JSON
import Kitchen
import RecipeAPI
import Values

/// A recipe's texts as its columns hold them.
struct StoredRecipe {
    let ingredients: String
    let steps: String
    let tags: String
    let nutrition: String?
    let search: String
    let titleKey: String

    /// Writes content into columns.
    init(_ content: RecipeContent, _ reader: IngredientReader) {
        let lines = reader.read(content.ingredients)
        ingredients = Self.json { json in json.array { json in for line in lines { line.encode(to: &json) } } }
        steps = Self.json { json in
            json.array { json in
                for step in content.steps { RecipeStep(section: step.section, text: step.text).encode(to: &json) }
            }
        }
        tags = Self.json { json in json.array { json in for tag in content.tags { json.string(tag) } } }
        nutrition = content.nutrition.map { facts in
            Self.json { RecipeBody.encode(nutrition: facts, to: &$0) }
        }
        titleKey = content.title.lowercased()
        // One text to look through; its parts are apart, so that no word spans two.
        let names = lines.flatMap { [$0.line.text, $0.line.food?.name ?? ""] }
        search = ([content.title] + content.tags + names).joined(separator: "\n").lowercased()
    }

    private static func json(_ body: (inout JSONWriter) -> Void) -> String {
        var json = JSONWriter(capacity: 2048)
        body(&json)
        return String(decoding: json.bytes, as: UTF8.self)
    }
}

/// Reads rows of `RecipeSQL.columns`.
struct RecipeRow {
    let row: Row
    let reader: IngredientReader

    var id: RecipeID { row.id(0) }
    var version: Int { row.int(1) }

    /// The recipe, to be changed.
    func recipe() throws -> Recipe {
        let decoder = JSONDecoder()
        func decoded<Value: Decodable>(_ column: Int, _ type: Value.Type) throws -> Value {
            try row.withUTF8(column) {
                try decoder.decode(type, from: Data($0 ?? UnsafeRawBufferPointer(start: nil, count: 0)))
            }
        }
        let content = RecipeContent(
            title: row.string(3),
            origin: RecipeContent.Origin(kind: row.string(4), url: row.optionalString(5), name: row.optionalString(6)),
            servings: row.int(7),
            ingredients: try decoded(8, [RecipeLineInput].self).map { .init(section: $0.section, text: $0.text) },
            steps: try decoded(10, [RecipeLineInput].self).map { .init(section: $0.section, text: $0.text) },
            times: RecipeContent.Times(
                prep: row.optionalInt(11),
                cook: row.optionalInt(12),
                total: row.optionalInt(13)
            ),
            tags: try decoded(14, [String].self),
            imageURL: row.optionalString(15),
            nutrition: row.isNull(16) ? nil : try decoded(16, [String: String].self),
            notes: row.optionalString(17),
            rating: row.optionalInt(18)
        )
        return Recipe(
            id: id,
            version: version,
            content: content,
            createdAt: row.instant(21),
            updatedAt: row.instant(22)
        )
    }

    /// The recipe as it is shown; what the database holds as JSON is copied as it is.
    func document() throws -> RecipeDocument {
        var json = JSONWriter(capacity: 4096)
        let fresh = try row.int(9) == IngredientParser.version ? nil : reader.read(recipe().content.ingredients)
        json.object { json in
            json.member("id", id)
            json.member("version", version)
            text("status", 2, &json)
            text("title", 3, &json)
            json.member(
                "source",
                object: { json in
                    text("type", 4, &json)
                    text("url", 5, &json)
                    text("name", 6, &json)
                }
            )
            json.member("servings", row.int(7))
            if let fresh { json.member("ingredients", fresh) } else { raw("ingredients", 8, &json) }
            raw("steps", 10, &json)
            times(&json)
            raw("tags", 14, &json)
            text("image_url", 15, &json)
            raw("nutrition", 16, &json)
            text("notes", 17, &json)
            json.member("rating", row.optionalInt(18))
            rest(&json)
        }
        return RecipeDocument(id: id, version: version, json: json.bytes)
    }

    /// The recipe as it is shown in a list.
    func summary() -> RecipeDocument {
        var json = JSONWriter(capacity: 512)
        json.object { json in
            json.member("id", id)
            json.member("version", version)
            text("title", 3, &json)
            text("image_url", 15, &json)
            json.member("servings", row.int(7))
            raw("tags", 14, &json)
            times(&json)
            json.member("rating", row.optionalInt(18))
            rest(&json)
        }
        return RecipeDocument(id: id, version: version, json: json.bytes)
    }

    private func times(_ json: inout JSONWriter) {
        json.member(
            "times",
            object: { json in
                json.member("prep", row.optionalInt(11))
                json.member("cook", row.optionalInt(12))
                json.member("total", row.optionalInt(13))
            }
        )
    }

    private func rest(_ json: inout JSONWriter) {
        json.member("times_cooked", row.int(19))
        text("last_cooked", 20, &json)
        json.member("created_at", row.instant(21))
        json.member("updated_at", row.instant(22))
    }

    private func text(_ name: StaticString, _ column: Int, _ json: inout JSONWriter) {
        json.key(name)
        row.withUTF8(column) { text in
            if let text { json.string(utf8: text) } else { json.null() }
        }
    }

    private func raw(_ name: StaticString, _ column: Int, _ json: inout JSONWriter) {
        json.key(name)
        row.withUTF8(column) { text in
            if let text { json.raw(text) } else { json.null() }
        }
    }
}
