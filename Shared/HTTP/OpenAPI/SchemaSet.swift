/// Named schemas in the order in which they were named.
struct SchemaSet: Sendable {
    private(set) var entries: [(name: String, schema: Schema)] = []

    func schema(_ name: String) -> Schema? { entries.first { $0.name == name }?.schema }

    mutating func add(_ name: String, _ schema: Schema) {
        if let known = self.schema(name) {
            precondition(known == schema, "two different schemas are called \(name)")
            return
        }
        entries.append((name, schema))
    }

    /// Takes over another service's schemas.
    ///
    /// Where a name is taken by a different schema, the newcomer gets a number; what has been renamed is returned, for
    /// the references to it.
    mutating func adopt(_ other: SchemaSet) -> [String: String] {
        var renamed: [String: String] = [:]
        for (name, schema) in other.entries {
            if let known = self.schema(name), known != schema {
                renamed[name] = freeName(name, besides: other)
            }
        }
        for (name, schema) in other.entries {
            add(renamed[name] ?? name, schema.renaming(renamed))
        }
        return renamed
    }

    /// Adds a schema under a name, or under the name with a number where something else has it; returns the name.
    mutating func name(_ name: String, _ schema: Schema) -> String {
        var (free, number) = (name, 1)
        while let known = self.schema(free), known != schema {
            number += 1
            free = "\(name)\(number)"
        }
        add(free, schema)
        return free
    }

    /// Replaces each schema.
    mutating func change(_ change: (Schema) -> Schema) {
        for index in entries.indices { entries[index].schema = change(entries[index].schema) }
    }

    /// Forgets the schemas that `roots` name neither themselves nor through others.
    mutating func keep(namedBy roots: [Schema]) {
        var kept: Set<String> = []
        var open = roots.flatMap(\.references)
        while let name = open.popLast() {
            guard kept.insert(name).inserted, let schema = schema(name) else { continue }
            open += schema.references
        }
        entries.removeAll { !kept.contains($0.name) }
    }

    private func freeName(_ name: String, besides other: SchemaSet) -> String {
        var number = 2
        while schema("\(name)\(number)") != nil || other.schema("\(name)\(number)") != nil { number += 1 }
        return "\(name)\(number)"
    }
}

extension Schema {
    /// The names of the schemas that this one refers to.
    var references: [String] {
        var names: [String] = []
        _ = renaming { name in
            names.append(name)
            return name
        }
        return names
    }

    /// This schema with its references renamed.
    func renaming(_ names: [String: String]) -> Schema {
        names.isEmpty ? self : renaming { names[$0] ?? $0 }
    }

    private func renaming(_ rename: (String) -> String) -> Schema {
        mapped { schema in if case .ref(let name) = schema { .ref(rename(name)) } else { schema } }
    }

    /// This schema with each schema in it replaced, and then itself.
    func mapped(_ change: (Schema) -> Schema) -> Schema {
        switch self {
        case .array(let item, let minItems, let maxItems):
            return change(.array(of: item.mapped(change), minItems: minItems, maxItems: maxItems))
        case .object(var properties):
            for index in properties.indices { properties[index].schema = properties[index].schema.mapped(change) }
            return change(.object(properties))
        case .map(let value): return change(.map(of: value.mapped(change)))
        case .nullable(let schema): return change(.nullable(schema.mapped(change)))
        case .oneOf(let schemas): return change(.oneOf(schemas.map { $0.mapped(change) }))
        case .described(let schema, let text): return change(.described(schema.mapped(change), text))
        case .ref, .string, .integer, .number, .boolean, .enumeration, .any: return change(self)
        }
    }
}

extension Operation {
    /// The schemas of all that it takes and answers.
    var schemas: [Schema] {
        (path + query).map(\.schema) + [body].compactMap { $0 } + answers.compactMap(\.schema)
    }

    /// Renames the references in this operation's description.
    mutating func rename(_ names: [String: String]) {
        guard !names.isEmpty else { return }
        body = body?.renaming(names)
        for index in answers.indices { answers[index].schema = answers[index].schema?.renaming(names) }
        for index in query.indices { query[index].schema = query[index].schema.renaming(names) }
    }
}
