import Database

/// The tables of a service's schema with a household's id, referencing tables first.
enum ErasureTables {
    /// A table whose rows belong to households.
    struct Table: Sendable, Equatable {
        let name: String
        /// The column with the household's id.
        let column: String
        /// Whether its rows can be deleted in batches; not in a cycle of tables.
        var isInPortions = true
        /// The columns with which its rows reference each other; they are emptied first.
        var ownReferences: [String] = []
    }

    /// A column that references a row of another table, or of its own.
    struct Reference {
        let from: String
        let column: String
        let to: String
    }

    /// Reads the tables from the database's catalogue.
    static func read(from db: any SQLDatabase) async throws -> [Table] {
        let rows = try await db.ofService.read([ErasureSQL.tables, ErasureSQL.references])
        let tables = try rows[0].map { Table(name: try $0.string(0), column: try $0.string(1)) }
        let references = try rows[1].map { row in
            Reference(from: try row.string(0), column: try row.string(1), to: try row.string(2))
        }
        return ordered(tables, references: references)
    }

    /// Puts each table before those that it references; a table in a cycle is deleted in one statement.
    static func ordered(_ tables: [Table], references: [Reference]) -> [Table] {
        var left = tables.filter { $0.name != ErasureSQL.ownTable }.sorted { $0.name < $1.name }
        var order: [Table] = []
        while !left.isEmpty {
            let names = Set(left.map(\.name))
            let free = left.firstIndex { table in
                !references.contains { $0.to == table.name && $0.from != table.name && names.contains($0.from) }
            }
            var table = left.remove(at: free ?? 0)
            table.isInPortions = free != nil
            table.ownReferences = references.filter { reference in
                reference.from == table.name && reference.to == table.name && reference.column != table.column
            }
            .map(\.column)
            order.append(table)
        }
        return order
    }
}
