extension OpenAPI.Document {
    /// The same with every enumeration, and every object that is a body or an answer, as a component of its own: types of
    /// generated clients are called like what they are made from.
    func named() -> OpenAPI.Document {
        var document = self
        for entry in schemas.entries {
            // One that is a component already is not put in place of itself.
            let named = document.members(of: entry.schema)
            document.schemas.change { $0 == entry.schema ? named : $0 }
        }
        for index in document.entries.indices {
            var operation = document.entries[index].operation
            let prefix = operation.id.prefix(1).uppercased() + operation.id.dropFirst()
            operation.query = document.words(in: operation.query)
            operation.path = document.words(in: operation.path)
            operation.body = operation.body.map { document.object($0, "\(prefix)Input") }
            for answer in operation.answers.indices {
                let schema = operation.answers[answer].schema
                operation.answers[answer].schema = schema.map { document.object($0, "\(prefix)Answer") }
            }
            document.entries[index].operation = operation
        }
        return document
    }

    /// A component with its members' words as components.
    private mutating func members(of schema: Schema) -> Schema {
        if case .enumeration = schema { return schema }
        return words(in: schema)
    }

    private mutating func words(in parameters: [Parameter]) -> [Parameter] {
        parameters.map { parameter in
            var parameter = parameter
            parameter.schema = words(in: parameter.schema)
            return parameter
        }
    }

    private mutating func words(in schema: Schema) -> Schema {
        schema.mapped { schema in
            guard case .enumeration(_, let name?) = schema else { return schema }
            return .ref(schemas.name(name, schema))
        }
    }

    private mutating func object(_ schema: Schema, _ name: String) -> Schema {
        let schema = words(in: schema)
        switch schema {
        case .object: return .ref(schemas.name(name, schema))
        case .described(.object(let properties), let text):
            return .described(.ref(schemas.name(name, .object(properties))), text)
        default: return schema
        }
    }
}
