extension OpenAPI {
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
