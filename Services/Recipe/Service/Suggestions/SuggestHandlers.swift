import HTTP
import Identity
import JSON
import Kitchen
import RecipeAPI
import Values

/// What a text that somebody is typing may become.
extension Dependencies {
    func listSuggestions(_ request: Request, _ caller: Caller) async throws -> Response {
        var fields = FieldCheck()
        let text = fields.optionalText(request.query["q"], "?q", max: 200) ?? ""
        try fields.finish()
        let most = try request.query.integer("limit", in: 1...20) ?? 5
        let found = try await book.store.suggestions(text, of: caller.household, in: request.language, most: most)
        return .json { found.encode(to: &$0) }
    }
}

extension Suggestions {
    fileprivate func encode(to json: inout JSONWriter) {
        json.object { json in
            json.array("recipes") { json in
                for recipe in recipes {
                    json.object { json in
                        json.member("id", recipe.id)
                        json.member("title", recipe.title)
                        json.member("image_url", recipe.imageURL)
                    }
                }
            }
            json.array("foods") { json in
                for food in foods {
                    json.object { json in
                        json.member("food", food.food)
                        json.member("name", food.name)
                        json.member("count", food.count)
                    }
                }
            }
            json.array("tags") { json in
                for tag in tags {
                    json.object { json in
                        json.member("tag", tag.tag)
                        json.member("count", tag.count)
                    }
                }
            }
            json.array("cookbooks") { json in
                for book in cookbooks {
                    json.object { json in
                        json.member("id", book.id)
                        json.member("name", book.name)
                    }
                }
            }
        }
    }
}
