import Synchronization
public import Values

/// What has been revoked and could still be presented: short, in memory, one for all services of a process.
///
/// The runtime keeps it up to date from the account service, which adds its own at once.
public final class RevocationList: Sendable {
    private struct State {
        /// Which tokens of each subject: those issued before this.
        var before: [Revocation.Subject: Instant] = [:]
        var sweptAt: Instant?
        var watchers: [@Sendable () -> Void] = []
    }

    private let state = Mutex(State())
    /// Most of the time nothing is revoked, and then a request does not wait for the lock.
    private let isEmpty = Atomic<Bool>(true)

    /// An empty list.
    public init() {}

    /// Adds revocations; one that is known already changes nothing.
    public func add(_ revocations: [Revocation], at now: Instant) {
        guard !revocations.isEmpty else { return sweep(at: now) }
        let watchers = state.withLock { state in
            for revocation in revocations {
                let known = state.before[revocation.subject] ?? revocation.before
                state.before[revocation.subject] = max(revocation.before, known)
            }
            isEmpty.store(false, ordering: .releasing)
            return state.watchers
        }
        sweep(at: now)
        for watcher in watchers { watcher() }
    }

    /// Whether a token that says this has been revoked.
    public func covers(_ claims: AccessClaims) -> Bool {
        // defence: revocation
        if isEmpty.load(ordering: .acquiring) { return false }
        return state.withLock { state in
            for subject in [Revocation.Subject.user(claims.user), .session(claims.session)] {
                if let before = state.before[subject], claims.issuedAt < before { return true }
            }
            return false
        }
    }

    /// How many sessions and users are on it.
    public var count: Int { state.withLock { $0.before.count } }

    /// Calls `watcher` after revocations have been added.
    func afterAdding(_ watcher: @escaping @Sendable () -> Void) {
        state.withLock { $0.watchers.append(watcher) }
    }

    /// Forgets what no token can be about any more; once a minute is often enough.
    private func sweep(at now: Instant) {
        state.withLock { state in
            if let last = state.sweptAt, now - last < .seconds(60) { return }
            state.sweptAt = now
            let limit = now - Revocation.longestToken
            state.before = state.before.filter { $0.value > limit }
            isEmpty.store(state.before.isEmpty, ordering: .releasing)
        }
    }
}
