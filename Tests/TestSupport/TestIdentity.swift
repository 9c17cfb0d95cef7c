import Crypto
public import HTTP
public import Identity
public import Values

/// Signs callers in without an account service.
public struct TestIdentity: Sendable {
    /// Accepts what `token` signs.
    public let authenticator: Authenticator
    private let signer: TokenSigner

    /// An identity with a key of its own.
    public init() {
        let signer = TokenSigner(key: SigningKey())
        self.signer = signer
        authenticator = Authenticator(fetchKeys: { JSONWebKeySet(keys: [signer.publicKey]) })
    }

    /// An access token for an hour; with scopes one as API tokens get it.
    public func token(
        user: UserID = UserID(.version7()),
        household: HouseholdID,
        role: Role = .owner,
        plan: Plan = .unlimited,
        scopes: Scopes? = nil
    ) -> Secret {
        signer.sign(
            AccessClaims(
                user: user,
                session: SessionID(.version7()),
                issuedAt: .now,
                expiresAt: .now + .seconds(3600),
                household: household,
                households: [household: HouseholdClaim(role: role, plan: plan)],
                scopes: scopes
            )
        )
    }

    /// A caller of these routes who belongs to a household.
    public func client(
        of router: Router,
        household: HouseholdID = HouseholdID(.version7()),
        user: UserID = UserID(.version7()),
        role: Role = .owner,
        plan: Plan = .unlimited
    ) -> TestClient {
        let token = token(user: user, household: household, role: role, plan: plan)
        return TestClient(router: router, household: household, token: token)
    }
}
