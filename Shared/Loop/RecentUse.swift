/// How much of a pool's time each address has had of late: who asks for little is told from who asks for much.
struct RecentUse {
    /// An address that has had no more than this beyond what is forgiven is a light one, in nanoseconds.
    private static let light: UInt64 = 10_000_000
    /// Of each second that passes, this part is forgiven: 20 ms.
    private static let forgiven: UInt64 = 50
    /// Of more addresses than this nothing is known.
    private static let most = 4096

    private struct Use {
        var nanoseconds: UInt64
        var at: UInt64
    }

    private var uses: [Int: Use] = [:]

    /// Notes that work for an address has taken so long.
    mutating func add(_ nanoseconds: UInt64, of address: Int, at now: UInt64) {
        if uses[address] == nil, uses.count >= RecentUse.most {
            uses = uses.filter { left(of: $0.value, at: now) > 0 }
            if uses.count >= RecentUse.most { uses = [:] }
        }
        let before = uses[address].map { left(of: $0, at: now) } ?? 0
        uses[address] = Use(nanoseconds: before + nanoseconds, at: now)
    }

    /// Whether an address has had little.
    func isLight(_ address: Int, at now: UInt64) -> Bool {
        uses[address].map { left(of: $0, at: now) <= RecentUse.light } ?? true
    }

    private func left(of use: Use, at now: UInt64) -> UInt64 {
        let forgiven = (now - min(use.at, now)) / RecentUse.forgiven
        return use.nanoseconds - min(forgiven, use.nanoseconds)
    }
}
