public import JSON

/// What someone may do in a household.
public enum Role: String, JSONEncodable, JSONReadable, CaseIterable, Comparable, Sendable {
    /// Reads everything, changes nothing.
    case viewer
    /// Also plans, cooks and shops.
    case editor
    /// Also invites, removes and renames.
    case owner

    /// May do less.
    public static func < (left: Role, right: Role) -> Bool { left != right && (left == .viewer || right == .owner) }
}
