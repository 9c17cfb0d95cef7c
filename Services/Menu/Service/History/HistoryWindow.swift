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
