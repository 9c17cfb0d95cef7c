import JSON

/// Writes one operation of a document.
struct EntryWriter {
    let entry: OpenAPI.Document.Entry
    let schemas: SchemaSet
    private var operation: Operation { entry.operation }

    func write(to json: inout JSONWriter) {
        json.object { json in
            json.member("operationId", operation.id)
            json.member("summary", operation.summary)
            json.member("tags", [operation.tag])
            let parameters = pathParameters + operation.query + entry.parameters
            if !parameters.isEmpty { json.member("parameters", parameters) }
            if let body = operation.body {
                json.object("requestBody") { json in
                    json.member("required", !operation.isBodyOptional)
                    content(operation.bodyTypes, body, isInput: true, operation.example, to: &json)
                }
            }
            json.object("responses") { json in writeResponses(to: &json) }
            // OpenAPI has no word for it: both kinds of token come as a bearer's.
            if operation.isSessionOnly { json.member("x-session-only", true) }
            json.array("security") { json in
                switch operation.security {
                // A secret in the URL is a path parameter, not a scheme of OpenAPI's.
                case .none, .token: break
                case .bearer: json.object { $0.member("bearer", [String]()) }
                case .internalOnly: json.object { $0.member("internal", [String]()) }
                case .operatorToken: json.object { $0.member("operator", [String]()) }
                }
            }
        }
    }

    /// One for each name of the pattern: as described, or else derived from the name.
    private var pathParameters: [Parameter] {
        entry.pattern.names.map { name in
            let isID = name == "id" || name.hasSuffix("_id")
            var parameter =
                operation.path.first { $0.name == name } ?? Parameter(name, isID ? .uuid : .string(minLength: 1))
            parameter.place = .path
            parameter.required = true
            if parameter.description == nil, isID, name != "id" {
                let thing = name.dropLast(3).split(separator: "_").joined(separator: " ")
                parameter.description = "The id of the \(thing)."
            }
            if parameter.description == nil, name == "token" { parameter.description = "The secret of the link." }
            return parameter
        }
    }

    private func writeResponses(to json: inout JSONWriter) {
        var statuses: [Int] = []
        for answer in operation.answers where !statuses.contains(answer.status) {
            statuses.append(answer.status)
            json.key(named: String(answer.status))
            json.object { json in
                json.member("description", answer.description)
                // Several answers with one status differ in their media type.
                let same = operation.answers.filter { $0.status == answer.status }
                writeHeaders(of: same, to: &json)
                let withBody = same.filter { !$0.types.isEmpty }
                guard !withBody.isEmpty else { return }
                json.object("content") { json in
                    for answer in withBody { mediaTypes(answer.types, answer.schema ?? .any, to: &json) }
                }
            }
        }
        for status in entry.errorStatuses where !statuses.contains(status) {
            json.key(named: String(status))
            json.object { $0.member("$ref", "#/components/responses/\(OpenAPI.problemName(of: status))") }
        }
    }

    private func writeHeaders(of answers: [Answer], to json: inout JSONWriter) {
        var headers: [AnswerHeader] = []
        for header in answers.flatMap(entry.headers) where !headers.contains(header) { headers.append(header) }
        guard !headers.isEmpty else { return }
        json.object("headers") { json in
            for header in headers {
                json.key(named: header.rawValue)
                json.object { $0.member("$ref", "#/components/headers/\(header.rawValue)") }
            }
        }
    }

    private func content(
        _ types: [String],
        _ schema: Schema,
        isInput: Bool,
        _ example: String?,
        to json: inout JSONWriter
    ) {
        json.object("content") { json in mediaTypes(types, schema, isInput: isInput, example, to: &json) }
    }

    /// One schema for several media types; what is JSON has an example.
    private func mediaTypes(
        _ types: [String],
        _ schema: Schema,
        isInput: Bool = false,
        _ example: String? = nil,
        to json: inout JSONWriter
    ) {
        for type in types.filter(isJSON) + types.filter({ !isJSON($0) }) {
            json.key(named: type)
            json.object { json in
                // The same as a page or as text is a text.
                json.member("schema", isInput || isJSON(type) ? schema : .string())
                guard isJSON(type) else { return }
                json.key("example")
                if let example {
                    json.raw(example.utf8)
                } else {
                    SchemaExample(schemas: schemas, isInput: isInput).write(schema, to: &json)
                }
            }
        }
    }
}

private func isJSON(_ type: String) -> Bool { type.hasSuffix("json") }

extension OpenAPI.Document.Entry {
    /// The errors that follow from what the operation takes, and its own.
    var errorStatuses: [Int] {
        var statuses: Set<Int> = [400, 500, 503]
        statuses.formUnion(operation.errors)
        if operation.rateClass != .unlimited { statuses.insert(429) }
        if !pattern.names.isEmpty { statuses.insert(404) }
        let isStrict = pattern.documented.hasPrefix("/api/") && !operation.takesAnyQuery
        if isStrict || operation.query.contains(where: { $0.place == .query }) { statuses.insert(422) }
        if parameters.contains(.idempotencyKey) { statuses.formUnion([409, 422]) }
        if operation.body != nil { statuses.formUnion([413, 415, 422]) }
        switch operation.security {
        case .bearer: statuses.formUnion([401, 403])
        // To others there is nothing at an internal address.
        case .internalOnly: statuses.formUnion([403, 404])
        case .operatorToken: statuses.insert(401)
        case .none, .token: break
        }
        return statuses.sorted()
    }
}
