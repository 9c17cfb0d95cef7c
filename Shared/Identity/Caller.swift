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
    public private(set) var plan = Plan.unlimited
    /// What the access token says; nil for one of Larder's own services.
    private(set) var claims: AccessClaims?
    /// The session that the user has signed in with; nil for one of Larder's own services.
    public var session: SessionID? { claims?.session }
    /// What calls to other services carry that this request causes, where the request's own header would not do.
    private(set) var onward: Neighbour.Credentials?

    /// Stands for one of Larder's own services where no user is calling: the nil UUID (RFC 9562, section 5.9).
    public static let service = UserID(UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)))
}
