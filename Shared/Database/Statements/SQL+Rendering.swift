import Values

/// A statement in the form for one database.
package struct RenderedSQL: Sendable {
    /// The text with numbered parameters.
    package var text = ""
    /// The parameters in the order of their numbers.
    package var values: [SQLValue] = []
    /// On SQLite, the rows for each of which it is run; nil if it is run once.
    var repeated: RepeatedRows?
    /// Whose rows it accesses.
    package var scope = Scope.none
    /// What the listeners are told once it is committed.
    var announced: Announcement?
    /// Whether its result is ignored.
    var isSilent = false

    /// A statement's parts.
    init(text: String = "", values: [SQLValue] = [], isSilent: Bool = false) {
        self.text = text
        self.values = values
        self.isSilent = isSilent
    }
}

/// Rows that take their turns in a statement's parameters.
struct RepeatedRows: Sendable {
    /// The place of a row's first value among the parameters.
    let start: Int
    let rows: [[SQLValue]]
}

extension SQL {
    /// The statements for one database, with those that come before on Citus.
    static func rendered(_ statements: [SQL], for dialect: Dialect) -> [RenderedSQL] {
        guard dialect == .citus else { return statements.map { $0.rendered(for: dialect) } }
        return statements.flatMap { statement in
            statement.preceding.map { before in
                var rendered = before.rendered(for: dialect)
                rendered.isSilent = true
                return rendered
            } + [statement.rendered(for: dialect)]
        }
    }

    /// The text and parameters for one database; parameters are numbered in order of appearance.
    package func rendered(for dialect: Dialect) -> RenderedSQL {
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
            case .values(let rows): result.insert(rows, dialect)
            case .either(let postgres, let citus, let sqlite):
                switch dialect {
                case .postgres: postgres.render(into: &result, for: dialect)
                case .citus: citus.render(into: &result, for: dialect)
                case .sqlite: sqlite.render(into: &result, for: dialect)
                }
            case .announcement(let announcement): result.announced = announcement
            }
        }
    }
}

/// The protocol numbers a statement's parameters with 16 bits.
private let maxParameters = 65_535

extension RenderedSQL {
    fileprivate mutating func bind(_ value: SQLValue, _ dialect: Dialect) {
        values.append(value)
        scope.note(value)
        text += dialect.isPostgres ? "$" : "?"
        text += String(values.count)
    }

    fileprivate mutating func list(_ type: SQLType, _ elements: [SQLValue], _ dialect: Dialect) {
        switch dialect {
        case .postgres, .citus:
            // A comparison with an array looks each element up in an index, whatever else the condition says; a
            // subquery beside an OR is gone through for every row.
            if text.hasSuffix(" NOT IN ") {
                text.removeLast(8)
                text += " <> ALL ("
            } else {
                precondition(text.hasSuffix(" IN "), "a list stands behind IN or NOT IN")
                text.removeLast(4)
                text += " = ANY ("
            }
            bind(.array(type, elements), dialect)
            text += ")"
        case .sqlite:
            text += "(SELECT value FROM json_each("
            bind(.text(jsonArray(of: elements)), dialect)
            text += "))"
        }
    }

    fileprivate mutating func rows(_ rows: SQLRows, _ dialect: Dialect) {
        for value in rows.rows.first ?? [] { scope.note(value) }
        switch dialect {
        case .citus where !rows.rows.isEmpty && values.count + rows.rows.count * rows.types.count <= maxParameters:
            // Citus collects the rows of a SELECT at the coordinator and copies them to the shard, which row-level
            // security forbids.
            text += "VALUES "
            for (index, row) in rows.rows.enumerated() {
                text += index == 0 ? "(" : ", ("
                for (column, value) in row.enumerated() {
                    if column > 0 { text += ", " }
                    bind(value, dialect)
                }
                text += ")"
            }
        case .postgres, .citus:
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

    /// SQLite is in the process: to run the statement once a row takes it less than to read the rows out of JSON.
    fileprivate mutating func insert(_ rows: SQLRows, _ dialect: Dialect) {
        guard dialect == .sqlite else { return self.rows(rows, dialect) }
        precondition(repeated == nil, "a statement inserts rows once")
        let start = values.count
        text += "VALUES ("
        for (column, value) in (rows.rows.first ?? rows.types.map { .null($0) }).enumerated() {
            if column > 0 { text += ", " }
            bind(value, dialect)
        }
        text += ")"
        repeated = RepeatedRows(start: start, rows: rows.rows)
    }
}
