import Foundation
import JSON

/// Whether JSON values are what schemas of a document allow: the part of JSON Schema 2020-12 that its schemas use.
struct SchemaCheck {
    /// The document's components.
    let components: [String: Any]

    /// What is wrong with a value, each with where it is.
    func faults(_ value: AnyJSON, _ schema: [String: Any], at place: String = "") -> [String] {
        if let reference = schema["$ref"] as? String {
            guard let known = component(reference) else { return ["\(place): \(reference) is not in the document"] }
            return faults(value, known, at: place)
        }
        if let choices = schema["oneOf"] as? [[String: Any]] {
            let all = choices.map { faults(value, $0, at: place) }
            return all.contains { $0.isEmpty } ? [] : ["\(place): none of \(choices.count)"] + all[0]
        }
        if let words = schema["enum"] as? [String] {
            guard case .string(let word) = value, words.contains(word) else {
                return ["\(place): \(value) is not one of \(words)"]
            }
        }
        let types = schema["type"].map { $0 as? [String] ?? [$0 as? String ?? ""] } ?? []
        guard types.isEmpty || types.contains(where: { isOf(value, $0) }) else {
            return ["\(place): \(value) is no \(types)"]
        }
        return switch value {
        case .integer(let number): faults(Double(number), schema, at: place)
        case .double(let number): faults(number, schema, at: place)
        case .string(let text): faults(text, schema, at: place)
        case .array(let list): faults(list, schema, at: place)
        case .object(let object): faults(object, schema, at: place)
        case .null, .bool: []
        }
    }

    /// What a reference into the document leads to.
    func component(_ reference: String) -> [String: Any]? {
        reference.split(separator: "/").dropFirst(2).reduce(components as Any?) { value, name in
            (value as? [String: Any])?[String(name)]
        } as? [String: Any]
    }

    private func isOf(_ value: AnyJSON, _ type: String) -> Bool {
        switch (value, type) {
        case (.null, "null"), (.bool, "boolean"), (.string, "string"), (.array, "array"), (.object, "object"): true
        case (.integer, "integer"), (.integer, "number"), (.double, "number"): true
        default: false
        }
    }

    private func faults(_ number: Double, _ schema: [String: Any], at place: String) -> [String] {
        var faults: [String] = []
        if let least = schema["minimum"] as? NSNumber, number < least.doubleValue { faults.append("too small") }
        if let most = schema["maximum"] as? NSNumber, number > most.doubleValue { faults.append("too large") }
        return faults.map { "\(place): \(number) is \($0)" }
    }

    private func faults(_ text: String, _ schema: [String: Any], at place: String) -> [String] {
        var faults: [String] = []
        if let least = schema["minLength"] as? Int, text.unicodeScalars.count < least { faults.append("too short") }
        if let most = schema["maxLength"] as? Int, text.unicodeScalars.count > most { faults.append("too long") }
        if let pattern = schema["pattern"] as? String, text.range(of: pattern, options: .regularExpression) == nil {
            faults.append("unlike \(pattern)")
        }
        let forms = [
            "uuid": "^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$", "date": #"^\d{4}-\d\d-\d\d$"#,
            "date-time": #"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$"#, "uri": "^https?://[^ ]+$",
            "email": "^[^@ ]+@[^@ ]+$", "uri-reference": "^[^ ]*$",
        ]
        if let format = schema["format"] as? String {
            guard let form = forms[format] else { return ["\(place): the format \(format) is unknown"] }
            if text.range(of: form, options: .regularExpression) == nil { faults.append("no \(format)") }
        }
        return faults.map { "\(place): \(text) is \($0)" }
    }

    private func faults(_ list: [AnyJSON], _ schema: [String: Any], at place: String) -> [String] {
        var faults: [String] = []
        if let least = schema["minItems"] as? Int, list.count < least { faults.append("\(place): too few") }
        if let most = schema["maxItems"] as? Int, list.count > most { faults.append("\(place): too many") }
        guard let item = schema["items"] as? [String: Any] else { return faults }
        return faults + list.enumerated().flatMap { self.faults($1, item, at: "\(place)/\($0)") }
    }

    private func faults(_ object: [String: AnyJSON], _ schema: [String: Any], at place: String) -> [String] {
        let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
        let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
        var faults = missing.map { "\(place): \($0) is missing" }
        for (name, value) in object {
            if let member = properties[name] {
                faults += self.faults(value, member, at: "\(place)/\(name)")
            } else if let member = schema["additionalProperties"] as? [String: Any] {
                faults += self.faults(value, member, at: "\(place)/\(name)")
            } else if !properties.isEmpty {
                faults.append("\(place): \(name) is not in the schema")
            }
        }
        return faults
    }
}
