import Synchronization

/// What a request leaves to be done once it has been answered, so that its client does not wait for it.
final class AfterAnswer: Sendable {
    private struct State {
        var work: [@Sendable () -> Void] = []
        var isAnswered = false
    }

    private let state = Mutex(State())

    /// Keeps the work for later, or does it now if the request has been answered already.
    func add(_ work: @escaping @Sendable () -> Void) {
        let isAnswered = state.withLock { state in
            if !state.isAnswered { state.work.append(work) }
            return state.isAnswered
        }
        if isAnswered { work() }
    }

    /// Does what was kept; the request has been answered, or its client has gone.
    func run() {
        let work = state.withLock { state in
            defer { state = State(isAnswered: true) }
            return state.work
        }
        for part in work { part() }
    }
}

extension RequestContext {
    /// Does `work` once the current task's request has been answered; at once if the task answers none.
    ///
    /// For what others wait for, but the client does not, such as delivering events.
    public static func afterAnswer(_ work: @escaping @Sendable () -> Void) {
        if let later = current?.afterAnswer { later.add(work) } else { work() }
    }
}
