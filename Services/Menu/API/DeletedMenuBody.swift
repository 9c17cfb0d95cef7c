public import JSON
public import Values

/// An archived menu that was deleted and can be restored.
@JSONObject
public struct DeletedMenuBody: Hashable, Sendable {
    /// The menu's id.
    public var id: MenuID
    /// The titles of its recipes.
    public var recipes: [String]
    /// When it was archived.
    public var archivedAt: Instant
    /// When it was deleted.
    public var deletedAt: Instant
    /// Until when it can be restored.
    public var goneAt: Instant
}
