import Synchronization
import Values

/// The listeners in this process for the households that committed statements announce.
final class CommitListeners: Sendable {
    private let handlers = Mutex<[@Sendable (HouseholdID) -> Void]>([])

    func add(_ handler: @escaping @Sendable (HouseholdID) -> Void) { handlers.withLock { $0.append(handler) } }

    func removeAll() { handlers.withLock { $0 = [] } }

    /// Calls the listeners with each household that these statements announce, once; they have been committed.
    func committed(_ statements: [RenderedSQL]) {
        committed(Set(statements.lazy.compactMap(\.announced)))
    }

    func committed(_ households: Set<HouseholdID>) {
        guard !households.isEmpty else { return }
        let handlers = handlers.withLock { $0 }
        for household in households {
            for handler in handlers { handler(household) }
        }
    }
}
