import Loop
import Synchronization

/// Who may write to a SQLite file: one at a time, the others in a queue that blocks no thread.
final class WriterLane: Sendable {
    /// Called with true when it is the caller's turn, with false when it has waited too long.
    typealias Turn = @Sendable (_ granted: Bool) -> Void

    private struct State {
        var isTaken = false
        var waiting: [(since: UInt64, turn: Turn)] = []
        var head = 0
        var isSwept = false
    }

    private let state = Mutex(State())
    private let loop: EventLoop
    private let patience: Duration

    /// A free lane; who waits longer than `patience` is turned away.
    init(loop: EventLoop, patience: Duration) {
        self.loop = loop
        self.patience = patience
    }

    /// Takes the lane, now or when it is free; whoever is granted it must release it.
    func acquire(_ turn: @escaping Turn) {
        let (granted, sweep) = state.withLock { state in
            guard state.isTaken else {
                state.isTaken = true
                return (true, false)
            }
            state.waiting.append((monotonicNanoseconds(), turn))
            defer { state.isSwept = true }
            return (false, !state.isSwept)
        }
        if granted { turn(true) }
        if sweep { loop.execute { [self] in scheduleSweep() } }
    }

    /// Gives the lane to the next.
    func release() {
        let next = state.withLock { state -> Turn? in
            guard state.head < state.waiting.count else {
                state.isTaken = false
                return nil
            }
            let next = state.waiting[state.head].turn
            state.head += 1
            if state.head == state.waiting.count {
                state.waiting.removeAll(keepingCapacity: true)
                state.head = 0
            } else if state.head > 256 {
                state.waiting.removeFirst(state.head)
                state.head = 0
            }
            return next
        }
        next?(true)
    }

    private func scheduleSweep() {
        loop.schedule(after: .milliseconds(250)) { [self] in sweep() }
    }

    /// Turns away who has waited too long; goes on as long as anyone waits.
    private func sweep() {
        let limit = patience.nanoseconds
        let now = monotonicNanoseconds()
        let late = state.withLock { state in
            let late = state.waiting[state.head...].prefix { $0.since + limit < now }.map(\.turn)
            state.head += late.count
            state.isSwept = state.head < state.waiting.count
            return (turns: late, again: state.isSwept)
        }
        for turn in late.turns { turn(false) }
        if late.again { scheduleSweep() }
    }
}
