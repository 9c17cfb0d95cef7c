import Database
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
    /// The version of the household's foods that the lines were read with.
    let foodsVersion: Int
    /// About how many bytes the recipe takes in the database.
    let size: Int

    /// What a row takes besides its texts, with its tags, indexes and events.
    static let rowSize = 1000

    /// Writes content into columns.
    init(_ content: RecipeContent, _ kitchen: HouseholdKitchen) {
        let lines = kitchen.read(content.ingredients)
        foodsVersion = kitchen.version
        ingredients = Self.json(of: lines)
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
        search = Self.search(content.title, content.tags, lines)
        let texts = [ingredients, steps, tags, nutrition ?? "", search, content.notes ?? "", content.imageURL ?? ""]
        size = texts.reduce(Self.rowSize + 2 * titleKey.utf8.count) { $0 + $1.utf8.count }
    }

    /// Lines as their column holds them.
    static func json(of lines: [RecipeIngredient]) -> String {
        json { json in json.array { json in for line in lines { line.encode(to: &json) } } }
    }

    /// One text to look through; its parts are apart, so that no word spans two.
    static func search(_ title: String, _ tags: [String], _ lines: [RecipeIngredient]) -> String {
        let names = lines.flatMap { [$0.line.text, $0.line.food?.name ?? ""] }
        return ([title] + tags + names).joined(separator: "\n").lowercased()
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

    /// Whether an older engine has read the lines, or older foods of the household; they are read again in the
    /// background, and until then when somebody asks.
    func isBehind(foodsVersion: Int) throws(DatabaseError) -> Bool {
        let engine = try row.int(9)
        let foods = try row.int(23)
        return engine < IngredientParser.version || foods < foodsVersion
    }

    /// The recipe, to be changed.
    func recipe() throws -> Recipe {
        func decoded<Value: JSONReadable>(_ column: Int, _ type: Value.Type) throws -> Value {
            try row.withUTF8(column) { try JSONReader.read(type, from: $0.map { Array($0) } ?? []) }
        }
        let content = RecipeContent(
            title: try row.string(3),
            origin: RecipeContent.Origin(
                kind: try row.string(4),
                url: try row.optionalString(5),
                name: try row.optionalString(6)
            ),
            servings: try row.int(7),
            ingredients: try decoded(8, [RecipeLineInput].self).map { .init(section: $0.section, text: $0.text) },
            steps: try decoded(10, [RecipeLineInput].self).map { .init(section: $0.section, text: $0.text) },
            times: RecipeContent.Times(
                prep: try row.optionalInt(11),
                cook: try row.optionalInt(12),
                total: try row.optionalInt(13)
            ),
            tags: try decoded(14, [String].self),
            imageURL: try row.optionalString(15),
            nutrition: row.isNull(16) ? nil : try decoded(16, [String: String].self),
            notes: try row.optionalString(17),
            rating: try row.optionalInt(18)
        )
        return Recipe(
            id: try row.id(0),
            version: try row.int(1),
            content: content,
            createdAt: try row.instant(21),
            updatedAt: try row.instant(22)
        )
    }

    /// The recipe as it is shown; what the database holds as JSON is copied as it is.
    ///
    /// With a kitchen, its lines are read again; with a measurement system, amounts are shown in its words as well.
    func document(_ kitchen: HouseholdKitchen? = nil, in system: MeasurementSystem? = nil) throws -> RecipeDocument {
        var json = JSONWriter(capacity: 4096)
        let fresh: [RecipeIngredient]? =
            if let kitchen {
                kitchen.read(try StoredLine.lines(row, 8))
            } else if system != nil {
                try row.withUTF8(8) { try JSONReader.read([RecipeIngredient].self, from: $0.map { Array($0) } ?? []) }
            } else {
                nil
            }
        let (id, version): (RecipeID, Int) = (try row.id(0), try row.int(1))
        try json.object { json throws(DatabaseError) in
            json.member("id", id)
            json.member("version", version)
            text("status", 2, &json)
            text("title", 3, &json)
            json.object("source") { json in
                text("type", 4, &json)
                text("url", 5, &json)
                text("name", 6, &json)
            }
            json.member("servings", try row.int(7))
            if let fresh {
                json.array("ingredients") { json in for line in fresh { line.encode(to: &json, in: system) } }
            } else {
                raw("ingredients", 8, &json)
            }
            raw("steps", 10, &json)
            try times(&json)
            raw("tags", 14, &json)
            text("image_url", 15, &json)
            raw("nutrition", 16, &json)
            text("notes", 17, &json)
            json.member("rating", try row.optionalInt(18))
            try rest(&json)
        }
        return RecipeDocument(id: id, version: version, json: json.bytes)
    }

    /// The recipe as it is shown in a list.
    func summary() throws(DatabaseError) -> RecipeDocument {
        var json = JSONWriter(capacity: 512)
        let (id, version): (RecipeID, Int) = (try row.id(0), try row.int(1))
        try json.object { json throws(DatabaseError) in
            json.member("id", id)
            json.member("version", version)
            text("title", 3, &json)
            text("image_url", 15, &json)
            json.member("servings", try row.int(7))
            raw("tags", 14, &json)
            try times(&json)
            json.member("rating", try row.optionalInt(18))
            try rest(&json)
        }
        return RecipeDocument(id: id, version: version, json: json.bytes)
    }

    private func times(_ json: inout JSONWriter) throws(DatabaseError) {
        try json.object("times") { json throws(DatabaseError) in
            json.member("prep", try row.optionalInt(11))
            json.member("cook", try row.optionalInt(12))
            json.member("total", try row.optionalInt(13))
        }
    }

    private func rest(_ json: inout JSONWriter) throws(DatabaseError) {
        json.member("times_cooked", try row.int(19))
        text("last_cooked", 20, &json)
        json.member("created_at", try row.instant(21))
        json.member("updated_at", try row.instant(22))
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
