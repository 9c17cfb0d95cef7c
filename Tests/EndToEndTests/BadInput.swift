import Foundation

/// A request that must be refused.
struct BadRequest: CustomStringConvertible {
    var operation: APIDocument.Operation
    var what: String
    var body: Data
    var type = "application/json"
    /// The statuses that are right.
    var statuses: Set<Int>
    /// The member that the answer must name.
    var pointer: String?

    var description: String { "\(operation): \(what)" }
}

extension APIDocument {
    /// Everything that is wrong with bodies: no JSON, wrong types, missing members, values that cannot be.
    func badBodies(for operation: Operation) throws -> [BadRequest] {
        guard let schema = operation.body else { return [] }
        var requests: [BadRequest] = []
        func bad(_ what: String, _ body: Data, _ statuses: Set<Int>, pointer: String? = nil, type: String? = nil) {
            var request = BadRequest(operation: operation, what: what, body: body, statuses: statuses, pointer: pointer)
            if let type { request.type = type }
            requests.append(request)
        }
        bad("half a document", Data("{\"a\": ".utf8), [400])
        bad("no JSON at all", Data("name=soup".utf8), [400])
        bad("a number for an object", Data("7".utf8), [400, 422])
        bad("a list for an object", Data("[]".utf8), [400, 422])
        bad("invalid UTF-8", Data([0x7B, 0x22, 0x61, 0x22, 0x3A, 0x22, 0xFF, 0xFE, 0x22, 0x7D]), [400])
        bad("nesting without end", Data((String(repeating: "[", count: 5000)).utf8), [400, 422])
        bad("XML", Data("<a/>".utf8), [415], type: "application/xml")
        let example = example(schema) as? [String: Any] ?? [:]
        for (name, property, required) in properties(schema) {
            let types = types(property)
            func changed(_ what: String, _ value: Any) throws {
                var body = example
                body[name] = value
                let data = try JSONSerialization.data(withJSONObject: body)
                bad("\(name) \(what)", data, [400, 422, 404, 409], pointer: "/\(name)")
            }
            if required {
                var body = example
                body[name] = nil
                bad("\(name) missing", try JSONSerialization.data(withJSONObject: body), [422], pointer: "/\(name)")
            }
            for (type, value) in BadInput.values where !types.isEmpty && !types.contains(type) {
                // A whole number is also a number.
                if type == "integer" && types.contains("number") { continue }
                try changed("of type \(type)", value)
            }
            for (what, value) in BadInput.impossible(resolved(property)) { try changed(what, value) }
        }
        return requests
    }
}

enum BadInput {
    /// One value of each JSON type.
    static var values: [(type: String, value: Any)] {
        [
            ("string", "x"), ("integer", 7), ("boolean", true), ("object", ["x": 1]), ("array", [["x": [1]]]),
        ]
    }

    /// Values of the right type that the schema rules out.
    static func impossible(_ schema: [String: Any]) -> [(what: String, value: Any)] {
        var values: [(what: String, value: Any)] = []
        switch schema["type"] as? String {
        case "string":
            if schema["enum"] != nil { values.append(("not among the choices", "none of them")) }
            if let length = schema["maxLength"] as? Int, length < 100_000 {
                values.append(("too long", String(repeating: "x", count: length + 1)))
            }
            if (schema["minLength"] as? Int ?? 0) > 0 { values.append(("empty", "")) }
            switch schema["format"] as? String {
            case "uuid": values.append(("not a UUID", "0191d3e8"))
            case "date": values += [("a day that does not exist", "2026-02-30"), ("no date", "tomorrow")]
            case "date-time": values += [("an hour that does not exist", "2026-11-20T25:00:00Z"), ("no time", "noon")]
            default: break
            }
            values += [("with a NUL", "a\u{0}b"), ("with a bell", "a\u{7}b")]
        case "integer":
            if let least = schema["minimum"] as? Int { values.append(("too small", least - 1)) }
            if let most = schema["maximum"] as? Int { values.append(("too large", most + 1)) }
            values += [("half a one", 1.5), ("beyond all integers", 1e30)]
            if schema["minimum"] != nil { values.append(("hugely negative", -9_000_000_000_000_000)) }
        case "array":
            if let most = schema["maxItems"] as? Int, most <= 1000 {
                values.append(("too many", Array(repeating: "0191d3e8-5a1c-7e30-9b44-4f0d8e216dc3", count: most + 1)))
            }
        default: break
        }
        return values
    }
}
