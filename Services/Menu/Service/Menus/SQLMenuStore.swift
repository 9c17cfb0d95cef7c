import Database
import Events
import FoundationEssentials
import Identity
import Values

/// Menus in a database of either kind.
struct SQLMenuStore: Sendable {
    let db: any SQLDatabase
    let now: @Sendable () -> Instant
    /// What else is written with a change, in its transaction, knowing how the change leaves the book.
    var alongside: @Sendable (MenuBook) -> [SQL] = { _ in [] }

    func board(of household: HouseholdID) async throws -> MenuBoard {
        let own = db.of(household)
        let rows = try await own.read([MenuSQL.board(household)])[0]
        if let row = rows.first {
            let version = try row.int(StoredMenu.table.width + StoredMenuItem.table.width + 1)
            return MenuBoard(try rows.menus(), version: version)
        }
        // Without menus no row says the version; both are of one moment, as the version is the board's ETag.
        let answers = try await own.read([MenuSQL.version(household), MenuSQL.board(household)])
        return MenuBoard(try answers[1].menus(), version: try answers[0].first?.int(0) ?? 0)
    }

    /// One menu; nil if there is none of that id.
    func menu(_ id: MenuID, of household: HouseholdID) async throws -> Menu? {
        try await db.of(household).query(MenuSQL.menu(id, of: household)).menus().first
    }

    /// Archived menus, the latest first, and whether more follow; fewer than the limit where they are large.
    func history(_ query: HistoryQuery, of household: HouseholdID) async throws -> (menus: [Menu], more: Bool) {
        let own = db.of(household)
        var query = query
        var room = MenuBook.pageCapacity
        let sizes = try await own.read([MenuSQL.historySizes(query, of: household)])[0].values(as: Int.self)
        query.limit = max(
            1,
            sizes.prefix(query.limit).prefix { size in
                room -= size
                return room >= 0
            }.count
        )
        let menus = try await own.query(MenuSQL.history(query, of: household)).menus()
        return (Array(menus.prefix(query.limit)), menus.count > query.limit)
    }

    /// How far back a household sees that is shown so many archived menus.
    func window(of household: HouseholdID, showing limit: Int) async throws -> HistoryWindow {
        let answers = try await db.of(household).read([
            MenuSQL.historyCount(household), MenuSQL.historyEdge(household, after: max(limit - 1, 0)),
        ])
        let edge = try answers[1].first.map { HistoryCursor(archivedAt: try $0.instant(0), menu: try $0.id(1)) }
        return HistoryWindow(oldest: limit > 0 ? edge : nil, total: try answers[0].first?.int(0) ?? 0, limit: limit)
    }

    /// Runs `body` on the household's menus in one transaction and writes what it changed and what happened.
    ///
    /// Changes of a household are made one after the other. The book holds the board and, if it is named, `menu`.
    /// The body may run more than once, each time on a fresh book.
    func change<Value: Sendable>(
        _ household: HouseholdID,
        menu: MenuID?,
        _ body: @escaping @Sendable (inout MenuBook) throws -> Value
    ) async throws -> Changed<Value> {
        do {
            return try await db.of(household).transaction { tx in
                let changed = try await Self.change(household, menu: menu, at: now(), in: tx, body)
                try await tx.runLater(alongside(changed.book))
                return changed
            }
        } catch let error as DatabaseError where error.isUniqueViolation {
            // The household's changes queue up, so the only duplicate there can be is an item's id of the client's.
            throw TransitionError.idTaken
        }
    }

    /// The same inside a transaction that has other things to do as well.
    static func change<Value: Sendable>(
        _ household: HouseholdID,
        menu: MenuID?,
        at now: Instant,
        in tx: ScopedTransaction,
        _ body: @Sendable (inout MenuBook) throws -> Value
    ) async throws -> Changed<Value> {
        var reads = [MenuSQL.lock(household), MenuSQL.board(household)]
        if let menu { reads.append(MenuSQL.menu(menu, of: household)) }
        let answers = try await tx.run(reads)
        let stored = try answers.dropFirst().flatMap { try $0.menus() }
        var version = try answers[0].first?.int(0) ?? 0
        var book = MenuBook(menus: stored, now: now)
        let value = try body(&book)
        book.noteShopping(before: book.before)
        book.noteMeals(before: book.before)
        let more =
            book.menus.values.reduce(0) { $0 + ($1.state == .gone ? 0 : $1.items.count) }
            - stored.reduce(0) { $0 + $1.items.count }
        // defence: recipes-in-menus
        if more > 0 {
            let count = try await tx.query(MenuSQL.itemCount(of: household)).first?.int(0) ?? 0
            try StorageFull.check(.menuRecipes, adding: more, to: count, limit: MenuBook.capacity)
        }
        var writes = statements(from: stored, to: book, of: household)
        if !book.facts.isEmpty {
            version += 1
            writes.append(MenuSQL.advance(household, to: version))
            let titles = titles(in: stored + book.menus.values)
            let drafts = book.facts.map { $0.draft(titles: titles, undo: book.undo($0, before: book.before)) }
            writes += Outbox.statements(drafts, household: household, at: now)
        }
        try await tx.runLater(writes)
        return Changed(value: value, book: book, version: version)
    }

    private static func titles(in menus: [Menu]) -> [RecipeID: String] {
        Dictionary(menus.flatMap(\.items).map { ($0.recipe.id, $0.recipe.title) }) { $1 }
    }

    /// What has to be written so that the database says what the book says.
    private static func statements(from stored: [Menu], to book: MenuBook, of household: HouseholdID) -> [SQL] {
        let before = Dictionary(stored.map { ($0.id, $0) }) { first, _ in first }
        let changed = book.menus.values.filter { before[$0.id] != $0 }.sorted(by: vacatesFirst)
        return changed.flatMap { menu -> [SQL] in
            let old = before[menu.id]
            guard menu.state != .gone else {
                return old == nil ? [] : [MenuSQL.delete(menu.id, of: household)]
            }
            return [MenuSQL.save(menu, of: household)] + items(from: old, to: menu, of: household)
        }
    }

    private static func items(from old: Menu?, to menu: Menu, of household: HouseholdID) -> [SQL] {
        let rows = StoredMenuItem.all(of: menu)
        let before = Dictionary(uniqueKeysWithValues: (old.map(StoredMenuItem.all(of:)) ?? []).map { ($0.id, $0) })
        let gone = Set(before.keys).subtracting(rows.map(\.id))
        let changed = rows.filter { before[$0.id] != nil && before[$0.id] != $0 }
        let new = rows.filter { before[$0.id] == nil }
        var statements: [SQL] = []
        if !gone.isEmpty { statements.append(MenuSQL.deleteItems(Array(gone), from: menu.id, of: household)) }
        if !changed.isEmpty { statements.append(MenuSQL.updateItems(changed, of: menu.id, of: household)) }
        if !new.isEmpty { statements.append(MenuSQL.insertItems(new, into: menu.id, of: household)) }
        return statements
    }

    /// A menu that leaves its place on the board is written before the one that takes it, as the database checks the
    /// places with every statement.
    private static func vacatesFirst(_ left: Menu, _ right: Menu) -> Bool {
        rank(left.state) < rank(right.state)
    }

    private static func rank(_ state: MenuState) -> Int {
        switch state {
        case .gone: 0
        case .archived: 1
        case .toCook: 2
        case .planning: 3
        }
    }
}
