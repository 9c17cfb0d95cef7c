import Foundation

/// The OpenAPI document of a running Larder, as far as tests read it.
struct APIDocument {
    /// One operation of it.
    struct Operation: CustomStringConvertible {
        let id: String
        let method: String
        let path: String
        /// The names of the path's parameters.
        let parameters: [String]
        /// The JSON Schema of its JSON body, if it takes one.
        let body: [String: Any]?
        /// Whether it needs an access token.
        let needsToken: Bool
        /// Whether only other services may call it.
        let isInternal: Bool
        /// The names and schemas of its query parameters.
        let query: [(name: String, schema: [String: Any])]
        /// The media types and schemas of its body.
        let bodies: [String: [String: Any]]
        /// The statuses that it may answer with.
        let statuses: Set<Int>
        /// Whether it answers with a stream that does not end.
        let isStream: Bool
        /// The group it belongs to.
        let tag: String
        /// Whether it takes somebody who has signed in, and no API token.
        let isSessionOnly: Bool

        var description: String { "\(method) \(path)" }
    }

    let operations: [Operation]
    private let schemas: [String: Any]

    init(_ bytes: Data) throws {
        let root = try JSONSerialization.jsonObject(with: bytes) as? [String: Any] ?? [:]
        schemas = (root["components"] as? [String: Any])?["schemas"] as? [String: Any] ?? [:]
        var operations: [Operation] = []
        for (path, item) in root["paths"] as? [String: [String: Any]] ?? [:] {
            for (method, value) in item {
                guard let operation = value as? [String: Any], operation["responses"] != nil else { continue }
                let content = (operation["requestBody"] as? [String: Any])?["content"] as? [String: Any]
                let answers = operation["responses"] as? [String: Any] ?? [:]
                let schemes = (operation["security"] as? [[String: Any]] ?? []).flatMap(\.keys)
                let parameters = operation["parameters"] as? [[String: Any]] ?? []
                let bodies = (content ?? [:]).compactMapValues { ($0 as? [String: Any])?["schema"] as? [String: Any] }
                let first = (answers["200"] as? [String: Any])?["content"] as? [String: Any] ?? [:]
                operations.append(
                    Operation(
                        id: operation["operationId"] as? String ?? "",
                        method: method.uppercased(),
                        path: path,
                        parameters: path.matches(of: /\{(\w+)\}/).map { String($0.1) },
                        body: bodies["application/json"],
                        needsToken: schemes.contains("bearer"),
                        isInternal: schemes.contains("internal"),
                        query: parameters.filter { $0["in"] as? String == "query" }.map {
                            ($0["name"] as? String ?? "", $0["schema"] as? [String: Any] ?? [:])
                        },
                        bodies: bodies,
                        statuses: Set(answers.keys.compactMap { Int($0) }),
                        isStream: first["text/event-stream"] != nil,
                        tag: (operation["tags"] as? [String])?.first ?? "",
                        isSessionOnly: operation["x-session-only"] as? Bool ?? false
                    )
                )
            }
        }
        self.operations = operations.sorted { $0.description < $1.description }
    }

    /// A schema with its references followed, and of several choices the first that is not null.
    func resolved(_ schema: [String: Any]) -> [String: Any] {
        if let name = (schema["$ref"] as? String)?.split(separator: "/").last {
            return resolved(schemas[String(name)] as? [String: Any] ?? [:])
        }
        for key in ["oneOf", "anyOf"] {
            if let choices = schema[key] as? [[String: Any]],
                let choice = choices.first(where: { $0["type"] as? String != "null" })
            {
                return resolved(choice)
            }
        }
        return schema
    }

    /// The JSON types that a schema allows.
    func types(_ schema: [String: Any]) -> Set<String> {
        if let choices = (schema["oneOf"] ?? schema["anyOf"]) as? [[String: Any]] {
            return choices.reduce(into: []) { $0.formUnion(types($1)) }
        }
        let schema = resolved(schema)
        if let type = schema["type"] as? String { return [type] }
        if let types = schema["type"] as? [String] { return Set(types) }
        return []
    }

    /// The members of an object's schema.
    func properties(_ schema: [String: Any]) -> [(name: String, schema: [String: Any], required: Bool)] {
        let schema = resolved(schema)
        let required = Set(schema["required"] as? [String] ?? [])
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        return properties.map { ($0.key, $0.value, required.contains($0.key)) }.sorted { $0.name < $1.name }
    }

    /// A value that a schema allows; an object has its required members only.
    func example(_ schema: [String: Any]) -> Any {
        let schema = resolved(schema)
        if let values = schema["enum"] as? [Any], let first = values.first { return first }
        switch types(schema).subtracting(["null"]).sorted().first {
        case "string":
            switch schema["format"] as? String {
            case "uuid": return "0191d3e8-5a1c-7e30-9b44-4f0d8e216dc3"
            case "date": return "2026-11-20"
            case "date-time": return "2026-11-20T12:00:00.000Z"
            case "uri": return "https://kitchen.example/soup"
            case "email": return "ada@kitchen.example"
            default: return "soup"
            }
        case "integer": return schema["minimum"] as? Int ?? 1
        case "number": return 1.5
        case "boolean": return true
        case "array": return [Any]()
        case "object":
            return Dictionary(
                uniqueKeysWithValues: properties(schema).filter(\.required).map { ($0.name, example($0.schema)) }
            )
        default: return NSNull()
        }
    }
}
