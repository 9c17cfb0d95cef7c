import AccountAPI
import HTTP
import Identity
import Values

/// Who the caller is, and what they want to be called: the others in their households see it.
extension Dependencies {
    func getMe(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        let memberships = try await store.memberships(of: claims.user)
        let profile = try await profile(of: claims.user)
        return .secret(MeBody(user: profile, households: memberships.map { HouseholdBody($0) }))
    }

    func changeMe(_ request: Request, _ claims: AccessClaims) async throws -> Response {
        if case .some(let name) = try request.decode(ProfileChangeBody.self).name {
            try await store.setName(CredentialReading.name(name), of: claims.user)
        }
        return .secret(try await profile(of: claims.user))
    }

    private func profile(of user: UserID) async throws -> ProfileBody {
        guard let user = try await store.user(user) else { throw AccountError.sessionOver }
        return ProfileBody(user)
    }
}

extension ProfileBody {
    /// A user as they see themselves.
    init(_ user: User) {
        self.init(id: user.id, email: user.email?.text, name: user.name, hasPassword: user.passwordHash != nil)
    }
}

extension Operation {
    static let getMe = Operation(
        "getMe",
        summary: "The caller and their households.",
        tag: "sign-in",
        answers: [.ok(.ref("Me"))]
    )
    static let changeMe = Operation(
        "changeMe",
        summary: "Sets the caller's display name, visible in their households.",
        tag: "account",
        body: .object([
            Property(
                "name",
                .nullable(.string(maxLength: CredentialReading.longestName)),
                required: false,
                description: "Null removes it; absent leaves it unchanged."
            )
        ]),
        answers: [.ok(.ref("Profile"))]
    )
}
