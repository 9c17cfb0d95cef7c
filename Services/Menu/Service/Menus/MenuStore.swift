import Values

/// Where menus are kept.
protocol MenuStore: Sendable {
    /// The board as it is.
    func board(of household: HouseholdID) async throws -> MenuBoard

    /// One menu; nil if there is none of that id.
    func menu(_ id: MenuID, of household: HouseholdID) async throws -> Menu?

    /// Archived menus, the latest first, and whether more follow; fewer than the limit where they are large.
    func history(_ query: HistoryQuery, of household: HouseholdID) async throws -> (menus: [Menu], more: Bool)

    /// How far back a household sees that is shown so many archived menus.
    func window(of household: HouseholdID, showing limit: Int) async throws -> HistoryWindow

    /// Runs `body` on the household's menus in one transaction and writes what it changed and what happened.
    ///
    /// Changes of a household are made one after the other. The book holds the board and, if it is named, `menu`.
    /// The body may run more than once, each time on a fresh book.
    func change<Value: Sendable>(
        _ household: HouseholdID,
        menu: MenuID?,
        _ body: @escaping @Sendable (inout MenuBook) throws(TransitionError) -> Value
    ) async throws -> Changed<Value>
}

/// The menu being planned and the menu being cooked.
struct MenuBoard: Hashable, Sendable {
    /// The menu being planned.
    var planning: Menu?
    /// The menu being cooked.
    var toCook: Menu?
    /// Counts the household's changes.
    var version: Int
}

/// What a change gave and how it left things.
struct Changed<Value: Sendable>: Sendable {
    /// What the closure returned.
    let value: Value
    /// The book as the closure left it.
    let book: MenuBook
    /// The board's version afterwards.
    let version: Int

    /// The board afterwards.
    var board: MenuBoard { MenuBoard(planning: book.planning, toCook: book.toCook, version: version) }
}

/// Which part of the history is asked for.
struct HistoryQuery: Hashable, Sendable {
    /// Menus that were still being cooked on this day or later.
    var from: CalendarDate?
    /// Menus that were begun on this day or earlier.
    var to: CalendarDate?
    /// Menus behind this one.
    var after: HistoryCursor?
    /// How many at most.
    var limit: Int
}

/// A place in the history.
struct HistoryCursor: Hashable, Sendable {
    /// When the menu at this place was archived.
    let archivedAt: Instant
    /// The menu at this place.
    let menu: MenuID

    /// The place of a menu.
    init(archivedAt: Instant, menu: MenuID) {
        self.archivedAt = archivedAt
        self.menu = menu
    }

    /// Reads what `description` wrote; nil for anything else.
    init?(_ text: String) {
        let parts = text.split(separator: "_", omittingEmptySubsequences: false)
        guard parts.count == 2, let time = Int64(parts[0]), let menu = MenuID(parts[1]) else { return nil }
        self.init(archivedAt: Instant(milliseconds: time), menu: menu)
    }
}

extension HistoryCursor: CustomStringConvertible {
    /// The opaque form for a client.
    var description: String { "\(archivedAt.milliseconds)_\(menu)" }
}

extension HistoryCursor: Comparable {
    /// Further back in the history.
    static func < (left: HistoryCursor, right: HistoryCursor) -> Bool {
        (left.archivedAt, left.menu) < (right.archivedAt, right.menu)
    }
}
