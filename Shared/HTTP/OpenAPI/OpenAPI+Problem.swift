import JSON

extension OpenAPI {
    /// The components that every document has.
    static let standard = ["Problem": problem, "FieldError": fieldError]

    /// The schema of a problem.
    static let problem = Schema.object([
        Property("type", .string(format: "uri-reference")),
        Property("title", .string(), description: "The kind of problem in a few words."),
        Property("status", .integer(min: 400, max: 599)),
        Property("detail", .string(), description: "What went wrong, in a sentence for a person."),
        Property("code", .string(), description: "What went wrong, for programs; stable."),
        Property("request_id", .string(), required: false, description: "The request id, for support."),
        Property("errors", .array(of: .ref("FieldError")), required: false),
    ])

    /// The schema of one thing wrong with a request.
    static let fieldError = Schema.object([
        Property("pointer", .string(), description: "Where, as a JSON pointer, or ?name for a query parameter."),
        Property("code", .string()),
        Property("detail", .string()),
    ])
}

extension OpenAPI {
    /// The component that describes an error of a status: those that say more in their header have their own.
    static func problemName(of status: Int) -> String {
        switch status {
        case 401: "Unauthorized"
        case 429: "TooManyRequests"
        case 503: "Unavailable"
        default: "Problem"
        }
    }
}

extension OpenAPI.Document {
    /// Writes the answers that are errors, each with an example.
    func writeProblems(to json: inout JSONWriter) {
        let invalid = Problem.invalid("/servings", code: "out_of_range", "servings must be from 1 to 1000")
        write(invalid, "A problem (RFC 9457).", [], to: &json)
        write(.unauthorized(), "No credentials, or bad ones.", [.authenticate], to: &json)
        write(.tooManyRequests(after: .seconds(30)), "Too often.", [.retryAfter], to: &json)
        write(.unavailable(), "Not at the moment.", [.retryAfter], to: &json)
    }

    private func write(
        _ problem: Problem,
        _ description: String,
        _ headers: [AnswerHeader],
        to json: inout JSONWriter
    ) {
        json.key(named: OpenAPI.problemName(of: problem.status))
        json.object { json in
            json.member("description", description)
            if !headers.isEmpty {
                json.object("headers") { json in
                    for header in headers {
                        json.key(named: header.rawValue)
                        json.object { $0.member("$ref", "#/components/headers/\(header.rawValue)") }
                    }
                }
            }
            json.object("content") { json in
                json.object("application/problem+json") { json in
                    json.member("schema", Schema.ref("Problem"))
                    json.key("example")
                    problem.encode(to: &json, requestID: "k3vq7w2xh5ntd4a")
                }
            }
        }
    }
}
