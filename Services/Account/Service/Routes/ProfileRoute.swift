import AccountAPI
import HTTP
import Identity
import Values

extension Router {
    /// What the caller wants to be called: the others in their households see it.
    mutating func addProfileRoute(_ dependencies: Dependencies) {
        let store = dependencies.accounts.store
        signedIn(.patch, AccountPaths.me, dependencies.authenticator, sessionOnly: true, .changeMe) { request, claims in
            if case .some(let name) = try request.decode(ProfileChangeBody.self).name {
                try await store.setName(CredentialReading.name(name), of: claims.user)
            }
            guard let profile = try await store.profile(of: claims.user) else { throw AccountError.sessionOver }
            return .secret(ProfileBody(profile))
        }
    }
}

extension Operation {
    static let changeMe = Operation(
        "changeMe",
        summary: "Sets what the caller wants to be called, which all in their households see.",
        tag: "account",
        body: .object([
            Property(
                "name",
                .nullable(.string(maxLength: CredentialReading.longestName)),
                required: false,
                description: "Null takes it back; left out, it stays."
            )
        ]),
        bodyTypes: ["application/json", "application/merge-patch+json"],
        answers: [.ok(.ref("Profile"))]
    )
}
