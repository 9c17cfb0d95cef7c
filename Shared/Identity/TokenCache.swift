import Synchronization
import Values

/// Tokens whose signature has been confirmed already, so that a warm check is one look-up.
///
/// They are found by the whole `Authorization` header, which saves taking it apart, or by the cookie's value. Two generations bound the cache:
/// when the younger is full it becomes the older and the older is forgotten. What is in use moves to the younger again.
final class TokenCache: Sendable {
    /// A token that was confirmed, and what it says.
    struct Entry: Sendable {
        let token: Secret
        let claims: AccessClaims
        var way = Way.header
    }

    /// How a token came.
    enum Way: Sendable {
        /// In the header, as it is.
        case header
        /// As a cookie.
        case cookie
        /// From the account service, for an API token or an app password in the header.
        case exchange
    }

    /// A header, hashed by its end: a token ends with its signature or its secret, and is long.
    private struct Key: Hashable {
        let header: String

        func hash(into hasher: inout Hasher) {
            let isHashed: Void? = header.utf8.withContiguousStorageIfAvailable { utf8 in
                hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(utf8).suffix(32)))
            }
            if isHashed == nil { hasher.combine(header) }
        }
    }

    private struct State {
        var young: [Key: Entry] = [:]
        var old: [Key: Entry] = [:]
    }

    private let capacity: Int
    private let state = Mutex(State())

    /// A cache that holds so many tokens at most.
    init(capacity: Int) {
        self.capacity = max(2, capacity)
    }

    /// What was confirmed before and has not ended.
    func entry(for header: String, at now: Instant) -> Entry? {
        let key = Key(header: header)
        return state.withLock { state in
            if let entry = state.young[key] {
                if entry.claims.expiresAt > now { return entry }
                state.young[key] = nil
            } else if let entry = state.old.removeValue(forKey: key), entry.claims.expiresAt > now {
                insert(entry, for: key, into: &state)
                return entry
            }
            return nil
        }
    }

    /// Remembers a confirmed token.
    func insert(_ entry: Entry, for header: String) {
        state.withLock { insert(entry, for: Key(header: header), into: &$0) }
    }

    private func insert(_ entry: Entry, for key: Key, into state: inout State) {
        if state.young.count >= capacity / 2 {
            state.old = state.young
            state.young = [:]
        }
        state.young[key] = entry
    }
}
