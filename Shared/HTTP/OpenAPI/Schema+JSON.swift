public import JSON

extension Schema: JSONEncodable {
    /// Writes the schema as JSON Schema 2020-12.
    public func encode(to json: inout JSONWriter) {
        json.object { json in writeMembers(to: &json) }
    }

    /// Null is one more type of the schema that it is an alternative to; a description stands beside both.
    private func writeMembers(to json: inout JSONWriter, orNull: Bool = false) {
        switch self {
        case .described(let schema, let description):
            schema.writeMembers(to: &json, orNull: orNull)
            json.member("description", description)
        case .nullable(let schema): schema.writeMembers(to: &json, orNull: true)
        case .ref where orNull, .enumeration where orNull, .oneOf where orNull:
            json.array("oneOf") { json in
                encode(to: &json)
                json.object { $0.member("type", "null") }
            }
        case .ref(let name): json.member("$ref", "#/components/schemas/\(name)")
        case .enumeration(let values, _):
            json.member("type", "string")
            json.member("enum", values)
        case .oneOf(let schemas): json.member("oneOf", schemas)
        case .string(let format, let minLength, let maxLength, let pattern):
            writeType("string", orNull, to: &json)
            if let format { json.member("format", format) }
            if let minLength { json.member("minLength", minLength) }
            if let maxLength { json.member("maxLength", maxLength) }
            if let pattern { json.member("pattern", pattern) }
        case .integer(let min, let max):
            writeType("integer", orNull, to: &json)
            if let min { json.member("minimum", min) }
            if let max { json.member("maximum", max) }
        case .number(let min, let max):
            writeType("number", orNull, to: &json)
            if let min { json.member("minimum", min) }
            if let max { json.member("maximum", max) }
        case .boolean: writeType("boolean", orNull, to: &json)
        case .array(let item, let minItems, let maxItems):
            writeType("array", orNull, to: &json)
            json.member("items", item)
            if let minItems { json.member("minItems", minItems) }
            if let maxItems { json.member("maxItems", maxItems) }
        case .object(let properties):
            writeType("object", orNull, to: &json)
            writeProperties(properties, to: &json)
        case .map(let value):
            writeType("object", orNull, to: &json)
            json.member("additionalProperties", value)
        case .any: break
        }
    }

    private func writeType(_ name: String, _ orNull: Bool, to json: inout JSONWriter) {
        if orNull { json.member("type", [name, "null"]) } else { json.member("type", name) }
    }

    private func writeProperties(_ properties: [Property], to json: inout JSONWriter) {
        json.object("properties") { json in
            for property in properties {
                // What may be left out may as well be null.
                let schema = property.required ? property.schema : .nullable(property.schema)
                json.member(named: property.name, property.description.map { .described(schema, $0) } ?? schema)
            }
        }
        let required = properties.filter(\.required).map(\.name)
        if !required.isEmpty { json.member("required", required) }
    }
}
