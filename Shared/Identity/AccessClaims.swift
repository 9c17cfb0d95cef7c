import FoundationEssentials
public import JSON
public import Values

/// A tag type for ids of sessions.
public enum SessionSubject {}
/// Somebody signed in on one device.
public typealias SessionID = Identifier<SessionSubject>

/// What an access token says: who, until when, and which households with which role.
public struct AccessClaims: Hashable, Sendable {
    /// Who issued the token.
    public var issuer: String
    /// Who signed in.
    public var user: UserID
    /// On which device, so to say: the session that the token was made for.
    public var session: SessionID
    /// When the token was made.
    public var issuedAt: Instant
    /// When the token ends; to the second, as JSON Web Tokens count.
    public var expiresAt: Instant
    /// The household that is meant when a request names none.
    public var household: HouseholdID?
    /// The user's households and their role in each.
    public var households: [HouseholdID: Role]

    /// Claims to be signed.
    public init(
        issuer: String = AccessClaims.defaultIssuer,
        user: UserID,
        session: SessionID,
        issuedAt: Instant,
        expiresAt: Instant,
        household: HouseholdID?,
        households: [HouseholdID: Role]
    ) {
        self.issuer = issuer
        self.user = user
        self.session = session
        self.issuedAt = issuedAt
        self.expiresAt = expiresAt
        self.household = household
        self.households = households
    }

    /// The issuer that tokens of a Larder name.
    public static let defaultIssuer = "larder"
}

extension AccessClaims: JSONEncodable {
    /// Writes the claims by their registered names (RFC 7519, section 4.1) and those of ours.
    public func encode(to json: inout JSONWriter) {
        json.object { json in
            json.member("iss", issuer)
            json.member("sub", user)
            json.member("sid", session)
            json.member("iat", issuedAt.seconds)
            json.member("exp", expiresAt.seconds)
            json.member("household", household)
            json.member(
                "households",
                object: { json in
                    for (id, role) in households.sorted(by: { $0.key < $1.key }) {
                        json.member(named: id.description, role.rawValue)
                    }
                }
            )
        }
    }
}

extension AccessClaims {
    /// Reads the claims of a token whose signature has been confirmed; nil if they are not ours.
    init?(json: [UInt8]) {
        struct Wire: Decodable {
            var iss: String
            var sub: UserID
            var sid: SessionID
            var iat: Int64
            var exp: Int64
            var household: HouseholdID?
            var households: [String: String]
        }
        guard let wire = try? JSONDecoder().decode(Wire.self, from: Data(json)) else { return nil }
        self.init(
            issuer: wire.iss,
            user: wire.sub,
            session: wire.sid,
            issuedAt: Instant(milliseconds: wire.iat &* 1000),
            expiresAt: Instant(milliseconds: wire.exp &* 1000),
            household: wire.household,
            households: [:]
        )
        for (id, role) in wire.households {
            // A role that this version does not know gives no right at all.
            guard let id = HouseholdID(id), let role = Role(rawValue: role) else { continue }
            households[id] = role
        }
    }
}
