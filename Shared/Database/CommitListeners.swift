import Synchronization

/// The listeners in this process for what committed statements announce.
final class CommitListeners: Sendable {
    private let handlers = Mutex<[@Sendable (Announcement) -> Void]>([])

    func add(_ handler: @escaping @Sendable (Announcement) -> Void) { handlers.withLock { $0.append(handler) } }

    func removeAll() { handlers.withLock { $0 = [] } }

    /// Calls the listeners with each announcement of these statements, once; they have been committed.
    func committed(_ statements: [RenderedSQL]) {
        committed(Set(statements.lazy.compactMap(\.announced)))
    }

    func committed(_ announcements: Set<Announcement>) {
        guard !announcements.isEmpty else { return }
        let handlers = handlers.withLock { $0 }
        for announcement in announcements {
            for handler in handlers { handler(announcement) }
        }
    }
}
