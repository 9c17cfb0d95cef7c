import Values

/// An archived menu that was deleted and can be restored.
struct DeletedMenu: Sendable, Equatable {
    /// How long it can be restored.
    static let lifetime = Duration.seconds(30 * 86_400)
    /// How many a household has; beyond that the first deleted goes first.
    static let most = 100

    var id: MenuID
    var archivedAt: Instant
    var deletedAt: Instant
    /// The titles of its recipes, in order.
    var recipes: [String] = []

    /// Its place in the order of the index.
    var place: HistoryCursor { HistoryCursor(archivedAt: deletedAt, menu: id) }
}
