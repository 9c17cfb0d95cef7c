import Crypto
import Loop
import Synchronization
import Values

/// Hashes and compares passwords on threads of its own: a few at once, a bounded number waiting.
///
/// Whoever comes beyond that is told to come again, so that a flood of sign-ins costs neither memory nor the answers to
/// others.
final class PasswordPool: PasswordHashing {
    private let pool: ThreadPool
    private let cost: PasswordHash.Cost
    private let most: Int
    private let pending = Mutex(0)

    /// A pool that works on `threads` at once and lets so many wait.
    init(cost: PasswordHash.Cost, threads: Int = 2, waiting: Int = 32) {
        self.cost = cost
        most = threads + waiting
        pool = ThreadPool(name: "passwords", threads: threads)
    }

    deinit { pool.stop() }

    func hash(_ password: Secret) async throws -> Secret {
        let cost = cost
        guard let hash = try await run({ PasswordHash.make(password, cost: cost) }) else { throw AccountError.busy }
        return hash
    }

    func check(_ password: Secret, against hash: Secret?) async throws -> PasswordCheck {
        let cost = cost
        return try await run {
            // As long without a hash as with one: who is known here must not be told by the clock.
            let isRight = PasswordHash.confirms(hash ?? cost.nobodys, password)
            guard let hash, isRight else { return .wrong }
            return PasswordHash.isOutdated(hash, cost: cost) ? .rightButOutdated : .right
        }
    }

    private func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async throws -> Value {
        let isTaken = pending.withLock { pending in
            guard pending < most else { return false }
            pending += 1
            return true
        }
        guard isTaken else { throw AccountError.busy }
        defer { pending.withLock { $0 -= 1 } }
        return await pool.run(body)
    }
}
