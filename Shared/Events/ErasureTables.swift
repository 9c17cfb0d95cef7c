import Database

/// The tables of a service's schema with a household's id, referencing tables first.
enum ErasureTables {
    /// A table whose rows belong to households.
    struct Table: Sendable, Equatable {
        let name: String
        /// The column with the household's id.
        let column: String
        /// Whether its rows can be deleted in batches; not if they reference each other.
        var isInPortions = true
    }

    /// Reads the tables from the database's catalogue.
    static func read(from db: any SQLDatabase) async throws -> [Table] {
        let rows = try await db.ofService.read([ErasureSQL.tables, ErasureSQL.references])
        let tables = try rows[0].map { Table(name: try $0.string(0), column: try $0.string(1)) }
        return ordered(tables, references: try rows[1].map { (try $0.string(0), try $0.string(1)) })
    }

    /// Puts each table before those that it references; a table in a cycle is deleted in one statement.
    static func ordered(_ tables: [Table], references: [(from: String, to: String)]) -> [Table] {
        var left = tables.filter { $0.name != ErasureSQL.ownTable }.sorted { $0.name < $1.name }
        var order: [Table] = []
        while !left.isEmpty {
            let names = Set(left.map(\.name))
            let free = left.firstIndex { table in
                !references.contains { $0.to == table.name && $0.from != table.name && names.contains($0.from) }
            }
            var table = left.remove(at: free ?? 0)
            let refersToItself = references.contains { $0.from == table.name && $0.to == table.name }
            table.isInPortions = free != nil && !refersToItself
            order.append(table)
        }
        return order
    }
}
