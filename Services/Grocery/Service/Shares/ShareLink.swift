import Values

/// What someone who opens a share link may do.
enum ShareRole: String, Hashable, Sendable, Comparable, CaseIterable {
    /// Look.
    case view
    /// Tick off and untick.
    case check
    /// Also add.
    case edit

    /// Less first.
    static func < (left: ShareRole, right: ShareRole) -> Bool {
        func rank(_ role: ShareRole) -> Int {
            switch role {
            case .view: 0
            case .check: 1
            case .edit: 2
            }
        }
        return rank(left) < rank(right)
    }
}

/// A link that opens one list to whoever has it.
struct ShareLink: Hashable, Sendable {
    /// The share's id.
    let id: ShareID
    /// The household whose list it is.
    let household: HouseholdID
    /// The one list it opens.
    let list: GroceryListID
    /// What it allows.
    let role: ShareRole
    /// When it ends by itself.
    let expiresAt: Instant?
    /// When it was made.
    let createdAt: Instant
    /// Who made it; nil if that was not kept yet.
    let createdBy: UserID?

    /// Whether it still opens the list.
    func isOpen(at now: Instant) -> Bool { expiresAt.map { $0 > now } ?? true }
}
