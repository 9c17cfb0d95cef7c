import Loop
import Synchronization

/// Who may write to a SQLite file: one at a time; the others wait in a fair queue that blocks no thread.
final class WriterLane: Sendable {
    /// Called with true when it is the caller's turn, with false after waiting too long.
    typealias Turn = @Sendable (_ granted: Bool) -> Void

    /// A waiting writer, until it is called either way.
    private final class Waiter: Sendable {
        let since = monotonicNanoseconds()
        private let turn: Mutex<Turn?>

        init(_ turn: @escaping Turn) { self.turn = Mutex(turn) }

        /// The callback; nil once it has been called.
        func take() -> Turn? {
            turn.withLock { turn in
                defer { turn = nil }
                return turn
            }
        }
    }

    private struct State {
        var isTaken = false
        /// When the present holder got it, in monotonic nanoseconds.
        var since: UInt64 = 0
        var waiting = FairQueue<Waiter>()
        var isSwept = false
    }

    /// How many may wait.
    private static let capacity = 4096

    private let state = Mutex(State())
    private let loop: EventLoop
    private let patience: Duration
    private let onRelease: @Sendable (_ nanoseconds: UInt64) -> Void

    /// A free lane; those that wait longer than `patience` are refused.
    ///
    /// `onRelease` hears how long each writer had it.
    init(loop: EventLoop, patience: Duration, onRelease: @escaping @Sendable (_ nanoseconds: UInt64) -> Void = { _ in })
    {
        self.loop = loop
        self.patience = patience
        self.onRelease = onRelease
    }

    /// Takes the lane, now or when it is free, for the current task's owner; it must be released afterwards.
    func acquire(_ turn: @escaping Turn) {
        let owner = WorkOwner.current
        let (granted, refused, sweep) = state.withLock { state -> (Bool, Turn?, Bool) in
            guard state.isTaken else {
                state.isTaken = true
                state.since = monotonicNanoseconds()
                return (true, nil, false)
            }
            var refused: Turn?
            if state.waiting.count >= WriterLane.capacity {
                guard let surplus = state.waiting.dropNewest(for: owner) else { return (false, turn, false) }
                refused = surplus.take()
            }
            state.waiting.append(Waiter(turn), of: owner)
            defer { state.isSwept = true }
            return (false, refused, !state.isSwept)
        }
        if granted { turn(true) }
        refused?(false)
        if sweep { loop.execute { [self] in scheduleSweep() } }
    }

    /// Whether nobody has the lane or waits for it.
    var isFree: Bool { state.withLock { !$0.isTaken } }

    /// Passes the lane to the next writer.
    func release() {
        let now = monotonicNanoseconds()
        let (next, since) = state.withLock { state -> (Turn?, UInt64) in
            let since = state.since
            state.since = now
            while let waiter = state.waiting.popFirst() {
                if let turn = waiter.take() { return (turn, since) }
            }
            state.isTaken = false
            return (nil, since)
        }
        next?(true)
        onRelease(now - since)
    }

    private func scheduleSweep() {
        loop.schedule(after: .milliseconds(250)) { [self] in sweep() }
    }

    /// Refuses those that have waited too long; repeats as long as anyone waits.
    private func sweep() {
        let limit = patience.nanoseconds
        let now = monotonicNanoseconds()
        let late = state.withLock { state in
            var turns: [Turn] = []
            state.waiting.visitAll { waiter in
                if waiter.since + limit < now, let turn = waiter.take() { turns.append(turn) }
            }
            state.isSwept = !state.waiting.isEmpty
            return (turns: turns, again: state.isSwept)
        }
        for turn in late.turns { turn(false) }
        if late.again { scheduleSweep() }
    }
}
