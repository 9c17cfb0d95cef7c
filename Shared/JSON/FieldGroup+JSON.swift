public import Values

extension JSONWriter {
    /// Writes a group's fields into the open object: null for those without a value.
    public mutating func members<Group: FieldGroup>(of group: Group) {
        for field in Group.fields {
            switch field.content {
            case .text(let path, _, _): member(field.name, group[keyPath: path])
            case .number(let path, _): member(field.name, group[keyPath: path])
            }
        }
    }

    /// Writes a field from the text that a database has for its value: null for nil.
    public mutating func member(_ field: FieldMember, text: UnsafeRawBufferPointer?) {
        if field.isText { member(field.name, utf8: text) } else { member(field.name, json: text) }
    }
}

/// A field as a member of an object, without its key path, whose copies take longer than writing the value.
public struct FieldMember: Sendable {
    let name: StaticString
    /// Whether its value is a text.
    public let isText: Bool

    /// The fields of a group, in order.
    public static func all<Group: FieldGroup>(of group: Group.Type) -> [FieldMember] {
        Group.fields.map { FieldMember(name: $0.name, isText: $0.isText) }
    }
}

extension JSONMembers {
    /// The fields of a group; those that are missing or null have no value.
    public func fields<Group: FieldGroup>() throws(JSONReaderError) -> Group { try fields().values }

    /// A change to a group: of those that are there, null empties a field.
    public func fields<Group: FieldGroup>() throws(JSONReaderError) -> FieldPatch<Group> {
        var patch = FieldPatch<Group>()
        for (index, field) in Group.fields.enumerated() where has(field.name.description) {
            switch field.content {
            case .text(let path, _, _): patch.values[keyPath: path] = try optional(field.name.description)
            case .number(let path, _): patch.values[keyPath: path] = try optional(field.name.description)
            }
            patch.named.insert(index)
        }
        return patch
    }
}
