/// What someone who opens a share link may do, less first.
enum ShareRole: String, Hashable, Sendable, Comparable, CaseIterable {
    case view
    /// Tick off and untick.
    case check
    case edit

    private var rank: Int {
        switch self {
        case .view: 0
        case .check: 1
        case .edit: 2
        }
    }

    static func < (left: ShareRole, right: ShareRole) -> Bool { left.rank < right.rank }
}
