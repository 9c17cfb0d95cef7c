public import Values

extension FieldGroup {
    /// The members of an answer.
    public static var properties: [Property] { fields.map { $0.property() } }

    /// The members of a request, which may be left out.
    public static var inputProperties: [Property] { fields.map { $0.property(isInput: true) } }
}

extension Field {
    /// The member of an answer, or of a request, where it may be left out.
    public func property(isInput: Bool = false) -> Property {
        let schema: Schema =
            switch content {
            case .text(_, let max, _): .string(maxLength: isInput ? max : nil)
            case .number(_, let range): .integer(min: range.lowerBound, max: range.upperBound)
            }
        return Property(name.description, .nullable(schema), required: !isInput)
    }
}

extension FieldCheck {
    /// A group's fields, its texts without the white space around them; what is left of a text that cannot be seen is nil.
    public mutating func group<Group: FieldGroup>(_ group: Group) -> Group {
        var checked = group
        for field in Group.fields {
            let pointer = "/\(field.name)"
            switch field.content {
            case .text(let path, let max, let lines):
                checked[keyPath: path] = optionalText(group[keyPath: path], pointer, max: max, lines: lines)
            case .number(let path, let range): number(group[keyPath: path], pointer, in: range)
            }
        }
        return checked
    }
}
