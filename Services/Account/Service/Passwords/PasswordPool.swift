import Crypto
import Loop
import Values

/// Turns passwords into hashes and compares them, slow on purpose, on threads of its own: a few at once, a bounded
/// number waiting.
///
/// Whoever comes beyond that is told to come again, so that a flood of sign-ins costs neither memory nor the answers to
/// others.
final class PasswordPool: Sendable {
    private let pool: ThreadPool
    private let cost: PasswordHash.Cost

    /// Hashes on the threads of a pool, which it stops in the end.
    init(cost: PasswordHash.Cost, pool: ThreadPool) {
        self.cost = cost
        self.pool = pool
    }

    deinit { pool.stop() }

    /// A hash to keep; throws `AccountError.busy` when too many wait already.
    func hash(_ password: Secret) async throws -> Secret {
        let cost = cost
        let hash = try await pool.run(orThrow: AccountError.busy) { () throws(AccountError) in
            PasswordHash.make(password, cost: cost)
        }
        guard let hash else { throw AccountError.busy }
        return hash
    }

    /// Whether a password is the one that was hashed; without a hash it is wrong, and takes as long to say so.
    func check(_ password: Secret, against hash: Secret?) async throws -> PasswordCheck {
        let cost = cost
        return try await pool.run(orThrow: AccountError.busy) { () throws(AccountError) -> PasswordCheck in
            // As long without a hash as with one: who is known here must not be told by the clock.
            // defence: equal-time
            let isRight = PasswordHash.confirms(hash ?? cost.nobodys, password)
            guard let hash, isRight else { return .wrong }
            return PasswordHash.isOutdated(hash, cost: cost) ? .rightButOutdated : .right
        }
    }
}

/// What became of comparing a password with a hash.
enum PasswordCheck: Sendable, Equatable {
    case wrong
    case right
    /// Right, but the hash was made with less or more work than is asked for now.
    case rightButOutdated
}
