public import Values

extension Column {
    /// The columns of a group of fields.
    public static func group<Group: FieldGroup>(_ value: @escaping @Sendable (Owner) -> Group) -> [Column] {
        Group.fields.map { field in
            switch field.content {
            case .text(let path, _, _): Column(field.name.description) { value($0)[keyPath: path] }
            case .number(let path, _): Column(field.name.description) { value($0)[keyPath: path] }
            }
        }
    }
}

extension Row {
    /// The values of a group of fields whose columns begin at `first`; errors use `table` for the table.
    public func group<Group: FieldGroup>(_ first: Int, _ table: StaticString) throws(DatabaseError) -> Group {
        var group = Group()
        for (place, field) in Group.fields.enumerated() {
            let column = first + place
            switch field.content {
            case .text(let path, _, _): group[keyPath: path] = try optional(column, "\(table).\(field.name)")
            case .number(let path, _): group[keyPath: path] = try optional(column, "\(table).\(field.name)")
            }
        }
        return group
    }
}
