/// How much of a pool's time each address has used recently, to tell light users from heavy ones.
struct RecentUse {
    /// An address is light if it has used no more than this beyond the free allowance, in nanoseconds.
    private static let light: UInt64 = 10_000_000
    /// The free allowance per second: 20 ms.
    private static let forgiven: UInt64 = 50
    /// The maximum number of addresses that are tracked.
    private static let most = 4096

    private struct Use {
        var nanoseconds: UInt64
        var at: UInt64
    }

    private var uses: [Int: Use] = [:]

    /// Adds time used for an address.
    mutating func add(_ nanoseconds: UInt64, of address: Int, at now: UInt64) {
        if uses[address] == nil, uses.count >= RecentUse.most {
            uses = uses.filter { left(of: $0.value, at: now) > 0 }
            if uses.count >= RecentUse.most { uses = [:] }
        }
        let before = uses[address].map { left(of: $0, at: now) } ?? 0
        uses[address] = Use(nanoseconds: before + nanoseconds, at: now)
    }

    /// Whether an address is light.
    func isLight(_ address: Int, at now: UInt64) -> Bool {
        uses[address].map { left(of: $0, at: now) <= RecentUse.light } ?? true
    }

    private func left(of use: Use, at now: UInt64) -> UInt64 {
        let forgiven = (now - min(use.at, now)) / RecentUse.forgiven
        return use.nanoseconds - min(forgiven, use.nanoseconds)
    }
}
