import Values

/// A statement in the form for one database.
struct RenderedSQL: Sendable {
    /// The text with numbered parameters.
    var text = ""
    /// The parameters in the order of their numbers.
    var values: [SQLValue] = []
    /// Whose rows it accesses.
    var scope = Scope.none
    /// What the listeners are told once it is committed.
    var announced: Announcement?
    /// Whether it only sets the scope, so that its result is ignored.
    var isScope = false

    /// A statement's parts.
    init(text: String = "", values: [SQLValue] = [], isScope: Bool = false) {
        self.text = text
        self.values = values
        self.isScope = isScope
    }
}

extension SQL {
    /// The text and parameters for one database; parameters are numbered in order of appearance.
    func rendered(for dialect: Dialect) -> RenderedSQL {
        var result = RenderedSQL()
        result.scope = scope
        result.values.reserveCapacity(segments.count / 2)
        render(into: &result, for: dialect)
        return result
    }

    private func render(into result: inout RenderedSQL, for dialect: Dialect) {
        for segment in segments {
            switch segment {
            case .text(let text): result.text += text
            case .value(let value): result.bind(value, dialect)
            case .list(let type, let values): result.list(type, values, dialect)
            case .rows(let rows): result.rows(rows, dialect)
            case .either(let postgres, let sqlite):
                (dialect == .postgres ? postgres : sqlite).render(into: &result, for: dialect)
            case .announcement(let announcement): result.announced = announcement
            }
        }
    }
}

extension RenderedSQL {
    fileprivate mutating func bind(_ value: SQLValue, _ dialect: Dialect) {
        values.append(value)
        scope.note(value)
        text += dialect == .postgres ? "$" : "?"
        text += String(values.count)
    }

    fileprivate mutating func list(_ type: SQLType, _ elements: [SQLValue], _ dialect: Dialect) {
        switch dialect {
        case .postgres:
            text += "(SELECT unnest("
            bind(.array(type, elements), dialect)
            text += "))"
        case .sqlite:
            text += "(SELECT value FROM json_each("
            bind(.text(jsonArray(of: elements)), dialect)
            text += "))"
        }
    }

    fileprivate mutating func rows(_ rows: SQLRows, _ dialect: Dialect) {
        for value in rows.rows.first ?? [] { scope.note(value) }
        switch dialect {
        case .postgres:
            text += "SELECT * FROM unnest("
            for (column, type) in rows.types.enumerated() {
                if column > 0 { text += ", " }
                bind(.array(type, rows.rows.map { $0[column] }), dialect)
            }
            text += ")"
        case .sqlite:
            text += "SELECT "
            for column in rows.types.indices {
                if column > 0 { text += ", " }
                text += "json_extract(value, '$[\(column)]')"
            }
            text += " FROM json_each("
            bind(.text(jsonArray(of: rows.rows)), dialect)
            // Without a WHERE, SQLite's parser would read the ON of a following ON CONFLICT as part of a join.
            text += ") WHERE true"
        }
    }
}
