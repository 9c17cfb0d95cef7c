public import JSON

extension OpenAPI.Document: JSONEncodable {
    /// Writes the document.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("openapi", "3.1.0")
            json.object("info") { json in
                json.member("title", title)
                json.member("version", version)
            }
            json.object("paths") { json in writePaths(to: &json) }
            json.object("components") { json in
                json.object("schemas") { json in writeSchemas(to: &json) }
                json.object("responses") { json in
                    json.object("Problem") { json in
                        json.member("description", "A problem (RFC 9457).")
                        content(["application/problem+json"], .ref("Problem"), to: &json)
                    }
                }
                json.object("securitySchemes") { json in writeSecuritySchemes(to: &json) }
            }
        }
    }

    private func writePaths(to json: inout JSONWriter) {
        var written: Set<String> = []
        for first in entries where written.insert(first.pattern.documented).inserted {
            json.key(named: first.pattern.documented)
            json.object { json in
                for entry in entries where entry.pattern.documented == first.pattern.documented {
                    json.key(named: entry.method.rawValue.lowercased())
                    entry.encode(to: &json)
                }
            }
        }
    }

    private func writeSchemas(to json: inout JSONWriter) {
        for (name, schema) in schemas.entries { json.member(named: name, schema) }
        if schemas.schema("Problem") == nil { json.member("Problem", OpenAPI.problem) }
        if schemas.schema("FieldError") == nil { json.member("FieldError", OpenAPI.fieldError) }
    }

    private func writeSecuritySchemes(to json: inout JSONWriter) {
        json.object("bearer") { json in
            json.member("type", "http")
            json.member("scheme", "bearer")
            json.member("bearerFormat", "JWT")
        }
        guard entries.contains(where: { $0.operation.security == .internalOnly }) else { return }
        json.object("internal") { json in
            json.member("type", "apiKey")
            json.member("in", "header")
            json.member("name", "Larder-Internal-Secret")
            json.member("description", "The internal secret of an installation.")
        }
    }
}

extension OpenAPI.Document.Entry: JSONEncodable {
    func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("operationId", operation.id)
            json.member("summary", operation.summary)
            json.member("tags", [operation.tag])
            let parameters = pathParameters + operation.query
            if !parameters.isEmpty { json.member("parameters", parameters) }
            if let body = operation.body {
                json.object("requestBody") { json in
                    json.member("required", !operation.isBodyOptional)
                    content(operation.bodyTypes, body, to: &json)
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
                }
            }
        }
    }

    /// One for each name of the pattern: as described, or else derived from the name.
    private var pathParameters: [Parameter] {
        pattern.names.map { name in
            var parameter =
                operation.path.first { $0.name == name }
                ?? Parameter(
                    name,
                    name == "id" || name.hasSuffix("_id") ? .uuid : .string(minLength: 1)
                )
            parameter.place = .path
            parameter.required = true
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
                let same = operation.answers.filter { $0.status == answer.status && !$0.types.isEmpty }
                guard !same.isEmpty else { return }
                json.object("content") { json in
                    for answer in same { mediaTypes(answer.types, answer.schema ?? .any, to: &json) }
                }
            }
        }
        for status in errorStatuses where !statuses.contains(status) {
            json.key(named: String(status))
            json.object { $0.member("$ref", "#/components/responses/Problem") }
        }
    }

    /// The errors that follow from what the operation takes, and its own.
    private var errorStatuses: [Int] {
        var statuses: Set<Int> = [400, 500, 503]
        statuses.formUnion(operation.errors)
        if operation.rateClass != .unlimited { statuses.insert(429) }
        if !pattern.names.isEmpty { statuses.insert(404) }
        if operation.query.contains(where: { $0.place == .query }) { statuses.insert(422) }
        if operation.body != nil { statuses.formUnion([413, 415, 422]) }
        switch operation.security {
        case .bearer: statuses.formUnion([401, 403])
        // To others there is nothing at an internal address.
        case .internalOnly: statuses.formUnion([403, 404])
        case .none, .token: break
        }
        return statuses.sorted()
    }
}

private func content(_ types: [String], _ schema: Schema, to json: inout JSONWriter) {
    json.object("content") { json in mediaTypes(types, schema, to: &json) }
}

private func mediaTypes(_ types: [String], _ schema: Schema, to json: inout JSONWriter) {
    for type in types {
        json.key(named: type)
        json.object { $0.member("schema", schema) }
    }
}
