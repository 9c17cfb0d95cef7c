import FoundationEssentials
public import Values

/// A database whose statements all access the rows of one scope, stated when it was requested.
///
/// A statement that binds a household other than the scope's throws `DatabaseError.Code.outOfScope` before it runs.
public struct ScopedDatabase: Sendable {
    private let db: any SQLDatabase
    private let scope: Scope

    init(_ db: any SQLDatabase, _ scope: Scope) {
        self.db = db
        self.scope = scope
    }

    /// Which database it is.
    public var dialect: Dialect { db.dialect }

    /// Runs one statement of any kind, which commits by itself, and returns its rows.
    public func query(_ sql: SQL) async throws(DatabaseError) -> Rows {
        try await db.query(try sql.stated(in: scope))
    }

    /// Runs one statement and returns the number of rows it inserted, updated or deleted.
    @discardableResult
    public func execute(_ sql: SQL) async throws(DatabaseError) -> Int { try await query(sql).affected }

    /// Runs statements in one round trip, all or nothing; the first one that fails rolls back those before it.
    @discardableResult
    public func atomically(_ statements: [SQL]) async throws(DatabaseError) -> [Rows] {
        try await db.atomically(try statements.stated(in: scope))
    }

    /// Runs several reads in one round trip and in one snapshot.
    public func read(_ statements: [SQL]) async throws(DatabaseError) -> [Rows] {
        try await db.read(try statements.stated(in: scope))
    }

    /// Runs several reads in one round trip and converts their rows to a value, on SQLite on the reading thread.
    public func read<Value: Sendable>(
        _ statements: [SQL],
        as render: @escaping @Sendable ([Rows]) throws(DatabaseError) -> Value
    ) async throws(DatabaseError) -> Value {
        try await db.read(try statements.stated(in: scope), as: render)
    }

    /// Runs `body` in a transaction, as `SQLDatabase.transaction` does.
    @discardableResult
    public func transaction<Value: Sendable>(
        _ body: @Sendable (ScopedTransaction) async throws -> Value
    ) async throws -> Value {
        try await db.transaction { [scope] tx in try await body(ScopedTransaction(tx, scope)) }
    }

    /// Runs a statement that changes a limited number of rows until none are left; returns how many there were in all.
    ///
    /// Each run commits by itself, and a portion is as large as a few milliseconds allow, `portion` at most, so that no
    /// cleanup keeps writers waiting.
    @discardableResult
    public func executeInPortions(
        of portion: Int = 500,
        _ statement: (_ portion: Int) -> SQL
    ) async throws(DatabaseError) -> Int {
        var total = 0
        var size = PortionSize(most: portion)
        while true {
            let rows = size.rows
            let start = ContinuousClock.now
            let count = try await execute(statement(rows))
            size.note(ContinuousClock.now - start)
            total += count
            if count < rows { return total }
        }
    }
}

/// A transaction whose statements all access the rows of one scope.
public struct ScopedTransaction: SQLTransaction {
    fileprivate let transaction: any SQLTransaction
    private let scope: Scope

    init(_ transaction: any SQLTransaction, _ scope: Scope) {
        self.transaction = transaction
        self.scope = scope
    }

    /// Which database it is.
    public var dialect: Dialect { transaction.dialect }

    /// Runs statements in one round trip, in order; the first one that fails ends the transaction.
    public func run(_ statements: [SQL]) async throws(DatabaseError) -> [Rows] {
        try await transaction.run(try statements.stated(in: scope))
    }

    /// Runs statements whose rows nobody needs in one round trip with the next statements or the commit.
    public func runLater(_ statements: [SQL]) async throws(DatabaseError) {
        try await transaction.runLater(try statements.stated(in: scope))
    }
}

extension SQLDatabase {
    /// The rows of one household.
    public func of(_ household: HouseholdID) -> ScopedDatabase {
        ScopedDatabase(self, Scope(household: household.uuid))
    }

    /// The rows of one user, and those of the household if one is named.
    public func of(_ user: UserID, in household: HouseholdID? = nil) -> ScopedDatabase {
        ScopedDatabase(self, Scope(household: household?.uuid, user: user.uuid))
    }

    /// The rows of all households, in the tables that are open for the reason.
    ///
    /// A test lists every use.
    public func across(_ reason: CrossTenantReason) -> ScopedDatabase {
        ScopedDatabase(self, Scope(reason: reason))
    }

    /// The row with this hash of a secret, in any household.
    public func showing(secretHash: some SQLBindable) -> ScopedDatabase {
        ScopedDatabase(self, Scope(secret: secretHash.asSecret))
    }

    /// Rows that belong to no household and no user, such as a service's own keys.
    public var ofService: ScopedDatabase { ScopedDatabase(self, .none) }
}

extension SQLTransaction {
    private var unscoped: any SQLTransaction { (self as? ScopedTransaction)?.transaction ?? self }

    /// The rows of one household, for the following statements.
    public func of(_ household: HouseholdID) -> ScopedTransaction {
        ScopedTransaction(unscoped, Scope(household: household.uuid))
    }

    /// The rows of one user, and those of the household if one is named, for the following statements.
    public func of(_ user: UserID, in household: HouseholdID? = nil) -> ScopedTransaction {
        ScopedTransaction(unscoped, Scope(household: household?.uuid, user: user.uuid))
    }

    /// The rows of all households, in the tables that are open for the reason, for the following statements.
    public func across(_ reason: CrossTenantReason) -> ScopedTransaction {
        ScopedTransaction(unscoped, Scope(reason: reason))
    }
}

extension SQLBindable {
    fileprivate var asSecret: String {
        switch sqlValue {
        case .text(let text): text
        case .bytes(let bytes): bytes.hex
        default: preconditionFailure("a hash is a text or bytes")
        }
    }
}

extension Sequence<SQL> {
    fileprivate func stated(in scope: Scope) throws(DatabaseError) -> [SQL] {
        var stated: [SQL] = []
        for statement in self { stated.append(try statement.stated(in: scope)) }
        return stated
    }
}

extension SQL {
    /// The statement with its scope, unless it binds another household.
    fileprivate func stated(in scope: Scope) throws(DatabaseError) -> SQL {
        // defence: stated-scope
        guard scope.reason != nil || segments.allSatisfy({ $0.isWithin(scope.household) }) else {
            throw DatabaseError(.outOfScope)
        }
        var stated = self
        stated.scope = scope
        if !preceding.isEmpty { stated.preceding = try preceding.stated(in: scope) }
        return stated
    }
}

extension SQL.Segment {
    /// Whether every household that it binds is this one.
    fileprivate func isWithin(_ household: UUID?) -> Bool {
        switch self {
        case .value(let value): value.isWithin(household)
        case .list(_, let values): values.allSatisfy { $0.isWithin(household) }
        case .rows(let rows), .values(let rows): rows.rows.allSatisfy { $0.allSatisfy { $0.isWithin(household) } }
        case .either(let postgres, let citus, let sqlite):
            [postgres, citus, sqlite].allSatisfy { $0.segments.allSatisfy { $0.isWithin(household) } }
        case .text, .announcement: true
        }
    }
}

extension SQLValue {
    fileprivate func isWithin(_ household: UUID?) -> Bool {
        if case .household(let bound) = self { bound == household } else { true }
    }
}
