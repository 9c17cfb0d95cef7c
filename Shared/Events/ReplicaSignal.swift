import Database
import FoundationEssentials
import Loop
import Synchronization
import Values

/// Tells the other replicas of a service which households have changed.
///
/// A notification inside a transaction would make every writer wait for every other's commit, so it is sent after the
/// commit: at once, but not sooner than some milliseconds after the last one, with all changes since. SQLite has no other
/// replicas, so nothing is sent.
final class ReplicaSignal: Sendable {
    private let channel: String
    private let db: any SQLDatabase
    private let loop: EventLoop
    /// Distinguishes our own notifications, which we also receive, from others'.
    private let ownID = UUID().canonical.prefix(8)
    private let pending = Mutex(Pending())

    private struct Pending {
        var households: Set<HouseholdID> = []
        var isScheduled = false
        /// When the last notification was sent, in monotonic nanoseconds.
        var lastSent: UInt64 = 0
    }

    /// The shortest time between two notifications, in nanoseconds.
    private static let pause: UInt64 = 10_000_000

    init(channel: String, db: any SQLDatabase, loop: EventLoop) {
        self.channel = channel
        self.db = db
        self.loop = loop
    }

    /// Calls `handler` with the households that other replicas name; with nil after an interruption.
    func listen(_ handler: @escaping @Sendable ([HouseholdID]?) -> Void) {
        guard db.dialect.isPostgres else { return }
        let prefix = ownID + ":"
        db.listen(channel: channel) { payload in
            if payload.isEmpty { return handler(nil) }
            guard !payload.hasPrefix(prefix) else { return }
            handler(payload.dropFirst(prefix.count).split(separator: ",").compactMap { HouseholdID($0) })
        }
    }

    func tell(_ household: HouseholdID) {
        guard db.dialect.isPostgres else { return }
        let isFirst = pending.withLock { pending in
            pending.households.insert(household)
            defer { pending.isScheduled = true }
            return !pending.isScheduled
        }
        guard isFirst else { return }
        loop.execute { [self] in
            let (time, next) = (monotonicNanoseconds(), pending.withLock { $0.lastSent } + Self.pause)
            // By the schedule in any case: what else the turn commits goes with it.
            loop.schedule(after: .nanoseconds(next > time ? next - time : 0)) { [self] in flush() }
        }
    }

    /// Sends pending notifications, in batches that fit into one (8,000 bytes).
    func flush() {
        let households = pending.withLock { pending in
            defer { pending = Pending(lastSent: monotonicNanoseconds()) }
            return Array(pending.households)
        }
        for start in stride(from: 0, to: households.count, by: 200) {
            let portion = households[start..<min(start + 200, households.count)]
            db.notify(channel: channel, payload: ownID + ":" + portion.map(\.description).joined(separator: ","))
        }
    }
}
