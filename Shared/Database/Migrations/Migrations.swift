import Values

/// Applies a service's migrations to its database.
public enum Migrations {
    /// Applies, in order, the migrations that the database lacks.
    ///
    /// A new database gets all of them in one transaction, so that it is complete or empty, and is waited for only once.
    /// Later, each migration has a transaction of its own. They are recorded in the table schema_migrations. On
    /// PostgreSQL the schema itself is created if it does not exist.
    ///
    /// On PostgreSQL every table then has row-level security, unless `hasRowSecurity` is false, and
    /// `RowSecurity.role(of:)` can use the tables. On Citus the tables of a new schema, and new ones of a distributed
    /// schema, are distributed by household, unless a migration says that they stay on one server.
    ///
    /// If several replicas start at once, one applies and the others wait. Throws a `MigrationError` if the database's
    /// history is not the beginning of `migrations`, or if one fails.
    public static func apply(
        _ migrations: [Migration],
        to db: any SQLDatabase,
        schema: String,
        hasRowSecurity: Bool = true
    ) async throws {
        var names: Set<String> = []
        for migration in migrations where !names.insert(migration.name).inserted {
            throw MigrationError.duplicate(migration.name)
        }
        // The lock is held for one migration at a time; under it, what others have applied meanwhile is read again.
        let rules = hasRowSecurity && db.dialect.isPostgres ? self.rowSecurity(of: migrations) : nil
        while try await applySome(of: migrations, to: db, schema: schema, rules) {}
    }

    /// The rules of all migrations; later ones take precedence.
    static func rowSecurity(of migrations: [Migration]) -> [String: RowSecurityRule] {
        migrations.reduce(into: [:]) { rules, migration in rules.merge(migration.rowSecurity) { $1 } }
    }

    /// Applies the first migration that the database lacks, or all to a new one; false if none is left.
    private static func applySome(
        of migrations: [Migration],
        to db: any SQLDatabase,
        schema: String,
        _ rules: [String: RowSecurityRule]?
    ) async throws -> Bool {
        try await db.transaction { tx in
            try await lock(tx, schema: schema)
            let recorded = try await tx.query("SELECT name FROM schema_migrations ORDER BY position")
                .map { try $0.string(0) }
            // defence: order-of-migrations
            try check(recorded, against: migrations)
            guard recorded.count < migrations.count else {
                // The tables of a version without row-level security, or with other rules.
                if let rules { try await RowSecurity.apply(rules, schema: schema, tx) }
                return false
            }
            let end = recorded.isEmpty ? migrations.count : recorded.count + 1
            for position in recorded.count..<end { try await apply(migrations[position], at: position + 1, tx) }
            // In the same transaction, so that no table is ever without row-level security.
            if let rules { try await RowSecurity.apply(rules, schema: schema, tx) }
            if tx.dialect == .citus, rules != nil {
                try await Distribution(migrations, schema: schema).distributeNew(isNew: recorded.isEmpty, tx)
            }
            return end < migrations.count
        }
    }

    /// Applies a migration and records it.
    private static func apply(_ migration: Migration, at position: Int, _ tx: any SQLTransaction) async throws {
        for (index, statement) in migration.statements.enumerated() {
            do throws(DatabaseError) {
                try await tx.across(.migration).execute(statement.replacingPlaceholders(for: tx.dialect))
            } catch {
                if error.code == .serialization || error.code == .unavailable { throw error }
                throw MigrationError.failed(name: migration.name, statement: index + 1, diagnostic: error.diagnostic)
            }
        }
        try await tx.execute(
            """
            INSERT INTO schema_migrations (position, name, applied_at)
            VALUES (\(position), \(migration.name), \(Instant.now))
            """
        )
    }

    /// Takes the lock among replicas and creates the table of applied migrations.
    private static func lock(_ tx: any SQLTransaction, schema: String) async throws(DatabaseError) {
        if tx.dialect.isPostgres {
            // Waiting for another replica, or rewriting a large table, may take longer than a request's statement may.
            try await tx.execute("SET LOCAL statement_timeout = 0")
            try await tx.execute("SET LOCAL client_min_messages = warning")
            try await tx.execute("SELECT pg_advisory_xact_lock(hashtextextended(\("larder.migrations." + schema), 0))")
            // Checked first: a role that may only use its schema may not even try to create it.
            if try await tx.query("SELECT 1 FROM pg_namespace WHERE nspname = \(schema)::name").isEmpty {
                try await tx.execute("CREATE SCHEMA \(unescaped: quoted(schema))")
            }
            // Checked first as well: there may be nothing to do.
            if try await !tx.query("SELECT 1 WHERE to_regclass('schema_migrations') IS NOT NULL").isEmpty { return }
        }
        try await tx.execute(
            """
            CREATE TABLE IF NOT EXISTS schema_migrations (
                position INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, applied_at BIGINT NOT NULL)
            """
        )
    }

    private static func check(_ recorded: [String], against migrations: [Migration]) throws(MigrationError) {
        let known = Set(migrations.map(\.name))
        if let unknown = recorded.first(where: { !known.contains($0) }) { throw .unknown(unknown) }
        for (index, pair) in zip(recorded, migrations).enumerated() where pair.0 != pair.1.name {
            throw .reordered(position: index + 1, expected: pair.1.name, found: pair.0)
        }
    }
}

extension SQL {
    /// The statement with a migration's placeholders replaced by a database's types.
    func replacingPlaceholders(for dialect: Dialect) -> SQL {
        SQL(
            segments: segments.map { segment in
                switch segment {
                case .text(let text): .text(replacing(Migration.types(of: dialect), in: text))
                case .either(let postgres, let citus, let sqlite):
                    .either(
                        postgres: postgres.replacingPlaceholders(for: dialect),
                        citus: citus.replacingPlaceholders(for: dialect),
                        sqlite: sqlite.replacingPlaceholders(for: dialect)
                    )
                case .value, .list, .rows, .values, .announcement: segment
                }
            }
        )
    }
}

private func replacing(_ types: [(placeholder: String, type: String)], in text: String) -> String {
    var result = ""
    var rest = text[...]
    while let brace = rest.firstIndex(of: "{") {
        result += rest[..<brace]
        rest = rest[brace...]
        if let match = types.first(where: { rest.hasPrefix($0.placeholder) }) {
            result += match.type
            rest = rest.dropFirst(match.placeholder.count)
        } else {
            result.append(rest.removeFirst())
        }
    }
    return result + rest
}
