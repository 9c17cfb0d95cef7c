import FoundationEssentials
public import Values

/// Who is calling, for which household, and what they may do there.
public struct Caller: Sendable {
    /// Who signed in.
    public let user: UserID
    /// The household that this request is about.
    public let household: HouseholdID
    /// What the user may do in it.
    public let role: Role
    /// The access token, for calls to other services on the user's behalf.
    public let token: Secret

    /// Stands for one of Larder's own services where no user is calling: the nil UUID (RFC 9562, section 5.9).
    public static let service = UserID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))

    /// A caller; the authenticator makes them, and tests.
    public init(user: UserID, household: HouseholdID, role: Role, token: Secret) {
        self.user = user
        self.household = household
        self.role = role
        self.token = token
    }
}
