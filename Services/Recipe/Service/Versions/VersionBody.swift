import JSON
import RecipeAPI
import Values

extension RecipeContent: JSONEncodable {
    /// Writes what a person would send to make a recipe with this content, lines as they are written.
    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("title", title)
            json.object("source") { json in
                json.member("type", origin.kind)
                json.member("url", origin.url)
                json.member("name", origin.name)
            }
            json.member("servings", servings)
            json.member("ingredients", ingredients)
            json.member("steps", steps)
            json.object("times") { json in
                json.member("prep", times.prep)
                json.member("cook", times.cook)
                json.member("total", times.total)
            }
            json.member("tags", tags)
            json.member("image_url", imageURL)
            json.member("image_source", imageSource)
            if let nutrition { json.member("nutrition", nutrition) } else { json.member("nutrition", nil as Int?) }
            json.members(of: details)
        }
    }
}

extension RecipeContent.Line: JSONEncodable {
    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("section", section)
            json.member("text", text)
        }
    }
}

/// A version as it is shown: in a list, or with its content.
struct VersionBody: JSONEncodable {
    let version: RecipeVersion
    /// Whether it is what the recipe says now.
    let isCurrent: Bool
    let withContent: Bool

    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("version", version.number)
            json.member("current", isCurrent)
            json.member("at", version.at)
            json.member("by", version.author)
            json.member("fields", version.fields)
            json.member("title", version.content.title)
            if withContent { json.member("content", version.content) }
        }
    }
}

extension ContentChange: JSONEncodable {
    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("field", field.rawValue)
            switch change {
            case .value(let from, let to):
                json.member("from", from)
                json.member("to", to)
            case .lines(let lines): json.member("lines", lines)
            }
        }
    }
}

extension LineChange: JSONEncodable {
    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("change", kind.rawValue)
            json.member("from", from)
            json.member("to", to)
        }
    }
}
