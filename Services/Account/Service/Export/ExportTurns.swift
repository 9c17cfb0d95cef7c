import Synchronization
import Values

/// Who has a document of everything made at the moment: one for each user, and a few in all.
///
/// It takes minutes where there is much, and room on the disk.
final class ExportTurns: Sendable {
    private let users = Mutex<Set<UserID>>([])
    private let most: Int

    init(most: Int = 4) { self.most = most }

    /// Runs `body` as this user's only one; nil if there is one already, or too many others.
    func run<Value>(for user: UserID, _ body: () async throws -> Value) async rethrows -> Value? {
        let hasTurn = users.withLock { $0.count < most && $0.insert(user).inserted }
        // defence: export-turns
        guard hasTurn else { return nil }
        defer { users.withLock { _ = $0.remove(user) } }
        return try await body()
    }
}
