import Loop
import Synchronization

/// The current problems of a database, as its users experience them.
///
/// A failure with a cause is kept until an operation succeeds that it would prevent.
public final class DatabaseHealth: Sendable {
    /// A cause and the database's message.
    public struct Trouble: Equatable, Sendable {
        /// What is wrong.
        public let fault: DatabaseFault
        /// The database's message, for logs only.
        public let diagnostic: String

        /// From a thrown error.
        public var error: DatabaseError { DatabaseError(.unavailable, diagnostic: diagnostic, fault: fault) }
    }

    /// A change to report, at most once a minute for each cause.
    public enum News: Equatable, Sendable {
        /// The number of calls that have failed since the last report.
        case failing(Trouble, times: Int)
        /// It works again.
        case well
    }

    private struct State {
        var trouble: Trouble?
        var since: UInt64 = 0
        /// When each cause was last reported, and how often it has occurred since then.
        var told: [DatabaseFault: UInt64] = [:]
        var untold: [DatabaseFault: Int] = [:]
        var listener: (@Sendable (News) -> Void)?
    }

    private let state = Mutex(State())
    /// Read by every successful call.
    private let isTroubled = Atomic(false)
    private let memory: UInt64?
    private let pause: UInt64
    private let clock: @Sendable () -> UInt64

    /// No problems; one that does not recur is forgotten after `memory`, if nothing else would show its end.
    init(
        memory: Duration? = nil,
        pause: Duration = .seconds(60),
        clock: @escaping @Sendable () -> UInt64 = monotonicNanoseconds
    ) {
        self.memory = memory?.nanoseconds
        self.pause = pause.nanoseconds
        self.clock = clock
    }

    /// The current problem, if any.
    public var trouble: Trouble? {
        guard isTroubled.load(ordering: .relaxed) else { return nil }
        if let memory, state.withLock({ $0.since + memory < clock() }) { end { _ in true } }
        return state.withLock(\.trouble)
    }

    /// Calls `listener` with reports, on any thread.
    public func listen(_ listener: @escaping @Sendable (News) -> Void) {
        state.withLock { $0.listener = listener }
    }

    /// Records a failure; one without a cause concerns only its statement.
    func failed(_ error: DatabaseError) {
        // defence: told-faults
        guard let fault = error.fault else { return }
        let trouble = Trouble(fault: fault, diagnostic: error.diagnostic)
        let now = clock()
        let (listener, times) = state.withLock { state in
            if fault.isOutage {
                state.trouble = trouble
                state.since = now
                isTroubled.store(true, ordering: .relaxed)
            }
            state.untold[fault, default: 0] += 1
            if let told = state.told[fault], told + pause > now { return (nil as (@Sendable (News) -> Void)?, 0) }
            state.told[fault] = now
            return (state.listener, state.untold.removeValue(forKey: fault) ?? 1)
        }
        listener?(.failing(trouble, times: times))
    }

    /// A write has been committed: the disk has space and can be written.
    func wrote() {
        end { fault in
            // defence: lasting-damage
            fault != .damaged
        }
    }

    /// A read has succeeded: the database answers; nothing else is known.
    func read() { end { $0 == .unreachable || $0 == .noConnections } }

    private func end(_ isOver: (DatabaseFault) -> Bool) {
        guard isTroubled.load(ordering: .relaxed) else { return }
        let listener = state.withLock { state in
            guard let trouble = state.trouble, isOver(trouble.fault) else { return nil as (@Sendable (News) -> Void)? }
            state.trouble = nil
            isTroubled.store(false, ordering: .relaxed)
            return state.listener
        }
        listener?(.well)
    }
}
