import Synchronization
import Values

/// Tokens whose signature has been confirmed already, so that a warm check is one look-up.
///
/// Two generations bound it: when the younger is full it becomes the older and the older is forgotten. What is in use
/// moves to the younger again.
final class TokenCache: Sendable {
    private struct State {
        var young: [String: AccessClaims] = [:]
        var old: [String: AccessClaims] = [:]
    }

    private let capacity: Int
    private let state = Mutex(State())

    /// A cache that holds so many tokens at most.
    init(capacity: Int) {
        self.capacity = max(2, capacity)
    }

    /// The claims of a token that was confirmed before and has not ended.
    func claims(of token: String, at now: Instant) -> AccessClaims? {
        state.withLock { state in
            if let claims = state.young[token] {
                if claims.expiresAt > now { return claims }
                state.young[token] = nil
            } else if let claims = state.old.removeValue(forKey: token), claims.expiresAt > now {
                insert(claims, for: token, into: &state)
                return claims
            }
            return nil
        }
    }

    /// Remembers a confirmed token.
    func insert(_ claims: AccessClaims, for token: String) {
        state.withLock { insert(claims, for: token, into: &$0) }
    }

    private func insert(_ claims: AccessClaims, for token: String, into state: inout State) {
        if state.young.count >= capacity / 2 {
            state.old = state.young
            state.young = [:]
        }
        state.young[token] = claims
    }

    /// How many tokens are remembered.
    var count: Int { state.withLock { $0.young.count + $0.old.count } }
}
