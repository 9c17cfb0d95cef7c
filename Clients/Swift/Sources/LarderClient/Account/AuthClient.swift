import Foundation

extension Larder {
    /// Signing in and out.
    public var auth: AuthClient { AuthClient(api: api) }
}

/// Signing in and out.
public struct AuthClient: Sendable {
    let api: API

    /// What a sign-up has led to.
    public enum SignUp: Sendable {
        /// The user is signed in.
        case signedIn(SessionTokens)
        /// A mail has been sent, with a link that completes it.
        case mailSent
    }

    /// The user's own account, and their households.
    public struct Me: Codable, Hashable, Sendable {
        /// The account.
        public var user: Profile
        /// The households that they belong to.
        public var households: [Household]
    }

    /// An account.
    public struct Profile: Codable, Hashable, Sendable {
        /// The user's id.
        public var id: UUID
        /// The address that they sign in with; nil for an anonymous user.
        public var email: String?
        /// Their name.
        public var name: String?
        /// Whether they have a password.
        public var hasPassword: Bool
    }

    /// Begins as an anonymous user with a household.
    @discardableResult
    public func signInAnonymously(_ household: NewAnonymousHousehold = .init()) async throws -> SessionTokens {
        let call = try Call.post("/api/v1/auth/anonymous", household).anonymous.repeated(.never)
        return try await adopt(try await api.send(call))
    }

    /// Signs in.
    @discardableResult
    public func signIn(email: String, password: String) async throws -> SessionTokens {
        let body = ["email": email, "password": password]
        let call = try Call.post("/api/v1/auth/sign-in", body).anonymous.repeated(.safe)
        return try await adopt(try await api.send(call))
    }

    /// Gives the user an address and a password; who is signed in anonymously keeps everything.
    public func signUp(email: String, password: String, name: String? = nil) async throws -> SignUp {
        var body = ["email": email, "password": password]
        body["name"] = name
        var call = try Call.post("/api/v1/auth/sign-up", body).repeated(.never)
        call.isSignedIn = try await api.session.current() != nil
        let answer = try await api.send(call)
        return answer.status == 202 ? .mailSent : .signedIn(try await adopt(answer))
    }

    /// Completes a sign-up with what the link of the mail has.
    @discardableResult
    public func confirmSignUp(token: String, password: String) async throws -> SessionTokens {
        let body = ["token": token, "password": password]
        let call = try Call.post("/api/v1/auth/sign-up/confirm", body).anonymous.repeated(.never)
        return try await adopt(try await api.send(call))
    }

    /// Asks for a mail with which a password can be set.
    public func requestPasswordReset(email: String) async throws {
        try await api.run(
            try .post("/api/v1/auth/password-reset", ["email": email]).anonymous.repeated(.never)
        )
    }

    /// Changes the password; all other sessions end.
    public func changePassword(from current: String, to new: String) async throws {
        try await api.run(try .post("/api/v1/auth/password", ["current": current, "new": new]).repeated(.never))
    }

    /// The user's own account.
    public func me() async throws -> Me { try await api.read(.get("/api/v1/auth/me")) }

    /// Ends the session, here in any case.
    ///
    /// An error says that the server does not know of it; its session then ends when it has not been used for long.
    public func signOut() async throws {
        guard try await api.session.current() != nil else { return }
        let answer: Result<Void, any Error>
        do { answer = .success(try await api.run(.post("/api/v1/auth/sign-out").repeated(.safe))) } catch {
            answer = .failure(error)
        }
        try await api.session.end()
        do { try answer.get() } catch LarderError.signedOut {} catch let error as LarderError where error.status == 401
        {}
    }

    /// Exchanges the tokens now, after something that they say has changed.
    public func refresh() async throws {
        guard let tokens = try await api.session.current() else { throw LarderError.signedOut }
        _ = try await api.session.refreshed(after: tokens.accessToken)
    }

    private func adopt(_ answer: HTTPResponse) async throws -> SessionTokens {
        let tokens = try API.decode(answer, as: TokenAnswer.self).tokens()
        try await api.session.adopt(tokens)
        return tokens
    }
}

/// What the household of an anonymous user is to be; what is nil is taken from `Accept-Language`, or a default.
public struct NewAnonymousHousehold: Codable, Hashable, Sendable {
    /// Its name.
    public var householdName: String?
    /// Its time zone.
    public var timeZone: String?
    /// Its measures.
    public var measurementSystem: MeasurementSystem?
    /// Its language.
    public var language: String?

    /// A household.
    public init(
        householdName: String? = nil,
        timeZone: String? = nil,
        measurementSystem: MeasurementSystem? = nil,
        language: String? = nil
    ) {
        self.householdName = householdName
        self.timeZone = timeZone
        self.measurementSystem = measurementSystem
        self.language = language
    }
}
