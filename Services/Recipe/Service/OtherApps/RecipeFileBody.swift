import JSON
import Values

/// A recipe as one JSON document of Schema.org, which other apps read and Larder reads back as it was.
struct RecipeFileBody: JSONEncodable {
    let recipe: ExportedRecipe
    /// The name of the picture beside the file.
    let picture: String?
    private typealias Names = LarderRecipe

    func encode(to json: inout JSONWriter) {
        let content = recipe.content
        json.object { json in
            json.member("@context", "https://schema.org")
            json.member("@type", "Recipe")
            json.member(named: Names.version, Names.current)
            json.member("name", content.title)
            json.member("recipeYield", String(content.servings))
            json.member("recipeIngredient", content.ingredients.map(\.text))
            if content.ingredients.contains(where: { $0.section != nil }) {
                json.key(named: Names.ingredientSections)
                json.array { json in
                    for line in content.ingredients {
                        if let section = line.section { json.string(section) } else { json.null() }
                    }
                }
            }
            json.array("recipeInstructions") { json in
                for part in content.steps.parts { part.encode(to: &json) }
            }
            for (name, minutes) in [
                ("prepTime", content.times.prep), ("cookTime", content.times.cook), ("totalTime", content.times.total),
            ] {
                if let minutes { json.member(named: name, "PT\(minutes)M") }
            }
            if !content.tags.isEmpty { json.member("keywords", content.tags) }
            // Larder's own address of a picture means nothing elsewhere.
            let image = [content.imageURL, content.imageSource].compactMap(\.self).first(where: PageURL.isWeb)
            if let image { json.member("image", image) }
            encodeRest(to: &json)
        }
    }

    private func encodeRest(to json: inout JSONWriter) {
        let content = recipe.content
        if let nutrition = content.nutrition {
            json.object("nutrition") { json in
                json.member("@type", "NutritionInformation")
                for (name, value) in nutrition.sorted(by: { $0.key < $1.key }) where name != "@type" {
                    json.member(named: name, value)
                }
            }
            json.member(named: Names.nutrition, nutrition)
        }
        if let url = content.origin.url { json.member("isBasedOn", url) }
        json.key(named: Names.source)
        json.object { json in
            json.member("type", content.origin.kind)
            json.member("url", content.origin.url)
            json.member("name", content.origin.name)
        }
        if let notes = content.details.notes {
            json.array("comment") { json in
                json.object { json in
                    json.member("@type", "Comment")
                    json.member("text", notes)
                }
            }
            json.member(named: Names.notes, notes)
        }
        if let rating = content.details.rating { json.member(named: Names.rating, rating) }
        if recipe.timesCooked > 0 { json.member(named: Names.timesCooked, recipe.timesCooked) }
        if let date = recipe.lastCooked { json.member(named: Names.lastCooked, date.description) }
        if !recipe.cookbooks.isEmpty { json.member(named: Names.cookbooks, recipe.cookbooks) }
        if let picture { json.member(named: Names.picture, picture) }
    }
}

/// The files that recipes are written into.
enum RecipeFile {
    /// The document of a recipe.
    static func json(_ recipe: ExportedRecipe, picture: String?) -> [UInt8] {
        RecipeFileBody(recipe: recipe, picture: picture).jsonBytes()
    }
}

/// Steps that follow each other under one heading, or under none.
private struct RecipeFilePart: JSONEncodable {
    var section: String?
    var steps: [String]

    func encode(to json: inout JSONWriter) {
        guard let section else {
            for step in steps { Self.encode(step, to: &json) }
            return
        }
        json.object { json in
            json.member("@type", "HowToSection")
            json.member("name", section)
            json.array("itemListElement") { json in for step in steps { Self.encode(step, to: &json) } }
        }
    }

    private static func encode(_ step: String, to json: inout JSONWriter) {
        json.object { json in
            json.member("@type", "HowToStep")
            json.member("text", step)
        }
    }
}

extension [RecipeContent.Line] {
    fileprivate var parts: [RecipeFilePart] {
        var parts: [RecipeFilePart] = []
        for line in self {
            if let last = parts.indices.last, parts[last].section == line.section {
                parts[last].steps.append(line.text)
            } else {
                parts.append(RecipeFilePart(section: line.section, steps: [line.text]))
            }
        }
        return parts
    }
}
