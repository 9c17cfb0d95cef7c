import Values

/// Which part of the history is asked for.
struct HistoryQuery: Hashable, Sendable {
    /// Menus that were still being cooked on this day or later.
    var from: CalendarDate?
    /// Menus that were begun on this day or earlier.
    var to: CalendarDate?
    /// Menus behind this one.
    var after: HistoryCursor?
    var limit: Int
}

/// A place in the history.
struct HistoryCursor: Hashable, Sendable {
    let archivedAt: Instant
    let menu: MenuID
}

extension HistoryCursor: LosslessStringConvertible {
    /// Reads what `description` wrote; nil for anything else.
    init?(_ text: String) {
        let parts = text.split(separator: "_", omittingEmptySubsequences: false)
        guard parts.count == 2, let time = Int64(parts[0]), let menu = MenuID(parts[1]) else { return nil }
        self.init(archivedAt: Instant(milliseconds: time), menu: menu)
    }

    /// The opaque form for a client.
    var description: String { "\(archivedAt.milliseconds)_\(menu)" }
}

extension HistoryCursor: Comparable {
    /// Further back in the history.
    static func < (left: HistoryCursor, right: HistoryCursor) -> Bool {
        (left.archivedAt, left.menu) < (right.archivedAt, right.menu)
    }
}

/// How much of its history a household is shown, where its plan sets an end to that.
///
/// What lies behind is kept, and is there again with another plan.
struct HistoryWindow: Hashable, Sendable {
    /// The place of the oldest menu that is shown; nil if none is.
    let oldest: HistoryCursor?
    /// How many archived menus there are.
    let total: Int
    /// How many are shown.
    let limit: Int

    /// Whether there is anything that is not shown.
    var hidesAny: Bool { total > limit }

    /// Whether the menu at a place is shown.
    func shows(_ place: HistoryCursor) -> Bool {
        guard hidesAny else { return true }
        return oldest.map { place >= $0 } ?? false
    }

    /// Whether nothing that is shown follows a place, though something follows.
    func ends(at place: HistoryCursor) -> Bool {
        hidesAny && oldest.map { place <= $0 } ?? true
    }
}
