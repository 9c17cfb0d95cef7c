import CSQLite
import Glibc
import Values

/// Prepares the single statement of a text.
func sqlitePrepare(_ text: String, on handle: OpaquePointer) throws(DatabaseError) -> OpaquePointer {
    var text = text
    var statement: OpaquePointer?
    var hasMore = false
    let status = text.withUTF8 { utf8 in
        utf8.withMemoryRebound(to: CChar.self) { characters in
            var tail: UnsafePointer<CChar>?
            let status = sqlite3_prepare_v3(
                handle,
                characters.baseAddress,
                Int32(characters.count),
                UInt32(SQLITE_PREPARE_PERSISTENT),
                &statement,
                &tail
            )
            if let start = characters.baseAddress, let tail {
                // Like PostgreSQL, which accepts one statement at a time; SQLite would silently ignore the rest.
                hasMore = characters[(tail - start)...].contains { UInt8(bitPattern: $0) > UInt8(ascii: " ") }
            }
            return status
        }
    }
    guard status == SQLITE_OK else { throw sqliteError(on: handle) }
    guard let statement, !hasMore else {
        sqlite3_finalize(statement)
        throw DatabaseError(.other, diagnostic: "a statement is empty, or more than one")
    }
    return statement
}

/// Binds parameters by their numbers.
func bind(_ values: [SQLValue], to statement: OpaquePointer) throws(DatabaseError) {
    for (index, value) in values.enumerated() {
        let position = Int32(index + 1)
        let status =
            switch value {
            case .null: sqlite3_bind_null(statement, position)
            case .uuid(let uuid), .household(let uuid), .user(let uuid):
                bind(uuid.canonical, at: position, to: statement)
            case .text(let text): try bindChecked(text, at: position, to: statement)
            case .integer(let number): sqlite3_bind_int64(statement, position, number)
            case .boolean(let flag): sqlite3_bind_int64(statement, position, flag ? 1 : 0)
            case .instant(let instant): sqlite3_bind_int64(statement, position, instant.milliseconds)
            case .date(let date): bind(date.description, at: position, to: statement)
            case .double(let number): sqlite3_bind_double(statement, position, number)
            case .bytes(let bytes): bind(bytes, at: position, to: statement)
            case .array: preconditionFailure("SQLite takes arrays as JSON")
            }
        guard status == SQLITE_OK else {
            throw DatabaseError(.other, diagnostic: "SQLite \(status): parameter \(position) cannot be bound")
        }
    }
}

private func bindChecked(
    _ text: String,
    at position: Int32,
    to statement: OpaquePointer
) throws(DatabaseError) -> Int32 {
    var text = text
    // PostgreSQL does not allow such text; both databases must behave alike.
    let hasNUL = text.withUTF8 { utf8 in utf8.baseAddress.map { memchr($0, 0, utf8.count) != nil } ?? false }
    guard !hasNUL else { throw DatabaseError(.other, diagnostic: "a text holds a NUL character") }
    return bind(text, at: position, to: statement)
}

private func bind(_ text: String, at position: Int32, to statement: OpaquePointer) -> Int32 {
    var text = text
    return text.withUTF8 { utf8 in
        // An empty Swift string may have no address, which SQLite would treat as NULL.
        guard let start = utf8.baseAddress else { return larder_sqlite_bind_text(statement, position, "", 0) }
        return start.withMemoryRebound(to: CChar.self, capacity: utf8.count) {
            larder_sqlite_bind_text(statement, position, $0, Int32(utf8.count))
        }
    }
}

private func bind(_ bytes: [UInt8], at position: Int32, to statement: OpaquePointer) -> Int32 {
    bytes.withUnsafeBytes { buffer in
        guard let start = buffer.baseAddress, !buffer.isEmpty else {
            return sqlite3_bind_zeroblob(statement, position, 0)
        }
        return larder_sqlite_bind_blob(statement, position, start, Int32(buffer.count))
    }
}
