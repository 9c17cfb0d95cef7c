import JSON

/// Writes values that schemas allow, as they might be of a kitchen, for the document's examples.
///
/// The names of members say what is in them. An answer has all of its members; a request has those that must be there,
/// and the first one if none must.
struct SchemaExample {
    let schemas: SchemaSet
    /// Whether it is a request's.
    let isInput: Bool

    /// Writes a value of a schema.
    func write(_ schema: Schema, named name: String = "", to json: inout JSONWriter) {
        write(schema, name, within: [], to: &json)
    }

    /// `within` are the components that the value is in: one that names itself ends there.
    private func write(_ schema: Schema, _ name: String, within: Set<String>, to json: inout JSONWriter) {
        switch schema {
        case .ref(let component):
            let known = schemas.schema(component) ?? OpenAPI.standard[component] ?? .any
            write(known, name, within: within.union([component]), to: &json)
        case .described(let schema, _): write(schema, name, within: within, to: &json)
        case .nullable(let schema):
            if isOpen(schema, within) { json.null() } else { write(schema, name, within: within, to: &json) }
        case .oneOf(let schemas): write(schemas.first ?? .any, name, within: within, to: &json)
        case .string(let format, let least, let most, let pattern):
            let text = ExampleWords.text(name, format: format, pattern: pattern)
            json.string(ExampleWords.fitting(text, least ?? 0, most ?? .max))
        case .integer(let min, let max):
            let number = ExampleWords.numbers[name] ?? min ?? 1
            json.integer(Swift.min(Swift.max(number, min ?? number), max ?? number))
        case .number(let min, let max): json.double(Swift.min(Swift.max(1.5, min ?? 1.5), max ?? 1.5))
        case .boolean: json.bool(ExampleWords.truths.contains(name))
        case .enumeration(let words, _): json.string(words.first ?? "")
        case .array(let item, let least, _): writeArray(item, name, least ?? 0, within, to: &json)
        case .object(let properties): writeObject(properties, within, to: &json)
        case .map(let value):
            json.object { json in
                json.key(named: "a")
                write(value, "", within: within, to: &json)
            }
        case .any: json.object { _ in }
        }
    }

    private func writeArray(
        _ item: Schema,
        _ name: String,
        _ least: Int,
        _ within: Set<String>,
        to json: inout JSONWriter
    ) {
        json.array { json in
            guard !isOpen(item, within) else { return }
            for _ in 0..<max(1, least) { write(item, ExampleWords.singular(name), within: within, to: &json) }
        }
    }

    private func writeObject(_ properties: [Property], _ within: Set<String>, to json: inout JSONWriter) {
        let required = properties.filter { $0.required }
        let wanted = isInput ? (required.isEmpty ? Array(properties.prefix(1)) : required) : properties
        json.object { json in
            for property in wanted where property.required || !isOpen(property.schema, within) {
                json.key(named: property.name)
                write(property.schema, property.name, within: within, to: &json)
            }
        }
    }

    /// Whether a schema is one that the value is in already.
    private func isOpen(_ schema: Schema, _ within: Set<String>) -> Bool {
        switch schema {
        case .ref(let name): within.contains(name)
        case .described(let schema, _), .nullable(let schema): isOpen(schema, within)
        default: false
        }
    }
}

/// What stands in examples.
private enum ExampleWords {
    /// Numbers by the names of their members.
    static let numbers = [
        "servings": 4, "version": 3, "count": 2, "total": 3, "status": 422, "position": 1, "minutes": 25, "limit": 50,
        "cooked": 1, "rating": 5, "expires_in": 900, "items": 12, "checked": 2, "times": 3, "year": 2026,
    ]
    /// What is true.
    static let truths: Set = ["success", "default", "favourite", "assumed", "planning", "manual"]

    private static let texts = [
        "title": "Tomato soup", "recipe_title": "Tomato soup", "name": "Tomatoes", "text": "500 g tomatoes",
        "description": "A soup for a cold evening.", "notes": "Freezes well.", "note": "ripe", "tag": "Soup",
        "quantity": "500 g", "value": "500", "max": "750", "unit": "g", "display": "500 g", "from": "1",
        "password": "three ripe tomatoes", "new_password": "four ripe tomatoes",
        "token": "b3JhbmdlLXNvdXAtb24tYS1zcG9vbg",
        "access_token": "eyJhbGciOiJFZERTQSJ9.e30.c2lnbmF0dXJl", "refresh_token": "cmVmcmVzaC10b2tlbi1leGFtcGxl",
        "code": "K7QD-2MXP", "next": "eyJhIjoxfQ", "after": "eyJhIjoxfQ", "food": "tomato", "food_id": "tomato",
        "email": "ada@kitchen.example", "new_email": "ada@home.example", "time_zone": "Europe/Berlin", "language": "en",
        "currency": "EUR", "step": "Chop the tomatoes and cook them for 20 minutes.", "portion_factor": "1/2",
        "detail": "servings must be from 1 to 1000", "pointer": "/servings", "request_id": "k3vq7w2xh5ntd4a",
        "type": "about:blank", "user_agent": "Firefox on Linux", "factor": "1/2", "key": "produce",
    ]

    static func text(_ name: String, format: String?, pattern: String?) -> String {
        switch format {
        case "uuid": return "0199f3d2-7d10-7a39-9c55-3a1d9b64c7f1"
        case "date": return "2026-11-20"
        case "date-time": return "2026-11-20T18:30:00.000Z"
        case "uri": return "https://kitchen.example/tomato-soup"
        case "email": return "ada@kitchen.example"
        case "uri-reference": return "about:blank"
        default: break
        }
        if pattern?.contains("[0-5][0-9]") == true { return "18:30" }
        return texts[name] ?? (name.isEmpty ? "tomato" : name.split(separator: "_").joined(separator: " "))
    }

    /// A text that is as long as it has to be.
    static func fitting(_ text: String, _ least: Int, _ most: Int) -> String {
        let text = String(text.prefix(most))
        return text.count < least ? text + String(repeating: "x", count: least - text.count) : text
    }

    /// The name of one thing of several: `steps` are each a `step`.
    static func singular(_ name: String) -> String {
        name.hasSuffix("s") ? String(name.dropLast()) : name
    }
}
