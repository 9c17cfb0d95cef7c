import CSQLite

/// The error of the last call on a handle.
func sqliteError(on handle: OpaquePointer) -> DatabaseError {
    let status = sqlite3_extended_errcode(handle)
    // SQLite's messages name tables, columns and constraints, and quote the statement's text, but never a bound value.
    let message = String(cString: sqlite3_errmsg(handle))
    let code: DatabaseError.Code =
        switch status {
        case constraintUnique, constraintPrimaryKey, constraintRowID:
            .uniqueViolation(constraintName(in: message, on: handle))
        case constraintForeignKey: .foreignKeyViolation("")
        default:
            switch status & 0xFF {
            // A value refused by a strict table is treated like one refused by a CHECK or NOT NULL constraint.
            case SQLITE_CONSTRAINT: .checkViolation
            case SQLITE_BUSY, SQLITE_LOCKED, SQLITE_INTERRUPT: .timeout
            case SQLITE_FULL, SQLITE_IOERR, SQLITE_CANTOPEN, SQLITE_READONLY, SQLITE_NOTADB, SQLITE_CORRUPT:
                .unavailable
            default: .other
            }
        }
    let fault = DatabaseFault.of(sqlite: status, system: sqlite3_system_errno(handle))
    return DatabaseError(code, diagnostic: "SQLite \(status): \(message)", fault: fault)
}

// The extended codes are expressions in SQLite's header, which Swift does not import.
private let constraintForeignKey = SQLITE_CONSTRAINT | 3 << 8
private let constraintPrimaryKey = SQLITE_CONSTRAINT | 6 << 8
private let constraintUnique = SQLITE_CONSTRAINT | 8 << 8
private let constraintRowID = SQLITE_CONSTRAINT | 10 << 8

/// The name that PostgreSQL would give the constraint in a message such as `UNIQUE constraint failed: t.a, t.b`.
///
/// That is the index's own name; `t_pkey` for a primary key and `t_a_b_key` for an unnamed constraint.
private func constraintName(in message: String, on handle: OpaquePointer) -> String {
    guard let colon = message.lastRange(of: ": ") else { return "" }
    let subject = message[colon.upperBound...]
    if subject.hasPrefix("index '") { return String(subject.dropFirst(7).prefix { $0 != "'" }) }
    let columns = subject.split(separator: ",").map { column in
        column.split(separator: ".").last.map { String($0.trimmingSpaces) } ?? ""
    }
    let table = String(subject.prefix { $0 != "." })
    let indexes = rows("SELECT name, origin FROM pragma_index_list(?1) WHERE \"unique\"", [table], handle)
    for index in indexes {
        let own = rows("SELECT name FROM pragma_index_info(?1) ORDER BY seqno", [index[0]], handle).map { $0[0] }
        guard own == columns else { continue }
        switch index[1] {
        case "pk": return "\(table)_pkey"
        case "u": return "\(table)_\(columns.joined(separator: "_"))_key"
        default: return index[0]
        }
    }
    // A rowid primary key has no index.
    return "\(table)_pkey"
}

/// The rows of a small query on the schema; empty if it fails, as it only looks up a name for an error.
private func rows(_ text: String, _ parameters: [String], _ handle: OpaquePointer) -> [[String]] {
    var statement: OpaquePointer?
    guard sqlite3_prepare_v2(handle, text, -1, &statement, nil) == SQLITE_OK, let statement else { return [] }
    defer { sqlite3_finalize(statement) }
    for (index, parameter) in parameters.enumerated() {
        _ = larder_sqlite_bind_text(statement, Int32(index + 1), parameter, Int32(parameter.utf8.count))
    }
    var rows: [[String]] = []
    while sqlite3_step(statement) == SQLITE_ROW {
        rows.append(
            (0..<sqlite3_column_count(statement)).map { column in
                sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
            }
        )
    }
    return rows
}

extension String {
    fileprivate func lastRange(of separator: String) -> Range<String.Index>? {
        var end = endIndex
        while end > startIndex {
            let start = index(before: end)
            if self[start...].hasPrefix(separator) { return start..<index(start, offsetBy: separator.count) }
            end = start
        }
        return nil
    }
}

extension Substring {
    fileprivate var trimmingSpaces: Substring { drop { $0 == " " } }
}
