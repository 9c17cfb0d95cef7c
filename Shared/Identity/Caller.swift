import FoundationEssentials
import HTTP
public import Values

/// Who is calling, for which household, and what they may do there.
public struct Caller: Sendable {
    /// Who signed in.
    public let user: UserID
    /// The household that this request is about.
    public let household: HouseholdID
    /// What the user may do in it.
    public let role: Role
    /// What the household has paid for.
    public let plan: Plan
    /// The session, or the API token, that the request belongs to; nil for one of Larder's own services.
    public let session: SessionID?
    /// What the caller's token is limited to; nil for somebody who has signed in.
    public let scopes: Scopes?
    /// The access token, for calls to other services on the user's behalf.
    public let token: Secret
    /// What calls to other services carry that this request causes, where the request's own header would not do.
    let onward: Neighbour.Credentials?
    /// When the token was issued.
    let issuedAt: Instant

    /// Stands for one of Larder's own services where no user is calling: the nil UUID (RFC 9562, section 5.9).
    public static let service = UserID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))

    /// A caller; the authenticator makes them, and tests.
    public init(
        user: UserID,
        household: HouseholdID,
        role: Role,
        plan: Plan = .unlimited,
        session: SessionID? = nil,
        scopes: Scopes? = nil,
        token: Secret
    ) {
        self.init(
            user: user,
            household: household,
            claim: HouseholdClaim(role: role, plan: plan),
            session: session,
            scopes: scopes,
            token: token,
            issuedAt: .now,
            onward: nil
        )
    }

    init(
        user: UserID,
        household: HouseholdID,
        claim: HouseholdClaim,
        session: SessionID?,
        scopes: Scopes?,
        token: Secret,
        issuedAt: Instant,
        onward: Neighbour.Credentials?
    ) {
        self.user = user
        self.household = household
        role = claim.role
        plan = claim.plan
        self.session = session
        self.scopes = scopes
        self.token = token
        self.issuedAt = issuedAt
        self.onward = onward
    }
}
