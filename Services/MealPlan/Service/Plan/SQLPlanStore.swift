import Database
import Events
import Identity
import MealPlanAPI
import Values

/// The part of the plan that a change needs.
struct PlanScope: Hashable, Sendable {
    /// Entries, with all of their days, their leftovers and what they are leftovers of.
    var entries: [PlanEntryID] = []
    /// Whole days, with leftovers of what is planned on them.
    var days: [ClosedRange<CalendarDate>] = []
    /// A recipe's entries that are not cooked, and what they are leftovers of.
    var recipe: RecipeID?
    /// What stands for recipes of menus.
    var menuItems: [MenuItemID] = []
}

/// What the closure of a change returned, and the book as it left it.
struct PlanChanged<Value: Sendable>: Sendable {
    let value: Value
    let book: PlanBook
}

/// The plan in a database of either kind.
struct SQLPlanStore: Sendable {
    let db: any SQLDatabase
    let now: @Sendable () -> Instant
    /// What else is written with a change, in its transaction, knowing how the change leaves the book.
    var alongside: @Sendable (PlanBook) -> [SQL] = { _ in [] }

    /// The entries of some days, sorted by day, meal and position, and the plan's version.
    func window(
        from first: CalendarDate,
        to last: CalendarDate,
        of household: HouseholdID
    ) async throws -> (entries: [PlanEntry], version: Int) {
        // One more than there may be tells that there are too many, and no more of them are read.
        let window = PlanSQL.window(from: first, to: last, of: household, limit: PlanBook.windowCapacity + 1)
        var rows = try await db.of(household).read([window])[0]
        var version = try rows.first?.int(StoredPlanEntry.table.width + 1)
        if version == nil {
            // Without entries no row says the version; both are of one moment, as the version is the plan's ETag.
            let answers = try await db.of(household).read([PlanSQL.version(household), window])
            rows = answers[1]
            version = try answers[0].first?.int(0)
        }
        guard rows.count <= PlanBook.windowCapacity else { throw PlanError.windowTooFull }
        return (try rows.map { try StoredPlanEntry.entry($0) }, version ?? 0)
    }

    /// One entry; nil if there is none of that id.
    func entry(_ id: PlanEntryID, of household: HouseholdID) async throws -> PlanEntry? {
        try await db.of(household).query(PlanSQL.entry(id, of: household)).first.map { try StoredPlanEntry.entry($0) }
    }

    /// What a scope comprises; an entry may come more than once.
    func entries(_ scope: PlanScope, of household: HouseholdID) async throws -> [PlanEntry] {
        try await db.of(household).read(PlanSQL.scope(scope, of: household))
            .flatMap { rows in try rows.map { try StoredPlanEntry.entry($0) } }
    }

    /// Runs `body` on a part of the household's plan in one transaction and writes what it changed and what happened.
    ///
    /// Changes of a household are made one after the other. The body may run more than once, each time on a fresh book.
    func change<Value: Sendable>(
        _ household: HouseholdID,
        _ scope: PlanScope,
        _ body: @escaping @Sendable (inout PlanBook) throws -> Value
    ) async throws -> PlanChanged<Value> {
        do {
            return try await db.of(household).transaction { tx in
                let changed = try await Self.change(household, scope, at: now(), in: tx, body)
                try await tx.runLater(alongside(changed.book))
                return changed
            }
        } catch let error as DatabaseError where error.isUniqueViolation {
            // The household's changes queue up, so the only duplicate there can be is an id of the client's.
            throw PlanError.idTaken
        }
    }

    /// The same inside a transaction that has other things to do as well.
    static func change<Value: Sendable>(
        _ household: HouseholdID,
        _ scope: PlanScope,
        at now: Instant,
        in tx: ScopedTransaction,
        _ body: @Sendable (inout PlanBook) throws -> Value
    ) async throws -> PlanChanged<Value> {
        let answers = try await tx.run([PlanSQL.lock(household)] + PlanSQL.scope(scope, of: household))
        let version = try answers[0].first?.int(0) ?? 0
        let stored = try answers.dropFirst().flatMap { rows in try rows.map { try StoredPlanEntry.entry($0) } }
        var book = PlanBook(entries: stored, now: now)
        let value = try body(&book)
        book.settle()
        let more = book.entries.count - book.before.count
        // defence: entries-of-a-plan
        if more > 0 {
            let count = try await tx.query(PlanSQL.count(of: household)).first?.int(0) ?? 0
            try StorageFull.check(.planEntries, adding: more, to: count, limit: PlanBook.capacity)
        }
        var writes = statements(book, of: household)
        if !book.facts.isEmpty {
            writes.append(PlanSQL.advance(household, to: version + 1))
            writes += Outbox.statements(book.drafts, household: household, at: now)
        }
        try await tx.runLater(writes)
        return PlanChanged(value: value, book: book)
    }

    /// What a change would make of the plan as it is now; nothing is written.
    func preview<Value: Sendable>(
        _ household: HouseholdID,
        _ scope: PlanScope,
        _ body: (inout PlanBook) throws -> Value
    ) async throws -> PlanChanged<Value> {
        var book = PlanBook(entries: try await entries(scope, of: household), now: now())
        let value = try body(&book)
        book.settle()
        return PlanChanged(value: value, book: book)
    }

    /// Plans for everyone what was planned for somebody who does not eat here any more.
    ///
    /// One statement however much that is, and one event, which says nobody's name.
    static func forget(
        _ member: MemberID,
        of household: HouseholdID,
        at now: Instant,
        in tx: ScopedTransaction
    ) async throws {
        let version = try await tx.query(PlanSQL.lock(household)).first?.int(0) ?? 0
        guard try await tx.execute(PlanSQL.forget(member, of: household, at: now)) > 0 else { return }
        let event = EventDraft(PlanEvent.planMemberRemoved(PlanMemberFact(memberID: member)), subject: member.uuid)
        _ = try await tx.run(
            [PlanSQL.advance(household, to: version + 1)]
                + Outbox.statements([event], household: household, at: now)
        )
    }

    /// What has to be written so that the database says what the book says.
    ///
    /// What is leftovers of another is written after it and deleted with it, as the database checks that with every
    /// statement.
    private static func statements(_ book: PlanBook, of household: HouseholdID) -> [SQL] {
        var statements: [SQL] = []
        let changed = book.entries.values.filter { book.before[$0.id] != nil && book.before[$0.id] != $0 }
        if !changed.isEmpty { statements.append(PlanSQL.update(changed, of: household)) }
        let gone = book.before.keys.filter { book.entries[$0] == nil }
        if !gone.isEmpty { statements.append(PlanSQL.delete(gone, of: household)) }
        let new = book.entries.values.filter { book.before[$0.id] == nil }
        for wave in [new.filter { $0.leftoverOf == nil }, new.filter { $0.leftoverOf != nil }] where !wave.isEmpty {
            statements.append(PlanSQL.insert(wave, of: household))
        }
        return statements
    }
}
