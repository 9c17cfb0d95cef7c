import Synchronization

/// A semaphore that is fair between owners: limits how many may do something at a time.
public final class Turns: Sendable {
    private struct State {
        var taken = 0
        var waiting = FairQueue<UnsafeContinuation<Bool, Never>>()
    }

    private let state: Mutex<State>
    private let most: Int
    private let spare: Int
    private let capacity: Int
    /// Tells which owners may use a spare turn.
    private let pool: ThreadPool?

    /// At most `most` turns at a time, with a limit on how many may wait.
    ///
    /// The `spare` turns besides are for light users of the pool.
    public init(most: Int, waiting capacity: Int, spare: Int = 0, pool: ThreadPool? = nil) {
        state = Mutex(State())
        (self.most, self.capacity, self.spare, self.pool) = (most, capacity, spare, pool)
    }

    /// Takes a turn on behalf of the current task's owner if one is free; it must be given back.
    public func takeIfFree() -> Bool {
        let owner = WorkOwner.current
        return state.withLock { takeIfFree(&$0, owner) }
    }

    private func takeIfFree(_ state: inout State, _ owner: WorkOwner?) -> Bool {
        guard state.taken < most || state.taken < most + spare && mayHaveSpare(owner?.address ?? 0)
        else { return false }
        state.taken += 1
        return true
    }

    /// Waits for a turn on behalf of the current task's owner; false if too many wait already or the owner's deadline
    /// passes.
    ///
    /// A turn must be given back.
    public func take() async -> Bool {
        let owner = WorkOwner.current
        let isTaken = await withUnsafeContinuation { continuation in
            let (now, refused) = state.withLock { state -> (Bool, UnsafeContinuation<Bool, Never>?) in
                if takeIfFree(&state, owner) { return (true, nil) }
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

    /// Gives a turn back, to the next in the queue.
    public func give() {
        let next = state.withLock { state in
            let isSpare = state.taken > most
            let next = state.waiting.popFirst { address, _ in isSpare && !mayHaveSpare(address) }
            if next == nil { state.taken -= 1 }
            return next
        }
        next?.resume(returning: true)
    }

    private func mayHaveSpare(_ address: Int) -> Bool { pool?.hasHadLittle(address) == true }
}
