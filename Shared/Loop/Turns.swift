import Synchronization

/// So many may do something at a time; the others wait for their turns, which owners share.
public final class Turns: Sendable {
    private struct State {
        var free: Int
        var waiting = FairQueue<UnsafeContinuation<Bool, Never>>()
    }

    private let state: Mutex<State>
    private let capacity: Int

    /// Turns for `most` at a time, for which so many may wait.
    public init(most: Int, waiting capacity: Int) {
        state = Mutex(State(free: most))
        self.capacity = capacity
    }

    /// Waits for a turn, on behalf of the current task's owner; false if too many wait already or the owner's time is over.
    ///
    /// Whoever has had a turn gives it back.
    public func take() async -> Bool {
        let owner = WorkOwner.current
        let isTaken = await withUnsafeContinuation { continuation in
            let (now, refused) = state.withLock { state -> (Bool, UnsafeContinuation<Bool, Never>?) in
                if state.free > 0 {
                    state.free -= 1
                    return (true, nil)
                }
                guard state.waiting.count >= capacity else {
                    state.waiting.append(continuation, of: owner)
                    return (false, nil)
                }
                guard let surplus = state.waiting.dropNewest(for: owner) else { return (false, continuation) }
                state.waiting.append(continuation, of: owner)
                return (false, surplus)
            }
            refused?.resume(returning: false)
            if now { continuation.resume(returning: true) }
        }
        guard isTaken, (owner?.deadline ?? .max) < monotonicNanoseconds() else { return isTaken }
        give()
        return false
    }

    /// Gives a turn back, to whoever is next.
    public func give() {
        let next = state.withLock { state in
            let next = state.waiting.popFirst()
            if next == nil { state.free += 1 }
            return next
        }
        next?.resume(returning: true)
    }
}
