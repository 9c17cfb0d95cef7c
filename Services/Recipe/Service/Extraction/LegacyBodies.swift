import HTTP
import JSON
import Kitchen
import RecipeAPI

/// What the older form is asked: `{"url", "sourceType"}`, and what Larder reads besides.
@JSONObject(.readOnly)
struct LegacyExtractRequest: Sendable {
    var url: String?
    var html: String?
    var text: String?
    /// The kind that the draft is to have.
    @Key("sourceType") var sourceType: RecipeSource.Kind?
    /// The same by the name that the answer has for it.
    @Key("source_type") var answeredSourceType: RecipeSource.Kind?
}

/// The older form: `{"success": true, "recipe": {…}}`.
struct LegacyAnswer: JSONEncodable {
    let draft: RecipeDraft
    /// The kind that was asked for; nil for what was read.
    var sourceType: RecipeSource.Kind?

    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("success", true)
            json.object("recipe") { json in
                json.member("title", draft.title)
                json.member("source_type", (sourceType ?? draft.source.type).rawValue)
                // Apps of this form read an address in any case.
                json.member("source_url", draft.source.url ?? "")
                json.member("source_name", draft.source.name)
                json.array("ingredients") { json in
                    for ingredient in draft.ingredients {
                        let line = LegacyLine(ingredient.line)
                        json.object { json in
                            json.member("text", line.text)
                            json.member("quantity", line.quantity)
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
    /// The older form of an error: `{"statusCode", "message"}`, which has 400 for all that is wrong with a request.
    ///
    /// The 422 of an `Idempotency-Key` that was used before stays: only clients that know the key see it.
    var inOlderForm: Response {
        let status = status == 422 && code != "idempotency_key_reused" ? 400 : status
        var response = Response.json(status: status) { json in
            json.object { json in
                json.member("statusCode", status)
                json.member("message", detail)
            }
        }
        for (name, value) in headers.pairs { response.headers.add(name, value) }
        // An error is about this moment; no cache may repeat it.
        response.headers.add("Cache-Control", "no-store")
        return response
    }
}
