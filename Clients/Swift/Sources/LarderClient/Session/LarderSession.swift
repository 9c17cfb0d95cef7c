import Foundation

/// A signed-in session: its tokens, which are exchanged for new ones before they expire.
public actor LarderSession {
    private let store: any TokenStore
    private let exchange: @Sendable (_ refreshToken: String) async throws -> SessionTokens
    private var tokens: SessionTokens?
    private var isLoaded = false
    /// The exchange that all waiting calls share.
    private var refreshing: Task<SessionTokens, any Error>?

    /// How many seconds before its end an access token is exchanged.
    private static let margin: TimeInterval = 30

    init(store: any TokenStore, exchange: @escaping @Sendable (String) async throws -> SessionTokens) {
        self.store = store
        self.exchange = exchange
    }

    /// The tokens; nil if nobody is signed in.
    public func current() async throws -> SessionTokens? {
        if !isLoaded {
            let stored = try await store.load()
            // Somebody may have signed in meanwhile.
            if !isLoaded { (tokens, isLoaded) = (stored, true) }
        }
        return tokens
    }

    /// An access token that is valid for a while; throws `signedOut` if there is no session.
    public func accessToken() async throws -> String {
        guard let tokens = try await current() else { throw LarderError.signedOut }
        guard tokens.expiresAt.timeIntervalSinceNow < Self.margin else { return tokens.accessToken }
        do { return try await refreshed(after: tokens.accessToken) } catch let error as LarderError {
            // Without the account service, a token goes on until it expires.
            if error.isTransient, tokens.expiresAt.timeIntervalSinceNow > 0 { return tokens.accessToken }
            throw error
        }
    }

    /// A new access token, after the server has refused this one; one exchange for all who wait.
    func refreshed(after refused: String) async throws -> String {
        if let refreshing { return try await refreshing.value.accessToken }
        guard let known = try await current() else { throw LarderError.signedOut }
        // Somebody else has exchanged it since.
        if known.accessToken != refused { return known.accessToken }
        if let refreshing { return try await refreshing.value.accessToken }
        // A task of its own: who asked first may be cancelled while others wait.
        let task = Task { try await renew(known) }
        refreshing = task
        defer { if refreshing == task { refreshing = nil } }
        return try await task.value.accessToken
    }

    private func renew(_ known: SessionTokens) async throws -> SessionTokens {
        // Another part of the app may have exchanged them, as an extension that shares the store does.
        if let stored = try await store.load(), stored.refreshToken != known.refreshToken {
            tokens = stored
            return stored
        }
        do {
            let new = try await exchange(known.refreshToken)
            // Signed out, or in as somebody else, while the answer was on its way.
            guard tokens == known else { throw LarderError.signedOut }
            try await adopt(new)
            return new
        } catch let error as LarderError where error.status == 401 {
            if tokens == known { try await end() }
            throw LarderError.signedOut
        }
    }

    /// Begins with the tokens of a sign-in.
    func adopt(_ new: SessionTokens) async throws {
        // In memory even if they cannot be stored: the old ones are of no use any more.
        (tokens, isLoaded) = (new, true)
        try await store.save(new)
    }

    /// Forgets the tokens.
    func end() async throws {
        (tokens, isLoaded) = (nil, true)
        try await store.save(nil)
    }
}
