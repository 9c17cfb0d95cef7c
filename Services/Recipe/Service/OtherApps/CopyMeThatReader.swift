import Markup
import Values

/// Reads the page of Copy Me That: a part for each recipe, in all of which the same ids stand.
struct CopyMeThatReader {
    let walk: ForeignWalk
    /// The files beside the page, pictures among them.
    let beside: BesideFiles

    /// Whether a text is such a page.
    static func isPage(_ text: String) -> Bool {
        let bytes = Array(text.utf8.prefix(1 << 20))
        return !starts(in: bytes, most: 1).isEmpty && contains(bytes, "recipeIngredient")
    }

    /// Gives all recipes; false to stop.
    func read(_ text: String, _ entry: String) throws -> Bool {
        let bytes = Array(text.utf8)
        let starts = Self.starts(in: bytes, most: walk.limits.items + 1)
        for (index, start) in starts.enumerated() {
            let end = index + 1 < starts.count ? starts[index + 1] : bytes.count
            let name = starts.count == 1 ? entry : "\(entry) #\(index + 1)"
            let goesOn = try walk.item(name) { budget in
                try draft(String(decoding: bytes[start..<end], as: UTF8.self), entry, budget).finished(name)
            }
            guard goesOn else { return false }
        }
        return true
    }

    private func draft(_ part: String, _ entry: String, _ budget: WorkBudget) throws -> ForeignDraft {
        guard let page = try HTMLDocument(text: part, budget: budget) else { throw ForeignDamage.noRecipe }
        var draft = ForeignDraft()
        var sections: (ingredients: String?, steps: String?) = (nil, nil)
        var notes: [String] = []
        for element in page.elements {
            let classes = (element["class"] ?? "").split(separator: " ").map { String($0) }
            switch element["id"] {
            case "name": draft.recipe.title = try element.text
            case "description": draft.notes.append(try element.lines.joined(separator: "\n"))
            case "recipeYield": draft.recipe.servings = Servings.count(in: [try element.text])
            case "ratingValue": draft.rating = Double(try element.text)
            case "made_this": draft.timesCooked = try element.text.isEmpty ? 0 : 1
            case "original_link": draft.source = try element["href"] ?? element.text
            default: break
            }
            switch element["meta"] ?? element["itemprop"] {
            case "prepTime": draft.recipe.prepMinutes = CookingTime.minutes(try element.text)
            case "cookTime": draft.recipe.cookMinutes = CookingTime.minutes(try element.text)
            case "totalTime": draft.recipe.totalMinutes = CookingTime.minutes(try element.text)
            default: break
            }
            if classes.contains("recipeCategory") {
                draft.tag(try element.text)
            } else if classes.contains("recipeImage"), let image = element["src"] {
                try addPicture(image, entry, to: &draft)
            } else if classes.contains("recipeIngredient_subheader") {
                sections.ingredients = try Self.heading(element)
            } else if classes.contains("recipeIngredient") {
                let line = RecipeContent.Line(section: sections.ingredients, text: try element.text)
                draft.recipe.ingredients.append(line)
            } else if classes.contains("instruction_subheader") {
                sections.steps = try Self.heading(element)
            } else if classes.contains("instruction") {
                draft.recipe.steps.append(RecipeContent.Line(section: sections.steps, text: try element.text))
            } else if classes.contains("recipeNote") {
                notes.append(try element.text)
            }
        }
        try budget.check()
        draft.notes.append(notes.joined(separator: "\n"))
        return draft
    }

    private func addPicture(_ image: String, _ entry: String, to draft: inout ForeignDraft) throws {
        if ForeignDraft.address(image) != nil {
            draft.recipe.imageURL = image
        } else if !image.isEmpty, image.utf8.count <= 1000 {
            let name = BesideFiles.folder(of: entry) + image.replacing("\\", with: "/")
            try beside.addPicture([name], to: &draft, isExpected: true)
        }
    }

    /// "For the sauce:" without its colon; nil if it is empty, which ends a section.
    private static func heading(_ element: HTMLNode) throws(WorkBudget.Exhausted) -> String? {
        let text = try element.text
        let heading = text.hasSuffix(":") ? String(text.dropLast()) : text
        return heading.isEmpty ? nil : heading
    }

    /// Where the parts of recipes begin: `<div class="recipe">`.
    private static func starts(in bytes: [UInt8], most: Int) -> [Int] {
        var found: [Int] = []
        var index = 0
        let opening = Array("<div".utf8)
        while index < bytes.count, found.count < most {
            guard bytes[index] == UInt8(ascii: "<") else {
                index += 1
                continue
            }
            guard bytes[index...].starts(with: opening) else {
                index += 1
                continue
            }
            let tag = bytes[index...].prefix(200).prefix { $0 != UInt8(ascii: ">") }
            let bare = tag.filter { $0 > 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
            if bare == Array("<divclass=recipe".utf8) { found.append(index) }
            index += tag.count
        }
        return found
    }

    private static func contains(_ bytes: [UInt8], _ word: String) -> Bool {
        let word = Array(word.utf8)
        return bytes.indices.contains { bytes[$0] == word[0] && bytes[$0...].starts(with: word) }
    }
}
