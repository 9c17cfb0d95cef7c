import Database
import JSON
import Kitchen
import RecipeAPI
import Values

/// Writes rows of `StoredRecipe`, or of its columns in a list, as they are shown.
struct RecipeRow {
    let row: Row
    private typealias Place = StoredRecipe.Place
    private static let remarks = FieldMember.all(of: RecipeRemarks.self)

    /// Whether an older engine has read the lines, or older foods of the household; they are read again in the
    /// background, and until then when somebody asks.
    func isBehind(foodsVersion: Int) throws(DatabaseError) -> Bool {
        let (engine, foods) = (try row.int(Place.parserVersion), try self.foodsVersion)
        return engine < IngredientParser.version || foods < foodsVersion
    }

    /// The version of the household's foods with which the lines were read.
    var foodsVersion: Int { get throws(DatabaseError) { try row.int(Place.foodsVersion) } }

    /// The recipe as it is shown; what the database holds as JSON is copied as it is.
    ///
    /// With a kitchen, its lines are read again; as asked for, amounts are shown in a measurement system as well, and for
    /// other servings.
    func document(
        _ kitchen: HouseholdKitchen? = nil,
        _ view: RecipeView = RecipeView(),
        _ additions: RecipeAdditions? = nil,
        counting: HouseholdKitchen = .standard
    ) throws -> RecipeDocument {
        var json = JSONWriter(capacity: 4096)
        let written = try row.int(Place.servings)
        let scale = try view.scale(from: written)
        let own = try view.nutrition.map { _ in try ownNutrition() } ?? nil
        let table = own == nil ? view.nutrition?.table : nil
        var fresh: [RecipeIngredient]? =
            if let kitchen {
                kitchen.read(try row.decoded(Place.ingredients))
            } else if view.system != nil || scale != nil || table != nil {
                try row.decoded(Place.ingredients)
            } else {
                nil
            }
        let nutrition =
            own
            ?? table.flatMap { table in
                fresh.flatMap { .computed($0.map(\.line), servings: written, kitchen ?? counting, table) }
            }
        if let scale { fresh = try fresh?.map { try $0.scaled(by: scale) } }
        let (id, version): (RecipeID, Int) = (try row.id(Place.id), try row.int(Place.version))
        try json.object { json throws(DatabaseError) in
            json.member("id", id)
            json.member("version", version)
            text("status", Place.status, &json)
            text("title", Place.title, &json)
            json.object("source") { json in
                text("type", Place.sourceType, &json)
                text("url", Place.sourceURL, &json)
                text("name", Place.sourceName, &json)
            }
            json.member("servings", view.servings ?? written)
            if scale != nil { json.member("written_servings", written) }
            if let fresh, kitchen != nil || !view.isPlain {
                json.array("ingredients") { json in
                    for line in fresh { line.encode(to: &json, in: view.system, isDisplayed: scale != nil) }
                }
            } else {
                raw("ingredients", Place.ingredients, &json)
            }
            raw("steps", Place.steps, &json)
            times(&json)
            raw("tags", Place.tags, &json)
            text("image_url", Place.imageURL, &json)
            text("image_source", Place.imageSource, &json)
            text("image_problem", Place.imageProblem, &json)
            raw("nutrition", Place.nutrition, &json)
            if view.nutrition != nil { json.member("nutrition_per_serving", nutrition) }
            details(&json)
            try rest(&json)
            additions?.write(of: id, to: &json)
        }
        // What is computed changes with the table and with what the household says of foods.
        let computed = nutrition?.source == .computed ? table.map { "n\($0.edition).\(counting.version)" } : nil
        let mark = [additions?.mark(of: id), computed].compactMap { $0 }.joined(separator: ".")
        return RecipeDocument(id: id, version: version, mark: mark.isEmpty ? nil : mark, json: json.bytes)
    }

    /// The recipe as it is shown in a list to somebody with these favourites.
    func summary(_ favourites: Set<RecipeID>) throws(DatabaseError) -> RecipeDocument {
        var json = JSONWriter(capacity: 512)
        let (id, version): (RecipeID, Int) = (try row.id(Place.id), try row.int(Place.version))
        try json.object { json throws(DatabaseError) in
            json.member("id", id)
            json.member("version", version)
            text("status", Place.status, &json)
            text("title", Place.title, &json)
            text("image_url", Place.imageURL, &json)
            raw("servings", Place.servings, &json)
            raw("tags", Place.tags, &json)
            times(&json)
            details(&json, withTexts: false)
            try rest(&json)
            json.member("favourite", favourites.contains(id))
        }
        return RecipeDocument(id: id, version: version, json: json.bytes)
    }

    /// What the recipe says of a serving; nil if nothing.
    private func ownNutrition() throws -> Nutrition? {
        row.isNull(Place.nutrition) ? nil : OwnNutrition.read(try row.decoded(Place.nutrition))
    }

    private func times(_ json: inout JSONWriter) {
        json.object("times") { json in
            raw("prep", Place.prepMinutes, &json)
            raw("cook", Place.cookMinutes, &json)
            raw("total", Place.totalMinutes, &json)
        }
    }

    private func details(_ json: inout JSONWriter, withTexts: Bool = true) {
        for (place, field) in Self.remarks.enumerated() where withTexts || !field.isText {
            row.withUTF8(Place.details + place) { json.member(field, text: $0) }
        }
    }

    private func rest(_ json: inout JSONWriter) throws(DatabaseError) {
        raw("times_cooked", Place.timesCooked, &json)
        text("last_cooked", Place.lastCooked, &json)
        raw("guesses", Place.guesses, &json)
        json.member("created_at", try row.instant(Place.createdAt))
        json.member("updated_at", try row.instant(Place.updatedAt))
        guard let deletedAt = try row.optionalInstant(Place.deletedAt) else { return }
        json.member("deleted_at", deletedAt)
        json.member("restorable_until", deletedAt + DeletedRecipe.lifetime)
    }

    private func text(_ name: StaticString, _ column: Int, _ json: inout JSONWriter) {
        row.withUTF8(column) { json.member(name, utf8: $0) }
    }

    /// Copies a column that is JSON already, as whole numbers are.
    private func raw(_ name: StaticString, _ column: Int, _ json: inout JSONWriter) {
        row.withUTF8(column) { json.member(name, json: $0) }
    }
}
