import Database

/// The tables of a service's schema that name a household, those that refer to others first.
enum ErasureTables {
    /// A table whose rows belong to households.
    struct Table: Sendable, Equatable {
        let name: String
        /// The column that names the household.
        let column: String
        /// Whether some of its rows may go before others; not if its rows refer to one another.
        var isInPortions = true
    }

    /// Reads the tables from the database's own catalogue.
    static func read(from db: any SQLDatabase) async throws -> [Table] {
        let rows = try await db.ofService.read([ErasureSQL.tables, ErasureSQL.references])
        let tables = try rows[0].map { Table(name: try $0.string(0), column: try $0.string(1)) }
        return ordered(tables, references: try rows[1].map { (try $0.string(0), try $0.string(1)) })
    }

    /// Puts each table before those that it refers to; where they refer in a circle, a table goes as a whole.
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
