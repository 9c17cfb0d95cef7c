public import JSON
public import Values

/// A tag type for ids of sessions.
public enum SessionSubject {}
/// Somebody signed in on one device.
public typealias SessionID = Identifier<SessionSubject>

/// What an access token says: who, until when, and which households with which role and plan.
@MembersInit
public struct AccessClaims: Hashable, Sendable {
    /// Who issued the token.
    public var issuer: String = AccessClaims.defaultIssuer
    /// Who signed in.
    public var user: UserID
    /// The session that the token was made for.
    public var session: SessionID
    /// When the token was made.
    public var issuedAt: Instant
    /// When the token ends; to the second, as JSON Web Tokens count.
    public var expiresAt: Instant
    /// The household that is meant when a request names none.
    public var household: HouseholdID?
    /// The user's households, with role and plan in each.
    public var households: [HouseholdID: HouseholdClaim]
    /// What the token may be used for; nil for somebody who has signed in, who may do all that their role allows.
    public var scopes: Scopes? = nil
    /// What a page has to repeat to change anything, where a browser sends the token by itself; nil for other tokens.
    public var csrf: String? = nil

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
            // A NumericDate may have a fraction; a revocation tells tokens of one second apart by it.
            json.key(named: "iat")
            json.raw(AccessClaims.fractional(issuedAt))
            json.member("exp", expiresAt.seconds)
            json.member("household", household)
            json.object("households") { json in
                for (id, claim) in households.sorted(by: { $0.key < $1.key }) {
                    json.member(named: id.description, claim)
                }
            }
            if let scopes { json.member("scope", scopes.text) }
            if let csrf { json.member("csrf", csrf) }
        }
    }
}

extension AccessClaims {
    /// Reads the claims of a token whose signature has been confirmed; nil if they are not ours.
    init?(json: [UInt8]) {
        guard let wire = try? JSONReader.read(WrittenClaims.self, from: json),
            let iat = Int64(exactly: (wire.iat * 1000).rounded())
        else { return nil }
        self.init(
            issuer: wire.iss,
            user: wire.sub,
            session: wire.sid,
            issuedAt: Instant(milliseconds: iat),
            expiresAt: Instant(milliseconds: wire.exp &* 1000),
            household: wire.household,
            households: [:],
            scopes: wire.scope.map { Scopes(text: $0) },
            csrf: wire.csrf
        )
        for (id, claim) in wire.households {
            // A role that this version does not know gives no right at all, and a plan that it does not know the least.
            guard let id = HouseholdID(id), let role = Role(rawValue: claim.role) else { continue }
            households[id] = HouseholdClaim(role: role, plan: Plan(rawValue: claim.plan) ?? .free)
        }
    }

    /// Whether a token that says this can be one of ours at a time: not made in the future, nor for longer than any is.
    ///
    /// Asked where tokens are confirmed, and not only kept to where they are made: whoever has come by a signing key
    /// still has to sign anew every hour, and no more once the key has been changed.
    func isLivedAsIssued(at now: Instant) -> Bool {
        let (longest, skew) = (Revocation.longestToken.wholeMilliseconds, AccessClaims.clockSkew.wholeMilliseconds)
        let (issued, ends, now) = (issuedAt.milliseconds, expiresAt.milliseconds, now.milliseconds)
        // First, so that no difference of these is too large for its type.
        guard issued > now - 2 * longest, issued <= now + skew, ends <= now + longest + skew else { return false }
        return ends - issued <= longest
    }

    /// How far the clocks of two machines of one Larder may be apart; a revocation dates what follows it a moment ahead.
    static let clockSkew = Duration.seconds(60)

    /// Seconds since 1970 with three digits after the point.
    private static func fractional(_ instant: Instant) -> [UInt8] {
        let rest = instant.milliseconds - instant.seconds * 1000
        return Array("\(instant.seconds).\(rest < 100 ? "0" : "")\(rest < 10 ? "0" : "")\(rest)".utf8)
    }
}

/// The claims as a token holds them.
@JSONObject(.readOnly)
private struct WrittenClaims {
    var iss: String
    var sub: UserID
    var sid: SessionID
    var iat: Double
    var exp: Int64
    var household: HouseholdID?
    var households: [String: WrittenHousehold]
    var scope: String?
    var csrf: String?
}

/// What a token says of a household.
@JSONObject(.readOnly)
private struct WrittenHousehold {
    var role: String
    var plan: String
}
