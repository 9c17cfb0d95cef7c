public import JSON

extension OpenAPI.Document: JSONEncodable {
    /// Writes the document.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("openapi", "3.1.0")
            json.object("info") { json in
                json.member("title", about.title)
                json.member("version", about.version)
                if !about.description.isEmpty { json.member("description", about.description) }
            }
            json.array("servers") { json in json.object { $0.member("url", about.server) } }
            json.array("tags") { json in writeTags(to: &json) }
            json.object("paths") { json in writePaths(to: &json) }
            json.object("components") { json in
                json.object("schemas") { json in writeSchemas(to: &json) }
                json.object("responses") { json in writeProblems(to: &json) }
                json.object("headers") { json in writeHeaders(to: &json) }
                json.object("securitySchemes") { json in writeSecuritySchemes(to: &json) }
            }
        }
    }

    /// The groups in the order of their first operations.
    private func writeTags(to json: inout JSONWriter) {
        var written: Set<String> = []
        for entry in entries where written.insert(entry.operation.tag).inserted {
            json.object { json in
                json.member("name", entry.operation.tag)
                if let description = tags[entry.operation.tag] { json.member("description", description) }
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
                    EntryWriter(entry: entry, schemas: schemas).write(to: &json)
                }
            }
        }
    }

    private func writeSchemas(to json: inout JSONWriter) {
        for (name, schema) in schemas.entries { json.member(named: name, schema) }
        if schemas.schema("Problem") == nil { json.member("Problem", OpenAPI.problem) }
        if schemas.schema("FieldError") == nil { json.member("FieldError", OpenAPI.fieldError) }
    }

    private func writeHeaders(to json: inout JSONWriter) {
        for header in [AnswerHeader.etag, .location, .retryAfter, .authenticate, .replayed] {
            json.key(named: header.rawValue)
            json.object { json in
                json.member("description", header.description)
                if header.isSure { json.member("required", true) }
                json.member("schema", header.schema)
            }
        }
    }

    private func writeSecuritySchemes(to json: inout JSONWriter) {
        json.object("bearer") { json in
            json.member("type", "http")
            json.member("scheme", "bearer")
            json.member("bearerFormat", "JWT")
            json.member("description", "An access token, or an API token of one's own.")
        }
        writeHeaderScheme(
            "internal",
            of: .internalOnly,
            header: "Larder-Internal-Secret",
            "The internal secret of an installation.",
            to: &json
        )
        writeHeaderScheme(
            "operator",
            of: .operatorToken,
            header: Operation.operatorHeader,
            "The operator's token of an installation.",
            to: &json
        )
    }

    /// A secret in a header of its own, if an operation asks for it.
    private func writeHeaderScheme(
        _ name: StaticString,
        of security: Operation.Security,
        header: String,
        _ description: String,
        to json: inout JSONWriter
    ) {
        guard entries.contains(where: { $0.operation.security == security }) else { return }
        json.object(name) { json in
            json.member("type", "apiKey")
            json.member("in", "header")
            json.member("name", header)
            json.member("description", description)
        }
    }
}
