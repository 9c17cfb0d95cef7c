import Loop

/// How much memory the bodies of one kind may hold, in all and of one client: those that have come, until their requests
/// are answered, or those that leave, until they have left.
struct BodyBudget {
    /// Bodies that come are counted in blocks of so many bytes.
    static let block = 65_536

    private let total: Int
    private let share: Int
    private(set) var used = 0
    private var holders: [Int: Int] = [:]

    init(total: Int, share: Int) {
        self.total = total
        self.share = share
    }

    /// What came of asking for memory.
    enum Outcome: Equatable {
        case granted
        /// The client holds as much as one may.
        case shareUsed
        /// All is held; the client that holds most holds so much.
        case allUsed(most: Int)
    }

    /// Takes so many bytes for a client.
    mutating func take(_ bytes: Int = BodyBudget.block, for holder: Int) -> Outcome {
        // defence: body-share
        guard holders[holder, default: 0] + bytes <= share else { return .shareUsed }
        guard used + bytes <= total else { return .allUsed(most: most) }
        insist(on: bytes, for: holder)
        return .granted
    }

    /// Counts bytes that are there in any case.
    mutating func insist(on bytes: Int, for holder: Int) {
        holders[holder, default: 0] += bytes
        used += bytes
    }

    /// Whether a client holds as much as one may, or more.
    func hasNothingLeft(for holder: Int) -> Bool { used > 0 && held(by: holder) >= share }

    /// How much a client holds.
    func held(by holder: Int) -> Int { holders[holder, default: 0] }

    /// Gives a client's bytes back.
    mutating func give(_ bytes: Int, of holder: Int) {
        guard bytes > 0 else { return }
        used -= bytes
        let left = holders[holder, default: 0] - bytes
        holders[holder] = left > 0 ? left : nil
    }

    /// What the client holds that holds most; looks at all of them, for the rare moment in which all is used.
    private var most: Int { holders.values.max() ?? 0 }
}
