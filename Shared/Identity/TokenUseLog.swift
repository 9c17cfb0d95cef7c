import Synchronization
import Values

/// Which API tokens have been used since the account service was last told.
final class TokenUseLog: Sendable {
    private let uses = Mutex<[SessionID: Instant]>([:])

    func note(_ token: SessionID, at now: Instant) {
        uses.withLock { $0[token] = now }
    }

    func take() -> [TokenUse] {
        uses.withLock { uses in
            defer { uses = [:] }
            return uses.map { TokenUse(id: $0.key, at: $0.value) }
        }
    }
}
