import Database
import FoundationEssentials
import Identity
import Values

/// The audit log: two tables of the same form, one of households and one of users.
enum AuditSQL {
    /// Entries cannot be changed, whatever a later version's statements say.
    static let migration = Migration(
        "0006_audit",
        [
            table("household_audit", of: "household_id"),
            table("user_audit", of: "user_id"),
            "CREATE INDEX household_audit_age ON household_audit (at)",
            "CREATE INDEX user_audit_age ON user_audit (at)",
            .either(
                postgres: """
                    CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS
                    $$ BEGIN RAISE EXCEPTION 'the audit log cannot be changed' USING ERRCODE = 'check_violation'; END $$
                    """,
                sqlite: "DROP TRIGGER IF EXISTS household_audit_stays"
            ),
            trigger("household_audit"),
            trigger("user_audit"),
        ]
    )

    private static func table(_ name: String, of owner: String) -> SQL {
        """
        CREATE TABLE \(unescaped: name) (
            \(unescaped: owner) {uuid} NOT NULL, id {uuid} NOT NULL, kind TEXT NOT NULL, actor_id {uuid},
            subject_id {uuid}, detail TEXT, address TEXT, user_agent TEXT, at {instant} NOT NULL,
            PRIMARY KEY (\(unescaped: owner), id)) {strict}
        """
    }

    private static func trigger(_ table: String) -> SQL {
        .either(
            postgres: """
                CREATE TRIGGER \(unescaped: table)_stays BEFORE UPDATE ON \(unescaped: table)
                FOR EACH ROW EXECUTE FUNCTION refuse_change()
                """,
            sqlite: """
                CREATE TRIGGER \(unescaped: table)_stays BEFORE UPDATE ON \(unescaped: table)
                BEGIN SELECT RAISE(ABORT, 'the audit log cannot be changed'); END
                """
        )
    }

    private static let users = AuditEntry.table.named("user_audit")

    static func insert(_ entry: AuditEntry, into book: AuditBook) -> SQL {
        let insert =
            switch book {
            case .household(let id): AuditEntry.table.insert(entry, .key("household_id", id))
            case .user(let id): users.insert(entry, .key("user_id", id))
            }
        return insert + " ON CONFLICT DO NOTHING"
    }

    /// Notes something in each of its books.
    static func note(_ note: AuditNote) -> [SQL] {
        note.books.map { book in
            let origin = note.tellsOrigin(in: book) ? note.origin : AuditOrigin()
            let entry = AuditEntry(
                id: AuditID(.version7()),
                kind: note.kind,
                actor: note.actor,
                subject: note.subject.map { AuditID($0) },
                detail: note.detail,
                address: origin.address,
                userAgent: origin.userAgent,
                at: note.at
            )
            return insert(entry, into: book)
        }
    }

    static func page(of book: AuditBook, limit: Int, before: AuditID?) -> SQL {
        let own: SQL =
            switch book {
            case .household(let id): AuditEntry.table.select + " WHERE household_id = \(id)"
            case .user(let id): users.select + " WHERE user_id = \(id)"
            }
        return own + (before.map { " AND id < \($0)" } ?? "") + " ORDER BY id DESC LIMIT \(limit)"
    }

    /// How many entries a book has at most; then the oldest go before their time.
    static let most = 50_000
    /// The tables, the columns that say whose book an entry is in, and their keys.
    static let tables: [(name: StaticString, owner: StaticString, key: StaticString)] = [
        ("household_audit", "household_id", "household_id, id"), ("user_audit", "user_id", "user_id, id"),
    ]

    static func sweep(before: Instant) -> [Sweep] {
        tables.map { Sweep($0.name, key: $0.key, where: "at < \(before)") }
    }

    /// The books in a table that have more entries than are kept.
    static func overfull(_ table: StaticString, _ owner: StaticString, most: Int) -> SQL {
        let owner = SQL.unescaped("\(owner)")
        return "SELECT \(owner) FROM \(unescaped: "\(table)") GROUP BY \(owner) HAVING count(*) > \(most) LIMIT 100"
    }

    /// The entries of one of them beyond those that are kept, the oldest.
    static func excess(
        _ table: (name: StaticString, owner: StaticString, key: StaticString),
        of id: UUID,
        most: Int
    ) -> Sweep {
        let own: SQL = "\(unescaped: "\(table.owner)") = \(id)"
        let newest: SQL = "SELECT id FROM \(unescaped: "\(table.name)") WHERE \(own) ORDER BY id DESC LIMIT 1"
        return Sweep(table.name, key: table.key, where: "\(own) AND id <= (\(newest) OFFSET \(most))")
    }
}
