public import JSON

/// What someone may do in a household.
public enum Role: String, JSONEncodable, JSONReadable, CaseIterable, Comparable, Sendable {
    /// Reads everything, changes nothing.
    case viewer
    /// Also plans, cooks and shops.
    case editor
    /// Also invites, removes and renames.
    case owner

    private var rank: Int {
        switch self {
        case .viewer: 0
        case .editor: 1
        case .owner: 2
        }
    }

    /// May do less.
    public static func < (left: Role, right: Role) -> Bool { left.rank < right.rank }
}
