import Database
import Events
import FoundationEssentials
import Identity
import Values

/// Menus in a database of either kind.
struct SQLMenuStore: MenuStore {
    let db: any SQLDatabase
    let now: @Sendable () -> Instant

    func board(of household: HouseholdID) async throws -> MenuBoard {
        let answers = try await db.read([MenuSQL.version(household), MenuSQL.board(household)])
        let menus = try MenuRows.menus(answers[1])
        return MenuBoard(
            planning: menus.first { $0.state == .planning },
            toCook: menus.first { $0.state == .toCook },
            version: try answers[0].first?.int(0) ?? 0
        )
    }

    func menu(_ id: MenuID, of household: HouseholdID) async throws -> Menu? {
        try MenuRows.menus(try await db.query(MenuSQL.menu(id, of: household))).first
    }

    func history(_ query: HistoryQuery, of household: HouseholdID) async throws -> (menus: [Menu], more: Bool) {
        var query = query
        var room = MenuBook.pageCapacity
        let sizes = try await db.read([MenuSQL.historySizes(query, of: household)])[0].values(as: Int.self)
        query.limit = max(
            1,
            sizes.prefix(query.limit).prefix { size in
                room -= size
                return room >= 0
            }.count
        )
        let menus = try MenuRows.menus(try await db.query(MenuSQL.history(query, of: household)))
        return (Array(menus.prefix(query.limit)), menus.count > query.limit)
    }

    func window(of household: HouseholdID, showing limit: Int) async throws -> HistoryWindow {
        let answers = try await db.read([
            MenuSQL.historyCount(household), MenuSQL.historyEdge(household, after: max(limit - 1, 0)),
        ])
        let edge = try answers[1].first.map { HistoryCursor(archivedAt: try $0.instant(0), menu: try $0.id(1)) }
        return HistoryWindow(oldest: limit > 0 ? edge : nil, total: try answers[0].first?.int(0) ?? 0, limit: limit)
    }

    func change<Value: Sendable>(
        _ household: HouseholdID,
        menu: MenuID?,
        _ body: @escaping @Sendable (inout MenuBook) throws(TransitionError) -> Value
    ) async throws -> Changed<Value> {
        do {
            return try await db.transaction { tx in
                try await Self.change(household, menu: menu, at: now(), in: tx, body)
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
        in tx: any SQLTransaction,
        _ body: @Sendable (inout MenuBook) throws(TransitionError) -> Value
    ) async throws -> Changed<Value> {
        var reads = [MenuSQL.lock(household), MenuSQL.board(household)]
        if let menu { reads.append(MenuSQL.menu(menu, of: household)) }
        let answers = try await tx.run(reads)
        let stored = try answers.dropFirst().flatMap { try MenuRows.menus($0) }
        var version = try answers[0].first?.int(0) ?? 0
        var book = MenuBook(menus: stored, now: now)
        let value = try body(&book)
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
            writes += Outbox.statements(book.facts.map(\.draft), household: household, at: now)
        }
        if !writes.isEmpty { _ = try await tx.run(writes) }
        return Changed(value: value, book: book, version: version)
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
        let before = old.map(placed) ?? [:]
        let after = placed(menu)
        var statements: [SQL] = []
        let gone = before.keys.filter { after[$0] == nil }
        if !gone.isEmpty { statements.append(MenuSQL.deleteItems(gone, from: menu.id, of: household)) }
        let changed = after.values.filter { before[$0.item.id] != nil && before[$0.item.id] != $0 }
        if !changed.isEmpty { statements.append(MenuSQL.updateItems(changed, of: menu.id, of: household)) }
        let new = after.values.filter { before[$0.item.id] == nil }
        if !new.isEmpty { statements.append(MenuSQL.insertItems(new, into: menu.id, of: household)) }
        return statements
    }

    private static func placed(_ menu: Menu) -> [MenuItemID: PlacedItem] {
        Dictionary(
            menu.items.enumerated().map { ($0.element.id, PlacedItem(position: $0.offset, item: $0.element)) }
        ) { first, _ in first }
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
