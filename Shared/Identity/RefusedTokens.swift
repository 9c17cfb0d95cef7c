import Crypto
import HTTP
import Synchronization
import Values

/// API tokens and app passwords that the account service has just refused, so that a program which goes on with an old
/// one costs it a call every few seconds and not one for each request.
///
/// A token is made before anybody can show it, so one that was unknown stays so; what is kept is its hash.
final class RefusedTokens: Sendable {
    private struct Refusal {
        var problem: Problem
        var until: Instant
    }

    /// Short, as nothing tells of a mistake of the account service's.
    static let lifetime = Duration.seconds(5)

    private let capacity: Int
    private let refusals = Mutex<[[UInt8]: Refusal]>([:])

    /// Remembers so many at most.
    init(capacity: Int = 1024) {
        self.capacity = capacity
    }

    /// How many are remembered.
    var count: Int { refusals.withLock { $0.count } }

    /// The answer to a token that was refused a moment ago.
    func problem(for token: Secret, at now: Instant) -> Problem? {
        // As a rule nothing is refused, and then nothing is hashed.
        guard count > 0 else { return nil }
        let hash = token.tokenHash
        return refusals.withLock { refusals in
            guard let refusal = refusals[hash], refusal.until > now else { return nil }
            return refusal.problem
        }
    }

    /// Remembers a refusal.
    func insert(_ token: Secret, _ problem: Problem, at now: Instant) {
        let hash = token.tokenHash
        refusals.withLock { refusals in
            if refusals.count >= capacity {
                refusals = refusals.filter { $0.value.until > now }
                // Somebody guesses: what is forgotten costs a call again, and no more.
                if refusals.count >= capacity { refusals = [:] }
            }
            refusals[hash] = Refusal(problem: problem, until: now + RefusedTokens.lifetime)
        }
    }
}
