import Sync
import Values

/// What clients did to households.
extension SQLAccountStore {
    /// The operations that were done.
    func operations(now: @escaping @Sendable () -> Instant) -> OperationMemory { OperationMemory(db, now: now) }
}
