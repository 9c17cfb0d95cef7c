import HTTP
import JSON
import Kitchen
import RecipeAPI

/// The older form: `{"success": true, "recipe": {…}}`.
struct LegacyAnswer: JSONEncodable {
    let draft: RecipeDraft

    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("success", true)
            json.object("recipe") { json in
                json.member("title", draft.title)
                json.member("source_type", draft.source.type.rawValue)
                json.member("source_url", draft.source.url)
                json.member("source_name", draft.source.name)
                json.array("ingredients") { json in
                    for ingredient in draft.ingredients {
                        json.object { json in
                            json.member("text", ingredient.line.text)
                            json.member("quantity", ingredient.line.amount?.display)
                        }
                    }
                }
                json.member("steps", draft.steps.map(\.text))
                json.member("tags", draft.tags)
                json.member("image_url", draft.imageURL)
            }
        }
    }
}

extension Problem {
    /// The older form of an error: `{"statusCode", "message"}`.
    var inOlderForm: Response {
        var response = Response.json(status: status) { json in
            json.object { json in
                json.member("statusCode", status)
                json.member("message", detail)
            }
        }
        for (name, value) in headers.pairs { response.headers.add(name, value) }
        return response
    }
}
