import Values

/// Reads a recipe of Paprika: one object whose ingredients and directions are texts of lines.
enum PaprikaReader {
    static func draft(_ object: RecipeObject, _ budget: WorkBudget) throws -> ForeignDraft {
        let text = ForeignText(budget)
        let node = try object.node(budget)
        var draft = ForeignDraft()
        draft.recipe.title = try text.line(node["name"])
        draft.recipe.ingredients = try text.ingredients(node["ingredients"]?.text ?? "", PaprikaMarks.markdown)
        draft.recipe.steps = try text.steps(node["directions"]?.text ?? "", PaprikaMarks.markdown)
        draft.notes = [try text.paragraph(node["description"]), try text.paragraph(node["notes"])]
        try draft.add(nutrition: text.paragraph(node["nutritional_info"]))
        draft.recipe.prepMinutes = CookingTime.minutes(try text.line(node["prep_time"]))
        draft.recipe.cookMinutes = CookingTime.minutes(try text.line(node["cook_time"]))
        draft.recipe.totalMinutes = CookingTime.minutes(try text.line(node["total_time"]))
        draft.recipe.servings = Servings.count(in: [try text.line(node["servings"])])
        draft.rating = node["rating"]?.text.flatMap { Double($0) }
        draft.source = node["source_url"]?.text
        draft.sourceName = try text.line(node["source"])
        for category in node["categories"]?.elements.prefix(500) ?? [] { draft.tag(try text.line(category)) }
        draft.tag(try text.line(node["difficulty"]))
        draft.recipe.imageURL = node["image_url"]?.text
        addPictures(of: object, to: &draft)
        return draft
    }

    private static func addPictures(of object: RecipeObject, to draft: inout ForeignDraft) {
        let photos = object.member("photos").map { object.pieces.elements(of: $0) } ?? []
        var pictures = [object.member("photo_data")].compactMap { $0 }.filter(object.isText)
        for photo in photos.prefix(100) {
            pictures += object.pieces.members(of: photo).filter { $0.name == "data" }.map(\.value).filter(object.isText)
        }
        draft.add(pictures: pictures, of: object)
        // The first of several is the cover once more.
        if photos.count > 1 { draft.remark(.picturesLeftOut) }
    }
}

extension ForeignDraft {
    /// Takes the first of some base64 texts as the picture.
    mutating func add(pictures: [Range<Int>], of object: RecipeObject) {
        guard let first = pictures.first else { return }
        if let bytes = Base64Picture.bytes(object.pieces.bytes[first].dropFirst().dropLast()) {
            picture = .bytes(bytes)
        } else {
            remark(.pictureDamaged)
        }
    }

    /// Adds what lines say of nutrition (`Calories: 200`); a text of another form goes to the notes.
    mutating func add(nutrition text: String) {
        guard !text.isEmpty else { return }
        var facts: [String: String] = [:]
        let lines = text.split { $0 == "\n" || $0 == "," }
        for line in lines {
            let parts = line.split(separator: ":", maxSplits: 1).map { PlainText.collapsed(String($0)) }
            guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty, facts[parts[0]] == nil,
                parts[0].unicodeScalars.count <= 60, parts[1].unicodeScalars.count <= 200
            else {
                notes.append(text)
                return
            }
            facts[parts[0]] = parts[1]
        }
        recipe.nutrition = facts
    }
}
