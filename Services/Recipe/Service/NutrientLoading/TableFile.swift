import Archives

/// A file with a table in text form, packed or not, whose first row names the columns.
struct TableFile {
    let path: String

    /// Its name, for messages.
    var name: String { path.split(separator: "/").last.map { String($0) } ?? path }

    /// Whether there is such a file.
    var isThere: Bool { StoredFile(path) != nil }

    /// The separator of the first line: the most frequent of semicolons, tabs and commas.
    func separator() throws(NutrientLoadError) -> UInt8 {
        var line: [UInt8] = []
        do {
            let file = try PackedFile(path: path)
            while line.count < 65_536, !line.contains(0x0A), try file.next({ line += $0 }) {}
        } catch let error as ArchiveError {
            throw error == .unreadable ? .unreadable(path) : .damaged(name)
        } catch {
            throw .damaged(name)
        }
        line = Array(line.prefix { $0 != 0x0A && $0 != 0x0D })
        let found = [UInt8(ascii: ";"), 0x09, UInt8(ascii: ",")].map { sign in (sign, line.count { $0 == sign }) }
        return found.max { $0.1 < $1.1 }?.0 ?? UInt8(ascii: ";")
    }

    /// Calls `head` with the names of the columns, then `body` with each row, of which only one is in memory.
    ///
    /// A row that has fewer or more fields than there are columns is an error.
    func read<Columns>(
        separator: UInt8,
        head: (SeparatedRow) throws -> Columns,
        body: (SeparatedRow, Columns) throws -> Void
    ) throws {
        var columns: Columns?
        var width = 0
        var cutter = TableCutter(separator: separator)
        func take(_ row: SeparatedRow) throws {
            guard let found = columns else {
                columns = try head(row)
                width = row.count
                return
            }
            guard row.count == width else {
                throw NutrientLoadError.line(
                    file: name,
                    row.line,
                    "there are \(row.count) fields in place of \(width); the file is damaged or not whole."
                )
            }
            try body(row, found)
        }
        do {
            let file = try PackedFile(path: path)
            while try file.next({ try cutter.take($0, take) }) {}
            try cutter.finish(take)
        } catch let trouble as TableCutter.Trouble {
            throw NutrientLoadError.line(file: name, trouble.line, trouble.reason)
        } catch let error as ArchiveError {
            throw error == .unreadable ? NutrientLoadError.unreadable(path) : .damaged(name)
        }
        if columns == nil { throw NutrientLoadError.line(file: name, 1, "the file is empty.") }
    }
}
