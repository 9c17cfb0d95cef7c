public import JSON

extension Schema: JSONEncodable {
    /// Writes the schema as JSON Schema 2020-12.
    public func encode(to json: inout JSONWriter) {
        switch self {
        // Annotations stand beside, and null is one more type, of the schema they belong to.
        case .described(let schema, let description):
            json.object { json in
                schema.writeMembers(to: &json)
                json.member("description", description)
            }
        default: json.object { json in writeMembers(to: &json) }
        }
    }

    private func writeMembers(to json: inout JSONWriter) {
        switch self {
        case .ref(let name): json.member("$ref", "#/components/schemas/\(name)")
        case .string, .integer, .number, .boolean, .array, .object, .map:
            json.member("type", typeName)
            writeConstraints(to: &json)
        case .enumeration(let values):
            json.member("type", "string")
            json.member("enum", values)
        case .nullable(let schema): schema.writeNullable(to: &json)
        case .oneOf(let schemas): json.member("oneOf", schemas)
        case .described(let schema, let description):
            schema.writeMembers(to: &json)
            json.member("description", description)
        case .any: break
        }
    }

    private func writeNullable(to json: inout JSONWriter) {
        switch self {
        case .string, .integer, .number, .boolean, .array, .object, .map:
            json.member("type", [typeName, "null"])
            writeConstraints(to: &json)
        case .nullable, .any: writeMembers(to: &json)
        case .described(let schema, let description):
            schema.writeNullable(to: &json)
            json.member("description", description)
        case .ref, .enumeration, .oneOf:
            json.member(
                "oneOf",
                array: { json in
                    encode(to: &json)
                    json.object { $0.member("type", "null") }
                }
            )
        }
    }

    private var typeName: String {
        switch self {
        case .integer: "integer"
        case .number: "number"
        case .boolean: "boolean"
        case .array: "array"
        case .object, .map: "object"
        default: "string"
        }
    }

    private func writeConstraints(to json: inout JSONWriter) {
        switch self {
        case .string(let format, let minLength, let maxLength, let pattern):
            if let format { json.member("format", format) }
            if let minLength { json.member("minLength", minLength) }
            if let maxLength { json.member("maxLength", maxLength) }
            if let pattern { json.member("pattern", pattern) }
        case .integer(let min, let max):
            if let min { json.member("minimum", min) }
            if let max { json.member("maximum", max) }
        case .number(let min, let max):
            if let min { json.member("minimum", min) }
            if let max { json.member("maximum", max) }
        case .array(let item, let minItems, let maxItems):
            json.member("items", item)
            if let minItems { json.member("minItems", minItems) }
            if let maxItems { json.member("maxItems", maxItems) }
        case .object(let properties): writeProperties(properties, to: &json)
        case .map(let value): json.member("additionalProperties", value)
        default: break
        }
    }

    private func writeProperties(_ properties: [Property], to json: inout JSONWriter) {
        json.member(
            "properties",
            object: { json in
                for property in properties {
                    json.key(named: property.name)
                    // What may be left out may as well be null.
                    let schema = property.required ? property.schema : .nullable(property.schema)
                    if let description = property.description {
                        Schema.described(schema, description).encode(to: &json)
                    } else {
                        schema.encode(to: &json)
                    }
                }
            }
        )
        let required = properties.filter(\.required).map(\.name)
        if !required.isEmpty { json.member("required", required) }
    }
}
