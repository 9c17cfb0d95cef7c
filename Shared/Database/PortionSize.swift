/// How many rows a background job changes in its next transaction: as many as take some milliseconds, as on SQLite
/// nobody else can write meanwhile.
///
/// It begins with few, as rows may be large, doubles while that is quick, and falls with what a transaction has taken.
struct PortionSize: Equatable, Sendable {
    /// How long a transaction should take at most, the wait for its turn and for the disk included.
    static let goal = Duration.milliseconds(10)

    private(set) var rows: Int
    private let least: Int
    private let most: Int

    /// The first portion of a job that takes at most so many rows at once.
    init(most: Int) {
        self.most = max(1, most)
        least = max(1, most / 16)
        rows = least
    }

    /// Takes note of how long a transaction with such a portion has taken.
    mutating func note(_ time: Duration) {
        // defence: short-portions
        if time > Self.goal {
            rows = max(least, Int(Double(rows) * (Self.goal / time)))
        } else if time < Self.goal / 3 {
            rows = min(most, rows * 2)
        }
    }
}
