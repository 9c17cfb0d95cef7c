import Loop
import Synchronization

/// What is wrong with a database at the moment, as those who use it find out.
///
/// A failure that has a cause is remembered until something succeeds that could not while it lasted.
public final class DatabaseHealth: Sendable {
    /// A cause, and what the database said.
    public struct Trouble: Equatable, Sendable {
        /// What is wrong.
        public let fault: DatabaseFault
        /// The database's own words, for logs only.
        public let diagnostic: String

        /// As it was thrown.
        public var error: DatabaseError { DatabaseError(.unavailable, diagnostic: diagnostic, fault: fault) }
    }

    /// What there is to tell, once a minute at most for each cause.
    public enum News: Equatable, Sendable {
        /// So many calls have failed since it was told last.
        case failing(Trouble, times: Int)
        /// It works again.
        case well
    }

    private struct State {
        var trouble: Trouble?
        var since: UInt64 = 0
        /// When each cause was told last, and how often it has been met since then.
        var told: [DatabaseFault: UInt64] = [:]
        var untold: [DatabaseFault: Int] = [:]
        var listener: (@Sendable (News) -> Void)?
    }

    private let state = Mutex(State())
    /// Asked by every call that succeeds.
    private let isTroubled = Atomic(false)
    private let memory: UInt64?
    private let pause: UInt64
    private let clock: @Sendable () -> UInt64

    /// Nothing is wrong; a trouble that is met no more is forgotten after `memory`, where nothing would show its end.
    init(
        memory: Duration? = nil,
        pause: Duration = .seconds(60),
        clock: @escaping @Sendable () -> UInt64 = monotonicNanoseconds
    ) {
        self.memory = memory?.nanoseconds
        self.pause = pause.nanoseconds
        self.clock = clock
    }

    /// What is wrong at the moment, if anything is.
    public var trouble: Trouble? {
        guard isTroubled.load(ordering: .relaxed) else { return nil }
        if let memory, state.withLock({ $0.since + memory < clock() }) { end { _ in true } }
        return state.withLock(\.trouble)
    }

    /// Calls `listener` with what there is to tell, on whatever thread finds out.
    public func listen(_ listener: @escaping @Sendable (News) -> Void) {
        state.withLock { $0.listener = listener }
    }

    /// Takes note of a failure; one without a cause is the statement's own.
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

    /// A write has been committed: the disk has room, and takes what it is given.
    func wrote() { end { $0 != .damaged } }

    /// Something has been read: there is an answer, and no more is known.
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
