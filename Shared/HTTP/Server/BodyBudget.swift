import Loop

/// How much memory bodies may hold that have come, in all and of one client, until their requests are answered.
struct BodyBudget {
    /// Bodies are counted in blocks of so many bytes.
    static let block = 65_536

    private let total: Int
    private let share: Int
    private(set) var used = 0
    private var holders: [Int: Int] = [:]

    init(total: Int, share: Int) {
        self.total = total
        self.share = share
    }

    /// What came of asking for another block.
    enum Outcome: Equatable {
        case granted
        /// The client holds as much as one may.
        case shareUsed
        /// All is held; the client that holds most holds so much.
        case allUsed(most: Int)
    }

    /// Takes a block for a client.
    mutating func take(for holder: Int) -> Outcome {
        guard holders[holder, default: 0] + BodyBudget.block <= share else { return .shareUsed }
        guard used + BodyBudget.block <= total else { return .allUsed(most: most) }
        holders[holder, default: 0] += BodyBudget.block
        used += BodyBudget.block
        return .granted
    }

    /// How much a client holds.
    func held(by holder: Int) -> Int { holders[holder, default: 0] }

    /// Gives a client's blocks back.
    mutating func give(_ bytes: Int, of holder: Int) {
        guard bytes > 0 else { return }
        used -= bytes
        let left = holders[holder, default: 0] - bytes
        holders[holder] = left > 0 ? left : nil
    }

    /// What the client holds that holds most; looks at all of them, for the rare moment in which all is used.
    private var most: Int { holders.values.max() ?? 0 }
}
