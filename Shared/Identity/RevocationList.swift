import Synchronization
public import Values

/// What has been revoked and could still be presented: short, in memory, one for all services of a process.
///
/// The runtime keeps it up to date from the account service, which adds its own at once.
public final class RevocationList: Sendable {
    private struct State {
        /// Which tokens of each subject: those issued before this.
        var before: [Revocation.Subject: Instant] = [:]
        /// The plan of each household whose plan has changed, and which tokens say an older one.
        var plans: [HouseholdID: (plan: Plan, before: Instant)] = [:]
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
                if case .plan(let household, let plan) = revocation.subject {
                    // Of two changes at the same time, the one that is told later.
                    if let known = state.plans[household], known.before > revocation.before { continue }
                    state.plans[household] = (plan, revocation.before)
                    continue
                }
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

    /// The plan of a household, where it has changed since a token that says this was issued; nil if it has not.
    public func plan(of household: HouseholdID, since claims: AccessClaims) -> Plan? {
        // defence: plan-changes
        if isEmpty.load(ordering: .acquiring) { return nil }
        return state.withLock { state in
            guard let change = state.plans[household], claims.issuedAt < change.before else { return nil }
            return change.plan
        }
    }

    /// How many sessions, users and households are on it.
    public var count: Int { state.withLock { $0.before.count + $0.plans.count } }

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
            state.plans = state.plans.filter { $0.value.before > limit }
            isEmpty.store(state.before.isEmpty && state.plans.isEmpty, ordering: .releasing)
        }
    }
}
